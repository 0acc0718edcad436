import CodeModel
import CodeSyntax
import SourceText

/// Reading of subjects, notifications and user defaults through which quick actions reach code that no call names.
extension ActionFactsReader {
  /// The most calls of a function that are examined for code before its view is created.
  private static let maximumEarly = 256
  /// The most observers of a file that are recorded.
  private static let maximumObservers = 256

  /// Classes of subjects and relays that send a value only to current subscribers.
  private static let momentary: WordSet = ["PassthroughSubject", "PublishRelay", "PublishSubject"]
  /// Classes that send their last value to every new subscriber.
  private static let lasting: WordSet = [
    "CurrentValueSubject", "BehaviorRelay", "BehaviorSubject", "ReplaySubject", "ReplayRelay",
  ]

  /// Notes which subjects keep no value, and the properties that expose a subject under another name.
  mutating func readSubjects() {
    guard file.language == .swift else { return }
    let declarations = file.outline.declarations
    for index in declarations.indices where declarations[index].kind == .variable {
      let type = (declarations[index].type ?? 0..<0), value = (declarations[index].value ?? 0..<0)
      let words = [type.prefix(2), value.prefix(2)].joined()
      if words.contains(where: { tree.isToken($0, among: Self.momentary) }) {
        facts.momentary.insert(declarations[index].name)
      } else if words.contains(where: { tree.isToken($0, among: Self.lasting) }) {
        subjects.insert(declarations[index].name)
      }
    }
    subjects.formUnion(facts.momentary)
    guard !subjects.isEmpty else { return }
    for index in declarations.indices where declarations[index].kind == .variable {
      guard let body = declarations[index].body, body.count < CodeFile.maximumReach,
        let first = body.first(where: {
          !tree.isToken($0, "return") && !tree.isToken($0, "self") && tree.isIdentifier($0)
        }),
        subjects.contains(tree.name(first))
      else { continue }
      let name = tree.name(first)
      seenAs[name, default: []].append(declarations[index].name)
      if facts.momentary.contains(name) { facts.momentary.insert(declarations[index].name) }
    }
  }

  // MARK: Views

  /// Returns true if a type is a view or a controller of views.
  func isView(_ type: CodeType?) -> Bool {
    guard let type else { return false }
    return type.inherited.contains { name in
      name == "View" || name == "ViewModifier" || name.hasSuffix("Controller")
        || name.hasSuffix("View") && name.hasPrefix("UI")
    } || controllers.contains(type.name)
  }

  /// Returns the types that override a method of view controllers and call `super` there, whose superclass is in
  /// another file.
  static func namesOfControllers(in file: CodeFile) -> Set<String> {
    let overrides = file.functions.filter { TypeFlow.appearing.contains($0.baseName) }
    return overrides.reduce(into: []) { names, function in
      guard let body = function.body, let type = file.type(of: function),
        file.calls(in: body).contains(where: {
          $0.baseName == function.baseName && file.isSuper($0.receiver)
        })
      else { return }
      names.insert(type.name)
    }
  }

  mutating func observe(_ name: String, at token: Int) {
    guard facts.observers.count < Self.maximumObservers else { return }
    let type = file.type(around: token)
    let function = file.function(around: token)
    let superclass = type?.inherited.first { $0.hasSuffix("Controller") }
    let isOfLoadedView =
      isView(type) && function.map { TypeFlow.appearing.contains($0.baseName) } ?? false
    // The view of a tab bar controller is loaded when the controller is created.
    let mayLoadWhenMade =
      isOfLoadedView && superclass.map { $0.hasSuffix("TabBarController") } ?? true
    facts.observers.append(
      .init(
        name: name, view: isView(type) ? type?.name : nil,
        isInitializer: function?.declaration.kind == .initializer,
        isAppearing: function?.signature == "viewDidAppear(_:)"
          || function?.signature == "viewDidAppear:",
        isOfLoadedView: isOfLoadedView && !mayLoadWhenMade, mayLoadWhenMade: mayLoadWhenMade))
  }

  /// Notes the functions that read stored quick actions and run only when the view of a controller is loaded or
  /// appears.
  mutating func readAppearances() {
    let reading = facts.functions.indices.filter { !facts.functions[$0].reads.isEmpty }
    for number in reading.prefix(Self.maximumSearches) {
      facts.functions[number].isOfAppearance = isOfAppearance(number)
      facts.functions[number].isOfForeground = isOfForeground(number)
    }
  }

  /// `addObserver(self, selector: #selector(takePending), name: UIScene.willEnterForegroundNotification, object: nil)`
  private mutating func isOfForeground(_ number: Int) -> Bool {
    let function = file.functions[number]
    guard file.language == .swift, facts.functions[number].isPrivate, !function.isOverride,
      let mentions = mentions(of: function.baseName, besides: function.declaration.nameToken),
      !mentions.isEmpty
    else { return false }
    return mentions.allSatisfy { token in
      let near = max(0, token - CodeFile.maximumReach)..<token
      return file.calls(in: near).last { $0.tokens.contains(token) && $0.baseName == "addObserver" }
        .map { call in
          call.argument("selector")?.value.contains(token) == true
            && call.argument("name")?.value.last.map {
              tree.isToken($0, "willEnterForegroundNotification")
            } == true
        } ?? false
    }
  }

  private mutating func isOfAppearance(_ number: Int) -> Bool {
    let function = file.functions[number]
    guard let type = file.type(of: function), isView(type) else { return false }
    if TypeFlow.appearing.contains(function.baseName) {
      return !file.calls.contains {
        $0.baseName == function.baseName && !file.isSuper($0.receiver)
      }
    }
    guard function.declaration.attributes.allSatisfy({ $0 == "objc" }), !function.isOverride else {
      return false
    }
    guard let mentions = mentions(of: function.baseName, besides: function.declaration.nameToken)
    else { return false }
    return !mentions.isEmpty
      && mentions.allSatisfy { token in
        guard tree.isOpen(token + 1, "("), let caller = file.functionIndex(around: token) else {
          return false
        }
        return file.type(of: file.functions[caller])?.name == type.name
          && TypeFlow.appearing.contains(file.functions[caller].baseName)
      }
  }

  /// Notes what functions called by UIKit at a launch do before a view is created, or one of a storyboard is loaded.
  mutating func readEarly() {
    for number in facts.functions.indices
    where facts.functions[number].entries.contains(where: { $0 == .connection || $0.isLaunch }) {
      guard let body = file.functions[number].body else { continue }
      if CodeFunction.configuresScenes(facts.functions[number].signature) {
        // Work that is scheduled there may run when a view is already on screen.
        if file.calls(in: body).contains(where: waits) { continue }
        facts.functions[number].early = .init(isAll: true, end: facts.functions[number].range.end)
      } else if let end = beginningOfViews(in: body) {
        facts.functions[number].early = early(before: end, in: body, facts.functions[number])
        if let shown = beginningOfShow(in: body) {
          facts.functions[number].unseen = early(before: shown, in: body, facts.functions[number])
        }
      } else if facts.functions[number].entries.contains(.connection), !mayLoadView(body) {
        facts.functions[number].unseen = early(
          before: body.upperBound, in: body, facts.functions[number])
      }
    }
  }

  /// Returns true if a body, or another function of the file that it calls, may create a view or cause one to be
  /// loaded.
  private func mayLoadView(_ body: Range<Int>) -> Bool {
    file.calls(in: body).contains { call in
      let name = call.baseName.lowercased()
      return Self.creating.contains(where: name.contains)
        || call.arguments.contains { argument in
          argument.value.contains { tree.isToken($0, among: Self.windows) }
        }
    }
      || tree.tokens.indices.contains { token in
        tree.isToken(token, among: Self.loaders) && tree.isToken(token - 1, ".")
          || tree.isToken(token, among: Self.showing)
          || tree.isToken(token, "UIWindow")
            && (tree.isOpen(token + 1, "(") || tree.isOpen(token - 1, "["))
      }
  }

  private static let creating = [
    "window", "coordinator", "root", "splash", "start", "setup", "makeui",
  ]
  private static let showing: WordSet = ["makeKeyAndVisible", "UIHostingController"]

  private static let waiting: Set<String> = [
    "async", "asyncAfter", "Task", "dispatch_async", "dispatch_after", "addOperation",
    "scheduledTimer", "perform", "sleep",
  ]

  /// Returns true if a call runs its argument later. An app may have a method `perform(_:)` of its own.
  private func waits(_ call: Call) -> Bool {
    guard Self.waiting.contains(call.baseName) else { return false }
    return call.baseName != "perform"
      || call.arguments.contains { $0.isTrailing || $0.label == "afterDelay" || $0.label == "with" }
  }

  /// Words in the names of calls that may create a view.
  private static let making = [
    "window", "coordinator", "setup", "root", "scene", "start", "splash", "configure", "show",
    "makeui", "launch", "super", "build", "install",
  ]

  private static let windows: WordSet = ["window", "windowScene", "scene"]

  /// Returns the first token of a body that may create a window or assign its root view; nil where none does.
  private mutating func beginningOfViews(in body: Range<Int>) -> Int? {
    let assignments = file.assignments(in: body)
    guard makesView(assignments) || callsMakerOfView(in: body) else { return nil }
    let assignment = assignments.first { assignment in
      assignment.name == "rootViewController"
        || assignment.name == "window" && !assignment.isDeclaration
    }
    let call = file.calls(in: body).prefix(Self.maximumEarly).first { call in
      let name = call.baseName.lowercased()
      guard name != "uiwindow" else { return false }
      return Self.making.contains(where: name.contains)
        || call.arguments.contains { argument in
          argument.value.contains { tree.isToken($0, among: Self.windows) }
        }
    }
    return [assignment?.nameToken, call?.nameToken].compactMap { $0 }.min()
  }

  /// Returns the only call in a body that shows the window, after which the view of the root is loaded; nil where
  /// other code may load it before.
  private func beginningOfShow(in body: Range<Int>) -> Int? {
    let calls = file.calls(in: body).filter { $0.baseName == "makeKeyAndVisible" }
    guard calls.count == 1, let shown = calls.first?.nameToken,
      !(body.lowerBound..<shown).contains(where: { token in
        tree.isToken(token, among: Self.loaders) && tree.isToken(token - 1, ".")
      })
    else { return nil }
    return shown
  }

  private static let loaders: WordSet = [
    "view", "loadViewIfNeeded", "loadView", "isHidden", "makeKey", "beginAppearanceTransition",
  ]

  private func makesView(_ assignments: some Sequence<Assignment>) -> Bool {
    assignments.contains { assignment in
      ["window", "rootViewController"].contains(assignment.name) && !assignment.isDeclaration
    }
  }

  /// Returns true if a body calls a function of the file that assigns a window's root view: `setUpWindow(in: scene)`.
  private mutating func callsMakerOfView(in body: Range<Int>) -> Bool {
    let names = makersOfView
    return !names.isEmpty
      && file.calls(in: body).prefix(Self.maximumEarly).contains { names.contains($0.baseName) }
  }

  /// The names of the functions of the file that assign a window's root view.
  var namesOfViewMakers: Set<String> {
    let makers = file.functions.lazy.filter { function in
      function.body.map { makesView(file.assignments(in: $0)) } ?? false
    }
    return Set(makers.map(\.baseName))
  }

  func early(
    before end: Int, in body: Range<Int>, _ function: ActionFacts.Function
  ) -> ActionFacts.Early {
    let calls = file.calls(in: body).prefix(Self.maximumEarly)
    let later = calls.filter(waits)
    func isLater(_ token: Int) -> Bool {
      later.contains { $0.tokens.contains(token) && $0.nameToken != token }
    }
    func isEarly(_ token: Int) -> Bool { token < end && !isLater(token) }
    var (before, after): (Set<String>, Set<String>) = ([], [])
    for call in calls {
      let name = ActionNames.base(of: file.performed(by: call) ?? call.calledName)
      let others = [handedFunction(call), file.createdClass(call)].compactMap(\.self)
      for name in [name] + others {
        if isEarly(call.nameToken) { before.insert(name) } else { after.insert(name) }
      }
    }
    var early = ActionFacts.Early(end: file.bytes(of: end).start, calls: before.subtracting(after))
    // By then the view of the root is loaded.
    let shown = calls.first { $0.baseName == "makeKeyAndVisible" }?.nameToken
    for name in function.stores {
      let places = (handedAt[name] ?? []).filter(body.contains)
      if !(handedAt[name] ?? []).isEmpty, places.allSatisfy(isEarly) { early.stores.insert(name) }
      if !places.isEmpty, !places.contains(where: isLater) { early.promptStores.insert(name) }
      if let shown, !places.isEmpty, places.allSatisfy({ $0 > shown }) {
        early.lateStores.insert(name)
      }
    }
    return early
  }
}
