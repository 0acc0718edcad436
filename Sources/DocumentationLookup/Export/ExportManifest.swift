import Files
import Guide
import SourceText

/// The list of files in an export. Files that are not listed, or have changed since, belong to the user and
/// are never removed.
struct ExportManifest {
  /// The name of the file with the list, which identifies a folder as an export.
  static let name = "quickactions-guide.txt"

  /// The first line of the list, which changes with every text of the guide.
  static let head =
    "The guide of quickactions, \(EmbeddedTexts.fingerprint). The next export replaces the files below, and no others.\n"

  /// The hash of each file, by its path in the folder.
  private let files: [String: String]

  init(of files: [GuideExport.File]) {
    self.files = Dictionary(
      files.map { ($0.path, Self.mark(of: Array($0.text.utf8))) }, uniquingKeysWith: { $1 })
  }

  /// Reads the list of an earlier export; nil if there is none.
  init?(in folder: String) {
    guard let bytes = try? FileReader.read(folder + "/" + Self.name) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    guard !lines.isEmpty else { return nil }
    var files: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      // A manipulated list must not lead outside of the folder.
      let names = parts[1].split(separator: "/", omittingEmptySubsequences: false)
      guard !names.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
      files[String(parts[1])] = String(parts[0])
    }
    self.files = files
  }

  var text: String {
    Self.head + files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// Returns true if a file is in the list and has the listed content.
  func holds(_ path: String, _ content: [UInt8]) -> Bool { files[path] == Self.mark(of: content) }

  /// Returns the hash of some bytes and their number.
  private static func mark(of bytes: [UInt8]) -> String {
    String(FNV1a.hash(bytes), radix: 16) + "-" + String(bytes.count)
  }
}

/// The current contents of the folder for an export.
struct ExportedFolder {
  /// The unchanged files of the earlier export, by their paths in the folder.
  private(set) var own: [String: [UInt8]] = [:]
  /// All other files.
  private(set) var others: Set<String> = []
  private(set) var folders: Set<String> = []

  /// - Parameter manifest: the list of the earlier export.
  init(_ folder: String, _ manifest: ExportManifest) {
    var next = [""]
    while let path = next.popLast() {
      for entry in DiskFiles().entries(of: folder + path) ?? [] {
        let child = path + "/" + entry.name
        let name = String(child.dropFirst())
        switch entry.kind {
        case .directory:
          folders.insert(name)
          next.append(child)
        case .file where !isLink(folder + child):
          if let bytes = try? FileReader.read(folder + child), manifest.holds(name, bytes) {
            own[name] = bytes
          } else if name != ExportManifest.name {
            others.insert(name)
          }
        case .file, .link, .other: others.insert(name)
        }
      }
    }
  }

  /// Returns the first path in the folder that does not belong to the export and prevents writing a file; nil
  /// if there is none.
  func obstacle(to file: GuideExport.File, in folder: String) -> String? {
    if folders.contains(file.path) { return file.path }
    if others.contains(file.path) {
      // An interrupted export may already have written the file.
      let content = try? FileReader.read(folder + "/" + file.path)
      return content == Array(file.text.utf8) ? nil : file.path
    }
    return Path.folders(above: "/" + file.path).lazy.map { String($0.dropFirst()) }
      .first { !$0.isEmpty && others.contains($0) }
  }
}

/// Returns true if a path itself is a link.
private func isLink(_ path: String) -> Bool {
  DirectoryListing.kind(of: path, followingLinks: false) == .link
}
