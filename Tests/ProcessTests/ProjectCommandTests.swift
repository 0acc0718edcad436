import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// `quickactions project` for people and programs.
@Suite struct ProjectCommandTests {
  private static let samples = "Samples/Broken"

  @Test func peopleSeeTargetsSettingsAndTheirPlaces() throws {
    let result = try Executable.run(["project", "--all", "\(Self.samples)/wrong-product-type"])
    #expect(result.code == 0)
    #expect(result.output.contains("  Share  (app-extension)\n    Release  (iOS)\n"))
    #expect(
      result.output.contains(
        "IPHONEOS_DEPLOYMENT_TARGET   15.0  [Share.xcodeproj/project.pbxproj:34]"))
    #expect(
      result.output.contains("PRODUCT_MODULE_NAME          unknown: nothing sets PRODUCT_NAME"))
    let chinese = try Executable.run(
      ["project", "--lang", "zh-Hans", "--all", "\(Self.samples)/wrong-product-type"])
    #expect(chinese.output.contains("开发地区 en") && chinese.output.contains("未知：PRODUCT_NAME 没有设置"))
  }

  @Test func aPropertyListNarrowsItToItsOwners() throws {
    let own = try Executable.run(
      ["project", "--all", "\(Self.samples)/wrong-product-type/Info.plist"])
    #expect(own.code == 0 && own.output.contains("Share"))
    let other = try Executable.run(["project", "\(Self.samples)/empty-type/Info.plist"])
    #expect(other.code == 1 && other.output.isEmpty && other.errors.contains("no project"))
  }

  @Test func aBrokenProjectIsToldWithItsLine() throws {
    let result = try Executable.run(["project", "\(Self.samples)/unreadable-project"])
    #expect(result.code == 1)
    #expect(result.output == "Share.xcodeproj/project.pbxproj:24: it has merge conflicts\n")
  }

  @Test func whatMakesNoSenseIsAnError() throws {
    for arguments in [["a", "b"], ["--format", "xml"], ["none/such"]] {
      let result = try Executable.run(["project"] + arguments)
      #expect(result.code == 2 && result.output.isEmpty && !result.errors.isEmpty)
    }
  }

  @Test func programsGetTheFormOfTheSchema() throws {
    for path in ["wrong-product-type", "unreadable-project", "empty-type"] {
      let result = try Executable.run(
        ["project", "--format", "json", "--all", "\(Self.samples)/\(path)"])
      let value = try #require(JSONValue(decoding: Array(result.output.utf8)))
      #expect(try Schema("project").faults(in: value) == [])
    }
  }
}
