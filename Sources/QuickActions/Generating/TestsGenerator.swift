import CodeSyntax
import Guide
import SourceText

/// Tests that pick each quick action on the Home Screen, once when the app is not running and once when it
/// is. What the app should show then is for the person who knows to fill in.
enum TestsGenerator {
  static let name = "QuickActionUITests"

  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    guard !app.actions.isEmpty else { throw GenerationFailure(.noActions) }
    var code = GeneratedCode(
      language, imports: [language == .swift ? "XCTest" : "<XCTest/XCTest.h>"])
    code.names = [name]
    let names = CodeNames.names(for: app.actions).map(CodeNames.capitalized)
    let tests = zip(app.actions, names).map { action, name in
      language == .swift ? swift(action, name) : objectiveC(action, name)
    }
    let style = CodeStyle(step: "  ", newline: "\n")
    switch language {
    case .swift:
      code.declarations = [
        "@MainActor\nfinal class \(name): XCTestCase {\n"
          + ([swiftSetup] + tests + [swiftHelper]).map { style.lay($0, indentation: "  ") }
          .joined(separator: "\n\n") + "\n}"
      ]
    case .objectiveC:
      code.declarations = [
        "@interface \(name) : XCTestCase\n@end",
        "@implementation \(name)\n\n"
          + ([objectiveCSetup] + tests + [objectiveCHelper]).joined(separator: "\n\n") + "\n\n@end",
      ]
    }
    code.notes.append(.titles)
    return code
  }

  private static func title(_ action: DeclaredAction) -> String {
    action.title.isEmpty ? action.ownType : action.title
  }

  // MARK: Swift

  private static let swiftSetup = """
    override func setUp() async throws {
      continueAfterFailure = false
    }
    """

  private static func swift(_ action: DeclaredAction, _ name: String) -> String {
    let title = CodeLiteral.swift(title(action))
    let expectation = "// Expect the screen of “\(action.shownTitle)” here."
    return """
      func test\(name)AfterColdLaunch() {
        let app = pick(\(title), whileRunning: false)
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 10))
        \(expectation)
      }

      func test\(name)WhileRunning() {
        let app = pick(\(title), whileRunning: true)
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 10))
        \(expectation)
      }
      """
  }

  private static let swiftHelper = """
    /// Picks a quick action in the menu of the app's icon.
    private func pick(_ title: String, whileRunning isRunning: Bool) -> XCUIApplication {
      let app = XCUIApplication()
      app.launch()
      let name = app.label
      XCUIDevice.shared.press(.home)
      if !isRunning { app.terminate() }
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      let icon = springboard.icons[name]
      XCTAssertTrue(icon.waitForExistence(timeout: 10), "no icon “\\(name)” on this page")
      icon.press(forDuration: 1.5)
      let button = springboard.buttons[title]
      XCTAssertTrue(button.waitForExistence(timeout: 10), "no quick action “\\(title)”")
      button.tap()
      return app
    }
    """

  // MARK: Objective-C

  private static let objectiveCSetup = """
    - (void)setUp {
      self.continueAfterFailure = NO;
    }
    """

  private static func objectiveC(_ action: DeclaredAction, _ name: String) -> String {
    let title = CodeLiteral.objectiveC(title(action))
    let expectation = "// Expect the screen of “\(action.shownTitle)” here."
    return """
      - (void)test\(name)AfterColdLaunch {
        XCUIApplication *app = [self pick:\(title) whileRunning:NO];
        XCTAssertTrue([app waitForState:XCUIApplicationStateRunningForeground timeout:10]);
        \(expectation)
      }

      - (void)test\(name)WhileRunning {
        XCUIApplication *app = [self pick:\(title) whileRunning:YES];
        XCTAssertTrue([app waitForState:XCUIApplicationStateRunningForeground timeout:10]);
        \(expectation)
      }
      """
  }

  private static let objectiveCHelper = """
    /// Picks a quick action in the menu of the app's icon.
    - (XCUIApplication *)pick:(NSString *)title whileRunning:(BOOL)isRunning {
      XCUIApplication *app = [[XCUIApplication alloc] init];
      [app launch];
      NSString *name = app.label;
      [XCUIDevice.sharedDevice pressButton:XCUIDeviceButtonHome];
      if (!isRunning) {
        [app terminate];
      }
      XCUIApplication *springboard =
        [[XCUIApplication alloc] initWithBundleIdentifier:@"com.apple.springboard"];
      XCUIElement *icon = springboard.icons[name];
      XCTAssertTrue([icon waitForExistenceWithTimeout:10], @"no icon “%@” on this page", name);
      [icon pressForDuration:1.5];
      XCUIElement *button = springboard.buttons[title];
      XCTAssertTrue([button waitForExistenceWithTimeout:10], @"no quick action “%@”", title);
      [button tap];
      return app;
    }
    """
}

extension LocalizedText {
  fileprivate static let titles = LocalizedText(
    en:
      "the tests belong to a UI test target; they pick the actions by their titles, so run them in the development language",
    zhHans: "这些测试属于 UI 测试 target；它们按标题选择快捷操作，请用开发语言运行")
}
