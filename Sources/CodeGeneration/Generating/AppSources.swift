import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText

/// What code for an app is generated from: its quick actions, and the source files that have to do with
/// quick actions, scenes or the app's life cycle.
public struct AppSources: Sendable {
  /// A source file, read.
  public struct Source: Sendable {
    public let path: String
    public let file: CodeFile

    package init(path: String, file: CodeFile) {
      self.path = path
      self.file = file
    }
  }

  /// How many source files are looked at.
  public static let maximumFiles = CodeIndex.maximumFiles

  /// The quick actions of the property lists, each type once.
  public internal(set) var actions: [DeclaredAction]
  /// Those that code makes, where the property lists declare none.
  let dynamic: DynamicActions
  /// Types that hold build settings nobody knows the value of.
  public let unknownTypes: [String]
  /// The property lists that were read, and the files from which tools make some.
  public let propertyLists: [String]
  /// Whether a property list or a project declares scenes.
  public let hasSceneManifest: Bool
  /// True if UIKit makes the windows of scenes from a storyboard.
  let scenesHaveStoryboard: Bool
  /// The classes that property lists name as delegates of the app's windows, without their modules, in their order.
  let sceneDelegates: [String]
  /// The lowest iOS the app runs on; nil where it is not known.
  public internal(set) var deploymentTarget: Version?
  /// The targets that use the property lists.
  let owners: [ProjectFacts.Owner]
  /// The source files with words of quick actions, scenes or the app's life cycle.
  public internal(set) var sources: [Source]
  /// The file in which things are looked for first.
  var preferred: String?
  /// The file that somebody named for methods that a delegate gets.
  var destination: String?
  /// Those of tests, from which nothing is taken.
  let tests: [Source]
  /// The paths of all source files.
  public let paths: [String]
  /// How the app marks what is left to do.
  let mark: ToDoMark
  /// True if each quick action is known to be lost at launch, although the app delegate reads it where it configures
  /// scenes.
  var losesLaunch = false
  /// What the app has whose declarations are not all known.
  let unknownSources: [UnknownSource]

  /// - Parameters:
  ///   - plists: those that count, by their paths, with what projects say of them.
  ///   - paths: all source files of the app, those first that count most.
  ///   - hidden: the source files that the app has besides and that are not changed.
  ///   - isApart: whether a file is known to be no part of the app, though it may be one later.
  init(
    _ plists: [(path: String, plist: InfoPlist, facts: ProjectFacts)], _ paths: [String],
    besides hidden: HiddenSources = HiddenSources(), in files: any FileAccess,
    isApart: (String) -> Bool = { _ in false }
  ) {
    var actions: [DeclaredAction] = []
    var unknown: [String] = []
    for (path, plist, facts) in plists {
      let own = DeclaredAction.all(of: plist, at: path, expand: facts.expansion)
      actions += own.actions.filter { action in
        !actions.contains { $0.form == action.form }
      }
      unknown += own.unknown.filter { !unknown.contains($0) }
    }
    self.actions = actions
    unknownTypes = unknown
    propertyLists = plists.map(\.path).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    hasSceneManifest = plists.contains { _, plist, facts in
      plist.hasSceneManifest || facts.addsSceneManifest
    }
    scenesHaveStoryboard = plists.contains { SceneManifest($0.plist)?.hasStoryboard == true }
    // A new window gets the first configuration.
    sceneDelegates = plists.flatMap { SceneManifest.windowDelegates(of: $0.plist) }
    deploymentTarget = plists.compactMap { $0.facts.deploymentTarget ?? $0.plist.minimumVersion }
      .min()
    owners = plists.flatMap(\.facts.owners)
    self.paths = paths
    var reader = AppSourceReader(
      files, names: IntentsGenerator.names(for: actions) + RawTypes.words(for: actions))
    let read = reader.read(paths.prefix(Self.maximumFiles))
    sources = read.filter { !$0.file.isTest }
    tests = read.filter { $0.file.isTest }
    mark = ToDoMark(read.map(\.file))
    var unread = hidden.unread + reader.unknown.filter { !isApart($0.path) }
    unread += propertyLists.compactMap { UnknownSource(conflictIn: $0, in: files) }
    unread += plists.compactMap { UnknownSource(broken: $0.plist, at: $0.path) }
    unread += reader.readHidden(hidden.files)
    if let first = paths.dropFirst(Self.maximumFiles).first {
      unread.append(UnknownSource(first, .tooManySources))
    }
    unknownSources = unread
    let declaresNone = actions.isEmpty && unknown.isEmpty
    dynamic = declaresNone ? DynamicActions(sources, paths, in: files) : DynamicActions()
  }

  static let delegateProtocols: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate",
  ]

  /// Returns true if code can be generated into a source file, or for what it declares. What a class of Objective-C is,
  /// its header says.
  public static func mayConcern(_ bytes: [UInt8]) -> Bool {
    bytes.count <= CodeWords.maximumLength
      && (marks.finds(in: bytes) || implementations.finds(in: bytes))
  }

  private static let implementations = WordSearch(["@implementation"])

  static let words = [
    "hortcutItem", "UIApplicationDelegate", "SceneDelegate", ": App", "@main", "QuickAction",
    "AppShortcutsProvider",
  ]
  private static let marks = WordSearch(words)
}
