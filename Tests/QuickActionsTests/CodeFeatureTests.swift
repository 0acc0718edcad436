import CodeModel
import CodeSyntax
import Guide
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import Checks
@testable import EditorFeatures

/// Hover, completion and signature help in Swift and Objective-C. `|` is the caret.
@Suite struct CodeFeatureTests {
  private func open(_ marked: String, _ language: CodeLanguage) -> (file: CodeFile, offset: Int) {
    let offset = marked.utf8.firstIndex(of: UInt8(ascii: "|")).map {
      marked.utf8.distance(from: marked.startIndex, to: $0)
    }
    let text = marked.replacing("|", with: "", maxReplacements: 1)
    return (CodeFile(SourceText(text), language), offset ?? 0)
  }

  private func hover(
    _ marked: String, _ code: CodeLanguage = .swift, _ language: Language = .english
  ) -> (title: String, text: String)? {
    let (file, offset) = open(marked, code)
    return CodeHover.hover(at: offset, in: file, language: language)
      .map { ($0.title, PlainTextWriter(language).write($0.blocks)) }
  }

  private func completions(
    _ marked: String, _ language: CodeLanguage = .swift, target: Version? = nil
  ) -> [Completion] {
    let (file, offset) = open(marked, language)
    let code = CheckedCode(file, options: CheckOptions(deploymentTarget: target))
    return CodeCompletion.completions(at: offset, in: code)
  }

  /// Returns the text after a proposal has been accepted.
  private func accept(_ label: String, _ marked: String, _ language: CodeLanguage = .swift) throws
    -> String
  {
    let (file, _) = open(marked, language)
    let completion = try #require(completions(marked, language).first { $0.label == label })
    var text = file.source
    text.replace(
      completion.insertion.range, with: Array(completion.insertion.snippet.plainText.utf8))
    return text.string
  }

  // MARK: Hover

  @Test(arguments: [
    (
      "let icon = UIApplicationShortcutIcon(type: .com|pose)",
      "UIApplicationShortcutIconTypeCompose"
    ),
    ("let items = [Item(icon: .init(type: .a|dd))]", "UIApplicationShortcutIconTypeAdd"),
    ("if options[.shortcut|Item] != nil {}", "UIApplication.LaunchOptionsKey.shortcutItem"),
    ("if connectionOptions.shortcut|Item != nil {}", "UIScene.ConnectionOptions.shortcutItem"),
    ("switch shortcutItem.ty|pe {}", "UIApplicationShortcutItem.type"),
    (
      "if traitCollection.forceTouchCapability == .avail|able {}",
      "UIForceTouchCapability.available"
    ),
    ("vc.modalPresentationStyle = .pop|over", "UIModalPresentationStyle.popover"),
    ("class A: UIResponder, UIWindowScene|Delegate {}", "UIWindowSceneDelegate"),
    (
      "class A: UIViewController { override func viewWillTransition(t|o size: CGSize, with c: any UIViewControllerTransitionCoordinator) {} }",
      "UIContentContainer.viewWillTransition(to:with:)"
    ),
    (
      "func f() { registerFor|Previewing(with: self, sourceView: view) }",
      "UIViewController.registerForPreviewing(with:sourceView:)"
    ),
    (
      "let icon = UIApplicationShortcutIcon(systemImageName: \"squ|are.and.pencil\")",
      "square.and.pencil"
    ),
  ])
  func hoverInSwift(_ marked: String, _ title: String) {
    #expect(hover(marked)?.title == title)
  }

  @Test(arguments: [
    (
      "[UIApplicationShortcutIcon iconWithType:UIApplicationShortcutIconType|Play];",
      "UIApplicationShortcutIconTypePlay"
    ),
    (
      "id item = launchOptions[UIApplicationLaunchOptionsShortcut|ItemKey];",
      "UIApplication.LaunchOptionsKey.shortcutItem"
    ),
    (
      "@implementation A\n- (void)windowScene:(UIWindowScene *)s performAction|ForShortcutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))c {}\n@end",
      "UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)"
    ),
    (
      "void f(void) { [self registerForPreviewing|WithDelegate:self sourceView:self.view]; }",
      "UIViewController.registerForPreviewing(with:sourceView:)"
    ),
  ])
  func hoverInObjectiveC(_ marked: String, _ title: String) {
    #expect(hover(marked, .objectiveC)?.title == title)
  }

  /// On a call the hover describes the called initializer, elsewhere the class.
  @Test(arguments: [
    (
      "let i = UIApplicationShortcut|Item(type: a, localizedTitle: b)",
      "UIApplicationShortcutItem.init(type:localizedTitle:)"
    ),
    (
      "let i = UIApplicationShortcut|Item(type: a, localizedTitle: b, localizedSubtitle: nil, icon: c)",
      "UIApplicationShortcutItem.init(type:localizedTitle:localizedSubtitle:icon:userInfo:)"
    ),
    (
      "let i = UIApplicationShortcut|Icon(systemImageName: a)",
      "UIApplicationShortcutIcon.init(systemImageName:)"
    ),
    ("let i = UIApplicationShortcut|Item(kind: a)", "UIApplicationShortcutItem"),
    ("let i: UIApplicationShortcut|Item", "UIApplicationShortcutItem"),
  ])
  func hoverOnInitializers(_ marked: String, _ title: String) {
    #expect(hover(marked)?.title == title)
  }

  /// A name that is only spelled like a symbol has no hover.
  @Test(arguments: [
    "let mode = Editor.Mode.com|pose", "editor.start(.com|pose)", "let ty|pe = item.kind",
    "// UIApplicationShortcut|Item", "let text = \"UIApplicationShortcut|Item\"",
    "box.image(with: size|)", "let options = [.shortcut|s]", "struct UIApplicationShortcut|Item {}",
    "#if false\nlet item: UIApplicationShortcut|Item\n#endif", "thing.typ|e = 3", "|", "func f(|",
  ])
  func otherNamesSayNothing(_ marked: String) {
    #expect(hover(marked) == nil)
  }

  @Test func hoverTellsTodaysWay() throws {
    let marked = "func f() { registerFor|Previewing(with: self, sourceView: view) }"
    let english = try #require(hover(marked)).text
    #expect(english.contains(" · iOS 9.0+") && english.contains("Deprecated in iOS 13.0"))
    #expect(english.contains("UIContextMenuInteraction"))
    #expect(english.contains("func registerForPreviewing(with"))
    let chinese = try #require(hover(marked, .swift, .simplifiedChinese)).text
    #expect(chinese.contains("弃用于 iOS 13.0") && chinese.contains("今天的写法"))
  }

  // MARK: Completion

  private let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      wind|
    }
    """

  @Test func delegateMethodsAreWrittenWhole() throws {
    let label = "windowScene(_:performActionFor:completionHandler:)"
    #expect(
      try accept(label, scene) == """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func windowScene(
            _ windowScene: UIWindowScene,
            performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
          ) {
            completionHandler(true)
          }
        }
        """)
    // The text before the name is not repeated.
    let typed = scene.replacing("wind|", with: "public func window|")
    let text = try accept(label, typed)
    #expect(text.contains("  public func windowScene(\n") && !text.contains("func func"))
  }

  @Test func overridesCallSuper() throws {
    let marked = "class A: UIViewController {\n    override func viewWillTr|\n}"
    #expect(
      try accept("viewWillTransition(to:with:)", marked) == """
        class A: UIViewController {
            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                
            }
        }
        """)
  }

  @Test func onlyWhatTheTypeIsIsProposed() {
    let labels = completions(scene.replacing("wind|", with: "|")).map(\.label)
    #expect(labels.contains("scene(_:willConnectTo:options:)"))
    #expect(!labels.contains { $0.hasPrefix("application(") || $0.hasPrefix("viewWill") })
    let present = scene.replacing(
      "wind|",
      with:
        "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}\n  |"
    )
    #expect(!completions(present).map(\.label).contains("scene(_:willConnectTo:options:)"))
    // An app for iOS 26 and later does not need API that was deprecated before.
    let app = "class AppDelegate: UIResponder, UIApplicationDelegate {\n  appl|\n}"
    let handler = "application(_:performActionFor:completionHandler:)"
    #expect(completions(app).map(\.label).contains(handler))
    #expect(!completions(app, target: Version(26)).map(\.label).contains(handler))
  }

  @Test(arguments: [
    "class A: UIViewController {\n  func f() {\n    view|\n  }\n}",
    "class A: UIViewController {\n  let x = view|\n}",
    "struct A {\n  view|\n}", "view|", "class A: UIViewController {\n  // view|\n}",
    "protocol A: UIWindowSceneDelegate {\n  wind|\n}",
  ])
  func elsewhereNothingIsProposed(_ marked: String) {
    #expect(completions(marked).isEmpty)
  }

  @Test func objectiveCMethodsAreWrittenWhole() throws {
    let marked = "@implementation AppDelegate\n\n- (void)app|\n\n@end\n"
    let label = "application:performActionForShortcutItem:completionHandler:"
    let completion = try #require(completions(marked, .objectiveC).first { $0.label == label })
    #expect(
      completion.insertion.snippet.plainText == """
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
            completionHandler(YES);
        }
        """)
  }

  @Test func iconsAreProposedByWhatTheyShow() {
    #expect(completions("let i = UIApplicationShortcutIcon(type: .|)").count == IconType.all.count)
    #expect(
      completions("let i = UIApplicationShortcutIcon(type: .cam|)").map(\.label).contains(
        "capturePhoto"))
    #expect(completions("f(.init(icon: .init(type: .comp|").first?.label == "compose")
    #expect(completions("editor.start(type: .comp|)").isEmpty)
    #expect(
      completions(
        "[UIApplicationShortcutIcon iconWithType:UIApplicationShortcutIconTypeComp|]", .objectiveC
      )
      .first?.label == "UIApplicationShortcutIconTypeCompose")
  }

  @Test func namesInIconInitializers() {
    let labels = completions(
      "let i = UIApplicationShortcutIcon(systemImageName: \"square.and.pen|\")"
    )
    .map(\.label)
    #expect(labels.first == "square.and.pencil")
    #expect(!completions("let i = UIApplicationShortcutIcon(systemImageName: \"|").isEmpty)
    #expect(completions("let i = Other(systemImageName: \"sq|\")").isEmpty)
    #expect(
      completions("[UIApplicationShortcutIcon iconWithSystemImageName:@\"magnify|\"];", .objectiveC)
        .map(\.label).contains("magnifyingglass"))
  }

  @Test func launchKeys() {
    #expect(completions("let item = launchOptions?[.|]").map(\.label) == ["shortcutItem"])
    #expect(completions("let item = list[.|]").isEmpty)
  }

  // MARK: Signature help

  private func help(_ marked: String, _ language: CodeLanguage = .swift) -> (
    label: String, parameter: String
  )? {
    let (file, offset) = open(marked, language)
    guard let help = CodeSignatureHelp.help(at: offset, in: file) else { return nil }
    let choice = help.choices[help.active]
    let parameter =
      choice.parameters.indices.contains(help.activeParameter)
      ? choice.parameters[help.activeParameter] : ""
    #expect(choice.parameters.allSatisfy(choice.label.contains))
    return (choice.label, parameter)
  }

  @Test(arguments: [
    ("let i = UIApplicationShortcutItem(|", "type: String"),
    ("let i = UIApplicationShortcutItem(type: \"a\", |", "localizedTitle: String"),
    (
      "let i = UIApplicationShortcutItem(type: \"a\", localizedTitle: f(1, 2), localizedSubtitle: nil, icon: |)",
      "icon: UIApplicationShortcutIcon?"
    ),
    ("let i = UIApplicationShortcutIcon(templateImageName: |", "templateImageName: String"),
    ("f(icon: .init(systemImageName: \"|\"))", "systemImageName: String"),
  ])
  func parametersOfInitializers(_ marked: String, _ parameter: String) {
    #expect(help(marked)?.parameter == parameter)
  }

  @Test func signatureHelpElsewhere() {
    #expect(help("f(|)") == nil)
    #expect(help("let i = UIApplicationShortcutItem(type: \"a\", localizedTitle: g(|))") == nil)
    #expect(help("|") == nil)
    #expect(
      help(
        "id i = [[UIApplicationShortcutItem alloc] initWithType:@\"a\" localizedTitle:|",
        .objectiveC)?
        .parameter == "localizedTitle:(NSString *)localizedTitle")
  }

  /// Unfinished and damaged code is queried all the time.
  @Test(.slow) func anyPlaceOfAnyTextIsAnswered() throws {
    var random = SplitMix64(seed: 9)
    for path in try Project.files(below: "Samples/Broken", suffix: ".swift")
      + Project.files(below: "Samples/Broken", suffix: ".m")
    {
      let whole = Array(try Project.text(path).utf8)
      let language: CodeLanguage = path.hasSuffix(".m") ? .objectiveC : .swift
      for _ in 0..<40 {
        let cut = Int.random(in: 0...whole.count, using: &random)
        let file = CodeFile(
          SourceText(String(decoding: whole.prefix(cut), as: UTF8.self)), language)
        let code = CheckedCode(file, options: CheckOptions())
        for offset in [0, cut / 2, cut - 1, cut, cut + 7] {
          _ = CodeHover.hover(at: offset, in: file, language: .english)
          _ = CodeCompletion.completions(at: offset, in: code)
          _ = CodeSignatureHelp.help(at: offset, in: file)
        }
      }
    }
  }
}
