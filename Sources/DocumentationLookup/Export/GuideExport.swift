import Files
import Guide
import SourceText

/// The whole guide as files: a self-contained site, and Markdown. The same guide always gives the same bytes.
public enum GuideExport {
  /// One file of the export.
  public struct File: Sendable {
    /// The path relative to the folder of the export.
    public let path: String
    public let text: String
  }

  /// The formats in an export.
  public enum Content: Sendable {
    case siteAndMarkdown
    /// Only the site for browsers.
    case site
  }

  /// The reason why a folder was not written.
  public struct Failure: Error, Sendable {
    public let message: LocalizedText
  }

  /// A short name for the version of the guide's texts, which is valid in a file name.
  public static var fingerprint: String { EmbeddedTexts.fingerprint }

  /// Returns true if a folder contains exactly this guide.
  public static func isCurrent(_ folder: String) -> Bool {
    let head = Array(ExportManifest.head.utf8)
    let path = folder + "/" + ExportManifest.name
    return (try? FileReader.read(path, prefix: head.count)) == head
  }

  /// Returns the page for a link, relative to the folder of its language.
  public static func address(of target: LinkTarget) -> String? {
    SiteAddress.of(target)
  }

  /// Returns the files of an export with their paths relative to its folder.
  public static func files(_ content: Content = .siteAndMarkdown) -> [File] {
    var files = [
      File(path: "index.html", text: SitePage.chooser()),
      File(path: "assets/style.css", text: SiteAssets.style),
      File(path: "assets/site.js", text: SiteAssets.pageScript),
      File(path: "assets/search.js", text: SiteAssets.searchScript),
    ]
    for language in Language.allCases {
      files += SiteBuilder(language).files()
    }
    if content == .siteAndMarkdown { files += markdown() }
    return files + [File(path: ExportManifest.name, text: ExportManifest(of: files).text)]
  }

  private static func markdown() -> [File] {
    var files = [MarkdownExport.chooser()]
    for language in Language.allCases {
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

  /// Writes the guide into a new folder, or in place of an earlier export. The files are first written to a
  /// temporary folder next to it and moved when they are complete. Files that the earlier export lists and
  /// that have not changed since are replaced; all others stay.
  ///
  /// - Returns: the number of files.
  public static func write(
    to folder: String, _ content: Content = .siteAndMarkdown
  ) throws(Failure) -> Int {
    try write(to: folder) { files(content) }
  }

  /// Removes the files of an export that have not changed since, and folders that become empty. An export
  /// without a list is left alone.
  public static func remove(_ folder: String) {
    guard let manifest = ExportManifest(in: folder) else { return }
    let above = Path.folder(of: folder)
    // The list is removed last, so that an interrupted removal can be repeated.
    for path in ExportedFolder(folder, manifest).own.keys + [ExportManifest.name] {
      FileWriter.remove(folder + "/" + path, upTo: above)
    }
  }

  /// - Parameter make: creates the files, which takes a while; called once the folder is known to be
  ///   suitable.
  static func write(to folder: String, _ make: () -> [File]) throws(Failure) -> Int {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let known = try known(in: folder)
    let above = Path.folder(of: Path.absolute(folder))
    do throws(FileWriter.Failure) {
      try FileWriter.makeDirectory(above)
    } catch {
      throw Failure(error)
    }
    let files = make()
    if let known {
      for file in files {
        if let other = known.obstacle(to: file, in: folder) { throw Failure(.isOther(other)) }
      }
    }
    let signals = HeldSignals()
    defer { signals.release() }
    var temporary: String?
    do throws(FileWriter.Failure) {
      let new = try TemporaryFile.makeDirectory(in: above)
      temporary = new
      for file in files {
        let path = new + "/" + file.path
        try FileWriter.makeDirectory(Path.folder(of: path))
        try FileWriter.write(Array(file.text.utf8), to: path)
      }
      if let known {
        try replace(known, in: folder, by: files, from: new)
        FileWriter.removeDirectory(new)
      } else {
        try FileWriter.move(new, to: folder)
      }
    } catch {
      if let temporary { FileWriter.removeDirectory(temporary) }
      // Another process may have written the same guide at the same time.
      if isCurrent(folder) { return files.count }
      throw Failure(error)
    }
    return files.count
  }

  /// Replaces the files of an earlier export. The list is written last, so that after an interruption the
  /// folder is still the earlier export.
  private static func replace(
    _ known: ExportedFolder, in folder: String, by files: [File], from new: String
  ) throws(FileWriter.Failure) {
    for file in files {
      let path = folder + "/" + file.path
      try FileWriter.makeDirectory(Path.folder(of: path))
      try FileWriter.move(new + "/" + file.path, to: path)
    }
    let paths = Set(files.map(\.path))
    for path in known.own.keys where !paths.contains(path) {
      FileWriter.remove(folder + "/" + path, upTo: folder)
    }
  }

  /// Returns the contents of a folder that is replaced; nil if it does not exist or is empty.
  ///
  /// - Throws: an error if the folder is no export.
  private static func known(in folder: String) throws(Failure) -> ExportedFolder? {
    switch DirectoryListing.kind(of: folder, followingLinks: false) {
    case .other: return nil
    case .directory:
      let entries = DirectoryListing(path: folder)?.entries ?? []
      if entries.isEmpty { return nil }
      guard entries.contains(where: { $0.name == ExportManifest.name }) else {
        throw Failure(.noExport)
      }
      guard let manifest = ExportManifest(in: folder) else { throw Failure(.noList) }
      return ExportedFolder(folder, manifest)
    case .file, .link: throw Failure(.isTaken)
    }
  }
}

extension LocalizedText {
  fileprivate static let noExport = LocalizedText(
    en: "the folder is not empty and holds no earlier export",
    zhHans: "文件夹不为空，也不是以前的导出结果")

  fileprivate static let noList = LocalizedText(
    en:
      "the earlier export there does not list its files, so they cannot be told from others; remove it, or name a new folder",
    zhHans: "那里以前的导出结果没有列出其文件，无法与其他文件区分；请删除它，或指定新文件夹")

  fileprivate static let isTaken = LocalizedText(
    en: "there is something else already", zhHans: "该位置已有其他文件")

  fileprivate static func isOther(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path) was not exported, or has changed since; move it away first",
      zhHans: "\(path) 不是导出的文件，或导出后已被修改；请先移走")
  }
}

extension GuideExport.Failure {
  fileprivate init(_ message: LocalizedText) { self.message = message }

  fileprivate init(_ failure: FileWriter.Failure) {
    message = LocalizedText(
      en: "cannot be written: \(failure.reason.english)",
      zhHans: "无法写入：\(failure.reason.simplifiedChinese)")
  }
}
