import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// A handler of quick actions that is called after a cold launch and while the app runs.
public enum HandlerGenerator {
  /// The way in which an app gets its quick actions.
  public enum LifeCycle: String, Sendable, CaseIterable {
    case scenes
    case appDelegate = "app-delegate"
    case swiftUI = "swiftui"

    /// What an app has, as far as its sources tell; scenes where they do not.
    public init(_ app: AppSources) {
      if app.swiftUIApp != nil {
        self = .swiftUI
      } else if app.hasScenes {
        self = .scenes
      } else {
        // A handler of an app delegate that works is left where it is.
        let isApp = app.type(adopting: ["UIApplicationDelegate"]) != nil
        let isHandled = app.sources.contains {
          $0.file.handlers.contains { $0.kind == .application }
        }
        self = isApp || isHandled ? .appDelegate : .scenes
      }
    }
  }

  static func generate(
    for app: AppSources, _ language: CodeLanguage, _ lifeCycle: LifeCycle
  ) throws(GenerationFailure) -> GeneratedCode {
    guard !app.actions.isEmpty else { throw GenerationFailure(.noActions) }
    switch (lifeCycle, language) {
    case (.swiftUI, .swift): return try SwiftUIHandler.generate(for: app)
    case (.swiftUI, .objectiveC): throw GenerationFailure(.swiftUIIsSwift)
    case (.scenes, _): return try SceneHandler.generate(for: app, language)
    case (.appDelegate, _): return try AppDelegateHandler.generate(for: app, language)
    }
  }
}

/// Handling in a scene delegate.
enum SceneHandler {
  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    var code = GeneratedCode(language, imports: [language == .swift ? "UIKit" : "<UIKit/UIKit.h>"])
    let move = language == .swift ? HandlerMove(app) : nil
    if let move {
      code.edits[move.source.path] = try move.edits()
      code.notes.append(.movedHandler(move.type.name))
    }
    if let (source, declaration) = app.type(adopting: ["UIWindowSceneDelegate"], in: language) {
      try add(to: declaration, in: source, app, move, &code)
      return code
    }
    if let (source, declaration) = app.type(adopting: ["UIWindowSceneDelegate"]) {
      throw GenerationFailure(
        .sceneDelegateIsThere(declaration.name),
        at: GenerationFailure.Place(source, declaration.nameToken))
    }
    let name = app.freeName("SceneDelegate", "QuickActionSceneDelegate")
    code.names = [name]
    switch language {
    case .swift:
      if let move {
        code.declarations.append(
          swiftClass(name, [coldForward, warmForward, move.forward(to: cast(move))]))
        break
      }
      var table: (name: String, cases: [String])?
      if TypeTable(app) == nil, app.declaration(of: TypesGenerator.name) == nil {
        let enumeration = TypesGenerator.enumeration(app)
        code.declarations.append(enumeration.text)
        code.names.append(TypesGenerator.name)
        table = (TypesGenerator.name, enumeration.cases)
      }
      code.declarations.append(
        swiftClass(name, [coldSwift, warmSwift, Dispatch(app, table: table).swiftMethod(method)]))
    case .objectiveC:
      code.declarations += [
        """
        @interface \(name) : UIResponder <UIWindowSceneDelegate>
        @property (nonatomic, strong) UIWindow *window;
        @end
        """,
        "@implementation \(name)\n\n"
          + [coldObjectiveC, warmObjectiveC, Dispatch(app).objectiveCMethod(method)]
          .joined(separator: "\n\n") + "\n\n@end",
      ]
    }
    if !app.hasSceneManifest { code.notes.append(.needsManifest(name)) }
    if language == .objectiveC {
      code.notes += app.neverCalledHandlers.map { .neverCalled($0.function.signature) }
    }
    return code
  }

  static let method = "performQuickAction"

  private static func swiftClass(_ name: String, _ members: [String]) -> String {
    let style = CodeStyle(step: "  ", newline: "\n")
    return "class \(name): UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n\n"
      + members.map { style.lay($0, indentation: "  ") }.joined(separator: "\n\n") + "\n}"
  }

  // MARK: Into a delegate that is there

  private static func add(
    to declaration: Declaration, in source: AppSources.Source, _ app: AppSources,
    _ move: HandlerMove?, _ code: inout GeneratedCode
  ) throws(GenerationFailure) {
    let file = source.file
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: source.path) }
    let own = file.functions.filter { file.type(of: $0)?.name == declaration.name }
    if let handler = file.handlers.first(where: {
      $0.kind == .windowScene && file.type(of: $0.function)?.name == declaration.name
    }) {
      throw GenerationFailure(
        .isImplemented(handler.function.signature),
        at: GenerationFailure.Place(source, handler.function.declaration.nameToken))
    }
    if let taken = own.first(where: { $0.baseName == method }) {
      throw GenerationFailure(
        .isDeclared(method), at: GenerationFailure.Place(source, taken.declaration.nameToken))
    }
    let style = CodeStyle(file) ?? app.style(file.language)
    let isSwift = file.language == .swift
    var members = [move != nil ? warmForward : isSwift ? warmSwift : warmObjectiveC]
    var edits: [TextEdit] = []
    let connect = own.first {
      ["scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"]
        .contains($0.signature)
    }
    if let connect, let body = connect.body {
      if !file.readsConnectionItem(connect) {
        guard let options = connect.parameters.last?.name, options != "_",
          let edit = file.appending(
            move != nil
              ? readingForward(options)
              : isSwift ? readingSwift(options) : readingObjectiveC(options), to: body, style)
        else {
          throw GenerationFailure(
            .optionsHaveNoName,
            at: GenerationFailure.Place(source, connect.declaration.nameToken))
        }
        edits.append(edit)
      }
    } else {
      members.insert(
        move != nil ? coldForward : isSwift ? coldSwift : coldObjectiveC, at: 0)
    }
    if let move {
      members.append(move.forward(to: cast(move)))
    } else {
      let dispatch = Dispatch(app)
      members.append(isSwift ? dispatch.swiftMethod(method) : dispatch.objectiveCMethod(method))
    }
    guard let edit = file.adding(members, to: declaration, style) else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    code.edits[source.path, default: []] += edits + [edit]
  }

  private static func cast(_ move: HandlerMove) -> String {
    "UIApplication.shared.delegate as? \(move.type.name)"
  }

  // MARK: The methods

  private static func readingSwift(_ options: String) -> String {
    """
    // The action that launched the app; no other method gets it.
    if let item = \(options).shortcutItem {
      _ = \(method)(item)
    }
    """
  }

  private static func readingObjectiveC(_ options: String) -> String {
    """
    // The action that launched the app; no other method gets it.
    if (\(options).shortcutItem != nil) {
      [self \(method):\(options).shortcutItem];
    }
    """
  }

  private static let style = CodeStyle(step: "  ", newline: "\n")

  private static func readingForward(_ options: String) -> String {
    """
    // The action that launched the app; no other method gets it.
    if let item = \(options).shortcutItem {
      \(method)(item) { _ in }
    }
    """
  }

  private static func cold(_ reading: String) -> String {
    """
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {

    """ + style.lay(reading, indentation: "  ") + "\n}"
  }

  private static func warm(_ call: String) -> String {
    """
    func windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      \(call)
    }
    """
  }

  private static let coldSwift = cold(readingSwift("connectionOptions"))
  private static let warmSwift = warm("completionHandler(\(method)(shortcutItem))")
  static let coldForward = cold(readingForward("connectionOptions"))
  static let warmForward = warm("\(method)(shortcutItem, completionHandler: completionHandler)")

  static let coldObjectiveC =
    "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session"
    + " options:(UISceneConnectionOptions *)connectionOptions {\n"
    + style.lay(readingObjectiveC("connectionOptions"), indentation: "  ") + "\n}"

  static let warmObjectiveC =
    "- (void)windowScene:(UIWindowScene *)windowScene"
    + " performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem"
    + " completionHandler:(void (^)(BOOL succeeded))completionHandler {\n"
    + "  completionHandler([self \(method):shortcutItem]);\n}"
}

/// Handling in an app delegate, in an app without scenes.
enum AppDelegateHandler {
  /// Launched by an action, UIKit calls the same method behind the launch methods, so one is enough.
  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    if let (source, declaration) = app.swiftUIApp {
      throw GenerationFailure(
        .appHasScenes, at: GenerationFailure.Place(source, declaration.nameToken))
    }
    guard !app.hasSceneManifest else { throw GenerationFailure(.appHasScenes) }
    var code = GeneratedCode(language, imports: [language == .swift ? "UIKit" : "<UIKit/UIKit.h>"])
    let method = SceneHandler.method
    let dispatch = Dispatch(app)
    let isSwift = language == .swift
    let members = [
      isSwift ? swift : objectiveC,
      isSwift ? dispatch.swiftMethod(method) : dispatch.objectiveCMethod(method),
    ]
    guard let (source, declaration) = app.type(adopting: ["UIApplicationDelegate"], in: language)
    else {
      throw GenerationFailure(.noAppDelegate)
    }
    let file = source.file
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: source.path) }
    if let handler = file.handlers.first(where: { $0.kind == .application }) {
      throw GenerationFailure(
        .isImplemented(handler.function.signature),
        at: GenerationFailure.Place(source, handler.function.declaration.nameToken))
    }
    if let taken = file.functions.first(where: { $0.baseName == method }) {
      throw GenerationFailure(
        .isDeclared(method), at: GenerationFailure.Place(source, taken.declaration.nameToken))
    }
    let style = CodeStyle(file) ?? app.style(language)
    guard let edit = file.adding(members, to: declaration, style) else {
      throw GenerationFailure(.isBroken, in: source.path)
    }
    code.edits[source.path] = [edit]
    return code
  }

  private static let swift = """
    // Called for every quick action, behind the launch methods if it launched the app.
    func application(
      _ application: UIApplication,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(\(SceneHandler.method)(shortcutItem))
    }
    """

  private static let objectiveC =
    "// Called for every quick action, behind the launch methods if it launched the app.\n"
    + "- (void)application:(UIApplication *)application"
    + " performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem"
    + " completionHandler:(void (^)(BOOL succeeded))completionHandler {\n"
    + "  completionHandler([self \(SceneHandler.method):shortcutItem]);\n}"
}

extension LocalizedText {
  fileprivate static let swiftUIIsSwift = LocalizedText(
    en: "an app with SwiftUI's life cycle is written in Swift",
    zhHans: "采用 SwiftUI 生命周期的应用使用 Swift 编写")

  fileprivate static let appHasScenes = LocalizedText(
    en:
      "the app has scenes, so its app delegate is not asked to perform quick actions; use --for scenes or --for swiftui",
    zhHans: "应用使用场景，不会让 app delegate 执行快捷操作；请用 --for scenes 或 --for swiftui")

  fileprivate static let noAppDelegate = LocalizedText(
    en:
      "no type here adopts UIApplicationDelegate in this language; use --language or --for scenes",
    zhHans: "这里没有用该语言编写、遵循 UIApplicationDelegate 的类型；请用 --language 或 --for scenes")

  fileprivate static let optionsHaveNoName = LocalizedText(
    en: "the options of this method have no name; give them one first",
    zhHans: "此方法的 options 参数没有名称，请先命名")

  fileprivate static func sceneDelegateIsThere(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is the scene delegate, in the other language; use --language",
      zhHans: "场景代理“\(name)”是用另一种语言编写的，请用 --language")
  }

  fileprivate static func neverCalled(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "-\(name) of the app delegate is not called in an app with scenes; move what it does",
      zhHans: "在使用场景的应用中不会调用 app delegate 的 -\(name)，请移走其中的代码")
  }

  static func needsManifest(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "name “\(name)” as UISceneDelegateClassName in UIApplicationSceneManifest of the Info.plist",
      zhHans: "请在 Info.plist 的 UIApplicationSceneManifest 中把 UISceneDelegateClassName 设为“\(name)”")
  }
}
