import AppFiles
import Checks
import Files
import Guide
import PropertyList
import SourceText

/// The quick actions of an app as the Home Screen shows them, with their texts in all languages of the app. Which are
/// shown is decided by `HomeScreenPreview`, and why something is not is what the rules report.
public struct ActionMenu: Sendable {
  /// A language of the app.
  public struct Language: Sendable, Hashable {
    /// As folders and string catalogs name it, with hyphens.
    public let code: String
    /// True for the language of texts that are not translated.
    public let isDevelopment: Bool
  }

  /// A title or subtitle.
  public struct Text: Sendable {
    /// As it is written, with the build settings that are known replaced.
    public let key: String
    public let location: FileLocation?
    /// By the codes of the languages.
    let cells: [String: Cell]
    /// The build configurations in which it is this text; empty where it is the same in all of them.
    public var configurations: [String] = []
    /// What it is in other configurations. This one is shipped.
    public var variants: [Text] = []

    /// Returns what is shown in a language.
    public subscript(language: String) -> Cell {
      cells[language] ?? Cell(text: key, state: .asWritten)
    }
  }

  /// A text in one language.
  public struct Cell: Sendable, Hashable {
    /// Where the text comes from.
    public enum State: String, Sendable, CaseIterable {
      case translated
      /// The translation is the same text as in the development language.
      case same
      /// The text is written in the language and needs no translation.
      case asWritten
      /// There is no translation; the text itself is shown.
      case missing
      /// The text varies by device or number, or is known only when the app is built or runs.
      case unknown
    }

    /// What is shown.
    public let text: String
    public let state: State

    public init(text: String, state: State) {
      self.text = text
      self.state = state
    }
  }

  /// The icon of an item.
  public enum Icon: Sendable {
    /// None is declared; iOS draws a dot, which is observed.
    case none
    case system(IconType)
    /// The SF Symbol of a name.
    case symbol(String)
    /// An image of the app; size in points, where it is known.
    case image(name: String, path: String, width: Double?, height: Double?)
    /// An icon type or an image is declared that there is not; iOS draws a dot, which is observed.
    case absent(String)
    /// An SF Symbol that there is not; iOS draws nothing at all, which is observed.
    case absentSymbol(String)
    /// An SF Symbol of a name that is not known here: it may be newer, or none.
    case unknownSymbol(String)
    /// What only a build or the running app knows.
    case unknown(String)
  }

  /// What a rule reports, at its place.
  public struct Note: Sendable {
    /// The id of the rule.
    public let rule: String
    public let severity: Severity
    public let message: LocalizedText
    public let location: FileLocation
  }

  /// A quick action.
  public struct Item: Sendable {
    public let type: String
    /// True for one that only code makes.
    public let isDynamic: Bool
    /// Nil where there is none.
    public let title: Text?
    public let subtitle: Text?
    public let icon: Icon
    public let location: FileLocation
    /// The row in the menu, from 1; nil for an item that is not shown.
    public internal(set) var position: Int?
    /// Why it is not shown, as words in the middle of a sentence; nil for one that is.
    public internal(set) var absence: LocalizedText?
    /// What the rules report in it.
    public let notes: [Note]
  }

  /// The file that declares the quick actions, or the source file that makes them.
  public let path: String
  /// The name under the app's icon by the codes of the languages.
  private let names: [String: String]
  private let plainName: String
  /// A PNG or JPEG of the app's icon; nil where there is none that is simple to find.
  public let appIconPath: String?
  /// The app's icon where it is one of Icon Composer, which holds layers and no picture; nil where there is a picture,
  /// or none is found.
  public let undrawnAppIconPath: String?
  /// The development language first.
  public let languages: [Language]
  /// In the order of the menu, with those that are not shown where they stand.
  public let items: [Item]
  /// What the rules report of the list as a whole, or of a file that cannot be read.
  public let notes: [Note]
  /// Where code makes the first quick action of whose type only a running app knows, which is not among the items.
  public let unknownCreation: FileLocation?

  /// The name of the app in a language.
  public func appName(in language: String) -> String { names[language] ?? plainName }

  init(
    path: String, name: String, names: [String: String], appIcon: AppIcon?,
    languages: [Language], items: [Item], notes: [Note], unknownCreation: FileLocation?
  ) {
    self.path = path
    plainName = name
    self.names = names
    (appIconPath, undrawnAppIconPath) =
      switch appIcon {
      case .picture(let path): (path, nil)
      case .layers(let path): (nil, path)
      case nil: (nil, nil)
      }
    self.languages = languages
    self.items = items
    self.notes = notes
    self.unknownCreation = unknownCreation
  }

  /// The language that fits a name best: the same, else one of the same script or the same beginning; nil where there
  /// is none.
  public func language(_ name: String) -> Language? {
    let name = TranslationLanguage.canonical(name)
    return languages.first { $0.code.lowercased() == name.lowercased() }
      ?? languages.first { TranslationCoverage.isSame($0.code, name) }
  }

  /// The language of texts that are not translated.
  public var developmentLanguage: String { languages.first?.code ?? "en" }
}
