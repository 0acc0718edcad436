import Drawing
import Guide
import QuickActions
import SourceText

extension MenuPicture {
  /// A page with all menus side by side and what is to be said of them. It loads nothing and holds no script.
  public func html(_ parts: [Part]) -> String {
    let name = parts.first.map { $0.menu.appName(in: $0.languages.first ?? "en") } ?? ""
    let title = LocalizedText.menuOf[options.reader] + name
    var body = "<h1>\(Markup.escaped(title))</h1>\n"
    if parts.contains(where: hasMissing) {
      body +=
        "<p class=\"legend\"><span></span>\(Markup.escaped(LocalizedText.untranslated[options.reader]))</p>\n"
    }
    // What several drawings have in common, such as the app's icon, is part of the page once.
    let scenes = parts.map { part in
      part.languages.prefix(Self.maximumMenus).map { scene(part, $0) }
    }
    let (definitions, drawings) = SVGWriter.svg(scenes.flatMap { $0 }, options.palette)
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
    return Page.html(title: title, language: options.reader, options.palette, body)
  }

  /// A page that says why there is no menu.
  public func html(saying words: String) -> String {
    Page.html(
      title: words, language: options.reader, options.palette,
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
    for (item, note) in notes {
      let title = item.map(part.title) ?? ""
      result +=
        "<tr><th>\(Markup.escaped(title))</th><td class=\"\(note.ink.rawValue)\">"
        + "\(Markup.escaped(note.text))</td><td>\(Markup.escaped(note.place ?? ""))</td></tr>\n"
    }
    return result + "</table>\n"
  }
}

/// Pages of their own, without anything from elsewhere.
enum Page {
  static func html(
    title: String, language: Language, _ palette: Palette, _ body: String
  ) -> String {
    func hex(_ ink: Ink) -> String { palette[ink].hex }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <title>\(Markup.escaped(title))</title>
      <style>
      body { margin: 24px; background: \(hex(.background)); color: \(hex(.text)); font: 14px/1.45 \(SVGWriter.fonts) }
      h1 { font-size: 20px } h2 { font-size: 15px; overflow-wrap: anywhere }
      .menus { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
      figure { margin: 0 } figcaption { color: \(hex(.secondary)); font-weight: 600; margin: 0 12px 8px }
      table { border-collapse: collapse; margin: 20px 0; max-width: 100% }
      th, td { text-align: start; vertical-align: top; padding: 5px 14px 5px 0; border-top: 1px solid \(hex(.border)) }
      th { font-weight: 600 } th small { font-weight: 400; color: \(hex(.faint)) }
      thead th { border-top: 0; color: \(hex(.secondary)) }
      .notes th, .notes td { overflow-wrap: anywhere } .notes td:last-child { color: \(hex(.faint)) }
      .matrix { overflow-x: auto } .matrix table { max-width: none }
      .matrix td { min-width: 7em; max-width: 16em } .matrix tbody th { min-width: 10em; max-width: 20em; overflow-wrap: anywhere }
      td.error, p.error { color: \(hex(.error)) } td.warning { color: \(hex(.warning)) } td.secondary { color: \(hex(.secondary)) }
      td.text { color: \(hex(.text)) }
      .legend { color: \(hex(.secondary)) } .legend span { display: inline-block; width: 8px; height: 8px; margin-inline-end: 6px; border-radius: 4px; background: \(hex(.warning)) }
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }
}

extension LocalizedText {
  static let development = LocalizedText(en: "development language", zhHans: "开发语言")
}
