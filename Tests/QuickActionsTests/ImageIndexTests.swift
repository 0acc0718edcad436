import Foundation
import Guide
import SourceText
import TestKit
import Testing

@testable import QuickActions

/// What images a project has, by files that are only in memory and by files of the disk.
@Suite struct ImageIndexTests {
  private func index(
    _ files: [String: String], plist: String = "/App/Info.plist", below folder: String = "/App"
  ) -> ImageIndex {
    var bytes = files.mapValues { Array($0.utf8) }
    bytes[plist] = []
    let access = MemoryFiles(bytes)
    return ImageIndex(
      ProjectFiles(below: folder, in: access).target(of: plist), in: access, sharing: SharedImages()
    )
  }

  private let namespace = #"{"properties": {"provides-namespace": true}}"#

  @Test func groupsGiveTheirNameOnlyWhenTheySaySo() {
    let index = index([
      "/App/A.xcassets/Plain/a.imageset/Contents.json": "{}",
      "/App/A.xcassets/Plain/Contents.json": "{}",
      "/App/A.xcassets/Icons/Contents.json": namespace,
      "/App/A.xcassets/Icons/b.imageset/Contents.json": "{}",
      "/App/A.xcassets/Icons/Deep/Contents.json": namespace,
      "/App/A.xcassets/Icons/Deep/c.symbolset/Contents.json": "{}",
      "/App/A.xcassets/Broken/Contents.json": "{",
      "/App/A.xcassets/Broken/d.imageset/Contents.json": "{}",
      "/App/A.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "/App/A.xcassets/The whole set/e.imageset/Contents.json": "{}",
    ])
    #expect(index.names == ["Broken/d", "Icons/Deep/c", "Icons/b", "a", "d", "e"])
    #expect(index.image("AppIcon")?.kind == .otherSet)
    #expect(index.image("Icons/Deep/c")?.kind == .symbolSet)
    #expect(index.image("b") == nil)
    #expect(index.coverage == .whole)
  }

  @Test func looseFilesAreMeantByTheirNameWithoutScaleAndDevice() throws {
    let index = index([
      "/App/my.icon.png": "", "/App/my.icon@2x.png": "", "/App/my.icon@3x~ipad.png": "",
      "/App/Other/my.icon@3x.png": "", "/App/page.PDF": "", "/App/notes.txt": "",
    ])
    #expect(index.names == ["my.icon", "page"])
    for value in ["my.icon", "my.icon.png", "my.icon@3x", "Icons/my.icon.png"] {
      #expect(index.image(value)?.paths.count == 3, "\(value)")
    }
    let image = try #require(index.image("my.icon"))
    #expect(index.details(of: image).renditions.map(\.scale) == [1, 2, 3])
    // Without a catalog nobody knows what else there is.
    #expect(index.coverage == .partial)
  }

  @Test func theNearestOfEqualNamesIsMeant() {
    let files = [
      "/App/One/A.xcassets/icon.imageset/Contents.json": "{}",
      "/App/Two/A.xcassets/icon.imageset/Contents.json": "{}",
    ]
    let index = index(files, plist: "/App/Two/Info.plist")
    #expect(index.image("icon")?.paths == ["/App/Two/A.xcassets/icon.imageset"])
  }

  @Test func aProjectWithNeighborsOrDependenciesMayHaveMoreImages() {
    let own = ["/App/App.xcodeproj/project.pbxproj": "", "/App/A.xcassets/a.imageset/x": ""]
    #expect(index(own).coverage == .whole)
    #expect(index(own.merging(["/App/Podfile": ""]) { $1 }).coverage == .others)
    let beside = own.merging(["/Shared/B.xcassets/b.imageset/x": ""]) { $1 }
    #expect(index(beside, below: "/").coverage == .others)
  }

  /// Several apps of a repository can share a catalog that lies beside their projects.
  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "path = ../Shared/Media.xcassets; sourceTree", true),
    ("App.xcodeproj/project.pbxproj", "path = \"../My Shared\"; sourceTree", true),
    ("App.xcodeproj/project.pbxproj", "path = A.xcassets; R = \"@path/../../Frameworks\"", false),
    ("project.yml", "sources: [App, ../Shared]", true), ("project.yml", "sources: [App]", false),
    ("Project.swift", "resources: [\"../Shared/**\"]", true),
    ("README.md", "../Shared", false),
  ])
  func aProjectThatTakesFilesFromOutsideMayHaveMoreImages(
    _ path: String, _ text: String, _ leadsOut: Bool
  ) {
    let index = index(["/App/\(path)": text, "/App/A.xcassets/a.imageset/x": ""])
    #expect(index.coverage == (leadsOut ? .others : .whole))
  }

  @Test func whatOnlyALinkLeadsToIsNotSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Info.plist")
    try folder.write("{}", to: "App/A.xcassets/a.imageset/Contents.json")
    try folder.write("", to: "Shared/b.png")
    func coverage() -> ImageIndex.Coverage {
      let project = ProjectFiles(below: folder.path + "/App", in: DiskFiles())
      let target = project.target(of: folder.path + "/App/Info.plist")
      return ImageIndex(target, in: DiskFiles(), sharing: SharedImages()).coverage
    }
    #expect(coverage() == .whole)
    func link(_ name: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/App/" + name, withDestinationPath: "../Shared")
    }
    try link("Shared")
    #expect(coverage() == .others)
    try link("B.xcassets")
    #expect(coverage() == .partial)
  }

  @Test func anImageSetIsWhatItsContentsSay() throws {
    let folder = "/App/A.xcassets/icon.imageset"
    func details(_ contents: String, _ files: [String: String] = [:]) throws -> ImageDetails {
      var all = ["\(folder)/Contents.json": contents]
      for (name, text) in files { all["\(folder)/\(name)"] = text }
      let index = index(all)
      return index.details(of: try #require(index.image("icon")))
    }
    #expect(try details("{").problem == .unreadableContents)
    #expect(try details("{}").problem == .empty)
    #expect(try details(#"{"images": [{"filename": "gone.png"}]}"#).problem == .empty)
    // A name that leads out of the set is not followed.
    #expect(try details(#"{"images": [{"filename": "../../x.png"}]}"#).renditions.isEmpty)
    let one = #"{"images": [{"filename": "a.png", "scale": "2x", "idiom": "iphone"}]}"#
    #expect(
      try details(one, ["a.png": "no image"]).problem == .notAnImage(path: "\(folder)/a.png"))
    #expect(
      try details(one, ["a.png": "version https://git-lfs.github.com/spec/v1"]).problem == nil)
    let svg = try details(
      #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#,
      ["a.svg": #"<svg width="35" height="35"/>"#])
    #expect(svg.problem == nil && svg.missingScales.isEmpty)
    let gif = try details(one, ["a.png": "GIF89a"])
    #expect(gif.missingScales == [3])
    let pad = try details(
      one.replacingOccurrences(of: "iphone", with: "ipad"), ["a.png": "GIF89a"])
    #expect(pad.missingScales.isEmpty)
    let dark = #"{"images": [{"filename": "d.png", "appearances": [{"value": "dark"}]}]}"#
    #expect(try details(dark, ["d.png": "GIF89a"]).problem == .empty)
  }

  /// Links that lead in a circle, folders that are not readable, and files that go away.
  @Test func theDiskIsReadWithCare() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    let catalog = folder.appending(path: "A.xcassets")
    let set = catalog.appending(path: "icon.imageset")
    try manager.createDirectory(at: set, withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      at: catalog.appending(path: "circle"), withDestinationURL: catalog)
    try Data(#"{"images": [{"filename": "icon.png"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    let project = ProjectFiles(below: folder.path(), in: DiskFiles())
    let target = project.target(of: folder.appending(path: "Info.plist").path())
    let index = ImageIndex(target, in: DiskFiles(), sharing: SharedImages())
    #expect(index.names == ["icon"])
    try manager.removeItem(at: set)
    #expect(index.details(of: try #require(index.image("icon"))).problem == .unreadableContents)
    try manager.removeItem(at: catalog)
    #expect(ImageIndex(target, in: DiskFiles(), sharing: SharedImages()).coverage == .partial)
  }
}

/// The list of SF Symbols.
@Suite struct SFSymbolTests {
  @Test func symbolsAreFoundByTheirExactName() {
    #expect(SFSymbol.named("star")?.since == Version(13))
    #expect(SFSymbol.named("0.circle")?.since == Version(13))
    for name in ["", " ", "Star", "sta", "star ", "star\n", "~", "star 13.0"] {
      #expect(SFSymbol.named(name) == nil, "\(name)")
    }
    for icon in IconType.all {
      #expect(SFSymbol.named(icon.symbolName)?.since == Version(13), "\(icon.symbolName)")
    }
  }

  /// Each line can be found, so the list is in order.
  @Test func theListIsInOrder() throws {
    let lines = try Project.text("Sources/Guide/SFSymbols.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count > 9_000)
    var versions = Set<Version>()
    for line in lines {
      let parts = line.split(separator: " ")
      let symbol = try #require(SFSymbol.named(String(parts[0])))
      try #require(symbol.since == Version(String(parts[1])))
      versions.insert(symbol.since)
    }
    #expect(versions.max() == SFSymbol.knownUntil && versions.min() == Limits.symbolsSince)
  }

  @Test func nearNamesAreOffered() {
    #expect(SFSymbol.nearest(to: "square.and.pencl")?.name == "square.and.pencil")
    #expect(SFSymbol.nearest(to: "Magnifyingglass")?.name == "magnifyingglass")
    #expect(SFSymbol.nearest(to: "com.example.notebook") == nil)
    #expect(SFSymbol.nearest(to: String(repeating: "a", count: 1_000_000)) == nil)
  }

  @Test func typedTextFindsItsBeginningFirst() {
    let found = SFSymbol.matching("PENCIL", limit: 40).map(\.name)
    #expect(found.first == "pencil")
    #expect(found.contains("square.and.pencil"))
    #expect(SFSymbol.matching("", limit: 40).isEmpty)
    #expect(SFSymbol.matching("0.circle.fill.ar.x", limit: 40).isEmpty)
    #expect(SFSymbol.matching("circle", limit: 7).count == 7)
  }
}
