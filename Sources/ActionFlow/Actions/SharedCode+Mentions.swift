import CodeModel
import Files
import SourceText

/// The source files of a project that mention methods, as far as they were requested.
struct KnownMentions: Sendable {
  /// The result for one method.
  struct Found: Sendable {
    /// The mentions by the paths of the files; nil where not all files could be read.
    var files: [String: MethodMentions]?
    /// Files that have changed since.
    var changed: Set<String> = []
  }

  /// The most methods that are searched for. Each search reads all files, so further methods stay unknown.
  static let maximumCount = 64

  private(set) var found: [MethodName: Found] = [:]
  /// The requested methods that are searched for later.
  private(set) var wanted: Set<MethodName> = []
  /// Files that have changed since the request.
  private var changed: Set<String> = []

  var hasRoom: Bool { found.count + wanted.count < Self.maximumCount }

  mutating func want(_ name: MethodName) { wanted.insert(name) }

  mutating func take(_ files: [MethodName: [String: MethodMentions]]?, for names: Set<MethodName>) {
    for name in names {
      found[name] = Found(files: files.map { $0[name] ?? [:] }, changed: changed)
    }
    wanted.subtract(names)
    if wanted.isEmpty { changed = [] }
  }

  /// Merges the new results for changed files.
  mutating func take(
    _ files: [String: MethodMentions]?, for name: MethodName, at paths: Set<String>
  ) {
    guard var known = found[name]?.files, let files else { return found[name] = Found(files: nil) }
    for path in paths { known[path] = files[path] }
    found[name]?.files = known
    found[name]?.changed.subtract(paths)
  }

  mutating func forget(_ name: MethodName) { found[name] = nil }

  /// Notes that a file has changed. While a user types a name, each spelling is requested: not all are kept.
  mutating func markChanged(_ path: String) {
    if found.count >= Self.maximumCount / 2 { found = [:] }
    for name in found.keys { found[name]?.changed.insert(path) }
    if !wanted.isEmpty { changed.insert(path) }
  }
}

extension SharedCode {
  /// Returns how the source files other than one mention methods, by their paths. Methods are left out for which that
  /// is not known: some files were not found or could not be read, or they are read later.
  func mentions(
    of names: Set<MethodName>, besides path: String
  ) -> [MethodName: [String: MethodMentions]] {
    let project = project()
    guard !names.isEmpty, project.isWhole, project.isComplete,
      project.holdsApp(of: path, in: disk)
    else { return [:] }
    var unknown = names
    for name in names {
      guard let known = state.withLock({ $0.mentions.found[name] }) else { continue }
      guard known.changed.count <= Self.maximumChanged else {
        state.withLock { $0.mentions.forget(name) }
        continue
      }
      unknown.remove(name)
      guard !known.changed.isEmpty, known.files != nil else { continue }
      let files = search([name], in: known.changed.sorted())
      state.withLock {
        $0.mentions.take(files.map { $0[name] ?? [:] }, for: name, at: known.changed)
      }
    }
    if !unknown.isEmpty { readFirstMentions(of: unknown) }
    return state.withLock { state in
      names.reduce(into: [:]) { answers, name in
        answers[name] = state.mentions.found[name]?.files?.filter { $0.key != path }
      }
    }
  }

  private func readFirstMentions(of names: Set<MethodName>) {
    let isLater = isMadeLater
    state.withLock { state in
      for name in names where state.mentions.hasRoom { state.mentions.want(name) }
    }
    if isLater { return noteAsked() }
    _ = readWantedMentions { true }
  }

  /// Searches for all requested methods.
  ///
  /// - Returns: false if the search was cancelled.
  func readWantedMentions(while isWanted: @Sendable () -> Bool) -> Bool {
    let names = state.withLock { $0.mentions.wanted }
    guard !names.isEmpty else { return true }
    guard let paths = allSources() else {
      state.withLock { $0.mentions.take(nil, for: names) }
      return true
    }
    guard let found = search(names, in: paths, while: isWanted) else {
      guard isWanted() else { return false }
      state.withLock { $0.mentions.take(nil, for: names) }
      return true
    }
    state.withLock { $0.mentions.take(found, for: names) }
    return true
  }

  /// Returns all source files of the project, including excluded ones and those behind links; nil where they are not
  /// all known.
  func allSources() -> [String]? {
    let project = project()
    guard project.unreadable.isEmpty, project.codeFiles.count <= CodeIndex.maximumFiles else {
      return nil
    }
    var paths = project.codeFiles
    let root = Path.real(project.folder)
    for path in project.excluded + project.linkedFolders {
      switch disk.kind(of: path) {
      case .file: paths.append(path)
      case .directory, .link:
        if project.linkedFolders.contains(path), Path.isInside(Path.real(path), root) { continue }
        guard let found = ProjectFiles.codeFiles(below: path, in: disk) else { return nil }
        paths += found
      case .other: break
      }
    }
    return paths
  }

  /// Returns how files mention methods; nil where a file cannot be read, or the search was cancelled.
  private func search(
    _ names: Set<MethodName>, in paths: [String],
    while isWanted: @Sendable () -> Bool = { true }
  ) -> [MethodName: [String: MethodMentions]]? {
    let searches = names.map(MethodSearch.init)
    let files = state.withLock { $0.files(on: disk) }
    let read = Parallel.compactMap(paths, while: isWanted) { path -> FileMentions? in
      guard let language = FileKind(named: path)?.codeLanguage else { return nil }
      do {
        let bytes = try files.read(path) { bytes in
          // In UTF-16 every other byte of a name is zero.
          bytes.prefix(Self.mark).contains(0)
            || searches.contains { $0.finds(in: bytes) }
        }
        guard let bytes else { return nil }
        let text = FileEncoding.decode(bytes).text
        var code: CodeFile?
        func file() -> CodeFile {
          let file = code ?? CodeFile(text, language)
          code = file
          return file
        }
        let found = searches.map { ($0.name, $0.mentions(in: text, file)) }
        return FileMentions(path: path, found: found.filter { !$0.1.isEmpty })
      } catch {
        return FileMentions(path: path, found: nil)
      }
    }
    guard let read, read.allSatisfy({ $0.found != nil }) else { return nil }
    var all: [MethodName: [String: MethodMentions]] = [:]
    for file in read {
      for (name, mentions) in file.found ?? [] { all[name, default: [:]][file.path] = mentions }
    }
    return all
  }

  /// The number of bytes that show whether a text is in UTF-16.
  static let mark = 256

  private struct FileMentions: Sendable {
    let path: String
    /// The mentions; nil where the file cannot be read.
    let found: [(MethodName, MethodMentions)]?
  }
}
