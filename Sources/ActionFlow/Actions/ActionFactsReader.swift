import CodeModel
import CodeSyntax
import SourceText

extension ActionFacts {
  /// Reads the facts of a file. Files without anything about quick actions have empty facts.
  public init(_ file: CodeFile) {
    var reader = ActionFactsReader(file)
    reader.read()
    self = reader.facts
  }
}

/// Reads the facts about quick actions in one source file: first the names that refer to a quick action, then the
/// uses of its type.
struct ActionFactsReader {
  /// The most positions of one kind that are recorded; generated files can have more.
  static let maximumCount = 4000
  /// The maximum number of searches through a file for a name.
  static let maximumSearches = 64
  /// The most calls of a function for which it is tested whether it only logs.
  private static let maximumLogs = 8
  /// The most names of calls with closures that are recorded for a file.
  private static let maximumAttached = 256
  /// The most tokens of a body for which it is tested whether it only calls another function.
  private static let maximumIdle = 24

  /// A name that refers to a quick action or to its type in a part of the file.
  struct Known {
    let name: String
    let scope: Range<Int>
    let origin: ActionFacts.Origin
    var isLastComponent = false
  }

  let file: CodeFile
  let tree: CodeTree
  /// True if the file contains a name that refers to a quick action anywhere.
  let namesItem: Bool
  var facts = ActionFacts()
  /// The names that refer to quick actions, later ones before earlier ones.
  var items = KnownNames()
  /// The local names of functions, parameters among them, by the numbers of the functions; read on first use.
  var localNames: [Int: Set<String>] = [:]
  /// The tokens of all expressions that are a type of a quick action.
  var typeTokens: Set<Int> = []
  /// The tokens where quick actions are stored under names for which other files are not searched.
  var unsought: [Int] = []
  /// The methods that read the quick action with which the app was launched.
  var launches: [LaunchFlow] = []
  /// The functions that create quick actions from types that they receive.
  var helpers: Set<Int> = []
  /// True for a class whose objects nothing retains, by its name.
  let quietClasses = LazyTable<Bool>()
  /// The names of subjects and relays.
  var subjects: Set<String> = []
  /// The names of properties that only this file can read.
  lazy var hiddenNames = namesOfHidden
  /// The functions that nothing in the file calls.
  lazy var unmentioned = numbersOfUnmentioned
  /// The names of functions that assign a window's root view.
  lazy var makersOfView = namesOfViewMakers
  /// The types that are view controllers, as the methods that they override show.
  let controllers: Set<String>
  /// The properties that expose a subject under another name, by the name of the subject.
  var seenAs: [String: [String]] = [:]
  /// The types of the receivers of calls.
  let receivers: ReceiverTypes
  /// The number of branches in closures that have been examined.
  var idleChecks = 0
  /// The number of searches through the file for a name.
  var searches = 0
  /// The tokens where something is passed on under a name, by name.
  var handedAt: [String: [Int]] = [:]
  /// The functions that are told of notifications by selector, with the names of these.
  var selectorKeys: Set<String> = []
  /// The closures that are told of notifications.
  var noteClosures: [NoteClosure] = []
  /// The uses that are left to follow, with the functions around them.
  var found: [TypeFlow.Found] = []

  var all: Range<Int> { 0..<tree.tokens.count }

  init(_ file: CodeFile) {
    (self.file, tree, receivers) = (file, file.tree, ReceiverTypes(file))
    controllers = Self.namesOfControllers(in: file)
    namesItem = file.marks.words.contains { file.tree.isToken($0, among: Self.itemNames) }
  }

  private static let itemNames: WordSet = [
    "UIApplicationShortcutItem", "UIMutableApplicationShortcutItem", "shortcutItem",
    "UIApplicationLaunchOptionsShortcutItemKey",
  ]

  mutating func read() {
    facts.isTest = file.isTest
    facts.mentionsHandling = mentionsHandling
    facts.mentionsEntry = facts.mentionsHandling && mentionsEntry
    readFunctions()
    readConstants()
    readFlags()
    readItems()
    readOwnMembers()
    readSubjects()
    readEntries()
    if facts.functions.contains(where: { !$0.entries.isEmpty }) { facts.mentionsHandling = true }
    var flow = TypeFlow(self)
    flow.followItems()
    flow.followTypes()
    flow.followParameters()
    flow.followKeptMembers()
    flow.followHandovers()
    flow.followValues()
    flow.readBeforeCalls()
    self = flow.reader
    dropReadsOfNeverCalled()
    dropReadsOfUnmentioned()
    readOnlyCalled()
    readNotes()
    readOwned()
    readCleared()
    found = Array(found.prefix(Self.maximumCount))
    // A comparison with a part of a type is one with the type.
    let parts = found.lazy.filter { $0.facet?.isOfType == true }.map(\.type.lowerBound)
    var ways = WayReader(
      file: file, typeTokens: typeTokens.union(parts), idle: idleBranches,
      momentary: Dictionary(
        uniqueKeysWithValues: subjects.intersection(facts.momentary).map {
          ($0, [$0] + (seenAs[$0] ?? []))
        }))
    let closures = outerClosures
    facts.uses = found.map { found in
      var use = ways.use(found)
      (use.handover, use.watch) = (found.handover, found.watch)
      use.cases = found.cases
      (use.facet, use.isBinding, use.isValued) = (found.facet, found.isBinding, found.isValued)
      if !closures.isEmpty, !use.isEmpty, use.handover != nil || use.function == nil,
        let body = body(of: use, found)
      {
        use.isEmpty = isIdle(body, in: closures)
      }
      if found.isDiscarded { use.isEmpty = true }
      use.receiver = receiver(of: found)
      use.textRange = found.text.map(file.bytes)
      use.isInView = isView(file.type(around: found.type.lowerBound))
      use.swiftUIView = swiftUIView(around: found.type.lowerBound)
      let call = found.call.flatMap { tokens in
        file.calls(in: tokens).first { $0.tokens == tokens }
      }
      use.unsetProperty = call.flatMap(file.unsetProperty)
      if case .passed(let name, _, _) = found.kind, let call, call.calledName == name {
        use.callLabels = file.labels(of: call)
      }
      use.comparesAddresses = found.comparison.map(file.comparesAddresses) ?? false
      if case .enumeration = found.kind {
        use.wantedMember = wantedMember(behind: found)
        use.onlyCases = onlyCases(behind: found)
      }
      return use
    }
    dropPrefixes(&ways)
    for number in Set(facts.uses.compactMap(\.function))
    where facts.functions.indices.contains(number) {
      let body = file.functions[number].body ?? 0..<0
      let assignments = file.assignments(in: body)
      let own = Set(assignments.filter(\.isDeclaration).map(\.name))
      facts.functions[number].assigns = assignments.contains {
        !$0.isDeclaration && ($0.receiver != nil || !own.contains($0.name))
      }
    }
    for number in facts.functions.indices where !facts.functions[number].entries.isEmpty {
      let assigned = file.assignments(in: file.functions[number].body ?? 0..<0)
      facts.functions[number].assignedNames = Set(
        assigned.lazy.filter { !$0.isDeclaration }.map(\.name))
    }
    readAsked()
    readEarly()
    readUnset()
    readAppearances()
    readMade()
    readModels()
    readOwnObjects()
    readControllers()
    readSetBack()
    readConditions()
    readOuterCalls()
    readBranches(ways, closures)
    readNeeds()
    readVariables()
    readKept()
    readDefaults(ways)
    readLooks()
    readTables(ways)
    readCreations()
    partValues()
    readTypeNames()
    facts.literals = file.literals(in: all).prefix(Self.maximumCount).map {
      ActionFacts.Literal(text: $0.value, range: file.bytes(of: $0.tokens))
    }
  }

  /// Life cycle methods that run when the user leaves the app, too late to handle a quick action.
  private static let leaving: Set<String> = [
    "sceneDidDisconnect", "sceneWillResignActive", "sceneDidEnterBackground",
    "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate",
  ]

  /// Removes reads of a property in functions that UIKit never calls, or calls only when the user leaves the app.
  private mutating func dropReadsOfNeverCalled() {
    let readers = file.functions.indices.filter { !facts.functions[$0].reads.isEmpty }
    let missed = file.neverCalled(among: readers.map { file.functions[$0] })
    var late = Self.leaving.intersection(readers.map { facts.functions[$0].baseName })
    if !late.isEmpty { for function in facts.functions { late.subtract(function.calls) } }
    for index in readers
    where missed.contains(file.functions[index].index) || isMisspelled(index)
      || late.contains(facts.functions[index].baseName)
    {
      facts.functions[index].reads = []
    }
  }

  /// True for a method with the base name of a life cycle method but another signature, where the file does not call
  /// it: `sceneDidBecomeActive()`.
  private func isMisspelled(_ index: Int) -> Bool {
    let function = facts.functions[index]
    return CallGraph.callbacks[function.baseName] != nil
      && ![function.baseName + "(_:)", function.baseName + ":"].contains(function.signature)
      && !file.calls.contains { $0.baseName == function.baseName }
  }

  private var idleBranches: [IdleBranch] {
    var parameters: Set<[Int]> = []
    let types = found.compactMap { found -> (function: CodeFunction, name: String)? in
      guard case .parameter(let place) = found.origin, case .compared = found.kind,
        let number = file.functionIndex(around: found.type.lowerBound),
        file.functions.indices.contains(number), parameters.insert([number, place]).inserted,
        file.functions[number].parameters.indices.contains(place)
      else { return nil }
      return (file.functions[number], file.functions[number].parameters[place].name)
    }
    let mayHold = facts.functions.contains { $0.takesItem || !$0.entries.isEmpty }
    return mayHold || !types.isEmpty ? file.idleBranches(launches: launches, types: types) : []
  }

  /// Notes which calls are made for their result: `if handle(item)`, `let isHandled = handle(item)` before it.
  private mutating func readAsked() {
    guard facts.mentionsHandling else { return }
    for call in file.calls where call.receiver == nil || facts.asked.count < Self.maximumCount {
      if isAsked(call) { facts.asked.insert(call.baseName) }
    }
  }

  private static let asking: WordSet = [
    "if", "guard", "while", "switch", "&&", "||", "!", "==", "?",
  ]

  private func isAsked(_ call: Call) -> Bool {
    var before = call.tokens.lowerBound - 1
    while tree.isToken(before, "await") || tree.isToken(before, "try") { before -= 1 }
    if tree.isToken(before, among: Self.asking) { return true }
    if tree.isOpen(before, "("), tree.isToken(before - 1, among: Self.asking) { return true }
    if tree.isToken(call.tokens.upperBound, among: Self.asking) { return true }
    guard tree.isToken(before, "="), tree.isIdentifier(before - 1),
      let body = file.function(around: call.nameToken)?.body
    else { return tree.isToken(before, ",") && tree.isToken(call.tokens.upperBound, "else") }
    let name = tree.name(before - 1)
    return body.contains { token in
      token > before && tree.isWord(token, name)
        && (tree.isToken(token - 1, among: Self.asking)
          || tree.isToken(token + 1, among: Self.asking)
          || tree.isOpen(token - 1, "(") && tree.isToken(token - 2, among: Self.asking))
    }
  }

  private var mentionsEntry: Bool {
    file.marks.longNames.contains { index in
      tree.isToken(index, holding: "erformActionFor")
        || tree.isToken(index, endingWith: "ShortcutItemKey")
        || tree.isToken(index, "shortcutItem") && tree.isToken(index - 1, ".")
    }
  }

  private var mentionsHandling: Bool {
    let tree = tree
    // None of the shorter names is among these.
    return file.marks.longNames.contains { index in
      if tree.isToken(index, holding: "erformActionFor") { return true }
      // The others end with `Item` or `ItemKey`.
      guard [UInt8(ascii: "m"), UInt8(ascii: "y")].contains(tree.lastByte(index) | 0x20) else {
        return false
      }
      let name = tree.name(index)
      return name.hasSuffix("LaunchOptionsShortcutItemKey")
        || name.lowercased().hasSuffix("shortcutitem") && !isItemClass(index)
        || isItemClass(index) && tree.isColon(index - 1)
    }
  }

  // MARK: Declarations

  private static let hiding: Set<String> = ["private", "fileprivate"]

  private mutating func readFunctions() {
    facts.functions.reserveCapacity(file.functions.count)
    let (functions, types, allCalls) = (file.functions, file.types, file.calls)
    let mentionsConnection = file.language == .swift && file.mentionsConnection
    // A file has hundreds of functions, each of many parts: so none is copied.
    for index in functions.indices {
      let body = functions[index].body
      var made = ActionFacts.Function(
        signature: functions[index].signature,
        baseName: CodeFunction.baseName(
          of: functions[index].signature, called: functions[index].declaration.name),
        owner: functions[index].type.flatMap { types.indices.contains($0) ? types[$0].name : nil },
        nameRange: file.bytes(of: functions[index].declaration.nameToken),
        range: file.bytes(of: functions[index].declaration.tokens),
        takesItem: namesItem
          && functions[index].declaration.parameters.contains { isItemType($0.type) },
        hasBody: body != nil)
      if file.language == .swift, made.owner == CodeFunction.quickAction {
        made.takesItem = !functions[index].isStatic
      }
      made.isPrivate = functions[index].declaration.modifiers.contains { Self.hiding.contains($0) }
      made.otherName = nameInOtherLanguage(functions[index])
      if file.language == .swift { made.requiredArguments = requiredArguments(functions[index]) }
      if made.owner == "View" { made.handedType = handedType(functions[index]) }
      if let body {
        let calls = CodeFile.some(of: allCalls, in: body)
        for call in calls where file.isBuiltForIOS(at: call.nameToken) != false {
          if let types = typesMade(by: call, in: index) {
            made.calls.formUnion(types)
            continue
          }
          made.calls.insert(file.performed(by: call) ?? call.calledName)
          if let name = file.createdClass(call) { made.calls.insert(name) }
          if let name = handedFunction(call) { made.calls.insert(name) }
        }
        if mentionsConnection {
          made.calls.formUnion(file.membersOfOptions(askedBy: functions[index]))
        }
        let mayLog = calls.first.map { file.effect(of: $0) == .logs } ?? (body.count <= 2)
        let isShort = calls.count <= 2 && body.count <= Self.maximumIdle
        if mayLog && calls.count <= Self.maximumLogs || isShort,
          let logging = file.logging(file.builtStatements(of: body))
        {
          made.onlyLogs =
            logging.functions.isEmpty
            && (logging.isAny || body.count <= 2 || file.onlyDiscards(body))
          if !logging.functions.isEmpty { made.idleCalls = logging.functions }
        }
      }
      facts.functions.append(made)
    }
    for type in file.types where type.kind == .enum && type.inherits(from: "String") {
      facts.enumerations.insert(type.name)
    }
  }

  /// Returns the least number of arguments of a call of a function; one may be a trailing closure.
  private func requiredArguments(_ function: CodeFunction) -> Int {
    function.declaration.parameters.count { parameter in
      !parameter.hasDefault && !parameter.type.contains { tree.isToken($0, "...") }
    }
  }

  /// `QuickAction` of `perform: @escaping (QuickAction) -> Void`.
  private func handedType(_ function: CodeFunction) -> String? {
    for parameter in function.parameters
    where parameter.type.contains(where: { tree.isToken($0, "->") }) {
      let names = parameter.type.filter { tree.isIdentifier($0) }.map { tree.name($0) }
      if let name = names.first(where: { $0 != "escaping" && $0 != "MainActor" && $0 != "Sendable" }
      ) {
        return name
      }
    }
    return nil
  }

  private static let handing: WordSet = ["map", "flatMap", "compactMap", "forEach", "sink"]

  /// Returns the function that is called for each value: `item.map(open)`, `.sink(receiveValue: open)`.
  func handedFunction(_ call: Call) -> String? {
    guard let last = call.arguments.last, call.arguments.count == 1,
      tree.isToken(call.nameToken, among: Self.handing) || isOnOptions(call)
    else { return nil }
    return referredFunction(last.value)
  }

  /// `connectionOptions.handleShortcut(with: open)`: what the app adds to the options calls what it is given.
  private func isOnOptions(_ call: Call) -> Bool {
    guard let receiver = call.receiver, receiver.count == 1 else { return false }
    let name = tree.name(receiver.lowerBound)
    return name == "connectionOptions"
      || name == "options"
        && file.function(around: call.nameToken)?.parameters.contains { parameter in
          parameter.name == name
            && parameter.type.contains { tree.isToken($0, endingWith: "ConnectionOptions") }
        } == true
  }

  /// The name under which a function is called that is only referred to: `open`, `router.open(_:)`; of an initializer
  /// that of its type.
  private func referredFunction(_ tokens: Range<Int>) -> String? {
    var name = tokens
    if let close = tokens.last, tree.isClose(close, ")"), let open = tree.partner(of: close),
      tokens.contains(open), !(open + 1..<close).isEmpty,
      stride(from: open + 2, to: close + 1, by: 2).allSatisfy({ tree.isColon($0) || $0 == close })
    {
      name = tokens.lowerBound..<open
    }
    guard let names = chain(name), let last = names.last else { return nil }
    return last == "init" && names.count > 1 ? names[names.count - 2] : last
  }

  /// Adds the calls in views, observers and property closures, which have no function as their caller.
  private mutating func readOuterCalls() {
    guard file.language == .swift else { return }
    for call in file.calls
    where facts.attached.count < Self.maximumAttached
      && file.functionIndex(around: call.nameToken) == nil && handsOnFunction(call)
    {
      facts.attached.insert(call.baseName)
    }
    guard
      !facts.uses.isEmpty || facts.functions.contains(where: \.takesItem)
    else { return }
    let own = Set(facts.functions.lazy.map(\.baseName))
    var handed: [Range<Int>: String] = [:]
    for found in found {
      if let call = found.call, let name = found.handover { handed[call] = name }
    }
    var isOther: Set<String> = []
    for call in file.calls where file.functionIndex(around: call.nameToken) == nil {
      if own.contains(call.baseName) {
        facts.outerCalls.insert(call.baseName)
        if let name = handed[call.tokens] {
          facts.outerHandovers[call.baseName, default: []].insert(name)
        } else {
          isOther.insert(call.baseName)
        }
      }
      if let name = handedFunction(call) {
        facts.outerCalls.insert(name)
        isOther.insert(name)
      }
    }
    for name in isOther { facts.outerHandovers[name] = nil }
  }

  /// True for `.onQuickAction { … }` and `.onQuickAction(perform: open)`, unless the closure does nothing.
  private func handsOnFunction(_ call: Call) -> Bool {
    guard let last = call.arguments.last else { return false }
    guard last.isTrailing || tree.isOpen(last.value.lowerBound, "{") else {
      return last.label == "perform" && chain(last.value) != nil
    }
    return !isIdleClosure(last.value)
  }

  /// Returns true if a type is that of a single quick action.
  func isItemType(_ tokens: Range<Int>) -> Bool {
    tokens.contains { isItemClass($0) }
      && !tokens.contains { tree.isOpen($0, "[") || tree.isToken($0, "->") || tree.isOpen($0, "{") }
      && !tokens.contains { tree.isToken($0, "Array") || tree.isToken($0, "NSArray") }
  }

  func isItemClass(_ index: Int) -> Bool {
    tree.isToken(index, "UIMutableApplicationShortcutItem") || file.isItemClass(index)
  }
}
