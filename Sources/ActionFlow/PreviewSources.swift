import CodeModel
import CodeSyntax

/// The views that a type is registered with for peek and pop, where they are views of one kind.
package struct PreviewSources {
  /// `view`, or the names of cells.
  package let names: Set<String>
  /// True if the view is the list itself, or may be.
  package let mayBeList: Bool

  /// Returns nil where no view is known, or other views are registered, too.
  package init?(of type: CodeType, in code: CheckedCode) {
    var names = code.file.previewSources(of: type)
    for part in code.facts.otherCode()?.parts(of: type.name) ?? [] {
      names.formUnion(part.previewSources)
    }
    guard names == ["view"] || !names.isEmpty && names.allSatisfy(Self.isCell) else { return nil }
    self.names = names
    mayBeList = names == ["view"] && Self.viewMayBeList(type, code)
  }

  /// True if the views are cells.
  package var areCells: Bool { names.allSatisfy(Self.isCell) }

  /// `cell`, `photoCell`, `cell2`
  private static func isCell(_ name: String) -> Bool {
    let end = name.lastIndex { !$0.isNumber } ?? name.startIndex
    return name[...end].lowercased().hasSuffix("cell")
  }

  /// UIKit view controllers whose view is no list.
  private static let withViewsOfTheirOwn: Set<String> = [
    "UIViewController", "UICollectionViewController", "UIPageViewController", "UITabBarController",
    "UINavigationController", "UISplitViewController", "UIHostingController",
    "AVPlayerViewController",
  ]

  private static func viewMayBeList(_ type: CodeType, _ code: CheckedCode) -> Bool {
    let superclasses = code.supertypes(of: type.name)
    guard !superclasses.isDisjoint(with: Self.withViewsOfTheirOwn),
      !superclasses.contains("UITableViewController")
    else { return true }
    // `self.view = self.tableView`
    return code.file.assignments(named: "view").contains { $0.receiver != nil }
      || code.file.functions(of: type).contains { $0.baseName == "loadView" }
  }
}
