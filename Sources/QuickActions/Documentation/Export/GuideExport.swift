import Files
import Guide
import SourceText

/// The whole guide as files: a site that needs nothing but itself, and Markdown. The same guide
/// gives the same bytes.
public enum GuideExport {
  /// One file of the export.
  public struct File: Sendable {
    /// Relative to the folder of the export.
    public let path: String
    public let text: String
  }

  /// Why a folder was not written.
  public struct Failure: Error, Sendable {
    public let message: LocalizedText
  }

  /// The file by which a folder is known to be an export, which may be replaced.
  private static let marker = "quickactions-guide.txt"

  /// Changes with every text of the guide.
  private static let markerText =
    "The guide of quickactions, \(EmbeddedTexts.fingerprint). This folder may be replaced as a whole.\n"

  /// Whether a folder holds just this guide.
  public static func isCurrent(_ folder: String) -> Bool {
    (try? FileReader.read(folder + "/" + marker)) == Array(markerText.utf8)
  }

  /// The page for a link, relative to the folder of its language.
  public static func address(of target: LinkTarget) -> String? {
    SiteAddress.of(target)
  }

  public static func files() -> [File] {
    var files = [
      File(path: marker, text: markerText),
      File(path: "index.html", text: SitePage.chooser()),
      MarkdownExport.chooser(),
      File(path: "assets/style.css", text: SiteAssets.style),
      File(path: "assets/site.js", text: SiteAssets.pageScript),
      File(path: "assets/search.js", text: SiteAssets.searchScript),
    ]
    for language in Language.allCases {
      files += SiteBuilder(language).files()
      files += MarkdownExport.files(in: language)
      for diagram in Diagram.allCases {
        files.append(
          File(
            path: "markdown/\(language.rawValue)/diagrams/\(diagram.rawValue).svg",
            text: diagram.svg(in: language) + "\n"))
      }
    }
    return files
  }

  /// Writes the guide into a new folder, or in the place of an earlier export. It is written beside
  /// it first and moved when it is whole.
  ///
  /// - Returns: the number of files.
  public static func write(to folder: String) throws(Failure) -> Int {
    try write(to: folder, files)
  }

  /// - Parameter make: makes what is written, which takes a while; called once the place is known to be good.
  static func write(to folder: String, _ make: () -> [File]) throws(Failure) -> Int {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let exists = try mayBeReplaced(folder)
    let above = Path.folder(of: Path.absolute(folder))
    do throws(FileWriter.Failure) {
      try FileWriter.makeDirectory(above)
    } catch {
      throw Failure(error)
    }
    let files = make()
    let signals = HeldSignals()
    defer { signals.release() }
    var temporary: String?
    do throws(FileWriter.Failure) {
      let new = try TemporaryFile.makeDirectory(in: above)
      temporary = new
      for file in files {
        let path = new + "/" + file.path
        if let slash = path.lastIndex(of: "/") {
          try FileWriter.makeDirectory(String(path[..<slash]))
        }
        try FileWriter.write(Array(file.text.utf8), to: path)
      }
      if exists { FileWriter.removeDirectory(folder) }
      try FileWriter.move(new, to: folder)
    } catch {
      if let temporary { FileWriter.removeDirectory(temporary) }
      // Another process may have written the same guide at the same time.
      if isCurrent(folder) { return files.count }
      throw Failure(error)
    }
    return files.count
  }

  /// Whether there is a folder to be replaced.
  ///
  /// - Throws: when something else stands there.
  private static func mayBeReplaced(_ folder: String) throws(Failure) -> Bool {
    switch DirectoryListing.kind(of: folder, followingLinks: false) {
    case .other: return false
    case .directory:
      let entries = DirectoryListing(path: folder)?.entries ?? []
      if entries.isEmpty || entries.contains(where: { $0.name == marker }) { return true }
      throw Failure(
        message: LocalizedText(
          en: "the folder is not empty and holds no earlier export",
          zhHans: "文件夹不为空，也不是以前的导出结果"))
    case .file, .link:
      throw Failure(
        message: LocalizedText(en: "there is something else already", zhHans: "该位置已有其他文件"))
    }
  }
}

extension GuideExport.Failure {
  fileprivate init(_ failure: FileWriter.Failure) {
    message = LocalizedText(
      en: "cannot be written: \(failure.reason.english)",
      zhHans: "无法写入：\(failure.reason.simplifiedChinese)")
  }
}
