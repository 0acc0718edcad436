import ActionFlow
import CodeSyntax
import Guide
import SourceText

/// Generates tests that pick each quick action on the Home Screen by its type, in any language, once with and once
/// without the app running. The expected result is left to be filled in.
package enum TestsGenerator {
  static let name = "QuickActionUITests"

  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    guard !app.actions.isEmpty else { throw GenerationFailure(.noActions) }
    var code = GeneratedCode(
      language, imports: [language == .swift ? "XCTest" : "<XCTest/XCTest.h>"])
    code.names = [name]
    let names = CodeNames.names(byTitleOf: app.actions, besides: []).map(CodeNames.capitalized)
    let tests = zip(app.actions, names).map { action, name in
      language == .swift
        ? swift(action, name, app.mark) : objectiveC(action, name, app.mark)
    }
    switch language {
    case .swift:
      code.declarations = [
        GeneratedCode.swiftType(
          "@MainActor\nfinal class \(name): XCTestCase", [swiftSetup] + tests + [swiftHelper])
      ]
    case .objectiveC:
      code.declarations = [
        "@interface \(name) : XCTestCase\n@end",
        "@implementation \(name)\n\n"
          + ([objectiveCSetup] + tests + [objectiveCHelper]).joined(separator: "\n\n") + "\n\n@end",
      ]
    }
    code.notes.append(.target)
    return code
  }

  private static func expectation(of action: DeclaredAction) -> String {
    "Expect the screen of “\(action.shownTitle)”."
  }

  /// Finds the button of an action: its identifier is the type (observed).
  ///
  /// - Returns: the type, or the part after the bundle identifier, including the dot.
  private static func type(_ action: DeclaredAction) -> String {
    switch action.form {
    case .text(let text): text
    case .behindBundleIdentifier(let text): "." + text
    }
  }

  // MARK: Swift

  private static let swiftSetup = """
    override func setUp() async throws {
      continueAfterFailure = false
    }
    """

  private static func swift(
    _ action: DeclaredAction, _ name: String, _ mark: ToDoMark
  ) -> String {
    let type = CodeLiteral.swift(type(action))
    return """
      func test\(name)AfterColdLaunch() {
        expect\(name)(in: pick(\(type), whileRunning: false))
      }

      func test\(name)WhileRunning() {
        expect\(name)(in: pick(\(type), whileRunning: true))
      }

      private func expect\(name)(in app: XCUIApplication) {
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 10))
        \(mark.line(expectation(of: action), .swift))
      }
      """
  }

  private static let swiftHelper = """
    /// Picks a quick action in the menu of the app's icon, by its type; one that begins with a dot is the end of one.
    private func pick(_ type: String, whileRunning isRunning: Bool) -> XCUIApplication {
      let app = XCUIApplication()
      app.launch()
      let name = app.label
      XCUIDevice.shared.press(.home)
      if !isRunning { app.terminate() }
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      let icon = springboard.icons[name].firstMatch
      let comparison = type.hasPrefix(".") ? "ENDSWITH" : "=="
      let isOfType = NSPredicate(format: "identifier \\(comparison) %@", type)
      let button = springboard.buttons.matching(isOfType).firstMatch
      // The Home Screen can miss a press while it moves.
      for _ in 1...3 where !button.exists {
        XCUIDevice.shared.press(.home)
        guard icon.waitForExistence(timeout: 5) else { continue }
        icon.press(forDuration: 1.5)
        _ = button.waitForExistence(timeout: 3)
      }
      XCTAssertTrue(button.exists, "no quick action “\\(type)” in the menu of “\\(name)”")
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

  private static func objectiveC(
    _ action: DeclaredAction, _ name: String, _ mark: ToDoMark
  ) -> String {
    let type = CodeLiteral.objectiveC(type(action))
    return """
      - (void)test\(name)AfterColdLaunch {
        [self expect\(name)In:[self pick:\(type) whileRunning:NO]];
      }

      - (void)test\(name)WhileRunning {
        [self expect\(name)In:[self pick:\(type) whileRunning:YES]];
      }

      - (void)expect\(name)In:(XCUIApplication *)app {
        XCTAssertTrue([app waitForState:XCUIApplicationStateRunningForeground timeout:10]);
        \(mark.line(expectation(of: action), .objectiveC))
      }
      """
  }

  private static let objectiveCHelper = """
    /// Picks a quick action in the menu of the app's icon, by its type; one that begins with a dot is the end of one.
    - (XCUIApplication *)pick:(NSString *)type whileRunning:(BOOL)isRunning {
      XCUIApplication *app = [[XCUIApplication alloc] init];
      [app launch];
      NSString *name = app.label;
      [XCUIDevice.sharedDevice pressButton:XCUIDeviceButtonHome];
      if (!isRunning) {
        [app terminate];
      }
      XCUIApplication *springboard =
        [[XCUIApplication alloc] initWithBundleIdentifier:@"com.apple.springboard"];
      XCUIElement *icon = springboard.icons[name].firstMatch;
      NSPredicate *isOfType = [type hasPrefix:@"."]
        ? [NSPredicate predicateWithFormat:@"identifier ENDSWITH %@", type]
        : [NSPredicate predicateWithFormat:@"identifier == %@", type];
      XCUIElement *button = [springboard.buttons matchingPredicate:isOfType].firstMatch;
      // The Home Screen can miss a press while it moves.
      for (NSInteger attempt = 0; attempt < 3 && !button.exists; attempt++) {
        [XCUIDevice.sharedDevice pressButton:XCUIDeviceButtonHome];
        if ([icon waitForExistenceWithTimeout:5]) {
          [icon pressForDuration:1.5];
          (void)[button waitForExistenceWithTimeout:3];
        }
      }
      XCTAssertTrue(button.exists, @"no quick action “%@” in the menu of “%@”", type, name);
      [button tap];
      return app;
    }
    """
}

extension LocalizedText {
  fileprivate static let target = LocalizedText(
    en:
      "the tests belong to a UI test target; they find the actions by their types, so that the language does not matter",
    zhHans: "这些测试属于 UI 测试 target；它们按类型查找快捷操作，因此与语言无关")
}
