import Files
import SourceText
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import Linter

/// The fix of a method whose name resembles one of UIKit's changes the name. It is applied automatically only
/// if no other code in the app depends on that name.
@Suite struct NearMissUsersTests {
  struct App: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The files by their paths; the first is checked.
    let files: KeyValuePairs<String, String>
    /// The obstacle in the title of the fix; nil if it is applied automatically.
    let obstacle: String?

    init(_ name: String, _ files: KeyValuePairs<String, String>, obstacle: String? = nil) {
      testDescription = name
      self.files = files
      self.obstacle = obstacle
    }
  }

  // MARK: Pieces

  private static func scene(
    _ head: String, _ labels: String = "performActionFor i: UIApplicationShortcutItem, completion",
    before: String = "", rest: String = ""
  ) -> String {
    """
    \(head) {
      \(before)func windowScene(_ w: UIWindowScene, \(labels): @escaping (Bool) -> Void) {
        log(i.type)
      }
      \(rest)
    }
    """
  }

  private static let base = scene("class Base: UIResponder, UIWindowSceneDelegate")
  private static let application = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      private func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        log(item.type)
      }
    }
    """
  private static let asynchronous = """
    class Base: UIResponder, UIWindowSceneDelegate {
      func windowScene(_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem) -> Bool {
        return open(i)
      }
    }
    """
  private static let traits = """
    class List: UIViewController {
      func traitCollectionDidChange(_ previous: UITraitCollection) { refresh() }
    }
    """
  private static let message = """
    #import "A.h"
    @implementation AppDelegate
    - (void)application:(UIApplication *)a performActionForShortCutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))done {
      [self open:i];
    }
    @end
    """
  private static let header = """
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @end
    """

  static let apps: [App] = [
    // Other uses of the name.
    App(
      "an override in another file",
      [
        "B.swift": base,
        "S.swift": scene(
          "class SceneDelegate: Base", before: "override ",
          rest: "func log(_ t: String) {}"),
      ], obstacle: "S.swift"),
    App(
      "a protocol of the app",
      [
        "B.swift": base.replacing(
          "UIWindowSceneDelegate {", with: "UIWindowSceneDelegate, Opening {"),
        "P.swift": """
        protocol Opening {
          func windowScene(_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void)
        }
        """,
      ], obstacle: "P.swift"),
    App(
      "a caller of what becomes async",
      [
        "B.swift": asynchronous,
        "C.swift":
          "func f(_ b: Base, _ w: UIWindowScene, _ i: UIApplicationShortcutItem) { if b.windowScene(w, performActionFor: i) { print(1) } }",
      ], obstacle: "C.swift"),
    App(
      "a header and a sender",
      [
        "A.m": message,
        "A.h": """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        - (void)application:(UIApplication *)a performActionForShortCutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))done;
        @end
        """,
        "O.m":
          "void f(AppDelegate *d, id i) { [d application:nil performActionForShortCutItem:i completionHandler:nil]; }",
      ], obstacle: "A.h"),
    App(
      "a sender alone",
      [
        "A.m": message, "A.h": header,
        "O.m":
          "void f(id d, id i) { [d application:[UIApplication sharedApplication] performActionForShortCutItem:i completionHandler:^(BOOL b) {}]; }",
      ], obstacle: "O.m"),
    App(
      "a selector of Objective-C",
      [
        "A.m": message, "A.h": header,
        "O.m":
          "SEL f(void) { return @selector(application:performActionForShortCutItem:completionHandler:); }",
      ], obstacle: "O.m"),
    App(
      "a selector as a text",
      [
        "A.m": message, "A.h": header,
        "O.swift":
          "let s = Selector((\"application:performActionForShortCutItem:completionHandler:\"))",
      ], obstacle: "O.swift"),
    App(
      "a selector of Swift",
      [
        "B.swift": base,
        "C.swift": "let s = #selector(Base.windowScene(_:performActionFor:completion:))",
      ], obstacle: "C.swift"),
    App(
      "a selector without labels",
      ["B.swift": base, "C.swift": "let s = #selector(Base.windowScene)"], obstacle: "C.swift"),
    App(
      "a block behind the parentheses",
      [
        "B.swift": base,
        "C.swift": "func f(_ b: Base) { b.windowScene(w, performActionFor: i) { _ in } }",
      ], obstacle: "C.swift"),
    App(
      "a call through an optional",
      [
        "B.swift": base,
        "C.swift":
          "func f(_ b: Base?) { b?.windowScene(w, performActionFor: i, completion: done) }",
      ], obstacle: "C.swift"),
    App(
      "the method as a value",
      ["B.swift": base, "C.swift": "func f(_ b: Base) { run(b.windowScene) }"],
      obstacle: "C.swift"),
    App(
      "a sender of a method of Swift",
      [
        "B.swift": base,
        "O.m": "void f(Base *b) { [b windowScene:w performActionFor:i completion:nil]; }",
      ], obstacle: "O.m"),
    App(
      "a test",
      [
        "App/B.swift": base,
        "Tests/T.swift":
          "func test() { Base().windowScene(w, performActionFor: i, completion: { _ in }) }",
      ], obstacle: "T.swift"),
    App(
      "a call with a block in the same file",
      [
        "B.swift": base + "\nfunc f(_ b: Base) { b.windowScene(w, performActionFor: i) { _ in } }"
      ], obstacle: "this file"),
    App(
      "a subclass in the same file",
      ["B.swift": base + "\n" + scene("class S: Base", before: "override ")],
      obstacle: "this file"),
    App(
      "the right method in an extension elsewhere",
      [
        "B.swift": base,
        "E.swift": scene(
          "extension Base", "performActionFor i: UIApplicationShortcutItem, completionHandler"),
      ], obstacle: "E.swift"),
    App(
      "the right method in the superclass",
      [
        "B.swift": scene("class Mine: Root, UIWindowSceneDelegate"),
        "R.swift": scene(
          "class Root: UIResponder",
          "performActionFor i: UIApplicationShortcutItem, completionHandler"),
      ], obstacle: "R.swift"),
    App(
      "the method of a subclass behind `private`",
      [
        "A.swift": application,
        "S.swift": application.replacing("private ", with: "").replacing(
          "class AppDelegate: UIResponder, UIApplicationDelegate", with: "class Sub: AppDelegate"),
      ], obstacle: "S.swift"),
    App(
      "a superclass that is not known",
      [
        "B.swift": base,
        "S.swift": scene("class Other: Unseen, UIWindowSceneDelegate", before: "override "),
      ], obstacle: "S.swift"),
    App(
      "a class method by the name of the class",
      [
        "A.swift": application.replacing("private", with: "static"),
        "C.swift":
          "func f() { AppDelegate.application(a, performActionFor: i, completionHandler: d) }",
      ], obstacle: "C.swift"),
    App(
      "an override with the type of the superclass",
      [
        "L.swift": traits,
        "M.swift":
          "class M: List { override func traitCollectionDidChange(_ previous: UITraitCollection) { super.traitCollectionDidChange(previous) } }",
      ], obstacle: "M.swift"),
    App(
      "a merge conflict",
      [
        "B.swift": base,
        "C.swift": "<<<<<<< a\nlet x = 1\n=======\nb.windowScene(w)\n>>>>>>> b\n",
      ], obstacle: "C.swift"),

    // Code that only looks similar.
    App("the method alone", ["B.swift": base]),
    App("the method alone in Objective-C", ["A.m": message, "A.h": header]),
    App("what becomes async alone", ["B.swift": asynchronous]),
    App(
      "windows have a property of the name",
      [
        "B.swift": base,
        "C.swift": """
        func f(_ view: UIView, _ scenes: Set<UIScene>) {
          let scene = view.window?.windowScene
          view.window?.windowScene?.title = "A"
          view.window!.windowScene = scene
          for windowScene in scenes { use(windowScene) }
          if let windowScene = scenes.first as? UIWindowScene { use(windowScene) }
        }
        """,
      ]),
    App(
      "methods of the same base name",
      [
        "B.swift": base,
        "O.swift": """
        class Other: UIResponder, UIWindowSceneDelegate {
          func windowScene(_ windowScene: UIWindowScene, didUpdate space: UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection) {
            print(windowScene)
          }
          func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(true)
          }
        }
        """,
      ]),
    App(
      "the same slip in a class of its own",
      ["B.swift": base, "O.swift": base.replacing("class Base", with: "class Other")]),
    App(
      "a private method and one that forwards",
      [
        "A.swift": application,
        "C.swift":
          "func f(_ d: UIApplicationDelegate) { d.application?(a, performActionFor: i, completionHandler: done) }",
      ]),
    App(
      "other view controllers are told of traits",
      [
        "L.swift": traits,
        "M.swift":
          "class M: UIViewController { override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) } }",
      ]),
    App(
      "the right method in Objective-C",
      [
        "A.m": message, "A.h": header,
        "O.h": header.replacing("AppDelegate :", with: "Other :"),
        "O.m": message.replacing("@implementation AppDelegate", with: "@implementation Other")
          .replacing("ShortCut", with: "Shortcut").replacing("A.h", with: "O.h"),
      ]),
    App(
      "comments",
      [
        "B.swift": base,
        "C.swift": "// b.windowScene(w, performActionFor: i, completion: d)\nlet x = 1",
      ]),
    App(
      "a text in UTF-16 that says nothing of it",
      ["B.swift": base, "C.swift": "\u{FEFF}let x = 1 /* \0 */"]),
  ]

  // MARK: Checking

  private func fixes(_ files: [String: [UInt8]], of path: String) throws -> ([Fix], SourceText) {
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    return try fixes(project, access, of: path)
  }

  private func fixes(
    _ project: ProjectFiles, _ access: MemoryFiles, of path: String
  ) throws -> ([Fix], SourceText) {
    var checks = FolderChecks(project, in: access, sharing: SharedImages(), SharedProjects())
    let text = SourceText(try access.read(path))
    let model = try #require(FileKind(named: path).flatMap { FileModel($0, path, text) })
    let file = try #require(CheckableFile(model, at: path, in: &checks))
    let found = file.findings().filter { $0.rule == "near-miss-delegate-method" }
    let result = FixAll.result(for: text) { text in
      var state = file.read(text)
      state.findings.removeAll { $0.rule != "near-miss-delegate-method" }
      return state
    }
    return (found.flatMap(\.fixes), result.text)
  }

  @Test(arguments: apps) func isMadeUnseenOnlyWhereNothingElseChanges(_ app: App) throws {
    let files = Dictionary(
      uniqueKeysWithValues: app.files.map { ("/w/" + $0.key, Array($0.value.utf8)) })
    let path = "/w/" + (app.files.first?.key ?? "")
    let (fixes, text) = try fixes(files, of: path)
    let fix = try #require(fixes.first)
    #expect(fix.isPreferred == (app.obstacle == nil), "\(fix.title.english)")
    if let obstacle = app.obstacle { #expect(fix.title.english.contains(obstacle)) }
    #expect((text.bytes == files[path]) == (app.obstacle != nil))
  }

  /// If not all files are known, nothing is changed.
  @Test func isNotMadeUnseenWhereFilesAreNotKnown() throws {
    let path = "/w/App/B.swift"
    func isPreferred(_ files: [String: String], _ project: (MemoryFiles) -> ProjectFiles) throws
      -> Bool?
    {
      let all = files.merging([path: Self.base]) { $1 }
      let access = MemoryFiles(all.mapValues { Array($0.utf8) })
      return try fixes(project(access), access, of: path).0.first?.isPreferred
    }
    func whole(_ files: MemoryFiles) -> ProjectFiles { ProjectFiles(below: "/w", in: files) }
    #expect(try isPreferred([:], whole) == true)
    // A file by itself.
    #expect(
      try isPreferred([:]) {
        ProjectFiles(below: "/w/App", in: $0, maximumDepth: ProjectFiles.looseDepth)
      } == false)
    // A part of a repository.
    #expect(
      try isPreferred(["/w/.git/HEAD": ""]) { ProjectFiles(below: "/w/App", in: $0) } == false)
    #expect(
      try isPreferred(["/w/App/App.xcodeproj/project.pbxproj": ""], whole) == true)
    // Files that settings exclude count as well.
    let caller = "func f(_ b: Base) { b.windowScene(w, performActionFor: i) { _ in } }"
    for (text, isFree) in [(caller, false), ("let a = 1", true)] {
      #expect(
        try isPreferred(["/w/Old/C.swift": text]) { files in
          ProjectFiles(below: "/w", in: files, excluding: { $0.hasPrefix("/w/Old") })
        } == isFree)
    }
  }

  @Test func readsOtherFilesInUTF16() throws {
    let text = "func f(_ b: Base) { b.windowScene(w, performActionFor: i, completion: d) }"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let (found, _) = try fixes(
      ["/w/B.swift": Array(Self.base.utf8), "/w/C.swift": wide], of: "/w/B.swift")
    #expect(found.first?.isPreferred == false)
  }

  /// A name that the file itself calls or passes as a selector is intended; a call of the superclass's method
  /// is not.
  @Test func methodsThatTheFileKnowsAreMeant() throws {
    let parameters =
      "_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void"
    func count(_ text: String) throws -> Int {
      let file = try #require(FileModel(.swift, "/w/B.swift", SourceText(text)))
      guard case .code(let code) = file else { return -1 }
      return CheckableFile.code(code, .unknown).findings()
        .count { $0.rule == "near-miss-delegate-method" }
    }
    #expect(try count(Self.base) == 1)
    #expect(try count(Self.base + "\nprotocol Own { func windowScene(\(parameters)) }") == 0)
    let head = "class Base: UIResponder, UIWindowSceneDelegate"
    func calling(_ receiver: String) -> String {
      Self.scene(
        head, rest: "func f() { \(receiver)windowScene(w, performActionFor: i, completion: d) }")
    }
    #expect(try count(calling("super.")) == 1)
    #expect(try count(calling("self.")) == 0 && count(calling("")) == 0)
  }

  /// Without a project the callers of a method are not known.
  @Test func isNotMadeUnseenWithoutAProject() throws {
    let file = try #require(FileModel(.swift, "/w/B.swift", SourceText(Self.base)))
    guard case .code(let code) = file else { return }
    let findings = CheckableFile.code(code, .unknown).findings()
    #expect(findings.flatMap(\.fixes).contains { $0.isPreferred } == false)
  }
}
