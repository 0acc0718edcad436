import Files
import Foundation
import Guide
import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import Linter
@testable import RuleSubjects

/// The images of a project, with files in memory and on the disk.
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

  /// Short words are similar to many others.
  @Test func namesOfThreeLettersAreNearNone() {
    let index = index([
      "/App/A.xcassets/now.imageset/Contents.json": "{}",
      "/App/A.xcassets/note.imageset/Contents.json": "{}",
    ])
    #expect(MissingImage("new", in: index)?.near == nil)
    #expect(MissingImage("NOW", in: index)?.near == "now")
    #expect(MissingImage("mote", in: index)?.near == "note")
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
    // Without a catalog there may be more elsewhere.
    #expect(index.coverage == .others)
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
    // A catalog next to the project is in the app only if the project refers to it.
    let beside = own.merging(["/Shared/B.xcassets/b.imageset/x": ""]) { $1 }
    #expect(index(beside, below: "/").coverage == .whole)
    // Pods that copy nothing into the app add no images.
    func pods(_ phases: String) -> ImageIndex.Coverage {
      index(own.merging(["/App/Podfile": "", "/App/App.xcodeproj/project.pbxproj": phases]) { $1 })
        .coverage
    }
    #expect(pods("name = \"[CP] Embed Pods Frameworks\";") == .whole)
    #expect(pods("\"[CP] Embed Pods Frameworks\" \"[CP] Copy Pods Resources\"") == .others)
  }

  /// A package inside of an app's project is part of it.
  @Test func theProjectIsTheAppsAndNotAPackages() {
    let files = [
      "/App/App.xcodeproj/project.pbxproj": "", "/App/A.xcassets/a.imageset/x": "",
      "/App/Sources/Package.swift": "", "/App/Sources/B.xcassets/b.imageset/x": "",
    ]
    let index = index(files, plist: "/App/Sources/App/Info.plist")
    #expect(index.names == ["a", "b"])
    var bytes = files.mapValues { Array($0.utf8) }
    bytes["/App/Sources/App/Info.plist"] = []
    #expect(
      ProjectFiles.folder(around: "/App/Sources/App/Info.plist", in: MemoryFiles(bytes)) == "/App")
  }

  /// Returns the findings about one icon file.
  private func spoken(_ name: String, _ files: [String: String]) -> [String] {
    spoken([name], files.mapValues { Array($0.utf8) })
  }

  private func spoken(
    _ names: [String], _ files: [String: [UInt8]], key: String = "IconFile"
  ) -> [String] {
    var files = files
    files["/App/Info.plist"] = []
    let access = MemoryFiles(files)
    let target = ProjectFiles(below: "/App", in: access).target(of: "/App/Info.plist")
    let icons = names.map {
      "<key>UIApplicationShortcutItem\(key)</key><string>\($0)</string>"
    }
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitle</key><string>A</string>\(icons.joined())</dict></array>
      </dict></plist>
      """
    return Validator.findings(
      in: InfoPlist(SyntaxTree(plist)), surroundings: Surroundings(target, in: access)
    ).map { "\($0.severity.name) \($0.rule)" }
  }

  @Test func aBrokenIconFailsACheckWhereItIsSure() {
    let own = ["/App/App.xcodeproj/project.pbxproj": "", "/App/A.xcassets/compose.imageset/x": ""]
    let others = own.merging(["/App/Podfile": ""]) { $1 }
    #expect(spoken("nonsense", own) == ["warning icon-not-found"])
    #expect(spoken("nonsense", others) == ["information icon-not-found"])
    #expect(spoken("compost", others) == ["warning icon-not-found"])
    // Short words are similar to many others.
    let short = others.merging(["/App/A.xcassets/tab.imageset/x": ""]) { $1 }
    #expect(spoken("add", short) == ["information icon-not-found"])
    #expect(spoken("Tab", short) == ["warning icon-not-found"])
    // Images without any catalog.
    #expect(spoken("composer", ["/App/compose.png": ""]) == ["warning icon-not-found"])
    #expect(spoken("nonsense", ["/App/compose.png": ""]) == ["information icon-not-found"])
    #expect(spoken("nonsense", [:]) == [])
  }

  @Test func anAddressIsNoIconEvenWhereTheKeyStandsTwice() {
    let url = "https://example.com/a.png"
    #expect(spoken(url, [:]) == ["warning icon-file-name"])
    #expect(spoken("data:image/png;base64,AAAA", [:]) == ["warning icon-file-name"])
    let twice = spoken(
      [url, "compose"], ["/App/A.xcassets/compose.symbolset/x": []])
    #expect(twice == ["warning icon-file-name", "warning duplicate-key"])
    let lost = spoken(
      ["compost", "compose"], ["/App/A.xcassets/compose.symbolset/x": []])
    #expect(lost == ["warning icon-not-found", "warning duplicate-key"])
  }

  @Test func anImageOfTheAppIsNoSymbol() {
    for set in ["imageset", "symbolset"] {
      let files: [String: [UInt8]] = ["/App/A.xcassets/composer.\(set)/x": []]
      #expect(
        spoken(["composer"], files, key: "IconSymbolName").contains("warning unknown-symbol"))
    }
    let icon: [String: [UInt8]] = ["/App/A.xcassets/composer.appiconset/x": []]
    #expect(spoken(["composer"], icon, key: "IconSymbolName").contains("hint unknown-symbol"))
  }

  /// The side in points, and the finding for an image of that size.
  @Test(arguments: [
    (35, nil), (33, nil), (38, nil), (24, nil), (25, nil), (29, nil), (22, "hint"), (60, "hint"),
    (10, "information"),
  ])
  func sizesNearTheRightOneAreLeftAlone(_ points: Int, _ severity: String?) {
    let files = ExampleFiles.imageSet("compose", scales: [2, 3], points: points)
    let found = spoken(["compose"], .init(uniqueKeysWithValues: files.map { ("/App/" + $0, $1) }))
    #expect(found == (severity.map { ["\($0) icon-size"] } ?? []))
  }

  /// A file with enough pixels for every scale loses no sharpness.
  @Test func aLargeFileServesAllScales() {
    #expect(spoken(["compose"], ["/App/compose.png": ExampleFiles.png(128)]) == ["hint icon-size"])
    let small = spoken(["compose"], ["/App/compose.png": ExampleFiles.png(35)])
    #expect(small == ["information icon-scale-missing"])
  }

  @Test func aSizeIsWrittenForPeople() {
    let file = Array(#"<svg width="282.95999" height="200.04"/>"#.utf8)
    let access = MemoryFiles(["/App/Info.plist": [], "/App/compose.svg": file])
    let target = ProjectFiles(below: "/App", in: access).target(of: "/App/Info.plist")
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitle</key><string>A</string>
      <key>UIApplicationShortcutItemIconFile</key><string>compose</string></dict></array>
      </dict></plist>
      """
    let findings = Validator.findings(
      in: InfoPlist(SyntaxTree(plist)), surroundings: Surroundings(target, in: access))
    #expect(findings.first?.message.english.contains("283 × 200 points") == true)
  }

  /// Several apps of a repository can share a catalog next to their projects.
  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "path = ../Shared/Media.xcassets; sourceTree", true),
    ("App.xcodeproj/project.pbxproj", "path = \"../My Shared\"; sourceTree", true),
    ("App.xcodeproj/project.pbxproj", "path = A.xcassets; R = \"@path/../../Frameworks\"", false),
    ("project.yml", "sources: [App, ../Shared]", true),
    ("project.yaml", "sources: [App, ../Shared]", true), ("project.yml", "sources: [App]", false),
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
    try FileManager.default.removeItem(atPath: folder.path + "/App/Shared")
    // A folder of a language contains no icons.
    try link("de.lproj")
    #expect(coverage() == .whole)
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
    // A file name that leads out of the set is not followed.
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

  /// Circular links, unreadable folders, and files that disappear.
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

  /// Each line can be found, so the list is sorted.
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

/// The findings about an unknown key.
@Suite struct UnknownKeyTests {
  private func finding(_ entries: String) -> Finding? {
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>\(entries)</dict>
      </array></dict></plist>
      """
    return Validator.findings(in: InfoPlist(SyntaxTree(plist)))
      .first { $0.rule == "unknown-key" }
  }

  private static let required = """
    <key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>A</string>
    """

  @Test(arguments: [
    (
      "<key>UIApplicationShortcutIconType</key><string>UIApplicationShortcutIconTypeAdd</string>",
      "did you mean “UIApplicationShortcutItemIconType”", true
    ),
    (
      "<key>UIApplicationShortcutItemIcon</key><string>UIApplicationShortcutIconTypeAdd</string>",
      "did you mean “UIApplicationShortcutItemIconType”", true
    ),
    (
      "<key>UIApplicationShortcutItemIcon</key><string>square.and.pencil</string>",
      "did you mean “UIApplicationShortcutItemIconSymbolName”", false
    ),
    (
      "<key>UIApplicationShortcutItemIconFyle</key><string>star</string>",
      "did you mean “UIApplicationShortcutItemIconFile”", true
    ),
    // The item has that key already.
    (
      "<key>UIApplicationShortcutItemTitel</key><string>B</string>",
      "the item has “UIApplicationShortcutItemTitle” already", false
    ),
    (
      "<key>UIApplicationShortcutItemTyp</key><string>b</string>",
      "the item has “UIApplicationShortcutItemType” already", false
    ),
  ])
  func aKeyThatIsThereIsNeverMeant(_ entry: String, _ message: String, _ isPreferred: Bool) {
    let found = finding(Self.required + entry)
    #expect(found?.message.english.contains(message) == true, "\(found?.message.english ?? "")")
    #expect(found?.fixes.contains(where: \.isPreferred) == isPreferred)
  }
}
