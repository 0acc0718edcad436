extension ActionIndex {
  /// What the files of an app hand to code that no call names, and who gets it.
  struct Handovers: Sendable {
    /// The names under which types are handed over.
    private(set) var names: Set<String> = []
    /// Subjects that tell a value to those only who listen at that moment.
    private(set) var momentary: Set<String> = []
    /// The code that is called for what is announced, by name.
    private(set) var observers: [String: [ActionFacts.Observer]] = [:]
    /// Whether something is called for what only a running app knows.
    private(set) var observesUnknown = false
    /// The names of members that are read in a way that was not followed.
    private(set) var open: Set<String> = []
    /// Whether they are not all known.
    private(set) var isOpen = false
    /// The names of members that are assigned; nil where they are not all known.
    private(set) var assigned: Set<String>? = []
    /// Those of them that code outside of their type assigns, or may.
    private(set) var assignedToOthers: Set<String>? = []
    /// Those of them that are given something that may live on.
    private(set) var held: Set<String>? = []
    /// The properties of Objective-C, and the methods that may stand for one.
    private(set) var messageProperties: Set<String> = []
    private(set) var getters: Set<String> = []
    /// The classes of the objects that weak members are given and that a function alone keeps, by the members.
    private(set) var heldByLocals: [String: Set<String>] = [:]
    /// The classes that give their object to nothing.
    private var quietClasses = QuietClasses()
    private(set) var controllers = ControllerClasses()
    /// The classes of the roots of windows, by the types whose code sets them.
    private(set) var rootsByOwner: [String: Set<String>] = [:]
    /// The types of which code sets the window; empty for a window of something else.
    private(set) var windowOwners: Set<String> = []
    /// The names of weak variables, and of others.
    private(set) var weak: Set<String> = []
    private(set) var strong: Set<String> = []
    /// The classes of the roots of windows, empty for one that is not known.
    private(set) var roots: Set<String> = []
    /// The base names of what is called outside of functions; nil where they are not all known.
    private(set) var madeOutside: Set<String>? = []
    /// Classes with one object for all of which others have made another one.
    private(set) var sharedModels: Set<String> = []
    private(set) var sharedObjects: Set<String> = []
    private(set) var sharedByEntries: Set<String> = []
    private(set) var namedShared: Set<String> = []
    private(set) var ownModels: Set<String> = []
    private var plainObjects: Set<String> = []
    /// The delegates whose own objects others can ask for, by the classes of these; empty for those of no such one.
    private var ownersOfOwnObjects: [String: Set<String>] = [:]
    private var namedByEntries: Set<String> = []
    private var namedDelegates: Set<String> = []
    /// Whether the app has the life cycle of SwiftUI, whose app delegate is an object of SwiftUI.
    private(set) var isSwiftUI = false
    /// The base names of what functions call.
    private(set) var made: Set<String> = []
    /// In how many files functions call something of a base name.
    private(set) var callers: [String: Int] = [:]

    mutating func add(_ facts: ActionFacts) {
      guard !facts.isTest else { return }
      names.formUnion(facts.handed)
      momentary.formUnion(facts.momentary)
      for observer in facts.observers { observers[observer.name, default: []].append(observer) }
      observesUnknown = observesUnknown || facts.observesUnknown
      if let reads = facts.openReads { open.formUnion(reads) } else { isOpen = true }
      assigned = assigned.flatMap { known in facts.assignedMembers.map(known.union) }
      assignedToOthers = assignedToOthers.flatMap { known in
        facts.membersAssignedToOthers.map(known.union)
      }
      held = held.flatMap { known in facts.heldMembers.map(known.union) }
      heldByLocals.merge(facts.heldByLocals) { $0.union($1) }
      quietClasses.add(facts)
      controllers.add(facts)
      rootsByOwner.merge(facts.rootsByOwner) { $0.union($1) }
      windowOwners.formUnion(facts.windowOwners)
      messageProperties.formUnion(facts.messageProperties)
      for function in facts.functions where function.hasBody && function.isSelector {
        if !function.signature.contains(":") { getters.insert(function.signature) }
      }
      weak.formUnion(facts.weakVariables)
      strong.formUnion(facts.strongVariables)
      madeOutside = madeOutside.flatMap { known in facts.madeOutside.map(known.union) }
      roots.formUnion(facts.roots)
      sharedModels.formUnion(facts.sharedModels)
      sharedObjects.formUnion(facts.sharedObjects)
      sharedByEntries.formUnion(facts.sharedByEntries)
      namedShared.formUnion(facts.namedShared)
      ownModels.formUnion(facts.ownModels)
      plainObjects.formUnion(facts.plainObjects)
      for own in facts.ownObjects {
        ownersOfOwnObjects[own.model, default: []].formUnion(own.isVisible ? [own.owner] : [])
      }
      namedByEntries.formUnion(facts.namedByEntries)
      namedDelegates.formUnion(facts.namedDelegates)
      isSwiftUI = isSwiftUI || facts.isSwiftUIApp
      var called: Set<String> = []
      for function in facts.functions {
        for call in function.calls { called.insert(ActionNames.base(of: call)) }
      }
      made.formUnion(called)
      for name in called { callers[name, default: 0] += 1 }
    }

    /// True if code of another type may give a property a value.
    func isSetFromOutside(_ property: String) -> Bool {
      assignedToOthers.map { $0.contains(property) } ?? true
    }

    /// True if some code may call a function of a name, or name it.
    func mayRun(_ name: String) -> Bool {
      isOpen || open.contains(name) || made.contains(name)
        || madeOutside.map { $0.contains(name) } ?? true
    }

    /// True if surely no code gives a property a value that it keeps.
    func isNeverSet(_ property: String) -> Bool {
      if property.hasPrefix(ActionFacts.ofHeader) {
        let name = String(property.dropFirst())
        return messageProperties.contains(name) && !getters.contains(name)
          && assigned.map { !$0.contains(name) && !$0.contains("_" + name) } ?? false
      }
      let isWeak = weak.contains(property) && !strong.contains(property)
      if isWeak, !heldByLocals[property, default: []].allSatisfy(quietClasses.contains) {
        return false
      }
      return (isWeak ? held : assigned).map { !$0.contains(property) } ?? false
    }

    /// True if no view sees the shared object of a class: each has made one of its own, and only functions that UIKit
    /// brings quick actions to name that one.
    func isUnseen(_ model: String) -> Bool {
      sharedModels.contains(model) && ownModels.contains(model) && !namedShared.contains(model)
        && !namedShared.contains("")
    }

    /// True if what UIKit calls gives quick actions to an object of a class that it has made for itself, and views have
    /// made others.
    func isKeptFromViews(_ model: String) -> Bool {
      guard ownModels.contains(model), plainObjects.contains(model), quietClasses.contains(model),
        !namedByEntries.contains(model), let owners = ownersOfOwnObjects[model]
      else { return false }
      return owners.isDisjoint(with: namedDelegates)
    }

    /// True if what UIKit calls gives quick actions to the shared object of a class, and no view sees that one.
    func isOtherThanShared(_ model: String) -> Bool {
      sharedObjects.contains(model) && sharedByEntries.contains(model)
        && !namedShared.contains(model) && !namedShared.contains("")
    }

    /// True if the root of each window surely is no controller of a class.
    ///
    /// - Parameter owners: the types that may have the window; the code of one has to set the root, for that of a
    ///   storyboard is not known.
    func areOther(than wanted: String, of owners: Set<String>) -> Bool {
      owners.contains { rootsByOwner[$0] != nil } && !roots.isEmpty && !roots.contains("")
        && !roots.contains(wanted)
        && wanted != "UIViewController" && ActionFactsReader.controllers.contains(wanted)
    }

    /// True for a name under which nothing is kept for who listens later.
    func isMomentary(_ name: String) -> Bool {
      ActionFacts.Handover.isNotification(name)
        || ActionFacts.Handover.isEvent(name)
          && momentary.contains(ActionFacts.Handover.plain(name))
    }

    /// True if nothing in the app is called for any of some notifications.
    func areVain(_ names: [String]) -> Bool {
      !observesUnknown && !names.isEmpty && names.allSatisfy { observers[$0] == nil && isOwn($0) }
        && !hasOtherNotation(than: names)
    }

    /// True if the system surely posts none of the name.
    private func isOwn(_ name: String) -> Bool {
      let plain = ActionFacts.Handover.plain(name).drop { $0 == "\"" }
      return !["NS", "UI", "kNS"].contains { plain.hasPrefix($0) }
    }

    /// True if some code observes a notification by its text, and others by a constant.
    private func hasOtherNotation(than names: [String]) -> Bool {
      let isText = names.contains { $0.hasPrefix("@\"") }
      return observers.keys.contains {
        ActionFacts.Handover.isNotification($0) && $0.hasPrefix("@\"") != isText
      }
    }
  }

  /// A place at which types surely come to an end without anything being done.
  struct DeadEnd: Sendable {
    /// Why nothing is done.
    enum Cause: Sendable, Hashable {
      /// The property whose method would be called never has a value.
      case neverSet(String)
      /// The notification that brings it is heard by nobody.
      case unheard
      /// What is called only logs.
      case logs
    }

    let path: String
    let function: Int?
    let cause: Cause

    init(_ use: ActionFacts.Use, _ path: String, _ cause: Cause) {
      (self.path, function, self.cause) = (path, use.function, cause)
    }

    /// A notification that nobody hears.
    init(_ obstacle: Obstacle) {
      (path, function, cause) = (obstacle.path, obstacle.function, .unheard)
    }
  }

  /// What a view has to be made by so that it is part of the app: itself, or a modifier that makes it.
  enum Unattached {
    case view, modifier(FunctionPlace)
  }

  /// Returns what no view uses, where a view of SwiftUI surely is no part of the app; nil for one that may be.
  func unattached(_ view: String) -> Unattached? {
    let name = ActionNames.last(of: view)
    guard let outside = handovers.madeOutside, !outside.contains(name) else { return nil }
    guard handovers.made.contains(name) else { return isNamedElsewhere(name) ? nil : .view }
    var modifier: FunctionPlace?
    for path in files.keys.sorted() where !isTest(path) {
      let functions = files[path]?.functions ?? []
      for number in functions.indices where functions[number].calls.contains(name) {
        let base = functions[number].baseName
        guard functions[number].owner == "View", !outside.contains(base),
          !handovers.made.contains(base)
        else { return nil }
        modifier = modifier ?? FunctionPlace(path: path, index: number)
      }
    }
    return modifier.map { .modifier($0) }
  }

  /// True if something is said about a type as about others: it is made in a way that nobody has followed.
  private func isNamedElsewhere(_ name: String) -> Bool {
    files.values.contains { $0.openReads?.contains(name) ?? true }
  }
}
