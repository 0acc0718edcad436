import Foundation
import TestKit
import Testing

/// `quickactions check` on a terminal of its own.
@Suite(.timeLimit(.minutes(40))) struct TerminalCheckTests {
  private static let terminal = [
    "python3", "-c",
    "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))",
  ]
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  private static let hasTerminal =
    (try? Executable.run(["--version"], environment: ["PATH": path], through: terminal))?.code == 0

  private func check(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    let result = try Executable.run(
      ["check"] + arguments + ["unknown-icon-type/Info.plist"], in: Project.url("Samples/Broken"),
      environment: ["TERM": "xterm", "PATH": Self.path].merging(environment) { $1 },
      through: Self.terminal)
    return (result.code, result.output.replacing("\r\n", with: "\n"))
  }

  private let line =
    "unknown-icon-type/Info.plist:13:12: error: iOS knows no icon type “compose” and shows a dot; did you mean “UIApplicationShortcutIconTypeCompose”? [unknown-icon-type]\n"

  @Test(.enabled(if: hasTerminal)) func aTerminalShowsTheLine() throws {
    let shown = try check(environment: ["NO_COLOR": "1"])
    #expect(shown.code == 1)
    #expect(
      shown.output == line + """
         13 |       <string>compose</string>
            |               ^^^^^^^
            = fix with --fix: Write “UIApplicationShortcutIconTypeCompose”

        quickactions check: looked at 1 property list, 1 with quick actions: 1 finding (1 error; 1 can be fixed with --fix)
        more about a rule: quickactions docs unknown-icon-type

        """)
    let colored = try check()
    #expect(colored.output.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.output.contains("\u{1B}]8;;https://developer.apple.com/"))
    // Without control sequences it is the same.
    let plain = colored.output.replacing(/\u{1B}\[[0-9;]*m|\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
    #expect(plain == shown.output)
  }

  @Test(.enabled(if: hasTerminal)) func theShortFormStays() throws {
    for result in [try check("--format", "lines"), try check(environment: ["TERM": "dumb"])] {
      #expect(result.output.hasPrefix(line + "quickactions check: looked at"))
      #expect(!result.output.contains("\u{1B}"))
    }
    let json = try check("-f", "json")
    #expect(json.output.hasPrefix("{\"files\":1"))
  }

  /// In a pipe the long form has to be requested by name, and has no colors.
  @Test func aPipeGetsTheLongFormWhenAsked() throws {
    let folder = Project.url("Samples/Broken")
    let lines = try Executable.run(["check", "unknown-icon-type/Info.plist"], in: folder)
    #expect(lines.output == line)
    let full = try Executable.run(
      ["check", "-f", "full", "unknown-icon-type/Info.plist"], in: folder)
    #expect(full.output.hasPrefix(line + " 13 | ") && !full.output.contains("\u{1B}"))
  }
}
