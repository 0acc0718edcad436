import AppFiles
import Checks
import Files
import Guide
import PropertyList
import SourceText

/// The quick actions of an app as the Home Screen displays them, with their texts in all languages of the app.
/// `HomeScreenPreview` decides which are displayed, and the findings of the rules explain why others are not.
public struct ActionMenu: Sendable {
  /// A language of the app.
  public struct Language: Sendable, Hashable {
    /// The code of folders and string catalogs, with hyphens.
    public let code: String
    /// True for the language of texts that are not translated.
    public let isDevelopment: Bool
  }

  /// A title or subtitle.
  public struct Text: Sendable {
    /// The text as it is written, with known build settings replaced.
    public let key: String
    public let location: FileLocation?
    /// The cells by the codes of the languages.
    let cells: [String: Cell]
    /// The build configurations with this text; empty where it is the same in all of them.
    public var configurations: [String] = []
    /// The texts in other configurations. The shipped configuration has this one.
    public var variants: [Text] = []

    /// Returns the text that is displayed in a language.
    public subscript(language: String) -> Cell {
      cells[language] ?? Cell(text: key, state: .asWritten)
    }
  }

  /// A text in one language.
  public struct Cell: Sendable, Hashable {
    /// The source of the text.
    public enum State: String, Sendable, CaseIterable {
      case translated
      /// The translation is the same text as in the development language.
      case same
      /// The text is written in the language and needs no translation.
      case asWritten
      /// There is no translation; the text itself is shown.
      case missing
      /// The text varies by device or number, or is known only in a build or at run time.
      case unknown
    }

    /// The displayed text.
    public let text: String
    public let state: State

    public init(text: String, state: State) {
      self.text = text
      self.state = state
    }
  }

  /// The icon of an item.
  public enum Icon: Sendable {
    /// No icon is declared; iOS draws a dot (observed).
    case none
    case system(IconType)
    /// The SF Symbol of a name.
    case symbol(String)
    /// An image of the app; size in points, where it is known.
    case image(name: String, path: String, width: Double?, height: Double?)
    /// An icon type or an image that does not exist; iOS draws a dot (observed).
    case absent(String)
    /// An SF Symbol that does not exist; iOS draws nothing at all (observed).
    case absentSymbol(String)
    /// An SF Symbol that is not known here: it may be newer, or not exist.
    case unknownSymbol(String)
    /// An icon that is known only in a build or at run time.
    case unknown(String)
  }

  /// A finding, at its position.
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
    /// True if only code creates it.
    public let isDynamic: Bool
    /// The title; nil where there is none.
    public let title: Text?
    public let subtitle: Text?
    public let icon: Icon
    public let location: FileLocation
    /// The row in the menu, from 1; nil for an item that is not displayed.
    public internal(set) var position: Int?
    /// The reason why it is not displayed, for the middle of a sentence; nil for one that is.
    public internal(set) var absence: LocalizedText?
    /// The findings in it.
    public let notes: [Note]
  }

  /// The file that declares the quick actions, or the source file that makes them.
  public let path: String
  /// The name under the app's icon by the codes of the languages.
  private let names: [String: String]
  private let plainName: String
  /// A PNG or JPEG of the app's icon; nil where none is easily found.
  public let appIconPath: String?
  /// The app's icon as an Icon Composer folder, which contains layers and no picture; nil where there is a picture,
  /// or none is found.
  public let undrawnAppIconPath: String?
  /// The languages, the development language first.
  public let languages: [Language]
  /// The items in the order of the menu, with those that are not displayed at their positions.
  public let items: [Item]
  /// The findings about the whole list, or about a file that cannot be read.
  public let notes: [Note]
  /// The location where code creates the first quick action whose type is known only at run time; it is not among the
  /// items.
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

  /// Returns the language that matches a name best: the same, else one with the same script or the same beginning;
  /// nil where there is none.
  public func language(_ name: String) -> Language? {
    let name = TranslationLanguage.canonical(name)
    return languages.first { $0.code.lowercased() == name.lowercased() }
      ?? languages.first { TranslationCoverage.isSame($0.code, name) }
  }

  /// The language of texts that are not translated.
  public var developmentLanguage: String { languages.first?.code ?? "en" }
}
