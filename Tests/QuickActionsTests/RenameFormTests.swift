import Files
import Foundation
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// Each occurrence of a type keeps its notation when the type is renamed and renamed back, or the rename is
/// refused with the position.
@Suite struct RenameFormTests {
  private typealias Obstacle = ActionLinks.RenameObstacle

  private static func handler(_ body: String, _ rest: String = "") -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        \(body)
        return true
      }
    }
    \(rest)
    """
  }

  private static func app(
    _ types: String..., code: String, named name: String = "A.swift"
  ) -> [String: String] {
    ["/w/Info.plist": RenameList.text(types), "/w/" + name: code]
  }

  private func links(_ files: [String: String]) throws -> ActionLinks {
    let access = MemoryFiles(files.mapValues { Array($0.utf8) })
    let project = ProjectFiles(below: "/w", in: access)
    return try #require(ActionLinks(SharedCode(in: access) { project }))
  }

  private func renamed(
    _ files: [String: String], _ old: String, to new: String
  ) throws -> [String: String] {
    var result = files
    for edit in try links(files).renaming(old, to: new, text: { files[$0].map { SourceText($0) } })
      .edits
    {
      guard case .edit(let changes) = edit.change else { continue }
      result[edit.path] = SourceText(files[edit.path] ?? "").applying(changes).string
    }
    return result
  }

  private func obstacle(
    _ files: [String: String], _ old: String, to new: String
  ) throws -> ActionLinks.RenameObstacle? {
    let links = try links(files)
    do throws(ActionLinks.RenameObstacle) {
      _ = try links.renaming(old, to: new) { files[$0].map { SourceText($0) } }
      return nil
    } catch { return error }
  }

  // MARK: There and back

  private static let last = "let name = item.type.components(separatedBy: \".\").last ?? \"\""

  /// A type, another, and the code before and after.
  static let forms: [(String, String, before: String, after: String)] = [
    // The compared text remains the last component, even if that is the whole type.
    (
      "$(PRODUCT_BUNDLE_IDENTIFIER).find", "find-it",
      handler(last + "\nif name == \"find\" { go() }"),
      handler(last + "\nif name == \"find-it\" { go() }")
    ),
    // A case is its own raw value as long as other cases are.
    (
      "a.note", "a.memo",
      handler(
        last + "\nguard let action = Action(rawValue: name) else { return false }",
        "enum Action: String { case search, note }"),
      handler(
        last + "\nguard let action = Action(rawValue: name) else { return false }",
        "enum Action: String { case search, note = \"memo\" }")
    ),
    // The same with the whole type.
    (
      "note", "a.memo",
      handler(
        "guard let action = Action(rawValue: item.type) else { return false }",
        "enum Action: String { case search, note }"),
      handler(
        "guard let action = Action(rawValue: item.type) else { return false }",
        "enum Action: String { case search, note = \"a.memo\" }")
    ),
    // Characters are escaped in the notation of each language.
    (
      "a.note", "a.say \"hi\\(x)\"",
      handler("if item.type == \"a.note\" { go() }"),
      handler("if item.type == \"a.say \\\"hi\\\\(x)\\\"\" { go() }")
    ),
    (
      "a.note", "a.say \"hi\"",
      handler("if item.type == #\"a.note\"# { go() }"),
      handler("if item.type == #\"a.say \"hi\"\"# { go() }")
    ),
    // A local constant.
    (
      "a.note", "a.memo",
      handler(
        "if item.type == \"a.note\" { go() }",
        """
        func offer() {
          let type = "a.note"
          UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: type, localizedTitle: "N")]
        }
        """),
      handler(
        "if item.type == \"a.memo\" { go() }",
        """
        func offer() {
          let type = "a.memo"
          UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: type, localizedTitle: "N")]
        }
        """)
    ),
    // Items that are created with another type, however it is composed.
    (
      "a.note", "a.memo",
      handler(
        "if item.type == \"a.note\" { go() }",
        "func make(id: String) { _ = UIApplicationShortcutItem(type: \"open-\\(id)\", localizedTitle: \"N\") }"
      ),
      handler(
        "if item.type == \"a.memo\" { go() }",
        "func make(id: String) { _ = UIApplicationShortcutItem(type: \"open-\\(id)\", localizedTitle: \"N\") }"
      )
    ),
    // A common prefix.
    (
      "a.b.note", "a.b.memo",
      handler(
        "guard item.type.hasPrefix(\"a.b.\") else { return false }\nif item.type == \"a.b.note\" { go() }"
      ),
      handler(
        "guard item.type.hasPrefix(\"a.b.\") else { return false }\nif item.type == \"a.b.memo\" { go() }"
      )
    ),
  ]

  @Test(arguments: forms.indices) func keepsTheForm(_ index: Int) throws {
    let (old, new, before, after) = Self.forms[index]
    func files(_ type: String, _ code: String) -> [String: String] {
      let written = type.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return Self.app(written, "other", code: code)
    }
    #expect(try renamed(files(old, before), old, to: new) == files(new, after))
    #expect(try renamed(files(new, after), new, to: old) == files(old, before))
  }

  @Test func aConstantInObjectiveCKeepsItsQuotes() throws {
    func code(_ type: String) -> String {
      """
      #define NoteType @"\(type)"
      @implementation AppDelegate
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))done {
        done([i.type isEqualToString:NoteType]);
      }
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)options {
        UIApplicationShortcutItem *item = [[UIApplicationShortcutItem alloc] initWithType:NoteType localizedTitle:@"N"];
        a.shortcutItems = @[item];
        if (options) {
          UIApplicationShortcutItem *item = options[UIApplicationLaunchOptionsShortcutItemKey];
          if ([item.type isEqualToString:NoteType]) { [self open]; }
        }
        return YES;
      }
      @end
      """
    }
    let files = Self.app("a.note", code: code("a.note"), named: "A.m")
    let after = Self.app("a.say \"?\\\"", code: code("a.say \\\"?\\\\\\\""), named: "A.m")
    #expect(try renamed(files, "a.note", to: "a.say \"?\\\"") == after)
    #expect(try renamed(after, "a.say \"?\\\"", to: "a.note") == files)
  }

  // MARK: Refused

  @Test func aBuildSettingIsNotWrittenIntoCode() throws {
    let files = Self.app("a.note", code: Self.handler("if item.type == \"a.note\" { go() }"))
    let new = "$(PRODUCT_BUNDLE_IDENTIFIER).note"
    guard case .buildSetting(let place)? = try obstacle(files, "a.note", to: new) else {
      Issue.record("not refused")
      return
    }
    #expect(place.path == "/w/A.swift")
    #expect(try obstacle(files, "a.note", to: "a.$(X)") == .unknown("a.$(X)"))
  }

  @Test func aPartThatDecidesOtherwiseIsTold() throws {
    let files = Self.app(
      "a.note", code: Self.handler("if item.type.hasPrefix(\"a.\") { go() }"))
    #expect(try renamed(files, "a.note", to: "a.memo")["/w/A.swift"] == files["/w/A.swift"])
    for (old, new) in [("a.note", "b.note"), ("b.note", "a.note")] {
      let files = Self.app(
        old, code: Self.handler("if item.type.hasPrefix(\"a.\") { go() }"))
      guard case .condition(let place)? = try obstacle(files, old, to: new) else {
        Issue.record("\(old) was renamed")
        continue
      }
      #expect(place.path == "/w/A.swift")
    }
  }

  @Test func whatCodeLooksForAlreadyIsTold() throws {
    let files = Self.app(
      "a.note", code: Self.handler("if item.type == \"a.note\" || item.type == \"a.old\" { go() }"))
    guard case .compared("a.old", _)? = try obstacle(files, "a.note", to: "a.old") else {
      Issue.record("not refused")
      return
    }
  }

  @Test func itemsOfAnyTypeAreTold() throws {
    let files = Self.app(
      "a.note",
      code: Self.handler(
        "if item.type == \"a.note\" { go() }",
        "func make(id: String) { _ = UIApplicationShortcutItem(type: id, localizedTitle: \"N\") }"))
    guard case .madeAnywhere(let place)? = try obstacle(files, "a.note", to: "a.memo") else {
      Issue.record("not refused")
      return
    }
    #expect(place.path == "/w/A.swift")
  }

  @Test(arguments: ["a\nb", "a\tb", "a\u{7}", "a\u{85}"]) func controlsAreRefused(_ new: String)
    throws
  {
    let files = Self.app("a.note", code: Self.handler("if item.type == \"a.note\" { go() }"))
    #expect(try obstacle(files, "a.note", to: new) == .characters)
  }

  @Test func theSameTypeSpelledInFullIsNotAnother() throws {
    let code = Self.handler(Self.last + "\nif name == \"note\" { go() }")
    let files = Self.app("$(PRODUCT_BUNDLE_IDENTIFIER).note", code: code)
    #expect(
      try renamed(files, "$(PRODUCT_BUNDLE_IDENTIFIER).note", to: "com.example.note")
        == Self.app("com.example.note", code: code))
  }

  @Test func aListThatIsNeverWrittenIsTold() throws {
    let list =
      "{ UIApplicationShortcutItems = ( { UIApplicationShortcutItemType = \"a.note\"; } ); }"
    var files = Self.app("a.other", code: Self.handler("if item.type == \"a.note\" { go() }"))
    files["/w/Old/Info.plist"] = list
    let place = FileLocation("/w/Old/Info.plist")
    #expect(try obstacle(files, "a.note", to: "a.memo") == .unwritable(place))
    #expect(try obstacle(files, "a.other", to: "a.memo") == nil)
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: [
        "UIApplicationShortcutItems": [["UIApplicationShortcutItemType": "a.note"]]
      ], format: .binary, options: 0)
    #expect(DeclaredTypes.unwritable(Array(bytes)) == ["a.note"])
    #expect(DeclaredTypes.unwritable(Array(RenameList.text(["a.note"]).utf8)) == nil)
  }

  // MARK: Text that only reads like the type

  @Test func aTextThatNothingFollowsIsDoubtful() throws {
    let files = Self.app(
      "a.note",
      code: Self.handler(
        "if item.type == \"a.note\" { go() }",
        "let activity = NSUserActivity(activityType: \"a.note\")"))
    let renaming = try links(files).renaming("a.note", to: "a.memo") {
      files[$0].map { SourceText($0) }
    }
    let code = SourceText(files["/w/A.swift"] ?? "")
    #expect(renaming.unsure.count == 1)
    let range = try #require(renaming.unsure.first?.range)
    #expect(
      code[range] == "a.note"
        && code[ByteRange(start: 0, end: range.start)].contains("activityType"))
    #expect(try renamed(files, "a.note", to: "a.memo")["/w/A.swift"]?.contains("a.note") == false)
  }

  @Test func aListThatHasChangedSinceIsNotEdited() throws {
    let files = Self.app("a.note", code: Self.handler("if item.type == \"a.note\" { go() }"))
    let links = try links(files)
    for path in files.keys {
      var now = files
      now[path] = "// \n" + (files[path] ?? "")
      #expect(throws: ActionLinks.RenameObstacle.self) {
        try links.renaming("a.note", to: "a.memo") { now[$0].map { SourceText($0) } }
      }
    }
  }
}
