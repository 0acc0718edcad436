import CodeModel
import CodeSyntax
import Guide
import SourceText

enum QuickActionsGatedOn3DTouch: Rule {
  static let description = RuleDescription(
    "quick-actions-gated-on-3d-touch", .warning,
    title: LocalizedText(
      en: "Quick actions are set only where the screen measures force.",
      zhHans: "只在支持 3D Touch 的屏幕上设置快捷操作。"),
    why: LocalizedText(
      en: """
        Since iOS 13 every iPhone and iPad shows quick actions: people touch and hold the icon. \
        `forceTouchCapability` is `available` on the 6s to the XS only, so with this condition all newer \
        devices have none. In a handler it makes them do nothing there.

        Set `shortcutItems` without asking. Where there is no menu to show them in, they do no harm.
        """,
      zhHans: """
        从 iOS 13 起，所有 iPhone 和 iPad 都能显示快捷操作：按住图标即可。只有 6s 到 XS 的 `forceTouchCapability` 为 \
        `available`，加上这个条件，之后的设备就全都没有快捷操作了。写在处理方法里，则在这些设备上选了快捷操作也毫无反应。

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
          // 不支持就返回
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
        - (void)设置:(UIApplication *)application {
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
          NSLog(@"快捷操作：%@", item.type);
          if (self.window.traitCollection.«forceTouchCapability» == UIForceTouchCapabilityAvailable) {
            if ([item.type isEqualToString:@"com.example.search"]) { [self search]; }
          }
        }
        @end
        """, message: "where one is picked"),
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

  static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    var reported: Set<Int> = []
    let words = file.tree.tokens.indices.contains { file.tree.isToken($0, "forceTouchCapability") }
    guard words else { return }
    let places = file.assignments.filter { $0.name == "shortcutItems" && $0.receiver != nil }
    for place in places.prefix(CodeFlow.maximumPlaces) {
      guard !file.runsOnlyBefore(iOS: 13, at: place.nameToken),
        let (function, body) = file.functionWithBody(around: place.nameToken),
        !isEmptyList(place.value, file)
      else { continue }
      let gate =
        Gate.find(CodeFlow(file, body).asked(before: place.nameToken), file)
        ?? gateOfCallers(function, file)
      guard let gate, reported.insert(gate).inserted else { continue }
      report.add(
        .gate, at: file.bytes(of: gate),
        related: [.init(range: file.bytes(of: place.nameToken), message: .set)])
    }
    for handler in file.handlers.prefix(CodeFlow.maximumPlaces) {
      guard let gate = gate(of: handler, file), reported.insert(gate).inserted else { continue }
      report.add(.gateOfHandler, at: file.bytes(of: gate))
    }
  }

  /// The gate before all that a handler does with a quick action, logs left out.
  private static func gate(of handler: Handler, _ file: CodeFile) -> Int? {
    guard let body = handler.function.body, file.mentions("forceTouchCapability", in: body),
      !file.isInactive(body.lowerBound)
    else { return nil }
    let logs = file.calls(in: body).filter(file.isLog).map(\.tokens)
    let uses = body.filter { token in
      file.tree.isIdentifier(token) && file.tree.isWord(token, handler.item.name)
        && !file.tree.isToken(token - 1, ".") && !logs.contains { $0.contains(token) }
    }.prefix(CodeFlow.maximumPlaces)
    let flow = CodeFlow(file, body)
    let gates = uses.map { use in
      file.runsOnlyBefore(iOS: 13, at: use) ? nil : Gate.find(flow.asked(before: use), file)
    }
    guard let first = gates.first, let gate = first else { return nil }
    return gates.allSatisfy { $0 == gate } ? gate : nil
  }

  private static func isEmptyList(_ value: Range<Int>, _ file: CodeFile) -> Bool {
    file.tree.isToken(value.lowerBound, "nil") || value.count == 2
  }

  /// The gate of the only caller, where nobody outside of the file can call, or nobody does: the methods
  /// of a screen are its own.
  private static func gateOfCallers(_ function: CodeFunction, _ file: CodeFile) -> Int? {
    let calls = file.calls.filter { $0.baseName == function.baseName }
    let isOfScreen = file.type(of: function).map { $0.name.hasSuffix("ViewController") } ?? false
    guard function.isPrivate || isOfScreen || file.language == .objectiveC, calls.count == 1,
      let call = calls.first, let body = file.functionWithBody(around: call.nameToken)?.body,
      body != function.body
    else { return nil }
    return Gate.find(CodeFlow(file, body).asked(before: call.nameToken), file)
  }
}

/// A condition that only screens with force pass.
private enum Gate {
  /// The token that names the capability; nil where there is no such condition.
  static func find(_ asked: [CodeFlow.Asked], _ file: CodeFile) -> Int? {
    for (index, condition) in asked.enumerated() {
      guard !file.holds("||", in: condition.tokens) else { continue }
      let token = condition.tokens.first { file.tree.isToken($0, "forceTouchCapability") }
      guard let token else {
        if let name = named(condition, file) { return name }
        continue
      }
      switch isPositive(condition.tokens, file) {
      case true: if condition.relation == .holds { return token }
      case false: if condition.relation == .failed { return token }
      case nil:
        // `switch traitCollection.forceTouchCapability { case .available: … }`
        guard condition.relation == .holds, index + 1 < asked.count else { continue }
        let isOnly = asked[(index + 1)...].contains {
          $0.relation == .holds && $0.tokens.contains { availability($0, file) == true }
            && !$0.tokens.contains { availability($0, file) == false }
        }
        if isOnly { return token }
      }
    }
    return nil
  }

  /// The token of a name in a condition that stands for the answer: a variable or a property that asks.
  private static func named(_ condition: CodeFlow.Asked, _ file: CodeFile) -> Int? {
    condition.tokens.first { token in
      guard file.tree.isIdentifier(token), let answer = answer(file.tree.name(token), file) else {
        return false
      }
      let next = token + 1
      let start = file.tree.isToken(token - 1, ".") ? condition.tokens.lowerBound : token
      var isNegated = file.tree.isToken(start, "!") || file.tree.isToken(start - 1, "!")
      if ["==", "!="].contains(where: { file.tree.isToken(next, $0) }) {
        guard ["true", "false"].contains(file.tree.name(next + 1)) else { return false }
        let isSame = file.tree.isToken(next, "==") == file.tree.isToken(next + 1, "true")
        isNegated = isNegated == isSame
      }
      return (answer != isNegated) == (condition.relation == .holds)
    }
  }

  /// What a name's only value asks for: true where there is force, false where there is none.
  private static func answer(_ name: String, _ file: CodeFile) -> Bool? {
    let values =
      file.assignments.filter { $0.name == name }.map(\.value) + file.bodies(named: name)
    guard values.count == 1, let value = values.first, !file.holds("||", in: value),
      file.mentions("forceTouchCapability", in: value)
    else { return nil }
    return isPositive(value, file)
  }

  private static func isPositive(_ tokens: Range<Int>, _ file: CodeFile) -> Bool? {
    let words = tokens.compactMap { availability($0, file) }
    guard let isAvailable = words.first, words.count == 1 else { return nil }
    if file.holds("==", in: tokens), !file.holds("!=", in: tokens) { return isAvailable }
    if file.holds("!=", in: tokens), !file.holds("==", in: tokens) { return !isAvailable }
    return nil
  }

  private static func availability(_ index: Int, _ file: CodeFile) -> Bool? {
    switch file.tree.name(index) {
    case "available", "Available", "UIForceTouchCapabilityAvailable": true
    case "unavailable", "Unavailable", "UIForceTouchCapabilityUnavailable": false
    default: nil
    }
  }
}

extension LocalizedText {
  fileprivate static let gate = LocalizedText(
    en:
      "Since iOS 13 quick actions need no 3D Touch; with this condition every iPhone since the XR and 11 shows none.",
    zhHans: "从 iOS 13 起快捷操作不需要 3D Touch；有了这个条件，iPhone XR、11 及以后的机型都不会显示。")
  fileprivate static let gateOfHandler = LocalizedText(
    en:
      "Since iOS 13 quick actions need no 3D Touch; with this condition nothing happens where one is picked on an iPhone XR, 11 or later.",
    zhHans: "从 iOS 13 起快捷操作不需要 3D Touch；有了这个条件，在 iPhone XR、11 及以后的机型上选了快捷操作也毫无反应。")
  fileprivate static let set = LocalizedText(
    en: "This is reached with 3D Touch only.", zhHans: "只有支持 3D Touch 时才会执行到这里。")
}
