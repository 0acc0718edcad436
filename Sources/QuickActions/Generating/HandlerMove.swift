import CodeModel
import CodeSyntax
import Guide
import SourceText

/// Makes the handler of an app delegate, which an app with scenes never calls, a method that the scene
/// delegate calls. What it does stays as it is.
struct HandlerMove {
  let source: AppSources.Source
  let handler: Handler
  let type: Declaration

  static let method = "performQuickAction"

  /// The handler of an app delegate in Swift; nil where there is none.
  init?(_ app: AppSources) {
    for source in app.sources where source.file.language == .swift {
      let file = source.file
      guard let handler = file.handlers.first(where: { $0.kind == .application }),
        let type = file.type(of: handler.function),
        let index = type.declarations.first(where: { index in
          file.outline.declarations.indices.contains(index)
            && file.outline.declarations[index].kind == .type(.class)
        })
      else { continue }
      self.source = source
      self.handler = handler
      self.type = file.outline.declarations[index]
      return
    }
    return nil
  }

  private var file: CodeFile { source.file }

  /// The edits that give the method a name and parameters of its own.
  func edits() throws(GenerationFailure) -> [TextEdit] {
    let function = handler.function
    let place = GenerationFailure.Place(source, function.declaration.nameToken)
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: source.path) }
    // The form that is `async` has another caller, and Swift 2 other names.
    guard let completion = handler.completion, function.parameters.count == 3,
      let body = function.body,
      let first = function.parameters.first, !file.isSwift2
    else { throw GenerationFailure(.cannotMove, at: place) }
    if let taken = file.functions.first(where: { $0.baseName == Self.method }) {
      throw GenerationFailure(
        .isDeclared(Self.method), at: GenerationFailure.Place(source, taken.declaration.nameToken))
    }
    var edits = [TextEdit(file.bytes(of: function.declaration.nameToken), Self.method)]
    // `_ application: UIApplication, performActionFor item` becomes `_ item`.
    let head = ByteRange(
      start: file.bytes(of: first.labelToken).start,
      end: file.bytes(of: handler.item.nameToken).end)
    edits.append(TextEdit(head, "_ \(handler.item.name)"))
    if completion.label != "completionHandler" {
      throw GenerationFailure(.cannotMove, at: place)
    }
    if first.name != "_", file.mentions(first.name, in: body), let open = body.first {
      let line = "let \(CodeNames.swift(first.name)) = UIApplication.shared"
      let start = file.bytes(of: open).start
      let isOwnLine = Layout.isFirstOnLine(start, in: file.source)
      let indentation = Layout.indentation(ofLineAt: start, in: file.source)
      let newline = CodeStyle(file)?.newline ?? "\n"
      edits.append(
        TextEdit(ByteRange(at: start), line + (isOwnLine ? newline + indentation : "; ")))
    }
    return edits
  }

  /// What the scene delegate calls.
  ///
  /// - Parameter delegate: an expression for the app delegate, which may be nil.
  func forward(to delegate: String) -> String {
    """
    private func \(Self.method)(
      _ item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
      guard let appDelegate = \(delegate) else { return completionHandler(false) }
      appDelegate.\(Self.method)(item, completionHandler: completionHandler)
    }
    """
  }

  /// The members that give an app delegate of a SwiftUI app a name under which it is found:
  /// `UIApplication.shared.delegate` is an object of SwiftUI's there.
  func sharing() throws(GenerationFailure) -> [String] {
    let own = file.functions.first {
      $0.baseName == "init" && file.type(of: $0)?.name == type.name
    }
    if let own {
      throw GenerationFailure(
        .hasInitializer, at: GenerationFailure.Place(source, own.declaration.nameToken))
    }
    return [
      "static private(set) weak var shared: \(type.name)?",
      "override init() {\n  super.init()\n  Self.shared = self\n}",
    ]
  }
}

extension LocalizedText {
  fileprivate static let cannotMove = LocalizedText(
    en:
      "this handler has a form that is not moved; call it from the scene delegate by hand",
    zhHans: "此处理方法的形式无法自动移动，请自行在 scene delegate 中调用它")

  fileprivate static let hasInitializer = LocalizedText(
    en:
      "the app delegate has an initializer of its own; set a static variable there and call the handler from the scene delegate by hand",
    zhHans: "app delegate 已有自己的初始化方法；请在其中设置静态变量，并自行在 scene delegate 中调用处理方法")

  static func movedHandler(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "the handler of “\(name)” is called from the scene delegate now, also after a cold launch",
      zhHans: "现在由 scene delegate 调用“\(name)”的处理方法，冷启动后也会调用")
  }
}
