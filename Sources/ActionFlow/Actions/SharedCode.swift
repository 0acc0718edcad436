import AppFiles
import CodeModel
import Files
import SourceText
import Synchronization

/// The index of a project, made when a rule first asks for it and kept current from then on.
public final class SharedCode: Sendable {
  /// How many changed files are taken up by those who ask. More, as after a switch to another branch, are
  /// read where the index is made, if that is done elsewhere.
  public static let maximumChanged = 64
  /// Stands for the folders of all apps.
  static let all = "*"
  /// Stands for what lies in no app's folder.
  static let outside = "-"

  package let project: @Sendable () -> ProjectFiles
  let disk: any FileAccess
  /// Whether the index is made elsewhere when somebody has asked, and nobody waits for it.
  package let isMadeLater: Bool
  let state: Mutex<State>
  let making = Mutex(())
  let asked = Atomic(false)
  private let unanswered: UnansweredQuestions?

  /// - Parameters:
  ///   - open: the texts of open source files by their paths, which count instead of what is on the disk.
  ///   - projects: what is known already of the Xcode projects.
  ///   - former: what was known when the folder was last looked through. Files are read anew, but only
  ///     those whose text is another one are made facts of.
  ///   - unanswered: counts the questions that get no answer yet.
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

  /// The index, which is made now if it has not been; nil where it was not wanted to the end.
  private func index(while isWanted: @Sendable () -> Bool = { true }) -> CodeIndex? {
    let known = state.withLock { state in
      bringUpToDate(&state)
      return state.index
    }
    if let known { return known }
    // Nobody waits while the files are read, but those who ask for this.
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

  /// The index as the files are now: of what was known before only the changed ones are read.
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

  /// The index; where it is made later and has not been, it is noted that somebody asked.
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

  /// Whether somebody has asked for what has not been made.
  public var isWanted: Bool {
    asked.load(ordering: .relaxed)
      && (!isMade || state.withLock { !$0.mentions.wanted.isEmpty })
  }

  /// Whether all that is asked for has been read.
  public var isMade: Bool {
    let (projects, lists) = state.withLock { ($0.projects, $0.index == nil ? nil : $0.declared) }
    guard let lists else { return false }
    let project = project()
    return projects.knows(project) || !AppFiles.areNested(lists.all.map(\.path), in: project)
  }

  /// Whether an answer can be given: what is not read later is read when it is asked for.
  package var isReady: Bool { !isMadeLater || isMade }

  /// Reads what somebody has asked for. Where that ends early, nothing is known, and the next who asks
  /// makes it wanted again.
  ///
  /// - Parameters:
  ///   - files: where the property lists are read, open ones as they are in the editor.
  ///   - isWanted: asked now and then meanwhile, whether to go on.
  /// - Returns: whether it was wanted to the end.
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
    // Where many apps are known it takes longer than an answer may.
    _ = apps()
    return true
  }

  // MARK: Changes

  /// The content of a source file or a property list has changed, or of a file from which a tool makes
  /// one. A list that declares types is read now, so that no request has to.
  ///
  /// - Parameters:
  ///   - text: what it is now; nil where that is on the disk.
  ///   - code: the same, read; asked for once somebody wants to know what the code says.
  public func markChanged(
    _ path: String, _ text: [UInt8]?, code: @escaping @Sendable () -> CodeFile? = { nil }
  ) {
    state.withLock { state in
      if FileKind.concernsItems(path) {
        state.forgetActions()
        // Who reads them later reads what they are then.
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

  /// Keeps no documents of an editor while nobody asks; their texts are read again instead.
  public func rest() {
    state.withLock { state in
      state.changed = state.changed.mapValues { Changed(text: $0.text) { nil } }
    }
  }

  /// Takes up the changes of closed files that nobody told of: not every editor watches files, and what edits
  /// files has to know them as they are.
  ///
  /// - Parameter paths: source files and property lists that have been read.
  /// - Returns: whether there were any.
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

  /// Xcode projects have changed.
  ///
  /// - Parameter projects: what is known of them now.
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
      // An editor's text of a binary file does not tell what the file holds.
      let isText = text.map { !$0.starts(with: DeclaredTypes.binaryMark) } ?? false
      declared.replace(path, isText ? text : try? disk.read(path))
    }
    state.changedLists = [:]
    state.declared = declared
  }

  private func bringUpToDate(_ state: inout State) {
    guard !state.changed.isEmpty, var index = state.index else { return }
    // With a second owner each change would copy it.
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

  /// The types in property lists that are never written, by their paths: those of the app of a file and of no
  /// known app, else all.
  package func unwritableTypes(near path: String? = nil) -> [String: [String]] {
    let all = state.withLock { $0.declared?.unwritable ?? [:] }
    guard !all.isEmpty, let folder = path.flatMap({ project().codeFolder(of: $0) }) else {
      return all
    }
    return all.filter { list, _ in project().codeFolder(of: list).map { $0 == folder } ?? true }
  }

  /// Returns the folder of the app that a file belongs to, where one is marked.
  package func appFolder(of path: String) -> String? { project().codeFolder(of: path) }

  /// Returns true if the app in a folder declares quick actions.
  func declaresActions(inAppIn folder: String) -> Bool { apps()?.declares(folder) ?? false }

  /// Whether all that could have to do with quick actions was seen, and nothing of it is written in
  /// another language.
  public var isFullyKnown: Bool {
    let project = self.project()
    return project.isComplete && !project.hasOtherLanguages && !project.codeFiles.isEmpty
      && indexIfKnown()?.isComplete == true
  }

  /// Whether quick actions may be declared where they are not read: in descriptions from which a tool
  /// makes property lists, in a form that is not known.
  package var isDeclaredElsewhere: Bool {
    declaredIfKnown() == nil || state.withLock { $0.declared?.mayHideTypes ?? true }
  }

  /// The text of a property list that declares quick actions, as it was last read; nil where it is not
  /// known.
  public func declaredText(of path: String) -> SourceText? {
    state.withLock { state in
      state.declared?.all.first { $0.path == path && $0.generated == nil }?.plist.tree.source
    }
  }

  /// The quick actions of all property lists around, and of the files from which tools make some. They
  /// are read now if they have not been.
  ///
  /// - Parameter files: where they are read; nil for the disk.
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

  /// The same; nil where they are read later and have not been.
  public func declaredIfKnown() -> [DeclaredTypes]? {
    guard isMadeLater else { return declared() }
    let declared = state.withLock { $0.declared?.all }
    if declared == nil { noteAsked() }
    return declared
  }
}
