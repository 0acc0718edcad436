import Foundation
import TestKit
import Testing

/// `check --xcode` with the environment of a run-script build phase.
@Suite(.timeLimit(.minutes(40))) struct XcodePhaseTests {
  private static let item = """
    <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>com.example.find</string>
    <key>UIApplicationShortcutItemTitle</key><string>Find</string>
    <key>UIApplicationShortcutItemSubtitel</key><string>Here</string>
    </dict></array></dict></plist>

    """
  private static let delegate = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ a: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandlr: @escaping (Bool) -> Void
      ) { completionHandlr(item.type == "com.example.find" && open()) }
      func open() -> Bool { UIApplication.shared.canOpenURL(URL(string: "a:")!) }
    }

    """

  /// A project with two targets: an app, and another one whose code has the same defect.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = App/AppDelegate.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Other/AppDelegate.swift; sourceTree = "<group>"; };
        X = { isa = PBXBuildFile; fileRef = A; };
        Y = { isa = PBXBuildFile; fileRef = B; };
        S = { isa = PBXSourcesBuildPhase; files = (X); };
        R = { isa = PBXSourcesBuildPhase; files = (Y); };
        T = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S); buildConfigurationList = M;
        };
        U = {
          isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
          buildPhases = (R); buildConfigurationList = N;
        };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        M = { isa = XCConfigurationList; buildConfigurations = (D); };
        N = { isa = XCConfigurationList; buildConfigurations = (E); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        E = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; }; };
      };
      rootObject = P;
    }

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.item, to: "App/Info.plist")
    try folder.write(Self.delegate, to: "App/AppDelegate.swift")
    try folder.write(Self.delegate, to: "Other/AppDelegate.swift")
    try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    return folder
  }

  /// Runs the phase of a target in another folder, because the working folder is not specified.
  private func run(
    _ folder: TemporaryFolder, target: String, plist: String?, _ arguments: [String] = [],
    _ more: [String: String] = [:], through command: [String] = []
  ) throws -> Executable.Result {
    var environment = [
      "SRCROOT": folder.path, "PROJECT_FILE_PATH": folder.path + "/App.xcodeproj",
      "TARGET_NAME": target,
      "CONFIGURATION": "Debug",
    ]
    environment["INFOPLIST_FILE"] = plist
    if plist == nil { environment["GENERATE_INFOPLIST_FILE"] = "YES" }
    return try Executable.run(
      ["check", "--xcode"] + arguments, in: URL(filePath: "/"),
      environment: environment.merging(more) { $1 }, through: command)
  }

  private func rules(_ result: Executable.Result) -> [String] {
    result.output.split(separator: "\n").map { line in
      String(line.split(separator: "[").last?.dropLast() ?? "")
    }
  }

  @Test func theTargetIsCheckedAndWarningsDoNotFail() throws {
    let folder = try folder()
    let result = try run(folder, target: "App", plist: "App/Info.plist")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(folder.path + "/App/AppDelegate.swift:3:8: warning: ") })
    #expect(lines.contains { $0.contains("[unknown-key]") })
    for line in lines {
      #expect(line.wholeMatch(of: /\/[^:]+:\d+:\d+: (warning|note|error): .*/) != nil, "\(line)")
      #expect(line.hasPrefix(folder.path + "/App/"), "\(line)")
    }
    // An absolute path, as in some projects.
    let absolute = try run(folder, target: "App", plist: folder.path + "/App/Info.plist")
    #expect(absolute.output == result.output)
    #expect(
      try run(folder, target: "App", plist: "App/Info.plist", ["--fail-on", "warning"]).code == 1)
    // The setting has the effect of the option, which takes precedence.
    try folder.write("{ \"failOn\": \"warning\" }", to: ".quickactions.json")
    #expect(try run(folder, target: "App", plist: "App/Info.plist").code == 1)
    #expect(
      try run(folder, target: "App", plist: "App/Info.plist", ["--fail-on", "error"]).code == 0)
    try folder.write("{}", to: ".quickactions.json")
    // A missing key of an item is an error.
    try folder.write(
      Self.item.replacing("ShortcutItemTitle<", with: "ShortcutItemTitl<"), to: "App/Info.plist")
    #expect(try run(folder, target: "App", plist: "App/Info.plist").code == 1)
    try folder.write("{ \"failOn\": \"never\" }", to: ".quickactions.json")
    #expect(try run(folder, target: "App", plist: "App/Info.plist").code == 0)
  }

  /// Xcode ignores the position in an indented line, so related positions of a finding are notes.
  @Test func whatBelongsToAFindingIsANote() throws {
    let folder = try folder()
    let title = "<key>UIApplicationShortcutItemTitle</key><string>Find</string>\n"
    try folder.write(Self.item.replacing(title, with: title + title), to: "App/Info.plist")
    let result = try run(folder, target: "App", plist: "App/Info.plist")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.contains(
        "\(folder.path)/App/Info.plist:3:6: note: The first “UIApplicationShortcutItemTitle”."))
    for line in lines {
      #expect(line.wholeMatch(of: /\/[^:]+:\d+:\d+: (warning|note|error): .*/) != nil, "\(line)")
    }
    let plain = try Executable.run(["check", folder.path + "/App/Info.plist"])
    #expect(plain.output.contains("\n  \(folder.path)/App/Info.plist:3:6: The first"))
  }

  @Test func anInfoPlistThatXcodeMakesIsNotLookedFor() throws {
    let result = try run(try folder(), target: "Other", plist: nil)
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.contains("/Other/AppDelegate.swift:3:8: warning: "))
    #expect(!result.output.contains("/App/"))
  }

  @Test func whatIsNotThereIsTold() throws {
    let folder = try folder()
    let missing = try run(folder, target: "App", plist: "App/Nothing.plist")
    #expect(missing.code == 2 && missing.output.isEmpty)
    #expect(missing.errors.hasPrefix("error: quickactions check: \(folder.path)/App/Nothing.plist"))
    let none = try run(folder, target: "Nothing", plist: nil)
    #expect(none.code == 0 && none.errors.hasPrefix("note: quickactions: no Info.plist"))
    let outside = try Executable.run(["check", "--xcode"])
    #expect(outside.code == 2 && outside.errors.contains("SRCROOT is not set"))
  }

  /// Root has access to everything.
  private static let asSomebody =
    getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  private func setPermissions(_ permissions: Int, of paths: [String]) throws {
    for path in paths {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: path)
    }
  }

  /// In a sandbox without inputs only the named files can be read.
  @Test func whatASandboxDeniesIsTold() throws {
    let folder = try folder()
    let denied = [folder.path + "/Other", folder.path + "/App.xcodeproj/project.pbxproj"]
    try setPermissions(0, of: denied)
    defer { try? setPermissions(0o755, of: denied) }
    let command = Self.asSomebody
    let result = try run(folder, target: "App", plist: "App/Info.plist", through: command)
    // Not every system has the command.
    if result.code > 2 { return }
    #expect(result.code == 0 && result.output.contains("[unknown-key]"))
    #expect(result.errors.hasPrefix("warning: quickactions: could not be read"), "\(result.errors)")
    #expect(result.errors.contains("App.xcodeproj/project.pbxproj"))
    // The inputs of the phase replace the project.
    let inputs = try run(
      folder, target: "App", plist: "App/Info.plist", [],
      [
        "SCRIPT_INPUT_FILE_COUNT": "1",
        "SCRIPT_INPUT_FILE_0": folder.path + "/App/AppDelegate.swift",
        "SCRIPT_INPUT_FILE_LIST_COUNT": "99999999999",
      ], through: command)
    #expect(inputs.output.contains("/App/AppDelegate.swift:3:8: warning: "))
  }

  /// Files other than the inputs are not even opened, since that can fail a build. Permissions simulate the
  /// sandbox.
  @Test func inASandboxNothingElseIsOpened() throws {
    let folder = try folder()
    try folder.write("notes", to: "Docs/notes.md")
    try folder.write(Self.delegate, to: "App/New/Delegate.swift")
    // The folder of the resolved input list.
    let list = folder.path + "/Build/inputs.xcfilelist"
    let app = ["App/Info.plist", "App/AppDelegate.swift"].map { folder.path + "/" + $0 }
    let project = folder.path + "/App.xcodeproj/project.pbxproj"
    func inputs(_ paths: [String]) throws -> [String: String] {
      let lines = "# A comment\n\n" + paths.joined(separator: "\n") + "\n"
      try folder.write(lines, to: "Build/inputs.xcfilelist")
      return [
        "ENABLE_USER_SCRIPT_SANDBOXING": "YES", "SCRIPT_INPUT_FILE_COUNT": "0",
        "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list,
      ]
    }
    let denied = ["Docs", "App/New", "Other"].map { folder.path + "/" + $0 }
    try setPermissions(0, of: denied)
    defer { try? setPermissions(0o755, of: denied) }
    let command = Self.asSomebody
    func run(_ inputs: [String: String]) throws -> Executable.Result {
      try self.run(
        folder, target: "App", plist: "App/Info.plist", [], inputs, through: command)
    }
    let whole = try run(inputs(app + [project]))
    if whole.code > 2 { return }
    #expect(whole.code == 0 && whole.errors.isEmpty, "\(whole.errors)")
    #expect(whole.output.contains("[unknown-key]"))
    #expect(whole.output.contains("/App/AppDelegate.swift:3:8: warning: "))
    // Files that are not in the list are known from the project alone.
    let old = try run(inputs([app[0], project]))
    #expect(old.code == 0 && old.output.contains("[unknown-key]"))
    #expect(!old.output.contains("AppDelegate.swift"))
    #expect(
      old.errors
        == "warning: quickactions: not in the input files of the phase, and so not checked: "
        + app[1] + "; write the list again with --xcfilelist\n")
    // Without the project, the inputs determine the checked files.
    let apart = try run(inputs(app))
    #expect(apart.code == 0 && apart.output.contains("/App/AppDelegate.swift:3:8: warning: "))
    #expect(apart.errors.contains("so not checked: \(project);"))
    // Without a sandbox nothing changes: the folders are scanned.
    let open = try run(
      inputs(app + [project]).merging(["ENABLE_USER_SCRIPT_SANDBOXING": "NO"]) { $1 })
    #expect(open.code == 0 && open.errors.contains("Docs"))
    // Files that may not be searched for are not reported as missing.
    let plist = Self.item.replacing(
      "Subtitel</key><string>Here", with: "IconFile</key><string>none")
    try folder.write(plist, to: "App/Info.plist")
    let image = try run(inputs(app + [project]))
    #expect(image.code == 0 && !image.output.contains("icon-not-found"), "\(image.output)")
  }

  /// An Info.plist to which the sandbox denies access is not reported as missing.
  @Test func aDeniedInfoPlistIsNotCalledMissing() throws {
    let folder = try folder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path + "/App")
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/App")
    }
    let command = Self.asSomebody
    let result = try run(
      folder, target: "App", plist: "App/Info.plist", [],
      ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"], through: command)
    if result.code > 2 { return }
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.errors.contains("App/Info.plist: the sandbox of the phase denies it: add the list"))
  }

  @Test func theListOfFilesNamesWhatIsRead() throws {
    let folder = try folder()
    let list = folder.path + "/quickactions.xcfilelist"
    for _ in 0..<2 {
      let result = try run(folder, target: "App", plist: "App/Info.plist", ["--xcfilelist", list])
      #expect(result.code == 0 && result.output.isEmpty)
      let lines = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      #expect(lines.first?.hasPrefix("# ") == true)
      for name in ["App/Info.plist", "App/AppDelegate.swift", "App.xcodeproj/project.pbxproj"] {
        #expect(lines.contains("$(SRCROOT)/\(name)"))
      }
    }
    // In a terminal no variable is set.
    let plain = try Executable.run(
      ["check", "--xcfilelist", "other.xcfilelist"], in: URL(filePath: folder.path))
    #expect(plain.code == 0, "\(plain.errors)")
    #expect(
      String(decoding: try folder.data("other.xcfilelist"), as: UTF8.self)
        .contains("$(SRCROOT)/App/Info.plist\n"))
    // Other files are not overwritten.
    try folder.write("mine\n", to: "a.xcfilelist")
    let refused = try Executable.run(
      ["check", "--xcfilelist", "a.xcfilelist"], in: URL(filePath: folder.path))
    #expect(refused.code == 2)
    #expect(String(decoding: try folder.data("a.xcfilelist"), as: UTF8.self) == "mine\n")
  }
}
