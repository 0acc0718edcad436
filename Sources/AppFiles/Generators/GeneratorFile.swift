import Files
import SourceText

/// A file from which a tool (Expo, XcodeGen or Tuist) generates property lists.
public struct GeneratorFile: Sendable {
  /// The longest file that is read, in bytes. No hand-written file is longer.
  public static let maximumLength = 4 * 1024 * 1024

  /// The path, or the URI, by which the tool is recognized.
  public let path: String
  public let source: SourceText
  /// The lists with quick actions or scenes, in the order of the text.
  public let lists: [GeneratedList]
  /// The number of apps that the file describes; nil where it is not known.
  private let apps: Int?

  /// Reads the lists of a file according to its name. A file without quick action keywords has none.
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
      // The project reader counts the apps of XcodeGen.
      (lists, apps) = (XcodeGenList.lists(in: source, at: path), nil)
    }
  }

  private static let marks = WordSearch(["hortcut", "SceneManifest"])

  /// True if a property list of the file declares quick actions.
  public var hasQuickActions: Bool { lists.contains { !$0.plist.declarations.isEmpty } }

  /// True if each app that the file describes surely has a scene manifest.
  package var givesAppsScenes: Bool {
    let own = lists.filter(\.isOfApp)
    return !own.isEmpty && own.count == apps && own.allSatisfy(\.plist.hasSceneManifest)
  }

  /// Returns the list that an offset of the file belongs to, and the offset in its XML.
  public func place(at offset: Int) -> (list: GeneratedList, offset: Int)? {
    for list in lists {
      if let found = list.offset(ofHost: offset) { return (list, found) }
    }
    return nil
  }

  /// True if the app's icons and translations are found as for a hand-written list; those that Expo adds are not in
  /// the folder.
  public var knowsItsProject: Bool { !Path.name(of: path).lowercased().hasSuffix(".json") }
}
