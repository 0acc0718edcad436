import Files
import Foundation
import Synchronization

/// Files in memory with the behavior of macOS file systems: a name is found in any case and with its accents
/// composed in any way, and folders list it as it was first written.
public final class FoldingFiles: FileAccess {
  /// The files by their paths without case; strings that differ only in the composition of accents are equal
  /// keys.
  private let all: Mutex<[String: (path: String, bytes: [UInt8])]>

  public init(_ files: [String: String]) { all = Mutex(Self.folded(files)) }

  /// Replaces all files.
  public func replace(with files: [String: String]) {
    all.withLock { $0 = Self.folded(files) }
  }

  private static func folded(
    _ files: [String: String]
  ) -> [String: (path: String, bytes: [UInt8])] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.lowercased(), ($0, Array($1.utf8))) })
  }

  private var files: [String: (path: String, bytes: [UInt8])] { all.withLock { $0 } }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    guard let file = files[path.lowercased()] else { throw .system("no such file") }
    return file.bytes
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    let names = folder.lowercased().split(separator: "/")
    var entries: [String: DirectoryListing.Entry] = [:]
    for (path, _) in files.values {
      let own = path.split(separator: "/")
      guard own.count > names.count,
        own.prefix(names.count).elementsEqual(
          names,
          by: {
            $0.lowercased() == $1
          })
      else { continue }
      let name = String(own[names.count])
      entries[name.lowercased()] = DirectoryListing.Entry(
        name: name, kind: own.count == names.count + 1 ? .file : .directory)
    }
    return entries.isEmpty
      ? nil
      : entries.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  public func kind(of path: String) -> DirectoryListing.Kind {
    if files[path.lowercased()] != nil { return .file }
    return entries(of: path) == nil ? .other : .directory
  }
}

/// Another spelling of a path that is the same path for macOS file systems.
public enum OtherSpelling: CaseIterable, Sendable {
  case asListed, composed, decomposed, uppercased, lowercased

  public func callAsFunction(_ path: String) -> String {
    switch self {
    case .asListed: path
    case .composed: path.precomposedStringWithCanonicalMapping
    case .decomposed: path.decomposedStringWithCanonicalMapping
    case .uppercased: path.uppercased()
    case .lowercased: path.lowercased()
    }
  }
}
