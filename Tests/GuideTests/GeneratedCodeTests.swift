import ActionFlow
import Checks
import CodeGeneration
import CodeModel
import CodeSyntax
import Files
import Linter
import SourceText
import TestKit
import Testing

/// Compilers accept generated code unchanged, for all titles and types.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedCodeTests: GeneratesCode {
  // MARK: By itself

  static let generators: [CodeGenerator] =
    [.types, .dynamic, .intents, .tests]
    + [HandlerGenerator.LifeCycle.scenes, .swiftUI].map { .handler($0) }

  @Test(.slow, arguments: generators, GeneratorLists.all.indices) func swiftStandsAlone(
    _ generator: CodeGenerator, _ list: Int
  ) async throws {
    // An app has at most ten App Shortcuts.
    let items = GeneratorLists.all[list].prefix(generator == .intents ? 10 : 100)
    let app = app(files(Array(items), [:]))
    let text = try generator.code(for: app, .swift).text(for: app)
    try await typeCheck([text])
  }

  @Test(
    arguments: [CodeGenerator.types, .dynamic, .tests, .handler(.scenes)],
    GeneratorLists.all.indices)
  func objectiveCStandsAlone(_ generator: CodeGenerator, _ list: Int) throws {
    let files = files(GeneratorLists.all[list], [:])
    let app = app(files)
    let code = try generator.code(for: app, .objectiveC)
    try compile(try changed(try code.changes(into: "/app/New.m", of: app, in: files), files))
  }

  @Test func beforeIOS17NothingIsObservedWithoutCombine() async throws {
    let files = files(
      GeneratorLists.plain, [:], root: "<key>MinimumOSVersion</key><string>15.0</string>")
    let app = app(files)
    let text = try CodeGenerator.handler(.swiftUI).code(for: app, .swift).text(for: app)
    #expect(text.contains("import Combine") && !text.contains("@Observable"))
    try await typeCheck([text])
  }

  @Test func aTypeBehindTheBundleIdentifierIsAnother() throws {
    let files = files(GeneratorLists.twins, [:])
    let app = app(files)
    #expect(app.actions.count == 3)
    let swift = try CodeGenerator.types.code(for: app, .swift).text(for: app)
    for line in [
      "case appSearch = \".search\"\n", "case search\n", "case new = \".new\"\n",
    ] { #expect(swift.contains(line)) }
    #expect(swift.contains("dropFirst(identifier.count)"))
    let constants = try CodeGenerator.types.code(for: app, .objectiveC).text(for: app)
    #expect(constants.contains("QuickActionTypeAppSearch = @\".search\";"))
    #expect(constants.contains("QuickActionTypeSearch = @\"search\";"))
    let dynamic = try CodeGenerator.dynamic.code(for: app, .swift).text(for: app)
    #expect(dynamic.contains("static var appSearch:") && dynamic.contains("static var search:"))
    // Three types that differ only in a dot.
    let third = self.app(self.files(GeneratorLists.twins + [(".search", "A")], [:]))
    #expect(throws: GenerationFailure.self) { try CodeGenerator.types.code(for: third, .swift) }
  }

  // MARK: Icons, user info, the router

  static let rich = """
    <key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a.new</string>
    <key>UIApplicationShortcutItemTitle</key><string>New</string>
    <key>UIApplicationShortcutItemSubtitle</key><string>\\(1)</string>
    <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeAdd</string>
    <key>UIApplicationShortcutItemUserInfo</key>
    <dict><key>n</key><integer>-1</integer><key>"k"</key><array><string>a</string><true/></array>
    <key>d</key><dict><key>x</key><false/></dict><key>e</key><array/><key>f</key><dict/></dict></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>a.find</string>
    <key>UIApplicationShortcutItemTitle</key><string>Find</string>
    <key>UIApplicationShortcutItemIconSymbolName</key><string>magnifyingglass</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>a.own</string>
    <key>UIApplicationShortcutItemTitle</key><string>Own</string>
    <key>UIApplicationShortcutItemIconFile</key><string>own</string></dict></array>
    """

  private var richFiles: MemoryFiles {
    MemoryFiles([
      "/app/Info.plist": Array("<plist version=\"1.0\"><dict>\(Self.rich)</dict></plist>".utf8)
    ])
  }

  @Test func dynamicItemsHaveAllThatStaticOnesHave() async throws {
    let app = app(richFiles)
    let text = try CodeGenerator.dynamic.code(for: app, .swift).text(for: app)
    #expect(text.contains("icon: UIApplicationShortcutIcon(type: .add)"))
    #expect(text.contains("UIApplicationShortcutIcon(systemImageName: \"magnifyingglass\")"))
    #expect(text.contains("UIApplicationShortcutIcon(templateImageName: \"own\")"))
    #expect(text.contains("\"n\": -1 as NSNumber"))
    try await typeCheck([text])
    let code = try CodeGenerator.dynamic.code(for: app, .objectiveC)
    try compile(
      try changed(try code.changes(into: "/app/New.m", of: app, in: richFiles), richFiles))
  }

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func symbolsAreGuardedBeforeIOS13(_ language: CodeLanguage) async throws {
    let old = "<key>MinimumOSVersion</key><string>12.0</string>"
    let files = MemoryFiles([
      "/app/Info.plist": Array(
        "<plist version=\"1.0\"><dict>\(old)\(Self.rich)</dict></plist>".utf8)
    ])
    let app = app(files)
    let code = try CodeGenerator.dynamic.code(for: app, language)
    #expect(code.notes.contains { $0[.english].contains("“Find” shows a dot before iOS 13") })
    let name = language == .swift ? "New.swift" : "New.m"
    let texts = try changed(try code.changes(into: "/app/" + name, of: app, in: files), files)
    let text = try #require(texts[name])
    #expect(
      text.contains(language == .swift ? "if #available(iOS 13.0, *) {" : "@available(iOS 13.0, *)")
    )
    if language == .swift { try await typeCheck([text]) } else { try compile(texts) }
    // And back to a property list.
    let back = MemoryFiles([
      "/app/Info.plist": Array("<plist version=\"1.0\"><dict></dict></plist>".utf8),
      "/app/" + name: Array(text.utf8),
    ])
    let change = try CodeGenerator.staticItems(
      of: self.app(back), into: "/app/Info.plist", in: back)
    let list = try #require(try changed([change.edit], back)["Info.plist"])
    #expect(list.contains("<string>magnifyingglass</string>"))
  }

  /// From the property list to code and back only the user info is lost.
  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func backFromCode(_ language: CodeLanguage) throws {
    let list = Self.rich.replacing(
      #/<key>UIApplicationShortcutItemUserInfo</key>\s*<dict>.*?</dict></dict>\n/#
        .dotMatchesNewlines(), with: "</dict>\n")
    let files = MemoryFiles([
      "/app/Info.plist": Array("<plist version=\"1.0\"><dict>\(list)</dict></plist>".utf8)
    ])
    let app = app(files)
    try #require(app.actions.count == 3)
    let text = try CodeGenerator.dynamic.code(for: app, language).text(for: app)
    let other = MemoryFiles([
      "/app/Info.plist": Array(
        "<plist version=\"1.0\">\n<dict>\n\t<key>CFBundleName</key>\n\t<string>A</string>\n</dict>\n</plist>\n"
          .utf8),
      language == .swift ? "/app/Items.swift" : "/app/Items.m": Array(text.utf8),
    ])
    let change = try CodeGenerator.staticItems(
      of: self.app(other), into: "/app/Info.plist", in: other)
    let result = try #require(try changed([change.edit], other)["Info.plist"])
    let back = self.app(MemoryFiles(["/app/Info.plist": Array(result.utf8)]))
    #expect(back.actions.map(\.form) == app.actions.map(\.form))
    #expect(back.actions.map(\.title) == app.actions.map(\.title))
    #expect(back.actions.map(\.subtitle) == app.actions.map(\.subtitle))
    #expect(back.actions.map(\.icon) == app.actions.map(\.icon))
    #expect(result.contains("\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n"))
  }

  @Test func intentsLeadToTheRouter() async throws {
    let first = app(richFiles)
    let wizard = try CodeGenerator.handler(.swiftUI).code(for: first, .swift).text(for: first)
    let files = MemoryFiles([
      "/app/Info.plist": try richFiles.read("/app/Info.plist"),
      "/app/QuickActions.swift": Array(wizard.utf8),
    ])
    let app = app(files)
    let text = try CodeGenerator.intents.code(for: app, .swift).text(for: app)
    #expect(text.contains("QuickActionRouter.shared.open(.find)"))
    #expect(text.contains("systemImageName: \"plus\"") && text.contains("\"magnifyingglass\""))
    try await typeCheck([text, wizard])
  }

  // MARK: The table of types stays in step

  @Test func aMissingCaseIsAddedWithItsBranches() async throws {
    let code = """
      import UIKit

      enum QuickAction: String {
        case search = "com.example.notes.search"  // 搜索

        init?(_ item: UIApplicationShortcutItem) {
          self.init(rawValue: item.type)
        }

        static var first: QuickAction { .search }
      }

      @MainActor func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let action = QuickAction(item) else { return false }
        switch action {
        case .search:
          return true
        }
      }

      func note(_ action: QuickAction) {
        switch action {
        case .search:
          print("search")
        }
      }

      func isSearch(_ action: QuickAction) -> Bool {
        switch action {
        case .search: return true
        default: return false
        }
      }

      """
    func fixed(_ code: String) throws -> String? {
      let actions = app(files(GeneratorLists.plain, [:])).actions
      var facts = CodeFacts()
      facts.declaredActions = { actions }
      let file = CheckableFile.code(CodeFile(SourceText(code), .swift), facts)
      let found = file.findings().filter { $0.rule == "type-without-case" }
      #expect(found.count == 1)
      let fix = try #require(found.first).fixes.first
      #expect(fix?.isPreferred != true)
      return fix.map { SourceText(code).applying($0.edits).string }
    }
    let result = try #require(try fixed(code))
    #expect(result.contains("\n  case newNote = \"com.example.notes.new-note\"\n"))
    #expect(result.components(separatedBy: "case .newNote:").count == 3)
    try await typeCheck([result])
    // The value that the branch would have to return is not known.
    let title = code.replacing(
      "static var first: QuickAction { .search }",
      with: "var title: String {\n    switch self {\n    case .search: \"Search\"\n    }\n  }")
    #expect(try fixed(title) == nil)
  }
}
