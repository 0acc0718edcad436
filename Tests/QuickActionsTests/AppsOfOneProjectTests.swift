import Files
import SourceText
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import CodeGeneration
@testable import EditorFeatures
@testable import Linter
@testable import RuleSubjects

/// A project builds two apps from folders below it. Each has the code that the project lists for it.
@Suite struct AppsOfOneProjectTests {
  static let type = "com.example.compose"
  static let lists = ["/w/One/Info.plist", "/w/Two/Info.plist"]
  static let delegates = ["/w/One/AppDelegate.swift", "/w/Two/AppDelegate.swift"]

  /// Returns a project whose targets have these source files, by name; each has an Info.plist in the folder
  /// of its name.
  static func project(_ targets: [(name: String, product: String, sources: [String])])
    -> [UInt8]
  {
    var (objects, groups, files) = ("", Set<String>(), "")
    func id(_ path: String) -> String {
      "F" + String(path.map { $0.isLetter ? $0 : "_" })
    }
    for (name, product, sources) in targets {
      for source in sources where groups.insert(source).inserted {
        files += "\(id(source)) = {isa = PBXFileReference; path = \"\(source)\"; "
        files += "sourceTree = SOURCE_ROOT;};\n"
      }
      let builds = sources.map { "B\(name)\(id($0))" }
      for (build, source) in zip(builds, sources) {
        files += "\(build) = {isa = PBXBuildFile; fileRef = \(id(source));};\n"
      }
      objects += """
        T\(name) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(name);
        productType = "com.apple.product-type.\(product)"; buildPhases = (S\(name));};
        S\(name) = {isa = PBXSourcesBuildPhase; files = (\(builds.joined(separator: ", ")));};
        L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name));};
        C\(name) = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;
        INFOPLIST_FILE = \(name)/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0;};};

        """
    }
    let names = targets.map { "T" + $0.name }.joined(separator: ", ")
    let children = groups.map(id).sorted().joined(separator: ", ")
    return Array(
      """
      // !$*UTF8*$!
      {objects = {
      P = {isa = PBXProject; buildConfigurationList = L; targets = (\(names)); mainGroup = G;};
      G = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>";};
      L = {isa = XCConfigurationList; buildConfigurations = ();};
      \(objects)\(files)}; rootObject = P;}
      """.utf8)
  }

  static func list(_ type: String = Self.type) -> [UInt8] {
    Array(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>\(type)</string>
      <key>UIApplicationShortcutItemTitle</key><string>Compose</string></dict></array></dict></plist>
      """.utf8)
  }

  static func comparing(_ type: String, in name: String = "AppDelegate") -> [UInt8] {
    Array(
      """
      class \(name): UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor i: UIApplicationShortcutItem) async -> Bool {
          if i.type == "\(type)" { compose() }
          return true
        }
        func compose() { present(editor) }
      }
      """.utf8)
  }

  /// Returns two apps that declare one type. The delegate of the first compares it, that of the second
  /// another one.
  ///
  /// - Parameter others: additional targets.
  static func apps(
    shared: [String] = [], others: [(String, String, [String])] = [],
    _ more: [String: [UInt8]] = [:]
  ) -> [String: [UInt8]] {
    let apps = ["One", "Two"].map { ($0, "application", ["\($0)/AppDelegate.swift"] + shared) }
    return [
      "/w/App.xcodeproj/project.pbxproj": project(apps + others),
      lists[0]: list(), lists[1]: list(),
      delegates[0]: comparing(type), delegates[1]: comparing("other"),
    ].merging(more) { $1 }
  }

  func code(_ files: [String: [UInt8]], links: [String] = []) -> (ProjectFiles, SharedCode) {
    let access = LinkedFiles(files: MemoryFiles(files), links: links)
    let project = ProjectFiles(below: "/w", in: access)
    return (project, SharedCode(in: access) { project })
  }

  func traces(
    _ files: [String: [UInt8]], of list: String = lists[1], links: [String] = []
  ) -> [ActionTrace] {
    let (_, code) = code(files, links: links)
    return code.app(ofList: list)?.traces ?? []
  }

  func rules(_ files: [String: [UInt8]], of list: String = lists[1]) throws -> [String] {
    let access = MemoryFiles(files)
    let (project, code) = code(files)
    return Validator.findings(
      in: try #require(InfoPlist(list, in: access)),
      surroundings: Surroundings(project.target(of: list), in: access, code: code)
    ).map(\.rule)
  }

  @Test func eachIsTracedThroughItsOwnCode() {
    let files = Self.apps()
    let (one, two) = (traces(files, of: Self.lists[0]), traces(files))
    #expect(one.map(\.status) == [.handled] && two.map(\.status) == [.notCompared])
    #expect(one.flatMap(\.comparisons).map(\.location.path) == [Self.delegates[0]])
    #expect(one.flatMap(\.warm).map(\.location.path) == [Self.delegates[0]])
    #expect(two.flatMap(\.warm).map(\.location.path) == [Self.delegates[1]])
  }

  @Test func aTypeThatOnlyTheOtherComparesIsReported() throws {
    let files = Self.apps()
    #expect(try rules(files).contains("unhandled-shortcut-type"))
    #expect(try !rules(files, of: Self.lists[0]).contains("unhandled-shortcut-type"))
  }

  @Test func handlersOfTheOtherHandleNothing() throws {
    var files = Self.apps()
    files[Self.delegates[1]] = Array(
      "class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8)
    #expect(traces(files).map(\.status) == [.noHandler])
    #expect(try rules(files).contains("no-quick-action-handler"))
    #expect(try !rules(files, of: Self.lists[0]).contains("no-quick-action-handler"))
  }

  @Test(
    arguments: [
      // Listed for both apps, for a framework, for both and tests, for no target.
      (["Shared/Router.swift"], [], "/w/Shared/Router.swift"),
      ([], [("Kit", "framework", ["Kit/Router.swift"])], "/w/Kit/Router.swift"),
      (
        ["Router.swift"], [("Tests", "bundle.unit-test", ["Router.swift"])], "/w/Router.swift"
      ),
      ([], [], "/w/Two/Router.swift"),
      // In a package or a pod, and also listed for an app next to it.
      ([], [("Demo", "application", ["Kit/Router.swift"])], "/w/Kit/Router.swift"),
      ([], [("Pod", "application", ["Kit/Sources/Router.swift"])], "/w/Kit/Sources/Router.swift"),
    ] as [([String], [(String, String, [String])], String)])
  func whatMayBePartOfItCounts(
    _ shared: [String], _ others: [(String, String, [String])], _ path: String
  ) throws {
    var files = Self.apps(
      shared: shared, others: others, [path: Self.comparing(Self.type, in: "Router")])
    switch others.first?.0 {
    case "Demo": files["/w/Kit/Package.swift"] = []
    case "Pod": files["/w/Kit/Kit.podspec"] = []
    default: break
    }
    #expect(traces(files).flatMap(\.comparisons).map(\.location.path) == [path])
    #expect(try !rules(files).contains("unhandled-shortcut-type"))
  }

  @Test func aHeaderOfTheOtherMayBeRead() {
    var files = Self.apps(others: [("Demo", "application", ["One/Types.h"])])
    files["/w/One/Types.h"] = Array("#define kCompose @\"\(Self.type)\"\n".utf8)
    files[Self.delegates[1]] = nil
    files["/w/Two/AppDelegate.m"] = Array(
      """
      @implementation AppDelegate
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))c {
        if ([i.type isEqualToString:kCompose]) { [self compose]; }
      }
      @end
      """.utf8)
    #expect(traces(files).map(\.status) == [.handled])
  }

  @Test func appsThatOneFileDescribesAreTracedAlone() throws {
    func target(_ name: String) -> String {
      """
        \(name):
          type: application
          platform: iOS
          sources: [\(name)]
          info:
            path: \(name)/Info.plist
            properties:
              UIApplicationShortcutItems:
                - UIApplicationShortcutItemType: \(Self.type)
                  UIApplicationShortcutItemTitle: Compose

      """
    }
    let path = "/w/project.yml"
    let files = [
      path: Array(("name: Twins\ntargets:\n" + target("One") + target("Two")).utf8),
      Self.delegates[0]: Self.comparing(Self.type), Self.delegates[1]: Self.comparing("other"),
    ]
    let access = MemoryFiles(files)
    let checks = FolderChecks(
      ProjectFiles(below: "/w", in: access), in: access, sharing: SharedImages(), SharedProjects())
    let code = checks.sharedCode
    #expect(SharedCode.lists(code.declared()).map(\.propertyList) == Self.lists)
    let traces = App.traces(of: code.apps(of: code.declared()) ?? [])
    #expect(traces.map(\.status) == [.handled, .notCompared])
    #expect(traces.map { $0.warm.map(\.location.path) } == Self.delegates.map { [$0] })
  }

  @Test func aFileWhosePlaceIsHiddenMayBeAny() {
    let files = Self.apps(others: [("Two", "application", ["$(HIDDEN)/Other.swift"])])
    #expect(traces(files).map(\.status) == [.handled])
  }

  /// Test targets are not other apps, and UIKit does not call code that only they contain.
  @Test func testsOfAnotherAreNoApp() {
    let files = Self.apps(
      others: [("Tests", "bundle.unit-test", ["Tests/Helper.swift"])],
      ["/w/Tests/Helper.swift": Self.comparing(Self.type, in: "Helper")])
    #expect(traces(files).map(\.status) == [.notReached])
  }

  @Test func linksLeadToItsOwnCodeAndListButARenameTakesAll() throws {
    let files = Self.apps()
    let (_, code) = code(files)
    let type = TypePattern(declared: Self.type)
    let two = try #require(ActionLinks(code, only: Self.lists[1]))
    #expect(two.comparisons(of: type).isEmpty)
    #expect(two.handlers.map(\.path) == [Self.delegates[1]])
    let source = try #require(ActionLinks(code, only: Self.delegates[0]))
    #expect(source.declarations(of: type).map(\.path) == [Self.lists[0]])
    let all = try #require(
      ActionLinks(code, near: Self.lists[1]) { _ in
        ActionLinks.Subject(type: type, range: ByteRange(at: 0), declared: Self.type)
      })
    let edits = try all.renaming(Self.type, to: Self.type + "2") { path in
      files[path].map { SourceText($0) }
    }.edits
    #expect(Set(edits.map(\.path)) == Set(Self.lists + [Self.delegates[0]]))
  }

  @Test func codeIsGeneratedForOneOfThem() throws {
    var files = Self.apps()
    files[Self.lists[1]] = Self.list("com.example.scan")
    files[Self.delegates[1]] = Array(
      "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n".utf8)
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    func app(_ list: String?, _ source: String?) -> AppSources {
      AppSources(project, propertyList: list, source: source, in: access) {
        SharedProjects().facts(of: project.target(of: $0), in: access)
      }
    }
    // The handler of one app does not prevent one for the other, and its actions are not those of the other.
    for app in [app(Self.lists[1], nil), app(nil, Self.delegates[1])] {
      #expect(app.actions.map(\.path) == [Self.lists[1]])
      let code = try CodeGenerator.handler(.appDelegate).code(
        for: app, .swift, into: Self.delegates[1])
      let edits = try code.changes(into: Self.delegates[1], of: app, in: access)
      #expect(edits.map(\.path) == [Self.delegates[1]])
    }
    #expect(app(nil, nil).actions.count == 2)
  }

  @Test func whatHasChangedIsAskedAgain() throws {
    let files = Self.apps()
    let (_, code) = code(files)
    let type = TypePattern(declared: Self.type)
    #expect(code.actions(ofList: Self.lists[1])?.uses(of: type).isEmpty == true)
    code.markChanged(Self.delegates[1], Self.comparing(Self.type))
    #expect(code.actions(ofList: Self.lists[1])?.uses(of: type).count == 1)
  }
}
