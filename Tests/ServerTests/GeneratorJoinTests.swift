import LanguageServerProtocol
import TestKit
import Testing

/// Types in the files from which tools generate property lists are linked to code in the same way as those of
/// property lists.
@Suite struct GeneratorJoinTests {
  /// A file that declares two types, one of them handled.
  struct Form: CustomTestStringConvertible, Sendable {
    let name: String
    /// The text with the requested type between markers.
    let marked: String
    var testDescription: String { name }

    var text: String { marked.replacing("«", with: "").replacing("»", with: "") }

    var place: (line: Int, column: Int) {
      let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.contains("«") } ?? 0
      let column = lines[line].firstIndex(of: "«").map {
        lines[line].utf16.distance(from: lines[line].startIndex, to: $0)
      }
      return (line, (column ?? 0) + 1)
    }
  }

  static let forms = [
    Form(
      name: "app.json",
      marked: """
        { "expo": { "ios": { "infoPlist": { "UIApplicationShortcutItems": [
          { "UIApplicationShortcutItemType": "«a.查\\u627e & \\"go\\"»",
            "UIApplicationShortcutItemTitle": "Find" },
          { "UIApplicationShortcutItemType": "a.other", "UIApplicationShortcutItemTitle": "Other" }
        ] } } } }
        """),
    Form(
      name: "project.yml",
      marked: """
        targets:
          App:
            info:
              path: App/Info.plist
              properties:
                UIApplicationShortcutItems:
                  - UIApplicationShortcutItemType: '«a.查找 & "go"»'
                    UIApplicationShortcutItemTitle: Find
                  - UIApplicationShortcutItemType: a.other
                    UIApplicationShortcutItemTitle: Other

        """),
    Form(
      name: "Project.swift",
      marked: #"""
        import ProjectDescription
        let project = Project(name: "App", targets: [.target(name: "App",
          infoPlist: .extendingDefault(with: ["UIApplicationShortcutItems": [
            ["UIApplicationShortcutItemType": "«a.查找 & \"go\"»",
             "UIApplicationShortcutItemTitle": "Find"],
            ["UIApplicationShortcutItemType": "a.other", "UIApplicationShortcutItemTitle": "Other"],
          ]]))])
        """#),
  ]

  private static let code = #"""
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        if item.type == "a.查找 & \"go\"" { find() }
        completionHandler(true)
      }
      func find() { tabs.selectedIndex = 1 }
    }
    """#

  private let folder: TemporaryFolder
  private let client: TestClient

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.code, to: "App/AppDelegate.swift")
    try folder.write("", to: "App.xcworkspace/contents.xcworkspacedata")
    client = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "definition": ["linkSupport": true], "rename": ["prepareSupport": true],
          "codeAction": [
            "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["refactor"]]],
            "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
          ],
        ],
        "workspace": [
          "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]
        ],
      ], folders: [folder.path])
  }

  private func open(_ form: Form) throws -> JSONValue {
    try folder.write(form.text, to: form.name)
    let uri = folder.uri(form.name)
    let id = form.name.hasSuffix("swift") ? "swift" : form.name.hasSuffix("yml") ? "yaml" : "json"
    client.open(form.text, uri: uri, languageId: id)
    client.open(
      Self.code, uri: folder.uri("App/AppDelegate.swift"), languageId: "swift")
    return TestClient.place(form.place.line, form.place.column + 1, uri: uri)
  }

  private func with(_ place: JSONValue, _ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = place else { return place }
    members[name] = value
    return .object(members)
  }

  private func names(_ found: JSONValue) -> [String] {
    (found.array ?? []).compactMap {
      ($0["targetUri"] ?? $0["uri"])?.string?.split(separator: "/").last.map(String.init)
    }
  }

  @Test(arguments: forms) func placesLeadToEachOther(_ form: Form) throws {
    let place = try open(form)
    let found = client.request("textDocument/definition", place)
    #expect(names(found) == ["AppDelegate.swift"])
    let origin = found.array?.first?["originSelectionRange"]?["start"]
    #expect(origin?["line"] == .integer(form.place.line))
    #expect(origin?["character"] == .integer(form.place.column - 1))
    let inCode = TestClient.place(6, 24, uri: folder.uri("App/AppDelegate.swift"))
    #expect(names(client.request("textDocument/definition", inCode)) == [form.name])
    let references = client.request(
      "textDocument/references",
      with(inCode, "context", ["includeDeclaration": true]))
    #expect(
      Set(names(references))
        == [form.name, "AppDelegate.swift"])
    #expect(client.request("textDocument/documentHighlight", place).array?.count == 1)
  }

  @Test(arguments: forms) func hoverAndLensTellWhereItIsHandled(_ form: Form) throws {
    let place = try open(form)
    let hover = client.request("textDocument/hover", place)
    #expect(hover["contents"]?["value"]?.string?.contains("AppDelegate.swift:7") == true)
    let lenses = client.request(
      "textDocument/codeLens", ["textDocument": ["uri": .string(folder.uri(form.name))]])
    #expect(
      lenses.array?.map { $0["command"]?["title"]?.string ?? "" } == [
        "✓ launch and running · AppDelegate.find", "✗ type not compared · AppDelegate:3",
        "Preview Menu",
      ])
    #expect(lenses.array?.first?["range"]?["start"]?["line"] == .integer(form.place.line))
    let symbols = client.request("workspace/symbol", ["query": "Other"]).array ?? []
    #expect(symbols.first?["location"]?["uri"] == .string(folder.uri(form.name)))
  }

  @Test(arguments: forms) func aRenameKeepsTheSpellingOfTheFile(_ form: Form) throws {
    let place = try open(form)
    #expect(
      client.request("textDocument/prepareRename", place)["placeholder"] == #"a.查找 & "go""#)
    #expect(
      client.request("textDocument/rename", with(place, "newName", "a.other"))["message"]
        == "“a.other” is the type of another quick action.")
    let edit = client.request("textDocument/rename", with(place, "newName", "a.stop"))
    let changes = edit["documentChanges"]?.array ?? []
    #expect(changes.count == 2)
    for change in changes {
      let isList = change["textDocument"]?["uri"] == .string(folder.uri(form.name))
      let edits = change["edits"]?.array ?? []
      #expect(edits.count == 1)
      #expect(edits.first?["newText"] == "a.stop")
      guard isList else { continue }
      let start = edits.first?["range"]?["start"]
      #expect(start?["line"] == .integer(form.place.line))
      #expect(start?["character"] == .integer(form.place.column - 1))
    }
  }

  @Test(arguments: forms) func codeIsGeneratedFromIt(_ form: Form) throws {
    _ = try open(form)
    let lines = form.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("UIApplicationShortcutItems") })
    let key = try #require(lines[line].range(of: "UIApplicationShortcutItems")?.lowerBound)
    let column = lines[line].utf16.distance(from: lines[line].startIndex, to: key) + 2
    let found =
      client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(folder.uri(form.name))],
          "range": TestClient.range(line, column, line, column),
          "context": ["diagnostics": [], "only": ["refactor.generate"]],
        ]
      ).array ?? []
    // All but the handler, which the app has.
    #expect(found.count == 4)
    let resolved = client.request("codeAction/resolve", found.first)
    let changes = try #require(resolved["edit"]?["documentChanges"]?.array)
    let inside = form.name == "project.yml" ? "App/QuickAction.swift" : "QuickAction.swift"
    #expect(changes.first?["uri"] == .string(folder.uri(inside)))
    let text = changes.last?["edits"]?.array?.first?["newText"]?.string ?? ""
    #expect(text.contains(#" = "a.查找 & \"go\"""#) && text.contains("case other = \"a.other\""))
  }

  @Test(arguments: forms) func whatIsTypedCounts(_ form: Form) throws {
    _ = try open(form)
    let uri = folder.uri(form.name)
    client.change(
      [["text": .string(form.text.replacing("a.other", with: "a.another"))]], uri: uri)
    let lenses = client.request(
      "textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])
    let types = lenses.array?.compactMap { $0["command"]?["arguments"]?.array?.last?.string }
    #expect(types?.contains("a.another") == true)
  }
}
