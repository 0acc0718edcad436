import ActionFlow
import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The division of a launch method: statements that build the interface move to where a scene connects. The others
/// run once for the process, before any scene.
struct LaunchSplit {
  /// The most statements of a method that are analyzed; each is compared with those before it.
  static let maximumParts = 1000

  let method: AppSources.Method
  let words: LaunchWords
  /// All statements in order.
  let parts: [LaunchPart]
  /// The indexes of the statements that move.
  private(set) var moved: Set<Int> = []
  /// The statements in both methods: conditions under which nothing is built, and constants.
  private(set) var copied: Set<Int> = []
  /// The statements that move only because of those before them, though they build nothing.
  private(set) var following: Set<Int> = []
  /// The statements that are removed from both methods, because their event is delivered a second time.
  private(set) var dropped: Set<Int> = []
  /// True if the result of the launch method decides whether the event of a launch is still delivered.
  private(set) var answers = false

  /// True if the quick action of a launch was lost: nothing is done with it, and the result keeps it from the handler.
  private(set) var losesItem = false

  /// True if the `return` at the end depends on statements that move.
  private(set) var finalMoves = false

  var file: CodeFile { method.source.file }
  /// The name of the launch options; `_` where they have none.
  var options: String { Self.options(of: method) }

  private static func options(of method: AppSources.Method) -> String {
    let parameters = method.function.parameters
    return parameters.count > 1 ? parameters.last?.name ?? "_" : "_"
  }

  /// The name of the application.
  var application: String { method.function.parameters.first?.name ?? "_" }

  /// Divides the method. Throws, with the position, if that is not possible.
  ///
  /// - Parameters:
  ///   - delegating: members that call back into the app delegate.
  ///   - hasStoryboard: true if there is a window before the method runs.
  ///   - events: the events that the app delegate receives in other methods.
  ///   - earlier: the launch method that UIKit calls before.
  init(
    _ method: AppSources.Method, _ words: LaunchWords, delegating: Set<String>,
    hasStoryboard: Bool, events: [(event: SceneEvent, method: AppSources.Method)],
    behind earlier: LaunchSplit?
  ) throws(GenerationFailure) {
    self.method = method
    self.words = words
    guard let body = method.function.body else {
      parts = []
      return
    }
    let file = method.source.file
    guard let parts = BodyPart.parts(of: body, in: file) else {
      throw GenerationFailure(.sharedLines, at: method)
    }
    guard parts.count <= Self.maximumParts else { throw GenerationFailure(.isTooLong, at: method) }
    let options = Self.options(of: method)
    self.parts = parts.map { LaunchPart($0, file, words, options: options) }
    try requireOneName()
    if let performing = events.first(where: { $0.event == .performAction })?.method {
      dropRepeated(performing)
    }
    try choose(delegating, hasStoryboard || earlier?.hasMovedWindow == true)
    try takeDependencies(behind: earlier)
    losesItem = LaunchFlow.loses(in: method)
    try takeExits(
      events.contains { $0.event.launches && !(losesItem && $0.event == .performAction) })
    if losesItem, !answers { dropUnused() }
  }

  /// Throws if the launch options are read under another name, or a name of the new method is already used.
  private func requireOneName() throws(GenerationFailure) {
    var renamed: Set<String> = []
    for part in parts {
      let place = GenerationFailure.Place(method.source, part.part.tokens.lowerBound)
      let readsAndNames = part.namesOptions && !part.keys.isDisjoint(with: LaunchOptionValue.moved)
      if part.readsRenamed || readsAndNames || part.hasKeys && !part.uses.isDisjoint(with: renamed)
      {
        throw GenerationFailure(.optionsRenamed, at: place)
      }
      if part.namesOptions { renamed.formUnion(part.declares) }
      let taken = part.declares.intersection([MovedCode.scene, MovedCode.options])
      if let name = taken.first { throw GenerationFailure(.isDeclared(name), at: place) }
    }
  }

  /// Removes the statement that passes the item of a launch to the method to which UIKit delivers it again because
  /// each launch returns true: the scene delegate calls it once, when something can be presented.
  private mutating func dropRepeated(_ performing: AppSources.Method) {
    let exits = parts.indices.flatMap { place in
      isFinalReturn(place) ? [parts[place].part.tokens] : parts[place].exits
    }
    guard exits.allSatisfy(isTrue), let body = performing.function.body,
      let item = performing.function.parameters.dropFirst().first?.name
    else { return }
    let other = performing.source.file
    for place in parts.indices {
      guard let (call, name) = parts[place].handing else { continue }
      func shape(_ call: Call, _ item: String, _ file: CodeFile) -> String {
        call.tokens.map { token in
          file.isOwnName(token) && file.tree.name(token) == item
            ? "_" : file.text(of: token..<token + 1)
        }.joined(separator: " ")
      }
      let own = shape(call, name, file)
      // A method with a condition of its own may leave the item to the launch.
      let isSurely = Statement.read(body, of: other.tree).contains { statement in
        guard case .plain(let tokens) = statement else { return false }
        return other.calls(in: tokens).contains { shape($0, item, other) == own }
      }
      if isSurely { dropped.insert(place) }
    }
  }

  private mutating func choose(
    _ delegating: Set<String>, _ hasStoryboard: Bool
  ) throws(GenerationFailure) {
    let places = parts.indices.filter { !isFinalReturn($0) && !dropped.contains($0) }
    var hasBegun = hasStoryboard
    for place in places {
      let part = parts[place]
      let readsLaunch = !part.keys.isDisjoint(with: LaunchOptionValue.moved) && !part.namesOptions
      let callsBack = hasBegun && !part.calls.isDisjoint(with: delegating)
      if part.belongsToLaunch {
        guard part.shows else { continue }
        throw GenerationFailure(
          .belongsToLaunch, at: GenerationFailure.Place(method.source, part.part.tokens.lowerBound))
      }
      if part.shows, let (method, place) = part.registration {
        throw GenerationFailure(.buildsAndRegisters(method), at: place)
      }
      if part.shows || readsLaunch || callsBack || hasBegun && part.showsLater {
        moved.insert(place)
        if part.shows { hasBegun = true }
      }
    }
  }

  /// Moves the statements that use a moved name, and those that declare a name only for them.
  private mutating func takeDependencies(
    behind earlier: LaunchSplit?
  ) throws(GenerationFailure) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for place in parts.indices
      where !moved.contains(place) && !isFinalReturn(place) && !dropped.contains(place) {
        if follows(place, behind: earlier) {
          try takeFollower(place)
          isGrowing = true
        } else if try takeDeclaration(place) {
          isGrowing = true
        }
      }
    }
  }

  /// Returns true if a statement needs what moved ones do, or runs only where they do not exit the method.
  private func follows(_ place: Int, behind earlier: LaunchSplit?) -> Bool {
    let part = parts[place]
    if let earlier,
      !earlier.movedWrites.isDisjoint(with: part.effect.reads)
        || !earlier.movedAssigns.isDisjoint(with: part.reads)
    {
      return true
    }
    return moved.contains { other in
      guard other < place || part.isDeferred else { return false }
      let before = parts[other]
      return !before.declares.isDisjoint(with: part.uses)
        || !before.effect.writes.subtracting(words.windows).isDisjoint(with: part.effect.reads)
        || !before.assigns.isDisjoint(with: part.reads)
        || part.isDeferred && asks(part, before)
        || other < place && !before.exits.isEmpty
    }
  }

  private mutating func takeFollower(_ place: Int) throws(GenerationFailure) {
    if let (method, place) = parts[place].registration {
      throw GenerationFailure(.buildsAndRegisters(method), at: place)
    }
    guard !parts[place].belongsToLaunch else {
      throw GenerationFailure(
        .belongsToLaunch,
        at: GenerationFailure.Place(method.source, parts[place].part.tokens.lowerBound))
    }
    following.insert(place)
    moved.insert(place)
  }

  /// Moves or copies a statement that declares a name for moved ones, with those that set it up.
  ///
  /// - Returns: false for a statement that declares nothing for them.
  private mutating func takeDeclaration(_ place: Int) throws(GenerationFailure) -> Bool {
    let declares = parts[place].declares
    guard !declares.isEmpty, !copied.contains(place) else { return false }
    let users = parts.indices.filter {
      $0 > place && !parts[$0].uses.isDisjoint(with: declares)
    }
    guard users.contains(where: moved.contains) else { return false }
    // Statements that only configure it move with it: `tab.viewControllers = …`.
    let others = users.filter { !moved.contains($0) && !isFinalReturn($0) }
    let isShared = parts[place].isReference && !others.isEmpty
    let isSetUp =
      !isShared
      && others.allSatisfy { user in
        parts[user].configures.map(declares.contains) == true && parts[user].exits.isEmpty
      }
    // A value that changes is another one in each method.
    let isConstant = users.allSatisfy { parts[$0].sets.isDisjoint(with: declares) }
    if !isSetUp, isConstant, parts[place].isPlainValue {
      copied.insert(place)
      return true
    }
    if let user = others.first(where: { parts[$0].belongsToLaunch }) {
      throw GenerationFailure(
        .sharedName(declares.sorted().first ?? ""),
        at: GenerationFailure.Place(method.source, parts[user].part.tokens.lowerBound))
    }
    moved.insert(place)
    moved.formUnion(others)
    // To choose a value builds the interface, whatever the branches are.
    if !isSetUp {
      following.formUnion(
        others.filter { parts[$0].sets.isDisjoint(with: declares) || !parts[$0].calls.isEmpty })
    }
    return true
  }

  /// Returns true if a deferred statement reads from an object that a statement has assigned to.
  private func asks(_ deferred: LaunchPart, _ part: LaunchPart) -> Bool {
    part.assigns.contains { path in path.first.map(deferred.calls.contains) == true }
  }

  private mutating func takeExits(_ hasEvents: Bool) throws(GenerationFailure) {
    guard let last = moved.max() else {
      guard let final = parts.indices.last, isFinalReturn(final),
        !parts[final].keys.isEmpty || parts[final].shows
      else { return }
      throw GenerationFailure(
        .returnsWindow,
        at: GenerationFailure.Place(method.source, parts[final].part.tokens.lowerBound))
    }
    for place in parts.indices where !isFinalReturn(place) && !parts[place].exits.isEmpty {
      let isAlone =
        moved.contains(place)
        ? !parts.indices.contains {
          $0 > place && !moved.contains($0) && !isFinalReturn($0) && !dropped.contains($0)
        }
        : place > last
      guard !isAlone else { continue }
      let part = parts[place]
      // A condition that ends the whole launch applies to both methods.
      let isCondition =
        part.onlyExits && part.declares.isEmpty && !moved.contains(place)
        && !parts.indices.contains {
          $0 < place && !copied.contains($0) && !parts[$0].declares.isDisjoint(with: part.uses)
        }
      guard isCondition else {
        throw GenerationFailure(
          .leavesEarly, at: GenerationFailure.Place(method.source, part.part.tokens.lowerBound))
      }
      copied.insert(place)
    }
    let locals = moved.reduce(into: Set<String>()) { $0.formUnion(parts[$1].declares) }
    if let final = parts.indices.last, isFinalReturn(final) {
      let written = moved.reduce(into: Set<String>()) { $0.formUnion(parts[$1].effect.writes) }
      finalMoves =
        !parts[final].uses.isDisjoint(with: locals) || parts[final].shows
        || !parts[final].effect.reads.isDisjoint(with: written) || !parts[final].keys.isEmpty
        || readsBuilder(parts[final])
      let judging = moved.union(copied)
      let others = judging.flatMap { parts[$0].exits }
      // `false` after the reason of the launch was read prevented its delivery to the handler.
      let keepsEvent =
        isFalse(parts[final].part.tokens) && judging.contains { !parts[$0].keys.isEmpty }
      answers =
        hasEvents && (finalMoves || keepsEvent || others.contains { !isTrue($0) })
        || parts[final].shows
    }
  }

  /// Removes constants that only told the result whether a quick action launched the app.
  private mutating func dropUnused() {
    for place in moved where parts[place].keys == ["shortcutItem"] && parts[place].exits.isEmpty {
      let part = parts[place]
      let isUsed = parts.indices.contains {
        $0 != place && !isFinalReturn($0) && !parts[$0].uses.isDisjoint(with: part.declares)
      }
      guard !part.declares.isEmpty, !isUsed, file.calls(in: part.part.tokens).isEmpty else {
        continue
      }
      moved.remove(place)
      dropped.insert(place)
    }
  }

  /// Returns true if a value is read from an object with which moved code builds the interface: `return
  /// flow.isComplete`.
  private func readsBuilder(_ part: LaunchPart) -> Bool {
    let builders = moved.reduce(into: Set<String>()) { $0.formUnion(parts[$1].builders) }
    return part.calls.isEmpty
      && part.reads.contains { path in path.first.map(builders.contains) == true }
  }

  /// True for `return true` and `return YES`.
  private func isTrue(_ exit: Range<Int>) -> Bool {
    let tree = file.tree
    let value = tree.isToken(exit.lowerBound, "return") ? exit.lowerBound + 1 : exit.lowerBound
    return tree.isToken(value, among: ["true", "YES", "TRUE"])
  }

  /// True for `return false` and `return NO`.
  private func isFalse(_ exit: Range<Int>) -> Bool {
    file.tree.isToken(exit.lowerBound + 1, among: ["false", "NO", "FALSE"])
      && exit.dropFirst(2).allSatisfy { file.tree.isToken($0, ";") }
  }

  /// Returns true if a statement returns something else than `false`, so that the event it reads may be delivered
  /// again.
  func answersOtherThanNo(_ place: Int) -> Bool {
    parts[place].exits.contains { !isFalse($0) }
  }

  /// True for the `return` that ends the method.
  func isFinalReturn(_ place: Int) -> Bool {
    place == parts.count - 1 && file.tree.isToken(parts[place].part.tokens.lowerBound, "return")
  }

  /// True if a statement that shows something in a window moves.
  private var hasMovedWindow: Bool { moved.contains { parts[$0].shows } }

  /// The delegate's variables that moved statements assign, except for its windows.
  private var movedWrites: Set<String> {
    moved.reduce(into: Set<String>()) { $0.formUnion(parts[$1].effect.writes) }
      .subtracting(words.windows)
  }

  /// The members of other objects that moved statements assign.
  private var movedAssigns: Set<[String]> {
    moved.reduce(into: Set<[String]>()) { $0.formUnion(parts[$1].assigns) }
  }

  /// The statements that run where a scene connects, in order.
  var connecting: [LaunchPart] {
    parts.indices.filter { moved.contains($0) || copied.contains($0) }.map { parts[$0] }
  }
}

extension LocalizedText {
  fileprivate static let isTooLong = LocalizedText(
    en: "this method is too long to be judged; move it by hand", zhHans: "此方法过长，无法判断，请自行迁移")

  fileprivate static let sharedLines = LocalizedText(
    en:
      "statements of this method share lines with its braces or each other; put each on a line of its own",
    zhHans: "此方法的语句与花括号或彼此在同一行，请让每条语句独占一行")

  fileprivate static func sharedName(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is used both by what builds the window and by what stays; make two of it first",
      zhHans: "构建窗口的代码和留下的代码都使用“\(name)”，请先把它分成两个")
  }

  fileprivate static let belongsToLaunch = LocalizedText(
    en:
      "this has to be done before the launch method returns, and needs what is built for a window; separate them first",
    zhHans: "此处必须在启动方法返回之前完成，却依赖为窗口构建的内容，请先把两者分开")

  fileprivate static func buildsAndRegisters(_ method: String) -> LocalizedText {
    LocalizedText(
      en:
        "this has to be done before the launch method returns, and “\(method)” does it together with what a window shows; separate them first",
      zhHans: "此处必须在启动方法返回之前完成，而“\(method)”同时构建窗口显示的内容，请先把两者分开")
  }

  fileprivate static let returnsWindow = LocalizedText(
    en:
      "the result depends on what moves to a scene; put that into a statement of its own before it",
    zhHans: "返回值依赖要移到场景的内容，请先把它写成 return 之前的单独语句")

  fileprivate static let leavesEarly = LocalizedText(
    en:
      "this leaves the method between what builds the window and what stays; move one of them before it or behind it first",
    zhHans: "此处在构建窗口的代码与留下的代码之间提前返回，请先把其中一部分移到它之前或之后")
}
