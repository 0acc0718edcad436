import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter
@testable import RuleSubjects

/// An app is traced through its own code if there are other apps next to it, around it or inside of it.
@Suite struct TraceOfManyAppsTests {
  private func sample(_ folder: String, _ names: [String], in place: String) throws
    -> [String: [UInt8]]
  {
    var files: [String: [UInt8]] = [:]
    for name in names {
      files["\(place)/\(name)"] = Array(try Project.text("Samples/\(folder)/\(name)").utf8)
    }
    return files
  }

  private func traces(of list: String, _ files: [String: [UInt8]]) -> [ActionTrace] {
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    let code = SharedCode(in: access) { project }
    return code.app(ofList: list)?.traces ?? []
  }

  /// Returns the files of an app whose project lists its only source file.
  private func mail(in place: String) throws -> [String: [UInt8]] {
    try sample(
      "Broken/scene-delegate-missing",
      ["Info.plist", "MailSceneDelegate.swift", "Mail.xcodeproj/project.pbxproj"], in: place)
  }

  @Test func manyAppsAreTracedAsOneAfterTheOther() throws {
    var files: [String: [UInt8]] = [:]
    let lists = (10..<40).map { "/w/App\($0)/Info.plist" }
    for list in lists { try files.merge(mail(in: Path.folder(of: list))) { $1 } }
    let access = MemoryFiles(files)
    let checks = FolderChecks(
      ProjectFiles(below: "/w", in: access), in: access, sharing: SharedImages(), SharedProjects())
    let code = checks.sharedCode
    let declared = code.declared()
    #expect(declared.map(\.path) == lists)
    let traces = App.traces(of: code.apps(of: declared) ?? [])
    let alone = lists.flatMap { self.traces(of: $0, files) }
    #expect(traces.map(\.declaration) == alone.map(\.declaration))
    #expect(traces.map(\.warm) == alone.map(\.warm))
    #expect(traces.map(\.status) == alone.map(\.status) && traces.count >= lists.count)
  }

  @Test(arguments: [("/w", "/w/Inner"), ("/w/Outer", "/w")])
  func codeOfAnAppAroundOrInsideIsNotItsOwn(_ place: String, _ other: String) throws {
    let files = try mail(in: place).merging(mail(in: other)) { $1 }
    let traces = traces(of: place + "/Info.plist", files)
    #expect(traces.count == 1)
    let paths = traces.flatMap(\.comparisons).map(\.location.path)
    #expect(paths == [place + "/MailSceneDelegate.swift"])
    #expect(traces.flatMap(\.uncalledEntries).map(\.location.path).contains(paths[0]))
  }

  @Test func aFrameworkBelongsToTheAppInWhoseProjectItIs() throws {
    var files = try mail(in: "/w").merging(mail(in: "/w/Inner")) { $1 }
    let path = "/w/Mail.xcodeproj/project.pbxproj"
    let text = String(decoding: try #require(files[path]), as: UTF8.self)
    let target = "A00000000000000000000002 /* Mail */"
    let kit = """
      A00000000000000000000009 /* Kit */ = {
      \tisa = PBXNativeTarget;
      \tbuildConfigurationList = A00000000000000000000003;
      \tbuildPhases = (A00000000000000000000006);
      \tname = Kit;
      \tproductType = "com.apple.product-type.framework";
      };

      """
    // The framework contains the file of the inner folder, and the app does not.
    let changed =
      text
      .replacing("A00000000000000000000006 /* Sources */,", with: "", maxReplacements: 1)
      .replacing("\(target),", with: "\(target), A00000000000000000000009,", maxReplacements: 1)
      .replacing("\(target) = {", with: kit + "\(target) = {", maxReplacements: 1)
      .replacing("\"MailSceneDelegate", with: "\"Inner/MailSceneDelegate")
    files[path] = Array(changed.utf8)
    files["/w/MailSceneDelegate.swift"] = nil
    let traces = traces(of: "/w/Info.plist", files)
    #expect(
      traces.flatMap(\.comparisons).map(\.location.path) == ["/w/Inner/MailSceneDelegate.swift"])
  }

  @Test(arguments: [("/w", "/w/Inner"), ("/w/Outer", "/w")])
  func linksOfAnAppAroundOrInsideAreNotItsOwn(_ place: String, _ other: String) throws {
    let files = try mail(in: place).merging(mail(in: other)) { $1 }
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    let code = SharedCode(in: access) { project }
    let list = place + "/Info.plist"
    let (type, source) = ("com.example.mail.compose", place + "/MailSceneDelegate.swift")
    let pattern = TypePattern(declared: type)
    for path in [list, source] {
      let links = try #require(ActionLinks(code, near: path))
      #expect(links.comparisons(of: pattern).map(\.path) == [source])
      #expect(links.declarations(of: pattern).map(\.path) == [list])
      // No other file contains it, so a rename stays in the app.
      let all = try #require(
        ActionLinks(code, near: path) { _ in
          ActionLinks.Subject(type: pattern, range: ByteRange(at: 0), declared: type)
        })
      let edits = try all.renaming(type, to: type + "2") { path in
        files[path].map { SourceText($0) }
      }.edits
      #expect(edits.map(\.path) == [list, source])
    }
  }

  @Test func aTypeThatOnlyTheOtherAppComparesIsReported() throws {
    var files = try mail(in: "/w").merging(mail(in: "/w/Inner")) { $1 }
    func source(_ type: String) -> [UInt8] {
      Array(
        """
        class Scenes: UIResponder, UIWindowSceneDelegate {
          func windowScene(_ s: UIWindowScene, performActionFor i: UIApplicationShortcutItem) async -> Bool {
            if i.type == "\(type)" { show() }
            return true
          }
        }
        """.utf8)
    }
    files["/w/MailSceneDelegate.swift"] = source("com.example.mail.compose")
    files["/w/Inner/MailSceneDelegate.swift"] = source("com.example.mail.inner")
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    let code = SharedCode(in: access) { project }
    let path = "/w/Inner/Info.plist"
    let findings = Validator.findings(
      in: try #require(InfoPlist(path, in: access)),
      surroundings: Surroundings(project.target(of: path), in: access, code: code))
    #expect(findings.contains { $0.rule == "unhandled-shortcut-type" })
  }

  @Test func anAppOfSwiftUIBesideIsAnother() throws {
    let timer = try sample(
      "Twins/Timer",
      ["Info.plist", "AppDelegate.m", "AppDelegate.h", "Timer.xcodeproj/project.pbxproj"],
      in: "/w/Timer")
    let reader = try sample("Twins/Reader", ["ReaderApp.swift"], in: "/w/Reader")
    let traces = traces(of: "/w/Timer/Info.plist", timer.merging(reader) { $1 })
    #expect(traces.first { $0.type == "com.example.timer.start" }?.status == .handled)
  }

  /// Returns an app that creates its only quick action at run time.
  private func making(_ type: String, in place: String) throws -> [String: [UInt8]] {
    let project = "Mail.xcodeproj/project.pbxproj"
    return try sample("Broken/scene-delegate-missing", [project], in: place).merging([
      place + "/AppDelegate.swift": Array(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            if item.type == "\(type)" { start() }
            return true
          }
          func make() {
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "\(type)", localizedTitle: "Go")]
          }
        }
        """.utf8)
    ]) { $1 }
  }

  @Test(arguments: [("/w/Mail", "/w/Other"), ("/w", "/w/Other"), ("/w/Mail", "/w")])
  func anAppThatDeclaresNothingIsAnother(_ place: String, _ other: String) throws {
    let files = try mail(in: place).merging(making("com.example.mail.compose", in: other)) { $1 }
    let traces = traces(of: place + "/Info.plist", files)
    #expect(traces.map(\.type) == ["com.example.mail.compose"])
    let paths = traces.flatMap { $0.comparisons.map(\.location) + $0.warm.map(\.location) }
    #expect(Set(paths.map(\.path)) == [place + "/MailSceneDelegate.swift"])
  }

  private func tracesOfCode(_ files: [String: [UInt8]]) -> [ActionTrace] {
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    let code = SharedCode(in: access) { project }
    return App.traces(of: code.appsOfCode())
  }

  @Test func whatCodeMakesIsTracedThroughItsOwnApp() throws {
    let traces = tracesOfCode(
      try making("start", in: "/w").merging(making("stop", in: "/w/Inner")) { $1 })
    #expect(traces.map(\.type) == ["start", "stop"])
    #expect(traces.map { $0.warm.map(\.location.path) } == traces.map { [$0.declaration.path] })
    #expect(traces.map(\.status) == [.handled, .handled])
  }

  @Test func appsHaveTheirOwnTypesOfTheSameName() throws {
    let two = try making("start", in: "/w/A").merging(making("start", in: "/w/B")) { $1 }
    let own = ["/w/A/AppDelegate.swift", "/w/B/AppDelegate.swift"]
    #expect(tracesOfCode(two).map(\.declaration.path) == own)
    #expect(tracesOfCode(two).map { $0.comparisons.map(\.location.path) } == own.map { [$0] })
    // The property list of one declares another type.
    var listed = two
    listed["/w/B/Info.plist"] = Array(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>scan</string>
      <key>UIApplicationShortcutItemTitle</key><string>Scan</string></dict></array></dict></plist>
      """.utf8)
    let traces = traces(of: "/w/B/Info.plist", listed)
    #expect(traces.map(\.declaration.path) == ["/w/B/Info.plist", own[1]])
    #expect(traces.map(\.type) == ["scan", "start"])
  }

  @Test func whatSeveralAppsShareIsMadeOnce() throws {
    var files = try making("start", in: "/w/A")
    files["/w/Kit/Items.swift"] = Array(
      """
      func items() -> [UIApplicationShortcutItem] {
        [UIApplicationShortcutItem(type: "start", localizedTitle: "Go")]
      }
      """.utf8)
    #expect(tracesOfCode(files).map(\.type) == ["start"])
  }

  @Test func scenesOfAnAppThatDeclaresNothingAreKnown() throws {
    var files = try making("start", in: "/w")
    files["/w/SceneDelegate.swift"] = Array(
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}".utf8)
    #expect(tracesOfCode(files).map(\.status) == [.handled])
    files["/w/Info.plist"] = Array(
      """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>
      """.utf8)
    #expect(tracesOfCode(files).map(\.status) == [.neverCalled])
  }

  @Test func anAppWithoutHandlersDoesNotHaveThoseOfItsNeighbour() throws {
    var files = try making("stop", in: "/w/Inner")
    let project = "Mail.xcodeproj/project.pbxproj"
    files.merge(try sample("Broken/scene-delegate-missing", [project], in: "/w/Other")) { $1 }
    files["/w/Other/AppDelegate.swift"] = Array(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func make() {
          UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "3", localizedTitle: "Go")]
        }
      }
      """.utf8)
    let trace = try #require(tracesOfCode(files).first { $0.type == "3" })
    #expect(trace.status == .noHandler && trace.warm.isEmpty && trace.cold.isEmpty)
    // A delegate that inherits from the neighbor's has its handlers.
    files["/w/Inner/Base.swift"] = Array("class Base: UIResponder, UIApplicationDelegate {}".utf8)
    files["/w/Other/AppDelegate.swift"]?.replace(
      Array("UIResponder".utf8), with: Array("Base".utf8))
    #expect(tracesOfCode(files).first { $0.type == "3" }?.warm.count == 1)
  }
}
