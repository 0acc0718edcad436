import CodeModel
import CodeSyntax

extension ActionFacts {
  /// A class of view controllers, or what an extension adds to one.
  struct Controller: Sendable, Equatable {
    /// The superclass; nil in an extension.
    var superclass: String?
    /// The names of methods and properties, true for one that may do more than to change the controller itself.
    var members: [String: Bool] = [:]
  }
}

/// The view controllers of an app, to say what comes of one that nothing shows.
struct ControllerClasses: Sendable {
  private var classes: [String: ActionFacts.Controller] = [:]

  mutating func add(_ facts: ActionFacts) {
    for (name, found) in facts.controllers {
      classes[name, default: .init()].superclass =
        found.superclass ?? classes[name]?.superclass
      classes[name, default: .init()].members.merge(found.members) { $0 || $1 }
    }
  }

  /// The most superclasses that are followed.
  private static let maximumDepth = 8

  /// Returns true if some members of new controllers surely change nothing but the controllers.
  ///
  /// - Parameter members: by the names of classes.
  func areUnshown(_ members: [String: Set<String>]) -> Bool {
    !members.isEmpty && members.allSatisfy { isUnshown($0, $1) }
  }

  private func isUnshown(_ name: String, _ members: Set<String>) -> Bool {
    var wanted = members
    // A view that is asked for is loaded.
    if wanted.contains(".view") || wanted.contains("loadViewIfNeeded") {
      wanted.formUnion(["viewDidLoad", "loadView"])
    }
    // It comes and goes.
    wanted.formUnion(["init", "deinit"])
    var known = Set<String>()
    var at = name
    for _ in 0..<Self.maximumDepth {
      if Self.isOfSystem(at) {
        let added = [at, "UIViewController"].compactMap { classes[$0]?.members }
        // An extension may do anything.
        if wanted.contains(where: { member in added.contains { $0[member] == true } }) {
          return false
        }
        return wanted.subtracting(known).allSatisfy { member in
          Self.systemMembers.contains(member)
            || member.first == "." && Self.systemParts.contains(String(member.dropFirst()))
        }
      }
      guard let found = classes[at], let superclass = found.superclass else { return false }
      for member in wanted {
        // A part of a property of its own may be anything.
        if member.first == ".", found.members[String(member.dropFirst())] != nil { return false }
        guard let isLoud = found.members[member] else { continue }
        if isLoud { return false }
        known.insert(member)
      }
      at = superclass
    }
    return false
  }

  static func isOfSystem(_ name: String) -> Bool { systemClasses.contains(name) }

  private static let systemClasses: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIAlertController", "UIActivityViewController",
    "UIImagePickerController", "UIDocumentPickerViewController", "UIHostingController",
    "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "QLPreviewController", "PHPickerViewController", "AVPlayerViewController",
  ]

  /// Members of UIKit's controllers that do nothing while these are not on screen.
  static let systemMembers: Set<String> = [
    "init", "deinit", "viewDidLoad", "loadView", "loadViewIfNeeded", "title", "message",
    "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation",
    "hidesBottomBarWhenPushed", "preferredContentSize", "transitioningDelegate", "delegate",
    "dataSource", "sourceType", "mediaTypes", "allowsEditing", "preferredAction", "addAction",
    "addTextField", "addChild", "pushViewController", "setViewControllers", "viewControllers",
    "selectedIndex", "selectedViewController", "setNavigationBarHidden", "isNavigationBarHidden",
    "mailComposeDelegate", "messageComposeDelegate", "setToRecipients", "setSubject",
    "setMessageBody", "recipients", "body", "subject", "overrideUserInterfaceStyle",
    "definesPresentationContext", "extendedLayoutIncludesOpaqueBars", "restorationIdentifier",
    "additionalSafeAreaInsets", "preferredControlTintColor", "preferredBarTintColor",
    "dismissButtonStyle", "excludedActivityTypes", "completionWithItemsHandler", "present", "show",
  ]

  /// The parts of UIKit's controllers.
  static let systemParts: Set<String> = [
    "view", "navigationItem", "tabBarItem", "navigationBar", "tabBar", "tableView",
    "collectionView", "popoverPresentationController", "sheetPresentationController",
    "presentationController", "toolbar", "navigationController", "tabBarController",
    "splitViewController",
  ]
}

extension ActionFactsReader {
  /// Notes what the members of view controllers do.
  mutating func readControllers() {
    guard file.language == .swift, !facts.isTest else { return }
    for type in file.types {
      let name = ActionNames.last(of: type.name)
      let superclass = type.kind == .class ? type.inherited.first : nil
      guard type.kind == .class || type.kind == nil,
        [name, superclass ?? ""].contains(where: { $0.hasSuffix("Controller") })
      else { continue }
      facts.controllers[name] = controller(type, superclass)
    }
  }

  private func controller(_ type: CodeType, _ superclass: String?) -> ActionFacts.Controller {
    var found = ActionFacts.Controller(superclass: superclass)
    var names: [String: Bool] = ["init": false]
    var parts: Set<String> = []
    for property in file.members(of: type) where property.kind == .variable {
      // An observer or a computed value may do anything.
      names[property.name] =
        property.body != nil || property.tokens.contains { tree.isOpen($0, "{") }
      let made = property.type ?? property.value
      if let made, made.count <= 2 || property.value != nil,
        UnshownWork.isSystemValue(tree.name(made.lowerBound))
      {
        parts.insert(property.name)
        names[property.name] = false
      }
      if let value = property.value, !isQuiet(value, parts, [:]) { names["init"] = true }
    }
    let functions = file.functions(of: type)
    let own = Set(functions.map(\.baseName))
    // A method does all that the methods do which it calls.
    var callees: [String: Set<String>] = [:]
    for function in functions {
      guard let body = function.body else { continue }
      var called: Set<String> = []
      let isQuiet = isQuiet(body, parts, names, own, &called)
      names[function.baseName] = names[function.baseName] == true || !isQuiet
      callees[function.baseName, default: []].formUnion(called)
    }
    var loud = names.filter(\.value).map(\.key)
    var callers: [String: [String]] = [:]
    for (name, called) in callees {
      for other in called { callers[other, default: []].append(name) }
    }
    while let name = loud.popLast() {
      for caller in callers[name] ?? [] where names[caller] != true {
        names[caller] = true
        loud.append(caller)
      }
    }
    found.members = names
    // Nothing is said of an extension's initializers.
    if superclass == nil, !own.contains("init") { found.members["init"] = nil }
    return found
  }

  private func isQuiet(
    _ tokens: Range<Int>, _ parts: Set<String>, _ properties: [String: Bool]
  ) -> Bool {
    var called: Set<String> = []
    return isQuiet(tokens, parts, properties, [], &called)
  }

  /// Returns true if code of a controller changes nothing but its views and its properties.
  ///
  /// - Parameters:
  ///   - parts: the properties that are views.
  ///   - properties: all of them, true for one that may do more when it is set.
  ///   - own: the names of its methods.
  ///   - called: gets those that are called.
  private func isQuiet(
    _ tokens: Range<Int>, _ parts: Set<String>, _ properties: [String: Bool],
    _ own: Set<String> = [], _ called: inout Set<String>
  ) -> Bool {
    var views = parts.union(ControllerClasses.systemParts)
    for assignment in file.assignments(in: tokens) {
      if assignment.isDeclaration {
        if UnshownWork.isSystemValue(tree.name(assignment.value.lowerBound)) {
          views.insert(assignment.name)
        }
        continue
      }
      let names = assignment.receiver.map { file.names($0) } ?? []
      let path = names.first == "self" ? Array(names.dropFirst()) : names
      if let first = path.first {
        guard views.contains(first) else { return false }
      } else {
        let isSystem = ControllerClasses.systemMembers.contains(assignment.name)
        guard properties[assignment.name].map({ !$0 }) ?? isSystem else { return false }
      }
    }
    for call in file.calls(in: tokens) where file.effect(of: call) == .acts {
      let names = call.receiver.map { file.names($0) } ?? []
      let path = names.first == "self" ? Array(names.dropFirst()) : names
      if let first = path.first {
        let isView = views.contains(first) || first == "UIView" || first == "NSLayoutConstraint"
        let isNotified = call.name == "removeObserver" && first == "NotificationCenter"
        guard isView || isNotified || first == "super" || UnshownWork.isSystemValue(call.baseName)
        else { return false }
      } else if own.contains(call.baseName) {
        called.insert(call.baseName)
      } else {
        guard
          UnshownWork.isSystemValue(call.baseName)
            || call.baseName == "setNeedsStatusBarAppearanceUpdate" || file.isImplicitMember(call)
        else { return false }
      }
    }
    return true
  }
}
