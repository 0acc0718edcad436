import Drawing
import EditorFeatures
import Guide
import SourceText

extension MenuPicture {
  /// A page with all menus side by side and what is to be said of them. It loads nothing and holds no script.
  ///
  /// - Parameter style: nil for the colors of the options.
  public func html(_ parts: [Part], _ style: PageStyle? = nil) -> String {
    var names: [String] = []
    for name in parts.map({ $0.menu.appName(in: $0.languages.first ?? "en") })
    where !name.isEmpty && !names.contains(name) {
      names.append(name)
    }
    let separator = options.reader == .english ? ", " : "、"
    let more = names.count > Self.maximumNames ? ", …" : ""
    let title =
      LocalizedText.menuOf[options.reader]
      + names.prefix(Self.maximumNames).joined(separator: separator) + more
    var body = "<h1>\(Markup.escaped(title))</h1>\n"
    if parts.contains(where: hasMissing) {
      body +=
        "<p class=\"legend\"><span></span>\(Markup.escaped(LocalizedText.untranslated[options.reader]))</p>\n"
    }
    // What several drawings have in common, such as the app's icon, is part of the page once.
    let scenes = parts.map { part in
      part.languages.prefix(Self.maximumMenus).map { scene(part, $0) }
    }
    let (definitions, drawings) = SVGWriter.svg(scenes.flatMap { $0 }, .ofPage)
    body += definitions
    var rest = drawings[...]
    for part in parts {
      body += "<section>\n"
      if let caption = part.caption { body += "<h2>\(Markup.escaped(caption))</h2>\n" }
      body += "<div class=\"menus\">\n"
      for language in part.languages.prefix(Self.maximumMenus) {
        body += figure(part, language, rest.popFirst() ?? "")
      }
      body += "</div>\n" + table(of: part) + "</section>\n"
    }
    return Page.html(
      title: title, language: options.reader, style ?? PageStyle(isDark: options.isDark), body)
  }

  /// A page that says why there is no menu.
  public func html(saying words: String, _ style: PageStyle? = nil) -> String {
    Page.html(
      title: words, language: options.reader, style ?? PageStyle(isDark: options.isDark),
      "<p class=\"error\">\(Markup.escaped(words))</p>\n")
  }

  private func hasMissing(_ part: Part) -> Bool {
    part.menu.items.contains { item in
      part.languages.contains {
        item.title?[$0].state == .missing || item.subtitle?[$0].state == .missing
      }
    }
  }

  private func scene(_ part: Part, _ language: String) -> Scene {
    let drawn = drawing(of: part, in: language).draw()
    let rows = part.menu.items.filter { $0.position != nil }.map { $0.title?[language].text ?? "" }
    // The marks of what is not translated lie beside the menu.
    return Scene(
      width: options.look.metrics.width + 24, height: drawn.height + 2,
      title: "\(language): " + rows.joined(separator: ", "),
      shapes: [.group(drawn.shapes, .init(x: 12, y: 1))])
  }

  private func figure(_ part: Part, _ language: String, _ drawing: String) -> String {
    let isOwn = language == part.menu.developmentLanguage
    let note = isOwn ? " · " + LocalizedText.development[options.reader] : ""
    return "<figure>\n<figcaption>\(Markup.escaped(language + note))</figcaption>\n"
      + drawing + "</figure>\n"
  }

  private func table(of part: Part) -> String {
    let notes = part.notes.all
    guard !notes.isEmpty else { return "" }
    var result = "<table class=\"notes\">\n"
    for (item, note) in notes.prefix(Self.maximumNotes) {
      let title = item.map(part.title) ?? ""
      result +=
        "<tr><th>\(Markup.escaped(title))</th><td class=\"\(note.ink.rawValue)\">"
        + "\(Markup.escaped(note.text))</td><td>\(Markup.escaped(note.place ?? ""))</td></tr>\n"
    }
    let more = notes.count - Self.maximumNotes
    if more > 0 { result += "<tr><th></th><td>… +\(more)</td><td></td></tr>\n" }
    return result + "</table>\n"
  }

  /// The most apps that the heading of a page names.
  private static let maximumNames = 4
  /// The most notes that a page lists.
  private static let maximumNotes = 1000
}

extension LocalizedText {
  static let development = LocalizedText(en: "development language", zhHans: "开发语言")
}
