import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText

/// The input of the generators: the quick actions of an app, and its source files that concern quick actions, scenes
/// or the app's life cycle.
public struct AppSources: Sendable {
  /// A parsed source file.
  public struct Source: Sendable {
    public let path: String
    public let file: CodeFile

    package init(path: String, file: CodeFile) {
      self.path = path
      self.file = file
    }
  }

  /// The most source files that are read.
  public static let maximumFiles = CodeIndex.maximumFiles

  /// The quick actions of the property lists, each type once.
  public internal(set) var actions: [DeclaredAction]
  /// The quick actions that code creates, if the property lists declare none.
  let dynamic: DynamicActions
  /// Types that contain build settings of unknown value.
  public let unknownTypes: [String]
  /// The property lists that were read, and the files from which tools generate some.
  public let propertyLists: [String]
  /// True if a property list or a project declares scenes.
  public let hasSceneManifest: Bool
  /// True if UIKit creates the windows of scenes from a storyboard.
  let scenesHaveStoryboard: Bool
  /// The classes that property lists name as delegates of the app's windows, without their modules, in their order.
  let sceneDelegates: [String]
  /// The deployment target; nil where it is not known.
  public internal(set) var deploymentTarget: Version?
  /// The targets that use the property lists.
  let owners: [ProjectFacts.Owner]
  /// The source files with keywords of quick actions, scenes or the app's life cycle.
  public internal(set) var sources: [Source]
  /// The file that is searched first.
  var preferred: String?
  /// The file that the user named for new methods of a delegate.
  var destination: String?
  /// The test files, which are not used for generating code.
  let tests: [Source]
  /// The paths of all source files.
  public let paths: [String]
  /// The app's style of marking work that is left to do.
  let mark: ToDoMark
  /// True if each quick action is known to be lost at a launch, although the app delegate reads it where it
  /// configures scenes.
  var losesLaunch = false
  /// The files and folders whose declarations are not all known.
  let unknownSources: [UnknownSource]

  /// - Parameters:
  ///   - plists: the lists to use, by their paths, with the facts of projects about them.
  ///   - paths: all source files of the app, the most relevant first.
  ///   - hidden: further source files of the app, which are not changed.
  ///   - isApart: returns true for a file that is no part of the app yet, but may be later.
  ///   - translated: returns the title of an action of a list in the development language.
  init(
    _ plists: [(path: String, plist: InfoPlist, facts: ProjectFacts)], _ paths: [String],
    besides hidden: HiddenSources = HiddenSources(), in files: any FileAccess,
    isApart: (String) -> Bool = { _ in false },
    translated: (String, DeclaredAction) -> String? = { _, _ in nil }
  ) {
    var actions: [DeclaredAction] = []
    var unknown: [String] = []
    for (path, plist, facts) in plists {
      let own = DeclaredAction.all(of: plist, at: path, expand: facts.expansion)
      for var action in own.actions where !actions.contains(where: { $0.form == action.form }) {
        action.translatedTitle = translated(path, action)
        actions.append(action)
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
    // A new window uses the first configuration.
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

  /// Returns true if code can be generated into a source file, or for its declarations. In Objective-C the header
  /// declares the superclass.
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
