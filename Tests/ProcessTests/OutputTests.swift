import Foundation
import TestKit
import Testing

/// Failed output is always reported.
@Suite(.timeLimit(.minutes(40))) struct OutputTests {
  private static let plist =
    "<plist><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>"
  private static let commands = [
    ["check", "-"], ["check", "--fix", "-"], ["check", "--diff", "-"],
    ["check", "--format", "json", "-"], ["format", "-"], ["format", "--diff", "-"], ["docs"],
    ["docs", "compose"], ["docs", "--search", "popover"], ["docs", "--size-class"], ["--help"],
    ["help", "check"], ["format", "--help"], ["--version"],
  ]

  /// Every write to `/dev/full` fails because the disk is full. Not every system has it.
  private static let hasFullDisk = FileManager.default.fileExists(atPath: "/dev/full")

  @Test(
    .enabled(if: hasFullDisk),
    arguments: commands + [["session", "Samples/Sessions/tour.jsonl"]])
  func aFullDiskIsReported(_ arguments: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try Executable.run(arguments, input: Self.plist, output: full)
    #expect(result.code == 2)
    #expect(
      result.errors.hasSuffix(
        "quickactions: the output could not be written: there is no space left; make some, and try again\n"
      ))
  }

  @Test(.enabled(if: hasFullDisk)) func aFullDiskIsReportedInChinese() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try Executable.run(["docs"], environment: ["LANG": "zh_CN"], output: full)
    #expect(result.errors.hasPrefix("quickactions：无法写入输出："))
  }

  /// The reader closes the pipe: no message, but no success.
  @Test(arguments: commands) func aClosedPipeIsNoSuccess(_ arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Executable.run(
      arguments, input: Self.plist, output: pipe.fileHandleForWriting)
    #expect(result.code == 2)
    #expect(!result.errors.contains("the output"))
  }

  /// Output that is larger than the buffer of a pipe is written completely.
  @Test func aSlowReaderGetsAll() throws {
    let text =
      "<plist><array>" + String(repeating: "<string>🎉</string>", count: 50_000)
      + "</array></plist>"
    let result = try Executable.run(["check", "--fix", "-"], input: text)
    #expect(result.code == 0 && result.output == text)
  }
}
