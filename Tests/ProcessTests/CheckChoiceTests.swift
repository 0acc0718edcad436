import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// The choice of rules for `check`, and of findings that make it fail.
@Suite(.timeLimit(.minutes(40))) struct CheckChoiceTests {
  /// Returns a folder with a warning about quick actions, one about other code, and a note.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      class TimersViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          if traitCollection.forceTouchCapability == .available { registerForPreviewing(with: self, sourceView: cell) }
          return cell
        }
        func open(_ shortcutItem: UIApplicationShortcutItem) {
          if shortcutItem.localizedTitle == "Search" { search() }
        }
      }

      """, to: "A.swift")
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> (
    code: Int32, rules: [String], errors: String
  ) {
    let result = try Executable.run(["check"] + arguments + ["."], in: URL(filePath: folder.path))
    let rules = result.output.split(separator: "\n").map { line in
      String(line.split(separator: "[").last?.dropLast() ?? "")
    }
    return (result.code, rules, result.errors)
  }

  private let title = "compares-localized-title"
  private let other = "preview-registered-per-cell"

  @Test func whatIsNotAboutQuickActionsFailsOnlyWhenAsked() throws {
    let folder = try folder()
    let all = try check(folder)
    #expect(all.rules == [title, other] && all.code == 1)
    #expect(all.errors.contains("2 findings (2 warnings; 1 not about quick actions"))
    let rest = try check(folder, "--skip", title)
    #expect(rest.rules == [other] && rest.code == 0)
    #expect(try check(folder, "--skip", title, "--fail-on", "warning").code == 1)
    #expect(try check(folder, "--skip", title, "--fail-on", "error").code == 0)
    #expect(try check(folder, "--fail-on", "error").code == 0)
    #expect(try check(folder, "--fail-on=never").code == 0)
  }

  /// People see the important findings, and a count of the rest; programs get all of them.
  @Test func theLeastSeverityIsChosen() throws {
    let folder = try folder()
    try folder.write(
      """
      {"rules": {"\(title)": "hint", "\(other)": "information"}, "failOn": "warning"}
      """, to: ".quickactions.json")
    let usual = try check(folder)
    #expect(usual.rules == [] && usual.code == 0)
    #expect(usual.errors.contains(": no findings but 2 minor ones, see --show hint"))
    #expect(try check(folder, "--show", "hint").rules == [title, other])
    #expect(try check(folder, "--show", "information").rules == [other])
    #expect(try check(folder, "--only", other).rules == [other])
    #expect(try check(folder, "--fail-on", "information").rules == [other])
    func json(_ arguments: String...) throws -> String {
      let url = URL(filePath: folder.path)
      return try Executable.run(["check", "-f", "json"] + arguments + ["."], in: url).output
    }
    #expect(try json().contains(title) && json().contains(other))
    #expect(try !json("--show=error").contains(other))
  }

  @Test func theSettingsSayWhatFails() throws {
    let folder = try folder()
    try folder.write("{\"failOn\": \"never\"}", to: ".quickactions.json")
    #expect(try check(folder).code == 0)
    #expect(try check(folder, "--fail-on", "warning").code == 1)
    try folder.write(
      "{\"failOn\": \"warning\", \"rules\": {\"quick-actions\": \"off\"}}",
      to: ".quickactions.json")
    let rest = try check(folder)
    #expect(rest.rules == [other] && rest.code == 1)
  }

  /// A setting without effect is no defect of the app, but ignoring the settings would change all findings.
  @Test func brokenSettingsFail() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"rules\": {\"nonsense-rule\": \"off\"}}", to: ".quickactions.json")
    let wrong = try check(folder)
    #expect(wrong.rules == ["invalid-setting"] && wrong.code == 0)
    try folder.write("{\"rules\": {", to: ".quickactions.json")
    let broken = try check(folder)
    #expect(broken.rules == ["invalid-setting"] && broken.code == 1)
  }

  @Test func rulesAndGroupsAreChosen() throws {
    let folder = try folder()
    for arguments in [["--only", "3d-touch"], ["--skip", "quick-actions"], ["--only=\(other)"]] {
      let result = try Executable.run(
        ["check"] + arguments + ["."], in: URL(filePath: folder.path))
      #expect(result.output.split(separator: "\n").count == 1 && result.output.contains(other))
      #expect(result.code == 0)
    }
    #expect(try check(folder, "--only", "3d-touch,quick-actions").rules == [title, other])
    #expect(try check(folder, "--only", "3d-touch", "--only", title).rules == [title, other])
    #expect(try check(folder, "--only", "3d-touch", "--skip", other).rules == [])
  }

  @Test(arguments: [
    (["--only", "icon"], "did you mean “icons”?"), (["--skip", "xyzzyqwert"], "the groups are"),
    (["--only", ","], "takes the names"), (["--fail-on", "note"], "takes one of error, warning"),
    (["--show", "note"], "--show takes one of error, warning, information, hint"),
  ])
  func namesThatDoNotExistAreTold(_ arguments: [String], _ words: String) throws {
    let result = try Executable.run(["check"] + arguments + ["."])
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains(words))
  }

  /// Findings of rules that did not run are not reported as fixed.
  @Test func aBaselineKnowsWhatWasNotAsked() throws {
    let folder = try folder()
    #expect(try check(folder, "--write-baseline", "known.json").code == 0)
    let known = try check(folder, "--baseline", "known.json", "--only", "3d-touch")
    #expect(known.rules == [] && !known.errors.contains("of the baseline"))
    try folder.write("func a(_ item: UIApplicationShortcutItem) {}", to: "A.swift")
    let gone = try check(folder, "--baseline", "known.json")
    #expect(gone.errors.contains("2 findings of the baseline are gone"))
  }

  @Test func theFormatHasAShortName() throws {
    let folder = try folder()
    for arguments in [["-f", "json"], ["-f=json"], ["--format", "json"]] {
      let result = try Executable.run(
        ["check"] + arguments + ["."], in: URL(filePath: folder.path))
      let report = try #require(JSONValue(decoding: Array(result.output.utf8)))
      let groups = report["findings"]?.array?.compactMap { $0["group"]?.string }
      #expect(groups == ["quick-actions", "3d-touch"])
    }
  }

  /// Help, documents and schemas name all groups and all severities that make a check fail.
  @Test func documentsSayTheSame() throws {
    let groups = [
      "quick-actions", "translations", "icons", "presentation", "traits", "3d-touch", "settings",
    ]
    var texts = try [
      "Protocol/Usage.md", "Protocol/Usage.zh-Hans.md", "Protocol/README.md",
    ].map { path in
      (path, try Project.text(path))
    }
    for language in ["en", "zh-Hans"] {
      texts.append((language, try Executable.run(["check", "--help", "--lang", language]).output))
    }
    for (name, text) in texts {
      let words = groups + ["--fail-on", "failOn", "never", "information"]
      for word in words where !text.contains(word) {
        if name.hasPrefix("Protocol"), word == "settings" { continue }
        Issue.record("\(name) says nothing of \(word)")
      }
    }
    for name in ["check", "rules", "settings"] {
      let schema = try Project.text("Protocol/Schemas/\(name).schema.json")
      for group in groups { #expect(schema.contains(group), "\(name): \(group)") }
    }
    let rules = try #require(JSONValue(decoding: Array(Project.text("Protocol/Rules.json").utf8)))
    #expect(try Schema("rules").faults(in: rules) == [])
    #expect(Set((rules.array ?? []).compactMap { $0["group"]?.string }) == Set(groups))
  }
}
