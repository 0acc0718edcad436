import Foundation
import TestKit
import Testing

/// `migrate scenes` on the command line.
@Suite(.timeLimit(.minutes(20))) struct MigrateCommandTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<plist version=\"1.0\">\r\n<dict>\r\n\t<key>LSRequiresIPhoneOS</key>\r\n\t<true/>\r\n</dict>\r\n</plist>\r\n",
      to: "Info.plist")
    try folder.write(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              // 第一个界面
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.makeKeyAndVisible()
              return true
          }
      }

      """, to: "AppDelegate.swift")
    return folder
  }

  private func migrate(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> Executable.Result {
    try Executable.run(["migrate", "scenes"] + arguments, in: URL(filePath: folder.path))
  }

  @Test func aMoveIsShownWrittenAndDone() throws {
    let folder = try folder()
    let before = try folder.data("AppDelegate.swift")
    let shown = try migrate(["--diff"], in: folder)
    #expect(shown.code == 0)
    #expect(shown.output.contains("+++ b/SceneDelegate.swift\n"))
    #expect(shown.output.contains("-        // 第一个界面\n"))
    #expect(shown.errors.contains("moves to scenes; nothing is written yet"))
    #expect(try folder.data("AppDelegate.swift") == before)
    // Without a terminal there is no confirmation.
    #expect(try migrate([], in: folder).output == shown.output)
    #expect(try folder.data("AppDelegate.swift") == before)

    let written = try migrate(["--write"], in: folder)
    #expect(written.code == 0 && written.errors.isEmpty)
    #expect(written.output.contains("SceneDelegate.swift\n"))
    let list = String(decoding: try folder.data("Info.plist"), as: UTF8.self)
    #expect(list.contains("\r\n\t<key>UIApplicationSceneManifest</key>\r\n"))
    let after = try folder.data("SceneDelegate.swift")

    let second = try migrate(["--write"], in: folder)
    #expect(second.code == 0)
    #expect(second.output.contains("nothing to do"))
    #expect(try folder.data("SceneDelegate.swift") == after)
  }

  @Test func whatIsInTheWayIsNamedWithItsPlace() throws {
    let folder = try folder()
    try folder.write(
      "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate {}\n", to: "S.swift")
    let result = try migrate([], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("S.swift:2: there is a scene delegate already"))
    let chinese = try migrate(["--lang", "zh-Hans"], in: folder)
    #expect(chinese.output.contains("S.swift:2: 已有场景代理“S”"))
  }

  @Test func programsGetTheReport() throws {
    let folder = try folder()
    let result = try migrate(["--format", "json"], in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.isWritten == false)
    let app = try #require(report.apps.first)
    #expect(app.state == "moves")
    #expect(app.files.map(\.path) == ["SceneDelegate.swift", "AppDelegate.swift", "Info.plist"])
    #expect(app.moved.first?.to == "scene(_:willConnectTo:options:)")
    #expect(app.moved.first?.line == 9)
  }

  private struct Report: Decodable {
    struct App: Decodable {
      struct File: Decodable { let path: String }
      struct Move: Decodable {
        let to: String
        let line: Int
      }
      let state: String
      let files: [File]
      let moved: [Move]
    }
    let apps: [App]
    let isWritten: Bool
  }

  @Test func wrongArgumentsAreTold() throws {
    let folder = try folder()
    #expect(try migrate(["nothere"], in: folder).code == 2)
    #expect(try migrate(["--diff", "--write"], in: folder).code == 2)
    #expect(try Executable.run(["migrate"], in: URL(filePath: folder.path)).code == 2)
    #expect(try migrate(["Info.plist"], in: folder).errors.contains("name the folder of the app"))
  }

  /// Returns a project with an app for each platform, all of which contain the file with the app delegate.
  private func project(_ platforms: [String]) -> String {
    func object(_ name: String, _ kind: String, _ values: String...) -> String {
      let lines = (["isa = \(kind);"] + values).map { "\t\t\t\($0)\n" }
      return "\t\t\(name) = {\n\(lines.joined())\t\t};\n"
    }
    func list(_ name: String, _ values: [String]) -> String {
      let lines = values.map { "\t\t\t\t\($0),\n" }
      return "\(name) = (\n\(lines.joined())\t\t\t);"
    }
    var objects = ""
    for (number, platform) in platforms.enumerated() {
      objects += object("B\(number)", "PBXBuildFile", "fileRef = F;")
      objects += object(
        "T\(number)", "PBXNativeTarget", "name = App\(number);",
        "productType = \"com.apple.product-type.application\";",
        list("buildPhases", ["S\(number)"]), "buildConfigurationList = L\(number);")
      objects += object("S\(number)", "PBXSourcesBuildPhase", list("files", ["B\(number)"]))
      objects += object(
        "L\(number)", "XCConfigurationList", list("buildConfigurations", ["C\(number)"]))
      objects += object(
        "C\(number)", "XCBuildConfiguration", "name = Release;",
        "buildSettings = {SDKROOT = \(platform); INFOPLIST_FILE = Info.plist; };")
    }
    objects += object(
      "P", "PBXProject", "mainGroup = G;", list("targets", platforms.indices.map { "T\($0)" }))
    objects += object("G", "PBXGroup", list("children", ["F"]), "sourceTree = \"<group>\";")
    objects += object(
      "F", "PBXFileReference", "path = AppDelegate.swift;", "sourceTree = \"<group>\";")
    return "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects)\t};\n\trootObject = P;\n}\n"
  }

  /// Without its window code an app for tvOS would show nothing, and a class of the same name in no target is
  /// not that of the app.
  @Test func onlyFilesOfTheAppAreMoved() throws {
    let folder = try folder()
    try folder.write(project(["iphoneos", "appletvos"]), to: "App.xcodeproj/project.pbxproj")
    let refused = try migrate(["--write"], in: folder)
    #expect(refused.output.contains("the tvOS app “App1” uses the file as well"), "\(refused)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/SceneDelegate.swift"))

    try folder.write(project(["iphoneos"]), to: "App.xcodeproj/project.pbxproj")
    let old = try folder.data("AppDelegate.swift")
    try folder.write(old, to: "Old/AppDelegate.swift")
    let moved = try migrate(["--write"], in: folder)
    #expect(moved.output.contains("App0: moved to scenes"), "\(moved)")
    #expect(try folder.data("Old/AppDelegate.swift") == old)
    #expect(try folder.data("AppDelegate.swift") != old)
  }
}
