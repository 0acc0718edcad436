import Files
import SourceText
import Testing
@testable import AppFiles
@testable import Checks
@testable import Linter

/// A generated property list next to the tool's file.
@Suite struct MadeListTests {
  private static func made(_ items: (type: String, icon: String)...) -> [UInt8] {
    var lines = [
      "targets:", "  应用:", "    info:", "      path: App/Info.plist", "      properties:",
      "        UIApplicationShortcutItems:",
    ]
    for (type, icon) in items {
      lines += [
        "          - UIApplicationShortcutItemType: \(type)",
        "            UIApplicationShortcutItemTitle: 查找 \(type)",
        "            UIApplicationShortcutItemIconType: \(icon)",
      ]
    }
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  private static func list(_ items: (type: String, icon: String)...) -> [UInt8] {
    let dictionaries = items.map { type, icon in
      "<dict><key>UIApplicationShortcutItemType</key><string>\(type)</string>"
        + "<key>UIApplicationShortcutItemTitle</key><string>查找 \(type)</string>"
        + "<key>UIApplicationShortcutItemIconType</key><string>\(icon)</string></dict>\n"
    }
    return Array(
      ("<plist version=\"1.0\"><dict><key>UIApplicationShortcutItems</key><array>\n"
        + dictionaries.joined() + "</array></dict></plist>\n").utf8)
  }

  /// Returns the rules with findings in the property list if the tool's file is checked as well.
  private static func rules(_ list: [UInt8], _ made: [UInt8]) throws -> [String] {
    let files = MemoryFiles(["/w/App/Info.plist": list, "/w/project.yml": made])
    let project = ProjectFiles(below: "/w", in: files)
    var checks = FolderChecks(project, in: files, sharing: SharedImages(), SharedProjects())
    func file(_ path: String) throws -> CheckableFile? {
      let bytes = try files.read(path)
      return FileModel(FileKind(path, bytes), path, bytes: bytes).flatMap {
        CheckableFile($0, at: path, in: &checks)
      }
    }
    let checked = try #require(try file("/w/App/Info.plist"))
    #expect(
      checked.findings(CheckOptions()) { _ in nil }.map(\.rule) == checked.findings().map(\.rule))
    let other = try file("/w/project.yml")
    return checked.findings(CheckOptions()) { path in
      path == "/w/project.yml" ? other.map { ($0, CheckOptions()) } : nil
    }.map(\.rule)
  }

  private static let good = "UIApplicationShortcutIconTypeAdd"

  @Test func whatBothHaveIsToldOnceWhereItIsWritten() throws {
    #expect(try Self.rules(Self.list(("a", "compose")), Self.made(("a", "compose"))) == [])
    // The markup exists in the property list only.
    let broken = Self.list(("a", "compose")).filter { $0 != UInt8(ascii: "\n") }
    let open = Array(String(decoding: broken, as: UTF8.self).replacing("</plist>", with: "").utf8)
    #expect(try !Self.rules(open, Self.made(("a", "compose"))).contains("unknown-icon-type"))
    #expect(try !Self.rules(open, Self.made(("a", "compose"))).isEmpty)
  }

  @Test func whatOnlyOneOfThemHasStays() throws {
    let list = Self.list(("a", "compose"))
    #expect(try Self.rules(list, Self.made(("a", Self.good))) == ["unknown-icon-type"])
    #expect(try Self.rules(list, Self.made(("b", "compose"))) == ["unknown-icon-type"])
    let two = Self.list(("a", "compose"), ("b", "compose"))
    #expect(try Self.rules(two, Self.made(("a", "compose"))).count == 2)
    #expect(try Self.rules(two, Self.made(("a", "compose"), ("b", "compose"))) == [])
    // Another target writes the same file.
    let both =
      Self.made(("a", "compose")) + Array("\r\n  ".utf8)
      + Self.made(("a", "compose")).dropFirst("targets:\r\n  ".utf8.count)
    #expect(try Self.rules(list, both) == ["unknown-icon-type"])
  }
}
