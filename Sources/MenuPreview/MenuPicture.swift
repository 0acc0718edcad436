import Drawing
import EditorFeatures
import Guide
import SourceText

/// The picture of one or more menus.
public struct MenuPicture {
  /// The appearance of the picture, and the language of its reader.
  public struct Options: Sendable {
    public var look: MenuMetrics.Look
    public var isDark: Bool
    /// True if a picture follows the scheme of the page that it is on, and is not always light or dark.
    public var isAdaptive = false
    /// Of the words around the menus.
    public var reader: Language

    public init(look: MenuMetrics.Look, isDark: Bool, reader: Language) {
      self.look = look
      self.isDark = isDark
      self.reader = reader
    }

    var palette: Palette { isAdaptive ? .adaptive : isDark ? .dark : .light }
  }

  /// A menu with the languages in which it is drawn.
  public struct Part: Sendable {
    public let menu: ActionMenu
    public let languages: [String]
    public let notes: MenuNotes
    /// The text that distinguishes the menu from others; nil if there is only one.
    public let caption: String?

    public init(
      _ menu: ActionMenu, in languages: [String], _ notes: MenuNotes, caption: String?
    ) {
      self.menu = menu
      self.languages = languages
      self.notes = notes
      self.caption = caption
    }

    /// The title of an item in the first language that is drawn, as much of it as tells items apart.
    func title(of item: Int) -> String {
      let title = menu.items.indices.contains(item) ? menu.items[item].title : nil
      guard let text = title?[languages.first ?? menu.developmentLanguage].text else { return "—" }
      return PlainLine.text(text, maximumLength: MenuPicture.titleLength)
    }

  }

  /// The longest part of a title in a list, in Unicode scalars.
  static let titleLength = 60
  /// The most menus that are drawn side by side.
  static let maximumColumns = 4
  /// The most menus in one picture.
  public static let maximumMenus = 200
  private static let (margin, gap, noteWidth) = (24.0, 32.0, 290.0)

  let options: Options
  let pictures: PictureReader
  private var metrics: MenuMetrics { options.look.metrics }

  public init(_ options: Options, _ pictures: PictureReader) {
    self.options = options
    self.pictures = pictures
  }

  /// The picture of all parts, one below the other.
  public func svg(_ parts: [Part]) -> String {
    var shapes: [Shape] = []
    var (y, width) = (Self.margin, 0.0)
    for part in parts {
      if let caption = part.caption {
        shapes.append(
          .text(
            .init(caption, x: Self.margin, y: y + 11, size: 13, .text, isBold: true)))
        y += 30
      }
      let scene = part.languages.count == 1 ? single(part) : grid(part)
      shapes.append(.group(scene.shapes, .init(x: Self.margin, y: y)))
      y += scene.height + Self.margin
      width = max(
        width, scene.width, (part.caption.map { Self.width(of: $0, size: 13) } ?? 0) * 1.1)
    }
    return svg(
      Scene(
        width: width + 2 * Self.margin, height: y, title: title(of: parts), shapes: shapes))
  }

  /// A picture that says why there is no menu.
  public func svg(saying words: String) -> String {
    let lines = LineBreaker(size: 13, width: 420, maximumLines: 8).lines(of: words).lines
    let shapes = lines.enumerated().map { index, line in
      Shape.text(
        .init(line, x: Self.margin, y: Self.margin + 14 + Double(index) * 20, size: 13, .error))
    }
    return svg(
      Scene(
        width: 480, height: Double(lines.count) * 20 + 2 * Self.margin, title: words,
        shapes: shapes))
  }

  private func svg(_ scene: Scene) -> String {
    var scene = scene
    scene.shapes.insert(
      .rectangle(
        Frame(x: 0, y: 0, width: scene.width, height: scene.height), Style(fill: .background)),
      at: 0)
    return SVGWriter.svg(scene, options.palette)
  }

  private func title(of parts: [Part]) -> String {
    let rows = parts.prefix(4).flatMap { part -> [String] in
      let language = part.languages.first ?? "en"
      return part.menu.items.filter { $0.position != nil }.map { $0.title?[language].text ?? "" }
    }
    let words = LocalizedText.menuOf[options.reader]
    let name = parts.first.map { $0.menu.appName(in: $0.languages.first ?? "en") } ?? ""
    return words + name + (rows.isEmpty ? "" : ": " + rows.joined(separator: ", "))
  }

  func drawing(of part: Part, in language: String) -> MenuDrawing {
    MenuDrawing(
      menu: part.menu, language: language, metrics: metrics, pictures: pictures,
      reader: options.reader)
  }

  static func width(of text: String, size: Double) -> Double {
    TextMeasure.width(of: text, size: size).points
  }

  // MARK: One language

  /// A menu with notes beside its rows.
  private func single(_ part: Part) -> Scene {
    let language = part.languages.first ?? part.menu.developmentLanguage
    let drawn = drawing(of: part, in: language).draw()
    var shapes = drawn.shapes
    let isMarked = part.menu.items.contains {
      $0.title?[language].state == .missing || $0.subtitle?[language].state == .missing
    }
    var height = drawn.height
    // Beside the menu, each at its row or below the one before it.
    let x = metrics.width + Self.gap
    var y = MenuDrawing.appIconSide + 10
    for (index, notes) in part.notes.ofItems.sorted(by: { $0.key < $1.key }) {
      guard let row = drawn.rows[index] else { continue }
      y = max(y, row.lowerBound)
      let start = y
      for note in notes { y = add(note, x: x, y: y, &shapes) }
      shapes.append(
        .rectangle(
          Frame(x: x - 8, y: start + 4, width: 2, height: y - start - 4), radius: 1,
          Style(fill: .separator)))
      y += 8
    }
    let isAnyBeside = !part.notes.ofItems.isEmpty
    height = max(height, isAnyBeside ? y : 0)
    // What is not beside a row is below all.
    let rest = part.notes.all.filter { $0.item.map { drawn.rows[$0] == nil } ?? true }
    if isMarked {
      height += 20
      legend(y: height, &shapes)
    }
    if !rest.isEmpty { height += 10 }
    for (_, note) in rest.prefix(MenuNotes.maximumCount) {
      height = add(note, x: 0, y: height, &shapes)
    }
    let isWide = isAnyBeside || !rest.isEmpty
    return Scene(
      width: isWide ? x + Self.noteWidth : metrics.width, height: height, title: "",
      shapes: shapes)
  }

  /// Adds the lines of a note, and returns where they end.
  private func add(
    _ note: MenuNotes.Note, x: Double, y: Double, width: Double = noteWidth,
    _ shapes: inout [Shape]
  ) -> Double {
    var y = y
    let lines = LineBreaker(size: 12, width: width, maximumLines: 6).lines(of: note.text).lines
    for line in lines {
      y += 16
      shapes.append(.text(.init(line, x: x, y: y, size: 12, note.ink)))
    }
    if let place = note.place {
      y += 14
      let line = Self.shortened(place, size: 11, width: width)
      shapes.append(.text(.init(line, x: x, y: y, size: 11, .faint)))
    }
    return y + 4
  }

  /// A path with a line without its first folders, so that it fits.
  static func shortened(_ place: String, size: Double, width: Double) -> String {
    var rest = DrawableText.line(place)[...]
    var line = String(rest)
    while Self.width(of: line, size: size) > width, let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
      line = "…/" + rest
    }
    return LineBreaker(size: size, width: width, maximumLines: 1).lines(of: line).lines.first ?? ""
  }

  private func legend(y: Double, _ shapes: inout [Shape]) {
    shapes += [
      .rectangle(Frame(x: 0, y: y - 7, width: 6, height: 6), radius: 3, Style(fill: .warning)),
      .text(.init(LocalizedText.untranslated[options.reader], x: 12, y: y, size: 12, .secondary)),
    ]
  }

  // MARK: Several languages

  /// Menus in rows, with the notes below.
  private func grid(_ part: Part) -> Scene {
    let columns = min(Self.maximumColumns, part.languages.count)
    let step = metrics.width + Self.gap
    let width = Double(columns) * step - Self.gap
    var shapes: [Shape] = []
    var (y, tallest, isMarked) = (0.0, 0.0, false)
    for (index, language) in part.languages.prefix(Self.maximumMenus).enumerated() {
      if index > 0, index % columns == 0 {
        y += tallest + 28
        tallest = 0
      }
      let drawn = drawing(of: part, in: language).draw()
      let x = Double(index % columns) * step
      shapes.append(.text(.init(language, x: x, y: y + 11, size: 12, .secondary, isBold: true)))
      shapes.append(.group(drawn.shapes, .init(x: x, y: y + 22)))
      tallest = max(tallest, drawn.height + 22)
      isMarked =
        isMarked
        || part.menu.items.contains {
          $0.title?[language].state == .missing || $0.subtitle?[language].state == .missing
        }
    }
    var height = y + tallest
    if isMarked {
      height += 24
      legend(y: height, &shapes)
    }
    let notes = part.notes.all
    if !notes.isEmpty { height += 14 }
    for (item, note) in notes.prefix(3 * MenuNotes.maximumCount) {
      let title = item.map(part.title)
      let named = MenuNotes.Note(
        kind: note.kind, text: (title.map { "“\($0)” — " } ?? "") + note.text, place: note.place,
        ink: note.ink)
      height = add(named, x: 0, y: height, width: max(width, 480), &shapes)
    }
    return Scene(
      width: notes.isEmpty ? width : max(width, 480), height: height, title: "", shapes: shapes)
  }
}

extension LocalizedText {
  static let menuOf = LocalizedText(
    en: "Home Screen quick actions of ", zhHans: "主屏幕快捷操作：")
  static let untranslated = LocalizedText(en: "not translated", zhHans: "没有译文")
}
