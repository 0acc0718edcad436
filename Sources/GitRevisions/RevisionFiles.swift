import Files
import Platform
import Synchronization

/// The files of a commit, or those of a working tree that git tracks, with their paths in the working tree.
/// There are no files outside of it.
///
/// Missing contents, such as a submodule or the content behind a Git LFS pointer, can be neither read nor
/// listed, so that callers know that something is unknown.
public final class RevisionFiles: FileAccess {
  /// The entry of a path in a tree.
  struct Node: Sendable {
    enum Kind: Sendable { case file, link, submodule }
    enum Content: Sendable {
      case blob(String)
      case disk
    }

    var kind: Kind
    var content: Content

    init(kind: Kind, content: Content) { (self.kind, self.content) = (kind, content) }

    /// - Parameter mode: in the notation of `git ls-tree`.
    init(mode: String, blob: String) {
      kind = mode == "160000" ? .submodule : mode == "120000" ? .link : .file
      content = .blob(blob)
    }

    /// Returns the entry as it is on the disk; nil if it does not exist there. A missing file that a sparse
    /// working tree leaves out keeps its entry.
    ///
    /// - Parameter isLeftOut: true if a sparse working tree leaves the path out.
    func inWorkingTree(_ path: String, isLeftOut: Bool) -> Node? {
      if kind == .submodule { return self }
      switch DirectoryListing.kind(of: path, followingLinks: false) {
      case .file: return Node(kind: .file, content: .disk)
      case .link: return Node(kind: .link, content: .disk)
      case .directory: return nil
      case .other: return isLeftOut ? self : nil
      }
    }
  }

  /// The reason why an entry cannot be read.
  public enum Obstacle: Sendable, Hashable {
    case submodule
    /// The content is in the storage of Git LFS.
    case pointer
    case encrypted
    case other(String)
  }

  /// The most links that are followed one after the other.
  private static let maximumLinks = 40
  private static let pointerMark = Array("version https://git-lfs.github.com/spec/".utf8)
  private static let encryptionMark = Array("\0GITCRYPT\0".utf8)
  /// The most bytes of a Git LFS pointer.
  private static let maximumPointer = 1024

  /// The folder with which all paths begin.
  public let root: String
  private let nodes: [PathKey: Node]
  private let folders: [PathKey: [DirectoryListing.Entry]]
  private let blobs: GitBlobs
  private let disk = DiskFiles()
  private let noted: Mutex<[PathKey: Obstacle]>

  /// - Parameter entries: by their paths from the root. Of several entries with one path the first counts.
  init(root: String, _ entries: [(path: String, node: Node)], _ blobs: GitBlobs) {
    self.root = root
    self.blobs = blobs
    var nodes: [PathKey: Node] = [:]
    var names: [PathKey: [PathKey: DirectoryListing.Kind]] = [
      PathKey(root): [PathKey(".git"): .directory]
    ]
    var obstacles: [PathKey: Obstacle] = [:]
    for (path, node) in entries {
      let full = root + "/" + path
      guard nodes.updateValue(node, forKey: PathKey(full)) == nil else { continue }
      if node.kind == .submodule { obstacles[PathKey(full)] = .submodule }
      var (child, kind) = (full, Self.kind(node.kind))
      while child.utf8.count > root.utf8.count {
        let folder = Path.folder(of: child)
        let isKnown = names[PathKey(folder)] != nil
        names[PathKey(folder), default: [:]][PathKey(Path.name(of: child))] = kind
        // The parents of a known folder are known.
        if isKnown { break }
        (child, kind) = (folder, .directory)
      }
    }
    self.nodes = nodes
    folders = names.mapValues { entries in
      entries.map { DirectoryListing.Entry(name: $0.key.path, kind: $0.value) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
    noted = Mutex(obstacles)
  }

  private static func kind(_ kind: Node.Kind) -> DirectoryListing.Kind {
    switch kind {
    case .file: .file
    case .link: .link
    case .submodule: .directory
    }
  }

  /// The entries that could not be read so far, sorted by path.
  public var obstacles: [(path: String, obstacle: Obstacle)] {
    noted.withLock { $0.map { ($0.key.path, $0.value) } }.sorted { $0.0 < $1.0 }
  }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    guard let place = resolved(path), let node = nodes[PathKey(place)], node.kind == .file else {
      throw kind(of: path) == .directory ? .directory : .system("no such file")
    }
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      switch node.content {
      case .blob(let id): bytes = try blobs.read(id)
      case .disk: bytes = try disk.read(place)
      }
    } catch {
      if case .system(let reason) = error { note(place, .other(reason)) }
      throw error
    }
    if bytes.count <= Self.maximumPointer, bytes.starts(with: Self.pointerMark) {
      note(place, .pointer)
      throw .system("its content is in Git LFS")
    }
    if bytes.starts(with: Self.encryptionMark) {
      note(place, .encrypted)
      throw .system("it is encrypted")
    }
    return bytes
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    guard let place = resolved(folder) else { return nil }
    return folders[PathKey(place)]?.map { entry in
      guard entry.kind == .link, kind(of: place + "/" + entry.name) == .file else { return entry }
      return DirectoryListing.Entry(name: entry.name, kind: .file)
    } ?? (Path.isSame(place, root + "/.git") ? [] : nil)
  }

  public func kind(of path: String) -> DirectoryListing.Kind {
    guard let place = resolved(path) else { return .other }
    if folders[PathKey(place)] != nil || Path.isSame(place, root + "/.git") { return .directory }
    return nodes[PathKey(place)].map { Self.kind($0.kind) } ?? .other
  }

  private func note(_ path: String, _ obstacle: Obstacle) {
    noted.withLock { $0[PathKey(path)] = obstacle }
  }

  /// Returns a path with its links resolved; nil if a link leads out of the tree, or in a circle.
  private func resolved(_ path: String) -> String? {
    // Nearly all paths have no links.
    if folders[PathKey(path)] != nil { return path }
    if let node = nodes[PathKey(path)], node.kind != .link { return path }
    var (done, rest) = (
      root, Path.relative(path, to: root).split(separator: "/").map(String.init)[...]
    )
    guard Path.isInside(path, root) else { return nil }
    if Path.isSame(path, root) { return root }
    var links = 0
    while let name = rest.popFirst() {
      switch name {
      case ".": continue
      case "..":
        guard !Path.isSame(done, root) else { return nil }
        done = Path.folder(of: done)
        continue
      default: break
      }
      let next = done + "/" + name
      guard let node = nodes[PathKey(next)], node.kind == .link else {
        done = next
        continue
      }
      links += 1
      guard links <= Self.maximumLinks, let target = target(of: node, at: next) else { return nil }
      if target.hasPrefix("/") {
        // A link with the absolute path of the working tree.
        guard Path.isInside(target, root) else { return nil }
        done = root
        rest = Path.relative(target, to: root).split(separator: "/").map(String.init) + rest
      } else {
        rest = target.split(separator: "/").map(String.init) + rest
      }
    }
    return done
  }

  /// Returns the target of a link as it is written.
  private func target(of link: Node, at path: String) -> String? {
    switch link.content {
    case .blob(let id): return (try? blobs.read(id)).map { String(decoding: $0, as: UTF8.self) }
    case .disk:
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { buffer in
        buffer.withMemoryRebound(to: CChar.self) { buffer in
          buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
        }
      }
      return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }
  }
}
