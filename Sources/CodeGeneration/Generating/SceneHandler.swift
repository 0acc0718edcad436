import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Generates the handler in a scene delegate.
package enum SceneHandler {
  static let method = "performQuickAction"

  static let coldSignatures: Set = [
    "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:",
  ]
  static let warmSignatures: Set = [
    "windowScene(_:performActionFor:completionHandler:)", "windowScene(_:performActionFor:)",
    "windowScene:performActionForShortcutItem:completionHandler:",
  ]

  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    var code = GeneratedCode(language, imports: [language == .swift ? "UIKit" : "<UIKit/UIKit.h>"])
    if let (source, declaration) = try app.knownSceneDelegate(in: language) {
      try add(to: declaration, in: source, app, &code)
      return code
    }
    if let (source, declaration) = app.sceneDelegate() {
      throw GenerationFailure(
        .sceneDelegateIsThere(declaration.name),
        at: GenerationFailure.Place(source, declaration.nameToken))
    }
    if let (source, declaration) = app.swiftUIApp {
      throw GenerationFailure(
        .isSwiftUI, at: GenerationFailure.Place(source, declaration.nameToken))
    }
    if !app.hasSceneManifest,
      let (source, declaration) = app.type(adopting: ["UIApplicationDelegate"])
    {
      throw GenerationFailure(
        .needsMigration, at: GenerationFailure.Place(source, declaration.nameToken))
    }
    let name = app.freeName("SceneDelegate", "QuickActionSceneDelegate")
    code.names = [name]
    let move = try moving(app, &code)
    if language == .objectiveC, let header = move?.header { code.imports.append(header) }
    let methods = SceneMethods(language: language, target: move?.target ?? .own)
    var last = move?.forward
    if last == nil {
      var table: (name: String, cases: [String])?
      if language == .swift, TypeTable(app) == nil, RawTypes(app) == nil,
        app.declaration(of: TypesGenerator.name) == nil
      {
        let enumeration = try TypesGenerator.enumeration(app)
        code.declarations.append(enumeration.text)
        code.names.append(TypesGenerator.name)
        table = (TypesGenerator.name, enumeration.cases)
      }
      last = dispatch(Dispatch(app, table: table), language)
    }
    let window = app.scenesHaveStoryboard ? "" : methods.window(app.mark) + "\n"
    var members = [methods.warm, last ?? ""]
    if let method = app.handlingConfiguration {
      code.notes.append(.launchIsHandled(method))
      if !window.isEmpty { members.insert(methods.cold(String(window.dropLast())), at: 0) }
    } else {
      members.insert(methods.cold(window + methods.reading("connectionOptions")), at: 0)
    }
    add(name, members, app, &code)
    if !app.hasSceneManifest { code.notes.append(.needsManifest(name)) }
    if move == nil { code.notes += app.neverCalled }
    return code
  }

  /// Makes the scene delegate call the handler of an app delegate, which is otherwise never called.
  private static func moving(
    _ app: AppSources, _ code: inout GeneratedCode
  ) throws(GenerationFailure) -> HandlerMove? {
    guard let move = HandlerMove(app, code.language) else { return nil }
    // The application's delegate is an object of SwiftUI there, so it could not be found.
    guard app.swiftUIApp == nil else {
      throw GenerationFailure(.cannotMove, at: (move.source, move.handler.function))
    }
    for (path, edits) in try move.edits(in: app) { code.edits[path, default: []] += edits }
    code.notes.append(.movedHandler(move.type.name))
    return move
  }

  private static func dispatch(_ dispatch: Dispatch, _ language: CodeLanguage) -> String {
    language == .swift ? dispatch.swiftMethod(method) : dispatch.objectiveCMethod(method)
  }

  /// Adds a new class; in Objective-C with a header.
  private static func add(
    _ name: String, _ members: [String], _ app: AppSources, _ code: inout GeneratedCode
  ) {
    // Scenes require iOS 13.
    let isOld = app.oldestSystem < Version(13, 0)
    guard code.language == .swift else {
      code.headerName = name
      code.imports = ["\"\(name).h\""] + code.imports.filter { $0 != "<UIKit/UIKit.h>" }
      code.header = [
        "#import <UIKit/UIKit.h>",
        (isOld ? "API_AVAILABLE(ios(13.0))\n" : "") + """
          @interface \(name) : UIResponder <UIWindowSceneDelegate>
          @property (nonatomic, strong, nullable) UIWindow *window;
          @end
          """,
      ]
      code.declarations.append(
        "@implementation \(name)\n\n" + members.joined(separator: "\n\n") + "\n\n@end")
      return
    }
    code.declarations.append(
      GeneratedCode.swiftType(
        (isOld ? "@available(iOS 13.0, *)\n" : "")
          + "class \(name): UIResponder, UIWindowSceneDelegate",
        ["var window: UIWindow?"] + members))
  }

  // MARK: Into a delegate that is there

  private static func add(
    to declaration: Declaration, in source: AppSources.Source, _ app: AppSources,
    _ code: inout GeneratedCode
  ) throws(GenerationFailure) {
    try app.requireOne(declaration, in: source)
    let name = source.file.fullName(of: declaration)
    try app.requireReached(declaration, cold: coldSignatures, warm: warmSignatures)
    let connect = app.functions(of: name, in: source).first {
      coldSignatures.contains($0.function.signature)
    }
    // In an extension that already contains one method, the private methods it calls are visible.
    let (source, declaration) =
      connect.flatMap { known -> (AppSources.Source, Declaration)? in
        guard known.source.path != source.path else { return nil }
        return known.source.file.innermostType(around: known.function).map { (known.source, $0) }
      } ?? (source, declaration)
    let file = source.file
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: source.path) }
    let style = CodeStyle(file, else: app.style(file.language))
    if let warm = try app.handler(.windowScene, of: name, in: source) {
      let function = warm.handler.function
      let readsItem = connect.map { $0.source.file.readsConnectionItem($0.function) } ?? false
      guard !readsItem else {
        throw GenerationFailure(.isImplemented(function.signature), at: (warm.source, function))
      }
      if let method = app.handlingConfiguration {
        throw GenerationFailure(.launchIsConfigured(function.signature), at: method)
      }
      try GenerationFailure.require(alwaysBuilt: (warm.source, function))
      try GenerationFailure.require(alwaysBuilt: connect)
      try addCold(
        connect, to: declaration, in: source, style, isAsync: warm.handler.completion == nil,
        isRead: app.configuration != nil, &code)
      return
    }
    try GenerationFailure.require(alwaysBuilt: connect)
    if let place = app.member(called: method, of: name, in: source) {
      throw GenerationFailure(.isDeclared(method), at: place)
    }
    let move = try moving(app, &code)
    let methods = SceneMethods(language: file.language, target: move?.target ?? .own)
    var members = [methods.warm]
    if let connect {
      if connect.source.file.readsConnectionItem(connect.function) {
        code.notes.append(.launchIsHandled(connect))
      } else if let method = app.handlingConfiguration {
        code.notes.append(.launchIsHandled(method))
      } else {
        try append(to: connect, style, &code) { methods.reading($0) }
      }
    } else if let method = app.handlingConfiguration {
      code.notes.append(.launchIsHandled(method))
    } else {
      members.insert(methods.cold, at: 0)
    }
    let apart = app.fileApart(from: declaration, in: source)
    let own = Dispatch(app, visibleFrom: apart ?? source.path)
    // A method that a launch method in another file calls must not be private.
    let isSeen = apart != nil && connect != nil
    let last =
      move?.forward
      ?? (file.language == .swift
        ? own.swiftMethod(method, isSeen: isSeen) : own.objectiveCMethod(method))
    members.append(isSeen ? String(last.trimmingPrefix("private ")) : last)
    if file.language == .objectiveC, let header = move?.header,
      let edit = code.importing([header], into: file, style)
    {
      code.edits[source.path, default: []].append(edit)
    }
    if move == nil { code.notes += app.neverCalled }
    guard apart == nil else {
      code.declarations.append(GeneratedCode.swiftType("extension \(declaration.name)", members))
      return
    }
    try add(members, to: declaration, in: source, style, &code)
  }

  /// Adds the missing launch method next to a method for a running app, and its call.
  ///
  /// - Parameter isRead: true if the app delegate has read the item before.
  private static func addCold(
    _ connect: AppSources.Method?, to declaration: Declaration, in source: AppSources.Source,
    _ style: CodeStyle, isAsync: Bool, isRead: Bool, _ code: inout GeneratedCode
  ) throws(GenerationFailure) {
    let language = source.file.language
    guard let connect else {
      let reading = SceneMethods.readingForWarm(
        "connectionOptions", scene: "scene", isWindowScene: false, isAsync: isAsync,
        isRead: isRead, language)
      let whole = SceneMethods(language: language, target: .own).cold(reading)
      try add([whole], to: declaration, in: source, style, &code)
      return
    }
    guard let scene = connect.function.parameters.first?.name, scene != "_",
      let body = connect.function.body
    else { throw GenerationFailure(.optionsHaveNoName, at: connect) }
    let file = connect.source.file
    // `guard let scene = scene as? UIWindowScene`, which does not hold above it.
    let isWindowScene =
      file.earlyExit(of: body) == nil
      && file.assignments(in: body).contains {
        $0.isDeclaration && $0.name == scene
          && $0.value.contains { file.tree.isToken($0, "UIWindowScene") }
      }
    try append(to: connect, style, &code) {
      SceneMethods.readingForWarm(
        $0, scene: scene, isWindowScene: isWindowScene, isAsync: isAsync, isRead: isRead, language)
    }
  }

  static func append(
    to connect: AppSources.Method, _ style: CodeStyle, _ code: inout GeneratedCode,
    _ reading: (String) -> String
  ) throws(GenerationFailure) {
    let file = connect.source.file
    guard file.unmatchedBrackets == 0 else {
      throw GenerationFailure(.isBroken, in: connect.source.path)
    }
    guard let options = connect.function.parameters.last?.name, options != "_",
      let body = connect.function.body
    else { throw GenerationFailure(.optionsHaveNoName, at: connect) }
    let own = CodeStyle(file, else: style)
    let exit = file.earlyExit(of: body)
    if let exit, file.language != .swift {
      throw GenerationFailure(
        .launchReturns, at: GenerationFailure.Place(connect.source, exit))
    }
    let edit =
      exit == nil
      ? file.appending(reading(options), to: body, own)
      : file.prepending(statements: SceneMethods.deferred(reading(options)), to: body, own)
    guard let edit else { throw GenerationFailure(.isBroken, in: connect.source.path) }
    code.edits[connect.source.path, default: []].append(edit)
  }

  static func add(
    _ members: [String], to declaration: Declaration, in source: AppSources.Source,
    _ style: CodeStyle, _ code: inout GeneratedCode
  ) throws(GenerationFailure) {
    guard let edit = source.file.adding(members, to: declaration, style) else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    code.edits[source.path, default: []].append(edit)
  }
}

extension LocalizedText {
  static let optionsHaveNoName = LocalizedText(
    en: "the scene or the options of this method have no name; give them one first",
    zhHans: "此方法的 scene 或 options 参数没有名称，请先命名")

  fileprivate static let launchReturns = LocalizedText(
    en:
      "the method may end here, before the item of a launch would be read; read it above by hand",
    zhHans: "该方法可能在此结束，来不及读取启动时的快捷操作；请在此之前自行读取")

  static func launchIsHandled(_ method: AppSources.Method) -> LocalizedText {
    let place = GenerationFailure.Place(method)
    let name = "\(Path.name(of: place.path)):\(place.line)"
    return LocalizedText(
      en: "\(name) has the item of a launch already; have \(SceneHandler.method) do the same",
      zhHans: "\(name) 已经处理启动时的快捷操作，请让 \(SceneHandler.method) 做同样的事")
  }

  fileprivate static func launchIsConfigured(_ warm: String) -> LocalizedText {
    LocalizedText(
      en: "the item of a launch is read here already, and “\(warm)” is there for a running app",
      zhHans: "此处已读取启动时的快捷操作，运行中的处理方法“\(warm)”也已存在")
  }

  fileprivate static func sceneDelegateIsThere(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is the scene delegate, in the other language; use --language",
      zhHans: "场景代理“\(name)”是用另一种语言编写的，请用 --language")
  }

  fileprivate static let isSwiftUI = LocalizedText(
    en: "SwiftUI's app makes the scenes here; a command says --for swiftui",
    zhHans: "这里由 SwiftUI 的 App 创建场景；命令行请用 --for swiftui")

  fileprivate static let needsMigration = LocalizedText(
    en:
      "the app has no scenes yet, so that no scene delegate would be called, and its windows belong to the app delegate; quickactions migrate scenes moves it, and then the handler can be made",
    zhHans:
      "App 还没有使用场景，不会调用场景代理，窗口也属于 app delegate；请先用 quickactions migrate scenes 迁移，再生成处理方法")

  static func neverCalled(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "\(name) of the app delegate is not called in an app with scenes; move what it does",
      zhHans: "在使用场景的 App 中不会调用 app delegate 的 \(name)，请移走其中的代码")
  }

  static func needsManifest(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "name “\(name)” as UISceneDelegateClassName in UIApplicationSceneManifest of the Info.plist",
      zhHans: "请在 Info.plist 的 UIApplicationSceneManifest 中把 UISceneDelegateClassName 设为“\(name)”")
  }
}
