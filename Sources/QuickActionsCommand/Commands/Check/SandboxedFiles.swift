import Files
import Synchronization

/// The files that a script phase of Xcode may open in a sandbox. A denied file can fail a build also where the script
/// does without it, so nothing else below the folders of the project and the build is opened, listed or asked for.
final class SandboxedFiles: FileAccess {
  /// The folders below which a sandbox denies all that is not named.
  private static let roots = [
    "SRCROOT", "PROJECT_DIR", "OBJROOT", "SYMROOT", "DSTROOT", "CONFIGURATION_BUILD_DIR",
    "DERIVED_FILE_DIR",
  ]

  private struct State {
    /// What may be opened, with what it is.
    var kinds: [PathKey: DirectoryListing.Kind] = [:]
    /// The names of it in the folders above it.
    var names: [PathKey: [PathKey: DirectoryListing.Entry]] = [:]
  }

  private let base: any FileAccess
  private let roots: [String]
  /// Folders of which all may be read.
  private let wholeFolders: [String]
  private let state = Mutex(State())
  /// The paths of the input files.
  let inputs: [String]

  /// Nil where the phase is not sandboxed.
  ///
  /// - Parameter operands: what the user has named beside the inputs of the phase.
  init?(_ base: any FileAccess, _ operands: [String]) {
    guard Environment.value("ENABLE_USER_SCRIPT_SANDBOXING") == "YES",
      let root = Environment.value("SRCROOT")
    else { return nil }
    self.base = base
    roots = Self.roots.compactMap(Environment.value).map(GivenPath.absolute)
    inputs = PhaseInputs.paths(from: GivenPath.absolute(root), base)
    let isRecursive =
      Environment.value("USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES") == "YES"
    wholeFolders = isRecursive ? inputs.filter { base.kind(of: $0) == .directory } : []
    permit(inputs + operands.map(GivenPath.absolute))
    if let project = Environment.value("PROJECT_FILE_PATH").map(GivenPath.absolute) {
      state.withLock { Self.list(project, .directory, &$0) }
    }
  }

  /// Lets files be opened.
  func permit(_ paths: [String]) {
    for path in paths {
      let kind = base.kind(of: path)
      guard kind != .other else { continue }
      state.withLock { state in
        state.kinds[PathKey(path)] = kind
        Self.list(path, kind, &state)
      }
    }
  }

  /// Adds a path to the folders above it.
  private static func list(
    _ path: String, _ kind: DirectoryListing.Kind, _ state: inout State
  ) {
    var entry = DirectoryListing.Entry(name: Path.name(of: path), kind: kind)
    for folder in Path.folders(above: path) {
      let name = PathKey(entry.name)
      guard state.names[PathKey(folder)]?[name] == nil else { return }
      state.names[PathKey(folder), default: [:]][name] = entry
      entry = DirectoryListing.Entry(name: Path.name(of: folder), kind: .directory)
    }
  }

  /// Returns true if a sandbox lets a path be opened.
  func isPermitted(_ path: String) -> Bool {
    state.withLock { $0.kinds[PathKey(path)] != nil }
      || wholeFolders.contains { Path.isInside(path, $0) }
      || !roots.contains { Path.isInside(path, $0) }
  }

  private func require(_ path: String) throws(FileReader.Failure) {
    guard isPermitted(path) else { throw .system("not in the input files of the phase") }
  }

  func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    try require(path)
    return try base.read(path)
  }

  func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    try require(path)
    return try base.read(path, prefix: prefix)
  }

  func read(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(FileReader.Failure) -> [UInt8]? {
    try require(path)
    return try base.read(path, where: isWanted)
  }

  func entries(of folder: String) -> [DirectoryListing.Entry]? {
    if wholeFolders.contains(where: { Path.isInside(folder, $0) }) {
      return base.entries(of: folder)
    }
    return state.withLock { $0.names[PathKey(folder)] }?.values
      .sorted { $0.name.precedes($1.name) }
  }

  func kind(of path: String) -> DirectoryListing.Kind {
    let known: DirectoryListing.Kind? = state.withLock {
      $0.kinds[PathKey(path)] ?? ($0.names[PathKey(path)] == nil ? nil : .directory)
    }
    return known ?? (isPermitted(path) ? base.kind(of: path) : .other)
  }

  var listsWholeFolders: Bool { false }
}

/// The input files of a script phase.
enum PhaseInputs {
  /// How many input files, and how many lists of them, are read.
  private static let maximumCount = 10_000

  /// The paths of the files that the phase names as inputs, also in lists.
  ///
  /// - Parameter folder: where relative paths begin.
  static func paths(from folder: String, _ files: any FileAccess) -> [String] {
    func absolute(_ path: String) -> String {
      GivenPath.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
    }
    func values(_ name: String) -> [String] {
      let count = Environment.value(name + "_COUNT").flatMap { Int($0) } ?? 0
      return (0..<max(0, min(maximumCount, count))).compactMap {
        Environment.value("\(name)_\($0)")
      }
    }
    let listed = values("SCRIPT_INPUT_FILE_LIST").flatMap { list in
      guard let bytes = try? files.read(absolute(list)) else { return [String]() }
      return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map(String.init).filter { !$0.hasPrefix("#") }
    }
    return (values("SCRIPT_INPUT_FILE") + listed).map(absolute)
  }
}
