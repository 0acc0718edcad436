import Files
import Testing

@testable import QuickActions

/// What a file is by its name.
@Suite struct FileKindTests {
  @Test(arguments: [
    ("Info.plist", FileKind.propertyList), ("INFO.PLIST", .propertyList), ("-", .propertyList),
    ("zh-Hans.lproj/InfoPlist.strings", .strings), ("InfoPlist.xcstrings", .stringCatalog),
    ("App.xcconfig", .project), ("App.xcodeproj/project.pbxproj", .project),
    ("快捷操作.swift", .swift), ("a.b.swift", .swift), (".swift", .swift), ("A.m", .objectiveC),
    ("A.mm", .objectiveC), ("A.h", .objectiveC), (".quickactions.json", .settings),
    ("app.json", .generator), ("project.yml", .generator), ("icon@2x.png", .image),
    ("icon.webp", .image),
  ])
  func theEndingTells(_ path: String, _ kind: FileKind) {
    #expect(FileKind(named: path) == kind)
  }

  @Test(arguments: [
    "swift", "a.", "", "A.swiftx", "A.aswift", "a.xcstringsx", "a.plist中", "a.中plist", "A.mmm",
    "A.xcassets", "json", "tfiws.", "a.swift/b", "a.swift ",
  ])
  func othersHaveNone(_ path: String) {
    #expect(FileKind(named: path) == nil)
  }

  @Test func allImagesAreKnown() {
    for ending in FileKind.imageEndings {
      #expect(FileKind(named: "a." + ending.uppercased()) == .image, "\(ending)")
    }
  }
}
