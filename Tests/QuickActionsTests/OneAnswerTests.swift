import Files
import Guide
import SourceText
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import CodeGeneration
@testable import Linter
@testable import RuleSubjects

/// `check`, `trace` and the generators agree about an app.
@Suite struct OneAnswerTests {
  /// An app in memory, queried in the same way as by the commands.
  struct App {
    let files: MemoryFiles
    let checks: FolderChecks

    init(_ texts: [String: String]) {
      let files = MemoryFiles(
        Dictionary(uniqueKeysWithValues: texts.map { ("/w/" + $0, Array($1.utf8)) }))
      self.files = files
      checks = FolderChecks(
        ProjectFiles(below: "/w", in: files), in: files, sharing: SharedImages(), SharedProjects())
    }

    /// Returns the status of each action in `Info.plist`, by its type.
    func traces() throws -> [String: ActionTrace.Status] {
      let surroundings = try #require(checks.surroundings(of: "/w/Info.plist"))
      let traces = try #require(surroundings.app).traces
      return Dictionary(uniqueKeysWithValues: traces.map { ($0.type, $0.status) })
    }

    /// Returns the rules with findings in a file.
    func rules(_ name: String) -> [String] {
      let path = "/w/" + name
      var context = checks
      let file = FileModel(path, in: files).flatMap { CheckableFile($0, at: path, in: &context) }
      return file?.findings().map(\.rule) ?? []
    }
  }

  static func list(_ types: [String], manifest: Bool = true) -> String {
    let scenes = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>
      <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
      """
    let items = types.map {
      """
      <dict><key>UIApplicationShortcutItemType</key><string>\($0)</string>
      <key>UIApplicationShortcutItemTitle</key><string>\($0)</string></dict>
      """
    }
    return """
      <plist version="1.0"><dict>\(manifest ? scenes : "")<key>UIApplicationShortcutItems</key>
      <array>\(items.joined())</array></dict></plist>
      """
  }

  private static func scenes(_ branch: String, _ members: String = "") -> App {
    App([
      "Info.plist": list(["compose", "search"]),
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) {
          if let item = options.shortcutItem { handle(item) }
        }
        func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          handle(item)
          completionHandler(true)
        }
        func handle(_ item: UIApplicationShortcutItem) {
          switch item.type {
          case "compose": \(branch)
          case "search": present(list)
          default: break
          }
        }
        \(members)
      }
      """,
    ])
  }

  // MARK: Does this branch do anything?

  @Test(arguments: [
    "NSLog(\"x\")", "os_log(\"x\")", "ALog(\"x\")", "DDLogInfo(\"x\")", "print(item)",
    "logger.info(\"x\")", "Logger().error(\"x\")", "Self.log.debug(\"x\")", "logInfo(\"x\")",
    "log(\"x\")", "info(\"x\")", "assert(true)", "break", "// compose()", "print(\"x\"); break",
  ])
  func aBranchThatDoesNothingIsReportedAndNotHandled(_ branch: String) throws {
    let app = Self.scenes(branch)
    #expect(app.rules("App.swift").contains("empty-branch-for-type"))
    let status = try app.traces()["compose"]
    #expect(status == .onlyLogs || status == .nothingDone)
  }

  @Test(arguments: [
    "present(editor)", "print(compose())", "track(item)", "logOut()", "logDrink()",
    "print(\"x\"); tab = 1", "logger.open(editor)", "router.log = item", "assert(compose())",
  ])
  func aBranchThatMayDoSomethingIsHandledAndNotReported(_ branch: String) throws {
    let app = Self.scenes(branch)
    #expect(!app.rules("App.swift").contains("empty-branch-for-type"))
    #expect(try app.traces()["compose"] == .handled)
  }

  // MARK: Does the app have scenes?

  private static func handlers(manifest: Bool, scene: Bool) -> App {
    let handler = """
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(open(item.type == "compose"))
      }
      """
    return App([
      "Info.plist": list(["compose"], manifest: manifest),
      "AppDelegate.swift":
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(handler)\n}",
      "SceneDelegate.swift": scene
        ? "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }" : "",
    ])
  }

  private func lifeCycle(_ app: App) -> HandlerGenerator.LifeCycle {
    HandlerGenerator.LifeCycle(
      AppSources(ProjectFiles(below: "/w", in: app.files), in: app.files) { _ in .none })
  }

  /// A manifest enables scenes, even if no project determines the property list of the app.
  @Test func aManifestMakesScenesForAllWhoAsk() throws {
    let app = Self.handlers(manifest: true, scene: true)
    #expect(try app.traces()["compose"] == .neverCalled)
    #expect(app.rules("AppDelegate.swift").contains("app-delegate-handler-in-scene-app"))
    #expect(lifeCycle(app) == .scenes)
  }

  /// A class alone does not enable scenes: the handler in the app delegate is still called.
  @Test func aClassMakesNoScenesForAnybody() throws {
    for scene in [true, false] {
      let app = Self.handlers(manifest: false, scene: scene)
      #expect(try app.traces()["compose"] == .handled)
      #expect(!app.rules("AppDelegate.swift").contains("app-delegate-handler-in-scene-app"))
      #expect(lifeCycle(app) == .appDelegate)
    }
  }

  // MARK: Is a stub filled in?

  /// Methods that return whether they have handled an item.
  private static func answering(_ body: String) -> App {
    App([
      "Info.plist": list(["compose", "search"]),
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      enum Action: String { case compose, search }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) {
          if let item = options.shortcutItem { _ = handle(item) }
        }
        func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          completionHandler(handle(item))
        }
        func handle(_ item: UIApplicationShortcutItem) -> Bool {
          \(body)
        }
      }
      """,
    ])
  }

  private static func comparing(_ compose: String, _ search: String) -> String {
    "switch item.type {\ncase \"compose\": \(compose)\ncase \"search\": \(search)\ndefault: return false\n}"
  }

  private static func ifs(_ compose: String, _ search: String) -> String {
    "if item.type == \"compose\" { \(compose) }\nif item.type == \"search\" { \(search) }\nreturn false"
  }

  private static func enumeration(_ compose: String, _ search: String) -> String {
    """
    guard let action = Action(rawValue: item.type) else { return false }
    switch action {
    case .compose: \(compose)
    case .search: \(search)
    }
    """
  }

  private static let forms = [comparing, ifs, enumeration]

  @Test(arguments: forms.indices) func aStubIsReportedUntilItIsFilledIn(_ form: Int) throws {
    let (stub, done) = ("return false", "present(editor)\nreturn true")
    for (compose, search) in [(stub, stub), (stub, done), (done, stub), (done, done)] {
      let app = Self.answering(Self.forms[form](compose, search))
      let left = [compose, search].count { $0 == stub }
      #expect(app.rules("App.swift").count { $0 == "empty-branch-for-type" } == left)
      let traces = try app.traces()
      #expect(traces["compose"] == (compose == stub ? .nothingDone : .handled))
      #expect(traces["search"] == (search == stub ? .nothingDone : .handled))
    }
  }

  /// `needsLogin(item)` returns true for one type and false for another.
  @Test(arguments: forms.indices) func aQuestionIsNoStub(_ form: Int) {
    let app = Self.answering(Self.forms[form]("return true", "return false"))
    // An `if` for each type is checked by itself.
    #expect(form == 1 || !app.rules("App.swift").contains("empty-branch-for-type"))
  }
}
