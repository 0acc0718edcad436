import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// `quickactions diff` on folders and on the history of a repository.
@Suite(.timeLimit(.minutes(40))) struct DiffCommandTests {
  private static let scenes = """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict>
    """
  private static let delegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "open|Settings" { Router.shared.open() }
      }
    }
    """

  private func list(_ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.app</string>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>open|Settings</string>
    <key>UIApplicationShortcutItemTitle</key><string>Settings @here</string>
    </dict></array>
    \(more)
    </dict></plist>
    """
  }

  private func write(_ folder: TemporaryFolder, _ name: String, isBroken: Bool) throws {
    try folder.write(list(isBroken ? Self.scenes : ""), to: name + "App/Info.plist")
    try folder.write(Self.delegate, to: name + "App/AppDelegate.swift")
    if isBroken {
      try folder.write(
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}", to: name + "App/Scene.swift")
    }
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder, below name: String = ""
  ) throws -> Executable.Result {
    try Executable.run(
      ["diff"] + arguments, in: URL(filePath: folder.path + "/" + name),
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      ])
  }

  private func git(_ arguments: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-C", folder.path] + arguments
    (process.standardOutput, process.standardError) = (Pipe(), Pipe())
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Returns an app that is correct in the first commit, broken in the second, and correct in the working
  /// tree.
  private func history() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch=main", in: folder)
    for isBroken in [false, true] {
      try write(folder, "", isBroken: isBroken)
      try git("add", ".", in: folder)
      try git("commit", "--quiet", "-m", "x", in: folder)
    }
    try folder.remove("App/Scene.swift")
    try write(folder, "", isBroken: false)
    return folder
  }

  @Test func twoFolders() throws {
    let folder = try TemporaryFolder()
    try write(folder, "old/", isBroken: false)
    try write(folder, "new/", isBroken: true)
    let worse = try run(["old", "new"], in: folder)
    #expect(worse.code == 1)
    #expect(
      worse.output == """
        new/App/Info.plist
          ✗ open|Settings  “Settings @here”
              before  ✓ launch and running · Router.open  old/App/AppDelegate.swift:3
              now     ✗ handler never called · AppDelegate:2  new/App/AppDelegate.swift:2
                        UIKit calls the scene delegate of an app with scenes, and only the app delegate has a handler

        """ || worse.output.contains("before  ✓ launch and running · "))
    #expect(worse.output.contains("now     ✗ handler never called · AppDelegate:2  new/App/"))
    #expect(worse.errors.contains("compared 1 quick action of 1 app: old → new\n1 got worse\n"))
    let better = try run(["./new", folder.path + "/old"], in: folder)
    #expect(better.code == 0 && better.output.contains("✓ open|Settings"))
    // Without a second operand the working folder is compared.
    #expect(try run(["../old"], in: folder, below: "new").code == 1)
    let same = try run(["old", "old"], in: folder)
    #expect(same.code == 0 && same.output.isEmpty)
    #expect(same.errors.hasSuffix("no quick action has changed\n"))
    let chinese = try run(["old", "new", "--lang", "zh-Hans"], in: folder)
    #expect(chinese.output.contains("之前  ✓ 启动时和运行时") && chinese.errors.contains("1 个变差"))
    #expect(try run(["old", "new", "--in", "App"], in: folder).code == 2)
  }

  @Test func revisions() throws {
    let folder = try history()
    let worse = try run(["HEAD~1", "HEAD"], in: folder)
    #expect(worse.code == 1 && worse.output.hasPrefix("App/Info.plist\n  ✗ open|Settings"))
    // The working tree, in which it is correct again, also from a folder below.
    let tree = try run(["HEAD"], in: folder)
    #expect(tree.code == 0 && tree.errors.contains("→ the working tree"))
    #expect(tree.output.contains("✓ open|Settings"))
    let below = try run(["HEAD"], in: folder, below: "App")
    #expect(
      below.output.hasPrefix("Info.plist\n") && below.output.contains("  AppDelegate.swift:2"))
    for range in ["HEAD~1..HEAD", "HEAD~1...HEAD", "HEAD~1.."] {
      #expect(try run([range], in: folder).code == 1)
    }
    #expect(try run(["HEAD..HEAD~1"], in: folder).code == 0)
    #expect(try run(["HEAD~1", "HEAD", "--in", "App"], in: folder).code == 1)
    try folder.write("", to: "Other/x")
    try git("add", "Other", in: folder)
    let elsewhere = try run(["HEAD", "--in", "Other"], in: folder)
    for name in ["Other", "Nothing", ".."] {
      let none = try run(["HEAD~1", "HEAD", "--in", name], in: folder)
      #expect(none.code == 2 && none.errors.contains("\(name): no such folder in the repository"))
    }
    #expect(elsewhere.code == 0 && elsewhere.errors.contains("compared 0 quick actions of 0 apps"))
  }

  @Test func whatCannotBeCompared() throws {
    let folder = try history()
    for (arguments, reason) in [
      (["nothing"], "there is no revision or folder “nothing”"),
      (["HEAD~5", "HEAD"], "there is no revision or folder “HEAD~5”"),
      (["App", "nothing"], "there is no revision or folder “nothing”"),
      (["App", "HEAD"], "“App” is a folder and “HEAD” a revision"), ([], "name what to compare"),
      (["a", "b", "c"], "name what to compare"), (["HEAD", "-f", "svg"], "not svg"),
    ] {
      let result = try run(arguments, in: folder)
      #expect(result.code == 2 && result.output.isEmpty && result.errors.contains(reason))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    try git("branch", "App", in: folder)
    let ambiguous = try run(["App"], in: folder)
    #expect(ambiguous.code == 2 && ambiguous.errors.contains("write ./App or heads/App"))
    #expect(try run(["./App"], in: folder).code == 0)
    #expect(try run(["heads/App"], in: folder).code == 0)
    let plain = try TemporaryFolder()
    let none = try run(["HEAD"], in: plain)
    #expect(none.code == 2 && none.errors.contains("is not in a git repository"))
    #expect(try run(["./no", "./no2"], in: plain).errors.contains("./no: no such folder"))
    let noGit = try Executable.run(
      ["diff", "HEAD"], in: URL(filePath: folder.path), environment: ["PATH": "/nowhere"])
    #expect(noGit.code == 2 && noGit.errors.contains("git cannot be run"))
  }

  @Test func whatCouldNotBeReadIsSaid() throws {
    let folder = try history()
    try git(
      "update-index", "--add", "--cacheinfo",
      "160000,1111111111111111111111111111111111111111,Lib", in: folder)
    try git("commit", "--quiet", "-m", "x", in: folder)
    let result = try run(["HEAD~1", "HEAD"], in: folder)
    #expect(result.code == 0)
    #expect(result.errors.contains("Lib in HEAD"))
    #expect(result.errors.contains("is not read: it is a submodule; what depends on it is unknown"))
  }

  @Test func asJSON() throws {
    let folder = try history()
    for arguments in [["HEAD~1", "HEAD"], ["HEAD"], ["App", "."]] {
      let result = try run(arguments + ["--format", "json"], in: folder)
      let report = try #require(JSONValue(decoding: Array(result.output.utf8)))
      #expect(try Schema("diff").faults(in: report) == [])
      #expect(report["isWorse"] == .bool(result.code == 1))
    }
    let report = try #require(
      JSONValue(
        decoding: Array(try run(["HEAD~1", "HEAD", "-f", "json"], in: folder).output.utf8)))
    let change = report["apps"]?.array?.first?["changes"]?.array?.first
    #expect(change?["kind"] == "handling" && change?["effect"] == "worse")
    #expect(change?["before"]?["launch"] == "handled" && change?["after"]?["launch"] == "lost")
    #expect(change?["after"]?["status"] == "neverCalled")
    #expect(report["old"]?["kind"] == "revision" && report["old"]?["commit"]?.string?.count == 40)
  }

  /// Titles contain no active markup and mention nobody.
  @Test func asMarkdown() throws {
    let folder = try history()
    let result = try run(["HEAD~1", "HEAD", "-f", "markdown"], in: folder)
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 1 && lines.first == "<!-- quickactions diff -->")
    #expect(lines.dropFirst().first == "### Quick actions: 1 got worse")
    let row = try #require(lines.first { $0.hasPrefix("| ❌ |") })
    #expect(row.contains("**Settings @<!-- -->here**<br><code>open&#124;Settings</code>"))
    #expect(row.split(separator: "|", omittingEmptySubsequences: false).count == 5)
    let none = try run(["HEAD", "HEAD", "--format=markdown"], in: folder)
    #expect(
      none.code == 0 && none.output.contains("### Quick actions: no quick action has changed"))
  }
}
