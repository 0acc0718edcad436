import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// The effects of an Xcode project for a client.
@Suite struct ProjectFeatureTests {
  private static let plist = """
    <plist version="1.0">
    <dict>
    <key>UIApplicationShortcutItems</key>
    <array>
    <dict>
    <key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).a</string>
    <key>UIApplicationShortcutItemTitle</key><string>A</string>
    <key>UIApplicationShortcutItemIconType</key>
    <string>UIApplicationShortcutIconTypeMail</string>
    </dict>
    </array>
    </dict>
    </plist>
    """

  private func project(runningOn version: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = L; targets = (T); mainGroup = G; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (X); };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "应用"; buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; \(version) }; };
    }; rootObject = P; }
    """
  }

  private func codes(_ messages: [JSONValue]) -> [String] {
    (messages.last?["params"]?["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string }
  }

  private func changed(_ folder: TemporaryFolder, _ path: String) -> JSONValue {
    ["changes": [["uri": .string(folder.uri(path)), "type": 2]]]
  }

  @Test func aDescriptionOfXcodeGenIsTakenUp() throws {
    func description(_ version: String) -> String {
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          deploymentTarget: \(version)
          info: { path: App/Info.plist }
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(description("9.0"), to: "project.yml")
    let client = TestClient.initialized(folders: [folder.path])
    let found = client.open(Self.plist, uri: folder.uri("App/Info.plist"))
    #expect(found.compactMap { $0["code"]?.string } == ["icon-type-availability"])
    let method = "workspace/didChangeWatchedFiles"
    try folder.write(description("12.0"), to: "project.yml")
    #expect(codes(client.notify(method, changed(folder, "project.yml"))) == [])
    // The generated project counts if it exists.
    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 9.0", to: "App.xcconfig")
    try folder.write(project(runningOn: ""), to: "App.xcodeproj/project.pbxproj")
    let made: JSONValue = [
      "changes": [["uri": .string(folder.uri("App.xcodeproj/project.pbxproj")), "type": 1]]
    ]
    #expect(codes(client.notify(method, made)) == ["icon-type-availability"])
  }

  @Test func aProjectThatIsEditedIsTakenUp() throws {
    let folder = try TemporaryFolder()
    let file = "App.xcodeproj/project.pbxproj"
    try folder.write(project(runningOn: ""), to: file)
    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 9.0", to: "App.xcconfig")
    let client = TestClient.initialized(folders: [folder.path])
    let uri = folder.uri("App/Info.plist")
    let method = "workspace/didChangeWatchedFiles"
    let found = client.open(Self.plist, uri: uri)
    #expect(found.compactMap { $0["code"]?.string } == ["icon-type-availability"])

    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 12.0", to: "App.xcconfig")
    #expect(codes(client.notify(method, changed(folder, "App.xcconfig"))) == [])
    try folder.write(project(runningOn: "IPHONEOS_DEPLOYMENT_TARGET = 9.0;"), to: file)
    #expect(codes(client.notify(method, changed(folder, file))) == ["icon-type-availability"])
    try folder.write("<<<<<<< HEAD\n" + project(runningOn: ""), to: file)
    #expect(codes(client.notify(method, changed(folder, file))) == ["unreadable-project"])
  }

  @Test func hoverOnTheKeyTellsTheTargets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      project(runningOn: "PRODUCT_BUNDLE_IDENTIFIER = com.example.b;"),
      to: "App.xcodeproj/project.pbxproj")
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]],
      folders: [folder.path])
    let uri = folder.uri("App/Info.plist")
    client.open(Self.plist, uri: uri)
    func hover(_ line: Int, _ column: Int) -> String {
      client.request("textDocument/hover", TestClient.place(line, column, uri: uri))["contents"]?[
        "value"]?.string ?? ""
    }
    #expect(hover(2, 10).contains("**应用** (Release), `App.xcodeproj`"))
    #expect(hover(5, 52).contains("`com.example.b.a`"))
  }

  /// The facts about scene delegates follow the source files.
  @Test(arguments: [false, true])
  func aSceneDelegateThatIsRenamedIsTakenUp(isOpen: Bool) throws {
    let sample = "Samples/Broken/scene-delegate-missing/"
    let source = "MailSceneDelegate.swift"
    let folder = try TemporaryFolder()
    for path in ["Info.plist", source, "Mail.xcodeproj/project.pbxproj"] {
      try folder.write(try Project.text(sample + path), to: path)
    }
    let client = TestClient.initialized(folders: [folder.path])
    let list = folder.uri("Info.plist")
    /// Returns the last diagnostics of the property list after everything has been read.
    func reported(_ messages: [JSONValue]) -> [String] {
      let later = (0..<10).flatMap { _ in client.idle() }
      return codes((messages + later).filter { $0["params"]?["uri"]?.string == list })
    }
    client.open(try Project.text(sample + "Info.plist"), uri: list)
    let text = try Project.text(sample + source)
    let renamed = text.replacing("MailSceneDelegate", with: "SceneDelegate")
    #expect(reported([]) == ["scene-delegate-missing"])
    if isOpen { client.open(text, uri: folder.uri(source), languageId: "swift") }
    for (content, expected) in [(renamed, []), (text, ["scene-delegate-missing"]), (renamed, [])] {
      try folder.write(content, to: source)
      let messages = client.notify("workspace/didChangeWatchedFiles", changed(folder, source))
      #expect(reported(messages) == expected)
    }
  }
}
