import CodeModel
import CodeSyntax

/// Types that code reads from subjects, notifications, the user defaults and properties of other files.
extension TypeFlow {
  private static let watching: WordSet = [
    "onReceive", "onChange", "sink", "subscribe", "addObserver", "drive", "bind", "emit",
    "string", "object", "value", "stringForKey", "objectForKey", "valueForKey", "assign",
    "onAppear", "task",
  ]

  /// A closure that receives what is passed on under a name.
  struct Watcher {
    let name: String
    let body: Range<Int>
    let watch: ActionFacts.Watch
    /// The token of the member that it watches, where it is given one.
    var place: Int?
  }

  mutating func followHandovers() {
    var watchers: [Watcher] = []
    for call in file.calls
    where tree.isToken(call.nameToken, among: Self.watching) && !file.isInactive(call.nameToken) {
      guard readings < Self.maximumReadings else { break }
      if let watcher = watcher(call) { watchers.append(watcher) }
    }
    followMembers(watchers)
    for index in reader.found.indices {
      let token = reader.found[index].type.lowerBound
      guard let watcher = watchers.last(where: { $0.body.contains(token) }) else { continue }
      if reader.found[index].handover == nil, !watcher.name.isEmpty {
        reader.found[index].handover = watcher.name
      }
      // A property of this file was already followed into the closure.
      if watcher.name.isEmpty || reader.found[index].handover == watcher.name {
        reader.found[index].watch = watcher.watch
      }
    }
    readOpenMembers(watchers)
  }

  // MARK: Watchers

  private mutating func watcher(_ call: Call) -> Watcher? {
    switch call.baseName {
    case "onReceive", "sink", "subscribe", "drive", "bind", "emit":
      guard let source = call.baseName == "onReceive" ? call.arguments.first?.value : call.receiver
      else { return nil }
      return watch(call, source)
    case "onChange":
      guard let of = call.argument("of"), let name = file.plainNames(of.value)?.last,
        let closure = closure(of: call)
      else { return nil }
      // `{ old, _ in … }` looks at the value before.
      if looksBack(closure.body, at: name) {
        deaf.insert(of.value.upperBound - 1)
        return nil
      }
      let isInitial = call.argument("initial").map { tree.isToken($0.value.lowerBound, "true") }
      return follow(
        closure, name, isInitial == true ? .always : .laterOnly, by: of.value.upperBound - 1)
    case "onAppear", "task":
      guard call.argument("id") == nil, let closure = closure(of: call) else { return nil }
      return Watcher(name: "", body: closure.body, watch: .onceOnly)
    case "addObserver":
      observeNotification(call)
      guard let name = call.argument("forName").flatMap({ file.handoverName(of: $0.value) }),
        let closure = closure(of: call)
      else { return nil }
      let key = ActionFacts.Handover.notification(name)
      noteClosure(closure, key, of: call)
      return follow(closure, key, .always, isNotification: true)
    case "string", "object", "value", "stringForKey", "objectForKey", "valueForKey":
      guard let name = file.setting(of: call) else { return nil }
      followTelling(name, at: call.nameToken) {
        $0.follow(call.tokens, .keptMember(name), isLastComponent: false)
        $0.followAliases()
      }
      return nil
    default: return nil
    }
  }

  private mutating func watch(_ call: Call, _ source: Range<Int>) -> Watcher? {
    let publisher = file.calls(in: source).first {
      $0.baseName == "publisher" || $0.baseName == "notification"
    }
    if let publisher {
      guard let name = publisher.arguments.first.flatMap({ file.handoverName(of: $0.value) }) else {
        reader.facts.observesUnknown = true
        return nil
      }
      let key = ActionFacts.Handover.notification(name)
      reader.observe(key, at: call.nameToken)
      return closure(of: call).flatMap {
        noteClosure($0, key, of: publisher)
        return follow($0, key, .always, isNotification: true)
      }
    }
    let published = source.first { tree.firstByte($0) == UInt8(ascii: "$") }
    let isCancelled = isCancelled(call)
    // The value of the moment comes at once, unless it is to come later.
    let isDelayed = source.contains {
      tree.isToken($0, among: Self.delaying) && tree.isToken($0 - 1, ".")
    }
    guard let name = sourceName(source),
      !isCancelled || (published != nil || isLasting(name)) && !isDelayed
    else {
      if let published { deaf.insert(published) }
      return nil
    }
    reader.observe(name, at: call.nameToken)
    let isLater = source.contains {
      (tree.isToken($0, "dropFirst") || tree.isToken($0, "skip")) && tree.isToken($0 - 1, ".")
    }
    return closure(of: call).flatMap {
      follow(
        $0, name, isLater ? .laterOnly : isCancelled ? .onceOnly : .always, by: published)
    }
  }

  private static let delaying: WordSet = ["receive", "debounce", "delay", "throttle", "subscribe"]

  /// Returns true for `_ = subject.sink { … }`, and for a local constant that nobody uses: nobody keeps what would cancel
  /// it, and that is gone at once or where the function returns.
  private func isCancelled(_ call: Call) -> Bool {
    if isDisposed(call) { return true }
    guard call.baseName == "sink", !tree.isToken(call.tokens.upperBound, "."),
      tree.isToken(call.tokens.lowerBound - 1, "=")
    else { return false }
    let name = call.tokens.lowerBound - 2
    if tree.isToken(name, "_") { return true }
    guard tree.isToken(name - 1, "let"), let body = file.function(around: name)?.body else {
      return false
    }
    return !body.contains { $0 != name && tree.isWord($0, tree.name(name)) }
  }

  /// `relay.subscribe(onNext: { … }).disposed(by: DisposeBag())`, where the bag is gone at once.
  private func isDisposed(_ call: Call) -> Bool {
    let end = call.tokens.upperBound
    return tree.isToken(end, ".") && tree.isToken(end + 1, "disposed")
      && tree.isToken(end + 3, "by") && tree.isToken(end + 5, "DisposeBag")
      && tree.isOpen(end + 6, "(")
  }

  /// True for a closure of two values that leaves out the new one, and does not read it from its property either.
  private func looksBack(_ body: Range<Int>, at name: String) -> Bool {
    let last = body.lowerBound - 1
    guard tree.isToken(last, "in"), tree.isToken(last - 1, "_"), tree.isToken(last - 2, ","),
      tree.isIdentifier(last - 3), !tree.isToken(last - 3, "_"), tree.isOpen(last - 4, "{")
    else { return false }
    return !body.contains { tree.isWord($0, name) && !tree.isToken($0 + 1, "=") }
  }

  /// True for the name of a subject that sends its last value to each new subscriber.
  private func isLasting(_ name: String) -> Bool {
    let plain = ActionFacts.Handover.plain(name)
    return reader.subjects.contains(plain) && !reader.facts.momentary.contains(plain)
  }

  private static let operators: WordSet = [
    "receive", "compactMap", "map", "filter", "eraseToAnyPublisher", "removeDuplicates", "debounce",
    "dropFirst", "asObservable", "observe", "observeOn", "share", "asDriver", "asSignal", "values",
    "first", "prefix", "throttle", "delay", "distinctUntilChanged", "take", "skip", "publisher",
    "handleEvents", "replaceError", "subscribe", "subscribeOn",
  ]

  /// Returns the name at the start of a chain of operators: `requests` for `requests.receive(on: main)`, a property
  /// for `store.$pending`.
  private func sourceName(_ source: Range<Int>) -> String? {
    if let published = source.first(where: {
      tree.firstByte($0) == UInt8(ascii: "$") && tree.isIdentifier($0)
    }) {
      return String(tree.name(published).dropFirst())
    }
    var name: String?
    for token in source where tree.isIdentifier(token) {
      if tree.isToken(token, among: Self.operators) { break }
      guard token == source.lowerBound || tree.isToken(token - 1, ".") else { return nil }
      name = tree.name(token)
      if tree.isOpen(token + 1, "(") { break }
    }
    return name.flatMap { $0 == "self" ? nil : ActionFacts.Handover.event($0) }
  }

  private mutating func observeNotification(_ call: Call) {
    guard let argument = call.argument("name") ?? call.argument("forName") else { return }
    guard let name = file.handoverName(of: argument.value), name != "nil" else {
      reader.facts.observesUnknown = true
      return
    }
    let key = ActionFacts.Handover.notification(name)
    reader.observe(key, at: call.nameToken)
    guard let selector = call.argument("selector"),
      let called = selector.value.last(where: {
        tree.isIdentifier($0) && functionNames.contains(tree.name($0))
      })
    else { return }
    for index in functionsByName[tree.name(called)] ?? [] {
      reader.facts.functions[index].reads.insert(key)
      reader.noteObject(of: call, key, in: index)
      guard let body = file.functions[index].body,
        let note = file.functions[index].parameters.first?.name
      else { continue }
      followNote(note, body, key)
    }
  }

  /// Notes a closure that is told of a notification.
  private mutating func noteClosure(
    _ closure: (names: [String], body: Range<Int>), _ key: String, of call: Call
  ) {
    guard let note = closure.names.last else { return }
    reader.noteClosures.append(
      .init(key: key, note: note, body: closure.body, object: reader.objectObserved(by: call)))
  }

  // MARK: Dictionaries

  /// Returns the dictionary in which some tokens are a value: `["type": item.type]`, `@{ @"type": item.type }`.
  func dictionary(around tokens: Range<Int>) -> Range<Int>? {
    guard tree.isColon(tokens.lowerBound - 1) else { return nil }
    // A key is short.
    var open = tokens.lowerBound - 2
    let last = max(0, open - 64)
    while open > last, tree.kind(open) != .open {
      open = min(open, tree.partner(of: open) ?? open) - 1
    }
    guard let close = tree.partner(of: open), close >= tokens.upperBound else { return nil }
    if file.language == .swift { return tree.isOpen(open, "[") ? open..<close + 1 : nil }
    return tree.isOpen(open, "{") && tree.isToken(open - 1, "@") ? open - 1..<close + 1 : nil
  }

  /// Returns the call that posts a dictionary with a notification.
  mutating func callWithUserInfo(_ dictionary: Range<Int>) -> (call: Call, position: Int)? {
    let all = file.calls
    for index in argumentStarts[dictionary.lowerBound].reversed() where all.indices.contains(index)
    {
      let position = all[index].arguments.lastIndex {
        $0.value == dictionary && $0.label == "userInfo"
      }
      if let position, file.notification(of: all[index]) != nil { return (all[index], position) }
    }
    return nil
  }

  // MARK: Closures

  /// Returns the parameter names and the body of the closure of a call.
  private func closure(of call: Call) -> (names: [String], body: Range<Int>)? {
    let argument = call.arguments.last {
      $0.isTrailing || ["perform", "receiveValue", "onNext", "using"].contains($0.label)
    }
    guard let value = argument?.value, tree.isOpen(value.lowerBound, "{"),
      let close = tree.partner(of: value.lowerBound)
    else { return nil }
    let open = value.lowerBound
    var (names, at): ([String], Int) = ([], open + 1)
    while at < min(close, open + 24) {
      if tree.isToken(at, "in") { return (names, at + 1..<max(at + 1, close)) }
      if tree.isOpen(at, "[") {
        at = tree.next(after: at, limit: close)
        continue
      }
      if tree.isIdentifier(at), !tree.isColon(at - 1), !tree.isToken(at - 1, ".") {
        names.append(tree.name(at))
      }
      at += 1
    }
    return (["$0"], open + 1..<max(open + 1, close))
  }

  private mutating func follow(
    _ closure: (names: [String], body: Range<Int>), _ name: String, _ watch: ActionFacts.Watch,
    by place: Int? = nil, isNotification: Bool = false
  ) -> Watcher {
    readings += 1
    let watcher = Watcher(name: name, body: closure.body, watch: watch, place: place)
    guard let given = closure.names.last, given != "_" else { return watcher }
    if isNotification {
      followNote(given, closure.body, name)
    } else {
      followTelling(name, at: closure.body.lowerBound, watch, by: place) {
        $0.aliases.append(.init(name: given, scope: closure.body, origin: .keptMember(name)))
        $0.followAliases()
      }
    }
    return watcher
  }

  /// `note.object as? String`, `note.userInfo?["type"]`
  private mutating func followNote(_ note: String, _ body: Range<Int>, _ name: String) {
    reader.addRead(name, at: body.lowerBound)
    for index in namePlaces.places(of: note, in: body) {
      guard tree.isToken(index + 1, "."), readings < Self.maximumReadings else { continue }
      readings += 1
      var end = index + 3
      if tree.isToken(index + 2, "userInfo") {
        if tree.isToken(end, "?") || tree.isToken(end, "!") { end += 1 }
        guard tree.isOpen(end, "["), let close = tree.partner(of: end) else { continue }
        end = close + 1
      } else if !tree.isToken(index + 2, "object") {
        continue
      }
      followTelling(name, at: index) {
        $0.follow(index..<end, .keptMember(name), isLastComponent: false)
        $0.followAliases()
      }
    }
  }

  /// Follows a name and keeps the uses that show what is done with types.
  ///
  /// - Parameter place: the token at which the name is read.
  mutating func followTelling(
    _ name: String, at token: Int, _ watch: ActionFacts.Watch = .always, by place: Int? = nil,
    _ follow: (inout TypeFlow) -> Void
  ) {
    let before = reader.found.count
    follow(&self)
    var new = reader.found[before...].filter { tells($0.kind) }
    reader.found.removeSubrange(before...)
    for index in new.indices { (new[index].handover, new[index].watch) = (name, watch) }
    reader.found += new
    guard !new.isEmpty else { return }
    reader.addRead(name, at: token)
    if let place { followed.insert(place) }
  }
}

extension ActionFactsReader {
  /// Notes that a call passes on a type, or a quick action, under a name.
  mutating func handOver(_ name: String, by call: Call, isSought: Bool = true) {
    let plain = ActionFacts.Handover.plain(name)
    var names = [name]
    if ActionFacts.Handover.isEvent(name) {
      names += (seenAs[plain] ?? []).map(ActionFacts.Handover.event)
    }
    for name in names { note(name, at: call.nameToken) }
    guard isSought else { return }
    for name in names {
      let plain = ActionFacts.Handover.plain(name)
      let text = plain.hasPrefix("\"") ? String(plain.dropFirst()) : plain
      if text.utf8.count >= 6 { facts.soughtHandovers.insert(text) }
    }
    if let receiver = call.receiver, tree.name(receiver.lowerBound).utf8.count >= 6,
      tree.name(receiver.lowerBound).first?.isUppercase == true,
      ActionFacts.Handover.isEvent(name)
    {
      facts.soughtHandovers.insert(tree.name(receiver.lowerBound))
    }
  }

  /// Notes that a type is stored in a property.
  mutating func keepHanded(_ name: String, in assignment: Assignment) {
    note(name, at: assignment.nameToken)
    guard let receiver = assignment.receiver else { return }
    if !isSelf(receiver), ActionNames.isSought(name) { seekReaders(of: name) }
    let first = tree.name(receiver.lowerBound)
    if first.utf8.count >= 6, first.first?.isUppercase == true {
      facts.soughtHandovers.insert(first)
    }
  }

  private mutating func note(_ name: String, at token: Int) {
    facts.handed.insert(name)
    handedAt[name, default: []].append(token)
    change(at: token) { $0.stores.insert(name) }
  }
}
