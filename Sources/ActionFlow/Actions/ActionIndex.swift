import CodeModel
import Files
import SourceText

/// The facts about quick actions of several source files, linked: names are resolved over all files, and types are
/// followed from function to function.
///
/// Positions where a type cannot be followed are among the `obstacles`; while there is one, it is not known that a
/// type is unhandled.
public struct ActionIndex: Sendable {
  /// The facts of all files, by path.
  public let files: [String: ActionFacts]
  /// All uses of types, tests left out.
  public internal(set) var uses: [Use] = []
  /// All positions where a type is lost; empty where every type was followed to its end.
  public private(set) var obstacles: [Obstacle] = []
  /// All dynamic quick actions, those of tests included.
  public private(set) var creations: [Creation] = []

  /// The files with functions that get a quick action from UIKit, tests included, sorted.
  private(set) var entryFiles: [String] = []

  package let resolver: TextResolver
  /// The quick actions of the app, for code that reads other values than their types; nil where these are not given.
  let types: [KnownType]?
  /// The files of the index by the folders of apps.
  struct Folders: Sendable {
    /// The folders of apps that handle quick actions, with nil for files outside of apps.
    let handling: Set<String?>
    /// The app delegates by the folders of their apps.
    let delegates: [String?: [CodeIndex.TypePart]]
    let files: [String?: [String]]
  }

  /// A function, by its file and its index among the functions of that file.
  package struct FunctionPlace: Hashable {
    package let path: String
    package let index: Int

    package init(path: String, index: Int) {
      self.path = path
      self.index = index
    }
  }

  /// The positions where types surely end without anything having been done.
  private(set) var deadEnds: [DeadEnd] = []

  /// The functions that code may call, by the part of their names before parentheses and colons.
  private(set) var functions: [String: [FunctionPlace]] = [:]
  private var itemProperties: Set<String> = []
  private var keptProperties: Set<String> = []
  /// The values that are passed to code that no call names.
  private(set) var handovers = Handovers()
  private(set) var handedLaunches: [FunctionPlace: ActionFacts.Entry] = [:]
  /// The launch methods that return `false` because a function returns it that does nothing with the quick action.
  private(set) var losingLaunches: Set<FunctionPlace> = []
  /// The modifiers of views that receive the value of an enumeration and that no view uses, by the enumeration.
  private(set) var unattachedModifiers: [String: FunctionPlace] = [:]
  let madeDefaults = Lazily<[(place: FunctionPlace, names: Set<String>)]>()
  let madeCases = Lazily<[String: Set<String>]>()
  let madeVain = Lazily<Set<String>>()
  let madeComparedCases = Lazily<Set<String>>()
  let madeGraph = Lazily<CallGraph>()
  let madeUserInfo = Lazily<[TypePattern: [String: UserInfoValue]?]>()
  let madeFlags = Lazily<[String: Bool?]>()
  let madeSetOnce = LazyTable<Bool>()
  let madeHeirs = LazyTable<Set<String>>()
  let madeHeirsByType = Lazily<[String: Set<String>]>()
  let madeSetBack = Lazily<[String: [(path: String, back: ActionFacts.SetBack)]]>()
  let madeStrays = LazyTable<Bool>()
  let madeTimes = LazyTable<Set<ActionFacts.Watch>?>()
  let madeTable = Lazily<PatternTable<Use>>()
  let usesByPath = Lazily<[String: [Int]]>()
  let creationsByPattern = Lazily<PatternTable<Int>>()
  let madeUnused = Lazily<[Creation]>()
  let unusedByList = LazyTable<[TypePattern]>()
  /// The files by the folders of apps.
  let folders = Lazily<Folders>()
  private let helperCallers: [String: Set<String>]
  /// The tables of all files but those of tests, by name, in the order of the files.
  let tables: [String: [(path: String, table: ActionFacts.Table)]]
  let namedElsewhere = Lazily<NamedFunctions>()
  /// True if the type of some dynamic quick action is known only at run time.
  public private(set) var hasUnknownCreations = false
  /// True if something is done where a function reports that it has found nothing for a quick action.
  private(set) var isOpen = false
  /// The notifications of which some observers surely never receive the content.
  private let unheard: Set<String>
  /// The variables that store the cases made from items, by the enumerations; nil for an enumeration whose cases are
  /// used otherwise.
  private let keptCases: [String: [String]]
  /// The parameters that have been followed, with whether the last component was passed.
  private var followed: Set<String> = []
  /// The outcomes of calls that are followed.
  private var followedCalls: [FollowedCall: FollowedCall.Outcome] = [:]
  /// The uses of files that read a parameter, by the indexes of their functions.
  private var usesOfParameters: [String: [Int: [ActionFacts.Use]]] = [:]

  /// - Parameter files: the facts of all source files of the app, by path.
  public init(_ files: [String: ActionFacts]) { self.init(files, knowing: nil) }

  /// - Parameters:
  ///   - files: the facts of all source files of the app, by path.
  ///   - types: the quick actions of the app, for code that reads other values than their types; nil to treat all
  ///     such code as an obstacle.
  init(_ files: [String: ActionFacts], knowing types: [KnownType]?) {
    self.types = types
    let whole = UnmentionedTypes(SwiftNames.given(to: files))
    let named = UncalledInitializers(whole.withoutTheirCode()).withoutTheirCode()
    let readers = UncalledReaders(DeafObservers(named).withoutTheirReads())
    let files = readers.withoutTheirReads()
    keptCases = Self.keptCases(of: files)
    self.files = files
    unheard = files.values.reduce(into: []) { $0.formUnion($1.unheard) }
    resolver = TextResolver(files)
    helperCallers = Self.callersOfHelpers(files)
    tables = Self.tables(of: files)
    let paths = files.keys.sorted()
    let called = files.values.reduce(into: Set()) { ActionNames.addCalled(by: $1, to: &$0) }
    let outer = files.values.reduce(into: Set<String>()) { $0.formUnion($1.attached) }
    for path in paths {
      guard let facts = files[path] else { continue }
      for index in facts.functions.indices {
        ActionNames.forEach(of: facts.functions[index]) { name in
          guard called.contains(name) else { return }
          functions[name, default: []].append(FunctionPlace(path: path, index: index))
        }
      }
      for index in facts.functions.indices where !facts.isTest {
        guard let type = facts.functions[index].handedType,
          !called.contains(facts.functions[index].baseName),
          !outer.contains(facts.functions[index].baseName)
        else { continue }
        unattachedModifiers[type] = FunctionPlace(path: path, index: index)
      }
      itemProperties.formUnion(facts.itemProperties)
      keptProperties.formUnion(facts.keptProperties)
      handovers.add(facts)
      if facts.functions.contains(where: { !$0.entries.isEmpty }) { entryFiles.append(path) }
    }
    for path in paths {
      guard let facts = files[path] else { continue }
      for creation in facts.creations {
        let known = creations.count
        add(creation, path, isTest: facts.isTest)
        let uncalled = creation.function.flatMap { number in
          uncalledFunction(FunctionPlace(path: path, index: number), called)
        }
        let unmade = uncalled ?? creation.unmentionedType
        let gate = creation.forceTouchGate.map { GatePlace($0, path) }
        for place in known..<creations.count {
          (creations[place].uncalled, creations[place].forceTouchGate) = (unmade, gate)
          creations[place].userInfo = creation.userInfo
        }
      }
      guard !facts.isTest else { continue }
      for use in seen(of: facts) where isOfItem(use.origin) {
        add(use, path, isLast: false, depth: 0)
      }
    }
    if types != nil { uses = narrowed(uses) }
    hasUnknownCreations = creations.contains { $0.pattern?.isTelling != true }
    dropObstaclesInWays()
    dropWholeHandovers()
    findHandedLaunches()
  }

  /// The notifications that no other code observes.
  var announcedInVain: Set<String> {
    madeVain {
      unheard.filter { name in
        !handovers.observesUnknown
          && !files.values.contains { facts in
            !facts.isTest && facts.functions.contains { $0.reads.contains(name) }
          }
      }
    }
  }

  /// Removes what is passed on under a name if all code is known that reads it.
  private mutating func dropWholeHandovers() {
    let taken = Set(uses.compactMap(\.handover))
    let vain = announcedInVain
    let unheard = obstacles.filter { obstacle in
      if case .handedOver(let name) = obstacle.obstacle { vain.contains(name) } else { false }
    }
    deadEnds += unheard.map(DeadEnd.init)
    let kept = Set(
      obstacles.compactMap { obstacle -> String? in
        if case .handedOver(let name) = obstacle.obstacle { name } else { nil }
      })
    let unread = kept.filter(isKeptForNobody)
    obstacles.removeAll { obstacle in
      guard case .handedOver(let name) = obstacle.obstacle else { return false }
      if vain.contains(name) || unread.contains(name) { return true }
      return taken.contains(name) && !handovers.open.contains(name) && !handovers.isOpen
    }
  }

  /// True if a type waits in a property that surely no code reads.
  private func isKeptForNobody(_ name: String) -> Bool {
    ActionFacts.Handover.isProperty(name) && keptProperties.contains(name)
      && !handovers.open.contains(name) && !handovers.isOpen && !mayBeRead(name)
      && files.allSatisfy { path, facts in
        facts.isTest
          || path.hasSuffix(".swift")
            && !facts.functions.contains { $0.reads.contains(name) }
            && !facts.uses.contains { $0.handover == name }
      }
  }

  private func isOfItem(_ origin: ActionFacts.Origin) -> Bool {
    switch origin {
    case .item, .kept: true
    case .member(let name): itemProperties.contains(name)
    case .keptMember(let name): keptProperties.contains(name) || handovers.names.contains(name)
    case .parameter: false
    }
  }

  private mutating func add(_ creation: ActionFacts.Creation, _ path: String, isTest: Bool) {
    let found = resolver.resolve(creation.type, in: creation.owner, at: path)
    if found?.pattern.isTelling != true, let cases = creation.cases {
      let made = self.creations(creation, of: cases, path, isTest: isTest)
      creations += made
      if !made.isEmpty { return }
    }
    if found?.pattern.isTelling != true, let helper = creation.helper,
      helperCallers[helper]?.subtracting([path]).isEmpty != false
    {
      return
    }
    creations.append(
      Creation(
        path: path, range: creation.range, pattern: found?.pattern,
        definition: found.map { $0.definition ?? FileLocation(path, creation.valueRange) },
        title: creation.title, function: creation.function, isTest: isTest))
  }

  // MARK: Uses

  /// - Parameter outer: the value that a caller passes in place of a type.
  private mutating func add(
    _ use: ActionFacts.Use, _ path: String, isLast: Bool, depth: Int, _ outer: Facet? = nil
  ) {
    switch looked(by: use, isLast: isLast, outer) {
    case .facet(let facet): return add(use, path, facet, depth: depth)
    case .nothing: return
    case .type: break
    }
    let isLast = isLast || use.isLastComponent
    var use = use
    if let names = namesKeeping(use, path) { use.conditions.needs.append(.reader(of: names)) }
    switch use.kind {
    case .compared(let kind, let text):
      // A comparison with nil only tests whether there is a type.
      if text == .name(["nil"]) || text == .name(["none"]) || text == .name(["NULL"])
        || text == .literal("") || text == .name(["", "none"]) || text == .name(["", "some"])
      {
        return
      }
      if let cases = use.cases {
        let all = resolver.texts(of: text, for: cases, in: use.owner, at: path)
        guard !all.isEmpty else { return addObstacle(.made, use, path) }
        uses += all.map { Use(use, path, kind, $0, isLast: isLast, isEnumeration: true, resolver) }
        return
      }
      guard let found = resolver.resolve(text, in: use.owner, at: path), found.pattern.isTelling
      else { return addObstacle(.made, use, path) }
      uses.append(Use(use, path, kind, found, isLast: isLast, resolver))
    case .enumeration(let name):
      let cases = resolver.cases(of: name, around: use.owner)
      guard !cases.isEmpty else { return addObstacle(.made, use, path) }
      uses += cases.map {
        Use(use, path, .equal, $0, isLast: isLast, isEnumeration: true, resolver)
      }
    case .lookedUp(let names): look(up: names, use, path, isLast: isLast)
    case .passed(let name, let label, let position):
      guard use.conditions.isBuilt != false else {
        return use.isNeverRun ? addObstacle(.passed(name), use, path) : ()
      }
      if let unset = use.unsetProperty, handovers.isNeverSet(unset) {
        return deadEnds.append(DeadEnd(use, path, .neverSet(unset)))
      }
      follow(name, label, position, use, path, isLast: isLast, depth: depth)
    case .obstacle(let obstacle):
      if use.conditions.isBuilt != false { addObstacle(obstacle, use, path) }
    }
  }

  /// Returns the variables that store the case which an item becomes in an initializer of an enumeration; nil where
  /// more may be done with it.
  private func namesKeeping(_ use: ActionFacts.Use, _ path: String) -> [String]? {
    guard !keptCases.isEmpty, let number = use.function,
      let function = function(at: FunctionPlace(path: path, index: number)),
      function.baseName == "init", let owner = function.owner,
      files[path]?.enumerations.contains(owner) == true
    else { return nil }
    return keptCases[ActionNames.last(of: owner)]
  }

  private mutating func look(
    up names: [String], _ use: ActionFacts.Use, _ path: String, isLast: Bool
  ) {
    guard use.conditions.isBuilt != false else { return }
    guard let found = self.uses(in: names, use, path, isLast: isLast) else {
      return addObstacle(.made, use, path)
    }
    uses += found
  }

  mutating func addObstacle(
    _ obstacle: ActionFacts.Obstacle, _ use: ActionFacts.Use, _ path: String
  ) {
    obstacles.append(
      Obstacle(
        path: path, range: use.range, line: use.line, obstacle: obstacle, function: use.function))
  }

  /// The most calls that are followed with other values than types.
  private static let maximumFollowed = 4096

  /// The most functions through which a type is followed.
  private static let maximumDepth = 8

  mutating func follow(
    _ name: String, _ label: String?, _ position: Int, _ use: ActionFacts.Use, _ path: String,
    isLast: Bool, depth: Int, _ facet: Facet? = nil
  ) {
    if !use.isExclusive { isOpen = true }
    guard depth < Self.maximumDepth, (facet?.steps.count ?? 0) <= Facet.maximumSteps,
      facet == nil || followedCalls.count < Self.maximumFollowed
    else { return addObstacle(.passed(name), use, path) }
    let call = FollowedCall(
      name: name, label: label, position: position, labels: use.callLabels,
      passesItem: use.passesItem,
      isLast: isLast,
      owner: name == "init" ? use.owner : nil, facet: facet)
    let outcome: FollowedCall.Outcome
    if let known = followedCalls[call] {
      outcome = known
    } else {
      outcome = follow(call, depth: depth)
      followedCalls[call] = outcome
    }
    if !outcome.isFollowed, outcome.onlyLogs, use.handover == nil {
      return deadEnds.append(DeadEnd(use, path, .logs))
    }
    if !outcome.isFollowed {
      addObstacle(use.handover.map { .handedOver($0) } ?? .passed(name), use, path)
    }
  }

  private mutating func parameterUses(
    _ path: String, _ facts: ActionFacts
  ) -> [Int: [ActionFacts.Use]] {
    if let known = usesOfParameters[path] { return known }
    let made = seen(of: facts).reduce(into: [Int: [ActionFacts.Use]]()) { found, use in
      guard let function = use.function, case .parameter = use.origin else { return }
      found[function, default: []].append(use)
    }
    usesOfParameters[path] = made
    return made
  }

  /// Follows a type into all functions that a call may mean.
  private mutating func follow(_ call: FollowedCall, depth: Int) -> FollowedCall.Outcome {
    var candidates = functions(called: call.name)
    if let owner = call.owner {
      candidates = candidates.filter { function(at: $0)?.owner == owner }
    }
    // A function with other labels is not meant.
    let meant = candidates.filter { function(at: $0)?.mayTake(call.labels) ?? true }
    if !meant.isEmpty { candidates = meant }
    var isFollowed = false
    var taking: [ActionFacts.Function] = []
    for place in candidates {
      let (target, index) = (place.path, place.index)
      guard let facts = files[target], facts.functions.indices.contains(index),
        // An Objective-C message has other labels than the Swift method that it calls.
        let parameter = facts.functions[index].parameter(
          for: call.name.contains(":") ? ActionFacts.Called.anyLabel : call.label, at: call.position
        )
      else { continue }
      if call.passesItem, facts.functions[index].takesItem { isFollowed = true }
      // A method that takes a quick action is not the one that takes its type.
      let isOther = facts.functions[index].takesItem && !call.passesItem
      if facts.functions[index].hasBody, !isOther { taking.append(facts.functions[index]) }
      let inner = parameterUses(target, facts)[index, default: []]
        .filter { $0.origin == .parameter(parameter) && !(call.passesItem && $0.facet != nil) }
      guard !inner.isEmpty else { continue }
      isFollowed = true
      var key = "\(target)#\(index)#\(parameter)#\(call.isLast)"
      if let facet = call.facet { key += "#\(facet)" }
      guard followed.insert(key).inserted else { continue }
      for use in inner { add(use, target, isLast: call.isLast, depth: depth + 1, call.facet) }
    }
    return FollowedCall.Outcome(
      isFollowed: isFollowed, onlyLogs: !taking.isEmpty && taking.allSatisfy(\.onlyLogs))
  }

  /// Removes uses of an item where its type is known: they hide nothing.
  private mutating func dropObstaclesInWays() {
    var ways: [String: [ByteRange]] = [:]
    for use in uses {
      ways[use.path, default: []] += [use.way?.range, use.shownForOthers].compactMap { $0 }
    }
    // The uses of the enumeration cases.
    for (path, uses) in Dictionary(grouping: uses.lazy.filter(\.isEnumeration), by: \.path) {
      let functions = Set(uses.map(\.function))
      ways[path, default: []] += (files[path]?.branches ?? [])
        .filter { functions.contains($0.function) }.map(\.way.range)
    }
    let covers = ways.mapValues { RangeCover($0) }
    obstacles.removeAll { covers[$0.path]?.holds($0.range) ?? false }
  }

  /// Finds the launch methods that pass their options to a function that reads the launch key.
  private mutating func findHandedLaunches() {
    for (path, facts) in files where !facts.isTest {
      for index in facts.functions.indices {
        for call in facts.functions[index].launchCalls {
          let answers = functions(called: call.name)
            .compactMap { self.function(at: $0)?.launchAnswer }
          guard !answers.isEmpty else { continue }
          let isFalse =
            call.returns == .no
            || call.returns == .opposite && answers.allSatisfy { $0 == .yes || $0 == .idle }
          let place = FunctionPlace(path: path, index: index)
          handedLaunches[place] = .launch(returnsFalse: isFalse)
          let isOnly = facts.functions[index].launchCalls.count == 1
          if isFalse, isOnly, call.isAll, answers.allSatisfy({ $0 == .idle }),
            !facts.functions[index].entries.contains(where: \.isLaunch)
          {
            losingLaunches.insert(place)
          }
        }
      }
    }
  }
}
