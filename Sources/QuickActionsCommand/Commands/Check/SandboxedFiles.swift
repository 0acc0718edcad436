import Files
import Synchronization

/// The files that a script phase of Xcode may open in a sandbox. A denied access can fail a build even if the
/// script ignores it, so no other file below the folders of the project and the build is opened, listed or
/// tested.
final class SandboxedFiles: FileAccess {
  /// The variables for folders below which a sandbox denies all files that are not declared.
  private static let roots = [
    "SRCROOT", "PROJECT_DIR", "OBJROOT", "SYMROOT", "DSTROOT", "CONFIGURATION_BUILD_DIR",
    "DERIVED_FILE_DIR",
  ]

  private struct State {
    /// The permitted paths with their kinds.
    var kinds: [PathKey: DirectoryListing.Kind] = [:]
    /// The permitted names in each folder above them.
    var names: [PathKey: [PathKey: DirectoryListing.Entry]] = [:]
  }

  private let base: any FileAccess
  private let roots: [String]
  /// The folders that may be read completely.
  private let wholeFolders: [String]
  private let state = Mutex(State())
  /// The paths of the input files.
  let inputs: [String]

  /// Creates the access; nil if the phase is not sandboxed.
  ///
  /// - Parameter operands: the paths that the user named in addition to the inputs of the phase.
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

  /// Permits access to files.
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

  /// Adds a path to the listings of the folders above it.
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

  /// Returns true if a sandbox permits access to a path.
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
  /// The most input files, and the most lists of them, that are read.
  private static let maximumCount = 10_000

  /// Returns the paths of the files that the phase names as inputs, also in lists.
  ///
  /// - Parameter folder: the folder to which relative paths refer.
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
