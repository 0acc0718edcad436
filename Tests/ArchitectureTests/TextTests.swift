import Foundation
import TestKit
import Testing

/// The project's own texts.
@Suite struct TextTests {
  static let documents =
    ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "Protocol/README.md", "Protocol/Sessions.md"]

  /// Links and paths in the documents lead somewhere.
  @Test(arguments: documents) func linksLeadSomewhere(_ path: String) throws {
    let text = try Project.text(path)
    let folder = Project.url(path).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#\s]+)[^)]*\)/) {
      let target = String(match.1)
      if target.hasPrefix("https://") { continue }
      let url = folder.appending(path: target)
      #expect(FileManager.default.fileExists(atPath: url.path()), "\(path): \(target)")
    }
    for match in text.matches(of: /`((?:Sources|Tests|Protocol|Samples)\/[A-Za-z0-9_+.\/-]+)`/) {
      let url = Project.url(String(match.1))
      #expect(FileManager.default.fileExists(atPath: url.path()), "\(path): \(match.1)")
    }
  }

  /// Swift files are formatted and free of what the linter knows.
  @Test func sourcesAreFormatted() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift",
      "Sources", "Tests",
    ]
    process.currentDirectoryURL = Project.root
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(
      process.terminationStatus == 0, "\(String(decoding: output.prefix(2000), as: UTF8.self))")
  }
}
