import CodeModel
import CodeSyntax
import Guide
import SourceText

/// Everything that an app with SwiftUI's life cycle needs: the adaptor, a scene delegate for cold and warm
/// launches, a router that views observe, and a modifier for the view that goes where the router says.
enum SwiftUIHandler {
  static func generate(for app: AppSources) throws(GenerationFailure) -> GeneratedCode {
    if let (source, declaration) = app.type(adopting: ["UIWindowSceneDelegate"]) {
      throw GenerationFailure(
        .sceneDelegate(declaration.name),
        at: GenerationFailure.Place(source, declaration.nameToken))
    }
    if let move = HandlerMove(app, .swift) { return try moving(move, app) }
    let isObservable = app.deploymentTarget.map { $0 >= Version(17, 0) } ?? true
    var code = GeneratedCode(.swift, imports: ["SwiftUI", "UIKit"])
    if !isObservable { code.imports.insert("Combine", at: 0) }

    var type = TypesGenerator.name
    if let table = TypeTable(app) {
      type = table.name
    } else {
      code.declarations.append(try TypesGenerator.enumeration(app).text)
      code.names.append(type)
    }
    let router = isObservable ? observable(type) : combine(type)
    code.declarations.append(router)
    code.names.append(Self.router)

    let delegate = app.freeName("SceneDelegate", "QuickActionSceneDelegate")
    code.names.append(delegate)
    if let found = try adaptedDelegate(of: app) {
      try configure(found.declaration, in: found.source, app, delegate, &code)
    } else {
      let name = app.freeName("AppDelegate", "QuickActionAppDelegate")
      code.declarations.append(appDelegate(name, delegate))
      code.names.append(name)
      try adapt(name, in: app, &code)
    }
    code.declarations.append(sceneDelegate(delegate))
    code.declarations.append(isObservable ? modifier(type) : combineModifier(type))
    code.notes.append(.useModifier)
    return code
  }

  /// For an app whose app delegate handles quick actions in a method that nobody calls.
  private static func moving(
    _ move: HandlerMove, _ app: AppSources
  ) throws(GenerationFailure) -> GeneratedCode {
    var code = GeneratedCode(.swift, imports: ["UIKit"])
    let delegate = app.freeName("SceneDelegate", "QuickActionSceneDelegate")
    code.names = [delegate]
    code.edits = try move.edits(in: app)
    // Only one that the app names is made at all.
    if let adapted = try adaptedDelegate(of: app) {
      guard adapted.declaration.name == move.type.name else {
        throw GenerationFailure(
          .otherDelegate(adapted.declaration.name),
          at: (move.source, move.handler.function))
      }
    } else {
      try adapt(move.type.name, in: app, &code)
    }
    try configure(move.type, in: move.typeSource, app, delegate, handled: false, &code)
    if let taken = move.typeSource.file.outline.declarations.first(where: {
      $0.name == "shared" && $0.kind == .variable && move.type.tokens.contains($0.nameToken)
    }) {
      throw GenerationFailure(
        .isDeclared("shared"), at: GenerationFailure.Place(move.typeSource, taken.nameToken))
    }
    let style = CodeStyle(move.typeSource.file, else: app.style(.swift))
    guard let edit = move.typeSource.file.prepending([move.sharing], to: move.type, style) else {
      throw GenerationFailure(.isBroken, in: move.typeSource.path)
    }
    code.edits[move.typeSource.path, default: []].append(edit)
    let lines = CodeStyle(step: "  ", newline: "\n")
    let methods = SceneMethods(language: .swift, target: move.target)
    let members = [methods.cold, methods.warm, move.forward(to: "\(move.type.name).shared")]
    code.declarations = [
      "final class \(delegate): NSObject, UIWindowSceneDelegate {\n"
        + members.map { lines.lay($0, indentation: "  ") }.joined(separator: "\n\n") + "\n}"
    ]
    code.notes.append(.movedHandler(move.type.name))
    return code
  }

  static let router = "QuickActionRouter"

  // MARK: The app

  /// The app delegate that the app names already.
  private static func adaptedDelegate(
    of app: AppSources
  ) throws(GenerationFailure) -> (source: AppSources.Source, declaration: Declaration)? {
    guard let (source, type) = app.swiftUIApp else { return nil }
    let file = source.file
    let adaptors = file.outline.declarations.filter {
      $0.kind == .variable && type.tokens.contains($0.nameToken)
        && $0.attributes.contains("UIApplicationDelegateAdaptor")
    }
    guard let adaptor = adaptors.first else { return nil }
    // `@UIApplicationDelegateAdaptor(AppDelegate.self) var a`, `@UIApplicationDelegateAdaptor var a: AppDelegate`
    let names = adaptor.tokens.filter { file.tree.isIdentifier($0) }.map { file.tree.name($0) }
    for source in app.sources {
      for declaration in source.file.outline.declarations {
        guard case .type(.class) = declaration.kind, names.contains(declaration.name),
          source.file.isInTypes(declaration)
        else { continue }
        return (source, declaration)
      }
    }
    throw GenerationFailure(
      .delegateNotFound, at: GenerationFailure.Place(source, adaptor.nameToken))
  }

  /// Has an app delegate that is there name the scene delegate.
  private static func configure(
    _ declaration: Declaration, in source: AppSources.Source, _ app: AppSources,
    _ delegate: String, handled: Bool = true, _ code: inout GeneratedCode
  ) throws(GenerationFailure) {
    try app.requireOne(declaration, in: source)
    let file = source.file
    guard source.file.language == .swift, file.unmatchedBrackets == 0 else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    if let known = app.function(
      "application(_:configurationForConnecting:options:)",
      of: file.fullName(of: declaration), in: source)
    {
      throw GenerationFailure(.isImplemented(known.function.signature), at: known)
    }
    let style = CodeStyle(file, else: app.style(.swift))
    guard
      let edit = file.adding([configuration(delegate, handled: handled)], to: declaration, style)
    else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    code.edits[source.path, default: []].append(edit)
    if let edit = code.importing(["UIKit"], into: file, style) {
      code.edits[source.path, default: []].append(edit)
    }
  }

  /// Has the app name its app delegate.
  private static func adapt(
    _ delegate: String, in app: AppSources, _ code: inout GeneratedCode
  ) throws(GenerationFailure) {
    let line = "@UIApplicationDelegateAdaptor(\(delegate).self) private var appDelegate"
    guard let (source, declaration) = app.swiftUIApp else {
      code.notes.append(.addAdaptor(line))
      return
    }
    try app.requireOne(declaration, in: source)
    guard source.file.unmatchedBrackets == 0 else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    if let taken = source.file.outline.declarations.first(where: {
      $0.name == "appDelegate" && declaration.tokens.contains($0.nameToken)
    }) {
      throw GenerationFailure(
        .isDeclared("appDelegate"), at: GenerationFailure.Place(source, taken.nameToken))
    }
    let style = CodeStyle(source.file, else: app.style(.swift))
    guard let edit = source.file.prepending([line], to: declaration, style) else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    code.edits[source.path, default: []].append(edit)
  }

  // MARK: The router

  private static func observable(_ type: String) -> String {
    """
    /// Knows where the app should go. `onQuickAction` goes there.
    @MainActor @Observable
    final class \(router) {
      static let shared = \(router)()

      fileprivate(set) var pending: \(type)?
      @ObservationIgnored private var servedSessions: Set<String> = []

      /// Takes an item that somebody picked; false for one that is not known.
      @discardableResult
      func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let action = \(type)(item) else { return false }
        open(action)
        return true
      }

      /// Has the app go to an action, whoever asks for it.
      func open(_ action: \(type)) {
        pending = action
      }

    \(sessions)
    }
    """
  }

  /// Before iOS 17 nothing can be observed without Combine.
  private static func combine(_ type: String) -> String {
    """
    /// Knows where the app should go. `onQuickAction` goes there.
    @MainActor
    final class \(router) {
      static let shared = \(router)()

      fileprivate let pending = CurrentValueSubject<\(type)?, Never>(nil)
      private var servedSessions: Set<String> = []

      /// Takes an item that somebody picked; false for one that is not known.
      @discardableResult
      func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let action = \(type)(item) else { return false }
        open(action)
        return true
      }

      /// Has the app go to an action, whoever asks for it.
      func open(_ action: \(type)) {
        pending.send(action)
      }

    \(sessions)
    }
    """
  }

  private static let sessions = """
      /// Takes the item of a cold launch. Two places see it; the second call does nothing.
      func handle(_ item: UIApplicationShortcutItem?, connecting session: UISceneSession) {
        guard let item, servedSessions.insert(session.persistentIdentifier).inserted else { return }
        handle(item)
      }

      func didDisconnect(_ session: UISceneSession) {
        servedSessions.remove(session.persistentIdentifier)
      }
    """

  // MARK: The delegates

  private static func appDelegate(_ name: String, _ delegate: String) -> String {
    let style = CodeStyle(step: "  ", newline: "\n")
    return "final class \(name): NSObject, UIApplicationDelegate {\n"
      + style.lay(configuration(delegate), indentation: "  ") + "\n}"
  }

  /// - Parameter handled: whether the router takes the item here, too.
  private static func configuration(_ delegate: String, handled: Bool = true) -> String {
    // A scene delegate that asks for the app delegate is made after this.
    let line =
      handled
      ? "\n    \(router).shared.handle(options.shortcutItem, connecting: connectingSceneSession)"
      : "\n    Self.shared = self"
    return """
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
          configuration.delegateClass = \(delegate).self\(line)
        }
        return configuration
      }
      """
  }

  private static func sceneDelegate(_ name: String) -> String {
    """
    /// SwiftUI makes the window; the delegate has none of its own.
    final class \(name): NSObject, UIWindowSceneDelegate {
      // Launched by an action.
      func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        \(router).shared.handle(connectionOptions.shortcutItem, connecting: session)
      }

      // An action was picked while the app was running.
      func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        completionHandler(\(router).shared.handle(shortcutItem))
      }

      func sceneDidDisconnect(_ scene: UIScene) {
        \(router).shared.didDisconnect(scene.session)
      }
    }
    """
  }

  // MARK: The view

  private static func modifier(_ type: String) -> String {
    """
    extension View {
      /// Runs for each quick action that somebody picks, also for the one that launched the app.
      func onQuickAction(perform: @escaping (\(type)) -> Void) -> some View {
        onChange(of: \(router).shared.pending, initial: true) { _, action in
          guard let action else { return }
          \(router).shared.pending = nil
          perform(action)
        }
      }
    }
    """
  }

  private static func combineModifier(_ type: String) -> String {
    """
    extension View {
      /// Runs for each quick action that somebody picks, also for the one that launched the app.
      func onQuickAction(perform: @escaping (\(type)) -> Void) -> some View {
        onReceive(\(router).shared.pending) { action in
          guard let action else { return }
          \(router).shared.pending.send(nil)
          perform(action)
        }
      }
    }
    """
  }
}

extension LocalizedText {
  fileprivate static let useModifier = LocalizedText(
    en:
      "add .onQuickAction { action in … } to the root view and go to the screen of the action there",
    zhHans: "请给根视图加上 .onQuickAction { action in … }，在其中前往相应的界面")

  fileprivate static let delegateNotFound = LocalizedText(
    en: "the class of this app delegate was not found; name the folder that holds it",
    zhHans: "没有找到这个 app delegate 的类，请指定包含它的文件夹")

  fileprivate static func otherDelegate(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "the app names “\(name)” as its app delegate, and this is another one; move what it does",
      zhHans: "App 的 app delegate 是“\(name)”，而这里是另一个类；请移走其中的代码")
  }

  fileprivate static func addAdaptor(_ line: String) -> LocalizedText {
    LocalizedText(en: "add “\(line)” to the App", zhHans: "请在 App 中加上“\(line)”")
  }

  fileprivate static func sceneDelegate(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is the scene delegate, and the handler belongs there; a command says --for scenes",
      zhHans: "“\(name)”已经是场景代理，处理方法应加在那里；命令行请用 --for scenes")
  }
}
