import CodeGeneration
import CodeSyntax
import Files
import Testing

/// Items in code whose texts are constants, copied to a property list.
@Suite struct FixedValueTests: GeneratesCode {
  private func list(_ code: [String: String]) throws -> String? {
    let files = files([], code)
    do throws(GenerationFailure) {
      let change = try CodeGenerator.staticItems(of: app(files), into: "/app/Info.plist", in: files)
      return try? changed([change.edit], files)["Info.plist"]
    } catch {
      return nil
    }
  }

  private static func item(_ type: String, _ more: String = "") -> String {
    "UIApplicationShortcutItem(type: \(type), localizedTitle: \"A\"\(more))"
  }

  /// The code before the item, the type in the item, and the type in the list.
  private static let types: [(String, String, String)] = [
    ("let t = \"a.b\"", "t", "a.b"),
    ("let id = Bundle.main.bundleIdentifier!", "\"\\(id).b\"", "$(PRODUCT_BUNDLE_IDENTIFIER).b"),
    (
      "", "\"\\(Bundle.main.bundleIdentifier ?? \"\").b\"", "$(PRODUCT_BUNDLE_IDENTIFIER).b"
    ),
    ("", "(Bundle.main.bundleIdentifier ?? \"\") + \".b\"", "$(PRODUCT_BUNDLE_IDENTIFIER).b"),
    ("", "Kind.search.rawValue", "a.search"), ("", "Names.type", "a.names"),
    ("", "Names.prefix + \".b\"", "a.prefix.b"),
    ("", "String(format: \"%@.b\", Names.prefix)", "a.prefix.b"),
    // Texts that may differ each time.
    ("var t = \"a\"; t += \"b\"", "t", ""), ("", "Names.now", ""), ("", "given", ""),
    ("", "kind", ""),
    ("for each in [\"x\"] { print(each) }", "each", ""),
    ("guard let name = given else { return }", "name", ""),
    ("if given == nil { let other = \"a\"; print(other) }", "other", ""),
    ("", "Names.type.lowercased()", ""), ("", "\"a\\n\\(Names.type)\"", ""),
  ]

  @Test(arguments: types) func aTypeIsFollowed(_ before: String, _ type: String, _ text: String)
    throws
  {
    let use = """
      import UIKit
      class Maker {
        var kind = "a.kind"
        func make(given: String?) {
          \(before)
          UIApplication.shared.shortcutItems = [\(Self.item(type))]
        }
      }

      """
    let names = """
      enum Kind: String { case search = "a.search" }
      enum Names {
        static let type = "a.names"
        static let prefix = "a.prefix"
        static var now = "a.now"
        static let each = "a.each", other = "a.other", name = "a.name", given = "a.given"
      }
      let given = "a.free"

      """
    let list = try list(["Use.swift": use, "Names.swift": names])
    #expect(list?.contains("<string>\(text)</string>") ?? text.isEmpty, "\(list ?? "")")
    #expect(list == nil || !text.isEmpty, "\(list ?? "")")
  }

  private static let infos: [(String, String, Bool)] = [
    ("let info = [\"k\": \"v\" as NSSecureCoding]", "info", true),
    ("let info: [String: NSSecureCoding] = [Names.key: 3 as NSNumber]", "info", true),
    ("", "self.shared", true), ("", "made", true),
    ("var info = [\"k\": \"v\" as NSSecureCoding]; info[\"x\"] = nil", "info", false),
    ("", "changing", false),
  ]

  @Test(arguments: infos) func theUserInfoIsFollowed(
    _ before: String, _ info: String, _ isFixed: Bool
  )
    throws
  {
    let use = """
      import UIKit
      enum Names { static let key = "k" }
      class Maker {
        let shared = ["k": true as NSSecureCoding]
        var changing = ["k": true as NSSecureCoding]
        var made: [String: NSSecureCoding] { ["k": "made" as NSSecureCoding] }
        func make() {
          \(before)
          UIApplication.shared.shortcutItems = [\(Self.item("\"a\"", ", localizedSubtitle: nil, icon: nil, userInfo: \(info)"))]
        }
      }

      """
    #expect(try list(["Use.swift": use])?.contains("<key>k</key>") ?? false == isFixed)
  }

  @Test func namesOfObjectiveCAreFollowed() throws {
    let code = """
      #import <UIKit/UIKit.h>
      NSString *const kType = @"a.type";
      @implementation Maker
      - (void)make:(NSString *)given {
        UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithTemplateImageName:@"icon"];
        NSDictionary *info = @{@"url": @"u"};
        NSString *type = [NSString stringWithFormat:@"%@.b", [[NSBundle mainBundle] bundleIdentifier]];
        [[UIApplicationShortcutItem alloc] initWithType:type localizedTitle:@"B" localizedSubtitle:nil icon:icon userInfo:info];
        [[UIApplicationShortcutItem alloc] initWithType:kType localizedTitle:@"T"];
        [[UIApplicationShortcutItem alloc] initWithType:given localizedTitle:@"G"];
        [[UIApplicationShortcutItem alloc] initWithType:self.kind localizedTitle:@"K"];
      }
      @end

      """
    let list = try #require(try list(["A.m": code]))
    #expect(list.contains("<string>$(PRODUCT_BUNDLE_IDENTIFIER).b</string>"))
    #expect(list.contains("<string>a.type</string>") && list.contains("<key>url</key>"))
    #expect(!list.contains("<string>G</string>") && !list.contains("<string>K</string>"))
  }
}
