import Foundation
import TestKit
import Testing

/// `quickactions docs` on a terminal passes a long text to a pager.
@Suite(.timeLimit(.minutes(40))) struct PagerTests {
  /// Runs a command on a terminal of its own and writes its output to a pipe.
  private static let terminal = [
    "python3", "-c",
    "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))",
  ]
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  private static let hasTerminal =
    (try? Executable.run(["--version"], environment: ["PATH": path], through: terminal))?.code == 0

  /// Runs `docs icons` on a terminal.
  ///
  /// - Returns: the exit code, and the output with its original line ends.
  private func docs(
    pager: String, in folder: TemporaryFolder
  ) throws -> (code: Int32, output: String) {
    let result = try Executable.run(
      ["docs", "icons"], in: URL(filePath: folder.path),
      environment: ["PAGER": pager, "TERM": "xterm", "PATH": Self.path], through: Self.terminal)
    #expect(result.errors == "")
    return (result.code, result.output.replacing("\r\n", with: "\n"))
  }

  @Test(.enabled(if: hasTerminal)) func thePagerGetsTheText() throws {
    let folder = try TemporaryFolder()
    let paged = try docs(pager: "cat > paged.txt", in: folder)
    let text = String(decoding: try folder.data("paged.txt"), as: UTF8.self)
    #expect(paged.code == 0 && paged.output == "")
    // With colors, because it is shown on a terminal.
    #expect(text.contains("\u{1B}[") && text.contains("Icons"))
    #expect(try docs(pager: "sed 's/^/_/' | grep _", in: folder).output.hasPrefix("_"))
    // Without a pager the terminal gets the same text.
    for none in ["", "cat"] {
      let printed = try docs(pager: none, in: folder)
      #expect(printed.output == text)
    }
  }

  @Test(.enabled(if: hasTerminal)) func withoutAPagerTheTextIsPrinted() throws {
    let folder = try TemporaryFolder()
    let printed = try docs(pager: "", in: folder)
    // The shell also prints an error on the terminal.
    let result = try docs(pager: "no-such-pager-here 2> complaint", in: folder)
    #expect(result.code == 0 && result.output == printed.output)
    #expect(try !folder.data("complaint").isEmpty)
  }

  @Test(
    .enabled(if: hasTerminal),
    arguments: ["true", "head -c 1 > /dev/null", "exit 3", "kill -9 $$"])
  func aPagerMayBeLeftEarly(_ pager: String) throws {
    let result = try docs(pager: pager, in: try TemporaryFolder())
    #expect(result.code == 0 && result.output == "")
  }

  /// Each of several commands is notified by a signal that the next one has ended.
  @Test(.enabled(if: hasTerminal)) func commandsOfAPagerEndBySignal() throws {
    let folder = try TemporaryFolder()
    let pager = "(sh -c 'while echo x; do :; done'; echo $? > status) 2> complaint | head -n 1"
    let result = try docs(pager: pager, in: folder)
    #expect(result.output == "x\n")
    #expect(String(decoding: try folder.data("status"), as: UTF8.self) == "141\n")
  }

  @Test(.enabled(if: hasTerminal)) func environmentOfThePager() throws {
    let result = try docs(pager: "echo $LESS $LV $TERM", in: try TemporaryFolder())
    #expect(result.output == "FRX -c xterm\n")
  }
}
