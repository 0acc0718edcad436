import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import RuleSubjects
import SourceText

package enum DeprecatedApi: Rule {
  package static let needs: Set<Need> = [.project, .code]
  package static let description = RuleDescription(
    "deprecated-api", .information, group: .traits,
    title: LocalizedText(
      en: "A symbol is deprecated in every system that the app runs on.",
      zhHans: "App 所支持的所有系统都已弃用该符号。"),
    why: LocalizedText(
      en: """
        The app is made for no system older than the one that deprecated the symbol, so there is no \
        reason left to use it. Peek and pop are context menus since iOS 13, trait changes are \
        registered for since iOS 17, and from iOS 26 on quick actions come to scenes. Each symbol is \
        reported once in a file, and only where the deployment target is known; what runs on older \
        systems alone, such as the `else` of `if #available`, is left alone.
        """,
      zhHans: """
        App 支持的最低系统已经弃用了这个符号，没有理由再用它。自 iOS 13 起用上下文菜单代替 peek 和 pop，自 iOS 17 起\
        通过注册得知特征变化，自 iOS 26 起快捷操作交给场景处理。每个符号在一个文件里只报告一次，并且只在部署目标已知时\
        报告；只在旧系统上运行的代码（例如 `if #available` 的 `else`）不会报告。
        """),
    examples: [
      .silent(
        .objectiveC,
        """
        @implementation ListViewController
        - (UIAlertAction *)action {
          return [UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil];
        }
        @end
        """, beside: ExampleProject.beside(deploymentTarget: "15.0")),
      .fires(
        .swift,
        """
        class PhotoViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            «registerForPreviewing»(with: delegate, sourceView: view)
          }
          override func «traitCollectionDidChange»(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
          }
        }
        """, beside: ExampleProject.beside(deploymentTarget: "17.0"),
        message: "Deprecated in iOS 13.0; use UIContextMenuInteraction"),
      .fires(
        .swift,
        """
        class NotesDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            launchOptions?[.«shortcutItem»] == nil
          }
        }
        """, beside: ExampleProject.beside(deploymentTarget: "26.0"),
        message: "Deprecated in iOS 26.0"),
      .fires(
        .swift,
        """
        class PlayerViewController: UIViewController, UIPopoverPresentationControllerDelegate {
          func «popoverPresentationControllerDidDismissPopover»(_ popoverPresentationController: UIPopoverPresentationController) {
            resume()
          }
        }
        """, beside: ExampleProject.beside(deploymentTarget: "15.0"),
        message: "Deprecated in iOS 13.0; use"),
      .fires(
        .swift,
        """
        class ClipViewController: HostViewController {
          func «popoverPresentationControllerDidDismissPopover»(_ popoverPresentationController: UIPopoverPresentationController) {
            resume()
          }
        }
        """,
        beside: ExampleProject.beside(deploymentTarget: "15.0").merging([
          "HostViewController.swift": Array(
            "class HostViewController: UIViewController, UIPopoverPresentationControllerDelegate {}\n"
              .utf8)
        ]) { first, _ in first }, message: "Deprecated in iOS 13.0; use"),
      .fires(
        .objectiveC,
        """
        @implementation PhotoViewController
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self «registerForPreviewingWithDelegate»:self sourceView:self.view];
        }
        @end
        """, beside: ExampleProject.beside(deploymentTarget: "13.0"),
        message: "Deprecated in iOS 13.0; use UIContextMenuInteraction"),
      .silent(
        .swift,
        """
        class PhotoViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            if #available(iOS 13.0, *) {
              view.addInteraction(UIContextMenuInteraction(delegate: self))
            } else {
              registerForPreviewing(with: self, sourceView: view)
            }
          }
          @available(iOS, deprecated: 17.0)
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
          }
        }
        """, beside: ExampleProject.beside(deploymentTarget: "17.0")),
      .silent(
        .swift,
        """
        class PhotoViewController: UIViewController {
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
          }
        }
        """, beside: ExampleProject.beside(deploymentTarget: "16.4")),
      .silent(
        .objectiveC,
        """
        @implementation PhotoViewController
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self registerForPreviewingWithDelegate:self sourceView:self.view];
        }
        @end
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/adapting-your-app-when-traits-change"
  )

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    guard let target = code.deploymentTarget else { return }
    let uses = DeprecatedUse.all(in: code.file, inherited: code.supertypes) { signature in
      signature.deprecated.map { $0 <= target } ?? false
    }
    for use in uses {
      report.add(
        .deprecated(use.signature), at: code.file.bytes(of: use.token), tags: [.deprecated],
        fixes: [renaming(use, code)])
    }
  }

  /// Methods that were only renamed and take a more general type.
  private static let renamed = [
    "popoverPresentationControllerDidDismissPopover": "presentationControllerDidDismiss",
    "popoverPresentationControllerShouldDismissPopover": "presentationControllerShouldDismiss",
  ]

  /// Returns the fix that gives a method today's name and type, where its body does not need members of the old type.
  /// It is not preferred: the new method is called for sheets as well.
  private static func renaming(_ use: DeprecatedUse, _ code: CheckedCode) -> Fix? {
    let file = code.file
    guard
      let function = file.functions.first(where: { $0.declaration.nameToken == use.token }),
      let name = renamed[function.baseName], let body = function.body,
      let parameter = function.parameters.first, function.parameters.count == 1,
      !file.mentions(parameter.name, in: body), function.declaration.attributes.isEmpty,
      let old = parameter.type.first(where: {
        file.tree.isToken($0, "UIPopoverPresentationController")
      }), let type = file.type(of: function),
      !file.functions(of: type).contains(where: { $0.baseName == name }),
      !(code.facts.otherCode()?.parts(of: type.name) ?? []).contains(where: { part in
        part.functions.contains { $0.hasPrefix(name) }
      })
    else { return nil }
    return Fix(
      .rename(name),
      [
        TextEdit(file.bytes(of: use.token), name),
        TextEdit(file.bytes(of: old), "UIPresentationController"),
      ], isPreferred: false)
  }
}

extension LocalizedText {
  fileprivate static func rename(_ name: String) -> LocalizedText {
    LocalizedText(en: "Rename to \(name)", zhHans: "改名为 \(name)")
  }
  fileprivate static func deprecated(_ signature: APISignature) -> LocalizedText {
    let version = signature.deprecated?.description ?? ""
    guard let today = signature.replacements.first else {
      return LocalizedText(
        en: "Deprecated in iOS \(version).", zhHans: "自 iOS \(version) 起弃用。")
    }
    return LocalizedText(
      en: "Deprecated in iOS \(version); use \(today).",
      zhHans: "自 iOS \(version) 起弃用，请改用 \(today)。")
  }
}
