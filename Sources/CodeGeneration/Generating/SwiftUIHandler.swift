import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Generates everything that an app with the SwiftUI life cycle needs: the adaptor, a scene delegate for cold and
/// warm launches, a router that views observe, and a modifier for the view that navigates to the router's
/// destination.
package enum SwiftUIHandler {
  static func generate(for app: AppSources) throws(GenerationFailure) -> GeneratedCode {
    if app.swiftUIApp == nil, let place = app.startOfUIKit {
      throw GenerationFailure(.isUIKit, at: place)
    }
    if let target = app.deploymentTarget, target < Version(14, 0) {
      let place = app.swiftUIApp.map { GenerationFailure.Place($0.0, $0.1.nameToken) }
      throw GenerationFailure(.isBeforeSwiftUI(target), at: place)
    }
    let known = HandlerMove(app, .swift) == nil ? app.besideSwiftUI : nil
    if known == nil, let (source, declaration) = app.type(adopting: ["UIWindowSceneDelegate"]) {
      throw GenerationFailure(
        .sceneDelegate(declaration.name),
        at: GenerationFailure.Place(source, declaration.nameToken))
    }
    if let move = HandlerMove(app, .swift) { return try moving(move, app) }
    // Classes can be observed without Combine on iOS 17 and later.
    let isObservable = app.oldestSystem >= Version(17, 0)
    var code = GeneratedCode(.swift, imports: ["SwiftUI", "UIKit"])
    if !isObservable { code.imports.insert("Combine", at: 0) }

    var type = TypesGenerator.name
    if let table = TypeTable(app) {
      type = table.name
    } else if let raw = RawTypes(app) {
      type = raw.name
      code.declarations.append(try raw.initializer(app.actions))
    } else {
      code.declarations.append(try TypesGenerator.enumeration(app).text)
      code.names.append(type)
    }
    let router = SwiftUIRouter(
      type: type, isObservable: isObservable,
      modifierName: app.freeName("QuickActionModifier", "OnQuickAction"),
      readerName: app.freeName("SceneSessionReader", "QuickActionSessionReader"))
    code.names += [SwiftUIRouter.name, router.modifierName, router.readerName]

    if let known {
      try route(known.1, in: known.0, app, &code)
    }
    let delegate =
      known?.1.name ?? app.freeName("SceneDelegate", "QuickActionSceneDelegate")
    if known == nil { code.names.append(delegate) }
    if let known, app.isConfigured(known.1) {
      // iOS already creates it.
    } else if let found = try adaptedDelegate(of: app) {
      try configure(found.declaration, in: found.source, app, delegate, &code)
    } else {
      let name = app.freeName("AppDelegate", "QuickActionAppDelegate")
      code.declarations.append(SwiftUIDelegates.appDelegate(name, delegate))
      code.names.append(name)
      try adapt(name, in: app, &code)
    }
    if known == nil { code.declarations.append(SwiftUIDelegates.sceneDelegate(delegate)) }
    code.declarations += router.declarations
    code.notes.append(.useModifier)
    code.notes += app.notesOnSystem
    return code
  }

  /// Generates the code for an app whose app delegate handles quick actions in a method that is never called.
  private static func moving(
    _ move: HandlerMove, _ app: AppSources
  ) throws(GenerationFailure) -> GeneratedCode {
    var code = GeneratedCode(.swift, imports: ["UIKit"])
    let delegate = app.freeName("SceneDelegate", "QuickActionSceneDelegate")
    code.names = [delegate]
    code.edits = try move.edits(in: app)
    // Only a delegate that the app names is created.
    if let adapted = try adaptedDelegate(of: app) {
      guard adapted.declaration.name == move.type.name else {
        throw GenerationFailure(
          .otherDelegate(adapted.declaration.name),
          at: (move.source, move.handler.function))
      }
    } else {
      try adapt(move.type.name, in: app, &code)
    }
    try configure(move.type, in: move.typeSource, app, delegate, moved: move.target, &code)
    for name in [SwiftUIDelegates.shared, SwiftUIDelegates.served] {
      if let taken = move.typeSource.file.outline.declarations.first(where: {
        $0.name == name && $0.kind == .variable && move.type.tokens.contains($0.nameToken)
      }) {
        throw GenerationFailure(
          .isDeclared(name), at: GenerationFailure.Place(move.typeSource, taken.nameToken))
      }
    }
    let style = CodeStyle(move.typeSource.file, else: app.style(.swift))
    var variables = "\(move.sharing)\nprivate var \(SwiftUIDelegates.served): Set<String> = []"
    // UIKit does not ask for the delegate of a scene that iOS restores. The initializer of a UIResponder belongs to
    // no actor.
    if move.type.inherited.contains("NSObject"),
      app.member(called: "init", of: move.type.name, in: move.typeSource) == nil
    {
      variables +=
        "\n\noverride init() {\n  super.init()\n  Self.\(SwiftUIDelegates.shared) = self\n}"
    }
    guard let edit = move.typeSource.file.prepending([variables], to: move.type, style) else {
      throw GenerationFailure(.isBroken, in: move.typeSource.path)
    }
    code.edits[move.typeSource.path, default: []].append(edit)
    let methods = SceneMethods(language: .swift, target: move.target)
    let delegateOfApp = "\(move.type.name).\(SwiftUIDelegates.shared)"
    let members = [
      methods.cold(
        """
        // The action that launched the app, where the app delegate has not seen it. The window comes later.
        let item = connectionOptions.shortcutItem
        Task { \(delegateOfApp)?.\(SceneHandler.method)(item, connecting: session) }
        """), methods.warm, move.forward(to: delegateOfApp),
      """
      func sceneDidDisconnect(_ scene: UIScene) {
        \(delegateOfApp)?.didDisconnect(scene.session)
      }
      """,
    ]
    code.declarations = [
      GeneratedCode.swiftType("final class \(delegate): NSObject, UIWindowSceneDelegate", members)
    ]
    code.notes.append(.movedHandler(move.type.name))
    return code
  }

  // MARK: The app

  /// Returns the app delegate that the app already names.
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

  /// Makes an existing app delegate name the scene delegate.
  private static func configure(
    _ declaration: Declaration, in source: AppSources.Source, _ app: AppSources,
    _ delegate: String, moved target: SceneMethods.Target? = nil, _ code: inout GeneratedCode
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
    var members = [SwiftUIDelegates.configuration(delegate, isMoved: target != nil)]
    if let target { members += SwiftUIDelegates.launching(target) }
    guard let edit = file.adding(members, to: declaration, style) else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    code.edits[source.path, default: []].append(edit)
    if let edit = code.importing(["UIKit"], into: file, style) {
      code.edits[source.path, default: []].append(edit)
    }
  }

  /// Makes the app name its app delegate.
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

  /// Makes an existing scene delegate pass quick actions to the router.
  private static func route(
    _ declaration: Declaration, in source: AppSources.Source, _ app: AppSources,
    _ code: inout GeneratedCode
  ) throws(GenerationFailure) {
    try app.requireOne(declaration, in: source)
    try app.requireReached(
      declaration, cold: SceneHandler.coldSignatures, warm: SceneHandler.warmSignatures)
    let name = source.file.fullName(of: declaration)
    if let handler = try app.handler(.windowScene, of: name, in: source) {
      let function = handler.handler.function
      throw GenerationFailure(.isImplemented(function.signature), at: (handler.source, function))
    }
    let style = CodeStyle(source.file, else: app.style(.swift))
    let methods = app.functions(of: name, in: source)
    var members = [SwiftUIDelegates.warm]
    if let connect = methods.first(where: {
      SceneHandler.coldSignatures.contains($0.function.signature)
    }) {
      try GenerationFailure.require(alwaysBuilt: connect)
      if connect.source.file.readsConnectionItem(connect.function) {
        code.notes.append(.launchIsRead(connect))
      } else if let method = app.handlingConfiguration {
        code.notes.append(.launchIsRead(method))
      } else {
        guard let session = connect.function.parameters.dropFirst().first?.name, session != "_"
        else { throw GenerationFailure(.optionsHaveNoName, at: connect) }
        try SceneHandler.append(to: connect, style, &code) { options in
          "// Launched by an action.\n"
            + "\(SwiftUIRouter.name).shared.handle(\(options).shortcutItem, connecting: \(session))"
        }
      }
    } else if let method = app.handlingConfiguration {
      code.notes.append(.launchIsRead(method))
    } else {
      members.insert(SwiftUIDelegates.cold, at: 0)
    }
    if let method = methods.first(where: { $0.function.signature == "sceneDidDisconnect(_:)" }) {
      try GenerationFailure.require(alwaysBuilt: method)
      let file = method.source.file
      guard let scene = method.function.parameters.first?.name, scene != "_",
        let body = method.function.body, file.earlyExit(of: body) == nil,
        let edit = file.appending(
          "\(SwiftUIRouter.name).shared.didDisconnect(\(scene).session)", to: body,
          CodeStyle(file, else: style))
      else { throw GenerationFailure(.optionsHaveNoName, at: method) }
      code.edits[method.source.path, default: []].append(edit)
    } else {
      members.append(SwiftUIDelegates.disconnecting)
    }
    try SceneHandler.add(members, to: declaration, in: source, style, &code)
    if let edit = code.importing(["UIKit"], into: source.file, style) {
      code.edits[source.path, default: []].append(edit)
    }
  }
}

extension AppSources {
  /// The position where the app delegate class is passed to UIKit, so that the app does not have the SwiftUI life
  /// cycle.
  fileprivate var startOfUIKit: GenerationFailure.Place? {
    for source in sources {
      let delegate = source.file.outline.declarations.first { declaration in
        declaration.isType && !source.file.isInactive(declaration.nameToken)
          && (declaration.attributes.contains("UIApplicationMain")
            || declaration.attributes.contains("main")
              && declaration.inherited.contains("UIApplicationDelegate"))
      }
      if let delegate { return GenerationFailure.Place(source, delegate.nameToken) }
      let call = source.file.calls.first {
        $0.name == "UIApplicationMain" && !source.file.isInactive($0.nameToken)
      }
      if let call { return GenerationFailure.Place(source, call.nameToken) }
    }
    return nil
  }
}

extension LocalizedText {
  fileprivate static let isUIKit = LocalizedText(
    en:
      "the app starts with UIKit's app delegate here and has no App of SwiftUI, so SwiftUI would make no window; leave --for out, and the handler is made for UIKit",
    zhHans:
      "App 由此处 UIKit 的 app delegate 启动，没有 SwiftUI 的 App，SwiftUI 不会创建窗口；请去掉 --for，为 UIKit 生成处理方法")

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

  fileprivate static func isBeforeSwiftUI(_ target: Version) -> LocalizedText {
    LocalizedText(
      en:
        "SwiftUI's App, its adaptor and onChange came with iOS 14, and the app runs from iOS \(target); raise that, or use --for scenes",
      zhHans:
        "SwiftUI 的 App、其 adaptor 和 onChange 始于 iOS 14，而 App 支持 iOS \(target)；请提高最低版本，或用 --for scenes"
    )
  }

  fileprivate static func launchIsRead(_ method: AppSources.Method) -> LocalizedText {
    let place = GenerationFailure.Place(method)
    let name = "\(Path.name(of: place.path)):\(place.line)"
    return LocalizedText(
      en: "\(name) has the item of a launch already; hand it to \(SwiftUIRouter.name) instead",
      zhHans: "\(name) 已经处理启动时的快捷操作，请改为交给 \(SwiftUIRouter.name)")
  }

  fileprivate static func sceneDelegate(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is the scene delegate, and the handler belongs there; a command says --for scenes",
      zhHans: "“\(name)”已经是场景代理，处理方法应加在那里；命令行请用 --for scenes")
  }
}
