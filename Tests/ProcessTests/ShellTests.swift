import Foundation
import TestKit
import Testing

/// Features for use in a shell: suggestions for typos, completions, the manual page.
@Suite(.timeLimit(.minutes(40))) struct ShellTests {
  private static let commands = [
    "lsp", "check", "format", "project", "trace", "diff", "preview", "translations", "generate",
    "migrate", "docs", "rules", "mcp", "completions", "session",
    "diagnose",
  ]

  /// Runs a program; nil if it is not installed.
  private func run(_ program: String, _ arguments: [String], input: String = "") throws -> (
    code: Int32, output: String
  )? {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard
      let path = folders.map({ $0 + "/" + program }).first(
        where: FileManager.default.isExecutableFile)
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let (stdin, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (stdin, output, output)
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func theVersionHasAName() throws {
    let version = try Executable.run(["--version"])
    #expect(version.code == 0)
    #expect(
      version.output.wholeMatch(of: /quickactions \d+\.\d+\.\d+(-[a-z]+)?( \([0-9a-f]+\))?\n/)
        != nil)
    for arguments in [["-V"], ["--lang", "en", "-V"], ["--lang=zh-Hans", "--version"]] {
      #expect(try Executable.run(arguments).output == version.output)
    }
  }

  @Test func theLanguageCanStandBeforeTheCommand() throws {
    for before in [
      ["--lang", "zh-Hans"], ["--lang=zh-Hans"], ["--lang", "en", "--lang", "zh-Hans"],
    ] {
      #expect(
        try Executable.run(before + ["help", "check"]).output.hasPrefix("用法：quickactions check"))
      #expect(
        try Executable.run(before + ["check", "--help"]).output.hasPrefix("用法：quickactions check"))
      #expect(try Executable.run(before).errors.contains("用法"))
    }
    let wrong = try Executable.run(["--lang", "fr", "rules"])
    #expect(wrong.code == 2 && wrong.errors.contains("there is no language “fr”"))
    #expect(try Executable.run(["--lang"]).code == 2)
  }

  @Test(arguments: [
    ("chekc", "check"), ("trase", "trace"), ("ruls", "rules"), ("doc", "docs"), ("hlep", "help"),
  ])
  func commandsHaveNearNames(_ given: String, _ meant: String) throws {
    let result = try Executable.run([given])
    #expect(result.code == 2 && result.errors.hasSuffix("did you mean \(meant)?\n"))
  }

  /// No option that writes is suggested, and no name that is too different.
  @Test(arguments: [
    ["formt"], ["fromat"], ["check", "-x", "a"], ["check", "--fxi", "a"], ["check", "--rule", "a"],
    ["check", "--writebaseline", "a"], ["generate", "--intoo", "a"], ["docs", "--exprt", "a"],
    ["preview", "--outptu", "a"],
    ["migrate", "scenes", "--wirte"], ["xy"], ["xocz"],
  ])
  func nothingThatWritesIsProposed(_ arguments: [String]) throws {
    let result = try Executable.run(arguments)
    #expect(result.code == 2 && !result.errors.contains("did you mean"), "\(result.errors)")
  }

  /// Text of the user is repeated up to a length.
  @Test(arguments: [(60, false), (61, true)])
  func longWordsAreCut(_ count: Int, _ isCut: Bool) throws {
    let errors = try Executable.run([String(repeating: "x", count: count)]).errors
    let shown = String(repeating: "x", count: 60) + (isCut ? "…" : "")
    #expect(errors.contains("“\(shown)”"))
  }

  @Test func optionsHaveNearNames() throws {
    #expect(
      try Executable.run(["check", "--formt", "a"]).errors.contains("did you mean --format?"))
    #expect(
      try Executable.run(["check", "-format", "a"]).errors.contains("did you mean --format?"))
    #expect(
      try Executable.run(["check", "--basline", "a"]).errors.contains("did you mean --baseline?"))
    for (command, given, meant) in [
      ("check", "--fixx", "--fix"), ("check", "--fxi", "--fix"), ("generate", "--intoo", "--into"),
      ("docs", "--exprt", "--export"), ("preview", "--outptu", "--output"),
      ("migrate", "--wirte", "--write"),
    ] {
      let result = try Executable.run([command, given, "a"])
      #expect(result.code == 2)
      #expect(
        result.errors.contains("there is no option \(given); the nearest is \(meant), which writes")
      )
    }
    // Names in other tools.
    #expect(try Executable.run(["version"]).errors.hasSuffix("; see quickactions --version\n"))
    #expect(try Executable.run(["check", "--rule", "a", "b"]).errors.contains("; see --only\n"))
    #expect(try Executable.run(["check", "--exclude", "a", "b"]).errors.contains("; see --skip\n"))
    #expect(!(try Executable.run(["docs", "--rule", "a"]).errors.contains(";")))
    #expect(
      try Executable.run(["check", "--fixx", "a", "--lang", "zh-Hans"]).errors
        .contains("没有选项 --fixx；最接近的是 --fix，它会写入文件"))
  }

  // MARK: Completions

  @Test(arguments: ["bash", "zsh", "fish"]) func theShellReadsItsCompletions(_ shell: String) throws
  {
    for language in ["en", "zh-Hans"] {
      let script = try Executable.run(["completions", shell, "--lang", language])
      #expect(script.code == 0 && script.errors.isEmpty)
      for command in Self.commands { #expect(script.output.contains(command)) }
      let folder = try TemporaryFolder()
      try folder.write(script.output, to: "script")
      let read = try run(shell, ["-n", folder.path + "/script"])
      #expect(
        read == nil || read?.code == 0 && read?.output.isEmpty == true, "\(read?.output ?? "")")
    }
    // The name of an option at the beginning of a description line is no second option.
    let bash = try Executable.run(["completions", "bash"]).output
    for line in bash.split(separator: "\n") where line.contains("words=\"--") {
      let words = line.split(separator: "\"")[1].split(separator: " ")
      #expect(Set(words).count == words.count, "\(line)")
    }
    #expect(try Executable.run(["completions", "tcsh"]).code == 2)
    #expect(try Executable.run(["completions"]).errors.contains("bash, zsh, fish"))
  }

  /// In a real shell.
  @Test(arguments: [
    ("ch", "check"), ("check --dif", "--diff"), ("check --format li", "lines"),
    ("check --format = js", "json"), ("--lang zh", "zh-Hans"), ("--lang en ru", "rules"),
    ("generate hand", "handler"), ("generate handler hand", ""),
    ("docs duplicate-t", "duplicate-type"),
    ("docs UIApplicationShortcutItemTy", "UIApplicationShortcutItemType"), ("help trac", "trace"),
    ("completions z", "zsh"), ("check --baseline te", ""), ("trace --format sv", "svg"),
    ("preview --device ipa", "ipad"), ("translations --format c", "csv"),
    ("generate --for sce", "scenes"), ("check Inf", ""),
  ])
  func bashCompletes(_ words: String, _ completion: String) throws {
    let script = try Executable.run(["completions", "bash"]).output
    let test = """
      \(script)
      COMP_WORDS=(quickactions \(words))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _quickactions
      echo "${COMPREPLY[*]}"
      """
    let result = try run("bash", ["--norc"], input: test)
    #expect(
      result == nil || result?.output == completion + "\n", "\(words): \(result?.output ?? "")")
  }

  /// In a real shell, if it is installed.
  @Test func fishCompletes() throws {
    let script = try Executable.run(["completions", "fish"]).output
    for (words, completion) in [
      ("ch", "check"), ("check --dif", "--diff"), ("trace --format sv", "svg"),
    ] {
      let result = try run(
        "fish", ["--no-config"], input: script + "\ncomplete -C 'quickactions \(words)'\n")
      #expect(
        result == nil || result?.output.hasPrefix(completion) == true, "\(result?.output ?? "")")
    }
  }

  /// Completions and the manual page are generated from the help, so it has to contain every option.
  @Test(arguments: commands) func theHelpNamesEveryOption(_ command: String) throws {
    let help = try Executable.run([command, "--help"]).output
    let source = try Project.files(below: "Sources/QuickActionsCommand", suffix: ".swift")
      .map(Project.text).first { $0.contains("static let name = \"\(command)\"") }
    let options = try #require(
      source?.firstMatch(of: /static let options[^=]*=\s*\[([^\]]*)\]/)?.output.1)
    for match in options.matches(of: /\.(flag|value|list)\("(--[A-Za-z-]+)"/) {
      // Editors pass this option.
      if match.output.2 == "--clientProcessId" { continue }
      let isFlag = match.output.1 == "flag"
      let line = help.split(separator: "\n").first { line in
        let text = line.drop { $0 == " " }
        let long = text.hasPrefix("--") ? text : text.dropFirst("-x, ".count)
        return text.count < line.count && (long + " ").hasPrefix(match.output.2 + " ")
      }
      #expect(
        line != nil || match.output.2 == "--stdio" || command == "session",
        "\(command) \(match.output.2)")
      guard let line else { continue }
      let behind = line.firstRange(of: match.output.2).map { line[$0.upperBound...] } ?? ""
      #expect(isFlag == (behind.isEmpty || behind.hasPrefix("  ")), "\(command): \(line)")
    }
  }

  // MARK: The manual page

  @Test(arguments: ["en", "zh-Hans"]) func theManualPageIsRight(_ language: String) throws {
    let page = try Executable.run(["docs", "--man", "--lang", language])
    #expect(page.code == 0)
    for command in Self.commands { #expect(page.output.contains("\n.Ss \(command)\n")) }
    let checked = try run("mandoc", ["-T", "lint", "-W", "warning"], input: page.output)
    #expect(
      checked == nil || checked?.code == 0 && checked?.output.isEmpty == true,
      "\(checked?.output ?? "")")
  }

  // MARK: Rules

  @Test func rulesAreListedWithTheirSeverities() throws {
    let list = try Executable.run(["rules"])
    #expect(list.code == 0 && list.output.contains("| error | `missing-required-key` |"))
    #expect(try Executable.run(["docs", "rules"]).output == list.output)
    #expect(try Executable.run(["rules", "--lang", "zh-Hans"]).output.contains("| 错误 |"))
    #expect(try Executable.run(["rules", "duplicate-type"]).errors.contains("docs duplicate-type"))
    let ids = try #require(
      try Project.text("Protocol/Rules.json").matches(of: /"id" : "([^"]+)"/).nonEmpty)
    for id in ids { #expect(list.output.contains("`\(id.output.1)`")) }
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
