import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum PreviewRegisteredRepeatedly: Rule {
  package static let description = RuleDescription(
    "preview-registered-repeatedly", .warning, group: .threeDTouch,
    title: LocalizedText(
      en: "A view is registered for peek and pop again and again.", zhHans: "同一视图反复注册预览。"),
    why: LocalizedText(
      en: """
        `viewWillAppear`, `traitCollectionDidChange` and the like run many times in the life of a view \
        controller. A registration lasts until it is taken back with the context that it returned; here \
        the context is thrown away, so they add up.

        Register in `viewDidLoad`. Where it depends on traits, keep the context, register only while \
        there is none, and unregister when 3D Touch is switched off.
        """,
      zhHans: """
        `viewWillAppear`、`traitCollectionDidChange` 等方法在视图控制器的生命期内会运行很多次。注册一直有效，直到用它\
        返回的 context 撤销为止；这里丢掉了 context，注册就越积越多。

        请在 `viewDidLoad` 里注册。如果取决于特征，就保存 context，没有时才注册，3D Touch 被关闭时撤销。
        """),
    examples: [
      .fires(
        .swift,
        """
        class ViewController: UIViewController {
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if traitCollection.forceTouchCapability == .available {
              «registerForPreviewing(with: self, sourceView: view)»
            }
          }
        }
        """, message: "This runs many times"),
      .fires(
        .swift,
        """
        class ViewController: UIViewController {
          override func viewWillAppear(animated: Bool) { check3DTouch() }
          func check3DTouch() {
            // Check.
            «self.registerForPreviewingWithDelegate(self, sourceView: self.view)»
          }
        }
        """, message: "This runs many times"),
      .fires(
        .objectiveC,
        """
        @implementation ViewController
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          «[self registerForPreviewingWithDelegate:self sourceView:self.view]»;
        }
        @end
        """, message: "This runs many times"),
      .silent(
        .swift,
        """
        class ViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForPreviewing(with: self, sourceView: view)
          }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            // registerForPreviewing(with: self, sourceView: view)
            if !isRegistered { register() }
          }
          func register() { registerForPreviewing(with: self, sourceView: view) }
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation ViewController
        - (void)traitCollectionDidChange:(UITraitCollection *)previous {
          [super traitCollectionDidChange:previous];
          if (!self.context) {
            self.context = [self registerForPreviewingWithDelegate:self sourceView:self.view];
          }
        }
        @end
        """),
    ],
    reference: RuleDescription.previewingReference)

  private static let repeated = [
    "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "traitCollectionDidChange", "layoutSubviews",
  ]

  /// Parts of a condition that is the same each time.
  private static let constant: Set<String> = [
    "self", "view", "traitCollection", "forceTouchCapability", "available", "Available",
    "unavailable", "Unavailable", "UIForceTouchCapability", "UIForceTouchCapabilityAvailable",
    "UIForceTouchCapabilityUnavailable", "unknown", "Unknown", "iOS", "let", "var", "if", "case",
    "respondsToSelector", "responds", "to", "selector", "forceTouch", "window", "tableView",
    "collectionView", "YES", "true",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    var callers: [String: Callers] = [:]
    for function in file.functions {
      guard let body = function.body, !file.mentions("dispatch_once", in: body) else { continue }
      let registrations = file.previewRegistrations(in: body).filter(\.isDiscarded)
      guard !registrations.isEmpty else { continue }
      let ofType = file.type(of: function).map { type in
        let known = callers[type.name] ?? Callers(type, file)
        callers[type.name] = known
        return known
      }
      if ofType?.unregister == true { continue }
      guard isRepeated(function) || ofType?.repeated.contains(function.baseName) == true else {
        continue
      }
      let flow = CodeFlow(file, body)
      for registration in registrations
      where isUnconditional(flow.asked(before: registration.call.nameToken), file) {
        report.add(.again, at: file.bytes(of: registration.call.tokens))
      }
    }
  }

  /// The calls in the methods of a type.
  private struct Callers {
    /// True if one of the methods ends a registration.
    var unregister = false
    /// The names that methods which run many times call each time.
    var repeated: Set<String> = []

    init(_ type: CodeType, _ file: CodeFile) {
      for function in file.functions(of: type) {
        guard let body = function.body else { continue }
        let calls = file.calls(in: body)
        unregister =
          unregister || calls.contains { $0.baseName.hasPrefix("unregisterForPreviewing") }
        guard isRepeated(function) else { continue }
        let flow = CodeFlow(file, body)
        for call in calls where !repeated.contains(call.baseName) {
          guard isUnconditional(flow.asked(before: call.nameToken), file) else { continue }
          repeated.insert(call.baseName)
        }
      }
    }
  }

  private static func isRepeated(_ function: CodeFunction) -> Bool {
    repeated.contains(function.baseName)
  }

  private static func isUnconditional(_ asked: [CodeFlow.Asked], _ file: CodeFile) -> Bool {
    asked.allSatisfy { condition in
      file.identifiers(in: condition.tokens).allSatisfy { name in
        constant.contains(name) || name.lowercased().contains("3dtouch")
          || name.lowercased().contains("forcetouch")
      }
    }
  }
}

extension RuleDescription {
  static let previewingReference =
    "https://developer.apple.com/documentation/uikit/uiviewcontroller/registerforpreviewing(with:sourceview:)"
}

extension LocalizedText {
  fileprivate static let again = LocalizedText(
    en:
      "This runs many times and registers each time: do it once, in viewDidLoad, or keep the context.",
    zhHans: "这里会运行很多次，每次都注册：请在 viewDidLoad 里注册一次，或者保存返回的 context。")
}
