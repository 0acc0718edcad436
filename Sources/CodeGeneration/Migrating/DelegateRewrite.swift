import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// The changes of the app delegate: the code that builds the interface moves to where a scene connects.
struct DelegateRewrite {
  /// The destination of the code that builds the interface.
  enum Place: Sendable {
    /// None: a storyboard contains the whole interface.
    case nowhere
    /// A method of the app delegate that the scene delegate calls, because the code uses members of the app delegate.
    case method
    /// The scene delegate itself.
    case sceneDelegate
  }

  let delegate: DelegateParts
  /// The launch methods that are split, in the order in which UIKit calls them.
  let splits: [LaunchSplit]
  let codes: [MovedCode]
  /// True if code creates the app's window, so that no storyboard does.
  let makesWindow: Bool
  /// True if it creates any window, and so needs the scene.
  let makesAnyWindow: Bool
  var place: Place = .nowhere
  /// True if the app delegate keeps a window property, which the scene delegate sets.
  var keepsWindow = true
  var remarks: [MigrationRemark] = []
  /// The edits of methods that create the window, by their files.
  var helperEdits: [String: [TextEdit]] = [:]
  /// The range where the window is created as the value of its property.
  let valueOfWindow: ByteRange?

  init(
    _ delegate: DelegateParts, _ app: MigratedApp, hasStoryboard: Bool, _ files: any FileAccess
  ) throws(GenerationFailure) {
    self.delegate = delegate
    let readers = try OptionReaders(delegate, app.paths, files)
    let splits = try Self.splits(delegate, app.paths, readers, hasStoryboard: hasStoryboard, files)
    remarks = try Self.remarksOnReaders(splits, readers, delegate, app.paths, files)
    let dividing = splits.filter { !$0.moved.isEmpty || !$0.dropped.isEmpty }
    try Self.requireJoinable(dividing)
    self.splits = dividing
    valueOfWindow = try Self.valueOfWindow(delegate)
    let classes = Self.windowClasses(app.paths, files)
    let helpers = delegate.makingWindow(calledBy: dividing, of: classes)
    codes = try Self.codes(dividing, helpers: helpers, windowClasses: classes)
    let callsHelper = dividing.contains { split in
      split.connecting.contains { !$0.uses.isDisjoint(with: helpers) }
    }
    makesAnyWindow = codes.contains(where: \.makesWindow) || callsHelper || valueOfWindow != nil
    // A second window for a banner does not replace that of a storyboard.
    makesWindow =
      makesAnyWindow
      && (!hasStoryboard || valueOfWindow != nil || Self.setsWindow(delegate, dividing, helpers))
    guard hasStoryboard || makesWindow else {
      throw Self.windowElsewhere(app.paths, besides: delegate, files)
        ?? GenerationFailure(
          .noWindowHere, at: GenerationFailure.Place(delegate.source, delegate.type.nameToken))
    }
    helperEdits = readers.edits
    if !helpers.isEmpty { try rewrite(helpers, classes, app, files) }
    try Self.requireVisibleWindow(delegate)
    remarks += codes.flatMap(\.remarks)
    if makesWindow { remarks += Self.remarksOnKeptWindow(delegate, dividing, helpers) }
    remarks += splits.flatMap(Self.remarksOnParts)
    remarks += splits.flatMap { Self.remarksOnRepeated($0, delegate) }
    place = dividing.allSatisfy(\.moved.isEmpty) && valueOfWindow == nil ? .nowhere : .method
    guard place == .nowhere || !delegate.functions.isEmpty else {
      throw GenerationFailure(
        .noWindowHere, at: GenerationFailure.Place(delegate.source, delegate.type.nameToken))
    }
  }

  /// Divides the launch methods, in the order in which UIKit calls them.
  private static func splits(
    _ delegate: DelegateParts, _ paths: [String], _ readers: OptionReaders, hasStoryboard: Bool,
    _ files: any FileAccess
  ) throws(GenerationFailure) -> [LaunchSplit] {
    let builders = BuildersElsewhere(
      paths, besides: Set(delegate.functions.map(\.source.path)).union([delegate.source.path]),
      files)
    var words = delegate.words
    words.add(
      elsewhere: builders.receivers(for: delegate), inherited: builders.own(for: delegate),
      calledBy: delegate.functions)
    words.registering = builders.registrations(for: delegate)
    words.readers = readers.keys
    let delegating = delegate.delegating
    var splits: [LaunchSplit] = []
    for method in [delegate.willFinish, delegate.didFinish].compactMap(\.self) {
      try GenerationFailure.require(alwaysBuilt: method)
      splits.append(
        try LaunchSplit(
          method, words, delegating: delegating, hasStoryboard: hasStoryboard,
          events: delegate.events, behind: splits.last))
    }
    return splits
  }

  /// Rewrites the statements that move, those of the second method behind those of the first.
  private static func codes(
    _ splits: [LaunchSplit], helpers: Set<String>, windowClasses: Set<String>
  ) throws(GenerationFailure) -> [MovedCode] {
    var codes: [MovedCode] = []
    for split in splits {
      codes.append(
        try MovedCode(
          split, behind: codes.isEmpty ? nil : splits.first, helpers: helpers,
          windowClasses: windowClasses))
    }
    return codes
  }

  /// Throws if the scene delegate can neither see nor set the window of the app delegate.
  private static func requireVisibleWindow(_ delegate: DelegateParts) throws(GenerationFailure) {
    guard let member = delegate.window else { return }
    let isHidden =
      member.declaration?.modifiers.contains { $0.hasPrefix("private") || $0 == "fileprivate" }
      ?? !(member.isOfProtocol || member.source.path.hasSuffix(".h"))
    guard isHidden else { return }
    throw GenerationFailure(
      .windowIsPrivate,
      at: member.declaration.map { GenerationFailure.Place(member.source, $0.nameToken) }
        ?? GenerationFailure.Place(delegate.source, delegate.type.nameToken))
  }

  /// Returns the position where another class than the app delegate creates a window; nil where none does.
  private static func windowElsewhere(
    _ paths: [String], besides delegate: DelegateParts, _ files: any FileAccess
  ) -> GenerationFailure? {
    var reader = AppSourceReader(files, searching: ["UIWindow(", "UIWindow alloc", "UIWindow new"])
    let own = Set(delegate.functions.map(\.source.path)).union([delegate.source.path])
    for path in paths.prefix(AppSources.maximumFiles) where !own.contains(path) {
      guard let source = reader.source(path), !source.file.isTest else { continue }
      let token = source.file.tree.tokens.indices.first { token in
        source.file.tree.isToken(token, "UIWindow") && !source.file.isInactive(token)
          && (source.file.tree.isOpen(token + 1, "(")
            || source.file.tree.isToken(token + 1, among: ["alloc", "new"]))
      }
      if let token {
        return GenerationFailure(.windowIsElsewhere, at: GenerationFailure.Place(source, token))
      }
    }
    return nil
  }

  /// Returns true if moved code sets the property of the app's window, itself or in a method that creates windows.
  private static func setsWindow(
    _ delegate: DelegateParts, _ splits: [LaunchSplit], _ helpers: Set<String>
  ) -> Bool {
    guard let name = delegate.window?.name else { return true }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    func sets(_ tokens: Range<Int>, _ file: CodeFile) -> Bool {
      file.assignments(in: tokens).contains { $0.name == name || $0.name == "_" + name }
        || file.calls(in: tokens).contains { $0.baseName == setter }
    }
    return splits.contains { split in
      split.connecting.contains { sets($0.part.tokens, split.file) }
    }
      || delegate.functions.contains { source, function in
        helpers.contains(function.baseName)
          && function.body.map { sets($0, source.file) } == true
      }
  }

  /// Throws if the statements of two launch methods cannot follow each other in one method.
  private static func requireJoinable(_ splits: [LaunchSplit]) throws(GenerationFailure) {
    guard let first = splits.first, let second = splits.dropFirst().first else { return }
    let names = first.connecting.reduce(into: Set<String>()) { $0.formUnion($1.declares) }
    // An equal condition at the beginning of both ends both.
    let conditions = second.copied.map { second.file.text(of: second.parts[$0].part.tokens) }
    let isSimple =
      !first.answers
      && first.parts.indices.allSatisfy { place in
        first.parts[place].exits.isEmpty
          || !first.moved.contains(place) && !first.copied.contains(place)
          || first.copied.contains(place)
            && conditions.contains(first.file.text(of: first.parts[place].part.tokens))
      }
      && second.connecting.allSatisfy { names.isDisjoint(with: $0.declares) }
      && first.method.source.path == second.method.source.path
    guard isSimple else { throw GenerationFailure(.twoLaunches, at: second.method) }
  }

  /// The moved statements, as they are written where a scene connects.
  var text: String {
    let newline = CodeStyle(delegate.file, else: .xcode).newline
    return codes.map(\.text).filter { !$0.isEmpty }.joined(separator: newline)
  }

  /// True if they read the connection options.
  var readsOptions: Bool { codes.contains(where: \.readsOptions) }

  func isLaunch(_ method: AppSources.Method) -> LaunchSplit? {
    splits.first {
      $0.method.function.index == method.function.index
        && $0.method.source.path == method.source.path
    }
  }

  /// - Parameters:
  ///   - isWindowAskedFor: true if other files read the app delegate's window, also while the interface is built.
  ///   - isWindowNeeded: true if further windows of the app delegate get their scene from it.
  ///   - mayOthersAsk: true if code that is not read may do so later.
  ///   - isChosen: true if another class may be the app delegate, which the scene delegate does not know.
  mutating func decide(
    isWindowAskedFor: Bool, isWindowNeeded: Bool, mayOthersAsk: Bool, isChosen: Bool
  ) {
    guard delegate.language == .swift else { return }
    let mayFollow = makesWindow && isWindowAskedFor
    if place == .method, valueOfWindow == nil, !mayFollow, !isChosen, isSelfContained {
      place = .sceneDelegate
    }
    let staying = delegate.functions.contains { method in
      guard let body = method.function.body, isLaunch(method) == nil else { return false }
      return delegate.words.windows.contains { method.source.file.mentions($0, in: body) }
    }
    // Computed properties, and values that are computed later.
    let isRead = delegate.members.contains { member in
      member.name != "window"
        && [member.body, member.declaration?.value].compactMap(\.self).contains { tokens in
          delegate.words.windows.contains { member.source.file.mentions($0, in: tokens) }
        }
    }
    let stays = splits.contains { split in
      split.parts.indices.contains { place in
        !split.moved.contains(place) && split.parts[place].uses.contains("window")
      }
    }
    let isFree =
      delegate.words.windows.subtracting(["window", "_window", "setWindow"]).isEmpty && !staying
      && !isRead
      && !stays
      && !isWindowAskedFor && !isWindowNeeded && valueOfWindow == nil && canRemoveWindow
    guard isFree, place != .method else { return }
    if mayOthersAsk, let declaration = delegate.window?.declaration, let member = delegate.window {
      remarks.append(
        MigrationRemark(
          GenerationFailure.Place(member.source, declaration.nameToken), .windowIsForOthers))
      return
    }
    keepsWindow = false
  }

  /// Throws if the launch options are passed to other code and another file reads the reason of the launch from them.
  /// If that is the quick action alone, and a method performs those of launches, too, nothing is lost, and the
  /// result are remarks.
  private static func remarksOnReaders(
    _ splits: [LaunchSplit], _ readers: OptionReaders, _ delegate: DelegateParts,
    _ paths: [String], _ files: any FileAccess
  ) throws(GenerationFailure) -> [MigrationRemark] {
    guard splits.contains(where: { $0.parts.contains(where: \.namesOptions) }) else { return [] }
    let performs = delegate.events.contains { $0.event == .performAction }
    var remarks: [MigrationRemark] = []
    let own = Set(splits.map(\.method.source.path))
    var reader = AppSourceReader(
      files, searching: ["LaunchOptionsKey", "UIApplicationLaunchOptions"])
    for path in paths.prefix(AppSources.maximumFiles) where !own.contains(path) {
      guard let source = reader.source(path), !source.file.isTest else { continue }
      let tree = source.file.tree
      for key in tree.tokens.indices
      where LaunchOption.isKey(at: key, source.file) && !readers.contains(key, path) {
        let place = GenerationFailure.Place(source, key)
        let isItem =
          tree.isToken(key, among: ["shortcutItem", "UIApplicationLaunchOptionsShortcutItemKey"])
          && tree.isClose(key + 1, "]")
        guard performs, isItem else { throw GenerationFailure(.readsElsewhere, at: place) }
        remarks.append(MigrationRemark(place, .itemComesLater))
      }
    }
    return remarks
  }

  /// True if the moved code uses nothing that only the app delegate or its file declares.
  private var isSelfContained: Bool {
    guard splits.count == 1, let split = splits.first, !split.answers,
      split.connecting.allSatisfy({ $0.exits.isEmpty }), isPlain(split.file),
      let window = delegate.window?.declaration, window.name == "window",
      window.type.map({ split.file.text(of: $0) }) == "UIWindow?"
    else { return false }
    let file = split.file
    let own = delegate.words.members.subtracting(["window"]).union(["super"])
    return split.connecting.allSatisfy { part in
      guard part.uses.isDisjoint(with: own.subtracting(part.declares)) else { return false }
      return part.part.tokens.allSatisfy { token in
        !file.tree.isToken(token, "self")
          || file.tree.isToken(token + 1, ".") && file.tree.isToken(token + 2, "window")
      }
    }
  }

  /// Returns true if code has the same meaning in another file with the same imports, and in another class.
  private func isPlain(_ file: CodeFile) -> Bool {
    let isHidden = file.outline.declarations.contains {
      $0.parent == nil && $0.modifiers.contains { ["private", "fileprivate"].contains($0) }
    }
    let adopted: Set<String> = delegate.members.isEmpty ? [] : delegate.inherited
    let isOnly = adopted.isSubset(of: ["UIResponder", "NSObject", "UIApplicationDelegate"])
    let isConditional = file.tree.tokens.indices.contains {
      file.tree.isToken($0, "import") && file.tree.isIdentifier($0)
        && (!file.conditions(around: $0).isEmpty
          || file.tree.isToken(
            $0 + 1, among: ["class", "struct", "func", "enum", "protocol", "let"]))
    }
    let names = file.imports.map(\.name)
    return !isHidden && isOnly && !isConditional && Set(names).count == names.count
  }

  /// True if the property of the window can be removed with its line.
  private var canRemoveWindow: Bool {
    guard let member = delegate.window, member.name == "window",
      let declaration = member.declaration
    else { return false }
    let (file, source) = (member.source.file, member.source.file.source)
    let range = file.bytes(of: declaration.tokens)
    let line = source.lines.line(at: range.start)
    let above = source.range(ofLine: line - 1)
    let isNoted = file.tree.comments.contains {
      $0.start < above.end && above.start < $0.end && line > 0
    }
    return declaration.body == nil && !isNoted
      && !file.tree.isToken(declaration.tokens.upperBound, ",")
      && Layout.isFirstOnLine(range.start, in: source)
      && Layout.isLastOnLine(
        declaration.type.map { file.bytes(of: $0).end } ?? range.end, in: source)
  }
}

extension LocalizedText {
  fileprivate static let twoLaunches = LocalizedText(
    en: "both launch methods build the interface; put that into one of them first",
    zhHans: "两个启动方法都在构建界面，请先合并到其中一个")

  static let noWindowHere = LocalizedText(
    en:
      "neither a storyboard nor code of the app delegate makes a window; make it in the launch method first, or move by hand: make it where a scene connects, with UIWindow(windowScene:)",
    zhHans:
      "没有主 storyboard，app delegate 的代码也没有创建窗口；请先在启动方法中创建，或自行迁移：在场景连接时用 UIWindow(windowScene:) 创建")

  static let windowIsElsewhere = LocalizedText(
    en:
      "neither a storyboard nor the app delegate makes the window, but this does; make it in the launch method first and hand it on, or move by hand: make it where a scene connects, with UIWindow(windowScene:)",
    zhHans:
      "窗口既不由主 storyboard 也不由 app delegate 创建，而是在此处创建；请先在启动方法中创建并传递，或自行迁移：在场景连接时用 UIWindow(windowScene:) 创建"
  )

  fileprivate static let itemComesLater = LocalizedText(
    en:
      "the launch options are nil in an app with scenes: nothing is found here, and the quick action of a launch comes to the app delegate's method when the scene is active",
    zhHans: "使用场景的 App 中启动选项为 nil：此处读不到内容，启动时的快捷操作会在场景激活后交给 app delegate 的方法")

  fileprivate static let windowIsForOthers = LocalizedText(
    en:
      "the window stays here, set by the scene delegate, since code of pods, packages or frameworks, which is not read, may ask the app delegate for it; where none does, remove it",
    zhHans: "pod、软件包或框架的代码未读取，可能向 app delegate 索取窗口，因此窗口属性保留在此，由场景代理设置；如果没有代码使用，可以删除")

  fileprivate static let windowIsPrivate = LocalizedText(
    en:
      "the scene delegate cannot see or set this window; make it internal first, in Objective-C in the header",
    zhHans: "场景代理无法访问或设置此窗口；请先把它改为 internal，Objective-C 则放到头文件中")
}
