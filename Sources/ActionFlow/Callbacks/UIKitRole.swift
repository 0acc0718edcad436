import CodeModel
import Guide

/// The role of a type for UIKit, which decides which methods UIKit looks for in it.
package enum UIKitRole: Sendable, Hashable {
  case appDelegate, sceneDelegate, windowSceneDelegate
  case viewController, view
  case previewingDelegate, previewInteractionDelegate, contextMenuDelegate
  case adaptiveDelegate, popoverDelegate, tableViewDelegate

  /// Returns the roles of a type by the names it inherits from, and by its own name where its declaration is in an
  /// unknown file.
  package static func roles(of type: CodeType, _ inherited: Set<String>) -> Set<UIKitRole> {
    let names = inherited.union(type.inherited)
    var roles = Set(names.flatMap { byName[$0] ?? [] })
    for name in names {
      if name.hasSuffix("AppDelegate") { roles.insert(.appDelegate) }
      if name.hasSuffix("ViewController") { roles.insert(.viewController) }
      if name.hasPrefix("UI"), name.hasSuffix("View") || name.hasSuffix("Cell") {
        roles.insert(.view)
      }
    }
    // An implementation without its header, or an extension without its class.
    if type.kind == nil || (type.kind == .class && names.isEmpty) {
      if type.name.hasSuffix("AppDelegate") { roles.insert(.appDelegate) }
      if type.name.hasSuffix("SceneDelegate") {
        roles.formUnion([.sceneDelegate, .windowSceneDelegate])
      }
      if type.name.hasSuffix("ViewController") { roles.insert(.viewController) }
    }
    // View controllers are delegates of what they present; in Objective-C the class extension that declares this can
    // be in another file.
    return roles
  }

  /// Returns true if UIKit looks for a method in types of some roles.
  package static func suit(_ signature: APISignature, _ roles: Set<UIKitRole>) -> Bool {
    let wanted: Set<UIKitRole> =
      switch signature.owner {
      case "UIApplicationDelegate": [.appDelegate]
      case "UISceneDelegate": [.sceneDelegate]
      case "UIWindowSceneDelegate": [.windowSceneDelegate]
      case "UIViewControllerPreviewingDelegate": [.previewingDelegate]
      case "UIPreviewInteractionDelegate": [.previewInteractionDelegate]
      case "UIContextMenuInteractionDelegate": [.contextMenuDelegate]
      case "UIAdaptivePresentationControllerDelegate": [.adaptiveDelegate]
      case "UIPopoverPresentationControllerDelegate": [.popoverDelegate]
      case "UITableViewDelegate": [.tableViewDelegate]
      case "UITraitEnvironment": [.viewController, .view]
      case "UIView": [.view]
      default: [.viewController]
      }
    return !wanted.isDisjoint(with: roles)
  }

  private static let byName: [String: [UIKitRole]] = [
    "UIApplicationDelegate": [.appDelegate],
    "UISceneDelegate": [.sceneDelegate],
    "UIWindowSceneDelegate": [.sceneDelegate, .windowSceneDelegate],
    "UIHostingSceneDelegate": [.sceneDelegate],
    "UIViewControllerPreviewingDelegate": [.previewingDelegate],
    "UIPreviewInteractionDelegate": [.previewInteractionDelegate],
    "UIContextMenuInteractionDelegate": [.contextMenuDelegate],
    "UIAdaptivePresentationControllerDelegate": [.adaptiveDelegate],
    "UIPopoverPresentationControllerDelegate": [.adaptiveDelegate, .popoverDelegate],
    "UITableViewDelegate": [.tableViewDelegate],
    "UITableViewController": [.viewController, .tableViewDelegate],
    "UIViewController": [.viewController],
    "UICollectionViewController": [.viewController],
    "UINavigationController": [.viewController],
    "UITabBarController": [.viewController],
    "UISplitViewController": [.viewController],
    "UIPageViewController": [.viewController],
    "UIView": [.view],
  ]
}
