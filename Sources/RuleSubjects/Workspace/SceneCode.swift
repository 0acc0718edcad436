import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import SourceText
import Synchronization

/// What the source files of a folder say about scenes, as far as rules on property lists ask.
public struct SceneCode: Sendable {
  /// A source file that says something about scenes, or declares a class that was asked about.
  package struct File: Sendable {
    package let path: String
    /// Those of the classes that were asked about which it declares.
    package var classes: Set<String> = []
    /// Classes that are scene delegates by what they inherit.
    package var delegates: [String] = []
    /// Whether it configures scenes, or is an app of SwiftUI's life cycle.
    package var makesScenes = false
    /// Whether it configures scenes that have windows, so that a scene delegate for CarPlay alone does not count.
    package var makesWindowScenes = false
    package var hasAppDelegate = false
    /// Whether it names quick actions: `shortcutItems`, `performActionForShortcutItem`.
    package var namesQuickActions = false
  }

  package let files: [File]
  /// Their paths, sorted.
  package let filePaths: [String]
  /// Whether there are files and every one was read.
  package let isComplete: Bool
  /// All files that were looked at, in order.
  private let paths: [String]

  /// - Parameters:
  ///   - paths: source files, sorted by the bytes of their paths.
  ///   - names: the classes that somebody looks for.
  init(_ paths: [String], naming names: Set<String>, in access: any FileAccess) {
    self.paths = paths
    let names = names.filter { $0.utf8.count >= 2 }
    let search = WordSearch(["SceneDelegate"] + names)
    let known = paths.prefix(CodeIndex.maximumFiles)
    let isMissed = Atomic(paths.isEmpty || known.count < paths.count)
    let read = Parallel.compactMap(known) { path -> File? in
      guard let language = CodeLanguage(path: path), let bytes = try? access.read(path) else {
        isMissed.store(true, ordering: .relaxed)
        return nil
      }
      var file = File(path: path)
      file.makesScenes = Self.sceneMarks.finds(in: bytes)
      file.makesWindowScenes = Self.windowMarks.finds(in: bytes)
      file.hasAppDelegate = Self.delegateMarks.finds(in: bytes)
      file.namesQuickActions = Self.actionMarks.finds(in: bytes)
      if search.finds(in: bytes) {
        file.read(CodeFile(FileEncoding.decode(bytes).text, language), names)
      }
      let isTelling = file.makesScenes || file.hasAppDelegate || file.namesQuickActions
      return isTelling || !file.classes.isEmpty ? file : nil
    }
    files = read ?? []
    filePaths = files.map(\.path)
    isComplete = !isMissed.load(ordering: .relaxed)
  }

  private static let sceneMarks = WordSearch([
    "onfigurationForConnecting", "SceneDelegate", "WindowGroup", "DocumentGroup", "some Scene",
  ])
  private static let windowMarks = WordSearch([
    "onfigurationForConnecting", "WindowSceneDelegate", "UISceneDelegate", "WindowGroup",
    "DocumentGroup", "some Scene",
  ])
  private static let delegateMarks = WordSearch(["UIApplicationDelegate", "UIApplicationMain"])
  private static let actionMarks = WordSearch(["hortcutItem"])

  /// The files at some paths.
  package func files(at paths: [String]) -> [File] {
    paths.compactMap { path in
      let index = files.partitioningIndex { !$0.path.precedes(path) }
      return index < files.count && Path.isSame(files[index].path, path) ? files[index] : nil
    }
  }

  /// Returns true if a file was among those that were looked at.
  package func knows(_ path: String) -> Bool { Path.isOne(path, of: paths) }
}

extension SceneCode.File {
  /// Takes every spelling of a declaration, because a class that is there must not be missed.
  fileprivate mutating func read(_ code: CodeFile, _ names: Set<String>) {
    let tree = code.tree
    for index in tree.tokens.indices where tree.isIdentifier(index) {
      let name = tree.name(index)
      guard names.contains(name) else { continue }
      // `class A`, `@interface A`, `@objc(A)`
      let before = tree.name(index - 1)
      let isDeclared =
        ["class", "actor", "typealias", "interface", "implementation"].contains(before)
        || tree.isOpen(index - 1, "(") && tree.isToken(index - 2, "objc")
      if isDeclared { classes.insert(name) }
    }
    for type in code.types where type.kind == .class && !type.name.contains(".") {
      if type.inherited.contains(where: { $0.hasSuffix("SceneDelegate") }) {
        delegates.append(type.name)
      }
    }
  }
}

/// What the source files of a folder say about scenes, read when a rule first asks.
public final class SharedSceneCode: Sendable {
  private struct State {
    var made: [Set<String>: SceneCode] = [:]
    /// The results from before a file changed.
    var former: [Set<String>: SceneCode] = [:]
    var wanted: Set<Set<String>> = []
    /// Increases with every change of a file.
    var generation = 0
  }

  /// The most sets of classes for which results are cached.
  private static let maximumKept = 16

  private let paths: [String]
  private let files: any FileAccess
  private let unanswered: UnansweredQuestions?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - paths: source files, sorted by the bytes of their paths.
  ///   - unanswered: counts the questions that get no answer, or an outdated one.
  public init(
    _ paths: [String], in files: any FileAccess, counting unanswered: UnansweredQuestions? = nil
  ) {
    self.paths = paths
    self.files = files
    self.unanswered = unanswered
  }

  /// Reads the files if that has not been done for these classes.
  public func code(naming names: Set<String>) -> SceneCode {
    let (made, begun) = state.withLock { ($0.made[names], $0.generation) }
    if let made { return made }
    let code = SceneCode(paths, naming: names, in: files)
    state.withLock {
      // A file that changed while it was read has to be read again.
      guard $0.generation == begun else { return }
      if $0.made.count >= Self.maximumKept { $0.made = [:] }
      $0.made[names] = code
      $0.former[names] = nil
      $0.wanted.remove(names)
    }
    return code
  }

  /// Returns what has been read; else it is noted that somebody asked. After a change of a file this is what was read
  /// before, until the files are read again, so that no finding goes and comes back.
  public func codeIfMade(naming names: Set<String>) -> SceneCode? {
    state.withLock {
      if let made = $0.made[names] { return made }
      $0.wanted.insert(names)
      unanswered?.note()
      return $0.former[names]
    }
  }

  /// One of the files has changed: they are read again when somebody asks.
  ///
  /// - Returns: whether anybody has asked for what they say.
  public func markChanged(_ path: String) -> Bool {
    guard Path.isOne(path, of: paths) else { return false }
    return state.withLock {
      $0.generation += 1
      // Who types the name of a class asks for each spelling of it; one that was asked for since is of use.
      if !$0.made.isEmpty { $0.former = $0.made }
      $0.made = [:]
      return !$0.former.isEmpty || !$0.wanted.isEmpty
    }
  }

  /// Whether somebody has asked for what has not been read.
  public var isWanted: Bool { state.withLock { !$0.wanted.isEmpty } }

  /// Reads what somebody has asked for.
  public func makeWanted() {
    for names in state.withLock({ $0.wanted }) { _ = code(naming: names) }
  }
}
