import Foundation
import Guide
import TestKit
import Testing
@testable import DocumentationLookup

/// The guide as files.
@Suite(.slow) struct ExportTests {
  /// The files, created once for all suites.
  static let files = GuideExport.files()

  private func temporary() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-export-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Another process, in which sets and dictionaries have another order, gives the same bytes.
  @Test func theSameGuideGivesTheSameBytes() throws {
    let folder = try temporary().appending(path: "guide")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let result = try Executable.run(["docs", "--export", folder.path()])
    #expect(result.code == 0 && result.output.contains("index.html"), "\(result.errors)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter {
      folder.appending(path: $0).pathExtension != "" && $0 != ExportManifest.name
    }
    #expect(Set(Self.files.map(\.path)).isSuperset(of: paths))
    #expect(Set(Self.files.map(\.path)).count == Self.files.count)
    for file in Self.files {
      let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "\(file.path)")
    }
  }

  /// Every link and every address of a page, a style sheet or a script leads to a file of the export and to
  /// an anchor in it; nothing is loaded from outside.
  @Test func linksLeadSomewhere() {
    let paths = Set(Self.files.map(\.path))
    let pages = Dictionary(
      uniqueKeysWithValues: Self.files.filter { $0.path.hasSuffix(".html") }
        .map { ($0.path, HTMLScan($0.text)) })
    let places = pages.mapValues { Set($0.values(of: "id")) }
    var checked = 0
    for (path, page) in pages {
      for (name, address) in page.tags.flatMap(\.attributes)
      where name == "href" || name == "src" || name == "action" {
        // The icon is part of the page.
        if address.hasPrefix("data:") { continue }
        if address.hasPrefix("https://") {
          #expect(name == "href", "\(path) loads \(address)")
          continue
        }
        checked += 1
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = resolve(String(parts[0]), from: path)
        guard paths.contains(target) else {
          Issue.record("\(path): \(address)")
          continue
        }
        if parts.count > 1, !parts[1].isEmpty {
          let anchor = parts[1].removingPercentEncoding ?? String(parts[1])
          #expect(places[target]?.contains(anchor) == true, "\(path): \(address)")
        }
      }
    }
    #expect(checked > 2000)
  }

  /// Every link of a Markdown file is relative, and leads to a file of the export and to an anchor that the
  /// file itself defines, because hosts generate ids for headings in different ways.
  @Test func markdownLinksLeadSomewhere() {
    var places: [String: [String]] = [:]
    for file in Self.files {
      let marks = file.path.hasSuffix(".md") ? file.text.matches(of: /<a id="([^"]*)"><\/a>/) : []
      places[file.path] = marks.map { String($0.1) }
    }
    var (links, toPlaces) = (0, 0)
    for file in Self.files where file.path.hasSuffix(".md") {
      let names = places[file.path] ?? []
      #expect(Set(names).count == names.count, "\(file.path)")
      #expect(names.allSatisfy { $0.contains(/^[a-z0-9-]+$/) }, "\(file.path)")
      for match in prose(of: file.text).matches(of: /\]\(([^)]*)\)/) {
        let address = String(match.1)
        #expect(!address.isEmpty && !address.contains(" "), "\(file.path): \(address)")
        if address.hasPrefix("https://") { continue }
        links += 1
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        let target = resolve(parts.first ?? "", from: file.path)
        guard let found = places[target] else {
          Issue.record("\(file.path): \(address)")
          continue
        }
        if parts.count > 1 {
          toPlaces += 1
          #expect(found.contains(parts[1]), "\(file.path): \(address)")
        }
      }
    }
    #expect(links > 2500 && toPlaces > 2000)
  }

  /// Returns Markdown without its code, which contains other brackets.
  private func prose(of markdown: String) -> String {
    var isCode = false
    let lines = markdown.split(separator: "\n").filter { line in
      if line.contains("```") { isCode.toggle() }
      return !isCode && !line.contains("```")
    }
    return lines.joined(separator: "\n").replacing(/`[^`]*`/, with: "")
  }

  private func resolve(_ address: String, from page: String) -> String {
    if address.isEmpty { return page }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    let decoded = address.removingPercentEncoding ?? address
    for part in decoded.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  @Test func pagesAreWhole() {
    for file in Self.files where file.path.hasSuffix(".html") {
      #expect(file.text.hasPrefix("<!DOCTYPE html>"), "\(file.path)")
      #expect(file.text.contains("<html lang=\""), "\(file.path)")
      #expect(file.text.contains("name=\"viewport\""), "\(file.path)")
      #expect(!file.text.contains("@import"), "\(file.path)")
      let page = HTMLScan(file.text)
      let ids = page.values(of: "id")
      #expect(Set(ids).subtracting(["tip"]).count == ids.count { $0 != "tip" }, "\(file.path)")
      for tag in ["table", "ul", "ol", "pre", "code", "div", "main", "nav", "svg", "a", "p"] {
        let opened = page.tags.count { $0.name == tag && !$0.isClosing }
        let closed = page.tags.count { $0.name == tag && $0.isClosing }
        #expect(opened == closed, "\(file.path): \(tag)")
      }
    }
  }

  // MARK: Writing

  @Test func anEarlierExportIsReplaced() throws {
    let folder = try temporary().appending(path: "guide")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let count = try GuideExport.write(to: folder.path()) { Self.files }
    #expect(count == Self.files.count)
    #expect(GuideExport.isCurrent(folder.path()))
    // Another guide, with a page that this one does not have.
    let page = GuideExport.File(path: "old/gone.html", text: "old")
    let older = Self.files.dropLast() + [page]
    let list = ExportManifest(of: Array(older)).text.replacing(
      "\(EmbeddedTexts.fingerprint)", with: "")
    _ = try GuideExport.write(to: folder.path()) {
      older + [GuideExport.File(path: ExportManifest.name, text: list)]
    }
    #expect(!GuideExport.isCurrent(folder.path()))
    #expect(try GuideExport.write(to: folder.path() + "/") { Self.files } == count)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "old").path()))
    for file in Self.files {
      let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text)
    }
    // No temporary files are left.
    let beside = try FileManager.default.contentsOfDirectory(
      atPath: folder.deletingLastPathComponent().path())
    #expect(beside == ["guide"])
  }

  /// Files of the user remain, next to those of the export and among them.
  @Test func filesOfOthersStay() throws {
    let folder = try temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try GuideExport.write(to: folder.path()) { Self.files }
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "mine/empty"), withIntermediateDirectories: true)
    for path in ["mine/notes.txt", "en/mine.html", "mine.txt"] {
      try path.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
    }
    _ = try GuideExport.write(to: folder.path()) { Self.files }
    for path in ["mine/notes.txt", "en/mine.html", "mine.txt"] {
      #expect(try String(contentsOf: folder.appending(path: path), encoding: .utf8) == path)
    }
    #expect(files.fileExists(atPath: folder.appending(path: "mine/empty").path()))
    // A page that the user has changed is not overwritten, and then nothing else is written.
    let page = folder.appending(path: "en/icons.html")
    let style = folder.appending(path: "assets/style.css")
    try "mine".write(to: page, atomically: true, encoding: .utf8)
    try files.removeItem(at: style)
    let failure = #expect(throws: GuideExport.Failure.self) {
      _ = try GuideExport.write(to: folder.path()) { Self.files }
    }
    #expect(failure?.message.english.hasPrefix("en/icons.html") == true)
    #expect(try String(contentsOf: page, encoding: .utf8) == "mine")
    #expect(!files.fileExists(atPath: style.path()))
    // A link is never followed for writing.
    try files.removeItem(at: page)
    let beside = try temporary()
    defer { try? files.removeItem(at: beside) }
    try files.moveItem(at: folder.appending(path: "assets"), to: beside.appending(path: "assets"))
    try files.createSymbolicLink(
      at: folder.appending(path: "assets"), withDestinationURL: beside.appending(path: "assets"))
    #expect(throws: GuideExport.Failure.self) {
      _ = try GuideExport.write(to: folder.path()) { Self.files }
    }
    // An export without a list is left alone.
    try "The guide of quickactions.\n".write(
      to: folder.appending(path: ExportManifest.name), atomically: true, encoding: .utf8)
    #expect(throws: GuideExport.Failure.self) {
      _ = try GuideExport.write(to: folder.path()) { Self.files }
    }
  }

  @Test func nothingElseIsReplaced() throws {
    let folder = try temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let mine = folder.appending(path: "mine.txt")
    try "mine".write(to: mine, atomically: true, encoding: .utf8)
    #expect(throws: GuideExport.Failure.self) { _ = try GuideExport.write(to: folder.path()) }
    #expect(throws: GuideExport.Failure.self) { _ = try GuideExport.write(to: mine.path()) }
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    #expect(throws: GuideExport.Failure.self) { _ = try GuideExport.write(to: link.path()) }
    #expect(try String(contentsOf: mine, encoding: .utf8) == "mine")
    // An unsuitable folder is reported before any file is created.
    #expect(throws: GuideExport.Failure.self) {
      _ = try GuideExport.write(to: mine.path() + "/below/a/file") {
        Issue.record("made for nothing")
        return []
      }
    }
  }
}
