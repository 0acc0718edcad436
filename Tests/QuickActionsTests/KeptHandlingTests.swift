import CodeModel
import SourceText
import Testing
@testable import ActionFlow
@testable import Checks
@testable import Linter

/// Quick actions that a delegate stores until the app is active, in both languages.
@Suite struct KeptHandlingTests {
  private static func objectiveC(
    launch: String, active: String, handler: String = "done([self handle:item]);",
    property: String = "@interface AppDelegate ()\n@property UIApplicationShortcutItem *kept;\n@end"
  ) -> CodeFile {
    let text = """
      \(property)
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
        \(launch)
      }
      - (void)applicationDidBecomeActive:(UIApplication *)app {
        \(active)
      }
      - (void)application:(UIApplication *)app performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        \(handler)
      }
      - (BOOL)handle:(UIApplicationShortcutItem *)item { return [self open:item.type]; }
      - (BOOL)open:(NSString *)type { return [self.router show:type]; }
      @end
      """
    return CodeFile(SourceText(text), .objectiveC)
  }

  private static let key = "options[UIApplicationLaunchOptionsShortcutItemKey]"
  private static let taking = "if (self.kept) { [self handle:self.kept]; self.kept = nil; }"

  private static func reports(_ file: CodeFile) -> Bool {
    Validator.findings(in: CheckedCode(file, options: CheckOptions()), CheckOptions())
      .contains { $0.rule == "handled-twice" }
  }

  @Test(arguments: [
    ("self.kept = \(key); return YES;", true),
    ("if (\(key)) { self.kept = \(key); return NO; } return YES;", false),
  ])
  func launchesKeepAndSayYes(_ launch: String, _ isReported: Bool) {
    #expect(Self.reports(Self.objectiveC(launch: launch, active: Self.taking)) == isReported)
  }

  /// An item that both methods store is handled once, by the code that reads it.
  @Test func bothKeep() {
    #expect(
      !Self.reports(
        Self.objectiveC(
          launch: "self.kept = \(Self.key); return YES;", active: Self.taking,
          handler: "self.kept = item; done(YES);")))
  }

  @Test(arguments: [
    ("if (self.kept) { [self handle:self.kept]; }", true),
    ("[self handle:self.kept];", true),
    (taking, false), ("if (self.kept && !self.isDone) { [self handle:self.kept]; }", false),
    ("if (self.kept) { [self handle:self.kept]; _kept = nil; }", false),
    ("if (self.kept) { [self handle:self.kept]; [self setKept:nil]; }", false),
  ])
  func whatIsKeptIsNeverCleared(_ active: String, _ isReported: Bool) {
    let launch = "if (\(Self.key)) { self.kept = \(Self.key); return NO; } return YES;"
    let found = KeptHandling.all(in: Self.objectiveC(launch: launch, active: active), .app)
    #expect(!found.isEmpty == isReported)
  }

  /// Other files may reset a property that a header declares.
  @Test func anotherFileDeclaresIt() {
    let file = Self.objectiveC(
      launch: "self.kept = \(Self.key); return NO;", active: "[self handle:self.kept];",
      property: "")
    #expect(KeptHandling.all(in: file, .app).isEmpty)
  }
}
