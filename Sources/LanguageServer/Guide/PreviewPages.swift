import Files
import SourceText

/// The menu pages in the user's cache, for clients that show files in a browser.
public struct PreviewPages: Sendable {
  /// The most pages; when another is written, older ones are removed.
  static let maximumCount = 32

  let folder: String

  /// Writes the page of a document, replacing an earlier one.
  ///
  /// - Returns: the URI of the file; nil if it cannot be written.
  func write(_ html: String, _ kind: String, of document: String) -> String? {
    let name = "\(kind)-\(Self.fingerprint(of: document)).html"
    let path = folder + "/" + name
    let files = DiskFiles()
    do throws(FileWriter.Failure) {
      try FileWriter.makeDirectory(folder)
      removeOthers(than: name, in: files)
      try FileWriter.replace(path, try? files.read(path), with: Array(html.utf8))
    } catch {
      return nil
    }
    return FileURI.uri(of: path)
  }

  private func removeOthers(than name: String, in files: DiskFiles) {
    let kinds = PreviewSource.Kind.allCases.map { $0.rawValue + "-" }
    let pages = (files.entries(of: folder) ?? []).filter { entry in
      entry.kind == .file && entry.name != name && entry.name.hasSuffix(".html")
        && kinds.contains(where: entry.name.hasPrefix)
    }
    for page in pages.map(\.name).sorted().dropFirst(Self.maximumCount - 1) {
      FileWriter.remove(folder + "/" + page, upTo: folder)
    }
  }

  /// Returns a hash that distinguishes documents by their paths.
  private static func fingerprint(of path: String) -> String {
    String(FNV1a.hash(path.utf8), radix: 16)
  }
}
