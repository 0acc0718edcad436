import Files
import Foundation
import TestKit
import Testing

/// What is read from the disk, and what is not.
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

  /// Opening a pipe waits until somebody writes into it.
  @Test(.timeLimit(.minutes(40))) func noPipeKeepsAnybodyWaiting() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: FileReader.Failure.system("not a file")) { try Self.files.read(path) }
    #expect(throws: FileReader.Failure.system("not a file")) {
      try Self.files.read(path, prefix: 4)
    }
  }

  @Test func tellsWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileReader.Failure.directory) { try Self.files.read(folder.path) }
    #expect(throws: FileReader.Failure.system("not a file")) {
      try Self.files.read("/dev/null")
    }
    #expect(throws: FileReader.Failure.self) { try Self.files.read(folder.path + "/none") }
  }
}
