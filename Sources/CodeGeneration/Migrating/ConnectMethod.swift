import AppFiles
import CodeModel
import CodeSyntax
import SourceText

/// The new method of the app delegate that builds the interface of a connecting scene.
struct ConnectMethod {
  private let rewrite: DelegateRewrite

  init(_ rewrite: DelegateRewrite) { self.rewrite = rewrite }

  private var readsOptions: Bool { rewrite.readsOptions }
  /// True if it has a parameter for the scene, which the scene delegate must know as a window scene.
  var takesScene: Bool {
    rewrite.makesAnyWindow || rewrite.text.contains(MovedCode.scene)
  }

  /// A name that no member has.
  private var name: String {
    let members = rewrite.delegate.words.members
    return ["connect", "connectScene", "connectWindowScene"].first { !members.contains($0) }
      ?? "connectWindowSceneOfApp"
  }

  private var answers: Bool { rewrite.answer != nil }

  // MARK: The declaration

  var swiftHead: String {
    var parameters: [String] = []
    if takesScene { parameters.append("_ \(MovedCode.scene): UIWindowScene") }
    if readsOptions { parameters.append("options \(MovedCode.options): UIScene.ConnectionOptions") }
    return "func \(name)(\(parameters.joined(separator: ", ")))" + (answers ? " -> Bool" : "")
  }

  var objectiveCHead: String {
    var head = "- (\(answers ? "BOOL" : "void"))\(name)"
    if takesScene { head += "WindowScene:(UIWindowScene *)\(MovedCode.scene)" }
    if readsOptions {
      head +=
        (takesScene ? " options:" : "Options:") + "(UISceneConnectionOptions *)\(MovedCode.options)"
    }
    return head
  }

  /// Returns the edit that inserts the method after the launch method, in the layout of its lines.
  func insertion(behind host: AppSources.Method) -> TextEdit? {
    let file = host.source.file
    guard let body = host.function.body else { return nil }
    let style = CodeStyle(file, else: .xcode)
    let indentation = Layout.indentation(
      ofLineAt: file.bytes(of: host.function.declaration.tokens.lowerBound).start, in: file.source)
    let close = Layout.indentation(ofLineAt: file.bytes(of: body.upperBound).start, in: file.source)
    let isSwift = file.language == .swift
    let comment =
      isSwift
      ? "/// Builds the interface of a scene that connects. The scene delegate calls it."
      : "// Builds the interface of a scene that connects. The scene delegate calls it."
    let head = (isSwift ? swiftHead : objectiveCHead) + " {"
    var lines = [
      indentation + comment,
      style.lay(head, indentation: indentation),
    ]
    let inner = close + style.step
    if rewrite.makesValue {
      lines.append(inner + "window = UIWindow(windowScene: \(MovedCode.scene))")
    }
    var text = lines.joined(separator: style.newline) + style.newline + rewrite.text
    if let answer = rewrite.answer { text += inner + answer + style.newline }
    text += close + "}"
    let end = file.bytes(of: body.upperBound).end
    return TextEdit(ByteRange(at: end), style.newline + style.newline + text)
  }

  // MARK: The call

  /// The call in the scene delegate, in Swift.
  var swiftCall: String {
    var arguments: [String] = []
    if takesScene { arguments.append(MovedCode.scene) }
    if readsOptions { arguments.append("options: connectionOptions") }
    return "appDelegate?.\(name)(\(arguments.joined(separator: ", ")))"
  }

  var objectiveCCall: String {
    var call = "[self.appDelegate \(name)"
    if takesScene { call += "WindowScene:\(MovedCode.scene)" }
    if readsOptions { call += (takesScene ? " options:" : "Options:") + "connectionOptions" }
    return call + "]"
  }
}
