import CodeModel
import CodeSyntax

/// Reading of notifications whose content no observer receives: it is read under another key, or the observer is
/// released before.
extension ActionFactsReader {
  /// The maximum number of local objects of a file that are looked at.
  private static let maximumObjects = 64
  /// The maximum number of tokens of a class or a function that is searched for them.
  private static let maximumTokens = 4096

  private static let posting: WordSet = [
    "post", "postNotificationName", "postNotification", "enqueue", "enqueueNotification",
  ]

  /// The name for the object of a notification, among the keys of its user info.
  private static let object = "object"

  mutating func readNotes() {
    readPosts()
    let keysOfClosures = keysOfClosures()
    for index in facts.functions.indices
    where facts.functions[index].reads.contains(where: ActionFacts.Handover.isNotification) {
      facts.functions[index].noteKeys = noteKeys(of: index)
        .merging(keysOfClosures[index] ?? [:]) { own, _ in own }
      guard file.language == .swift else { continue }
      let owner = facts.functions[index].owner.map(ActionNames.last)
      if let owner, mayBeLost(owner) {
        facts.observingObjects.insert(owner)
        if owner.utf8.count >= 6 { facts.soughtHandovers.insert(owner) }
      }
    }
    if facts.mentionsHandling, file.language == .swift { readLostObjects() }
  }

  // MARK: Keys

  /// Notes the content of each posted notification.
  private mutating func readPosts() {
    let own = Set(file.functions.lazy.map(\.baseName))
    for call in file.calls where tree.isToken(call.nameToken, among: Self.posting) {
      guard file.isBuiltForIOS(at: call.nameToken) != false, !call.arguments.isEmpty else {
        continue
      }
      // A method of the file's own: `post(item)`.
      let isOwn = call.receiver.map(isSelf) ?? !tree.isToken(call.nameToken - 1, ".")
      if isOwn, own.contains(call.baseName) { continue }
      guard let name = file.notification(of: call) else {
        // `Notification(name:)` may be any notification.
        facts.postsUnknown = true
        continue
      }
      let keys = keysPosted(by: call)
      facts.posts[name] =
        facts.posts[name].map { known in
          known.flatMap { known in keys.map(known.union) }
        } ?? keys
    }
  }

  /// Returns the keys that a call posts; nil where they are not all known.
  private func keysPosted(by call: Call) -> Set<String>? {
    var keys: Set<String> = []
    for argument in call.arguments {
      let isNothing = argument.value.count == 1 && tree.isToken(argument.value.lowerBound, "nil")
      switch argument.label {
      case "object":
        keys.insert(Self.posted + nameOfObject(argument.value))
        if !isNothing { keys.formUnion([Self.object, Self.object + form(of: argument.value)]) }
      case "userInfo":
        if isNothing { continue }
        guard let own = keysOfDictionary(argument.value) else { return nil }
        keys.formUnion(own)
      default: continue
      }
    }
    return keys
  }

  /// Stands before the object with which a notification is posted.
  static let posted = "="
  /// Stands between a key and the form of its value.
  static let formed = ":"
  /// An object or a form that is not known.
  static let unknown = "?"

  /// Returns how the object of a notification is compared: `self` with its type, `nil`, `UIApplication.shared`. Nobody
  /// observes the type of a quick action.
  private func nameOfObject(_ value: Range<Int>) -> String {
    if value.count == 1, tree.isToken(value.lowerBound, "nil") { return "nil" }
    if value.count == 1, isSelf(value) {
      return file.type(around: value.lowerBound).map { "self " + $0.name } ?? Self.unknown
    }
    if tree.isToken(value.upperBound - 1, "type"), tree.isToken(value.upperBound - 2, ".") {
      return "type"
    }
    guard let names = file.plainNames(value), names == ["UIApplication", "shared"] else {
      return Self.unknown
    }
    return "UIApplication"
  }

  /// The only object whose notifications an observer is told of; nil for any, and for one that is not known.
  func objectObserved(by call: Call) -> String? {
    guard let object = call.argument("object") else { return nil }
    let name = nameOfObject(object.value)
    return ["nil", "type", Self.unknown].contains(name) ? nil : name
  }

  /// Notes the object of a notification that a function is told of.
  mutating func noteObject(of call: Call, _ key: String, in index: Int) {
    let object = objectObserved(by: call)
    if !selectorKeys.insert("\(index) " + key).inserted,
      facts.functions[index].noteObjects[key] != object
    {
      facts.functions[index].noteObjects[key] = nil
    } else {
      facts.functions[index].noteObjects[key] = object
    }
  }

  /// A closure that is told of a notification.
  struct NoteClosure {
    let key: String
    let note: String
    let body: Range<Int>
    let object: String?
  }

  /// The keys that closures of functions ask notifications for, by the functions, if these have one closure for each;
  /// notes the others.
  private mutating func keysOfClosures() -> [Int: [String: Set<String>]] {
    var found: [Int: [String: Set<String>]] = [:]
    var counts: [Int: [String: Int]] = [:]
    for closure in noteClosures.prefix(Self.maximumObjects) {
      let keys = keys(of: closure.note, in: closure.body) ?? []
      guard let index = file.functionIndex(around: closure.body.lowerBound) else {
        facts.outerNotes.append(
          .init(name: closure.key, keys: keys, object: closure.object))
        continue
      }
      counts[index, default: [:]][closure.key, default: 0] += 1
      let isOnly = counts[index]?[closure.key] == 1
      found[index, default: [:]][closure.key] = isOnly && !keys.isEmpty ? keys : nil
      facts.functions[index].noteObjects[closure.key] = isOnly ? closure.object : nil
    }
    return found
  }

  /// The type of a value as far as it says so: `item.type` is a string.
  private func form(of value: Range<Int>) -> String {
    let last = value.upperBound - 1
    if tree.isToken(last, "type"), tree.isToken(last - 1, ".") || tree.isClose(last + 1, "]") {
      return Self.formed + "String"
    }
    if file.string(value) != nil { return Self.formed + "String" }
    if value.count == 1, items.last(named: tree.name(last), at: last)?.origin == .item {
      return Self.formed + "UIApplicationShortcutItem"
    }
    return Self.formed + Self.unknown
  }

  /// The type of the cast at a token: `as? String`.
  private func formAsked(at token: Int) -> String {
    guard tree.isToken(token, "as"), tree.isToken(token + 1, "?") || tree.isToken(token + 1, "!"),
      tree.isToken(token + 2, among: Self.forms)
    else { return "" }
    return Self.formed + tree.name(token + 2)
  }

  /// None of these can be another one.
  private static let forms: WordSet = ["String", "Int", "UIApplicationShortcutItem", "Bool"]

  /// The keys of `["type": item.type]` and `@{@"type": item.type}`; nil where one is no text.
  private func keysOfDictionary(_ tokens: Range<Int>) -> Set<String>? {
    let open = file.language == .swift ? tokens.lowerBound : tokens.lowerBound + 1
    guard tokens.contains(open), tree.isOpen(open, file.language == .swift ? "[" : "{"),
      tree.partner(of: open) == tokens.upperBound - 1
    else { return nil }
    var keys: Set<String> = []
    for element in tree.arguments(open + 1..<max(open + 1, tokens.upperBound - 1)) {
      guard let colon = element.first(where: { tree.isColon($0) }),
        let key = file.string(element.lowerBound..<colon)
      else { return nil }
      keys.formUnion([
        "\"" + key, "\"" + key + form(of: colon + 1..<max(colon + 1, element.upperBound)),
      ])
    }
    return keys
  }

  /// Returns the keys that an observer's function reads from its notification, by the notification's name; empty
  /// where it may read more.
  private func noteKeys(of index: Int) -> [String: Set<String>] {
    let names = facts.functions[index].reads.filter(ActionFacts.Handover.isNotification)
    guard names.count == 1, let name = names.first, let body = file.functions[index].body,
      file.functions[index].parameters.count == 1,
      let note = file.functions[index].parameters.first,
      note.type.contains(where: {
        tree.isToken($0, "Notification") || tree.isToken($0, "NSNotification")
      })
    else { return [:] }
    return keys(of: note.name, in: body).map { $0.isEmpty ? [:] : [name: $0] } ?? [:]
  }

  /// The keys that a body asks a notification for, with the form of what it wants if it says so; nil where it may read
  /// more.
  private func keys(of note: String, in body: Range<Int>) -> Set<String>? {
    var keys: Set<String> = []
    for token in body where tree.isWord(token, note) {
      // `[note userInfo]`
      let isMessage = file.language == .objectiveC && tree.isOpen(token - 1, "[")
      guard isMessage || tree.isToken(token + 1, ".") else { return nil }
      let member = isMessage && !tree.isToken(token + 1, ".") ? token + 1 : token + 2
      switch tree.name(member) {
      case "name": continue
      case "object": keys.insert(Self.object + formAsked(at: member + 1))
      case "userInfo":
        var open = member + 1
        if member == token + 1 || tree.isToken(open, "?") || tree.isToken(open, "!") { open += 1 }
        if ["objectForKey", "valueForKey"].contains(tree.name(open)), tree.isColon(open + 1) {
          guard let key = file.literal(at: open + 2),
            tree.isClose(key.tokens.upperBound, "]")
          else { return nil }
          keys.insert("\"" + key.value)
          continue
        }
        guard tree.isOpen(open, "["), let close = tree.partner(of: open),
          let key = file.string(open + 1..<max(open + 1, close))
        else { return nil }
        keys.insert("\"" + key + formAsked(at: close + 1))
      default: return nil
      }
    }
    return keys
  }

  // MARK: Observers that nobody keeps

  /// Returns true if a class observes by selector, which does not retain the object, and nothing in the class retains
  /// it either.
  private func mayBeLost(_ name: String) -> Bool {
    quietClasses.value(for: name) {
      file.type(named: name).map { $0.kind == .class && !isView($0) && isQuiet($0) } ?? false
    }
  }

  /// Returns true if one of the app's own classes passes `self` to nothing but notifications, which do not retain it.
  func isQuiet(_ type: CodeType) -> Bool {
    guard type.inherited.allSatisfy({ $0 == "NSObject" || !$0.hasPrefix("UI") }) else {
      return false
    }
    let methods = WordSet(file.functions(of: type).map(\.baseName))
    for place in type.declarations {
      guard let body = file.outline.declarations[place].body, body.count <= Self.maximumTokens
      else { return false }
      let later = file.functions(of: type).compactMap(\.body)
        .filter { body.contains($0.lowerBound) }.map(file.runningLater)
      for token in body {
        if tree.isToken(token, "Task") || tree.isToken(token, "sink") { return false }
        // A method that is passed on retains its object.
        if tree.isToken(token, among: methods), !tree.isOpen(token + 1, "("),
          !tree.isToken(token - 1, "."), !tree.isToken(token - 2, "selector")
        {
          return false
        }
        guard tree.isToken(token, "self") else { continue }
        // `var id: Self { self }` of an enumeration in it.
        if file.type(around: token)?.name != type.name { continue }
        let isObserver =
          tree.isOpen(token - 1, "(") && tree.isToken(token - 2, "addObserver")
          && tree.isToken(token + 1, ",")
        let isInClosure = later.contains { $0?.holds(token) ?? true }
        guard isObserver || tree.isToken(token + 1, ".") && !isInClosure else { return false }
      }
    }
    return true
  }

  /// Notes the classes of which every object that the file creates is released when the function around it returns.
  private mutating func readLostObjects() {
    var places: [String: Set<Int>] = [:]
    var looked = 0
    for assignment in file.assignments
    where assignment.isDeclaration && file.makesObjectAlone(assignment.value) {
      let name = tree.name(assignment.value.lowerBound)
      guard !name.hasPrefix("UI"), !name.hasPrefix("NS"),
        let scope = file.scope(of: assignment.nameToken),
        scope.count <= Self.maximumTokens,
        file.function(around: assignment.nameToken)?.body == scope
      else { continue }
      looked += 1
      guard looked <= Self.maximumObjects else { return }
      if file.isOnlyCalled(assignment.name, in: scope, besides: [assignment.nameToken]) {
        places[name, default: []].insert(assignment.value.lowerBound)
      }
    }
    for (name, made) in places {
      let own =
        file.type(named: name)?.declarations.compactMap {
          file.outline.declarations[$0].body
        } ?? []
      let isLost = all.allSatisfy { token in
        !tree.isWord(token, name) || made.contains(token) || tree.isToken(token + 1, ".")
          || tree.isOpen(token + 1, "{") || tree.isColon(token + 1)
          || own.contains { $0.contains(token) }
      }
      if isLost { facts.lostObjects.insert(name) }
    }
  }
}
