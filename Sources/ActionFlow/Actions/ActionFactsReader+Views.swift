import CodeModel
import CodeSyntax

/// Reading of the calls that create views, and of the properties that are assigned.
extension ActionFactsReader {
  /// The most names of one kind that are recorded for a file.
  private static let maximumNames = 1024
  /// The maximum number of classes of a file that are noted as keeping no object of their own.
  private static let maximumQuiet = 64

  /// Notes the calls outside of functions and the members that are assigned.
  mutating func readMade() {
    var made: Set<String> = []
    if file.language == .swift {
      var previews = previews[...]
      for call in file.calls where file.functionIndex(around: call.nameToken) == nil {
        while let first = previews.first, first.upperBound <= call.nameToken {
          previews.removeFirst()
        }
        if previews.first?.contains(call.nameToken) != true { made.insert(call.baseName) }
      }
    }
    facts.madeOutside = made.count <= Self.maximumNames ? made : nil
    var (assigned, held): (Set<String>, Set<String>) = ([], [])
    facts.messageProperties = file.messageProperties
    var others: Set<String> = []
    let weakNames = Set(
      file.outline.declarations.lazy.filter { $0.modifiers.contains("weak") }.map(\.name))
    for assignment in file.assignments where assignment.receiver != nil || !assignment.isDeclaration
    {
      assigned.insert(assignment.name)
      if assignment.name == "window" || assignment.name == "_window" {
        let isSelf = assignment.receiver.map(self.isSelf) ?? true
        let owner = isSelf ? file.type(around: assignment.nameToken)?.name : nil
        facts.windowOwners.insert(owner.map(ActionNames.last) ?? "")
      }
      let isOwn = assignment.receiver.map { tree.isWord($0.lowerBound, "self") && $0.count == 1 }
      let kind = file.type(around: assignment.nameToken)?.kind
      if isOwn == false || kind == nil || kind == .protocol {
        others.insert(assignment.name)
      }
      if weakNames.contains(assignment.name), let name = file.classOfLocalObject(assignment) {
        facts.heldByLocals[assignment.name, default: []].insert(name)
        if name.utf8.count >= 6 { facts.soughtHandovers.insert(name) }
      } else if !file.makesObjectAlone(assignment.value),
        !tree.isToken(assignment.value.lowerBound, "nil")
      {
        held.insert(assignment.name)
      }
    }
    assigned.formUnion(file.namesChangedInPlace)
    held.formUnion(file.namesChangedInPlace)
    others.formUnion(file.namesChangedInPlace)
    facts.assignedMembers = assigned.count <= Self.maximumNames ? assigned : nil
    facts.membersAssignedToOthers = assigned.count <= Self.maximumNames ? others : nil
    facts.heldMembers = assigned.count <= Self.maximumNames ? held : nil
    for variable in file.outline.declarations where variable.kind == .variable {
      guard variable.parent != nil, variable.body == nil else { continue }
      if variable.modifiers.contains("weak") {
        facts.weakVariables.insert(variable.name)
      } else if tree.isWord(variable.nameToken - 1, "var") {
        facts.strongVariables.insert(variable.name)
      }
    }
    for type in file.types {
      let hasOwn = file.members(of: type).contains { member in
        member.name == "window" && (member.body != nil || member.value != nil)
      }
      if hasOwn { facts.windowOwners.insert(ActionNames.last(of: type.name)) }
    }
    readRoots()
    for type in file.types.prefix(Self.maximumQuiet) where type.kind == nil || type.kind == .class {
      let (name, isQuiet) = (ActionNames.last(of: type.name), isQuiet(type))
      if type.kind == nil, !isQuiet { facts.loudExtensions.insert(name) }
      guard type.kind == .class, isQuiet else { continue }
      facts.quietClasses[name] = Set(type.inherited)
        .subtracting(["NSObject", "AnyObject", "ObservableObject"])
    }
    facts.protocols = Set(
      file.types.lazy.filter { $0.kind == .protocol }.map { ActionNames.last(of: $0.name) })
  }

  /// The ranges of `#Preview { … }` and of a `PreviewProvider`, which only Xcode's canvas shows.
  private var previews: [Range<Int>] {
    let providers = file.types.filter { $0.inherits(from: "PreviewProvider") }
      .flatMap(\.declarations).compactMap { file.outline.declarations[$0].body }
    let macros = file.calls.filter {
      $0.baseName == "Preview" && $0.arguments.last?.isTrailing == true
    }
    .map(\.tokens)
    return (providers + macros).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the SwiftUI view, or the modifier of views, around a token.
  func swiftUIView(around token: Int) -> String? {
    guard file.language == .swift, let type = file.type(around: token),
      type.inherits(from: "View", "ViewModifier")
    else { return nil }
    return type.name
  }

  // MARK: Roots of windows

  private mutating func readRoots() {
    for assignment in file.assignments where assignment.name == "rootViewController" {
      guard !tree.isToken(assignment.value.lowerBound, "nil"),
        file.isBuiltForIOS(at: assignment.nameToken) != false
      else { continue }
      let makesWindow =
        file.function(around: assignment.nameToken)?.body.map { body in
          file.calls(in: body).contains { $0.baseName == "UIWindow" }
        } ?? false
      let root = makesWindow ? controllerClass(assignment.value) ?? "" : ""
      facts.roots.insert(root)
      let owner = file.type(around: assignment.nameToken)?.name ?? ""
      facts.rootsByOwner[owner, default: []].insert(root)
    }
  }

  /// Returns the UIKit class of a newly created controller, or of a name that refers to one.
  private func controllerClass(_ value: Range<Int>, depth: Int = 0) -> String? {
    guard depth < 3, file.language == .swift, let last = value.last else { return nil }
    let name = tree.name(value.lowerBound)
    if tree.isOpen(value.lowerBound + 1, "("), tree.partner(of: value.lowerBound + 1) == last {
      return Self.controllers.contains(name) ? name : superclass(name)
    }
    guard value.count == 1 else { return nil }
    let made = file.assignments(named: name).filter(\.isDeclaration)
    guard made.count == 1, let own = made.first else { return nil }
    return controllerClass(own.value, depth: depth + 1)
  }

  private func superclass(_ name: String) -> String? {
    file.type(named: name)?.inherited.first.flatMap { Self.controllers.contains($0) ? $0 : nil }
  }

  /// Controllers that inherit from none of the others but `UIViewController`.
  static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController",
    "UIHostingController",
  ]
}
