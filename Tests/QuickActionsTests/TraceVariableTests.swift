import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Linter
@testable import RuleSubjects

/// Types with build settings are traced with the values of the build.
@Suite struct TraceVariableTests {
  private static let handler = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let tabs = UITabBarController()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        switch item.type {
        case "search": tabs.selectedIndex = 1
        case "笔记": tabs.selectedIndex = 2
        default: break
        }
        completionHandler(true)
      }
    }
    """

  /// - Parameter debug: the value in a second configuration; nil for a project with one.
  private func trace(_ value: String, debug: String? = nil) -> ActionTrace? {
    var files = ExampleProject.beside(
      sources: ["AppDelegate.swift"], settings: "QUICK_ACTION = \"\(value)\";")
    if let debug, let project = files["Example.xcodeproj/project.pbxproj"] {
      let text = String(decoding: project, as: UTF8.self)
        .replacing("buildConfigurations = (C);", with: "buildConfigurations = (C, D);")
        .replacing(
          "\t\tC = {",
          with: """
            \t\tD = {
            isa = XCBuildConfiguration; name = Debug; buildSettings = {
            INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; QUICK_ACTION = "\(debug)";
            PRODUCT_BUNDLE_IDENTIFIER = com.example.app; }; };
            \t\tC = {
            """)
      files["Example.xcodeproj/project.pbxproj"] = Array(text.utf8)
    }
    files["Info.plist"] = ExampleProject.infoPlist([("$(QUICK_ACTION)", "A")])
    files["AppDelegate.swift"] = Array(Self.handler.utf8)
    let access = MemoryFiles(Dictionary(uniqueKeysWithValues: files.map { ("/w/" + $0, $1) }))
    let project = ProjectFiles(below: "/w", in: access)
    return SharedCode(in: access) { project }.app(ofList: "/w/Info.plist")?.traces.first
  }

  @Test func oneValueDecides() throws {
    let handled = try #require(trace("search"))
    #expect(handled.status == .handled && handled.type == "$(QUICK_ACTION)")
    #expect(trace("笔记")?.status == .handled)
    #expect(trace("scan")?.status == .notCompared)
  }

  @Test func configurationsThatDifferAreUnknown() {
    #expect(trace("search", debug: "笔记")?.status == .handled)
    #expect(trace("search", debug: "scan")?.status == .notFollowed)
    #expect(trace("$(ELSEWHERE)")?.status == .notFollowed)
  }
}
