import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// Generated code for quick actions, offered in an editor.
@Suite struct GenerateActionTests {
  private static func capabilities(showsDisabled: Bool) -> JSONValue {
    [
      "textDocument": [
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["refactor", "quickfix"]]],
          "dataSupport": true, "disabledSupport": .bool(showsDisabled),
          "resolveSupport": ["properties": ["edit"]],
        ]
      ],
      "workspace": [
        "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]
      ],
    ]
  }

  private static let list = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array><dict><key>UIApplicationShortcutItemType</key><string>a.new</string>
    \t<key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array>
    </dict>
    </plist>

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    try folder.write("", to: "App.xcworkspace/contents.xcworkspacedata")
  }

  /// - Parameter showsDisabled: true if the client shows disabled actions.
  private func client(
    showsDisabled: Bool = false, background: BackgroundWork = BackgroundWork()
  ) -> TestClient {
    TestClient.initialized(
      capabilities: Self.capabilities(showsDisabled: showsDisabled), folders: [folder.path],
      background: background)
  }

  private func actions(
    _ client: TestClient, _ uri: String, _ line: Int, _ character: Int,
    only kind: JSONValue = "refactor.generate"
  ) -> [JSONValue] {
    client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)],
        "range": TestClient.range(line, character, line, character),
        "context": ["diagnostics": [], "only": [kind]],
      ]
    ).array ?? []
  }

  @Test func atTheListNewFilesAreOffered() throws {
    let client = client()
    client.open(Self.list, uri: folder.uri("Info.plist"))
    let found = actions(client, folder.uri("Info.plist"), 2, 10)
    #expect(
      found.map { $0["title"] } == [
        "Generate a type for the quick actions", "Generate a handler for the quick actions",
        "Generate App Intents for the quick actions", "Generate UI tests for the quick actions",
        "Generate code that makes the quick actions",
      ])
    let resolved = client.request("codeAction/resolve", found.first)
    let changes = try #require(resolved["edit"]?["documentChanges"]?.array)
    #expect(changes.first?["kind"] == "create")
    #expect(changes.first?["uri"] == .string(folder.uri("QuickAction.swift")))
    let text = changes.last?["edits"]?.array?.first?["newText"]?.string ?? ""
    #expect(text.contains("    case new = \"a.new\"\n"))
    // Elsewhere nothing prevents the other actions.
    #expect(actions(client, folder.uri("Info.plist"), 4, 10).isEmpty)
  }

  /// Actions that would fail are not offered.
  @Test func whatIsThereIsTold() throws {
    try folder.write("\nenum QuickAction {}\n", to: "Old.swift")
    let client = client(showsDisabled: true)
    client.open(Self.list, uri: folder.uri("Info.plist"))
    let found = actions(client, folder.uri("Info.plist"), 2, 10)
    #expect(
      found.first?["disabled"]?["reason"]
        == "Old.swift:2: “QuickAction” is declared already; rename or remove it first")
    #expect(found.count == 5 && found.last?["disabled"] == nil)
    let resolved = client.request("codeAction/resolve", found.last)
    #expect(resolved["edit"] != nil)
    let other = self.client()
    other.open(Self.list, uri: folder.uri("Info.plist"))
    let offered = actions(other, folder.uri("Info.plist"), 2, 10)
    #expect(offered.count == 4 && !offered.contains { $0["title"] == found.first?["title"] })
    // The remaining actions are still found by their positions.
    let last = other.request("codeAction/resolve", offered.last)
    #expect(last["edit"] == resolved["edit"])
  }

  /// Code creates the quick actions, and no code handles them yet.
  @Test(arguments: [true, false])
  func anAppWithoutAListGetsAHandler(_ makesItems: Bool) throws {
    let text = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          \(makesItems ? "application.shortcutItems = [UIApplicationShortcutItem(type: \"a.new\", localizedTitle: \"New\")]" : "")
        }
      }

      """
    try folder.write("<plist version=\"1.0\"><dict/></plist>\n", to: "Info.plist")
    try folder.write(text, to: "AppDelegate.swift")
    let client = client()
    client.open(text, uri: folder.uri("AppDelegate.swift"), languageId: "swift")
    let found = actions(client, folder.uri("AppDelegate.swift"), 0, 8)
    let resolved = client.request("codeAction/resolve", found.first)
    #expect((resolved["edit"] != nil) == makesItems, "\(found)")
  }

  @Test func whatIsDoneIsOfferedNoMore() throws {
    let client = client()
    client.open(Self.list, uri: folder.uri("Info.plist"))
    let titles = actions(client, folder.uri("Info.plist"), 2, 10).map { $0["title"] }
    for title in titles {
      let offered = actions(client, folder.uri("Info.plist"), 2, 10)
      let action = try #require(offered.first { $0["title"] == title })
      let edit = client.request("codeAction/resolve", action)["edit"]
      for change in edit?["documentChanges"]?.array ?? [] {
        guard let text = change["edits"]?.array?.first?["newText"]?.string,
          let uri = change["textDocument"]?["uri"]?.string
        else { continue }
        let name = String(uri.dropFirst(folder.uri("").count).drop { $0 == "/" })
        try folder.write(text, to: name)
        client.notify(
          "workspace/didChangeWatchedFiles",
          ["changes": [["uri": .string(uri), "type": 1]]])
      }
      #expect(
        !actions(client, folder.uri("Info.plist"), 2, 10).contains { $0["title"] == title },
        "\(title ?? .null)")
    }
  }

  /// A change while an action is tried does no harm.
  @Test func whatIsTriedMayBeOvertaken() throws {
    let background = BackgroundWork.byHand()
    let client = client(background: background)
    while background.step() { client.idle() }
    client.open(Self.list, uri: folder.uri("Info.plist"))
    while background.step() { client.idle() }
    let uri = folder.uri("Info.plist")
    // The first request waits for the files, the second one only for the trial.
    #expect(actions(client, uri, 2, 10).isEmpty)
    while background.step() { client.idle() }
    #expect(actions(client, uri, 2, 10).isEmpty)
    client.change([["text": .string("<plist/>")]], uri: uri)
    var answers: [JSONValue] = []
    while background.step() { answers += client.idle() }
    let late = answers.first { $0["result"]?.array?.isEmpty == false }?["result"]?.array ?? []
    #expect(late.count == 5)
    #expect(client.request("codeAction/resolve", late.first)["code"] == -32801)
  }

  /// Impossible actions are not offered, and shown as disabled to clients that support it.
  @Test(arguments: [false, true]) func whatIsHandledIsNotHandledOnceMore(hasScenes: Bool) throws {
    let handler = """
      func application(
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) { completionHandler(item.type == "a.new") }
      """
    let scenes = """
      class Scenes: UIResponder, UIWindowSceneDelegate {
        func windowScene(
          _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) { completionHandler(item.type == "a.new") }
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) { if let item = connectionOptions.shortcutItem { print(item) } }
      }

      """
    let app =
      "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  \(handler)\n}\n"
    let code = app + (hasScenes ? scenes : "")
    let manifest = hasScenes ? "<dict>\n\t<key>UIApplicationSceneManifest</key><dict/>" : "<dict>"
    let list = Self.list.replacing("<dict>\n", with: manifest + "\n", maxReplacements: 1)
    try folder.write(list, to: "Info.plist")
    try folder.write(code, to: "App.swift")
    let project = "Example.xcodeproj/project.pbxproj"
    try folder.write(
      try Project.text("Samples/Broken/type-without-case/" + project), to: project)
    let client = client()
    let (uri, listURI) = (folder.uri("App.swift"), folder.uri("Info.plist"))
    client.open(code, uri: uri, languageId: "swift")
    client.open(list, uri: listURI)
    #expect(
      !actions(client, listURI, hasScenes ? 3 : 2, 10).contains {
        $0["title"] == "Generate a handler for the quick actions"
      })
    #expect(actions(client, uri, 2, 8).isEmpty)
    #expect(actions(client, uri, 3, 9).isEmpty)
    if hasScenes { #expect(actions(client, uri, 9, 8).isEmpty) }
  }

  @Test(arguments: ["application", "bundle.unit-test"])
  func onlyAnAppGetsAList(productType: String) throws {
    let list = """
      <plist version="1.0">
      <dict>
      \t<key>CFBundleName</key>
      \t<string>A</string>
      </dict>
      </plist>

      """
    try folder.write(list, to: "Info.plist")
    let project = "Example.xcodeproj/project.pbxproj"
    try folder.write(
      try Project.text("Samples/Broken/type-without-case/" + project)
        .replacing("product-type.application", with: "product-type." + productType), to: project)
    let client = client()
    client.open(list, uri: folder.uri("Info.plist"))
    let found = actions(client, folder.uri("Info.plist"), 2, 0, only: "refactor.rewrite")
    #expect(
      found.contains { $0["title"] == "Add a quick action" } == (productType == "application"))
  }

  @Test func aDelegateGetsItsMethods() throws {
    let code =
      "import UIKit\n\nclass Scenes: UIResponder, UIWindowSceneDelegate {\n  let a = 1\n}\n"
    try folder.write(code, to: "Scenes.swift")
    let client = client()
    let uri = folder.uri("Scenes.swift")
    client.open(code, uri: uri, languageId: "swift")
    #expect(actions(client, uri, 3, 8).isEmpty)
    let found = try #require(actions(client, uri, 2, 8).first)
    #expect(found["title"] == "Handle quick actions")
    let resolved = client.request("codeAction/resolve", found)
    let change = try #require(resolved["edit"]?["documentChanges"]?.array?.first)
    #expect(change["textDocument"]?["uri"] == .string(uri))
    let text = change["edits"]?.array?.first?["newText"]?.string ?? ""
    #expect(text.contains("\n  func windowScene(\n") && text.contains("case \"a.new\":"))
  }

  /// Classes that are declared in a header, or nested in another type.
  @Test(arguments: [
    ("App.mm", "objective-cpp", "#import \"App.h\"\n\n@implementation App\n@end\n", 2, 17),
    ("App.m", "objective-c", "#import \"App.h\"\n\n@implementation App\n@end\n", 2, 17),
    (
      "App.swift", "swift",
      "import UIKit\nenum Notes {\n  class App: UIResponder, UIApplicationDelegate {\n  }\n}\n", 2,
      9
    ),
  ])
  func aDelegateIsKnownByMore(
    name: String, language: String, code: String, line: Int, character: Int
  ) throws {
    try folder.write(
      "#import <UIKit/UIKit.h>\n@interface App : UIResponder <UIApplicationDelegate>\n@end\n",
      to: "App.h")
    try folder.write(code, to: name)
    let client = client()
    let uri = folder.uri(name)
    client.open(code, uri: uri, languageId: language)
    // Other files are read on the first request.
    _ = actions(client, uri, line, character)
    let found = try #require(actions(client, uri, line, character).first)
    #expect(found["title"] == "Handle quick actions")
    let edit = client.request("codeAction/resolve", found)["edit"]
    let change = try #require(edit?["documentChanges"]?.array?.first)
    #expect(change["textDocument"]?["uri"] == .string(uri))
    #expect(change["edits"]?.array?.first?["newText"]?.string?.contains("a.new") == true)
  }

  @Test func anItemOfCodeGoesToTheList() throws {
    let code =
      "import UIKit\nlet a = UIApplicationShortcutItem(type: \"a.二\", localizedTitle: \"二\")\n"
    try folder.write(code, to: "Items.swift")
    let client = client()
    client.open(Self.list, uri: folder.uri("Info.plist"))
    client.open(code, uri: folder.uri("Items.swift"), languageId: "swift")
    let found = actions(client, folder.uri("Items.swift"), 1, 12)
    #expect(found.count == 1)
    let resolved = client.request("codeAction/resolve", found.first)
    let change = resolved["edit"]?["documentChanges"]?.array?.first
    #expect(change?["textDocument"]?["uri"] == .string(folder.uri("Info.plist")))
    #expect(
      change?["edits"]?.array?.first?["newText"]?.string?.contains("<string>a.二</string>") == true)
  }

  /// A new case of an enumeration needs a branch in every switch that names all cases.
  @Test func aNewCaseGetsItsBranchesInOtherFiles() throws {
    let kind = """
      import UIKit
      enum Kind: String {
        case old = "a.old"
        init?(_ item: UIApplicationShortcutItem) { self.init(rawValue: item.type) }
      }

      """
    let user = "func open(_ kind: Kind) {\n  switch kind {\n  case .old: print(1)\n  }\n}\n"
    let list = Self.list.replacing(
      "</dict></array>",
      with:
        "</dict><dict><key>UIApplicationShortcutItemType</key><string>a.old</string></dict></array>"
    )
    try folder.write(list, to: "Info.plist")
    let project = "Example.xcodeproj/project.pbxproj"
    try folder.write(
      try Project.text("Samples/Broken/type-without-case/" + project), to: project)
    try folder.write(kind, to: "Kind.swift")
    try folder.write(user, to: "User.swift")
    let client = client()
    let uri = folder.uri("Kind.swift")
    client.open(kind, uri: uri, languageId: "swift")
    let found = actions(client, uri, 1, 6, only: "quickfix")
    let fix = try #require(found.first { $0["title"]?.string?.hasPrefix("Add a case") == true })
    let resolved = client.request("codeAction/resolve", fix)
    let changes = resolved["edit"]?["documentChanges"]?.array ?? []
    #expect(
      Set(changes.compactMap { $0["textDocument"]?["uri"]?.string })
        == [uri, folder.uri("User.swift")])
    let text = changes.compactMap { $0["edits"]?.array?.first?["newText"]?.string }.joined()
    #expect(text.contains("case new = ") && text.contains("case .new:"))
    // If the content of a branch is not known, nothing is changed.
    try folder.write(
      user.replacing("(_ kind: Kind)", with: "(_ kind: Kind) -> Int"), to: "User.swift")
    let second = self.client(showsDisabled: true)
    second.open(kind, uri: uri, languageId: "swift")
    let other = try #require(
      actions(second, uri, 1, 6, only: "quickfix").first {
        $0["title"]?.string?.hasPrefix("Add a case") == true
      })
    let reason = other["disabled"]?["reason"]?.string
    #expect(reason?.hasPrefix("User.swift:2: it is not known") == true)
  }
}
