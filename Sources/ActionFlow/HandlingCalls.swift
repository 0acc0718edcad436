import CodeModel
import CodeSyntax

/// The calls of a body that handle a quick action: those that receive it, and those in branches on its type. They
/// show whether two methods do the same for it.
package struct HandlingCalls {
  /// A call, or an assignment to a property of another object.
  struct Step {
    let name: String
    let token: Int
  }

  private(set) var steps: [Step] = []

  init(_ uses: ItemUses, depth: Int = 0) {
    let file = uses.file
    let calls = file.calls(in: uses.body)
    let tracking = calls.filter { Self.tracks($0, file) }.map(\.tokens)
    // In Objective-C a condition can be one call that compares.
    let heads = uses.handled.filter { head in
      !calls.contains { $0.tokens == head && !file.effect(of: $0).isIdle }
    }
    let ways = Self.ways(Statement.read(uses.body, of: file.tree), behind: heads)
    var made: Set<String> = []
    for call in calls where !tracking.contains(where: { $0.contains(call.nameToken) }) {
      let gets = uses.handled.contains(call.tokens)
      guard gets || ways.contains(where: { $0.contains(call.nameToken) }) else { continue }
      if let name = Self.name(of: call, file) {
        steps.append(Step(name: name, token: call.nameToken))
      } else if gets,
        let value = file.assignments(in: uses.body).first(where: {
          $0.isDeclaration && $0.value.contains(call.nameToken)
        })
      {
        // `let kind = Kind(rawValue: item.type)`
        made.insert(value.name)
      }
    }
    steps += ways.flatMap { Self.assignments(in: $0, file) }
    if depth == 0, !made.isEmpty {
      steps += HandlingCalls(ItemUses(of: made, in: uses.body, file), depth: 1).steps
    }
  }

  var names: Set<String> { Set(steps.map(\.name)) }

  /// Returns the bodies of the branches that some conditions lead to.
  private static func ways(
    _ statements: [Statement], behind heads: [Range<Int>]
  ) -> [Range<Int>] {
    statements.flatMap { statement -> [Range<Int>] in
      switch statement {
      case .branch(let branch):
        branch.ways.flatMap { way -> [Range<Int>] in
          let head = branch.head.isEmpty ? way.head : branch.head
          return heads.contains(head)
            ? way.body.compactMap(\.tokens) : ways(way.body, behind: heads)
        }
      case .loop(_, let body, _), .block(let body), .deferred(let body):
        ways(body, behind: heads)
      case .plain, .exit, .unknown: []
      }
    }
  }

  // MARK: Names

  /// Returns the name by which a call is compared; nil for a call that creates an object, waits, logs or tracks.
  static func name(of call: Call, _ file: CodeFile) -> String? {
    let effect = file.effect(of: call)
    guard !effect.isIdle, effect != .completes, !tracks(call, file) else { return nil }
    let name = ActionNames.base(of: file.performed(by: call) ?? call.calledName)
    let isMade =
      name.hasPrefix("init") || name.unicodeScalars.first?.properties.isUppercase == true
    return isMade || ordinary.contains(name) ? nil : name
  }

  /// Returns the assignments to properties of other objects, which have effects as calls do.
  static func assignments(in body: Range<Int>, _ file: CodeFile) -> [Step] {
    file.assignments(in: body).compactMap { assignment in
      guard !assignment.isDeclaration, let receiver = assignment.receiver,
        !(receiver.count == 1 && file.tree.isToken(receiver.lowerBound, "self"))
      else { return nil }
      return Step(name: "." + assignment.name, token: assignment.nameToken)
    }
  }

  /// Names that are called for many reasons. A value that both methods store is handled once, by the code that reads
  /// it.
  private static let ordinary: Set<String> = [
    "alloc", "new", "async", "asyncAfter", "sync", "dispatch_async", "dispatch_after",
    "dispatch_time", "now", "map", "flatMap", "set", "setObject", "setValue", "setBool",
    "synchronize", "instantiateViewController", "instantiateViewControllerWithIdentifier",
    "instantiateInitialViewController", "storyboardWithName", "makeKeyAndVisible", "main",
    "standardUserDefaults", "sharedApplication", "defaultCenter", "mainBundle", "self", "class",
    "isEmpty", "first", "append", "removeValue", "object", "string", "bool", "sleep", "perform",
  ]

  // MARK: Tracking

  /// Returns true if a call reports a quick action, or prepares for it, without handling it, as far as its name and
  /// that of its receiver show.
  package static func tracks(_ call: Call, _ file: CodeFile) -> Bool {
    let names = [call.baseName] + (call.receiver?.map { file.tree.name($0) } ?? [])
    return names.contains { name in
      words(of: name).contains { tracking.contains($0) }
    }
  }

  private static let tracking: Set<String> = [
    "amplitude", "analytic", "analytics", "breadcrumb", "breadcrumbs", "bugsnag", "crashlytics",
    "event", "events", "firebase", "flurry", "log", "logged", "logger", "logging", "logs", "metric",
    "metrics", "mixpanel", "mobclick", "preload", "prefetch", "preheat", "prepare", "prewarm",
    "record", "recorder", "report", "reporter", "sentry", "signpost", "signposter", "statistics",
    "stats", "telemetry", "track", "tracked", "tracker", "tracking", "tracks", "umeng", "warm",
    "warmup",
  ]

  /// Returns the words of a name: `log`, `quick` and `action` of `logQuickAction`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      if wasLower && character.isUppercase || !character.isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
