import Checks
import Foundation
import Guide
import LanguageServerProtocol
import Linter
import TestKit
import Testing

@testable import LanguageServer
import SourceText

/// Files of `Protocol/` that are generated from the code. To generate them again:
///
///     Tests/update
@Suite struct GeneratedFileTests {
  /// The announced capabilities are those of the method table.
  @Test func everyMethodIsAnnouncedAsItsRowSays() throws {
    // Some are only announced to clients that can use them.
    let able: JSONValue = [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
        "definition": [:], "diagnostic": [:],
        "semanticTokens": ["requests": ["full": true, "range": true], "formats": ["relative"]],
      ],
      "workspace": [
        "fileOperations": ["didCreate": true, "didRename": true, "didDelete": true],
        "textDocumentContent": [:],
      ],
    ]
    let answer = TestClient().request("initialize", ["processId": nil, "capabilities": able])
    let all = try #require(answer["capabilities"])
    for method in MethodTable.methods {
      guard let path = method.capability else { continue }
      let announced = path.split(separator: ".").reduce(all as JSONValue?) { $0?[String($1)] }
      #expect(
        announced != nil && announced != .null && announced != false, "\(method.name): \(path)")
    }
    let named = Set(MethodTable.methods.compactMap { $0.capability?.split(separator: ".").first })
    for name in (all.object ?? [:]).keys where name.hasSuffix("Provider") {
      #expect(named.contains(Substring(name)), "\(name) is announced and no method's")
    }
  }

  private func check(_ path: String, _ text: String) throws {
    if Project.isUpdating {
      try text.write(to: Project.url(path), atomically: true, encoding: .utf8)
    }
    let current = (try? Project.text(path)) ?? ""
    #expect(current == text, "\(path) is out of date; run Tests/update")
  }

  private func pretty(_ value: JSONValue) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  @Test func capabilities() throws {
    // The answer to a client without capabilities.
    let result = TestClient().request("initialize", ["capabilities": [:]])
    try check("Protocol/Capabilities.json", try pretty(result))
  }

  @Test func rules() throws {
    func both(_ text: LocalizedText) -> JSONValue {
      ["en": .string(text.english), "zh-Hans": .string(text.simplifiedChinese)]
    }
    let rules = RuleRegistry.all.map { rule -> JSONValue in
      let description = rule.description
      return [
        "id": .string(description.id), "severity": .string(description.severity.name),
        "group": .string(description.group.name),
        "title": both(description.title), "why": both(description.why),
        "reference": .string(description.reference),
      ]
    }
    try check("Protocol/Rules.json", try pretty(.array(rules)))
  }

  /// The settings of the extension for VS Code are those of the server, and two more. One setting is for the
  /// command line only.
  @Test func settingsOfTheExtension() throws {
    func value(_ text: String) throws -> JSONValue {
      try #require(JSONValue(decoding: Array(text.utf8)))
    }
    let schema = try value(Project.text("Protocol/Schemas/settings.schema.json"))
    var text = try Project.text("Samples/Editors/vscode/package.json")
    // The texts are in a file for each language.
    let texts = try value(Project.text("Samples/Editors/vscode/package.nls.json")).object ?? [:]
    for (name, shown) in texts {
      text = text.replacing("\"%\(name)%\"", with: try pretty(shown))
    }
    let package = try value(text)
    var wanted: [String: JSONValue] = [:]
    for (name, property) in schema["properties"]?.object ?? [:]
    where !["$schema", "failOn"].contains(name) {
      wanted["quickactions." + name] = property
    }
    var found = package["contributes"]?["configuration"]?["properties"]?.object ?? [:]
    #expect(found.removeValue(forKey: "quickactions.path") != nil)
    #expect(found.removeValue(forKey: "quickactions.trace.server") != nil)
    #expect(wanted.count > 3)
    #expect(found == wanted)
    // Marketplaces do not accept a suffix after the numbers.
    let version = LanguageServer.version.prefix { $0 != "-" }
    #expect(package["version"] == .string(String(version)))
  }

  @Test func readme() throws {
    var text = try Project.text("Protocol/README.md")
    let start = try #require(text.range(of: "<!-- methods -->\n"))
    let end = try #require(text.range(of: "<!-- /methods -->"))
    var table =
      "\n| method | kind | order | answered | capability | what it does |\n| --- | --- | --- | --- | --- | --- |\n"
    for method in MethodTable.methods {
      let capability = method.capability.map { "`\($0)`" } ?? ""
      let answered = method.kind == .request ? method.readiness.name : ""
      let example = "Messages/\(method.name.replacing("/", with: "_")).json"
      table +=
        "| [`\(method.name)`](\(example)) | \(method.kind.rawValue) | \(method.handler.order) | \(answered) | \(capability) | \(method.summary) |\n"
    }
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: table + "\n")
    try check("Protocol/README.md", text)
  }

  /// All limits in the code, by target: sizes, depths, counts.
  @Test func limits() throws {
    var rows: [String: [String]] = [:]
    for file in ProjectSources.all {
      let target = file.path.split(separator: "/")[1]
      let lines = file.tree.source.string.split(separator: "\n", omittingEmptySubsequences: false)
      for declaration in file.declarations
      where declaration.name.hasPrefix("maximum") && declaration.modifiers.contains("static") {
        let start = file.tree.tokens[declaration.nameToken].start
        let line = file.tree.source.lines.line(at: start)
        let parts = lines[line].split(separator: " = ", maxSplits: 1)
        guard let parent = declaration.parent, let value = parts.dropFirst().first else { continue }
        let comment = lines[..<line].reversed().lazy.map { $0.drop { $0 == " " } }
          .prefix { $0.hasPrefix("///") }.map { $0.dropFirst(3).drop { $0 == " " } }
        let text = comment.reversed().joined(separator: " ")
        let meaning = text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text[...]
        let name = file.declarations[parent].name + "." + declaration.name
        rows[String(target), default: []].append("| `\(name)` | \(value) | \(meaning) |")
      }
    }
    var text = """
      # Limits

      The sizes, depths and counts beyond which something is not read, not followed or not shown, so that no input
      takes the memory or the time of a machine. The table is made from the code by `Tests/update`.

      """
    for (target, rows) in rows.sorted(by: { $0.key < $1.key }) {
      text += "\n## \(target)\n\n| limit | value | meaning |\n| --- | --- | --- |\n"
      text += rows.sorted().joined(separator: "\n") + "\n"
    }
    #expect(rows.values.joined().count > 180)
    try check("Protocol/Limits.md", text)
  }

  @Test func everyMethodIsUnique() {
    let names = MethodTable.methods.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
