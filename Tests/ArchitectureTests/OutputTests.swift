import TestKit
import Testing

/// Only one file of the command line writes to terminals and pipes; it spells out control characters.
@Suite struct OutputTests {
  /// Other means of output: the standard library, the C library, descriptors. After a dot the name is a
  /// member.
  private static let writers = [
    "print(", "debugPrint(", "dump(", "fputs(", "fwrite(", "puts(", "putchar(", "printf(",
    "fprintf(", "vprintf(", "write(STDOUT_FILENO", "FileHandle", "FileOutputStream",
    "STDERR_FILENO", "stdout", "stderr",
  ]

  /// The files with permitted exceptions.
  private static let exceptions: [String: Set<String>] = [
    // Opens closed descriptors.
    "main.swift": ["STDERR_FILENO"]
  ]

  @Test func onlyTheConsoleWrites() throws {
    let files = try Project.files(below: "Sources/QuickActionsCommand", suffix: ".swift")
    #expect(files.count > 10)
    for path in files where !path.hasSuffix("/Console.swift") {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let text = try Project.text(path).split(separator: "\n").filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }.joined(separator: "\n")
      for writer in Self.writers where Self.exceptions[name]?.contains(writer) != true {
        let isUsed = text.ranges(of: writer).contains { range in
          let before = text[..<range.lowerBound].last ?? " "
          return before != "." && !before.isLetter && !before.isNumber && before != "_"
        }
        #expect(!isUsed, "\(path): \(writer)")
      }
    }
    // The pager gets the same text as the console.
    let pager = try Project.text("Sources/QuickActionsCommand/Pager.swift")
    #expect(pager.contains("var text = Console.visible(styled: text)"))
  }
}
