import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// Images, symbols and binary property lists in a client.
@Suite struct IconFeatureTests {
  private static let set = "App/A.xcassets/星.imageset"
  private static let capabilities: JSONValue = [
    "textDocument": ["definition": [:], "hover": ["contentFormat": ["markdown"]]]
  ]

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let contents = #"{"images": [{"filename": "星 1.svg", "idiom": "universal"}]}"#
    try folder.write(contents, to: Self.set + "/Contents.json")
    try folder.write(#"<svg width="35" height="35"/>"#, to: Self.set + "/星 1.svg")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    return folder
  }

  private func plist(_ key: String, _ value: String) -> String {
    """
    <plist version="1.0">
    <array>
    <dict>
    <key>UIApplicationShortcutItemIcon\(key)</key>
    <string>\(value)</string>
    <key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>A</string>
    </dict>
    </array>
    </plist>
    """
  }

  private func client(
    _ folder: TemporaryFolder, _ text: String, capabilities: JSONValue = Self.capabilities
  ) -> TestClient {
    let client = TestClient.initialized(capabilities: capabilities, folders: [folder.path])
    client.open(text, uri: folder.uri("App/Info.plist"))
    return client
  }

  private func labels(_ client: TestClient, _ folder: TemporaryFolder, _ column: Int) -> [String] {
    let place = TestClient.place(4, column, uri: folder.uri("App/Info.plist"))
    return client.request("textDocument/completion", place)["items"]?.array?
      .compactMap { $0["label"]?.string } ?? []
  }

  @Test func namesOfImagesAreProposed() throws {
    let folder = try project()
    #expect(labels(client(folder, plist("File", "")), folder, 8) == ["星"])
    #expect(labels(client(folder, plist("File", "星")), folder, 9) == ["星"])
    #expect(labels(client(folder, plist("File", "x")), folder, 9) == [])
  }

  @Test func symbolsAreProposedAsOneTypes() throws {
    let folder = try project()
    let few = labels(client(folder, plist("SymbolName", "")), folder, 8)
    #expect(few.first == "square.and.pencil" && few.count < 40)
    let found = labels(client(folder, plist("SymbolName", "pencil.tip")), folder, 18)
    #expect(found.first == "pencil.tip" && found.allSatisfy { $0.contains("pencil.tip") })
  }

  @Test func theDefinitionOfAnImageIsItsSet() throws {
    let folder = try project()
    let place = TestClient.place(4, 8, uri: folder.uri("App/Info.plist"))
    let text = plist("File", "星")
    let locations = client(folder, text).request("textDocument/definition", place)
    let target = folder.uri(Self.set + "/Contents.json")
    #expect(locations.array?.map { $0["uri"] } == [.string(target)])
    let linked = client(
      folder, text, capabilities: ["textDocument": ["definition": ["linkSupport": true]]])
    let link = linked.request("textDocument/definition", place).array?.first
    #expect(link?["originSelectionRange"] == TestClient.range(4, 8, 4, 9))
    #expect(link?["targetUri"] == .string(target))
    let elsewhere = TestClient.place(5, 50, uri: folder.uri("App/Info.plist"))
    #expect(linked.request("textDocument/definition", elsewhere) == .null)
  }

  @Test func theNameOfAnImageLinksToIt() throws {
    let folder = try project()
    let client = client(
      folder, plist("File", "星"), capabilities: ["textDocument": ["documentLink": [:]]])
    let uri = folder.uri("App/Info.plist")
    let links = client.request(
      "textDocument/documentLink", ["textDocument": ["uri": .string(uri)]])
    let image = links.array?.last
    #expect(image?["target"] == .string(folder.uri(Self.set + "/星 1.svg")))
    #expect(image?["range"] == TestClient.range(4, 8, 4, 9))
  }

  @Test func hoverShowsTheImage() throws {
    let folder = try project()
    let place = TestClient.place(4, 8, uri: folder.uri("App/Info.plist"))
    let hover = client(folder, plist("File", "星")).request("textDocument/hover", place)
    let text = hover["contents"]?["value"]?.string ?? ""
    #expect(text.hasPrefix("![星 1.svg](\(folder.uri(Self.set + "/星 1.svg")))"))
    #expect(text.contains("| `星 1.svg` | – | 35 × 35 points |"))
    let plain =
      client(folder, plist("File", "星"), capabilities: [:])
      .request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(plain.contains("35 × 35 points") && !plain.contains("!["))
  }

  @Test func hoverTellsSinceWhenThereIsASymbol() throws {
    let folder = try project()
    let place = TestClient.place(4, 8, uri: folder.uri("App/Info.plist"))
    func hover(_ name: String) -> String {
      client(folder, plist("SymbolName", name)).request("textDocument/hover", place)["contents"]?[
        "value"]?.string ?? ""
    }
    #expect(hover("eraser.badge.xmark").contains(" · iOS 26.0+"))
    #expect(hover("eraser.badge.xmrk").contains("`eraser.badge.xmark`** · SF Symbol"))
  }

  // MARK: Binary property lists

  private func content(_ client: TestClient, _ uri: String) -> JSONValue {
    client.request("workspace/textDocumentContent", ["uri": .string(uri)])
  }

  @Test func aBinaryPropertyListIsShownAsXML() throws {
    let folder = try project()
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["标题": "新建"], format: .binary, options: 0)
    let file = URL(filePath: folder.path).appending(path: "App/二.plist")
    try binary.write(to: file)
    try binary.dropLast().write(to: URL(filePath: folder.path).appending(path: "cut.plist"))
    let client = TestClient.initialized(folders: [folder.path])
    func uri(_ name: String) -> String {
      "quickactions-plist" + folder.uri(name).dropFirst("file".count)
    }
    let text = content(client, uri("App/二.plist"))["text"]?.string ?? ""
    #expect(text.contains("\t<key>标题</key>\n\t<string>新建</string>\n"))
    #expect(content(client, uri("cut.plist"))["message"]?.string?.contains("damaged") == true)
    #expect(content(client, uri("gone.plist"))["message"]?.string?.contains("read") == true)
    let xml = content(client, uri(Self.set + "/Contents.json"))["message"]?.string
    #expect(xml?.contains("not a binary") == true)
    let outside = content(client, "quickactions-plist:///etc/passwd")["message"]?.string
    #expect(outside?.contains("no folder of the workspace") == true)
    let dots = content(client, uri("App/../../../../../../etc/passwd"))["message"]?.string
    #expect(dots?.contains("no folder of the workspace") == true)
  }
}
