import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// The command line and an editor report the same about every file.
@Suite struct SameFindingsTests {
  private struct Found: Hashable {
    let rule: String
    let severity: String
    let start: [Int]
    let end: [Int]
    let message: String
  }

  /// Returns findings in one order: the command line begins with the worst, an editor has the order of the
  /// text.
  private func ordered(_ found: [Found]) -> [Found] {
    found.sorted { left, right in
      (left.start[0], left.start[1], left.rule, left.message)
        < (right.start[0], right.start[1], right.rule, right.message)
    }
  }

  private func number(_ value: JSONValue?) -> Int {
    if case .integer(let number)? = value { number } else { -1 }
  }

  private func checked(_ path: String) throws -> [Found] {
    let result = try Executable.run(["check", "--format", "json", path])
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(result.output.utf8))
    let found = (report["findings"]?.array ?? []).filter { $0["file"] == .string(path) }
    return ordered(
      found.map { finding in
        Found(
          rule: finding["rule"]?.string ?? "", severity: finding["severity"]?.string ?? "",
          start: [number(finding["line"]), number(finding["column"])],
          end: [number(finding["endLine"]), number(finding["endColumn"])],
          message: finding["message"]?.string ?? "")
      })
  }

  private func shown(_ text: String, _ path: String, _ client: TestClient) -> [Found] {
    let severities = ["error", "warning", "information", "hint"]
    let uri = URL(filePath: path).absoluteString
    var shown = client.open(text, uri: uri, languageId: "plaintext")
    // The files around a file are read in the background; then the file is checked again.
    while let later = client.idle().last(where: {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(uri)
    }) {
      shown = later["params"]?["diagnostics"]?.array ?? []
    }
    let found = shown.map { diagnostic in
      func place(_ end: String) -> [Int] {
        let place = diagnostic["range"]?[end]
        return [number(place?["line"]) + 1, number(place?["character"]) + 1]
      }
      return Found(
        rule: diagnostic["code"]?.string ?? "",
        severity: severities[max(0, min(3, number(diagnostic["severity"]) - 1))],
        start: place("start"), end: place("end"), message: diagnostic["message"]?.string ?? "")
    }
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    return ordered(found)
  }

  /// Text files only: an editor does not open files that are only read. The samples are copied into a package
  /// of their own, so that their property lists are linked to their own source files and not to those of this
  /// project.
  @Test(.timeLimit(.minutes(10))) func inAllSamples() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    try FileManager.default.copyItem(
      atPath: Project.url("Samples").path(percentEncoded: false), toPath: folder.path + "/Samples")
    let client = TestClient.initialized()
    var (files, findings) = (0, 0)
    for name in try Project.files(below: "Samples") {
      let path = folder.path + "/" + name
      // A folder, or a binary file.
      guard let data = FileManager.default.contents(atPath: path),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      let found = try checked(path)
      #expect(found == shown(text, path, client), "\(path)")
      files += 1
      findings += found.count
    }
    #expect(files > 100 && findings > 60)
  }

  /// Files whose kind does not depend on their location in a project.
  @Test(arguments: [
    ("Localizable.strings", "\"a\" = \"b\"\n", 1),
    ("Localizable.xcstrings", "{\"strings\": {", 1),
    ("Info.PLIST", "a b", 1),
    ("Info.plist", "{ a = b; }", 0),
    ("template", "<plist><dict><key>a</dict></plist>", 1),
    ("notes.xml", "<notes><a></notes>", 0),
    ("Icon.svg", "<plist><dict><key>a</dict></plist>", 0),
    ("a.swift", "<plist><dict><key>a</dict></plist>", 0),
    ("empty", "", 0),
    (".quickactions.json", "{\"rule\": 1}", 1),
  ])
  func inFilesOfAllKinds(_ name: String, _ text: String, _ count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    let path = folder.path + "/" + name
    let found = try checked(path)
    #expect(found.count == count)
    #expect(found == shown(text, path, TestClient.initialized()))
  }
}
