import CodeSyntax
import Files
import SourceText
import Testing
import XcodeProject
@testable import AppFiles
@testable import CodeGeneration

/// A new source file is added to the Xcode project that has to build it, or a note states that it is not.
@Suite struct GeneratedListingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var path = "/w/App/QuickActions.swift"
    var generator = CodeGenerator.handler(.swiftUI)
    var isSynchronized = false
    var others: [String: String] = [:]
    /// True if the project lists it.
    var isListed = false
    var note: String?
  }

  static let cases = [
    Case(testDescription: "beside a file that is listed", isListed: true),
    Case(
      testDescription: "the types alone", path: "/w/App/Types.swift", generator: .types,
      isListed: true),
    Case(testDescription: "in a folder that Xcode keeps in step", isSynchronized: true),
    Case(
      testDescription: "in a folder of which nothing is listed", path: "/w/App/New/Types.swift",
      generator: .types, note: "App.xcodeproj does not list Types.swift"),
    Case(
      testDescription: "tests beside the app's files", path: "/w/App/UITests.swift",
      generator: .tests, note: "App.xcodeproj does not list UITests.swift"),
    Case(
      testDescription: "tests beside tests", path: "/w/Tests/UITests.swift", generator: .tests,
      isListed: true),
    Case(
      testDescription: "a project that a tool makes", others: ["/w/project.yml": "name: App\n"],
      note: "a tool makes the Xcode project from project.yml"),
  ]

  private static let app = """
    import SwiftUI

    @main
    struct NotesApp: App {
      var body: some Scene { WindowGroup { Text("Notes") } }
    }

    """

  private static func project(isSynchronized: Bool) -> String {
    func target(_ id: String, _ name: String, _ product: String) -> String {
      """
      \t\t\(id)1 /* \(name) */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = \(id)3;
      \t\t\tbuildPhases = (
      \t\t\t\t\(id)2 /* Sources */,
      \t\t\t);
      \(isSynchronized ? "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tF9,\n\t\t\t);\n" : "")\t\t\tname = \(name);
      \t\t\tproductType = "com.apple.product-type.\(product)";
      \t\t};
      \t\t\(id)2 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \(isSynchronized ? "" : "\t\t\t\t\(id)5 /* \(name).swift in Sources */,\n")\t\t\t);
      \t\t};
      \t\t\(id)3 = {isa = XCConfigurationList; buildConfigurations = (\(id)4); };
      \t\t\(id)4 = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = \(name)/Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };

      """
    }
    let files =
      isSynchronized
      ? "\t\tF9 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };\n"
      : ["A", "B"].map { id in
        let (name, folder) = id == "A" ? ("App", "App") : ("Tests", "Tests")
        return """
          \t\t\(id)5 /* \(name).swift in Sources */ = {isa = PBXBuildFile; fileRef = \(id)6 /* \(name).swift */; };
          \t\t\(id)6 /* \(name).swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = \(name).swift; path = \(folder)/\(name).swift; sourceTree = SOURCE_ROOT; };

          """
      }.joined()
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 56;
      \tobjects = {
      \(files)\(target("A", "App", "application"))\(isSynchronized ? "" : target("B", "Tests", "bundle.ui-testing"))\
      \t\tG0 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \(isSynchronized ? "\t\t\t\tF9 /* App */,\n" : "\t\t\t\tA6 /* App.swift */,\n\t\t\t\tB6 /* Tests.swift */,\n")\t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tP0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (A1\(isSynchronized ? "" : ", B1")); };
      \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (); };
      \t};
      \trootObject = P0;
      }

      """
  }

  @Test(arguments: cases) func newFilesAreListed(_ test: Case) throws {
    let file = "/w/App.xcodeproj/project.pbxproj"
    var texts = [
      file: Self.project(isSynchronized: test.isSynchronized),
      "/w/App/Info.plist": OneAnswerTests.list(["compose"], manifest: false),
      "/w/App/App.swift": Self.app,
      "/w/Tests/Tests.swift": "import XCTest\n\nfinal class SomeTests: XCTestCase {}\n",
    ]
    texts.merge(test.others) { $1 }
    let access = MemoryFiles(texts.mapValues { Array($0.utf8) })
    let folder = ProjectFiles(below: "/w", in: access)
    let projects = SharedProjects()
    let app = AppSources(folder, in: access) {
      projects.facts(of: folder.target(of: $0), in: access)
    }
    let code = try test.generator.code(for: app, .swift, into: test.path, isApart: true)
    let changes = try code.changes(into: test.path, of: app, in: access)
    #expect(changes.contains { $0.path == test.path })
    let notes = code.projectNotes(on: changes, of: app, in: access).map(\.english)
    #expect((notes.first?.contains(test.note ?? "") ?? (test.note == nil)), "\(notes)")
    #expect(notes.isEmpty == (test.note == nil), "\(notes)")
    let after = SceneMigrationTests.applied(changes, to: texts)
    guard test.isListed else {
      #expect(after[file] == texts[file])
      return
    }
    let moved = SceneMigrationTests.memory(after)
    let target = ProjectFiles(below: "/w", in: moved).target(of: "/w/App/Info.plist")
    let owner = try #require(SharedProjects().facts(of: target, in: moved).owners.first)
    let name = test.path.contains("/Tests/") ? "Tests" : "App"
    for target in owner.project.targets {
      #expect((target.files.role(of: test.path) == .source) == (target.name == name))
    }
  }
}
