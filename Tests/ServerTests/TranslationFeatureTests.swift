import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// Titles and their translations in a client.
@Suite struct TranslationFeatureTests {
  private static let capabilities: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "refactor"]]]
      ], "hover": ["contentFormat": ["plaintext"]], "definition": [:],
      "completion": ["completionItem": [:]],
    ]
  ]

  private static let plist = """
    <plist version="1.0">
    <array>
    <dict>
    <key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key>
    <string>新建 🎉</string>
    </dict>
    <dict>
    <key>UIApplicationShortcutItemType</key><string>b</string>
    <key>UIApplicationShortcutItemTitle</key>
    <string>搜索</string>
    </dict>
    </array>
    </plist>
    """

  private func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.plist, to: "App/Info.plist")
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private func client(_ folder: TemporaryFolder) -> TestClient {
    TestClient.initialized(
      capabilities: Self.capabilities, locale: "de", folders: [folder.path])
  }

  private static let files = [
    "App/de.lproj/InfoPlist.strings": "/* 🎉 */ \"新建 🎉\" = \"Neu\";\n\"搜索\" = \"Suchen\";\n",
    "App/ja.lproj/InfoPlist.strings": "\"搜索\" = \"検索\";\n\"新建 🎉\" = \"新規\";\n",
  ]

  private func codes(_ diagnostics: [JSONValue]) -> [String] {
    diagnostics.compactMap { $0["code"]?.string }
  }

  @Test(arguments: ["strings", "plaintext", "", "xml"])
  func aStringsFileIsCheckedWhateverItsLanguage(_ languageId: String) throws {
    let folder = try project(Self.files)
    let client = client(folder)
    let uri = folder.uri("App/de.lproj/InfoPlist.strings")
    let found = client.open("\"搜索\" = \"x\"\n", uri: uri, languageId: languageId)
    #expect(codes(found) == ["malformed-strings"])
    #expect(found.first?["range"] == TestClient.range(0, 9, 0, 10))
    let fixed = client.change(
      [["range": TestClient.range(0, 10, 0, 10), "text": ";"]], uri: uri)
    #expect(fixed == [])
    let catalog = folder.uri("App/InfoPlist.xcstrings")
    #expect(
      codes(client.open("{\"strings\": {", uri: catalog, languageId: languageId)) == [
        "malformed-strings"
      ])
    // In other tables this server handles only the syntax.
    let other = folder.uri("App/de.lproj/Localizable.strings")
    let inOther = client.open("\"搜索\" = \"x\"", uri: other, languageId: languageId)
    #expect(codes(inOther) == ["malformed-strings"])
    #expect(client.request("textDocument/hover", TestClient.place(0, 2, uri: other)) == .null)
  }

  @Test func aTitleFollowsItsUnsavedTranslations() throws {
    let folder = try project(Self.files)
    let client = client(folder)
    let plist = folder.uri("App/Info.plist")
    #expect(client.open(Self.plist, uri: plist) == [])
    let messages = client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(folder.uri("App/ja.lproj/InfoPlist.strings")), "languageId": "strings",
          "version": 1, "text": "\"搜索\" = \"検索\";\n",
        ]
      ])
    let last = messages.last { $0["params"]?["uri"] == .string(plist) }
    #expect(codes(last?["params"]?["diagnostics"]?.array ?? []) == ["missing-translation"])
  }

  /// iOS does not look up titles there, and a title that is found there is reported.
  @Test func aTitleFollowsTheTableOfTheCode() throws {
    let folder = try project(["App/de.lproj/Localizable.strings": "\"x\" = \"y\";\n"])
    let client = client(folder)
    let plist = folder.uri("App/Info.plist")
    let before = client.open(Self.plist, uri: plist)
    try folder.write("\"搜索\" = \"Suchen\";\n", to: "App/de.lproj/Localizable.strings")
    let table = folder.uri("App/de.lproj/Localizable.strings")
    let messages = client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(table), "type": 2]]])
    let last = messages.last { $0["params"]?["uri"] == .string(plist) }
    let after = last?["params"]?["diagnostics"]?.array ?? []
    #expect(!codes(before).contains("title-not-localized"))
    #expect(codes(after).contains("title-not-localized"))
  }

  @Test func definitionsAndReferencesGoBothWays() throws {
    let folder = try project(Self.files)
    let client = client(folder)
    let (plist, german) = (
      folder.uri("App/Info.plist"), folder.uri("App/de.lproj/InfoPlist.strings")
    )
    client.open(Self.plist, uri: plist)
    let entries = client.request("textDocument/definition", TestClient.place(5, 9, uri: plist))
    #expect(
      entries == [
        ["uri": .string(german), "range": TestClient.range(0, 10, 0, 15)],
        [
          "uri": .string(folder.uri("App/ja.lproj/InfoPlist.strings")),
          "range": TestClient.range(1, 1, 1, 6),
        ],
      ])
    client.open(Self.files["App/de.lproj/InfoPlist.strings"] ?? "", uri: german)
    for column in [10, 20] {
      let titles = client.request(
        "textDocument/definition", TestClient.place(0, column, uri: german))
      #expect(titles == [["uri": .string(plist), "range": TestClient.range(5, 8, 5, 13)]])
    }
    var params = TestClient.place(0, 12, uri: german).object ?? [:]
    params["context"] = ["includeDeclaration": true]
    #expect(client.request("textDocument/references", .object(params)).array?.count == 3)
    params["context"] = ["includeDeclaration": false]
    #expect(client.request("textDocument/references", .object(params)).array?.count == 2)
    // Nothing in the comment.
    #expect(
      client.request("textDocument/definition", TestClient.place(0, 3, uri: german)) == .null)
  }

  @Test func renamingChangesTheTitleAndEveryKey() throws {
    let folder = try project(Self.files)
    let client = client(folder)
    let plist = folder.uri("App/Info.plist")
    client.open(Self.plist, uri: plist)
    #expect(
      client.request("textDocument/prepareRename", TestClient.place(5, 9, uri: plist))
        == ["range": TestClient.range(5, 8, 5, 13), "placeholder": "新建 🎉"])
    #expect(
      client.request("textDocument/prepareRename", TestClient.place(0, 3, uri: plist)) == .null)
    // On the tag there is no text to be renamed.
    #expect(
      client.request("textDocument/prepareRename", TestClient.place(5, 3, uri: plist)) == .null)
    var params = TestClient.place(5, 9, uri: plist).object ?? [:]
    params["newName"] = "Neu & \"schön\""
    let changes = client.request("textDocument/rename", .object(params))["changes"]?.object ?? [:]
    #expect(changes.count == 3)
    #expect(
      changes[plist] == [
        ["range": TestClient.range(5, 8, 5, 13), "newText": "Neu &amp; \"schön\""]
      ])
    #expect(
      changes[folder.uri("App/ja.lproj/InfoPlist.strings")]
        == [["range": TestClient.range(1, 0, 1, 7), "newText": "\"Neu & \\\"schön\\\"\""]])
    params["newName"] = "搜索"
    #expect(client.request("textDocument/rename", .object(params))["code"] == -32803)
  }

  @Test func hoverTellsTranslationsAndUses() throws {
    let folder = try project(Self.files)
    let client = client(folder)
    let plist = folder.uri("App/Info.plist")
    client.open(Self.plist, uri: plist)
    let title = client.request("textDocument/hover", TestClient.place(5, 9, uri: plist))
    let text = title["contents"]?["value"]?.string ?? ""
    #expect(text.contains("de Neu") && text.contains("ja 新規"))
    let german = folder.uri("App/de.lproj/InfoPlist.strings")
    client.open(Self.files["App/de.lproj/InfoPlist.strings"] ?? "", uri: german)
    let key = client.request("textDocument/hover", TestClient.place(1, 2, uri: german))
    #expect(key["range"] == TestClient.range(1, 1, 1, 3))
    let use = key["contents"]?["value"]?.string ?? ""
    #expect(use.contains("Title of the quick action b, item 2 of Info.plist"))
  }

  @Test func hoverBeginsWithTheLanguagesThatLackATitle() throws {
    var files = Self.files
    files["App/fr.lproj/InfoPlist.strings"] = "\"搜索\" = \"Chercher\";"
    let folder = try project(files)
    let client = client(folder)
    let plist = folder.uri("App/Info.plist")
    client.open(Self.plist, uri: plist)
    func text(_ line: Int) -> String {
      client.request("textDocument/hover", TestClient.place(line, 9, uri: plist))["contents"]?[
        "value"]?.string ?? ""
    }
    #expect(text(5).hasPrefix("Not translated into fr, where people see the text as it is."))
    #expect(text(10).hasPrefix("Translations:"))
  }

  @Test func missingEntriesAreAddedToEveryFile() throws {
    var files = Self.files
    files["App/ja.lproj/InfoPlist.strings"] = "\"搜索\" = \"検索\";\r\n"
    files["App/fr.lproj/InfoPlist.strings"] = "\"搜索\" = \"Chercher\";"
    let folder = try project(files)
    let client = client(folder)
    let plist = folder.uri("App/Info.plist")
    #expect(codes(client.open(Self.plist, uri: plist)) == ["missing-translation"])
    let actions = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(plist)], "range": TestClient.range(5, 9, 5, 9),
        "context": ["diagnostics": [], "only": ["quickfix"]],
      ])
    let edit = actions.array?.first { $0["title"]?.string?.contains("fr, ja") ?? false }?["edit"]
    let changes = edit?["changes"]?.object ?? [:]
    #expect(
      changes[folder.uri("App/ja.lproj/InfoPlist.strings")]?.array?.first?["newText"]
        == "\r\n/* Title of the quick action a, to be translated */\r\n\"新建 🎉\" = \"Neu\";\r\n")
    #expect(
      changes[folder.uri("App/fr.lproj/InfoPlist.strings")]?.array?.first?["newText"]
        == "\n\n/* Title of the quick action a, to be translated */\n\"新建 🎉\" = \"Neu\";\n")
  }

  @Test func titlesAreProposedInTheStringsFile() throws {
    let folder = try project(Self.files)
    let client = client(folder)
    let french = folder.uri("App/fr.lproj/InfoPlist.strings")
    try folder.write("", to: "App/fr.lproj/InfoPlist.strings")
    client.open("\"搜索\" = \"x\";\n\"", uri: french)
    let list = client.request("textDocument/completion", TestClient.place(1, 1, uri: french))
    let labels = (list["items"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(labels == ["新建 🎉"])
  }

  @Test func theWorkspaceIsCheckedWithItsTranslations() throws {
    var files = Self.files
    files["App/ja.lproj/InfoPlist.strings"] = "\"搜索\" = \"検索\n"
    let folder = try project(files)
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["diagnostic": [:]]], folders: [folder.path])
    let report = client.request("workspace/diagnostic", ["previousResultIds": []])
    let items = report["items"]?.array ?? []
    let japanese = items.first {
      $0["uri"] == .string(folder.uri("App/ja.lproj/InfoPlist.strings"))
    }
    let found = codes(japanese?["items"]?.array ?? [])
    #expect(found.contains("malformed-strings"))
  }
}
