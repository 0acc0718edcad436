extension ActionIndex {
  /// The values that the files of an app pass to code that no call names, and the code that receives them.
  struct Handovers: Sendable {
    /// The names under which types are passed on.
    private(set) var names: Set<String> = []
    /// The subjects that send a value only to current subscribers.
    private(set) var momentary: Set<String> = []
    /// The code that runs when something is announced, by name.
    private(set) var observers: [String: [ActionFacts.Observer]] = [:]
    /// True if some observers have names that are known only at run time.
    private(set) var observesUnknown = false
    /// The names of members that are read in a way that could not be followed.
    private(set) var open: Set<String> = []
    /// True if `open` is incomplete.
    private(set) var isOpen = false
    /// The names of members that are assigned; nil where they are not all known.
    private(set) var assigned: Set<String>? = []
    /// The assigned members that code outside their type may assign; nil where they are not all known.
    private(set) var assignedToOthers: Set<String>? = []
    /// The members to which a value is assigned that may outlive the assignment; nil where they are not all known.
    private(set) var held: Set<String>? = []
    /// The Objective-C properties, and the methods that may be accessors of one.
    private(set) var messageProperties: Set<String> = []
    private(set) var getters: Set<String> = []
    /// The classes of objects that are assigned to weak members and retained only by a local name, by the names of
    /// the members.
    private(set) var heldByLocals: [String: Set<String>] = [:]
    /// The classes that pass `self` to nothing.
    private var quietClasses = QuietClasses()
    private(set) var controllers = ControllerClasses()
    /// The classes of the roots of windows, by the types whose code sets them.
    private(set) var rootsByOwner: [String: Set<String>] = [:]
    /// The types of which code sets the window; empty for a window of something else.
    private(set) var windowOwners: Set<String> = []
    /// The names of weak variables, and of others.
    private(set) var weak: Set<String> = []
    private(set) var strong: Set<String> = []
    /// The classes of the root view controllers, with an empty name for an unknown one.
    private(set) var roots: Set<String> = []
    /// The base names of calls outside of functions; nil where they are not all known.
    private(set) var madeOutside: Set<String>? = []
    /// The classes with a shared instance of which other code has created another instance.
    private(set) var sharedModels: Set<String> = []
    private(set) var sharedObjects: Set<String> = []
    private(set) var sharedByEntries: Set<String> = []
    private(set) var namedShared: Set<String> = []
    private(set) var ownModels: Set<String> = []
    private var plainObjects: Set<String> = []
    /// The delegates that create an object for themselves which other code can read, by the class of the object; an
    /// empty set where no other code can read it.
    private var ownersOfOwnObjects: [String: Set<String>] = [:]
    private var namedByEntries: Set<String> = []
    private var namedDelegates: Set<String> = []
    /// True if the app has the SwiftUI life cycle, where the app delegate belongs to SwiftUI.
    private(set) var isSwiftUI = false
    /// The base names of the calls in functions.
    private(set) var made: Set<String> = []
    /// The number of files whose functions call a base name.
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

    /// True if some code may call a function of this name, or refer to it.
    func mayRun(_ name: String) -> Bool {
      isOpen || open.contains(name) || made.contains(name)
        || madeOutside.map { $0.contains(name) } ?? true
    }

    /// True if surely no code assigns a value to a property that then keeps it.
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

    /// True if no view reads the shared instance of a class: each has created its own, and only functions to which
    /// UIKit delivers quick actions name the shared one.
    func isUnseen(_ model: String) -> Bool {
      sharedModels.contains(model) && ownModels.contains(model) && !namedShared.contains(model)
        && !namedShared.contains("")
    }

    /// True if functions called by UIKit pass quick actions to an object of a class that they have created, while
    /// views use other objects of the class.
    func isKeptFromViews(_ model: String) -> Bool {
      guard ownModels.contains(model), plainObjects.contains(model), quietClasses.contains(model),
        !namedByEntries.contains(model), let owners = ownersOfOwnObjects[model]
      else { return false }
      return owners.isDisjoint(with: namedDelegates)
    }

    /// True if code may reach the object of a delegate by its class.
    func isNamedDelegate(_ name: String) -> Bool { namedDelegates.contains(name) }

    /// True if functions called by UIKit pass quick actions to the shared instance of a class, and no view reads that
    /// instance.
    func isOtherThanShared(_ model: String) -> Bool {
      sharedObjects.contains(model) && sharedByEntries.contains(model)
        && !namedShared.contains(model) && !namedShared.contains("")
    }

    /// Returns true if the root view controller of each window surely is not of a class.
    ///
    /// - Parameter owners: the types that may have the window; the code of one of them must set the root, since that
    ///   of a storyboard is not known.
    func areOther(than wanted: String, of owners: Set<String>) -> Bool {
      owners.contains { rootsByOwner[$0] != nil } && !roots.isEmpty && !roots.contains("")
        && !roots.contains(wanted)
        && wanted != "UIViewController" && ActionFactsReader.controllers.contains(wanted)
    }

    /// True for a name under which no value is kept for later subscribers.
    func isMomentary(_ name: String) -> Bool {
      ActionFacts.Handover.isNotification(name)
        || ActionFacts.Handover.isEvent(name)
          && momentary.contains(ActionFacts.Handover.plain(name))
    }

    /// True if no observer in the app receives any of these notifications.
    func areVain(_ names: [String]) -> Bool {
      !observesUnknown && !names.isEmpty && names.allSatisfy { observers[$0] == nil && isOwn($0) }
        && !hasOtherNotation(than: names)
    }

    /// True if the system surely posts no notification of this name.
    private func isOwn(_ name: String) -> Bool {
      let plain = ActionFacts.Handover.plain(name).drop { $0 == "\"" }
      return !["NS", "UI", "kNS"].contains { plain.hasPrefix($0) }
    }

    /// True if some code observes a notification by its text while others use a constant.
    private func hasOtherNotation(than names: [String]) -> Bool {
      let isText = names.contains { $0.hasPrefix("@\"") }
      return observers.keys.contains {
        ActionFacts.Handover.isNotification($0) && $0.hasPrefix("@\"") != isText
      }
    }
  }

  /// A position where types surely end without anything having been done.
  struct DeadEnd: Sendable {
    /// The reason why nothing is done.
    enum Cause: Sendable, Hashable {
      /// The property on which a method would be called never has a value.
      case neverSet(String)
      /// No code observes the notification that carries the type.
      case unheard
      /// The called function only logs.
      case logs
    }

    let path: String
    let function: Int?
    let cause: Cause

    init(_ use: ActionFacts.Use, _ path: String, _ cause: Cause) {
      (self.path, function, self.cause) = (path, use.function, cause)
    }

    /// Creates a dead end for a notification that no code observes.
    init(_ obstacle: Obstacle) {
      (path, function, cause) = (obstacle.path, obstacle.function, .unheard)
    }
  }

  /// The type that nothing uses, so that a view is no part of the app: the view itself, or a modifier that creates
  /// it.
  enum Unattached {
    case view, modifier(FunctionPlace)
  }

  /// Returns the type that no view uses, where a SwiftUI view surely is no part of the app; nil for one that may be.
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

  /// True if a name may be referred to in a way that was not followed.
  private func isNamedElsewhere(_ name: String) -> Bool {
    files.values.contains { $0.openReads?.contains(name) ?? true }
  }
}
