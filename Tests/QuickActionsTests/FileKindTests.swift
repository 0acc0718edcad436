import Testing

@testable import Files

/// The kind of a file, determined by its name.
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

  @Test(arguments: [
    ("A.swift", true), ("a.h", true), ("快.m", true), (".h", true), ("Project.swift", false),
    ("package.swift", false), ("A.SWIFT", false), ("A.mm", false), ("Aswift", false), ("h", false),
    ("", false), ("A.plist", false), ("A.xcodeproj", false),
  ])
  func mostCodeIsKnownAtOnce(_ name: String, _ isKnown: Bool) {
    #expect(FileKind.isCodeAlone(name) == isKnown)
    if isKnown { #expect(FileKind(named: name)?.role == .code) }
  }

  @Test func namesFollowTheirFolders() {
    #expect(Path.path("/", "a") == "/a")
    #expect(Path.path("/中/a b/", "😀.swift") == "/中/a b/😀.swift")
    #expect(Path.path("", "") == "")
  }
}
