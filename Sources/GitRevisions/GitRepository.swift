import Files
import SourceText

/// A git repository that is read by running `git` and never written.
public struct GitRepository: Sendable {
  /// A commit with the name by which it was requested.
  public struct Commit: Sendable, Equatable {
    public let name: String
    /// The hash of the commit.
    public let id: String

    /// The abbreviated hash.
    public var shortID: String { String(id.prefix(9)) }
  }

  /// The variables that keep `git` from writing, fetching and prompting. The language of its messages is
  /// fixed, because some are parsed.
  static let variables = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_TERMINAL_PROMPT": "0", "GIT_NO_REPLACE_OBJECTS": "1", "LC_ALL": "C",
  ]

  /// The root folder of the working tree; of a bare repository, its own folder.
  public let root: String
  public let hasWorkingTree: Bool
  private let folder: String
  private let isShallow: Bool

  /// Finds the repository that contains a folder.
  ///
  /// - Parameter folder: an absolute path.
  public init(around folder: String) throws(GitFailure) {
    self.folder = folder
    let lines = try Self.lines(
      ["rev-parse", "--is-inside-work-tree", "--is-shallow-repository", "--absolute-git-dir"],
      in: folder)
    hasWorkingTree = lines.first == "true"
    isShallow = lines.dropFirst().first == "true"
    if hasWorkingTree {
      root = try Self.lines(["rev-parse", "--show-toplevel"], in: folder).first ?? ""
    } else {
      root = lines.dropFirst(2).joined(separator: "\n")
    }
    guard root.hasPrefix("/") else { throw .failed("no folder of the repository") }
  }

  /// Returns the commit of a branch, a tag, a hash, or an expression such as `HEAD~2`.
  public func commit(_ name: String) throws(GitFailure) -> Commit {
    let unknown = GitFailure.unknownRevision(name, isShallow: isShallow)
    guard !name.isEmpty, !name.hasPrefix("-"), !name.contains("\0") else { throw unknown }
    let result = try Self.run(["rev-parse", "--verify", "--quiet", name + "^{commit}"], in: folder)
    let id = Self.text(result.output)
    guard result.code == 0, id.utf8.count >= 40, id.allSatisfy(\.isHexDigit) else { throw unknown }
    return Commit(name: name, id: id)
  }

  /// Returns the last common ancestor of two commits.
  public func mergeBase(_ first: Commit, _ second: Commit) throws(GitFailure) -> Commit {
    let result = try Self.run(["merge-base", first.id, second.id], in: folder)
    let id = Self.text(result.output)
    guard result.code == 0, !id.isEmpty else {
      throw .noCommonAncestor(first.name, second.name, isShallow: isShallow)
    }
    return Commit(name: String(id.prefix(9)), id: id)
  }

  /// Returns the files of a commit.
  public func files(of commit: Commit) throws(GitFailure) -> RevisionFiles {
    let output = try Self.output(
      ["ls-tree", "-r", "-z", "--full-tree", commit.id], in: folder)
    var nodes: [(path: String, node: RevisionFiles.Node)] = []
    // `100644 blob HASH<tab>PATH`, with a zero byte after each.
    for entry in output.split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3 else { continue }
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      let id = String(decoding: words[2], as: UTF8.self)
      nodes.append((path, .init(mode: String(decoding: words[0], as: UTF8.self), blob: id)))
    }
    return RevisionFiles(root: root, nodes, GitBlobs(in: folder))
  }

  /// Returns the files of the working tree that git tracks or that `git add` would add; ignored files are in
  /// no commit either.
  public func workingFiles() throws(GitFailure) -> RevisionFiles {
    guard hasWorkingTree else { throw .noWorkingTree }
    var nodes: [(path: String, node: RevisionFiles.Node)] = []
    // `H 100644 HASH 0<tab>PATH`; S marks a file that a sparse working tree leaves out.
    let tracked = try Self.output(["ls-files", "-z", "--stage", "-v"], in: root)
    for entry in tracked.split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 4 else { continue }
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      let node = RevisionFiles.Node(
        mode: String(decoding: words[1], as: UTF8.self),
        blob: String(decoding: words[2], as: UTF8.self))
      let isLeftOut = words[0].elementsEqual("S".utf8) || words[0].elementsEqual("s".utf8)
      if let found = node.inWorkingTree(root + "/" + path, isLeftOut: isLeftOut) {
        nodes.append((path, found))
      }
    }
    let others = try Self.output(["ls-files", "-z", "--others", "--exclude-standard"], in: root)
    for entry in others.split(separator: 0) where entry.last != UInt8(ascii: "/") {
      let path = String(decoding: entry, as: UTF8.self)
      let node = RevisionFiles.Node(kind: .file, content: .disk)
      if let found = node.inWorkingTree(root + "/" + path, isLeftOut: false) {
        nodes.append((path, found))
      }
    }
    return RevisionFiles(root: root, nodes, GitBlobs(in: folder))
  }

  // MARK: Running git

  static func command(_ arguments: [String], in folder: String) -> [String] {
    // Hooks are disabled, such as the one that reports changed files.
    ["git", "--no-pager", "-c", "core.fsmonitor=false", "-C", folder] + arguments
  }

  private static func run(
    _ arguments: [String], in folder: String
  ) throws(GitFailure) -> ChildProcess.Result {
    guard let process = ChildProcess(command(arguments, in: folder), variables: variables) else {
      throw .notInstalled
    }
    guard let result = process.finish() else { throw .failed("too much output") }
    // Some systems start a process before they notice that the program does not exist.
    guard result.code != ChildProcess.notFound else { throw .notInstalled }
    return result
  }

  private static func output(
    _ arguments: [String], in folder: String
  ) throws(GitFailure) -> [UInt8] {
    let result = try run(arguments, in: folder)
    guard result.code != 0 else { return result.output }
    let lines = text(result.errors).split(separator: "\n").map(String.init)
    // Warnings may precede the reason.
    let reason = lines.first { $0.hasPrefix("fatal: ") }.map { String($0.dropFirst(7)) }
    if reason?.hasPrefix("not a git repository") == true { throw .notARepository(folder) }
    throw .failed(reason ?? lines.first ?? "exit code \(result.code)")
  }

  private static func lines(
    _ arguments: [String], in folder: String
  ) throws(GitFailure) -> [String] {
    text(try output(arguments, in: folder)).split(separator: "\n").map(String.init)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
