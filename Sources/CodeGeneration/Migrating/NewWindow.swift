import AppFiles
import CodeModel
import CodeSyntax
import SourceText

/// A window that code in Swift creates where no scene is passed on, so that it is never shown.
struct NewWindow {
  private let file: CodeFile
  private let call: Call
  private let assignment: Assignment
  /// The first token of the statement.
  private let start: Int

  /// Nil where the window is not the whole value that a variable gets: `view.window ?? UIWindow()`.
  ///
  /// - Parameter token: the name of a window class.
  init?(at token: Int, _ file: CodeFile) {
    let call = file.calls(in: token..<token + 1).first { $0.nameToken == token }
    guard file.language == .swift, let call,
      let assignment = file.assignments(in: max(0, token - Self.reach)..<token).last(where: {
        $0.value == call.tokens
      })
    else { return nil }
    self.file = file
    self.call = call
    self.assignment = assignment
    var start = assignment.receiver?.lowerBound ?? assignment.nameToken
    if assignment.isDeclaration { start -= 1 }
    self.start = start
  }

  /// The type of a variable that holds a window.
  private struct WindowType {
    let isOptional: Bool
  }

  /// The most tokens between the beginning of a statement and the window.
  private static let reach = 20

  /// Returns the edit that gives it the scene of a window of the app, in a statement of its own; nil where no such
  /// window surely is at hand.
  ///
  /// - Parameter own: the property of the app's window, in the app delegate itself.
  func edit(own: String?) -> TextEdit? {
    let end = file.bytes(of: call.tokens).end
    guard let function = file.function(around: call.nameToken), !function.isStatic,
      let body = function.body, assignment.op == "=",
      !file.assignments(in: body).contains(where: { $0.name == "screen" }),
      Layout.isFirstOnLine(file.bytes(of: start).start, in: file.source),
      Layout.isLastOnLine(end, in: file.source),
      let target, let scene = givenScene(function) ?? ownScene(own, body)
    else { return nil }
    let indentation = Layout.indentation(ofLineAt: file.bytes(of: start).start, in: file.source)
    return TextEdit(
      ByteRange(at: end),
      CodeStyle(file, else: .xcode).newline + indentation + target + ".windowScene = " + scene)
  }

  /// The variable that gets the window, with `?` where it is an optional; nil where its type is not known.
  private var target: String? {
    let name = file.tree.name(assignment.nameToken)
    if assignment.isDeclaration {
      guard file.tree.isToken(start, among: ["let", "var"]) else { return nil }
      // `let window: UIWindow? = UIWindow()`
      let isOptional = file.tree.isToken(assignment.value.lowerBound - 2, among: ["?", "!"])
      return name + (isOptional ? "?" : "")
    }
    let receiver = assignment.receiver.map { file.text(of: $0) }
    guard receiver == nil || receiver == "self", let type = property(name) else { return nil }
    return (receiver.map { $0 + "." } ?? "") + name + (type.isOptional ? "?" : "")
  }

  /// The scene of the window whose frame the new one gets: `mainWindow!.frame`.
  private func givenScene(_ function: CodeFunction) -> String? {
    let tree = file.tree
    guard call.arguments.count == 1, let value = call.arguments.first?.value, value.count > 2,
      tree.isToken(value.upperBound - 1, among: ["frame", "bounds"]),
      tree.isToken(value.upperBound - 2, ".")
    else { return nil }
    let window = value.lowerBound..<value.upperBound - 2
    let path = window.filter { !tree.isToken($0, "!") }
    let isOwn = path.count == 3 && tree.isToken(path[0], "self") && tree.isToken(path[1], ".")
    guard path.count == 1 || isOwn, let last = path.last, tree.isIdentifier(last) else {
      return nil
    }
    let name = tree.name(last)
    let parameter = isOwn ? nil : function.parameters.first { $0.name == name }
    guard parameter.map({ Self.window($0.type, file) != nil }) ?? (property(name) != nil) else {
      return nil
    }
    return file.text(of: window) + ".windowScene"
  }

  /// The scene of the app delegate's window, for a window of the size of the screen.
  private func ownScene(_ own: String?, _ body: Range<Int>) -> String? {
    guard let own, property(own)?.isOptional == true,
      assignment.isDeclaration || file.tree.name(assignment.nameToken) != own,
      !LaunchPart.closures(of: body, file).contains(where: { $0.contains(call.nameToken) })
    else { return nil }
    let frame = call.arguments.first.map { file.text(of: $0.value) }
    guard frame == nil || frame == "UIScreen.main.bounds" else { return nil }
    let isHidden = assignment.isDeclaration && file.tree.name(assignment.nameToken) == own
    return (isHidden || assignment.receiver != nil ? "self." : "") + own + "?.windowScene"
  }

  /// The type of a property of the class if it is a window.
  private func property(_ name: String) -> WindowType? {
    guard let type = file.type(around: call.nameToken),
      let declaration = file.members(of: type).first(where: {
        $0.kind == .variable && $0.name == name
      })
    else { return nil }
    return declaration.type.flatMap { Self.window($0, file) }
  }

  /// Reads a type: `UIWindow`, `CoverWindow?`.
  private static func window(_ type: Range<Int>, _ file: CodeFile) -> WindowType? {
    guard let first = type.first, file.tree.isToken(first, endingWith: "Window") else { return nil }
    let rest = file.text(of: first + 1..<max(first + 1, type.upperBound))
    return ["", "?", "!"].contains(rest) ? WindowType(isOptional: !rest.isEmpty) : nil
  }
}
