import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Converts the handler of an app delegate, which is never called in an app with scenes, to a method that the scene
/// delegate calls. Its body stays unchanged.
struct HandlerMove {
  /// The file of the handler, which may be in an extension or category.
  let source: AppSources.Source
  let handler: Handler
  /// The file of the class.
  let typeSource: AppSources.Source
  let type: Declaration
  /// The interface of an Objective-C class, which a scene delegate must import.
  private let interface: (source: AppSources.Source, declaration: Declaration)?

  static let method = SceneHandler.method

  /// Returns nil if the app has no handler in an app delegate in this language.
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

  /// The header to import where the method is called; nil in Swift.
  var header: String? {
    interface.map { "\"\(Path.name(of: $0.source.path))\"" }
  }

  /// Returns the edits, by the paths of their files, that give the method a name and parameters of its own.
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

  /// True if it has its current form: with a completion handler, or `async` in Swift.
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

  /// The way in which the scene delegate passes an item on.
  var target: SceneMethods.Target { handler.completion == nil ? .awaited : .forwarded }

  /// Returns the statement that replaces the removed parameter, if the body uses it.
  private func naming(_ application: Parameter, in body: Range<Int>) -> TextEdit? {
    guard application.name != "_", file.mentions(application.name, in: body), let open = body.first
    else { return nil }
    if handler.completion == nil {
      // A body that is one expression returns its value only if no statement precedes it.
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

  /// The call in the scene delegate.
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

  /// Returns the call in the scene delegate, in Swift.
  ///
  /// - Parameter delegate: an optional expression for the app delegate.
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

  /// The property through which the app delegate of a SwiftUI app is found: there `UIApplication.shared.delegate` is
  /// an object of SwiftUI.
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
