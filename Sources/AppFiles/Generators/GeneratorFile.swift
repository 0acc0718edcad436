import Files
import SourceText

/// A file from which a tool makes property lists: Expo's, XcodeGen's or Tuist's.
public struct GeneratorFile: Sendable {
  /// The longest file that is read, in bytes. Nobody writes a longer one by hand.
  public static let maximumLength = 4 * 1024 * 1024

  /// The path, or the URI, by which the tool is recognized.
  public let path: String
  public let source: SourceText
  /// Those that declare something about quick actions or scenes, in the order of the text.
  public let lists: [GeneratedList]
  /// How many apps the file describes; nil where that is not known.
  private let apps: Int?

  /// Reads the lists of a file by its name. A file without words of quick actions has none.
  public init(_ path: String, _ source: SourceText) {
    self.path = path
    self.source = source
    // Most such files have nothing to do with quick actions.
    guard source.length <= Self.maximumLength, Self.marks.finds(in: source.bytes) else {
      (lists, apps) = ([], nil)
      return
    }
    let name = Path.name(of: path).lowercased()
    if name.hasSuffix(".json") {
      (lists, apps) = (ExpoList.lists(in: source, at: path), 1)
    } else if name.hasSuffix(".swift") {
      (lists, apps) = TuistList.lists(in: source)
    } else {
      // The reader of projects tells of these.
      (lists, apps) = (XcodeGenList.lists(in: source, at: path), nil)
    }
  }

  private static let marks = WordSearch(["hortcut", "SceneManifest"])

  /// Whether a property list of the file declares quick actions.
  public var hasQuickActions: Bool { lists.contains { !$0.plist.declarations.isEmpty } }

  /// Whether each app that the file describes surely has a scene manifest.
  package var givesAppsScenes: Bool {
    let own = lists.filter(\.isOfApp)
    return !own.isEmpty && own.count == apps && own.allSatisfy(\.plist.hasSceneManifest)
  }

  /// The list that a place of the file belongs to, and the place in its XML.
  public func place(at offset: Int) -> (list: GeneratedList, offset: Int)? {
    for list in lists {
      if let found = list.offset(ofHost: offset) { return (list, found) }
    }
    return nil
  }

  /// An app's icons and translations lie where they lie for a hand-written list; what Expo brings
  /// along is not in the folder.
  public var knowsItsProject: Bool { !Path.name(of: path).lowercased().hasSuffix(".json") }
}
