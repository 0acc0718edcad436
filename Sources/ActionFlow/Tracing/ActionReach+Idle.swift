/// Types that are recognized but for which nothing is done.
extension ActionReach {
  /// Returns true if a type is recognized and nothing is done for it.
  ///
  /// - Parameter userInfo: the user info of the quick action; nil where that is not known.
  func isEmpty(_ use: ActionIndex.Use, having userInfo: [String: UserInfoValue]? = nil) -> Bool {
    if use.isEmpty || view == .surelyBuilt && use.isEmptyUnlessBuilt { return true }
    if let posted = use.way?.posted, index.handovers.areVain(posted) { return true }
    let owner = index.function(of: use)?.owner
    if index.unmet(use.conditions.needs, in: owner, having: userInfo) != nil { return true }
    let unset = [use.conditions.unsetProperty, use.way?.unsetProperty].compactMap { $0 }
    if unset.contains(where: index.handovers.isNeverSet) { return true }
    if use.conditions.castsDelegate, index.handovers.isSwiftUI { return true }
    let changesOwn = use.way.map { $0.calls.isEmpty && $0.assigned == nil } ?? use.onlySetsOwn
    if let owner, changesOwn,
      index.handovers.isUnseen(owner) || index.handovers.isKeptFromViews(owner)
    {
      return true
    }
    if let way = use.way, comesToNothing(way, for: use) { return true }
    if let root = use.conditions.rootClass ?? use.way?.rootClass,
      index.handovers.areOther(than: root, of: delegates)
    {
      return true
    }
    if let cases = use.onlyCases, use.isEnumeration,
      let name = use.name.map(ActionNames.last), !cases.contains(name)
    {
      return true
    }
    if isIgnored(use) { return true }
    let branches = branches(for: use)
    if branches.isEmpty { return isLeftToIdleDefault(use) }
    if let member = use.wantedMember {
      let all = branches.filter { $0.branch.nilMember == member }
      if !all.isEmpty,
        branches.allSatisfy({
          $0.branch.nilMember != nil || $0.branch.function == nil && $0.branch.isEmpty
        })
      {
        return true
      }
    }
    return !branches.isEmpty
      && branches.allSatisfy { path, branch in
        let isEmpty =
          branch.isEmpty
          || branch.way.unsetProperty.map(index.handovers.isNeverSet) == true
          || comesToNothing(branch.way, for: use)
          || index.unmet(branch.needs, in: self.owner(of: branch, path), having: userInfo) != nil
        return isEmpty && (!branch.isElsewhere || isOnlyHanded(use, to: branch, path))
      }
  }

  /// Returns true if nothing remains of what a branch does: it prepares controllers that nothing shows, or sets what is
  /// set to something else at once.
  private func comesToNothing(_ way: ActionFacts.Way, for use: ActionIndex.Use) -> Bool {
    if way.isOverwritten || way.unshown.map(areUnshown) == true { return true }
    // A constant may have any name.
    let name = use.isEnumeration ? use.name.map(ActionNames.last) : nil
    return way.overwritten?.isMeant(by: name ?? use.pattern.lastComponent) == true
  }

  private func areUnshown(_ found: ActionFacts.Unshown) -> Bool {
    guard index.handovers.controllers.areUnshown(found.members) else { return false }
    // Other code may show what a delegate has.
    return found.delegate.map {
      !index.handovers.isNamedDelegate($0) && !index.mayBeExtended($0)
    } ?? true
  }

  /// The types that UIKit brings quick actions to.
  private var delegates: Set<String> {
    Set(index.enteredFunctions.compactMap { index.function(at: $0.place)?.owner })
  }

  /// Returns a requirement for handling a type that surely is not met; nil where no such one is known.
  ///
  /// - Parameter userInfo: the user info of the quick action; nil where that is not known.
  func unmetNeed(of use: ActionIndex.Use, having userInfo: [String: UserInfoValue]?) -> ActionFacts
    .Need?
  {
    let owner = index.function(of: use)?.owner
    return index.unmet(use.conditions.needs, in: owner, having: userInfo)
      ?? branches(for: use).lazy.compactMap { path, branch in
        index.unmet(branch.needs, in: self.owner(of: branch, path), having: userInfo)
      }.first
  }

  private func owner(of branch: ActionFacts.Branch, _ path: String) -> String? {
    branch.function.flatMap { index.function(at: Place(path: path, index: $0))?.owner }
  }
}
