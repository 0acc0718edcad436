import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum QuickActionsGatedOn3DTouch: Rule {
  package static let description = RuleDescription(
    "quick-actions-gated-on-3d-touch", .warning,
    title: LocalizedText(
      en: "Quick actions are set only where the screen measures force.",
      zhHans: "只在支持 3D Touch 的屏幕上设置快捷操作。"),
    why: LocalizedText(
      en: """
        Since iOS 13 every iPhone and iPad shows quick actions: people touch and hold the icon. \
        `forceTouchCapability` is `available` on the 6s to the XS only, so with this condition all newer \
        devices have none. In a handler it makes those devices pass over the action that was picked.

        Set `shortcutItems` without asking. Where there is no menu to show them in, they do no harm.
        """,
      zhHans: """
        从 iOS 13 起，所有 iPhone 和 iPad 都能显示快捷操作：按住图标即可。只有 6s 到 XS 的 `forceTouchCapability` 为 \
        `available`，加上这个条件，之后的设备就全都没有快捷操作了。写在处理方法里，这些设备就不会处理所选的快捷操作。

        请直接设置 `shortcutItems`，不必判断。在没有这种菜单的设备上，设置了也无妨。
        """),
    examples: [
      .fires(
        .swift,
        """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if window?.traitCollection.«forceTouchCapability» == .available {
            application.shortcutItems = [search]
          }
          return true
        }
        """, message: "Since iOS 13 quick"),
      .fires(
        .swift,
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          // Nothing without 3D Touch.
          guard traitCollection.«forceTouchCapability» == .Available else { return }
          UIApplication.sharedApplication().shortcutItems = [search]
        }
        """, message: "Since iOS 13 quick"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)addItems {
          if (self.window.traitCollection.«forceTouchCapability» != UIForceTouchCapabilityAvailable) { return; }
          [UIApplication sharedApplication].shortcutItems = @[self.search];
        }
        @end
        """, message: "Since iOS 13 quick"),
      .fires(
        .swift,
        """
        class HomeViewController: UIViewController {
          var hasForce: Bool { return traitCollection.forceTouchCapability == .available }
          override func viewDidLoad() {
            super.viewDidLoad()
            if «hasForce» == true { offerActions() }
          }
          func offerActions() { UIApplication.shared.shortcutItems = [search] }
        }
        """, message: "Since iOS 13 quick"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)setUp:(UIApplication *)application {
          if ([self.window.traitCollection respondsToSelector:@selector(forceTouchCapability)]) {
            if (self.window.traitCollection.«forceTouchCapability» != UIForceTouchCapabilityAvailable) { return; }
          }
          application.shortcutItems = @[search];
        }
        @end
        """),
      .fires(
        .swift,
        """
        func configure(_ application: UIApplication) {
          if #available(iOS 9.0, *) {
            if window?.traitCollection.«forceTouchCapability» != .available { return }
          } else {
            return
          }
          application.shortcutItems = [search]
        }
        """),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          NSLog(@"Quick action: %@", item.type);
          if (self.window.traitCollection.«forceTouchCapability» == UIForceTouchCapabilityAvailable) {
            if ([item.type isEqualToString:@"com.example.search"]) { [self search]; }
          }
        }
        @end
        """, message: "nothing with one"),
      .silent(
        .swift,
        """
        func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          if window?.traitCollection.forceTouchCapability == .available { feedback.prepare() }
          open(item)
        }
        func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          if scene.traitCollection.forceTouchCapability == .available { open(item, .force) } else { open(item, .touch) }
        }
        """),
      .silent(
        .swift,
        """
        class HomeViewController: UIViewController {
          var hasForce: Bool { return traitCollection.forceTouchCapability == .available }
          func offerActions() {
            if hasForce == false { UIApplication.shared.shortcutItems = [search] }
          }
        }
        """),
      .silent(
        .swift,
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          if traitCollection.forceTouchCapability == .available {
            registerForPreviewing(with: self, sourceView: view)
          }
          UIApplication.shared.shortcutItems = [search]
          // if traitCollection.forceTouchCapability == .available { UIApplication.shared.shortcutItems = [] }
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)addItems {
          if (self.window.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable) {
            [self registerForPreviewingWithDelegate:self sourceView:self.view];
          } else {
            self.button.hidden = NO;
          }
          [UIApplication sharedApplication].shortcutItems = @[self.search];
        }
        @end
        """),
      .fires(
        .swift,
        """
        final class HomeViewController: UIViewController {
          var hasForce: Bool { traitCollection.forceTouchCapability == .available }
          func update() {
            guard «hasForce» else { return }
            UIApplication.shared.shortcutItems = [search]
          }
        }
        """, message: "Since iOS 13 quick"),
      .silent(
        .swift,
        """
        func update() {
          if #available(iOS 13, *) {
            UIApplication.shared.shortcutItems = [search]
          } else if window?.traitCollection.forceTouchCapability == .available {
            UIApplication.shared.shortcutItems = [search]
          }
        }
        """),
    ],
    reference: "https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems")

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    guard ForceTouchGate.isMentioned(in: file) else { return }
    var reported: Set<ByteRange> = []
    let places = file.assignments.filter { ForceTouchGate.isSetting($0, file) }
    for place in places.prefix(CodeFlow.maximumPlaces) {
      guard let gate = ForceTouchGate.find(setting: place.nameToken, file).map(file.bytes),
        reported.insert(gate).inserted
      else { continue }
      report.add(
        .gate, at: gate, related: [.init(range: file.bytes(of: place.nameToken), message: .set)])
    }
    let gates =
      file.handlers.prefix(CodeFlow.maximumPlaces).compactMap {
        ForceTouchGate.find(before: $0, file).map(file.bytes)
      }
      + code.places(asking: description.id) { $0.status == .onlyWith3DTouch ? [$0.lost] : [] }
      .map(\.range)
    for gate in gates where reported.insert(gate).inserted { report.add(.gateOfHandler, at: gate) }
  }
}

extension LocalizedText {
  fileprivate static let gate = LocalizedText(
    en:
      "Since iOS 13 quick actions need no 3D Touch; with this condition every iPhone since the XR and 11 shows none.",
    zhHans: "从 iOS 13 起快捷操作不需要 3D Touch；有了这个条件，iPhone XR、11 及以后的机型都不会显示。")
  fileprivate static let gateOfHandler = LocalizedText(
    en:
      "Since iOS 13 quick actions need no 3D Touch; with this condition the handler does nothing with one that is picked on an iPhone XR, 11 or later.",
    zhHans: "从 iOS 13 起快捷操作不需要 3D Touch；有了这个条件，在 iPhone XR、11 及以后的机型上，处理方法不会处理所选的快捷操作。")
  fileprivate static let set = LocalizedText(
    en: "This is reached with 3D Touch only.", zhHans: "只有支持 3D Touch 时才会执行到这里。")
}
