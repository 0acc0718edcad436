import Foundation
import TestKit
import Testing

/// `preview` and `translations` on the command line.
@Suite(.timeLimit(.minutes(40))) struct PreviewCommandTests {
  private let notes = "Samples/Clean/Notes"

  @Test func theFormatFollowsTheOutput() throws {
    let folder = try TemporaryFolder()
    for (name, beginning) in [
      ("menu.svg", "<svg "), ("menu.html", "<!DOCTYPE html>"), ("menu.txt", "Notes  (en)\n"),
    ] {
      let path = folder.path + "/" + name
      let result = try Executable.run(["preview", notes, "--output", path])
      #expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty, "\(name)")
      let text = String(decoding: try folder.data(name), as: UTF8.self)
      #expect(text.hasPrefix(beginning), "\(name): \(text.prefix(40))")
      // A second run replaces the file.
      #expect(try Executable.run(["preview", notes, "--output", path]).code == 0)
    }
    let output = try Executable.run(["preview", notes, "--output", "-"])
    #expect(output.code == 0 && output.output.hasPrefix("Notes  (en)\n"))
    #expect(!FileManager.default.fileExists(atPath: Project.url("-").path()))
    let gone = try Executable.run(["preview", notes, "--output", folder.path + "/gone/menu.svg"])
    #expect(gone.code == 2 && gone.errors.contains("cannot write"))
    #expect(gone.errors.contains("there is no folder \(folder.path)/gone; make it first"))
  }

  @Test func languagesAreThoseOfTheApp() throws {
    let german = try Executable.run(["preview", notes, "--language", "de-AT"])
    #expect(german.code == 0 && german.output.contains("Neue Notiz"))
    let two = try Executable.run(["preview", notes, "--language", "ja", "--language=zh-Hans"])
    #expect(two.output.contains("新規メモ") && two.output.contains("新建备忘录"))
    let wrong = try Executable.run(["preview", notes, "--language", "tlh"])
    #expect(
      wrong.code == 2 && wrong.errors.contains("no language “tlh”; it has de, en, ja, zh-Hans"))
  }

  @Test(arguments: [
    ["preview", "--format", "png"], ["preview", "--device", "watch"], ["preview", "a", "b"],
    ["preview", "gone"], ["translations", "--format", "xml"], ["translations", "a", "b"],
    ["translations", "gone"], ["translations", "--device", "watch"],
  ])
  func wrongArgumentsAreTold(_ arguments: [String]) throws {
    for language in ["en", "zh-Hans"] {
      let result = try Executable.run(arguments + ["--lang", language])
      #expect(result.code == 2 && result.output.isEmpty && !result.errors.isEmpty)
    }
  }

  /// An app with a quick action whose type is known, and others whose types are not.
  private static let partlyKnown = """
    import UIKit
    func update(_ recent: [String]) {
      var items = [
        UIApplicationShortcutItem(
          type: "compose", localizedTitle: NSLocalizedString("menu.compose", comment: ""))
      ]
      for name in recent {
        items.append(UIApplicationShortcutItem(type: name, localizedTitle: name))
      }
      UIApplication.shared.shortcutItems = items
    }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationWillResignActive(_ application: UIApplication) { update(["a"]) }
    }

    """

  /// Types known only at run time are reported.
  @Test func unknownTypesAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.partlyKnown, to: "App.swift")
    try folder.write("\"menu.compose\" = \"Compose\";\n", to: "en.lproj/Localizable.strings")
    let run = URL(filePath: folder.path)
    let preview = try Executable.run(["preview", "."], in: run)
    #expect(preview.code == 0)
    #expect(
      preview.output.contains(
        "  Code may make more quick actions, of types that only the running app knows  App.swift:8\n"
      ))
    let trace = try Executable.run(["trace", "."], in: run)
    #expect(
      trace.errors
        == "quickactions trace: the types of what App.swift:8 makes are known only when the app runs\n"
    )
    // People see the title; programs get the expression in code.
    #expect(trace.output.hasPrefix("compose  “Compose”\n"))
    #expect(try Executable.run(["trace", "compose"], in: run).errors.isEmpty)
    let json = try Executable.run(["trace", "--format", "json", "."], in: run).output
    #expect(json.contains("\"type\":\"compose\"") && !json.contains("Compose"))
  }

  /// An unreadable file is not treated as missing. Root may read everything, so it temporarily becomes
  /// another user.
  @Test(
    .enabled(if: geteuid() != 0 || FileManager.default.fileExists(atPath: "/usr/bin/setpriv")))
  func whatMayNotBeReadIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict/></plist>", to: "App/Info.plist")
    let files = FileManager.default
    let (app, program) = (folder.path + "/App", folder.path + "/quickactions")
    try files.copyItem(atPath: Executable.url.path(percentEncoded: false), toPath: program)
    for (path, mode) in [
      (folder.path, 0o755), (program, 0o755), (app + "/Info.plist", 0), (app, 0o555),
    ] {
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app) }
    let other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    func run(_ arguments: String...) throws -> Executable.Result {
      try Executable.run(
        arguments,
        through: (geteuid() == 0 ? other : []) + [
          "sh", "-c", "shift; exec \"$0\" \"$@\"", program,
        ])
    }
    for command in ["preview", "translations", "project", "trace"] {
      let path = command == "trace" ? "--in=" + app : app
      let file = try run(command, path + "/Info.plist")
      #expect(file.code == 2 && file.errors.contains("cannot read"), "\(command): \(file.errors)")
      #expect(file.errors.contains("no permission to read it; change its permissions"))
      let chinese = try run(command, path + "/Info.plist", "--lang", "zh-Hans")
      #expect(chinese.code == 2 && chinese.errors.contains("没有读取权限，请修改"))
      guard command != "project" else { continue }
      let all = try run(command, path)
      #expect(all.code == 2 && all.errors.contains("no code that is read in"), "\(all.errors)")
      #expect(all.errors.contains("no permission to read "))
    }
    let written = try run("preview", "--format", "svg", "--output", app + "/menu.svg", app)
    #expect(written.code == 2 && !files.fileExists(atPath: app + "/menu.svg"))
    #expect(written.errors.contains("no permission to write in the folder"), "\(written.errors)")
  }

  /// Files that several apps share name the apps, and files of the same name are distinguished.
  @Test func severalAppsAreToldApart() throws {
    let folder = try TemporaryFolder()
    for (app, title) in [("Mail", "New"), ("Notes", "Add"), ("Tasks", "Do")] {
      try folder.write(
        """
        <plist version="1.0"><dict>
        <key>CFBundleName</key><string>\(app)</string>
        <key>UIApplicationShortcutItems</key>
        <array><dict>
        <key>UIApplicationShortcutItemType</key><string>new</string>
        <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
        </dict></array>
        </dict></plist>
        """, to: "\(app)/Info.plist")
    }
    let run = URL(filePath: folder.path)
    let page = try Executable.run(["preview", "--format", "html"], in: run).output
    #expect(page.contains("<h1>Home Screen quick actions of Mail, Notes, Tasks</h1>"))
    for format in ["svg", "html"] {
      let trace = try Executable.run(["trace", "--format", format], in: run).output
      #expect(trace.contains(">Mail/Info.plist:5<") && trace.contains(">Tasks/Info.plist:5<"))
    }
    let one = try Executable.run(["trace", "--format", "svg", "--in", "Mail"], in: run).output
    #expect(one.contains(">Info.plist:5<"))
  }

  /// Code that is not read may create quick actions.
  @Test(arguments: ["preview", "translations"]) func unreadCodeIsTold(_ command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict/></plist>", to: "ios/Info.plist")
    try folder.write("dependencies:\n  quick_actions: ^1.0.1\n", to: "pubspec.yaml")
    let result = try Executable.run([command, folder.path])
    #expect(result.code == 1)
    #expect(result.errors.contains("no property list and no code that is read in"))
    #expect(result.errors.contains("with the package quick_actions, in"))
    let chinese = try Executable.run([command, folder.path, "--lang", "zh-Hans"])
    #expect(chinese.errors.contains("没有已读取的属性列表或代码创建快捷操作"))
    // Code with unknown types creates some.
    let code = "import UIKit\nfunc f(_ n: String) { UIApplication.shared.shortcutItems = "
    try folder.write(
      code + "[UIApplicationShortcutItem(type: n, localizedTitle: n)] }\n", to: "ios/A.swift")
    let unknown = try Executable.run([command, "."], in: URL(filePath: folder.path))
    #expect(unknown.code == 1)
    #expect(
      unknown.errors.contains(
        "the types of what ios/A.swift makes are known only when the app runs"))
  }

  /// Without quick actions, pictures and pages contain a message.
  @Test func nothingIsSaidToBeNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict/></plist>", to: "Info.plist")
    for (arguments, beginning) in [
      (["preview"], ""), (["preview", "--format", "svg"], "<svg "),
      (["preview", "--format", "html"], "<!DOCTYPE html>"), (["translations"], ""),
      (["translations", "--format", "csv"], "file,line,type,kind,key\r\n"),
    ] {
      let result = try Executable.run(arguments + [folder.path])
      #expect(result.code == 1 && result.output.hasPrefix(beginning))
      #expect(result.errors.contains("makes a quick action"), "\(arguments)")
    }
  }

  /// A broken property list has a picture with the reason.
  @Test(arguments: [
    ("Samples/Broken/items-not-array", "array"),
    ("Samples/Broken/misspelled-root-key", "UIApplication"),
    ("Samples/Broken/switched-off-items", "switched off"),
    ("Samples/Broken/malformed-xml/Info.plist", "closed"),
  ])
  func brokenListsAreTold(_ path: String, _ words: String) throws {
    let text = try Executable.run(["preview", path])
    #expect(text.code == 0 && text.output.contains(words), "\(text.output)\(text.errors)")
    let svg = try Executable.run(["preview", path, "--format", "svg"]).output
    #expect(try StrictMarkup.read(svg).contains { $0.text.contains(words) })
  }

  @Test func theOutputFollowsTheFiles() throws {
    let folder = try TemporaryFolder()
    let plist = try Project.text(notes + "/Notes/Info.plist")
    try folder.write(plist, to: "Info.plist")
    let process = Process()
    process.executableURL = Executable.url
    process.arguments = ["preview", "--watch", "--output", "menu.svg", "."]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["LANG": "en"]
    try process.run()
    defer {
      // The threads of tests block other signals, which child processes inherit.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func waits(for words: String) -> Bool {
      for _ in 0..<600 {
        let text = (try? folder.data("menu.svg")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if text.contains(words) { return true }
        Thread.sleep(forTimeInterval: 0.1)
      }
      return false
    }
    #expect(waits(for: ">New Note<"))
    try folder.write(plist.replacing("New Note", with: "Another Note"), to: "Info.plist")
    #expect(waits(for: ">Another Note<"))
    // A new file.
    try folder.write("\"Another Note\" = \"Eine Notiz\";\n", to: "en.lproj/InfoPlist.strings")
    #expect(waits(for: ">Eine Notiz<"))
    #expect(process.isRunning)
    let nowhere = try Executable.run(["preview", "--watch", notes])
    #expect(nowhere.code == 2 && nowhere.errors.contains("--output"))
  }

  @Test func nothingIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Project.text(notes + "/Notes/Info.plist"), to: "Info.plist")
    for format in ["text", "html", "csv", "json"] {
      #expect(try Executable.run(["translations", "--format", format, folder.path]).code == 0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["Info.plist"])
  }
}
