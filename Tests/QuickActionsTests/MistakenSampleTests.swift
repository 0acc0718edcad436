import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import Checks
@testable import Linter

/// The kinds of wrong code in widely read guides, by the numbers in `Tests/GuideTests/Mistakes.tsv`: each has
/// its finding, and none once it is corrected.
@Suite struct MistakenSampleTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let id: String
    let rule: String
    let language: CodeLanguage
    let mistaken: String
    /// The replacements that correct it.
    let mended: [(String, String)]
    var target = Version(12)
    var testDescription: String { id }
  }

  private static let handler = """
    - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done
    """

  static let samples: [Sample] = [
    Sample(
      id: "E16", rule: "completion-handler-not-called", language: .objectiveC,
      mistaken: """
        @implementation AppDelegate
        \(handler)
        {
            if ([item.type isEqualToString:@"com.example.scan"]) {
                [self scan];
            } else {
                NSLog(@"其他");
            }
        }
        @end
        """, mended: [("\n    }\n}", "\n    }\n    done(YES);\n}")]),
    Sample(
      id: "E18", rule: "compares-localized-title", language: .objectiveC,
      mistaken: """
        @implementation AppDelegate
        \(handler)
        {
            if ([item.localizedTitle isEqualToString:@"扫一扫"]) {
                [self scan];
            }
            done(YES);
        }
        @end
        """, mended: [("item.localizedTitle", "item.type")]),
    Sample(
      id: "E23", rule: "handled-twice", language: .objectiveC,
      mistaken: """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
        {
            UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
            if (item) {
                [self goTo:item.type];
            }
            return YES;
        }
        \(handler)
        {
            [self goTo:item.type];
            done(YES);
        }
        @end
        """,
      mended: [
        ("[self goTo:item.type];\n    }", "[self goTo:item.type];\n        return NO;\n    }")
      ]
    ),
    Sample(
      id: "E37", rule: "unconverted-preview-location", language: .objectiveC,
      mistaken: """
        @implementation ListViewController
        - (void)show:(UITableViewCell *)cell
        {
            [self registerForPreviewingWithDelegate:self sourceView:cell];
        }
        - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location
        {
            CGPoint point = [self.tableView convertPoint:location fromView:context.sourceView];
            NSIndexPath *path = [self.tableView indexPathForRowAtPoint:location];
            return [self detailAt:path];
        }
        @end
        """, mended: [("RowAtPoint:location]", "RowAtPoint:point]")]),
    Sample(
      id: "E38", rule: "preview-registered-per-cell", language: .objectiveC,
      mistaken: """
        @implementation ListViewController
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path
        {
            UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row"];
            if (self.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable) {
                [self registerForPreviewingWithDelegate:self sourceView:cell];
            }
            return cell;
        }
        - (void)viewDidLoad
        {
            [super viewDidLoad];
        }
        @end
        """,
      mended: [
        ("[self registerForPreviewingWithDelegate:self sourceView:cell];", ""),
        (
          "[super viewDidLoad];",
          "[super viewDidLoad];\n[self registerForPreviewingWithDelegate:self sourceView:self.tableView];"
        ),
      ]),
    Sample(
      id: "E45", rule: "deprecated-api", language: .swift,
      mistaken: """
        final class ListViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForPreviewing(with: self, sourceView: tableView)
          }
        }
        """,
      mended: [
        (
          "registerForPreviewing(with: self, sourceView: tableView)",
          "view.addInteraction(UIContextMenuInteraction(delegate: self))"
        )
      ], target: Version(13)),
    Sample(
      id: "E55", rule: "missing-super-call", language: .swift,
      mistaken: """
        final class PageViewController: UIViewController {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            if previous?.verticalSizeClass == .compact { layOutUpright() }
          }
        }
        """,
      mended: [("if previous", "super.traitCollectionDidChange(previous)\n    if previous")]),
    Sample(
      id: "E66", rule: "deprecated-api", language: .objectiveC,
      mistaken: """
        @implementation SplitContainer
        - (void)narrow:(UIViewController *)child
        {
            [self setOverrideTraitCollection:self.compact forChildViewController:child];
        }
        @end
        """,
      mended: [
        (
          "[self setOverrideTraitCollection:self.compact forChildViewController:child]",
          "child.traitOverrides.horizontalSizeClass = UIUserInterfaceSizeClassCompact"
        )
      ], target: Version(17)),
    Sample(
      id: "E69", rule: "adaptive-style-incomplete", language: .swift,
      mistaken: """
        extension NoteViewController: UIPopoverPresentationControllerDelegate {
          func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            return .none
          }
        }
        """,
      mended: [
        (
          "for controller: UIPresentationController)",
          "for controller: UIPresentationController, traitCollection: UITraitCollection)"
        )
      ]
    ),
  ]

  @Test(arguments: samples)
  func findsTheMistakeAndNothingInWhatIsRight(_ sample: Sample) {
    #expect(rules(sample.mistaken, sample).contains(sample.rule))
    var right = sample.mistaken
    for (old, new) in sample.mended {
      #expect(right.contains(old))
      right = right.replacing(old, with: new)
    }
    #expect(rules(right, sample) == [])
  }

  private func rules(_ text: String, _ sample: Sample) -> [String] {
    let file = CodeFile(SourceText(text), sample.language)
    let code = CheckedCode(file, options: CheckOptions(deploymentTarget: sample.target))
    return Validator.findings(in: code, CheckOptions(deploymentTarget: sample.target)).map(\.rule)
  }
}
