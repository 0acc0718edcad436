import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum ForceTouchUnchecked: Rule {
  package static let description = RuleDescription(
    "force-touch-unchecked", .hint, group: .threeDTouch,
    title: LocalizedText(
      en: "Peek and pop is registered without asking for 3D Touch.",
      zhHans: "注册预览前没有检查 3D Touch。"),
    why: LocalizedText(
      en: """
        Without 3D Touch the registration does nothing, so it does no harm; Apple's own samples leave the \
        question out. Apple's guide asks for it all the same, because those devices need another way to \
        the same thing: a long press, or since iOS 13 a context menu. Switch this on to be reminded.
        """,
      zhHans: """
        没有 3D Touch 时注册不起作用，也没有坏处，Apple 自己的示例里也有不检查的。不过 Apple 的指南仍要求检查，因为那些设备需要\
        另一种入口：长按，或者 iOS 13 起的上下文菜单。想要提醒时再打开此规则。
        """),
    examples: [
      .fires(
        .swift,
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          «registerForPreviewing(with: self, sourceView: view)» // Peek.
        }
        """, message: "Without 3D Touch this"),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          «[self registerForPreviewingWithDelegate:self sourceView:self.view]»;
        }
        @end
        """, message: "Without 3D Touch this"),
      .silent(
        .swift,
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          if traitCollection.forceTouchCapability == .available {
            registerForPreviewing(with: self, sourceView: view)
          }
          // registerForPreviewing(with: self, sourceView: view)
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation ListViewController
        - (void)viewDidLoad {
          if ([self is3DTouchAvailable]) { [self registerForPreviewingWithDelegate:self sourceView:self.view]; }
        }
        @end
        """),
    ],
    reference: RuleDescription.previewingReference, isOffByDefault: true)

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for function in file.functions {
      guard let body = function.body else { continue }
      let registrations = file.previewRegistrations(in: body)
      guard !registrations.isEmpty else { continue }
      let flow = CodeFlow(file, body)
      let isAskedByCallers = file.asksForForce(beforeCalling: function)
      for registration in registrations where !isAskedByCallers {
        let asked = flow.asked(before: registration.call.nameToken)
        if !asked.contains(where: { file.asksForForce(in: $0.tokens) }) {
          report.add(.unchecked, at: file.bytes(of: registration.call.tokens))
        }
      }
    }
  }
}

extension LocalizedText {
  fileprivate static let unchecked = LocalizedText(
    en: "Without 3D Touch this does nothing: ask for it, and offer another way.",
    zhHans: "没有 3D Touch 时这里不起作用：请先检查，并提供另一种入口。")
}
