import Drawing
import EditorFeatures
import Files
import Guide
import SourceText

/// The titles and subtitles of quick actions by language, with lines instead of bytes.
public struct TranslationMatrix: Sendable, Encodable {
  /// A text in one language.
  public struct Cell: Sendable, Encodable {
    public var language: String
    /// The text that iOS shows.
    public var text: String
    /// `ActionMenu.Cell.State`.
    public var state: String
    /// `whole`, `uncertain` or `cut`: how much of the text the menu shows, as far as widths are known.
    public var fit: String

    var isMissing: Bool { state == ActionMenu.Cell.State.missing.rawValue }
    var isSame: Bool { state == ActionMenu.Cell.State.same.rawValue }
    var isUnknown: Bool { state == ActionMenu.Cell.State.unknown.rawValue }
    var isCut: Bool { fit == "cut" }
  }

  /// A title or subtitle.
  public struct Row: Sendable, Encodable {
    public var type: String
    /// `title` or `subtitle`.
    public var kind: String
    public var isDynamic: Bool
    /// False for a text of a quick action that iOS does not show.
    public var isShown: Bool
    /// The text as it is written.
    public var key: String
    /// The build configurations in which it is this text; empty where it is the same in all of them.
    public var configurations: [String]
    public var file: String
    /// From 1.
    public var line: Int
    public var cells: [Cell]
  }

  /// A menu.
  public struct App: Sendable, Encodable {
    public var name: String
    public var file: String
    public var developmentLanguage: String
    /// The development language first.
    public var languages: [String]
    public var rows: [Row]
  }

  /// Grows when a member changes its meaning.
  public let version = 1
  public let apps: [App]

  /// - Parameters:
  ///   - folder: paths below it are written from there.
  ///   - text: the content of a file, for its lines.
  public init(
    _ menus: [ActionMenu], _ look: MenuMetrics.Look, below folder: String,
    text: (String) -> SourceText?
  ) {
    var texts: [String: SourceText?] = [:]
    func line(_ location: FileLocation) -> Int {
      let known = texts[location.path] ?? text(location.path)
      texts[location.path] = .some(known)
      guard let known, let range = location.range else { return 1 }
      return known.lines.line(at: min(range.start, known.length)) + 1
    }
    apps = menus.map { menu in
      let languages = menu.languages.map(\.code)
      let rows = menu.items.flatMap { item -> [Row] in
        let texts = [("title", item.title), ("subtitle", item.subtitle)]
        return texts.flatMap { kind, text -> [Row] in
          guard let text else { return [] }
          return ([text] + text.variants).map { text in
            let location = text.location ?? item.location
            return Row(
              type: item.type, kind: kind, isDynamic: item.isDynamic, isShown: item.position != nil,
              key: text.key, configurations: text.configurations,
              file: Path.relative(location.path, to: folder), line: line(location),
              cells: languages.map { language in
                let cell = text[language]
                let isTitle = kind == "title"
                let title = isTitle ? text : item.title?.inConfiguration(of: text)
                let subtitle = isTitle ? item.subtitle?.inConfiguration(of: text) : text
                let fits = look.metrics.fit(
                  title: title?[language].text ?? "", subtitle: subtitle?[language].text,
                  hasIcons: menu.hasIcons)
                return Cell(
                  language: language, text: cell.text, state: cell.state.rawValue,
                  fit: (isTitle ? fits.title : fits.subtitle).name)
              })
          }
        }
      }
      return App(
        name: menu.appName(in: menu.developmentLanguage),
        file: Path.relative(menu.path, to: folder),
        developmentLanguage: menu.developmentLanguage, languages: languages, rows: rows)
    }
  }
}

extension ActionMenu.Text {
  /// Returns what it is where another text of the same quick action is what it is.
  fileprivate func inConfiguration(of other: ActionMenu.Text) -> ActionMenu.Text {
    let names = other.configurations
    return variants.first { $0.configurations.contains(where: names.contains) } ?? self
  }
}

extension LineBreaker.Fit {
  fileprivate var name: String {
    switch self {
    case .whole: "whole"
    case .uncertain: "uncertain"
    case .cut: "cut"
    }
  }
}
