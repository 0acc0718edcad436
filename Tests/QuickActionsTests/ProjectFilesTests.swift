import Files
import TestKit
import Testing

/// The assignment of files to property lists.
@Suite struct ProjectFilesTests {
  private func project(_ paths: [String]) -> ProjectFiles {
    ProjectFiles(
      below: "/p", in: MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ("/p/" + $0, []) }))
    )
  }

  @Test func findsWhatHasToDoWithQuickActions() {
    let project = project([
      "App/Info.plist", "App/en.lproj/InfoPlist.strings", "App/de.lproj/infoplist.strings",
      "App/InfoPlist.xcstrings", "App/Assets.xcassets/Contents.json", "App/icon.png",
      "App/photo.GIF",
      "App/en.lproj/Localizable.strings", "App.xcodeproj/project.pbxproj",
      "Pods/X/Info.plist", "Lib.framework/Info.plist", "Lib.framework/icon.png",
      "App.xcodeproj/xcuserdata/me/xcschememanagement.plist", "Lib.xcframework/Info.plist",
      "Lib.XCFramework/ios-arm64/Lib.framework/Info.plist", "project.yml", "app.json", "b.json",
    ])
    #expect(project.propertyLists == ["/p/App/Info.plist", "/p/Lib.framework/Info.plist"])
    #expect(project.stringsFiles.count == 3)
    #expect(project.assetCatalogs == ["/p/App/Assets.xcassets"])
    #expect(project.images == ["/p/App/icon.png", "/p/App/photo.GIF"])
    #expect(project.projectFolders == ["/p"])
    #expect(project.generatorFiles == ["/p/app.json", "/p/project.yml"])
    #expect(project.isComplete)
  }

  /// Many tools have a `project.yaml`, which XcodeGen does not read by default.
  @Test(arguments: [
    ("project.yml", true), ("Project.YML", true), ("Project.swift", true), ("project.yaml", false),
  ])
  func aDescriptionMarksAnApp(_ name: String, _ isMark: Bool) {
    let project = project(["App/\(name)", "App/Sources/A.swift", "Package.swift"])
    #expect(project.appFolder(of: "/p/App/Sources/A.swift") == (isMark ? "/p/App" : nil))
    #expect(project.generatorFiles == ["/p/App/\(name)"])
  }

  @Test func stringsBelongToTheNearestInfoPlist() {
    let project = project([
      "App.xcodeproj/x", "App/Info.plist", "App/Resources/en.lproj/InfoPlist.strings",
      "Widget/Info.plist", "Widget/en.lproj/InfoPlist.strings", "Other/Notes-Info.plist",
    ])
    #expect(
      project.target(of: "/p/App/Info.plist").stringsFiles
        == ["/p/App/Resources/en.lproj/InfoPlist.strings"])
    #expect(
      project.target(of: "/p/Widget/Info.plist").stringsFiles
        == ["/p/Widget/en.lproj/InfoPlist.strings"])
    // A property list whose strings are nearer to others has none.
    #expect(project.target(of: "/p/Other/Notes-Info.plist").stringsFiles == [])
    #expect(
      project.propertyLists(of: "/p/Widget/en.lproj/InfoPlist.strings") == ["/p/Widget/Info.plist"])
  }

  @Test func stringsInAFolderBesideBelongToTheOnlyInfoPlist() {
    let project = project([
      "App.xcodeproj/x", "Sources/App/Info.plist", "Resources/en.lproj/InfoPlist.strings",
      "Resources/GoogleService-Info.plist",
    ])
    #expect(
      project.target(of: "/p/Sources/App/Info.plist").stringsFiles
        == ["/p/Resources/en.lproj/InfoPlist.strings"])
  }

  @Test func anotherProjectIsNotSearched() {
    let project = project([
      "a/A.xcodeproj/x", "a/Info.plist", "b/B.xcodeproj/x", "b/Info.plist",
      "b/Assets.xcassets/Contents.json",
    ])
    #expect(project.target(of: "/p/a/Info.plist").assetCatalogs == [])
    #expect(project.target(of: "/p/b/Info.plist").assetCatalogs == ["/p/b/Assets.xcassets"])
  }

  @Test func exclusionsAndStopsAreHeeded() {
    let files = MemoryFiles(["/p/a/Info.plist": [], "/p/b/Info.plist": []])
    let excluded = ProjectFiles(below: "/p", in: files, excluding: { $0 == "/p/a" })
    #expect(excluded.propertyLists == ["/p/b/Info.plist"])
    let stopped = ProjectFiles(below: "/p", in: files, shouldStop: { true })
    #expect(stopped.propertyLists == [] && !stopped.isComplete)
    #expect(!ProjectFiles(below: "/nowhere", in: files).isComplete)
  }

  @Test func manyFoldersAreListedAsOneAfterTheOther() throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for app in 0..<20 {
      for part in 0..<20 {
        paths += ["App\(app)/Part \(part)/a.swift", "App\(app)/Part \(part)/b/c.m"]
      }
    }
    for path in paths { try folder.write("", to: path) }
    let project = ProjectFiles(below: folder.path, in: DiskFiles())
    let expected = paths.map { folder.path + "/" + $0 }
    #expect(
      project.codeFiles
        == expected.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    #expect(project.count == 20 + 20 * 20 * 4 && project.isComplete)
    // A cancelled search gives the files that it has found so far.
    var asked = 0
    let stopped = ProjectFiles(
      below: folder.path, in: DiskFiles(),
      shouldStop: {
        asked += 1
        return asked > 3
      })
    #expect(!stopped.isComplete && stopped.codeFiles.count < expected.count)
    #expect(Set(stopped.codeFiles).isSubset(of: project.codeFiles))
  }

  @Test func aFileOutsideOfProjectsIsNotAReasonToSearchADisk() {
    let files = MemoryFiles([
      "/home/me/Info.plist": [], "/home/me/en.lproj/InfoPlist.strings": [],
      "/home/me/a/b/c/Info.plist": [], "/home/app/.git/HEAD": [], "/home/app/x/Info.plist": [],
    ])
    #expect(ProjectFiles.folder(around: "/home/me/Info.plist", in: files) == "/home/me")
    #expect(!ProjectFiles.isProject("/home/me", in: files))
    #expect(ProjectFiles.folder(around: "/home/app/x/Info.plist", in: files) == "/home/app")
    let near = ProjectFiles(below: "/home/me", in: files, maximumDepth: ProjectFiles.looseDepth)
    #expect(near.propertyLists == ["/home/me/Info.plist"])
    #expect(near.stringsFiles == ["/home/me/en.lproj/InfoPlist.strings"])
    #expect(!near.isComplete)
  }
}
