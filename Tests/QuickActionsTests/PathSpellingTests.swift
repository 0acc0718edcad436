import Files
import Foundation
import TestKit
import Testing

/// The conversion of paths from outside to the spellings in folder listings.
@Suite struct PathSpellingTests {
  private static let paths = [
    "/Users/Jörg/U\u{308}berblick/App.swift", "/Users/Jörg/U\u{308}berblick/Ä/é.plist",
    "/Users/Jo\u{308}rg B/Plain/Info.plist", "/Users/Jörg/图标/Info.plist", "/Users/1/2",
  ]

  /// True if the bytes of two paths are the same.
  private func isSame(_ first: String, _ second: String) -> Bool {
    Array(first.utf8) == Array(second.utf8)
  }

  @Test(arguments: OtherSpelling.allCases) func aPathIsSpelledAsTheDiskListsIt(
    _ other: OtherSpelling
  ) {
    let spellings = PathSpellings(
      FoldingFiles(Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, "") })))
    for path in Self.paths {
      for _ in 0..<2 { #expect(isSame(spellings.onDisk(other(path)), path)) }
      #expect(isSame(spellings.knownOnDisk(other(path)), path))
      // A path in the folder is returned in the spelling of the folder as it was given.
      let folder = Path.folder(of: path)
      #expect(isSame(spellings.asGiven(folder + "/new"), other(folder) + "/new"))
      // A path that does not exist is in an existing folder.
      #expect(isSame(spellings.onDisk(other(folder) + "/New/é"), folder + "/New/é"))
    }
  }

  /// Names in any mixture of spellings.
  @Test func anyMixtureIsFound() {
    var random = SplitMix64(seed: 7)
    let spellings = PathSpellings(
      FoldingFiles(Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, "") })))
    for _ in 0..<500 {
      let path = Self.paths.randomElement(using: &random) ?? "/"
      let mixed = path.unicodeScalars.map { scalar -> String in
        OtherSpelling.allCases.randomElement(using: &random)?(String(scalar)) ?? ""
      }.joined()
      #expect(isSame(spellings.onDisk(mixed), path), "\(mixed)")
      if Int.random(in: 0..<20, using: &random) == 0 { spellings.forgetNames() }
    }
  }

  /// A case-sensitive disk keeps every path as it is, even if Swift considers names equal.
  @Test func nothingChangesOnADiskThatTellsNamesApart() throws {
    let folder = try TemporaryFolder()
    let names = ["a.plist", "A.plist", "é.plist", "e\u{301}.plist", "É.plist", "1", "Ordner/x"]
    for name in names { try folder.write("", to: name) }
    // Not every disk is case-sensitive.
    guard (try? folder.data("ordner/x")) == nil, (try? folder.data("e\u{301}.plist")) != nil else {
      return
    }
    let spellings = PathSpellings(DiskFiles())
    for name in names + ["missing", "ordner/x", "u\u{308}"] {
      let path = folder.path + "/" + name
      #expect(isSame(spellings.onDisk(path), path))
      #expect(isSame(spellings.asGiven(path), path))
    }
  }

  /// On a case-sensitive disk no folder is listed, and only the names in a path are looked up.
  @Test func littleIsAskedOfADiskThatTellsNamesApart() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/A.swift")
    let files = CountingFiles()
    let spellings = PathSpellings(files)
    // The folder has a name in Chinese, so it is accessed by another path.
    let plain = Path.folder(of: folder.path) + "/plain-\(UUID().uuidString)"
    try FileManager.default.createSymbolicLink(atPath: plain, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: plain) }
    for name in ["Sources/A.swift", "Sources/B.swift", "sources/a.swift"] {
      _ = spellings.onDisk(plain + "/" + name)
    }
    #expect(files.takeListings().isEmpty)
  }

  @Test func whatIsLongOrNoPathStays() {
    let spellings = PathSpellings(FoldingFiles(["/A": ""]))
    for path in ["", "-", "a", String(repeating: "/a", count: PathSpellings.maximumLength)] {
      #expect(spellings.onDisk(path) == path)
    }
    #expect(spellings.onDisk("/") == "/" && spellings.onDisk("/a") == "/A")
  }

  /// A folder is listed again after the case of a name has changed.
  @Test func namesAreForgotten() {
    let files = FoldingFiles(["/Folder/a": ""])
    let spellings = PathSpellings(files)
    #expect(spellings.onDisk("/FOLDER/A") == "/Folder/a")
    files.replace(with: ["/FOLDER/A": ""])
    spellings.forgetNames()
    #expect(spellings.onDisk("/folder/a") == "/FOLDER/A")
  }

  /// Paths are equal only if their bytes are.
  @Test func pathsAreComparedByTheirBytes() {
    #expect(!Path.isInside("/e\u{301}/a", "/é") && Path.isInside("/é/a", "/é"))
    #expect(!Path.isInside("/éa", "/é") && Path.isInside("/é", "/é") && Path.isInside("/a", "/"))
    #expect(Path.commonDepth("/a/é/b", "/a/e\u{301}/b") == 1)
    #expect(Path.inside("/é", of: ["/e\u{301}/a", "/é/b"]) == ["/é/b"])
    #expect(Set([PathKey("é"), PathKey("e\u{301}"), PathKey("é")]).count == 2)
  }

  /// Two folders whose names are equal for Swift and different on the disk are two.
  @Test func translationsOfFoldersThatLookAlikeStayApart() throws {
    let project = ProjectFiles(below: "/w", in: TwoFolders())
    #expect(project.propertyLists.count == 2)
    for list in project.propertyLists {
      let strings = project.stringsFiles(of: list)
      #expect(strings.count == 1)
      for file in strings {
        #expect(Path.isInside(file, Path.folder(of: list)))
        #expect(project.propertyLists(of: file).map(PathKey.init) == [PathKey(list)])
      }
    }
  }

  /// A disk with two folders whose names differ only in the composition of an accent.
  private struct TwoFolders: FileAccess {
    func read(_ path: String) throws(FileReader.Failure) -> [UInt8] { [] }
    func kind(of path: String) -> DirectoryListing.Kind {
      entries(of: path) == nil ? .file : .directory
    }
    func entries(of folder: String) -> [DirectoryListing.Entry]? {
      func folders(_ names: String...) -> [DirectoryListing.Entry] {
        names.map { DirectoryListing.Entry(name: $0, kind: .directory) }
      }
      if folder == "/w" { return folders("e\u{301}", "é") }
      switch Path.name(of: folder) {
      case "é":
        return folders("App.xcodeproj", "en.lproj") + [.init(name: "Info.plist", kind: .file)]
      case "en.lproj": return [.init(name: "InfoPlist.strings", kind: .file)]
      case "App.xcodeproj": return []
      default: return nil
      }
    }
  }
}
