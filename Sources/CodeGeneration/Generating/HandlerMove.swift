import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Makes the handler of an app delegate, which an app with scenes never calls, a method that the scene
/// delegate calls. What it does stays as it is.
struct HandlerMove {
  /// Where the handler stands: in the class, or in an extension or category in another file.
  let source: AppSources.Source
  let handler: Handler
  /// Where the class stands.
  let typeSource: AppSources.Source
  let type: Declaration
  /// The interface of a class in Objective-C, which a scene delegate has to see.
  private let interface: (source: AppSources.Source, declaration: Declaration)?

  static let method = SceneHandler.method

  /// The handler of an app delegate in a language; nil where there is none.
  init?(_ app: AppSources, _ language: CodeLanguage) {
    for source in app.sources where source.file.language == language {
      guard let handler = source.file.handlers.first(where: { $0.kind == .application }),
        let name = source.file.type(of: handler.function)?.name,
        let (typeSource, type) = app.implementation(of: name)
      else { continue }
      self.source = source
      self.handler = handler
      self.typeSource = typeSource
      self.type = type
      interface = app.interface(of: name)
      return
    }
    return nil
  }

  private var file: CodeFile { source.file }

  /// What has to be imported where the method is called; nil in Swift.
  var header: String? {
    interface.map { "\"\(Path.name(of: $0.source.path))\"" }
  }

  /// The edits, by the paths of their files, that give the method a name and parameters of its own.
  func edits(in app: AppSources) throws(GenerationFailure) -> [String: [TextEdit]] {
    let function = handler.function
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: source.path) }
    try app.requireOne(type, in: typeSource)
    _ = try app.handler(.application, of: type.name, in: typeSource)
    try GenerationFailure.require(alwaysBuilt: (source, function))
    guard let body = function.body, let first = function.parameters.first, hasKnownForm else {
      throw GenerationFailure(.cannotMove, at: (source, handler.function))
    }
    if let taken = app.member(called: Self.method, of: type.name, in: typeSource) {
      throw GenerationFailure(.isDeclared(Self.method), at: taken)
    }
    let call = app.call(
      "application", label: "performActionFor",
      selector: "application:performActionForShortcutItem:completionHandler:")
    if let call { throw GenerationFailure(.isCalled, at: call) }
    let name = file.bytes(of: function.declaration.nameToken)
    var edits: [String: [TextEdit]] = [:]
    if file.language == .swift {
      // `_ application: UIApplication, performActionFor item` becomes `_ item`.
      let head = ByteRange(
        start: file.bytes(of: first.labelToken).start,
        end: file.bytes(of: handler.item.nameToken).end)
      edits[source.path] = [
        TextEdit(name, Self.method), TextEdit(head, "_ \(handler.item.name)"),
      ]
    } else {
      // `application:(UIApplication *)application performActionForShortcutItem` becomes one word.
      let head = ByteRange(start: name.start, end: file.bytes(of: handler.item.labelToken).end)
      edits[source.path] = [TextEdit(head, Self.method)]
      guard let interface, interface.source.path.hasSuffix(".h"),
        interface.source.file.unmatchedBrackets == 0,
        let edit = interface.source.file.adding(
          [Self.declaration], to: interface.declaration,
          CodeStyle(interface.source.file, else: app.style(.objectiveC)))
      else { throw GenerationFailure(.cannotMove, at: (source, handler.function)) }
      edits[interface.source.path] = [edit]
    }
    if let edit = naming(first, in: body) { edits[source.path]?.append(edit) }
    return edits
  }

  /// Whether it has today's names: with a completion handler, or in Swift with a result to wait for.
  private var hasKnownForm: Bool {
    let function = handler.function
    guard let completion = handler.completion else {
      return function.parameters.count == 2
        && function.declaration.type.map { file.text(of: $0) } == "Bool"
    }
    return function.parameters.count == 3
      && (file.language == .objectiveC
        || !file.isSwift2 && completion.label == "completionHandler")
  }

  /// How the scene delegate hands an item on.
  var target: SceneMethods.Target { handler.completion == nil ? .awaited : .forwarded }

  /// Returns what stands for the parameter that is gone, where the body names it.
  private func naming(_ application: Parameter, in body: Range<Int>) -> TextEdit? {
    guard application.name != "_", file.mentions(application.name, in: body), let open = body.first
    else { return nil }
    if handler.completion == nil {
      // A body that is one expression gives its value only as long as nothing stands before it.
      return TextEdit(
        ByteRange(at: file.bytes(of: handler.item.type).end),
        ", \(application.name): UIApplication = .shared")
    }
    let line =
      file.language == .swift
      ? "let \(CodeNames.swift(application.name)) = UIApplication.shared"
      : "UIApplication *\(application.name) = UIApplication.sharedApplication;"
    let start = file.bytes(of: open).start
    let isOwnLine = Layout.isFirstOnLine(start, in: file.source)
    let indentation = Layout.indentation(ofLineAt: start, in: file.source)
    let newline = CodeStyle(file, else: .xcode).newline
    let gap = isOwnLine ? newline + indentation : file.language == .swift ? "; " : " "
    return TextEdit(ByteRange(at: start), line + gap)
  }

  /// What the scene delegate calls.
  var forward: String {
    file.language == .swift
      ? forward(to: "UIApplication.shared.delegate as? \(type.name)")
      : """
      - (void)\(Self.method):(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL succeeded))completionHandler {
        \(type.name) *appDelegate = (\(type.name) *)UIApplication.sharedApplication.delegate;
        [appDelegate \(Self.method):item completionHandler:completionHandler];
      }
      """
  }

  private static let declaration = """
    - (void)\(method):(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL succeeded))completionHandler;
    """

  /// Returns what the scene delegate calls in Swift.
  ///
  /// - Parameter delegate: an expression for the app delegate, which may be nil.
  func forward(to delegate: String) -> String {
    guard target == .forwarded else {
      return """
        private func \(Self.method)(_ item: UIApplicationShortcutItem) async -> Bool {
          guard let appDelegate = \(delegate) else { return false }
          return await appDelegate.\(Self.method)(item)
        }
        """
    }
    return """
      private func \(Self.method)(
        _ item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
      ) {
        guard let appDelegate = \(delegate) else { return completionHandler(false) }
        appDelegate.\(Self.method)(item, completionHandler: completionHandler)
      }
      """
  }

  /// What gives an app delegate of a SwiftUI app a name under which it is found:
  /// `UIApplication.shared.delegate` is an object of SwiftUI's there.
  var sharing: String { "static private(set) weak var shared: \(type.name)?" }
}

extension LocalizedText {
  static let cannotMove = LocalizedText(
    en:
      "this handler has a form that is not moved; call it from the scene delegate by hand",
    zhHans: "此处理方法的形式无法自动移动，请自行在 scene delegate 中调用它")

  fileprivate static let isCalled = LocalizedText(
    en: "the app delegate's handler is called by hand here; call it from the scene delegate, too",
    zhHans: "此处已手动调用 app delegate 的处理方法；请同样在 scene delegate 中调用它")

  static func movedHandler(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "the handler of “\(name)” is called from the scene delegate now, also after a cold launch",
      zhHans: "现在由 scene delegate 调用“\(name)”的处理方法，冷启动后也会调用")
  }
}
