import LanguageServerProtocol
import TestKit
import Testing

/// Keys are proposed while they are typed in files from which tools generate property lists, before there is
/// a value.
@Suite struct UnfinishedKeyTests {
  /// - Parameter marked: the text with `|` for the caret.
  private func labels(_ name: String, _ marked: String) -> [(label: String, line: String)] {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let text = parts.joined()
    let uri = "file:///Example/\(name)"
    let client = TestClient.initialized()
    client.open(text, uri: uri, languageId: name.hasSuffix("swift") ? "swift" : "json")
    let items =
      client.request(
        "textDocument/completion",
        TestClient.place(lines.count - 1, lines.last?.utf16.count ?? 0, uri: uri))["items"]?.array
      ?? []
    return items.map { item in
      (item["label"]?.string ?? "", item["textEdit"]?["newText"]?.string ?? "")
    }
  }

  private static let json = """
    { "expo": { "ios": { "infoPlist": { "UIApplicationShortcutItems": [
      { "UIApplicationShortcutItemType": "a", %
        }
    ] } } } }
    """
  private static let yaml = """
    targets:
      App:
        info:
          path: App/Info.plist
          properties:
            UIApplicationShortcutItems:
              - UIApplicationShortcutItemType: a
                %

    """
  private static let swift = """
    import ProjectDescription
    let project = Project(name: "App", targets: [.target(name: "App",
      infoPlist: .extendingDefault(with: ["UIApplicationShortcutItems": [
        ["UIApplicationShortcutItemType": "a", %],
      ]]))])
    """

  @Test(arguments: [
    ("app.json", json, "\"|\""), ("app.json", json, "\"UI|\""), ("app.config.json", json, "\"|\""),
    ("app.config.json", json, "\"UI|\""), ("Project.swift", swift, "\"|\""),
    ("Project.swift", swift, "\"UI|\""), ("project.yml", yaml, "|"), ("project.yml", yaml, "UI|"),
    ("project.yml", yaml, "UI|:"),
  ])
  func aKeyOfAnItemIsProposed(_ name: String, _ text: String, _ typed: String) {
    let found = labels(name, text.replacing("%", with: typed))
    #expect(found.first?.label == "UIApplicationShortcutItemTitle")
    #expect(!found.contains { $0.label == "UIApplicationShortcutItemType" })
    let needsColon = name == "project.yml" && !typed.contains(":")
    #expect(found.first?.line == "UIApplicationShortcutItemTitle" + (needsColon ? ": " : ""))
  }

  /// A word that means an SF Symbol changes the key as well, in the notation of the file.
  @Test(arguments: [
    ("app.json", json, "\"UIApplicationShortcutItemIconType\": \"gear|\""),
    ("Project.swift", swift, "\"UIApplicationShortcutItemIconType\": \"gear|\""),
    ("project.yml", yaml, "UIApplicationShortcutItemIconType: gear|"),
  ])
  func aSymbolComesWithItsKey(_ name: String, _ text: String, _ typed: String) {
    let marked = text.replacing("%", with: typed)
    let before = marked.split(separator: "|")[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let uri = "file:///Example/\(name)"
    let client = TestClient.initialized()
    client.open(
      marked.replacing("|", with: ""), uri: uri,
      languageId: name.hasSuffix("swift") ? "swift" : "json")
    let item =
      client.request(
        "textDocument/completion",
        TestClient.place(lines.count - 1, lines.last?.utf16.count ?? 0, uri: uri))["items"]?.array?
      .first
    #expect(item?["label"] == "gear")
    let change = item?["additionalTextEdits"]?.array?.first
    let new = change?["newText"]?.string ?? ""
    #expect(
      new.filter { $0 != "\"" && $0 != "'" } == "UIApplicationShortcutItemIconSymbolName", "\(new)")
    let key = (lines.last ?? "").firstRange(of: "UIApplicationShortcutItemIconType")
    let start = key.flatMap { found in
      lines.last.map { $0[..<found.lowerBound].utf16.count }
    }
    let isQuoted = new.hasPrefix("\"")
    #expect(
      change?["range"]?["start"]?["character"]
        == start.map { .integer($0 - (isQuoted ? 1 : 0)) })
  }

  /// A value in YAML needs no quotes, so nothing marks its position.
  @Test(arguments: ["|", "U|"]) func aValueOfYAMLIsProposed(_ typed: String) {
    let key = "UIApplicationShortcutItemIconType: "
    let found = labels("project.yml", Self.yaml.replacing("%", with: key + typed))
    #expect(found.count == 29)
    #expect(found.first?.line == "UIApplicationShortcutIconTypeCompose")
    #expect(labels("project.yml", "|").isEmpty)
    #expect(labels("project.yml", ": |").isEmpty)
  }

  /// While somebody types in Swift, the last brackets are missing, and often the quote as well.
  @Test func anItemOfTuistIsProposedBeforeItsLiteralsAreClosed() {
    let start = Self.swift.prefix { $0 != "%" }.split(separator: "\n").dropLast().joined(
      separator: "\n")
    let item = "[\"UIApplicationShortcutItemType\": \"a\""
    let rests = ["\n]), sources: [\"A/**\"])])\n", "]\n]), sources: [])])\n", "\n  ]]))])\n"]
    for rest in rests {
      // Without the quote a bracket could be a part of the key.
      for quote in rest.hasPrefix("]") ? ["\""] : ["", "\""] {
        let new = labels("Project.swift", "\(start)\n[\"|\(quote)\(rest)")
        #expect(new.first?.label == "UIApplicationShortcutItemType", "\(quote)\(rest)")
        #expect(new.first?.line == "UIApplicationShortcutItemType")
        let next = labels("Project.swift", "\(start)\n\(item), \"Tit|\(quote)\(rest)")
        #expect(next.first?.label == "UIApplicationShortcutItemTitle", "\(quote)\(rest)")
        #expect(!next.contains { $0.label == "UIApplicationShortcutItemType" })
        let icon = ", \"UIApplicationShortcutItemIconType\": \"sea|\(quote)"
        let value = labels("Project.swift", "\(start)\n\(item)\(icon)\(rest)")
        #expect(
          value.contains { $0.line == "UIApplicationShortcutIconTypeSearch" }, "\(quote)\(rest)")
      }
    }
    // A value of another key has none, and neither has one outside of items.
    let title = ", \"UIApplicationShortcutItemTitle\": \"sea|\(rests[0])"
    #expect(labels("Project.swift", "\(start)\n\(item)\(title)").isEmpty)
    #expect(labels("Project.swift", "import ProjectDescription\nlet a = [\"b\": \"|\n").isEmpty)
  }

  @Test func theListIsProposedInAFileWithoutQuickActions() {
    let forms = [
      ("app.json", "{ \"expo\": { \"ios\": { \"infoPlist\": { \"UI|\" } } } }"),
      (
        "project.yml",
        "targets:\n  App:\n    info:\n      path: a\n      properties:\n        UI|\n"
      ),
      (
        "Project.swift",
        Self.swift.replacing(/\["UIApplicationShortcutItems": \[\n.*\n  \]\]/, with: "[\"UI|\"]")
      ),
    ]
    for (name, text) in forms {
      #expect(labels(name, text).first?.label == "UIApplicationShortcutItems", "\(name)")
    }
  }

  @Test func elsewhereNothingIsProposed() {
    for (name, text) in [
      ("app.json", "{ \"expo\": { \"ios\": { \"bundle|\" } } }"),
      ("app.json", Self.json.replacing("%", with: "\"UIApplicationShortcutItemTitle\": \"UI|\"")),
      ("project.yml", "targets:\n  App:\n    info:\n      path: a\n      |\n"),
      ("Project.swift", Self.swift.replacing("%", with: "").replacing("\"App\",", with: "\"A|\",")),
    ] {
      #expect(labels(name, text).isEmpty, "\(name): \(text)")
    }
  }
}
