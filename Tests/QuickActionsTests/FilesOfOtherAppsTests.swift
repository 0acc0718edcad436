import CodeModel
import Files
import SourceText
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import Linter

/// The files that certainly belong to another app of the same project, and those that may belong to any.
extension AppsOfOneProjectTests {
  @Test func aPodIsOfNoAppThatLiesInIt() {
    var files = Self.apps()
    files["/w/Shop.podspec"] = []
    #expect(traces(files).map(\.status) == [.handled])
    files["/w/Shop.podspec"] = nil
    files["/Shop.podspec"] = []
    #expect(traces(files).map(\.status) == [.notCompared])
  }

  @Test func whatAProjectHidesMayBeInALibrary() {
    let torn = [
      "/w/Kit/Kit.xcodeproj/project.pbxproj": Array(
        "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n".utf8)
    ]
    #expect(traces(Self.apps(torn)).map(\.status) == [.handled])
    let hidden = Self.apps(others: [("Kit", "library.static", ["$(HIDDEN)/Other.swift"])])
    #expect(traces(hidden).map(\.status) == [.handled])
    let known = Self.apps(others: [("Kit", "library.static", ["Kit/Other.swift"])])
    #expect(traces(known).map(\.status) == [.notCompared])
  }

  @Test func whatLiesBehindALinkMayHaveAnotherPath() {
    let files = Self.apps(
      others: [("Two", "application", ["Link/Router.swift"])],
      ["/w/One/Shared/Router.swift": Self.comparing("other", in: "Router")])
    #expect(traces(files, links: ["/w/Link"]).map(\.status) == [.handled])
    #expect(traces(files, links: ["/w/Unused"]).map(\.status) == [.notCompared])
  }

  /// Expo writes the app delegate below the folder of `app.json`: one elsewhere belongs to another app.
  @Test func anAppDelegateBesideAnAppOfExpoIsNotItsOwn() throws {
    let expo = """
      {"expo": {"ios": {"infoPlist": {"UIApplicationShortcutItems": [{
        "UIApplicationShortcutItemType": "com.example.new", "UIApplicationShortcutItemTitle": "New"
      }]}}}}
      """
    let delegate = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          application.shortcutItems = [UIApplicationShortcutItem(type: "com.example.timer", localizedTitle: "Timer")]
          return true
        }
        func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
          completionHandler(true)
          if item.type == "com.example.timer" { start() } else if item.type == "com.example.new" { add() }
        }
      }
      """
    func apps(_ path: String) throws -> [[String]] {
      let files = MemoryFiles(["/w/Expo/app.json": Array(expo.utf8), path: Array(delegate.utf8)])
      let code = SharedCode(in: files) { ProjectFiles(below: "/w", in: files) }
      let apps = try #require(code.allApps())
      return apps.map { $0.traces.map { "\($0.type) \($0.comparisons.count)" } }
    }
    for path in ["/w/Timer/AppDelegate.swift", "/w/AppDelegate.swift"] {
      let found = try apps(path)
      #expect(found == [["com.example.new 0"], ["com.example.timer 1"]], "\(path) \(found)")
    }
    let own = try apps("/w/Expo/ios/App/AppDelegate.swift")
    #expect(own == [["com.example.new 1", "com.example.timer 1"]], "\(own)")
  }

  @Test func whatAnotherFileTakesInIsAPartOfIt() {
    let project = Self.project(
      ["One", "Two"].map { ($0, "application", ["\($0)/AppDelegate.m", "One/Handling.m"]) }
        .map { $0.0 == "One" ? $0 : ($0.0, $0.1, ["Two/AppDelegate.m"]) })
    let delegate = """
      #import "../One/Handling.m"
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        return o[UIApplicationLaunchOptionsShortcutItemKey] == nil;
      }
      @end
      """
    let handling = """
      @implementation AppDelegate (Handling)
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))c {
        if ([i.type isEqualToString:@"\(Self.type)"]) { [self compose]; }
      }
      @end
      """
    func files(_ delegate: String) -> [String: [UInt8]] {
      [
        "/w/App.xcodeproj/project.pbxproj": project, Self.lists[0]: Self.list(),
        Self.lists[1]: Self.list(), "/w/One/Handling.m": Array(handling.utf8),
        "/w/Two/AppDelegate.m": Array(delegate.utf8),
      ]
    }
    func compared(_ delegate: String) -> [String] {
      traces(files(delegate)).flatMap(\.comparisons).map(\.location.path)
    }
    #expect(compared(delegate) == ["/w/One/Handling.m"])
    #expect(compared(delegate.replacing("Handling.m", with: "Handling.h")).isEmpty)
  }

  @Test func targetsOfTestsMayNameTheListOfAnApp() {
    let tests = ["One", "Two"].map { ($0 + "Tests", "bundle.unit-test", ["Tests/All.swift"]) }
    let project = String(
      decoding: Self.project(
        ["One", "Two"].map { ($0, "application", ["\($0)/AppDelegate.swift"]) } + tests),
      as: UTF8.self
    )
    .replacing("OneTests/Info", with: "One/Info").replacing("TwoTests/Info", with: "Two/Info")
    var files = Self.apps()
    files["/w/App.xcodeproj/project.pbxproj"] = Array(project.utf8)
    #expect(traces(files, of: Self.lists[0]).map(\.status) == [.handled])
    #expect(traces(files).map(\.status) == [.notCompared])
  }

  @Test func extensionsOfATelevisionAreLinkedWithNothing() {
    var files = Self.apps(others: [("TV", "tv-app-extension", ["TV/Router.swift"])])
    files["/w/TV/Router.swift"] = Self.comparing(Self.type, in: "Router")
    #expect(traces(files).map(\.status) == [.notCompared])
  }

  @Test func appsWithoutListsHaveEachTheirOwnCode() {
    let making = Array(
      """
      func make() {
        UIApplication.shared.shortcutItems = [
          UIApplicationShortcutItem(type: "\(Self.type)", localizedTitle: "Compose")
        ]
      }
      """.utf8)
    let project = Self.project(
      ["One", "Two"].map {
        ($0, "application", ["\($0)/AppDelegate.swift", "\($0)/Making.swift", "Making.swift"])
      })
    var files = Self.apps()
    files["/w/App.xcodeproj/project.pbxproj"] = project
    for list in Self.lists { files[list] = Array("<plist><dict/></plist>".utf8) }
    func statuses(_ paths: [String]) -> [ActionTrace.Status] {
      var files = files
      for path in paths { files[path] = making }
      return App.traces(of: code(files).1.appsOfCode()).map(\.status)
    }
    #expect(
      statuses(["/w/One/Making.swift", "/w/Two/Making.swift"]) == [.handled, .notCompared])
    // An action that both create is one action, which either may handle.
    #expect(statuses(["/w/Making.swift"]) == [.handled])
  }

  @Test func aTypeThatOnlyTheOtherHasIsNeverTrue() throws {
    var files = Self.apps()
    files[Self.lists[1]] = Self.list("com.example.scan")
    files[Self.delegates[1]] = Self.comparing(Self.type)
    func found(_ number: Int) throws -> [String] {
      let path = Self.delegates[number]
      let access = MemoryFiles(files)
      let checks = FolderChecks(
        ProjectFiles(below: "/w", in: access), in: access, sharing: SharedImages(), SharedProjects()
      )
      let bytes = try #require(files[path])
      return Validator.findings(
        in: CheckedCode(
          CodeFile(SourceText(bytes), .swift), checks.codeFacts(of: path), options: CheckOptions()),
        CheckOptions()
      ).map(\.rule)
    }
    #expect(try !found(0).contains("unknown-shortcut-type"))
    #expect(try found(1).contains("unknown-shortcut-type"))
  }
}

/// Files in memory with links to folders next to them.
struct LinkedFiles: FileAccess {
  let files: MemoryFiles
  let links: [String]

  func read(_ path: String) throws(FileReader.Failure) -> [UInt8] { try files.read(path) }
  func kind(of path: String) -> DirectoryListing.Kind { files.kind(of: path) }

  func entries(of folder: String) -> [DirectoryListing.Entry]? {
    let own = links.filter { Path.folder(of: $0) == folder }
      .map { DirectoryListing.Entry(name: Path.name(of: $0), kind: .link) }
    return files.entries(of: folder).map { $0 + own }
  }
}
