import CodeModel
import CodeSyntax
import Guide
import SourceText

enum PreviewRegisteredPerCell: Rule {
  static let description = RuleDescription(
    "preview-registered-per-cell", .warning,
    title: LocalizedText(
      en: "Each cell is registered for peek and pop, again whenever it is reused.",
      zhHans: "每个单元格都注册预览，复用一次就再注册一次。"),
    why: LocalizedText(
      en: """
        The method that fills a cell runs each time the cell comes onto the screen. Every run registers \
        once more, and registrations last as long as the view controller: scrolling heaps them up.

        Register the table or collection view once, in `viewDidLoad`. In \
        `previewingContext(_:viewControllerForLocation:)` find the row with `indexPathForRow(at:)`, and \
        set `sourceRect` to the frame of its cell. For iOS 13 and later give the list a context menu \
        instead.
        """,
      zhHans: """
        填充单元格的方法在单元格每次出现时都会运行，每次都再注册一次，而注册在视图控制器的整个生命期内有效，于是越滚越多。

        请在 `viewDidLoad` 里把表格或集合视图注册一次；在 `previewingContext(_:viewControllerForLocation:)` 里用 \
        `indexPathForRow(at:)` 找到所在行，并把 `sourceRect` 设为该单元格的 frame。iOS 13 及以后请改用上下文菜单。
        """),
    examples: [
      .fires(
        .swift,
        """
        class ListViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            «registerForPreviewing(with: self, sourceView: cell)» // 注册
            return cell
          }
        }
        """),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
          UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell"];
          if (self.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable) {
            «[self registerForPreviewingWithDelegate:self sourceView:cell]»;
          }
          return cell;
        }
        @end
        """),
      .silent(
        .swift,
        """
        class ListViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForPreviewing(with: self, sourceView: tableView)
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            // registerForPreviewing(with: self, sourceView: cell)
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          }
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation ListViewController
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
          UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell"];
          if (!cell) {
            cell = [[UITableViewCell alloc] init];
            [self registerForPreviewingWithDelegate:self sourceView:cell];
          }
          return cell;
        }
        @end
        """),
    ],
    reference: RuleDescription.previewingReference)

  static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for function in file.functions.prefix(CodeOutline.maximumCount) {
      guard fillsCell(function), let body = function.body else { continue }
      for registration in file.previewRegistrations(in: body) where registration.isDiscarded {
        let asked = CodeFlow(file, body).asked(before: registration.call.nameToken)
        let source = registration.sourceView.flatMap(file.viewName)
        // Only where the cell is made, not where it is reused.
        let isOnce = asked.contains { condition in
          source.map { file.mentions($0, in: condition.tokens) } ?? false
        }
        if !isOnce { report.add(.perCell, at: file.bytes(of: registration.call.tokens)) }
      }
    }
  }

  /// Whether a method runs for each cell that comes onto the screen.
  private static func fillsCell(_ function: CodeFunction) -> Bool {
    let signature = function.signature
    if ["cellForRow", "cellForItem", "willDisplay", "prepareForReuse"]
      .contains(where: signature.contains)
    {
      return true
    }
    let name = signature.lowercased()
    return name.contains("configure") && name.contains("cell")
  }
}

enum PreviewRegisteredRepeatedly: Rule {
  static let description = RuleDescription(
    "preview-registered-repeatedly", .warning,
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
        `viewWillAppear`、`traitCollectionDidChange` 等方法在视图控制器的生命期内会运行很多次。注册一直有效，直到用它 \
        返回的 context 撤销为止；这里丢掉了 context，注册就越积越多。

        请在 `viewDidLoad` 里注册。如果取决于 trait，就保存 context，没有时才注册，3D Touch 被关闭时撤销。
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
        """),
      .fires(
        .swift,
        """
        class ViewController: UIViewController {
          override func viewWillAppear(animated: Bool) { check3DTouch() }
          func check3DTouch() {
            // 检测
            «self.registerForPreviewingWithDelegate(self, sourceView: self.view)»
          }
        }
        """),
      .fires(
        .objectiveC,
        """
        @implementation ViewController
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          «[self registerForPreviewingWithDelegate:self sourceView:self.view]»;
        }
        @end
        """),
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

  /// What a condition may hold that is the same each time.
  private static let constant: Set<String> = [
    "self", "view", "traitCollection", "forceTouchCapability", "available", "Available",
    "unavailable", "Unavailable", "UIForceTouchCapability", "UIForceTouchCapabilityAvailable",
    "UIForceTouchCapabilityUnavailable", "unknown", "Unknown", "iOS", "let", "var", "if", "case",
    "respondsToSelector", "responds", "to", "selector", "forceTouch", "window", "tableView",
    "collectionView", "YES", "true",
  ]

  static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for function in file.functions {
      guard let body = function.body, !file.mentions("dispatch_once", in: body) else { continue }
      let registrations = file.previewRegistrations(in: body).filter(\.isDiscarded)
      guard !registrations.isEmpty else { continue }
      if let type = file.type(of: function), unregisters(type, file) { continue }
      guard isRepeated(function) || isCalledRepeatedly(function, file) else { continue }
      let flow = CodeFlow(file, body)
      for registration in registrations
      where isUnconditional(flow.asked(before: registration.call.nameToken), file) {
        report.add(.again, at: file.bytes(of: registration.call.tokens))
      }
    }
  }

  private static func unregisters(_ type: CodeType, _ file: CodeFile) -> Bool {
    file.functions(of: type).contains { function in
      function.body.map { body in
        file.calls(in: body).contains { $0.baseName.hasPrefix("unregisterForPreviewing") }
      } ?? false
    }
  }

  private static func isRepeated(_ function: CodeFunction) -> Bool {
    repeated.contains(function.baseName)
  }

  /// Whether a method that runs many times calls this one each time.
  private static func isCalledRepeatedly(_ function: CodeFunction, _ file: CodeFile) -> Bool {
    guard let type = file.type(of: function) else { return false }
    return file.functions(of: type).contains { caller in
      guard isRepeated(caller), let body = caller.body else { return false }
      return file.calls(in: body).contains { call in
        call.baseName == function.baseName
          && isUnconditional(CodeFlow(file, body).asked(before: call.nameToken), file)
      }
    }
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
  fileprivate static let perCell = LocalizedText(
    en:
      "This runs again for each reuse of the cell: register the table or collection view once, in viewDidLoad.",
    zhHans: "单元格每次复用都会再运行一次：请在 viewDidLoad 里把表格或集合视图注册一次。")
  fileprivate static let again = LocalizedText(
    en:
      "This runs many times and registers each time: do it once, in viewDidLoad, or keep the context.",
    zhHans: "这里会运行很多次，每次都注册：请在 viewDidLoad 里注册一次，或者保存返回的 context。")
}
