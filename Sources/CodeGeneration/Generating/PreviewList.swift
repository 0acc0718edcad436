import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The list that shows peek and pop for its rows. It asks its delegate for the menu of a row, so that no interaction
/// has to be added.
struct PreviewList {
  enum Kind { case table, collection }

  private let kind: Kind
  /// True if the superclass implements the methods.
  private let isController: Bool
  private let language: CodeLanguage
  /// True if the deployment target has the method for several items, from iOS 16.
  private let hasItems: Bool

  /// Returns nil where the view is no list, or the type is not its delegate.
  ///
  /// - Parameters:
  ///   - view: the expression of the registered view.
  ///   - inherited: the superclasses and protocols of the type.
  init?(_ view: String, _ inherited: [String], _ language: CodeLanguage, _ target: Version?) {
    let name = view.split(separator: ".").last.map { $0.lowercased() } ?? ""
    self.language = language
    hasItems = target.map { $0 >= Version(16, 0) } ?? false
    if inherited.contains("UITableViewController"), ["tableview", "view"].contains(name) {
      (kind, isController) = (.table, true)
    } else if inherited.contains("UICollectionViewController"), name == "collectionview" {
      (kind, isController) = (.collection, true)
    } else if inherited.contains("UITableViewDelegate"), name.hasSuffix("tableview") {
      (kind, isController) = (.table, false)
    } else if name.hasSuffix("collectionview"),
      inherited.contains("UICollectionViewDelegate")
        || inherited.contains("UICollectionViewDelegateFlowLayout")
    {
      (kind, isController) = (.collection, false)
    } else {
      return nil
    }
  }

  /// The base name of the methods.
  var methodName: String { kind == .table ? "tableView" : "collectionView" }

  /// The labels that distinguish the new methods from others.
  static let labels: Set<String> = [
    "contextMenuConfigurationForRowAt", "contextMenuConfigurationForRowAtIndexPath",
    "contextMenuConfigurationForItemAt", "contextMenuConfigurationForItemAtIndexPath",
    "contextMenuConfigurationForItemsAt", "contextMenuConfigurationForItemsAtIndexPaths",
    "willPerformPreviewActionForMenuWith", "willPerformPreviewActionForMenuWithConfiguration",
  ]

  /// Returns the methods.
  ///
  /// - Parameter commits: true if the found view controller can be shown.
  func members(_ menu: PreviewMenu, commits: Bool) -> [String] {
    let (ask, show) =
      language == .swift ? (swift, swiftPerforming) : (objectiveC, objectiveCPerforming)
    let members = [ask + " " + menu.configuration(at: "point")]
    return commits ? members + [show + " " + menu.performing] : members
  }

  // MARK: Swift

  private var head: String { isController ? "override func" : "func" }
  private var viewType: String { kind == .table ? "UITableView" : "UICollectionView" }

  private var swift: String {
    let row =
      switch kind {
      case .table: "contextMenuConfigurationForRowAt indexPath: IndexPath"
      case .collection:
        hasItems
          ? "contextMenuConfigurationForItemsAt indexPaths: [IndexPath]"
          : "contextMenuConfigurationForItemAt indexPath: IndexPath"
      }
    return """
      \(head) \(methodName)(
        _ \(methodName): \(viewType), \(row), point: CGPoint
      ) -> UIContextMenuConfiguration?
      """
  }

  private var swiftPerforming: String {
    """
    \(head) \(methodName)(
      _ \(methodName): \(viewType),
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    )
    """
  }

  // MARK: Objective-C

  private var objectiveC: String {
    let row =
      switch kind {
      case .table: "contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath"
      case .collection:
        hasItems
          ? "contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths"
          : "contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath"
      }
    return """
      - (UIContextMenuConfiguration *)\(methodName):(\(viewType) *)\(methodName) \(row) point:(CGPoint)point
      """
  }

  private var objectiveCPerforming: String {
    """
    - (void)\(methodName):(\(viewType) *)\(methodName) willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator
    """
  }
}
