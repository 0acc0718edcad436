import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import PropertyListRules
import SourceText

package enum UnconvertedPreviewLocation: Rule {
  package static let description = RuleDescription(
    "unconverted-preview-location", .information, group: .threeDTouch,
    title: LocalizedText(
      en: "A point or rectangle of one view is used in another.",
      zhHans: "把一个视图的坐标用在了另一个视图里。"),
    why: LocalizedText(
      en: """
        The location that a previewing delegate gets, and the `sourceRect` that it sets, are in the \
        coordinates of the context's `sourceView`. A table or collection view counts from the top of its \
        content. When another view was registered, such as `view` or a cell, the two agree at most until \
        somebody scrolls; then the wrong row is previewed and the wrong piece of the screen stays sharp.

        Register the list itself, or convert: \
        `previewingContext.sourceView.convert(location, to: tableView)`. The `view` of a \
        `UITableViewController` is its table; that of a `UICollectionViewController` is not its \
        collection view.
        """,
      zhHans: """
        预览代理得到的 location，以及它设置的 `sourceRect`，都以 context 的 `sourceView` 为坐标系；表格和集合视图则从\
        内容顶端算起。如果注册的是别的视图（例如 `view` 或单元格），两者顶多在滚动之前一致，滚动后就会预览错误的行，屏幕上\
        保持清晰的也是错误的区域。

        请直接注册列表，或者换算坐标：`previewingContext.sourceView.convert(location, to: tableView)`。\
        `UITableViewController` 的 `view` 就是它的表格，而 `UICollectionViewController` 的 `view` 并不是集合视图。
        """),
    examples: [
      .fires(
        .swift,
        """
        class PhotosViewController: UIViewController, UIViewControllerPreviewingDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForPreviewing(with: self, sourceView: view)
          }
          func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
            guard let path = collectionView?.indexPathForItem(at: «location»), let cell = collectionView?.cellForItem(at: path) else { return nil }
            context.sourceRect = «cell.frame» // The cell.
            return PhotoViewController(path)
          }
        }
        """,
        fixed: """
          class PhotosViewController: UIViewController, UIViewControllerPreviewingDelegate {
            override func viewDidLoad() {
              super.viewDidLoad()
              registerForPreviewing(with: self, sourceView: view)
            }
            func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
              guard let path = collectionView?.indexPathForItem(at: context.sourceView.convert(location, to: collectionView)), let cell = collectionView?.cellForItem(at: path) else { return nil }
              context.sourceRect = context.sourceView.convert(cell.frame, from: collectionView) // The cell.
              return PhotoViewController(path)
            }
          }
          """, message: "The location is in the coordinates of the"),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
          UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell"];
          [self registerForPreviewingWithDelegate:self sourceView:cell];
          return cell;
        }
        - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
          NSIndexPath *path = [self.tableView indexPathForRowAtPoint:«location»];
          return [self controllerFor:path];
        }
        @end
        """,
        fixed: """
          @implementation ListViewController
          - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
            UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell"];
            [self registerForPreviewingWithDelegate:self sourceView:cell];
            return cell;
          }
          - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
            NSIndexPath *path = [self.tableView indexPathForRowAtPoint:[context.sourceView convertPoint:location toView:self.tableView]];
            return [self controllerFor:path];
          }
          @end
          """, message: "The location is in the coordinates of the"),
      .fires(
        .swift,
        """
        class ListViewController: UIViewController {
          func register() { registerForPreviewingWithDelegate(self, sourceView: view) }
          func previewingContext(previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
            guard let path = tableView.indexPathForRowAtPoint(«location») else { return nil }
            return detail(path)
          }
        }
        """,
        fixed: """
          class ListViewController: UIViewController {
            func register() { registerForPreviewingWithDelegate(self, sourceView: view) }
            func previewingContext(previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
              guard let path = tableView.indexPathForRowAtPoint(previewingContext.sourceView.convertPoint(location, toView: tableView)) else { return nil }
              return detail(path)
            }
          }
          """, message: "The location is in the coordinates of the"),
      .fires(
        .objectiveC,
        """
        @implementation GridViewController
        - (void)viewDidLoad { [self registerForPreviewingWithDelegate:self sourceView:self.view]; }
        - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
          return [self controllerFor:[_grid indexPathForItemAtPoint:«location»]];
        }
        @end
        """,
        beside: [
          "GridViewController.h": Array(
            "@interface GridViewController : UIViewController\n@end\n".utf8)
        ],
        fixed: """
          @implementation GridViewController
          - (void)viewDidLoad { [self registerForPreviewingWithDelegate:self sourceView:self.view]; }
          - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
            return [self controllerFor:[_grid indexPathForItemAtPoint:[context.sourceView convertPoint:location toView:_grid]]];
          }
          @end
          """, message: "The location is in the coordinates of the"),
      .fires(
        .swift,
        """
        class ListViewController: UIViewController {
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            registerForPreviewing(with: self, sourceView: cell)
            return cell
          }
          func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
            guard let cell = context.sourceView as? RowCell else { return nil }
            context.sourceRect = «cell.frame»
            return detail(cell)
          }
        }
        """,
        fixed: """
          class ListViewController: UIViewController {
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
              registerForPreviewing(with: self, sourceView: cell)
              return cell
            }
            func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
              guard let cell = context.sourceView as? RowCell else { return nil }
              context.sourceRect = cell.bounds
              return detail(cell)
            }
          }
          """, message: "A view's frame is in the coordinates of its superview"),
      .fires(
        .objectiveC,
        """
        @implementation ListViewController
        - (void)viewDidLoad {
          [self registerForPreviewingWithDelegate:self sourceView:_cell0];
          [self registerForPreviewingWithDelegate:self sourceView:_cell1];
        }
        - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
          NSIndexPath *path = [self.tableView indexPathForRowAtPoint:«location»];
          [context setSourceRect:«[self.tableView rectForRowAtIndexPath:path]»];
          return [self controllerFor:path];
        }
        @end
        """,
        fixed: """
          @implementation ListViewController
          - (void)viewDidLoad {
            [self registerForPreviewingWithDelegate:self sourceView:_cell0];
            [self registerForPreviewingWithDelegate:self sourceView:_cell1];
          }
          - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
            NSIndexPath *path = [self.tableView indexPathForRowAtPoint:[context.sourceView convertPoint:location toView:self.tableView]];
            [context setSourceRect:[context.sourceView convertRect:[self.tableView rectForRowAtIndexPath:path] fromView:self.tableView]];
            return [self controllerFor:path];
          }
          @end
          """, message: "The location is in the coordinates of the"),
      .fires(
        .swift,
        """
        class ShelfViewController: UIViewController, UIViewControllerPreviewingDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForPreviewing(with: self, sourceView: view)
          }
          func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
            switch isList {
            case true:
              guard let list = listController.tableView, let path = path(location, in: list),
                let cell = list.cellForRow(at: path) else { return nil }
              context.sourceRect = «cell.frame»
            case false:
              guard let grid = gridController.collectionView, let path = path(location, in: grid),
                let cell = grid.cellForItem(at: path) else { return nil }
              context.sourceRect = «cell.frame»
            }
            return BookViewController()
          }
        }
        """,
        fixed: """
          class ShelfViewController: UIViewController, UIViewControllerPreviewingDelegate {
            override func viewDidLoad() {
              super.viewDidLoad()
              registerForPreviewing(with: self, sourceView: view)
            }
            func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
              switch isList {
              case true:
                guard let list = listController.tableView, let path = path(location, in: list),
                  let cell = list.cellForRow(at: path) else { return nil }
                context.sourceRect = context.sourceView.convert(cell.frame, from: list)
              case false:
                guard let grid = gridController.collectionView, let path = path(location, in: grid),
                  let cell = grid.cellForItem(at: path) else { return nil }
                context.sourceRect = context.sourceView.convert(cell.frame, from: grid)
              }
              return BookViewController()
            }
          }
          """, message: "The frame is in the coordinates of"),
      .silent(
        .objectiveC,
        """
        @implementation CommentsViewController
        - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
          NSIndexPath *path = [self.tableView indexPathForCell:(CommentCell *)[context sourceView]];
          CGRect rect = CGRectMake(0, 0, kScreenWidth, 300);
          context.sourceRect = rect;
          return [self controllerFor:path];
        }
        @end
        """),
      .silent(
        .objectiveC,
        """
        @implementation CommentsViewController
        - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
          UITableViewCell *cell = (UITableViewCell *)[context sourceView];
          NSIndexPath *path = [self.tableView indexPathForCell:(CommentCell *)[context sourceView]];
          context.sourceRect = CGRectMake(0, 0, cell.bounds.size.width, 60);
          return [self controllerFor:path];
        }
        @end
        """),
      .silent(
        .swift,
        """
        class TableController: UITableViewController, UIViewControllerPreviewingDelegate {
          override func viewDidLoad() { registerForPreviewing(with: self, sourceView: view) }
          func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
            guard let path = tableView.indexPathForRow(at: location) else { return nil }
            return detail(path)
          }
        }
        class GridController: UIViewController, UIViewControllerPreviewingDelegate {
          override func viewDidLoad() { registerForPreviewing(with: self, sourceView: view) }
          func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
            let point = view.convert(location, to: grid)
            // let path = grid.indexPathForItem(at: location)
            guard let path = grid.indexPathForItem(at: point) else { return nil }
            return detail(path)
          }
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation ListViewController
        - (void)viewDidLoad { [self registerForPreviewingWithDelegate:self sourceView:self.view]; }
        - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
          location = [self.tableView convertPoint:location fromView:[context sourceView]];
          return [self controllerFor:[self.tableView indexPathForRowAtPoint:location]];
        }
        @end
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing/sourceview")

  package static let needs: Set<Need> = [.code]

  private static let lookups: Set<String> = [
    "indexPathForRow", "indexPathForItem", "indexPathForRowAtPoint", "indexPathForItemAtPoint",
    "indexPathForRowAtPoint:", "indexPathForItemAtPoint:",
  ]
  private static let cellLookups: Set<String> = [
    "cellForRow", "cellForItem", "cellForRowAtIndexPath", "cellForItemAtIndexPath",
    "cellForRowAtIndexPath:", "cellForItemAtIndexPath:",
  ]
  private static let rowRects: Set<String> = [
    "rectForRow", "rectForRowAtIndexPath", "rectForRowAtIndexPath:",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    var known: [String: PreviewSources?] = [:]
    for function in file.functions where function.signature.contains("viewControllerForLocation:") {
      guard let body = function.body, function.parameters.count == 2 else { continue }
      guard let type = file.type(of: function) else { continue }
      let ofType = known[type.name] ?? PreviewSources(of: type, in: code)
      known[type.name] = .some(ofType)
      guard let sources = ofType, !sources.mayBeList else { continue }
      let context = function.parameters[0].name
      let location = function.parameters[1].name
      checkPoints(body, in: file, sources, context: context, location: location, &report)
      checkRects(body, in: file, sources, context: context, &report)
    }
  }

  // MARK: What is done with the point

  private static func checkPoints(
    _ body: Range<Int>, in file: CodeFile, _ sources: PreviewSources, context: String,
    location: String, _ report: inout Report
  ) {
    // A local name that is reassigned is another point.
    guard !file.assignments(in: body).contains(where: { $0.name == location && $0.receiver == nil })
    else { return }
    for call in file.calls(in: body) where lookups.contains(call.name) {
      guard let list = list(of: call, sources, file), let argument = call.arguments.first,
        argument.value.count == 1, file.tree.isWord(argument.value.lowerBound, location)
      else { continue }
      let fix = file.conversion(of: argument.value, "Point", to: list, context)
      report.add(
        .point(file.viewName(list) ?? ""), at: file.bytes(of: argument.value), fixes: [fix])
    }
  }

  /// Returns the list in a call that looks up a row, unless it is one of the registered views.
  private static func list(
    of call: Call, _ sources: PreviewSources, _ file: CodeFile
  ) -> Range<Int>? {
    guard call.arguments.count == 1, let receiver = call.receiver.map({ withoutMarks($0, file) }),
      let view = file.viewName(receiver), !sources.names.contains(view)
    else { return nil }
    return receiver
  }

  // MARK: What stays sharp

  private static func checkRects(
    _ body: Range<Int>, in file: CodeFile, _ sources: PreviewSources, context: String,
    _ report: inout Report
  ) {
    let lists = file.calls(in: body)
      .filter { lookups.contains($0.name) || cellLookups.contains($0.name) }
      .compactMap { self.list(of: $0, sources, file) }
    let only = Set(lists.compactMap(file.viewName)).count == 1 ? lists.last : nil
    let given = Dictionary(grouping: file.assignments(in: body), by: \.name)
    for assignment in file.assignments(in: body)
    where assignment.name == "sourceRect"
      && assignment.receiver.map({ file.names($0) == [context] }) == true
    {
      let value = assignment.value
      let list =
        isFrameOfCell(value, file) ? listOfCell(value, lists, given, file) ?? only : nil
      if let list = rowList(value, sources, file) ?? list {
        let fix = file.conversion(of: value, "Rect", from: list, context)
        report.add(.rect(file.viewName(list) ?? ""), at: file.bytes(of: value), fixes: [fix])
      } else if isFrameOfCell(value, file), isSource(value, in: body, context, file),
        sources.areCells
      {
        let frame = file.bytes(of: value.upperBound - 1)
        let fix = Fix(.bounds, [TextEdit(frame, "bounds")], isPreferred: true)
        report.add(.ownFrame, at: file.bytes(of: value), fixes: [fix])
      }
    }
  }

  /// Returns the list in `list.rectForRow(at: path)`.
  private static func rowList(
    _ value: Range<Int>, _ sources: PreviewSources, _ file: CodeFile
  ) -> Range<Int>? {
    file.calls(in: value).first { $0.tokens == value && rowRects.contains($0.name) }
      .flatMap { list(of: $0, sources, file) }
  }

  /// The list that the cell of `cell.frame` was asked of; nil where nothing says so.
  ///
  /// - Parameters:
  ///   - lists: those that the function asks for something, in the order of the text.
  ///   - given: what names are given, in the order of the text.
  private static func listOfCell(
    _ value: Range<Int>, _ lists: [Range<Int>], _ given: [String: [Assignment]], _ file: CodeFile
  ) -> Range<Int>? {
    let owner = file.plainNames(value)?.dropLast().last
    let values = owner.flatMap { given[$0] } ?? []
    // Each branch may have a cell of its own.
    let next = values.partitioningIndex { $0.nameToken >= value.lowerBound }
    guard next > 0 else { return nil }
    let cell = values[next - 1].value
    let behind = lists.partitioningIndex { $0.lowerBound >= cell.upperBound }
    return behind > 0 && cell.contains(lists[behind - 1].lowerBound) ? lists[behind - 1] : nil
  }

  /// `cell.frame`, `attributes.frame`
  private static func isFrameOfCell(_ value: Range<Int>, _ file: CodeFile) -> Bool {
    guard let names = file.plainNames(value), names.last == "frame",
      let owner = names.dropLast().last?.lowercased()
    else { return false }
    return owner.hasSuffix("cell") || owner.hasSuffix("attributes")
  }

  /// Returns true if the cell of `cell.frame` is the registered view: `let cell = context.sourceView`.
  private static func isSource(
    _ value: Range<Int>, in body: Range<Int>, _ context: String, _ file: CodeFile
  ) -> Bool {
    guard let names = file.plainNames(value), names.count == 2 else { return false }
    let given = file.assignments(in: body).filter { $0.name == names[0] }
    return given.count == 1
      && given.allSatisfy { Array(file.names($0.value).prefix(2)) == [context, "sourceView"] }
      && file.tree.isToken(value.upperBound - 1, "frame")
  }

  /// Returns an expression without a `?` or `!` at its end.
  private static func withoutMarks(_ tokens: Range<Int>, _ file: CodeFile) -> Range<Int> {
    var end = tokens.upperBound
    while end - 1 > tokens.lowerBound,
      file.tree.isToken(end - 1, "?") || file.tree.isToken(end - 1, "!")
    {
      end -= 1
    }
    return tokens.lowerBound..<end
  }
}

extension LocalizedText {
  fileprivate static func point(_ view: String) -> LocalizedText {
    LocalizedText(
      en: "The location is in the coordinates of the registered view, not of \(view): convert it.",
      zhHans: "location 以注册的视图为坐标系，而不是 \(view)：请先换算。")
  }
  fileprivate static func rect(_ view: String) -> LocalizedText {
    LocalizedText(
      en:
        "The frame is in the coordinates of \(view); sourceRect wants those of the registered view: convert it.",
      zhHans: "frame 以 \(view) 为坐标系，而 sourceRect 要的是注册视图的坐标：请先换算。")
  }
  fileprivate static let ownFrame = LocalizedText(
    en: "A view's frame is in the coordinates of its superview; sourceRect wants its bounds.",
    zhHans: "frame 以父视图为坐标系，而 sourceRect 要的是视图自己的 bounds。")
  fileprivate static let bounds = LocalizedText(en: "Use the bounds", zhHans: "改用 bounds")
}
