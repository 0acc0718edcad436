import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum PreviewRegisteredPerCell: Rule {
  package static let description = RuleDescription(
    "preview-registered-per-cell", .warning, group: .threeDTouch,
    title: LocalizedText(
      en: "Each cell is registered for peek and pop, again whenever it is reused.",
      zhHans: "每个单元格都注册预览，复用一次就再注册一次。"),
    why: LocalizedText(
      en: """
        The method that fills a cell runs each time the cell comes onto the screen. Every run registers \
        once more, and registrations last as long as the view controller: scrolling piles them up.

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
            «registerForPreviewing(with: self, sourceView: cell)» // Peek.
            return cell
          }
        }
        """, message: "This runs again for"),
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
        """, message: "This runs again for"),
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

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for function in file.functions.prefix(CodeOutline.maximumCount) {
      guard fillsCell(function), let body = function.body else { continue }
      for registration in file.previewRegistrations(in: body) where registration.isDiscarded {
        let asked = CodeFlow(file, body).asked(before: registration.call.nameToken)
        let source = registration.sourceView.flatMap(file.viewName)
        // Code that runs where the cell is created, not where it is reused.
        let isOnce = asked.contains { condition in
          source.map { file.mentions($0, in: condition.tokens) } ?? false
        }
        if !isOnce { report.add(.perCell, at: file.bytes(of: registration.call.tokens)) }
      }
    }
  }

  /// Returns true if a method runs for each cell that comes onto the screen.
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

extension LocalizedText {
  fileprivate static let perCell = LocalizedText(
    en:
      "This runs again for each reuse of the cell: register the table or collection view once, in viewDidLoad.",
    zhHans: "单元格每次复用都会再运行一次：请在 viewDidLoad 里把表格或集合视图注册一次。")
}
