import Files
import Guide
import SourceText

/// The list of its files that an export holds: what it does not list, or what has changed since, is the user's
/// and is never removed.
struct ExportManifest {
  /// The name of the file with the list, by which a folder is known to be an export.
  static let name = "quickactions-guide.txt"

  /// Changes with every text of the guide.
  static let head =
    "The guide of quickactions, \(EmbeddedTexts.fingerprint). The next export replaces the files below, and no others.\n"

  /// A number for the content of each file, by its path in the folder.
  private let files: [String: String]

  init(of files: [GuideExport.File]) {
    self.files = Dictionary(
      files.map { ($0.path, Self.mark(of: Array($0.text.utf8))) }, uniquingKeysWith: { $1 })
  }

  /// The list of an earlier export; nil for one without.
  init?(in folder: String) {
    guard let bytes = try? FileReader.read(folder + "/" + Self.name) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    guard !lines.isEmpty else { return nil }
    var files: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      // A list that somebody wrote leads nowhere else.
      let names = parts[1].split(separator: "/", omittingEmptySubsequences: false)
      guard !names.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
      files[String(parts[1])] = String(parts[0])
    }
    self.files = files
  }

  var text: String {
    Self.head + files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// True if a file is one of the list and as it was exported.
  func holds(_ path: String, _ content: [UInt8]) -> Bool { files[path] == Self.mark(of: content) }

  /// The hash of some bytes, with their number.
  private static func mark(of bytes: [UInt8]) -> String {
    String(FNV1a.hash(bytes), radix: 16) + "-" + String(bytes.count)
  }
}

/// The state of a folder that an export is to be written to.
struct ExportedFolder {
  /// The files of the earlier export, unchanged, by their paths in the folder.
  private(set) var own: [String: [UInt8]] = [:]
  /// Everything else but folders.
  private(set) var others: Set<String> = []
  private(set) var folders: Set<String> = []

  /// - Parameter manifest: what the earlier export lists.
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

  /// The first thing in the folder that is not of the export and is in the way of a file; nil where none is.
  func obstacle(to file: GuideExport.File, in folder: String) -> String? {
    if folders.contains(file.path) { return file.path }
    if others.contains(file.path) {
      // What an export that was cut short has written already.
      let content = try? FileReader.read(folder + "/" + file.path)
      return content == Array(file.text.utf8) ? nil : file.path
    }
    return Path.folders(above: "/" + file.path).lazy.map { String($0.dropFirst()) }
      .first { !$0.isEmpty && others.contains($0) }
  }
}

/// Returns true if a path is a link itself.
private func isLink(_ path: String) -> Bool {
  DirectoryListing.kind(of: path, followingLinks: false) == .link
}
