import Foundation
import TestKit
import Testing

/// The report on a project does not depend on the path that led to it.
@Suite struct ProjectPathTests {
  private func plist(_ icon: String) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>UIApplicationShortcutItems</key>
      <array>
        <dict>
          <key>UIApplicationShortcutItemType</key>
          <string>a</string>
          <key>UIApplicationShortcutItemTitle</key>
          <string>New Note</string>
          <key>UIApplicationShortcutItemIconFile</key>
          <string>\(icon)</string>
        </dict>
      </array>
    </dict>
    </plist>

    """
  }

  private func check(_ path: String, in folder: TemporaryFolder) throws -> [Substring] {
    let output = try Executable.run(
      ["check", path], in: URL(filePath: folder.path, directoryHint: .isDirectory)
    ).output
    // Without the path, which is written in the user's notation.
    return output.split(separator: "\n").map { $0.drop { $0 != ":" } }
  }

  @Test(arguments: ["nonsense", "compost"], [false, true])
  func everyPathGivesTheSameVerdict(_ icon: String, _ hasNeighbor: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("{}", to: "App/Media/A.xcassets/compose.imageset/Contents.json")
    try folder.write("{}", to: "App/Sources/B.xcassets/other.imageset/Contents.json")
    try folder.write("// swift-tools-version: 6.0", to: "App/Sources/Package.swift")
    try folder.write(plist(icon), to: "App/Sources/Resources/Info.plist")
    if hasNeighbor {
      try folder.write("", to: "Other/Other.xcodeproj/project.pbxproj")
      try folder.write("{}", to: "Other/C.xcassets/c.imageset/Contents.json")
    }
    let found = try check(".", in: folder)
    #expect(found.count == 1 && found.allSatisfy { $0.contains("warning: There is no image") })
    for path in [
      "App", "App/Sources", "App/Sources/Resources", "App/Sources/Resources/Info.plist",
    ] {
      #expect(try check(path, in: folder) == found, "\(path)")
    }
  }

  /// Several property lists can name the same image.
  @Test func anImageIsJudgedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      #"{"images": [{"filename": "compose.svg", "idiom": "universal"}]}"#,
      to: "A.xcassets/compose.imageset/Contents.json")
    try folder.write(
      #"<svg width="80" height="40"/>"#, to: "A.xcassets/compose.imageset/compose.svg")
    for name in ["Debug-Info.plist", "Beta-Info.plist", "Info.plist"] {
      try folder.write(plist("compose"), to: name)
    }
    let found = try check(".", in: folder)
    #expect(found.count == 1 && found.allSatisfy { $0.contains("[icon-size]") })
  }
}
