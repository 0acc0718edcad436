import Foundation
import TestKit
import Testing

/// The shell scripts, which macOS runs with bash 3.2 and the BSD tools.
@Suite struct ScriptTests {
  /// All files that a POSIX shell runs.
  static let scripts: [String] = {
    let below = ["Tests", ".ci", ".github"].flatMap { (try? Project.files(below: $0)) ?? [] }
    return below.filter { path in
      // A file with another suffix is no script and may not be text.
      guard
        !path.split(separator: "/", omittingEmptySubsequences: true).suffix(1).joined().contains(
          ".")
      else {
        return false
      }
      return (try? Project.text(path))?.hasPrefix("#!/bin/sh") == true
    }
  }()

  @Test func scriptsAreFound() {
    #expect(
      Self.scripts.contains("Tests/run") && Self.scripts.contains(".ci/run")
        && Self.scripts.count > 12)
  }

  /// BSD's sed supports alternatives and `+` in extended expressions only, and has other options.
  @Test(arguments: scripts) func noOptionIsOfGNUOnly(_ path: String) throws {
    let gnu = try Self.gnu
    for (number, line) in try Self.lines(of: path) {
      if line.contains(/\b(sed|grep)\b/), !line.contains(/\b(sed|grep) -[a-zA-Z]*E/) {
        #expect(!line.contains(/\\[|+?]/), "\(path):\(number): an extended expression without -E")
      }
      for pattern in gnu {
        #expect(line.firstMatch(of: pattern) == nil, "\(path):\(number): \(line)")
      }
    }
  }

  /// In bash 3.2 as `sh`, an assignment before the call of a function remains in effect after the call.
  @Test(arguments: scripts) func noAssignmentPrecedesAFunction(_ path: String) throws {
    let functions = Set(
      try Project.text(path).matches(of: /(?m)^ *([a-z_]+)\(\) \{/).map { String($0.output.1) })
    for (number, line) in try Self.lines(of: path) {
      for match in line.matches(
        of:
          /(?:^|[;{(|&] *| then | do )\s*(?:[A-Za-z_]+=(?:"[^"]*"|'[^']*'|[^\s"';])*\s+)+([a-z_]+)\b/
      ) {
        #expect(!functions.contains(String(match.output.1)), "\(path):\(number): \(line)")
      }
    }
  }

  /// Options and notations that the BSD tools or bash 3.2 do not support.
  private static var gnu: [Regex<AnyRegexOutput>] {
    get throws {
      try [
        #"\bsed (-[a-zA-Z]+ )*-i(?!\.)"#, #"\bdate (-d|--date)\b"#, #"\bstat (-c|--format)\b"#,
        #"\breadlink -f\b"#,
        #"\bgrep -[a-zA-Z]*P\b"#, #"\bxargs -r\b"#, #"\bfind .* -printf\b"#, #"\bmktemp --"#,
        #"\bsort -V\b"#,
        #"\bhead -[nc] -"#, #"\becho -[en]\b"#, #"\btouch -d\b"#, #"\bnproc\b"#, #"\btac\b"#,
        #"\bmapfile\b"#,
        #"\bdeclare -A\b"#, #"&>>"#, #"\$\{[A-Za-z_]+(,,|\^\^)"#, #"(^|\s)\[\[\s"#,
        #"(^|\s)timeout \d"#,
      ].map { try Regex($0) }
    }
  }

  /// Returns the lines of a script without comments, with their numbers.
  private static func lines(of path: String) throws -> [(Int, Substring)] {
    let lines = try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).filter { !$0.1.drop { $0 == " " }.hasPrefix("#") }.map { ($0.0, $0.1) }
  }
}
