import AppFiles
import CodeModel
import Files
import SourceText
import Synchronization

/// The index of a project's source files, built when a rule first requests it and kept current from then on.
public final class SharedCode: Sendable {
  /// The most changed files that a request reads. More, as after a switch to another branch, are read where the index
  /// is built, if that is done elsewhere.
  public static let maximumChanged = 64
  /// The key for the folders of all apps.
  static let all = "*"
  /// The key for files in no app's folder.
  static let outside = "-"

  package let project: @Sendable () -> ProjectFiles
  let disk: any FileAccess
  /// True if the index is built elsewhere after a request, so that no request waits for it.
  package let isMadeLater: Bool
  let state: Mutex<State>
  let making = Mutex(())
  let asked = Atomic(false)
  private let unanswered: UnansweredQuestions?

  /// - Parameters:
  ///   - open: the texts of open source files by their paths, which replace those on the disk.
  ///   - projects: the known facts about the Xcode projects.
  ///   - former: the facts of the previous folder scan. Files are read again, but facts are derived only from those
  ///     whose text has changed.
  ///   - unanswered: counts the requests that cannot be answered yet.
  public init(
    in disk: any FileAccess, open: [String: [UInt8]] = [:],
    _ projects: SharedProjects = SharedProjects(), isMadeLater: Bool = false,
    after former: SharedCode? = nil, counting unanswered: UnansweredQuestions? = nil,
    _ project: @escaping @Sendable () -> ProjectFiles
  ) {
    self.disk = disk
    var known = State(
      open: open.filter { FileKind(named: $0.key)?.codeLanguage != nil }, projects: projects)
    known.former = former?.state.withLock { $0.facts } ?? [:]
    state = Mutex(known)
    self.isMadeLater = isMadeLater
    self.unanswered = unanswered
    self.project = project
  }

  /// Returns the index, building it if necessary; nil where the build was cancelled.
  private func index(while isWanted: @Sendable () -> Bool = { true }) -> CodeIndex? {
    let known = state.withLock { state in
      bringUpToDate(&state)
      return state.index
    }
    if let known { return known }
    // Only requests for the index wait while the files are read.
    return making.withLock { _ in
      if let made = state.withLock({ $0.index }) { return made }
      guard let index = made(while: isWanted) else { return nil }
      return state.withLock { state in
        state.index = index
        state.former = [:]
        bringUpToDate(&state)
        return state.index ?? index
      }
    }
  }

  /// Returns the current index: of a previous one only the changed files are read again.
  private func made(while isWanted: @Sendable () -> Bool) -> CodeIndex? {
    var changed: [(path: String, bytes: [UInt8]?)] = []
    let (files, outdated, former) = state.withLock { state in
      let outdated = state.outdated.take()
      if outdated != nil {
        changed = state.changed.map { ($0.key, $0.value.text) }
        state.changed = [:]
      }
      return (state.files(on: disk), outdated, state.former)
    }
    let project = project()
    let paths = project.codeFiles
    guard var index = outdated else {
      return CodeIndex(
        paths, in: files, project.outermostCodeFolder, knowing: former, while: isWanted)
    }
    let isRead = index.replace(
      changed, among: paths, in: files, project.outermostCodeFolder, while: isWanted)
    return isRead ? index : nil
  }

  /// Returns the index; where it is built elsewhere and is not ready, the request is noted.
  public func indexIfKnown() -> CodeIndex? {
    guard isMadeLater else { return index() }
    let index = state.withLock { state in
      bringUpToDate(&state)
      return state.index
    }
    if index == nil { noteAsked() }
    return index
  }

  func noteAsked() {
    asked.store(true, ordering: .relaxed)
    unanswered?.note()
  }

  /// True if something was requested that is not built yet.
  public var isWanted: Bool {
    asked.load(ordering: .relaxed)
      && (!isMade || state.withLock { !$0.mentions.wanted.isEmpty })
  }

  /// True if everything that was requested has been read.
  public var isMade: Bool {
    let (projects, lists) = state.withLock { ($0.projects, $0.index == nil ? nil : $0.declared) }
    guard let lists else { return false }
    let project = project()
    return projects.knows(project) || !AppFiles.areNested(lists.all.map(\.path), in: project)
  }

  /// True if requests can be answered: everything is ready, or is read on request.
  package var isReady: Bool { !isMadeLater || isMade }

  /// Reads everything that was requested. If that is cancelled, nothing is known, and the next request starts it
  /// again.
  ///
  /// - Parameters:
  ///   - files: the source of the property lists, with open ones as they are in the editor.
  ///   - isWanted: called repeatedly to ask whether to continue.
  /// - Returns: false if it was cancelled.
  @discardableResult public func makeWanted(
    in files: any FileAccess, while isWanted: @Sendable () -> Bool = { true }
  ) -> Bool {
    guard index(while: isWanted) != nil, readWantedMentions(while: isWanted) else {
      asked.store(false, ordering: .relaxed)
      return false
    }
    let lists = declared(in: files)
    let project = project()
    if AppFiles.areNested(lists.map(\.path), in: project) {
      _ = state.withLock { $0.projects }.owners(in: project, files)
    }
    // With many apps this takes longer than a request may.
    _ = apps()
    return true
  }

  // MARK: Changes

  /// Notes that the content of a source file, a property list or a tool's file has changed. A list that declares
  /// types is read immediately, so that no request has to.
  ///
  /// - Parameters:
  ///   - text: its new content; nil where that is on the disk.
  ///   - code: the content as a parsed file; called when the code is first needed.
  public func markChanged(
    _ path: String, _ text: [UInt8]?, code: @escaping @Sendable () -> CodeFile? = { nil }
  ) {
    state.withLock { state in
      if FileKind.concernsItems(path) {
        state.forgetActions()
        // Threads that read it later read the new content.
        if state.declared != nil || state.readers > 0 {
          state.changedLists[path] = .some(text)
          takeChangedLists(&state)
        }
      }
      if FileKind(named: path)?.codeLanguage != nil {
        state.open[path] = text
        state.changed[path] = Changed(text: text, code: code)
        state.mentions.markChanged(path)
      }
    }
  }

  /// Releases the documents of an editor; their texts are read again when they are needed.
  public func rest() {
    state.withLock { state in
      state.changed = state.changed.mapValues { Changed(text: $0.text) { nil } }
    }
  }

  /// Notes changes of closed files that no notification announced: not every editor watches files, and edits need
  /// their current content.
  ///
  /// - Parameter paths: source files and property lists that have been read.
  /// - Returns: true if there were any.
  public func takeUpChanges(of paths: [String]) -> Bool {
    let (index, lists) = state.withLock { state in
      bringUpToDate(&state)
      return (state.index, state.declared)
    }
    let changed = paths.filter { path in
      let isOpen = state.withLock { $0.open[path] != nil }
      guard !isOpen else { return false }
      let text = (try? disk.read(path)).map { FileEncoding.decode($0).text }
      if let known = index?.files[path] {
        return text.map { CodeIndex.FileFacts.mark(of: $0) } != known.textMark
      }
      return lists?.all.contains { $0.path == path && !$0.isMade(of: text) } ?? false
    }
    for path in changed { markChanged(path, nil) }
    return !changed.isEmpty
  }

  /// Replaces the facts about Xcode projects after they have changed.
  ///
  /// - Parameter projects: the new facts.
  public func use(_ projects: SharedProjects) {
    state.withLock { state in
      state.projects = projects
      state.forgetActions()
    }
  }

  private func takeChangedLists(_ state: inout State) {
    guard var declared = state.declared else { return }
    let project = project()
    for (path, text) in state.changedLists where DeclaredLists.reads(path, of: project) {
      // The text of a binary file in an editor does not show its content.
      let isText = text.map { !$0.starts(with: DeclaredTypes.binaryMark) } ?? false
      declared.replace(path, isText ? text : try? disk.read(path))
    }
    state.changedLists = [:]
    state.declared = declared
  }

  private func bringUpToDate(_ state: inout State) {
    guard !state.changed.isEmpty, var index = state.index else { return }
    // With a second reference each change would copy it.
    state.index = nil
    guard !isMadeLater || state.changed.count <= Self.maximumChanged else {
      state.outdated = index
      state.forgetActions()
      return noteAsked()
    }
    let (project, files) = (project(), state.files(on: disk))
    for (path, changed) in state.changed {
      let bytes = changed.text ?? (try? files.read(path))
      let change = index.replace(
        path, with: bytes, among: project.codeFiles, in: files, project.outermostCodeFolder,
        code: changed.code)
      switch change {
      case .nothing: break
      case .file: state.forgetActions(with: path)
      case .files: state.forgetActions()
      }
    }
    state.changed = [:]
    state.index = index
  }

  // MARK: What is around

  /// The files with a scene manifest, as far as they are known.
  var sceneManifests: [String: SceneSource] {
    guard declaredIfKnown() != nil else { return [:] }
    return state.withLock { $0.declared?.sceneManifests ?? [:] }
  }

  /// The property lists that may be an app's, whether they declare quick actions or not.
  var infoPlists: [String] {
    guard declaredIfKnown() != nil else { return [] }
    return state.withLock { $0.declared?.infoPlists.sorted() ?? [] }
  }

  /// The property lists whose content is elsewhere, such as encrypted ones.
  var absentLists: Set<String> {
    guard declaredIfKnown() != nil else { return [] }
    return state.withLock { $0.declared?.absentLists ?? [] }
  }

  /// Returns the types in property lists that are never edited, by their paths: those of the app of a file and of no
  /// known app, or all.
  package func unwritableTypes(near path: String? = nil) -> [String: [String]] {
    let all = state.withLock { $0.declared?.unwritable ?? [:] }
    guard !all.isEmpty, let folder = path.flatMap({ project().codeFolder(of: $0) }) else {
      return all
    }
    return all.filter { list, _ in project().codeFolder(of: list).map { $0 == folder } ?? true }
  }

  /// Returns the folder of the app that a file belongs to; nil where no folder is known to be an app's.
  package func appFolder(of path: String) -> String? { project().codeFolder(of: path) }

  /// Returns true if the app in a folder declares quick actions.
  func declaresActions(inAppIn folder: String) -> Bool { apps()?.declares(folder) ?? false }

  /// True if all files that could affect quick actions were read, and none is in another language.
  public var isFullyKnown: Bool {
    let project = self.project()
    return project.isComplete && !project.hasOtherLanguages && !project.codeFiles.isEmpty
      && indexIfKnown()?.isComplete == true
  }

  /// True if quick actions may be declared in unknown parts of the files from which tools generate property lists.
  package var isDeclaredElsewhere: Bool {
    declaredIfKnown() == nil || state.withLock { $0.declared?.mayHideTypes ?? true }
  }

  /// Returns the last read text of a property list that declares quick actions; nil where it is not known.
  public func declaredText(of path: String) -> SourceText? {
    state.withLock { state in
      state.declared?.all.first { $0.path == path && $0.generated == nil }?.plist.tree.source
    }
  }

  /// Returns the quick actions of all property lists, and of the files from which tools generate some. They are read
  /// if necessary.
  ///
  /// - Parameter files: the source of the files; nil for the disk.
  public func declared(in files: (any FileAccess)? = nil) -> [DeclaredTypes] {
    let known = state.withLock { state in
      if state.declared == nil { state.readers += 1 }
      return state.declared
    }
    if let known { return known.all }
    let found = DeclaredLists(project(), in: files ?? disk, disk: disk)
    return state.withLock { state in
      state.readers -= 1
      if state.declared == nil { state.declared = found }
      takeChangedLists(&state)
      return state.declared?.all ?? found.all
    }
  }

  /// Returns the same; nil where they are read later and are not ready.
  public func declaredIfKnown() -> [DeclaredTypes]? {
    guard isMadeLater else { return declared() }
    let declared = state.withLock { $0.declared?.all }
    if declared == nil { noteAsked() }
    return declared
  }
}
