import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Peek and pop as a context menu with a preview: the methods that find and show a view controller stay as
/// they are and are called by the interaction's delegate.
enum PreviewConversion {
  private static let find = "previewController"
  private static let commit = "commitPreview"

  /// - Parameters:
  ///   - others: the other files of the app that name the methods.
  ///   - deploymentTarget: the lowest iOS the app runs on; nil where it is not known.
  static func edits(
    in file: CodeFile, at path: String, besides others: [AppSources.Source],
    deploymentTarget: Version?
  ) throws(GenerationFailure) -> [TextEdit] {
    guard file.language == .swift,
      let peek = function(file, "previewingContext(_:viewControllerForLocation:)"),
      let body = peek.body, peek.parameters.count == 2,
      let type = file.type(of: peek),
      let owner = file.innermostType(around: peek)
    else { throw GenerationFailure(.noPreview, in: path) }
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: path) }
    if let target = deploymentTarget, target < Version(13, 0) {
      throw GenerationFailure(
        .beforeIOS13, at: GenerationFailure.Place(path, file, peek.declaration.nameToken))
    }
    for source in others + [AppSources.Source(path: path, file: file)] {
      if let token = source.file.outsideUse(of: type.name, isOther: source.path != path) {
        throw GenerationFailure(.isUsed, at: GenerationFailure.Place(source, token))
      }
    }
    for name in [find, commit, "contextMenuInteraction"] {
      if let taken = file.functions.first(where: { $0.baseName == name }) {
        throw GenerationFailure(
          .isDeclared(name),
          at: GenerationFailure.Place(path, file, taken.declaration.nameToken))
      }
    }
    let (registration, view) = try registration(in: file, path)
    var edits = [
      TextEdit(
        file.bytes(of: registration.tokens),
        "\(view).addInteraction(UIContextMenuInteraction(delegate: self))")
    ]
    edits += try context(of: peek, in: body, view, file, path)
    edits += head(peek, "\(find)(at \(peek.parameters[1].name)", file)
    let style = CodeStyle(file, else: .xcode)
    var members = [configuration]
    if let pop = function(file, "previewingContext(_:commit:)"), let body = pop.body,
      pop.parameters.count == 2, file.type(of: pop)?.name == type.name
    {
      edits += try context(of: pop, in: body, view, file, path)
      edits += head(pop, "\(commit)(_ \(pop.parameters[1].name)", file)
      members.append(performing)
    }
    for token in file.tree.tokens.indices
    where file.tree.isIdentifier(token)
      && file.tree.isToken(token, "UIViewControllerPreviewingDelegate")
      && file.outline.declarations.contains(where: { declaration in
        declaration.isType && declaration.tokens.contains(token)
          && token > declaration.nameToken && token < declaration.body?.lowerBound ?? 0
          && declaration.inherited.contains("UIViewControllerPreviewingDelegate")
      })
    {
      edits.append(TextEdit(file.bytes(of: token), "UIContextMenuInteractionDelegate"))
    }
    guard let edit = file.adding(members, to: owner, style) else {
      throw GenerationFailure(.isBroken, in: path)
    }
    return (edits + [edit]).sorted { $0.range.start < $1.range.start }
  }

  static func function(_ file: CodeFile, _ signature: String) -> CodeFunction? {
    file.functions.first {
      $0.signature == signature && $0.body != nil && !file.isInactive($0.declaration.nameToken)
    }
  }

  /// The one call that registers, and the view it is for.
  private static func registration(
    in file: CodeFile, _ path: String
  ) throws(GenerationFailure) -> (call: Call, view: String) {
    let calls = file.calls.filter { $0.isNamed("registerForPreviewing") }
    guard let call = calls.first, calls.count == 1, let view = call.argument("sourceView")?.value,
      let delegate = call.argument("with")?.value, file.text(of: delegate) == "self",
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
    // What another object registers, or for a view that is known in one method only, is not its own.
    let isLocal =
      function.function.parameters.contains { $0.name == names.first }
      || file.assignments(in: function.body).contains { $0.isDeclaration && $0.name == names.first }
    let isOwn = call.receiver.map { file.text(of: $0) == "self" } ?? true
    guard isOwn, !isLocal else { throw GenerationFailure(.registration, at: place) }
    // A condition on 3D Touch would keep the menu from nearly everybody.
    if file.mentions("forceTouchCapability", in: function.body) {
      throw GenerationFailure(.condition, at: place)
    }
    let before = call.tokens.lowerBound - 1
    guard !["=", "return", "in"].contains(where: { file.tree.isWord(before, $0) }) else {
      throw GenerationFailure(.registration, at: place)
    }
    return (call, file.text(of: view))
  }

  private static func isOpen(_ token: Int, _ file: CodeFile) -> Bool {
    file.tree.kind(token) == .open
  }

  /// Takes out what sets the source rectangle, which nobody needs any more, and names the view where the
  /// context is asked for it.
  private static func context(
    of function: CodeFunction, in body: Range<Int>, _ view: String, _ file: CodeFile, _ path: String
  ) throws(GenerationFailure) -> [TextEdit] {
    guard let name = function.parameters.first?.name, name != "_" else { return [] }
    var edits: [TextEdit] = []
    var removed: [Range<Int>] = []
    for assignment in file.assignments(in: body) where assignment.name == "sourceRect" {
      guard let receiver = assignment.receiver, file.text(of: receiver) == name else { continue }
      var tokens = receiver.lowerBound..<assignment.value.upperBound
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
    return edits
  }

  /// Another name, and one parameter fewer.
  private static func head(
    _ function: CodeFunction, _ name: String, _ file: CodeFile
  ) -> [TextEdit] {
    guard let last = function.parameters.last else { return [] }
    return [
      TextEdit(
        ByteRange(
          start: file.bytes(of: function.declaration.nameToken).start,
          end: file.bytes(of: last.nameToken).end), name)
    ]
  }

  private static let configuration = """
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let controller = \(find)(at: location) else { return nil }
      // What previewActionItems offered goes into the menu of an actionProvider.
      return UIContextMenuConfiguration(
        identifier: nil, previewProvider: { controller }, actionProvider: nil)
    }
    """

  private static let performing = """
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let controller = animator.previewViewController else { return }
      animator.addCompletion { self.\(commit)(controller) }
    }
    """
}

extension CodeFile {
  /// Where the methods are called by hand, or where another file than the one with the first of them has one
  /// for the same type.
  fileprivate func outsideUse(of type: String, isOther: Bool) -> Int? {
    let call = calls.first { $0.name == "previewingContext" && !isSuper($0.receiver) }
    if let call { return call.nameToken }
    let function = functions.first {
      $0.baseName == "previewingContext" && self.type(of: $0)?.name == type
    }
    return isOther ? function?.declaration.nameToken : nil
  }
}

extension LocalizedText {
  fileprivate static let beforeIOS13 = LocalizedText(
    en: "context menus need iOS 13, and the app runs on older versions, too",
    zhHans: "上下文菜单需要 iOS 13，而应用还支持更早的版本")

  fileprivate static let isUsed = LocalizedText(
    en: "peek and pop goes on here, where it is not followed; convert this by hand",
    zhHans: "此处还有无法自动处理的 peek 和 pop 代码，请自行转换")

  fileprivate static let noPreview = LocalizedText(
    en: "there is no previewingContext(_:viewControllerForLocation:) in Swift here",
    zhHans: "这里没有 Swift 的 previewingContext(_:viewControllerForLocation:)")

  fileprivate static let registration = LocalizedText(
    en:
      "only one registerForPreviewing(with: self, sourceView:) by itself, for a view with a name, can be replaced",
    zhHans: "只能替换单独一个、视图有名称的 registerForPreviewing(with: self, sourceView:)")

  fileprivate static let condition = LocalizedText(
    en:
      "this depends on 3D Touch, which a context menu does not need; take the condition away first",
    zhHans: "此处以 3D Touch 为条件，而上下文菜单不需要；请先去掉该条件")

  fileprivate static let context = LocalizedText(
    en:
      "the previewing context is used for more than sourceView and sourceRect; convert this by hand",
    zhHans: "previewingContext 不只用于 sourceView 和 sourceRect，请自行转换")
}
