import Files
import Foundation
import TestKit
import Testing

/// The files on the disk that are read, and those that are not.
@Suite struct DiskFilesTests {
  private static let files = DiskFiles()

  @Test func readsFilesAndLinksToThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b", withDestinationPath: folder.path + "/a")
    for name in ["a", "b"] {
      #expect(try Self.files.read(folder.path + "/" + name) == Array("text".utf8))
      #expect(try Self.files.read(folder.path + "/" + name, prefix: 2) == Array("te".utf8))
    }
  }

  /// Opening a pipe waits until another process writes into it.
  @Test(.timeLimit(.minutes(40))) func noPipeKeepsAnybodyWaiting() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: FileReader.Failure.system("not a file")) { try Self.files.read(path) }
    #expect(throws: FileReader.Failure.system("not a file")) {
      try Self.files.read(path, prefix: 4)
    }
    #expect(throws: FileReader.Failure.system("not a file")) {
      try Self.files.read(path) { _ in true }
    }
  }

  @Test func tellsWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileReader.Failure.directory) { try Self.files.read(folder.path) }
    #expect(throws: FileReader.Failure.system("not a file")) {
      try Self.files.read("/dev/null")
    }
    #expect(throws: FileReader.Failure.self) { try Self.files.read(folder.path + "/none") }
    #expect(throws: FileReader.Failure.directory) {
      try Self.files.read(folder.path) { _ in true }
    }
    #expect(throws: FileReader.Failure.self) {
      try Self.files.read(folder.path + "/none") { _ in true }
    }
  }

  /// Files of lengths around the size of a chunk are read completely, and returned only if a condition
  /// accepts their content.
  @Test(arguments: [0, 1, 1000, 1024, 65_535, 65_536, 65_537, 200_000])
  func readsOnlyWhatIsWanted(_ length: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let path = folder.path + "/a"
    try #require(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    for files: any FileAccess in [Self.files, OverlaidFiles(Self.files, newer: [:])] {
      var seen: [UInt8] = []
      let wanted = try files.read(path) {
        seen = Array($0)
        return true
      }
      #expect(wanted == bytes)
      #expect(seen == bytes)
      #expect(try files.read(path) { _ in false } == nil)
    }
    let newer = OverlaidFiles(Self.files, newer: [path: [1, 2]])
    #expect(try newer.read(path) { $0.count == 2 } == [1, 2])
    #expect(try newer.read(path) { $0.count != 2 } == nil)
    #expect(try newer.keeping([path]).read(path) == [1, 2])
    #expect(try newer.keeping([]).read(path) == bytes)
  }

  #if os(Linux)
    /// Files of this kind have no size before they are read.
    @Test func readsFilesThatAreLongerThanTheySay() throws {
      let path = "/proc/version"
      let bytes = try Self.files.read(path)
      #expect(!bytes.isEmpty)
      #expect(try Self.files.read(path) { $0.count == bytes.count } == bytes)
      #expect(try Self.files.read(path) { _ in false } == nil)
    }
  #endif

  @Test func namesComeInTheOrderOfTheirBytes() throws {
    let folder = try TemporaryFolder()
    let names = [
      "a", "A", "ab", "a b", "abcdefgh", "abcdefgh1", "abcdefgh10", "abcdefgh2", "abcdefgg",
      "abcdefg",
      "中", "中文", "é", "😀", "~", "-", ".a", "Model1.swift", "Model10.swift", "Model2.swift",
    ]
    for name in names { try folder.write("", to: name) }
    let listed = try #require(Self.files.entries(of: folder.path)).map(\.name)
    #expect(listed == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
