import Files
import SourceText

/// A file from which a tool makes property lists: Expo's, XcodeGen's or Tuist's.
public struct GeneratorFile: Sendable {
  /// The longest file that is read, in bytes. Nobody writes a longer one by hand.
  public static let maximumLength = 4 * 1024 * 1024

  /// The path, or the URI, by which the tool is recognized.
  public let path: String
  public let source: SourceText
  /// Those that declare something about quick actions, in the order of the text.
  public let lists: [GeneratedList]

  /// Reads the lists of a file by its name. A file without words of quick actions has none.
  public init(_ path: String, _ source: SourceText) {
    self.path = path
    self.source = source
    // Most such files have nothing to do with quick actions.
    guard source.length <= Self.maximumLength, Self.marks.finds(in: source.bytes) else {
      lists = []
      return
    }
    let name = Path.name(of: path).lowercased()
    if name.hasSuffix(".json") {
      lists = ExpoList.lists(in: source)
    } else if name.hasSuffix(".swift") {
      lists = TuistList.lists(in: source)
    } else {
      lists = XcodeGenList.lists(in: source, at: path)
    }
  }

  private static let marks = WordSearch(["hortcut", "SceneManifest"])

  /// Whether a property list of the file declares quick actions.
  public var hasQuickActions: Bool { lists.contains { !$0.plist.declarations.isEmpty } }

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
