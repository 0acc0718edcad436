import Files
import SourceText
import Synchronization

/// The index of a project, made when a rule first asks for it and kept current from then on.
public final class SharedCode: Sendable {
  private struct State: Sendable {
    var index: CodeIndex?
    /// What is joined, by the folder of the app it is joined for.
    var actions: [String: ActionIndex] = [:]
    /// Files that have changed, with the texts of those that are open.
    var changed: [String: [UInt8]?] = [:]
    var declared: [DeclaredTypes]?
  }

  private let project: @Sendable () -> ProjectFiles
  private let files: any FileAccess
  /// Whether the index is made elsewhere when somebody has asked, and nobody waits for it.
  private let isMadeLater: Bool
  private let state = Mutex(State())
  private let making = Mutex(())
  private let asked = Atomic(false)

  public init(
    in files: any FileAccess, isMadeLater: Bool = false,
    _ project: @escaping @Sendable () -> ProjectFiles
  ) {
    self.files = files
    self.isMadeLater = isMadeLater
    self.project = project
  }

  /// The index, which is made now if it has not been.
  public func index() -> CodeIndex {
    let known = state.withLock { state in
      bringUpToDate(&state)
      return state.index
    }
    if let known { return known }
    // Nobody waits while the files are read, but those who ask for this.
    return making.withLock { _ in
      if let made = state.withLock({ $0.index }) { return made }
      let index = CodeIndex(project().codeFiles, in: files)
      return state.withLock { state in
        state.index = index
        bringUpToDate(&state)
        return state.index ?? index
      }
    }
  }

  /// The index; where it is made later and has not been, it is noted that somebody asked.
  public func indexIfKnown() -> CodeIndex? {
    guard isMadeLater else { return index() }
    let index = state.withLock { state in
      bringUpToDate(&state)
      return state.index
    }
    if index == nil { asked.store(true, ordering: .relaxed) }
    return index
  }

  /// Whether somebody has asked for what has not been made.
  public var isWanted: Bool {
    asked.load(ordering: .relaxed) && state.withLock { $0.index == nil }
  }

  /// Whether the index has been made.
  public var isMade: Bool { state.withLock { $0.index != nil } }

  // MARK: Changes

  /// The content of a source file or a property list has changed. A list that declares types is read
  /// now, so that no request has to.
  ///
  /// - Parameter text: what it is now; nil where that is on the disk.
  public func markChanged(_ path: String, _ text: [UInt8]?) {
    state.withLock { state in
      if FileKind(named: path)?.codeLanguage == nil {
        if let index = state.declared?.firstIndex(where: { $0.path == path }) {
          if let new = DeclaredTypes(path, in: files) {
            state.declared?[index] = new
          } else {
            state.declared?.remove(at: index)
          }
        } else {
          state.declared = nil
        }
        state.actions = [:]
      } else {
        state.changed[path] = .some(text)
      }
    }
  }

  private func bringUpToDate(_ state: inout State) {
    guard !state.changed.isEmpty, var index = state.index else { return }
    let paths = project().codeFiles
    for (path, text) in state.changed {
      index.replace(path, with: text ?? (try? files.read(path)), among: paths, in: files)
    }
    state.changed = [:]
    if index != state.index { state.actions = [:] }
    state.index = index
  }

  // MARK: Quick actions

  /// What the code of an app says about quick actions, all of its files joined. What lies in the
  /// folder of another app that declares quick actions of its own is left out.
  ///
  /// - Parameter path: the property list of the app.
  public func actions(for path: String) -> ActionIndex? {
    guard let index = indexIfKnown() else { return nil }
    let project = self.project()
    let own = project.appFolder(of: path)
    let key = own ?? ""
    if let known = state.withLock({ $0.actions[key] }) { return known }
    let rivals = Set(
      declared().filter { $0.count > 0 }.compactMap { project.appFolder(of: $0.path) }
    )
    .filter { folder in
      own.map { !Path.isInside(folder, $0) && !Path.isInside($0, folder) && folder != $0 } ?? false
    }
    let facts = index.files.filter { file in
      guard let owner = project.appFolder(of: file.key), rivals.contains(owner) else { return true }
      return false
    }
    let made = ActionIndex(facts.mapValues(\.actions))
    state.withLock { $0.actions[key] = made }
    return made
  }

  /// What all source files say about quick actions.
  public func allActions() -> ActionIndex? {
    guard let index = indexIfKnown() else { return nil }
    if let known = state.withLock({ $0.actions["*"] }) { return known }
    let made = ActionIndex(index.files.mapValues(\.actions))
    state.withLock { $0.actions["*"] = made }
    return made
  }

  /// Whether all that could have to do with quick actions was seen, and nothing of it is written in
  /// another language.
  var isFullyKnown: Bool {
    let project = self.project()
    return project.isComplete && !project.hasOtherLanguages && !project.codeFiles.isEmpty
      && indexIfKnown()?.isComplete == true
  }

  /// Whether quick actions are declared in files that are not read for them: descriptions from which a
  /// tool makes property lists.
  var isDeclaredElsewhere: Bool {
    project().generatorFiles.contains { path in
      (try? files.read(path)).map { DeclaredTypes.words.finds(in: $0) } ?? true
    }
  }

  /// The quick actions of all property lists around.
  public func declared() -> [DeclaredTypes] {
    if let known = state.withLock({ $0.declared }) { return known }
    let found = project().propertyLists.compactMap { DeclaredTypes($0, in: files) }
    state.withLock { $0.declared = found }
    return found
  }
}

/// The types that one property list declares.
public struct DeclaredTypes: Sendable {
  public let path: String
  public let plist: InfoPlist

  /// How many items the list declares.
  public var count: Int { plist.items.count }

  /// Nil for a file that declares none.
  init?(_ path: String, in files: any FileAccess) {
    guard let bytes = try? files.read(path), Self.words.finds(in: bytes),
      let plist = InfoPlist(path, in: files), !plist.items.isEmpty
    else { return nil }
    self.path = path
    self.plist = plist
  }

  static let words = WordSearch(["UIApplicationShortcutItems"])
}
