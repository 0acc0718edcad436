import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Converts peek and pop to a context menu with a preview: the methods that find and show a view controller stay
/// unchanged and are called by the interaction's delegate.
package enum PreviewConversion {
  private static let find = "previewController"
  private static let commit = "commitPreview"

  /// - Parameters:
  ///   - others: returns the other files of the app that contain a word.
  ///   - deploymentTarget: the deployment target; nil where it is not known.
  static func edits(
    in file: CodeFile, at path: String,
    besides others: (String) throws(GenerationFailure) -> [AppSources.Source],
    deploymentTarget: Version?
  ) throws(GenerationFailure) -> [FileEdit] {
    guard let peek = peek(in: file), peek.parameters.count == 2,
      let type = file.type(of: peek), let owner = file.innermostType(around: peek)
    else { throw GenerationFailure(.noPreview, in: path) }
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: path) }
    let own = AppSources.Source(path: path, file: file)
    if let target = deploymentTarget, target < Version(13, 0) {
      throw GenerationFailure(.beforeIOS13, at: (own, peek))
    }
    for source in try others("previewingContext") + [own] {
      if let token = source.file.outsideUse(of: type.name, isOther: source.path != path) {
        throw GenerationFailure(.isUsed, at: GenerationFailure.Place(source, token))
      }
    }
    for name in [find, commit, "contextMenuInteraction"] {
      if let taken = file.functions.first(where: { $0.baseName == name }) {
        throw GenerationFailure(.isDeclared(name), at: (own, taken))
      }
    }
    let beside = try others(owner.name)
    for source in beside {
      let taken = source.file.functions.first {
        [find, commit, "contextMenuInteraction"].contains($0.baseName)
          && source.file.type(of: $0)?.name == type.name
      }
      if let taken { throw GenerationFailure(.isDeclared(taken.baseName), at: (source, taken)) }
    }
    let pop = function(
      file, "previewingContext(_:commit:)", "previewingContext:commitViewController:"
    )
    .flatMap { $0.parameters.count == 2 && file.type(of: $0)?.name == type.name ? $0 : nil }
    try GenerationFailure.require(alwaysBuilt: (own, peek))
    try GenerationFailure.require(alwaysBuilt: pop.map { (own, $0) })
    let (registration, view) = try registration(in: file, path)
    let isSwift = file.language == .swift
    let parts = [own] + beside
    let inherited = parts.flatMap { $0.file.type(named: type.name)?.inherited ?? [] }
    let list = PreviewList(view, inherited, file.language, deploymentTarget)
    if let list {
      for part in parts {
        let taken = part.file.functions.first {
          $0.baseName == list.methodName && part.file.type(of: $0)?.name == type.name
            && $0.parameters.contains { PreviewList.labels.contains($0.label ?? "") }
        }
        if let taken { throw GenerationFailure(.isDeclared(taken.baseName), at: (part, taken)) }
      }
    }
    let statement = registration.statement
    var edits: [TextEdit]
    if list == nil {
      let text =
        isSwift
        ? "\(view).addInteraction(UIContextMenuInteraction(delegate: self))"
        : "[\(view) addInteraction:[[UIContextMenuInteraction alloc] initWithDelegate:self]]"
      // An `if` around it includes the semicolon.
      let isWhole = statement == registration.call.tokens
      edits = [
        TextEdit(file.bytes(of: statement), isSwift || isWhole ? text : text + ";")
      ]
    } else {
      let hasSemicolon = file.tree.isToken(statement.upperBound, ";")
      let tokens = statement.lowerBound..<statement.upperBound + (hasSemicolon ? 1 : 0)
      edits = [Layout.removing(file.bytes(of: tokens), from: file.source)]
    }
    var part = false
    for function in [peek, pop].compactMap(\.self) {
      guard let body = function.body else { continue }
      let (own, setsPart) = try context(
        of: function, in: body, view, keepsPart: list == nil, file, path)
      edits += own
      part = part || setsPart
    }
    edits += head(peek, isSwift ? "\(find)(at " : find, file)
    if let pop { edits += head(pop, isSwift ? "\(commit)(_ " : commit, file) }
    let style = CodeStyle(file, else: .xcode)
    // The preview's actions become the menu.
    let hasItems = try ([own] + others(items)).contains { source in
      source.file.outline.declarations.contains { $0.name == items }
    }
    let remark =
      hasItems
      ? "\n  "
        + ToDoMark([file]).line("Put the actions of \(items) into the menu.", file.language) : ""
    let menu = PreviewMenu(language: file.language, find: find, commit: commit, remark: remark)
    var members =
      list?.members(menu, commits: pop != nil)
      ?? [
        (isSwift ? asking : objectiveCAsking) + " "
          + menu.configuration(at: "location", part ? "\n  \(PreviewPart.reset)" : "")
      ]
      + (pop == nil ? [] : [(isSwift ? performing : objectiveCPerforming) + " " + menu.performing])
    if part {
      guard isSwift, owner.kind == .type(.class),
        let property = file.prepending([PreviewPart.property], to: owner, style)
      else { throw GenerationFailure(.sourceRect, at: (own, peek)) }
      if let taken = file.outline.declarations.first(where: { $0.name == PreviewPart.name }) {
        throw GenerationFailure(
          .isDeclared(taken.name), at: GenerationFailure.Place(own, taken.nameToken))
      }
      edits.append(property)
      members.append(PreviewPart.method(deploymentTarget))
    }
    guard let edit = file.adding(members, to: owner, style) else {
      throw GenerationFailure(.isBroken, in: path)
    }
    var all = [path: edits + [edit]]
    // The positions where the type names the protocol: here, in a header or in an extension.
    var isAdopted = false
    for source in [own] + (try others(oldProtocol)) {
      let tokens = source.file.adoptions(of: oldProtocol, by: type.name)
      isAdopted = isAdopted || !tokens.isEmpty
      for token in tokens {
        all[source.path, default: []].append(
          list == nil
            ? TextEdit(source.file.bytes(of: token), "UIContextMenuInteractionDelegate")
            : source.file.removing(adoption: token))
      }
    }
    guard isAdopted else { throw GenerationFailure(.isNotAdopted(type.name), at: (own, peek)) }
    return all.sorted { $0.key < $1.key }.map { path, edits in
      FileEdit(path, .edit(edits.sorted { $0.range.start < $1.range.start }))
    }
  }

  private static let items = "previewActionItems"
  private static let oldProtocol = "UIViewControllerPreviewingDelegate"

  /// Returns the method that finds a view controller; nil where a file has none.
  package static func peek(in file: CodeFile) -> CodeFunction? {
    function(
      file, "previewingContext(_:viewControllerForLocation:)",
      "previewingContext:viewControllerForLocation:")
  }

  private static func function(_ file: CodeFile, _ signatures: String...) -> CodeFunction? {
    file.functions.first {
      signatures.contains($0.signature) && $0.body != nil
        && !file.isInactive($0.declaration.nameToken)
    }
  }

  /// The call that registers for previewing.
  private struct Registration {
    let call: Call
    /// The removed tokens: the call, or the `if` that tests for 3D Touch around it.
    let statement: Range<Int>
  }

  /// Returns the only call that registers, and its view.
  private static func registration(
    in file: CodeFile, _ path: String
  ) throws(GenerationFailure) -> (registration: Registration, view: String) {
    let selector = "registerForPreviewingWithDelegate:sourceView:"
    let calls = file.calls.filter { $0.isNamed("registerForPreviewing", selector) }
    guard let call = calls.first, calls.count == 1, let view = call.argument("sourceView")?.value,
      let delegate = (call.argument("with") ?? call.argument("registerForPreviewingWithDelegate"))?
        .value,
      file.text(of: delegate) == "self",
      let names = file.plainNames(view), !names.isEmpty, !view.contains(where: { isOpen($0, file) })
    else {
      throw GenerationFailure(
        .registration,
        at: GenerationFailure.Place(
          path, file, calls.dropFirst().first?.nameToken ?? calls.first?.nameToken ?? 0))
    }
    let place = GenerationFailure.Place(path, file, call.nameToken)
    guard let function = file.functionWithBody(around: call.nameToken) else {
      throw GenerationFailure(.registration, at: place)
    }
    if file.isConditional(call.nameToken) { throw GenerationFailure(.isConditional, at: place) }
    // A registration by another object, or for a local view, does not belong to the type.
    let isLocal =
      function.function.parameters.contains { $0.name == names.first }
      || file.assignments(in: function.body).contains { $0.isDeclaration && $0.name == names.first }
    let isOwn = call.receiver.map { file.text(of: $0) == "self" } ?? true
    guard isOwn, !isLocal else { throw GenerationFailure(.registration, at: place) }
    // A condition on 3D Touch would hide the menu from nearly everybody. One around the call alone is removed with
    // it.
    let statement = file.forceTouchGuard(around: call.tokens) ?? call.tokens
    let around = [
      function.body.lowerBound..<statement.lowerBound,
      statement.upperBound..<max(statement.upperBound, function.body.upperBound),
    ]
    let callers = file.calls(named: function.function.baseName).compactMap {
      file.functionWithBody(around: $0)?.body
    }
    if (around + callers).contains(where: { file.asksFor3DTouch($0, registeringAt: call.nameToken) }
    ) {
      throw GenerationFailure(.condition, at: place)
    }
    let before = statement.lowerBound - 1
    guard !["=", "return", "in"].contains(where: { file.tree.isWord(before, $0) }) else {
      throw GenerationFailure(.registration, at: place)
    }
    return (Registration(call: call, statement: statement), file.text(of: view))
  }

  private static func isOpen(_ token: Int, _ file: CodeFile) -> Bool {
    file.tree.kind(token) == .open
  }

  /// Removes or replaces the assignments of the source rectangle, and replaces the context's view by the registered
  /// one.
  ///
  /// - Parameter keepsPart: true if the rectangle matters: a list highlights the row by itself.
  /// - Returns: the edits, and true if a rectangle is kept.
  private static func context(
    of function: CodeFunction, in body: Range<Int>, _ view: String, keepsPart: Bool,
    _ file: CodeFile, _ path: String
  ) throws(GenerationFailure) -> (edits: [TextEdit], setsPart: Bool) {
    guard let name = function.parameters.first?.name, name != "_" else { return ([], false) }
    var edits: [TextEdit] = []
    var setsPart = false
    var removed: [Range<Int>] = []
    for assignment in file.assignments(in: body) where assignment.name == "sourceRect" {
      guard let receiver = assignment.receiver, file.text(of: receiver) == name else { continue }
      if keepsPart, file.language == .swift {
        let target = receiver.lowerBound..<assignment.nameToken + 1
        edits.append(TextEdit(file.bytes(of: target), PreviewPart.name))
        removed.append(target)
        setsPart = true
        continue
      }
      if keepsPart {
        throw GenerationFailure(
          .sourceRect, at: GenerationFailure.Place(path, file, assignment.nameToken))
      }
      var tokens = receiver.lowerBound..<assignment.value.upperBound
      // `[context setSourceRect:rect]`
      if file.tree.isOpen(receiver.lowerBound - 1, "["),
        !file.tree.isToken(receiver.upperBound, ".")
      {
        tokens = receiver.lowerBound - 1..<tokens.upperBound + 1
      }
      if file.tree.isToken(tokens.upperBound, ";") {
        tokens = tokens.lowerBound..<tokens.upperBound + 1
      }
      removed.append(tokens)
      edits.append(Layout.removing(file.bytes(of: tokens), from: file.source))
    }
    for token in body where file.tree.isWord(token, name) && file.tree.isIdentifier(token) {
      if removed.contains(where: { $0.contains(token) }) || file.tree.isToken(token - 1, ".") {
        continue
      }
      guard file.tree.isToken(token + 1, "."), file.tree.isToken(token + 2, "sourceView") else {
        throw GenerationFailure(.context, at: GenerationFailure.Place(path, file, token))
      }
      edits.append(TextEdit(file.bytes(of: token..<token + 3), view))
    }
    guard !setsPart, !removed.isEmpty else { return (edits, setsPart) }
    return (PreviewLeftovers.edits(edits, removing: removed, from: body, file), false)
  }

  /// Returns the edits for another name and one parameter fewer.
  ///
  /// - Parameter name: the name; in Swift with the parenthesis and the label.
  private static func head(
    _ function: CodeFunction, _ name: String, _ file: CodeFile
  ) -> [TextEdit] {
    guard let last = function.parameters.last else { return [] }
    let start = file.bytes(of: function.declaration.nameToken).start
    guard file.language == .swift else {
      // `previewingContext:(id)context commitViewController` becomes one word.
      return [TextEdit(ByteRange(start: start, end: file.bytes(of: last.labelToken).end), name)]
    }
    let range = ByteRange(start: start, end: file.bytes(of: last.nameToken).end)
    return [TextEdit(range, name + last.name)]
  }

  private static let asking = """
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    """

  private static let performing = """
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    )
    """

  private static let objectiveCAsking =
    "- (UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configurationForMenuAtLocation:(CGPoint)location"

  private static let objectiveCPerforming =
    "- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator"
}

extension LocalizedText {
  package static let beforeIOS13 = LocalizedText(
    en: "context menus need iOS 13, and the app runs on older versions, too",
    zhHans: "上下文菜单需要 iOS 13，而 App 还支持更早的版本")

  fileprivate static let isUsed = LocalizedText(
    en: "peek and pop goes on here, where it is not followed; convert this by hand",
    zhHans: "此处还有无法自动处理的 peek 和 pop 代码，请自行转换")

  fileprivate static let noPreview = LocalizedText(
    en: "there is no previewingContext(_:viewControllerForLocation:) here",
    zhHans: "这里没有 previewingContext(_:viewControllerForLocation:)")

  fileprivate static func isNotAdopted(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "no file here says that “\(name)” adopts UIViewControllerPreviewingDelegate; convert this by hand",
      zhHans: "这里没有文件声明“\(name)”遵循 UIViewControllerPreviewingDelegate，请自行转换")
  }

  fileprivate static let registration = LocalizedText(
    en:
      "only one registration for previewing by itself, with self as the delegate and for a view with a name, can be replaced",
    zhHans: "只能替换单独一个、视图有名称的 registerForPreviewing(with: self, sourceView:)")

  fileprivate static let condition = LocalizedText(
    en:
      "this depends on 3D Touch, which a context menu does not need; take the condition away first",
    zhHans: "此处以 3D Touch 为条件，而上下文菜单不需要；请先去掉该条件")

  fileprivate static let sourceRect = LocalizedText(
    en:
      "sourceRect lifts a part of the view; in Objective-C and in an extension it has no place to be kept in: give a UITargetedPreview by hand",
    zhHans: "sourceRect 只突出视图的一部分；在 Objective-C 和 extension 中没有地方保存它，请自行提供 UITargetedPreview")

  fileprivate static let context = LocalizedText(
    en:
      "the previewing context is used for more than sourceView and sourceRect; convert this by hand",
    zhHans: "previewingContext 不只用于 sourceView 和 sourceRect，请自行转换")
}
