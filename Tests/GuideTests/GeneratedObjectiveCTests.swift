import CodeGeneration
import CodeSyntax
import Files
import Foundation
import SourceText
import Testing

/// Code for apps in Objective-C, whose types are declared in headers, classes and categories.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedObjectiveCTests: GeneratesCode {
  private static func header(_ name: String, _ adopted: String) -> String {
    "#import <UIKit/UIKit.h>\n\n@interface \(name) : UIResponder <\(adopted)>\n@end\n"
  }

  private static func implementation(_ name: String, _ methods: String) -> String {
    "#import \"\(name).h\"\n\n@implementation \(name)\n\n\(methods)\n@end\n"
  }

  private static let handler = """
    - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
      NSLog(@"%@ %@", application, item.type);
      done(YES);
    }

    """

  private static let connect = """
    - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
      NSLog(@"scene");
      return;
    }

    """

  private static let warm = """
    - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
      done(YES);
    }

    """

  private func written(
    _ lifeCycle: HandlerGenerator.LifeCycle?, into name: String, _ code: [String: String]
  ) throws -> [String: String] {
    let files = files(GeneratorLists.plain, code)
    let app = app(files)
    let path = "/app/" + name
    let made = try CodeGenerator.handler(lifeCycle ?? .init(app)).code(
      for: app, .objectiveC, into: path)
    return code.merging(try changed(try made.changes(into: path, of: app, in: files), files)) { $1 }
  }

  /// Objective-C++ works like Objective-C.
  @Test(arguments: [false, true]) func filesOfCPlusPlusAreWritten(hasScenes: Bool) throws {
    let head =
      "#include \"AppDelegate.h\"\nstatic const char *kRaw = R\"({ [)\";\nauto kBig = 1'000;\n"
    let lambda =
      "- (BOOL)has:(int)x { auto f = [&](int y) { return kRaw[0] == y; }; return f(x + kBig); }\n"
    var code = [
      "AppDelegate.h": Self.header("AppDelegate", "UIApplicationDelegate"),
      "AppDelegate.mm": head
        + Self.implementation("AppDelegate", lambda + (hasScenes ? Self.handler : "")),
    ]
    if hasScenes {
      code["SceneDelegate.h"] = Self.header("SceneDelegate", "UIWindowSceneDelegate")
      code["SceneDelegate.mm"] = Self.implementation("SceneDelegate", Self.connect)
    }
    let path = hasScenes ? "SceneDelegate.mm" : "AppDelegate.mm"
    let lifeCycle: HandlerGenerator.LifeCycle? = hasScenes ? .scenes : nil
    let texts = try written(lifeCycle, into: path, code)
    #expect(texts["AppDelegate.mm"]?.contains("performQuickAction:") == true)
    #expect(texts[path]?.contains("performActionForShortcutItem:") == true)
    try compile(texts)
    #expect(throws: GenerationFailure.self) { try written(lifeCycle, into: path, texts) }
  }

  @Test func aHandlerThatIsNeverCalledIsMoved() throws {
    let texts = try written(
      .scenes, into: "SceneDelegate.m",
      [
        "AppDelegate.h": Self.header("AppDelegate", "UIApplicationDelegate"),
        "AppDelegate.m": Self.implementation("AppDelegate", Self.handler),
        "SceneDelegate.h": Self.header("SceneDelegate", "UIWindowSceneDelegate"),
        "SceneDelegate.m": Self.implementation("SceneDelegate", Self.connect),
      ])
    #expect(texts["AppDelegate.h"]?.contains("\n- (void)performQuickAction:") == true)
    #expect(texts["AppDelegate.m"]?.contains("performActionForShortcutItem") == false)
    #expect(texts["AppDelegate.m"]?.contains("{\n  UIApplication *application = UI") == true)
    let scene = try #require(texts["SceneDelegate.m"])
    #expect(scene.contains("#import \"SceneDelegate.h\"\n#import \"AppDelegate.h\"\n"))
    // Before the `return` that ends the method.
    #expect(scene.contains("  }\n  return;\n}"))
    try compile(texts)
  }

  @Test func anAppDelegateWithoutWordsOfQuickActionsIsFound() throws {
    let texts = try written(
      nil, into: "AppDelegate.m",
      [
        "AppDelegate.h": Self.header("AppDelegate", "UIApplicationDelegate"),
        "AppDelegate.m": Self.implementation("AppDelegate", ""),
      ])
    #expect(texts["AppDelegate.m"]?.contains("- (void)application:(UIApplication *)app") == true)
    #expect(texts["AppDelegate.m"]?.contains("SceneDelegate") == false)
    try compile(texts)
  }

  @Test func aCategoryIsAPartOfTheDelegate() throws {
    let category = Self.implementation("SceneDelegate", Self.warm).replacing(
      "@implementation SceneDelegate", with: "@implementation SceneDelegate (Actions)")
    let texts = try written(
      .scenes, into: "SceneDelegate.m",
      [
        "SceneDelegate.h": Self.header("SceneDelegate", "UIWindowSceneDelegate"),
        "SceneDelegate.m": Self.implementation("SceneDelegate", Self.connect),
        "Actions.m": category,
      ])
    #expect(texts["SceneDelegate.m"]?.contains("[self windowScene:(UIWindowScene *)scene") == true)
    #expect(texts["SceneDelegate.m"]?.contains("- (void)windowScene:") == false)
    #expect(texts["Actions.m"] == category)
    try compile(texts)
  }

  // MARK: Peek and pop

  private static let list = """
    #import "ListController.h"

    @implementation ListController

    - (void)viewDidLoad {
      [super viewDidLoad];
      [self registerForPreviewingWithDelegate:self sourceView:self.view];
    }

    - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)previewingContext viewControllerForLocation:(CGPoint)location {
      UIView *row = previewingContext.sourceView;
      if (row == nil) return nil;
      // 行
      previewingContext.sourceRect = row.frame;
      [previewingContext setSourceRect:row.frame];
      return [UIViewController new];
    }

    - (void)previewingContext:(id<UIViewControllerPreviewing>)previewingContext commitViewController:(UIViewController *)viewControllerToCommit {
      [self showViewController:viewControllerToCommit sender:self];
    }

    @end

    """

  private static func listHeader(_ adopted: String, _ parent: String = "UIViewController") -> String
  {
    "#import <UIKit/UIKit.h>\n\n@interface ListController : \(parent)\(adopted)\n@end\n"
  }

  /// The example without the source rectangle, which only a list determines by itself.
  private static let plain = list.replacing(
    "  previewingContext.sourceRect = row.frame;\n", with: ""
  )
  .replacing("  [previewingContext setSourceRect:row.frame];\n", with: "")

  @Test func aTableAsksItsDelegate() throws {
    let header = Self.listHeader(" <UIViewControllerPreviewingDelegate>", "UITableViewController")
    let guarded = Self.list.replacing(
      "  [self registerForPreviewingWithDelegate:self sourceView:self.view];\n",
      with: """
          if (self.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable) {
            [self registerForPreviewingWithDelegate:self sourceView:self.view];
          }

        """)
    for code in [Self.list, guarded] {
      let texts = try converted(["ListController.h": header, "ListController.m": code])
      let text = try #require(texts["ListController.m"])
      #expect(text.contains("contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath"))
      #expect(text.contains("  [super viewDidLoad];\n}") && text.contains("// 行\n  return"))
      #expect(texts["ListController.h"]?.contains(": UITableViewController\n") == true)
      #expect(!texts.values.joined().contains("reviewing"))
      try compile(texts)
    }
    #expect(throws: GenerationFailure.self) {
      try converted([
        "ListController.h": Self.listHeader(" <UIViewControllerPreviewingDelegate>"),
        "ListController.m": Self.list,
      ])
    }
  }

  private func converted(_ code: [String: String]) throws -> [String: String] {
    let files = files(
      [], code, root: "<key>MinimumOSVersion</key><string>13.0</string>")
    let edits = try CodeGenerator.contextMenu(
      in: "/app/ListController.m", of: app(files), in: files)
    return code.merging(try changed(edits, files)) { $1 }
  }

  @Test func peekAndPopBecomeAContextMenu() throws {
    let adopted = " <UIViewControllerPreviewingDelegate>"
    let inFile = Self.plain.replacing(
      "@implementation", with: "@interface ListController ()\(adopted)\n@end\n\n@implementation")
    for code in [
      ["ListController.h": Self.listHeader(adopted), "ListController.m": Self.plain],
      ["ListController.h": Self.listHeader(""), "ListController.m": inFile],
    ] {
      let texts = try converted(code)
      let text = try #require(texts["ListController.m"])
      #expect(
        text.contains(
          "  [self.view addInteraction:[[UIContextMenuInteraction alloc] initWithDelegate:self]];\n"
        ))
      #expect(text.contains("- (UIViewController *)previewController:(CGPoint)location {"))
      #expect(text.contains("- (void)commitPreview:(UIViewController *)viewControllerToCommit {"))
      #expect(text.contains("UIView *row = self.view;") && text.contains("// 行\n  return"))
      #expect(!texts.values.joined().contains("reviewing"))
      try compile(texts)
      #expect(throws: GenerationFailure.self) { try converted(texts) }
    }
  }

  @Test(arguments: [
    ("  [self registerFor", "  self.context = [self registerFor"),
    (
      "  [self registerFor",
      "  if (self.traitCollection.forceTouchCapability == 2) [self registerFor"
    ),
    ("  [self registerFor", "  if (Device.supports3DTouch) [self registerFor"),
    (
      "  [self registerForPreviewingWithDelegate:self sourceView:self.view];\n}",
      """
        if ([self isDeep]) [self registerForPreviewingWithDelegate:self sourceView:self.view];
      }
      - (BOOL)isDeep { return self.traitCollection.forceTouchCapability == 2; }
      """
    ),
    (
      "  [self registerForPreviewingWithDelegate:self sourceView:self.view];\n}",
      """
        if (self.traitCollection.forceTouchCapability == 2) [self peek];
      }
      - (void)peek { [self registerForPreviewingWithDelegate:self sourceView:self.view]; }
      """
    ),
    ("= previewingContext.sourceView;", "= (id)previewingContext;"),
    ("sourceView:self.view]", "sourceView:[self view]]"),
    ("PreviewingWithDelegate:self", "PreviewingWithDelegate:other"),
    (
      "- (void)viewDidLoad {",
      "- (void)f { [self previewingContext:nil commitViewController:self]; }\n- (void)viewDidLoad {"
    ),
    ("- (void)viewDidLoad {", "- (void)commitPreview:(id)a {}\n- (void)viewDidLoad {"),
  ]) func whatIsNotMechanicalIsTold(_ old: String, _ new: String) {
    let code = [
      "ListController.h": Self.listHeader(" <UIViewControllerPreviewingDelegate>"),
      "ListController.m": Self.list.replacing(old, with: new),
    ]
    let failure = #expect(throws: GenerationFailure.self) { try converted(code) }
    #expect(failure?.place != nil, "\(new)")
  }

  @Test func aProtocolThatNobodyAdoptsIsTold() {
    #expect(throws: GenerationFailure.self) {
      try converted(["ListController.h": Self.listHeader(""), "ListController.m": Self.list])
    }
  }

  // MARK: To the property list and back

  @Test(arguments: [CodeLanguage.swift, .objectiveC]) func itemsGoToCodeAndBack(
    _ language: CodeLanguage
  ) throws {
    let rows = """
      <dict><key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).x</string>
      <key>UIApplicationShortcutItemTitle</key><string>X</string>
      <key>UIApplicationShortcutItemUserInfo</key><dict><key>a</key><string>b, c: d</string>
      <key>n</key><integer>3</integer><key>t</key><true/></dict></dict>
      """
    let list = { (rows: String) in
      "<plist version=\"1.0\"><dict><key>UIApplicationShortcutItems</key><array>\(rows)</array></dict></plist>"
    }
    let name = language == .swift ? "D.swift" : "D.m"
    let first = MemoryFiles(["/app/Info.plist": Array(list(rows).utf8)])
    let own = app(first)
    let code = try CodeGenerator.dynamic.code(for: own, language).text(for: own)
    let second = MemoryFiles([
      "/app/Info.plist": Array(list("").utf8), "/app/\(name)": Array(code.utf8),
    ])
    let change = try CodeGenerator.staticItems(
      of: app(second), into: "/app/Info.plist", in: second)
    let text = try #require(try changed([change.edit], second)["Info.plist"])
    func packed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(packed(text).contains(packed(rows)), "\(text)")
    #expect(change.notes.count == 1)
  }

  @Test(arguments: [
    #""a\u{1}b""#, #""Pay $(X)""#, #"NSLocalizedString("key", value: "Text", comment: "")"#,
  ]) func whatAListCannotHoldStays(_ title: String) {
    let files = files(
      [], ["A.swift": "let a = UIApplicationShortcutItem(type: \"a\", localizedTitle: \(title))"])
    #expect(throws: GenerationFailure.self) {
      try CodeGenerator.staticItems(of: app(files), into: "/app/Info.plist", in: files)
    }
  }

  @Test func theTableOfATextIsTold() throws {
    let files = files(
      [],
      [
        "A.swift":
          #"let a = UIApplicationShortcutItem(type: "a", localizedTitle: NSLocalizedString("a.title", comment: ""))"#
      ])
    let change = try CodeGenerator.staticItems(of: app(files), into: "/app/Info.plist", in: files)
    #expect(change.notes.contains { $0[.english].contains("“a.title” is looked up in InfoPlist") })
  }
}
