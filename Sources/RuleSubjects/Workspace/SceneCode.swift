import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import SourceText
import Synchronization

/// The facts about scenes in the source files of a folder, for rules on property lists.
public struct SceneCode: Sendable {
  /// A source file that concerns scenes, or declares a requested class.
  package struct File: Sendable {
    package let path: String
    /// The requested classes that the file declares.
    package var classes: Set<String> = []
    /// The classes that are scene delegates by their inheritance.
    package var delegates: [String] = []
    /// True if the file configures scenes, or contains an app with the life cycle of SwiftUI.
    package var makesScenes = false
    /// True if the file configures scenes with windows, so that a scene delegate for CarPlay alone does not
    /// count.
    package var makesWindowScenes = false
    package var hasAppDelegate = false
    /// True if the file names quick actions: `shortcutItems`, `performActionForShortcutItem`.
    package var namesQuickActions = false
  }

  package let files: [File]
  /// The paths of the files, sorted.
  package let filePaths: [String]
  /// True if there are files and all of them were read.
  package let isComplete: Bool
  /// The paths of all files that were scanned, in order.
  private let paths: [String]

  /// - Parameters:
  ///   - paths: source files, sorted by the bytes of their paths.
  ///   - names: the requested classes.
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

  /// Returns the files at some paths.
  package func files(at paths: [String]) -> [File] {
    paths.compactMap { path in
      let index = files.partitioningIndex { !$0.path.precedes(path) }
      return index < files.count && Path.isSame(files[index].path, path) ? files[index] : nil
    }
  }

  /// Returns true if a file was among the scanned ones.
  package func knows(_ path: String) -> Bool { Path.isOne(path, of: paths) }
}

extension SceneCode.File {
  /// Reads the declarations in any notation, so that no existing class is missed.
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

/// The facts about scenes in the source files of a folder, read when a rule first requests them.
public final class SharedSceneCode: Sendable {
  private struct State {
    var made: [Set<String>: SceneCode] = [:]
    /// The results from before a file changed.
    var former: [Set<String>: SceneCode] = [:]
    var wanted: Set<Set<String>> = []
    /// Incremented by every change of a file.
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
  ///   - unanswered: counts the requests without an answer, or with an outdated one.
  public init(
    _ paths: [String], in files: any FileAccess, counting unanswered: UnansweredQuestions? = nil
  ) {
    self.paths = paths
    self.files = files
    self.unanswered = unanswered
  }

  /// Returns the facts for some classes, and reads the files if that has not been done for these classes.
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

  /// Returns the cached facts; if there are none, the request is recorded. After a change of a file these are
  /// the former facts, until the files are read again, so that findings do not disappear and come back.
  public func codeIfMade(naming names: Set<String>) -> SceneCode? {
    state.withLock {
      if let made = $0.made[names] { return made }
      $0.wanted.insert(names)
      unanswered?.note()
      return $0.former[names]
    }
  }

  /// Discards the cached facts after one of the files has changed; they are read again on request.
  ///
  /// - Returns: true if the facts have been requested before.
  public func markChanged(_ path: String) -> Bool {
    guard Path.isOne(path, of: paths) else { return false }
    return state.withLock {
      $0.generation += 1
      // While the name of a class is typed, each spelling of it is requested; only recent results are useful.
      if !$0.made.isEmpty { $0.former = $0.made }
      $0.made = [:]
      return !$0.former.isEmpty || !$0.wanted.isEmpty
    }
  }

  /// True if facts were requested that have not been read.
  public var isWanted: Bool { state.withLock { !$0.wanted.isEmpty } }

  /// Reads the facts that were requested.
  public func makeWanted() {
    for names in state.withLock({ $0.wanted }) { _ = code(naming: names) }
  }
}
