import Foundation
import TestKit
import Testing

/// `generate` for a folder of an app: declarations in the rest of the app count.
@Suite(.timeLimit(.minutes(40))) struct GenerateScopeTests {
  private static let item = """
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.search</string>
    <key>UIApplicationShortcutItemTitle</key><string>Search</string></dict>
    """
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/>
    <key>UIApplicationShortcutItems</key><array>\(item)</array></dict></plist>

    """
  private static let delegate =
    "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}\n"

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/.git/HEAD")
    try folder.write(Self.list, to: "app/App/Info.plist")
    return folder
  }

  private func generate(
    _ what: String, in folder: TemporaryFolder, _ more: String...
  ) throws -> Executable.Result {
    try Executable.run(
      ["generate", what, "App", "--into", "App/Q.swift"] + more,
      in: URL(filePath: folder.path + "/app"))
  }

  private func isWritten(_ folder: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/app/App/Q.swift")
  }

  /// A type alias is a declaration, too.
  @Test func aliasesAreDeclarations() throws {
    let folder = try app()
    try folder.write("typealias QuickAction = String\n", to: "app/Core/Names.swift")
    let result = try generate("types", in: folder)
    #expect(result.code == 2 && result.errors.contains("Core/Names.swift:1"))
    #expect(!isWritten(folder))
    try folder.write("class A {\n  typealias QuickAction = String\n}\n", to: "app/Core/Names.swift")
    #expect(try generate("types", in: folder).code == 0)
  }

  @Test func aMoveToScenesSeesTheWholeApp() throws {
    let folder = try app()
    try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleExecutable</key><string>A</string><key>LSRequiresIPhoneOS</key><true/></dict></plist>
      """, to: "app/App/Info.plist")
    try folder.write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      """, to: "app/App/AppDelegate.swift")
    try folder.write("class SceneDelegate {}\n", to: "app/Core/SceneDelegate.swift")
    let result = try Executable.run(
      ["migrate", "scenes", "App", "--diff"], in: URL(filePath: folder.path + "/app"))
    #expect(result.output.contains("+++ b/App/WindowSceneDelegate.swift"), "\(result)")
  }

  @Test func theDelegateOfAnotherFolderGetsTheHandler() throws {
    let folder = try app()
    try folder.write(Self.delegate, to: "app/Core/SceneDelegate.swift")
    // The methods are added to the requested file.
    let result = try generate("handler", in: folder)
    #expect(result.code == 0 && result.output == "App/Q.swift\n")
    let text = String(decoding: try folder.data("app/App/Q.swift"), as: UTF8.self)
    #expect(text.contains("\nextension SceneDelegate {\n"))
    try FileManager.default.removeItem(atPath: folder.path + "/app/App/Q.swift")
    let types = try generate("types", in: folder)
    #expect(types.code == 0 && types.output == "App/Q.swift\n")
    // Printed code repeats no declarations either.
    let printed = try Executable.run(
      ["generate", "types", "Core"], in: URL(filePath: folder.path + "/app"))
    #expect(printed.code == 2 && printed.errors.contains("App/Q.swift:4: “QuickAction” has a case"))
  }

  @Test func whatIsNotChangedIsNamed() throws {
    for (path, settings, link) in [
      ("app/Core/SceneDelegate.swift", "{\"exclude\": [\"Core/**\"]}", false),
      ("app/Core/SceneDelegate.swift", "{\"exclude\": [\"Core/SceneDelegate.swift\"]}", false),
      ("outside/SceneDelegate.swift", "{}", true),
    ] {
      let folder = try app()
      try folder.write(settings, to: "app/.quickactions.json")
      try folder.write(Self.delegate, to: path)
      if link {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/app/App/Linked", withDestinationPath: "../../outside")
      }
      for language in ["en", "zh-Hans"] {
        let result = try generate("handler", in: folder, "--lang", language)
        #expect(result.code == 2 && result.output.isEmpty)
        #expect(result.errors.contains("SceneDelegate.swift:3: "))
        #expect(result.errors.contains("there twice") == (language == "en"))
      }
      #expect(try folder.data(path) == Data(Self.delegate.utf8) && !isWritten(folder))
    }
  }

  @Test func conflictsAreResolvedFirst() throws {
    let conflict = "<<<<<<< a\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n"
    let folder = try app()
    try folder.write(conflict, to: "app/App/Q.swift")
    for what in ["types", "handler", "dynamic", "intents", "tests"] {
      let result = try generate(what, in: folder)
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.errors.contains("App/Q.swift:1: the file has a merge conflict"))
    }
    #expect(try folder.data("app/App/Q.swift") == Data(conflict.utf8))
    try folder.remove("app/App/Q.swift")
    let list = Self.list.replacing(Self.item, with: Self.item + "\n" + conflict)
    try folder.write(list, to: "app/App/Info.plist")
    let result = try generate("types", in: folder)
    #expect(
      result.code == 2
        && result.errors.contains("App/Info.plist:4: the file has a merge conflict"))
  }

  /// Code for quick actions counts for each generator, and remaining conflict markers are a conflict.
  @Test func conflictsInTheAppsCodeAreResolvedFirst() throws {
    let folder = try app()
    for marker in ["<<<<<<< a", ">>>>>>> b"] {
      try folder.write(
        "import UIKit\n\(marker)\nlet item: UIApplicationShortcutItem? = nil\n",
        to: "app/App/Launch.swift")
      for what in ["types", "handler", "dynamic", "intents", "tests"] {
        let result = try generate(what, in: folder)
        #expect(result.code == 2 && result.output.isEmpty)
        #expect(result.errors.contains("App/Launch.swift:2: the file has a merge conflict"))
      }
    }
    #expect(!isWritten(folder))
  }

  /// A property list that iOS cannot read may contain more than is known.
  @Test func aListThatDoesNotParseIsMendedFirst() throws {
    let folder = try app()
    try folder.write(Self.list.replacing("</dict></plist>", with: ""), to: "app/App/Info.plist")
    for what in ["types", "handler", "dynamic", "intents", "tests"] {
      let result = try generate(what, in: folder)
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.errors.contains("App/Info.plist:1: the property list does not parse"))
    }
    #expect(!isWritten(folder))
  }

  /// An enumeration of the app gets an initializer, and only once.
  @Test func anInitializerIsAddedOnce() throws {
    let folder = try app()
    try folder.write(
      "enum ShortcutIdentifier: String {\n  case search = \"com.example.search\"\n}\n",
      to: "app/App/Shortcut.swift")
    let first = try generate("types", in: folder)
    #expect(first.code == 0 && first.output == "App/Q.swift\n")
    let text = try folder.data("app/App/Q.swift")
    let again = try generate("types", in: folder)
    #expect(again.code == 2 && again.output.isEmpty)
    #expect(again.errors.contains("App/Q.swift:5: “ShortcutIdentifier” has a case for each type"))
    #expect(try folder.data("app/App/Q.swift") == text)
  }

  // MARK: Encodings

  private static let code = """
    import UIKit
    let item = UIApplicationShortcutItem(type: "com.example.find", localizedTitle: "é")

    """

  private func latin1(_ text: String) -> Data { text.data(using: .isoLatin1) ?? Data() }

  @Test func listsKeepTheEncodingThatTheyDeclare() throws {
    let head = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\r"
    let list = head + "<!-- ü -->\r" + Self.list.replacing("\n", with: "\r")
    let folder = try app()
    try folder.write(Self.code, to: "app/App/Items.swift")
    try folder.write(latin1(list), to: "app/App/Info.plist")
    let run = URL(filePath: folder.path + "/app")
    let command = ["generate", "static", "App", "--into", "App/Info.plist"]
    let diff = try Executable.run(command + ["--diff"], in: run)
    #expect(diff.code == 0 && diff.output.hasPrefix("--- a/App/Info.plist\n"))
    #expect(try Executable.run(command, in: run).code == 0)
    let text = String(data: try folder.data("app/App/Info.plist"), encoding: .isoLatin1) ?? ""
    #expect(text.contains("<!-- ü -->\r") && text.contains("<string>é</string>\r"))
    #expect(!text.contains("\n"))
    // In a second run the item is known.
    #expect(try Executable.run(command, in: run).code == 2)

    try folder.write(Self.code.replacing("é", with: "新"), to: "app/App/Items.swift")
    for name in ["ISO-8859-1", "windows-1252", "Shift_JIS", "US-ASCII"] {
      let plain = name == "US-ASCII" ? list.replacing("ü", with: "ue") : list
      let before = latin1(plain.replacing("ISO-8859-1", with: name))
      try folder.write(before, to: "app/App/Info.plist")
      let refused = try Executable.run(command, in: run)
      #expect(refused.code == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("“新” (U+65B0) cannot be written"))
      #expect(refused.errors.contains(name))
      #expect(try folder.data("app/App/Info.plist") == before)
    }
  }

  /// Every command that writes preserves the encoding, the byte order mark and the line ends.
  @Test func writersKeepEncodingsAndLineEnds() throws {
    func utf16(_ text: String, _ encoding: String.Encoding, _ mark: [UInt8]) -> Data {
      Data(mark) + (text.data(using: encoding) ?? Data())
    }
    let list =
      Self.list.replacing("UIApplicationShortcutItemTitle", with: "UIApplicationShortcutItemTitel")
      .replacing("Search", with: "é")
    for newline in ["\r", "\r\n", "\n"] {
      func body(_ declared: String) -> String {
        ("<?xml version=\"1.0\" encoding=\"\(declared)\"?>\n" + list).replacing("\n", with: newline)
      }
      let forms: [(Data, String.Encoding, [UInt8])] = [
        (latin1(body("ISO-8859-1")), .isoLatin1, []),
        (Data(body("UTF-8").utf8), .utf8, []),
        (Data([0xEF, 0xBB, 0xBF]) + Data(body("UTF-8").utf8), .utf8, [0xEF, 0xBB, 0xBF]),
        (
          utf16(body("UTF-16"), .utf16LittleEndian, [0xFF, 0xFE]), .utf16LittleEndian, [0xFF, 0xFE]
        ),
        (utf16(body("UTF-16"), .utf16BigEndian, [0xFE, 0xFF]), .utf16BigEndian, [0xFE, 0xFF]),
        (utf16(body("UTF-16"), .utf16LittleEndian, []), .utf16LittleEndian, []),
        (utf16(body("UTF-16"), .utf16BigEndian, []), .utf16BigEndian, []),
      ]
      for (data, encoding, mark) in forms {
        let folder = try app()
        try folder.write(Self.code.replacing("com.example.find", with: "b"), to: "app/App/I.swift")
        let run = URL(filePath: folder.path + "/app")
        for command in [
          ["check", "--fix", "App/Info.plist"], ["format", "App/Info.plist"],
          ["generate", "static", "App", "--into", "App/Info.plist"],
        ] {
          try folder.write(data, to: "app/App/Info.plist")
          let result = try Executable.run(command, in: run)
          let new = try folder.data("app/App/Info.plist")
          #expect(new.starts(with: mark), "\(command)")
          let text = String(data: new.dropFirst(mark.count), encoding: encoding) ?? ""
          #expect(text.contains("<string>é</string>"), "\(command) \(encoding)")
          let ends = text.unicodeScalars.filter { "\r\n".unicodeScalars.contains($0) }
          #expect(ends.allSatisfy { newline.unicodeScalars.contains($0) }, "\(command)")
          // UTF-16 without a byte order mark is not readable.
          let isReadable = encoding == .utf8 || encoding == .isoLatin1 || !mark.isEmpty
          if isReadable { #expect(new != data, "\(command): \(result.errors)") }
        }
      }
    }
  }
}
