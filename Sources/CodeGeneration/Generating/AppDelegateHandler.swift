import ActionFlow
import CodeModel
import CodeSyntax
import Guide
import SourceText

/// Generates the handler in an app delegate, for an app without scenes.
package enum AppDelegateHandler {
  /// At a launch UIKit calls the same method after the launch methods, so one method is enough.
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
    let isSwift = language == .swift
    guard let (source, declaration) = app.type(adopting: ["UIApplicationDelegate"], in: language)
    else {
      throw GenerationFailure(.noAppDelegate)
    }
    try app.requireOne(declaration, in: source)
    let file = source.file
    guard file.unmatchedBrackets == 0 else { throw GenerationFailure(.isBroken, in: source.path) }
    let name = file.fullName(of: declaration)
    if let known = try app.handler(.application, of: name, in: source) {
      let function = known.handler.function
      throw GenerationFailure(.isImplemented(function.signature), at: (known.source, function))
    }
    for (source, function) in app.functions(of: name, in: source) {
      // UIKit calls the new method also for an item that a launch method has handled, unless that returns false.
      for launch in LaunchFlow.all(in: source.file) where launch.function.index == function.index {
        guard let key = launch.keys.first, !launch.uses.isEmpty, !launch.returnsFalse else {
          continue
        }
        throw GenerationFailure(
          .launchHandles, at: GenerationFailure.Place(source, key))
      }
    }
    if let place = app.member(called: method, of: name, in: source) {
      throw GenerationFailure(.isDeclared(method), at: place)
    }
    let apart = app.fileApart(from: declaration, in: source)
    let dispatch = Dispatch(app, visibleFrom: apart ?? source.path)
    let members = [
      isSwift ? swift : objectiveC,
      isSwift ? dispatch.swiftMethod(method) : dispatch.objectiveCMethod(method),
    ]
    guard apart == nil else {
      code.declarations.append(GeneratedCode.swiftType("extension \(declaration.name)", members))
      return code
    }
    let style = CodeStyle(file, else: app.style(language))
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
  fileprivate static let appHasScenes = LocalizedText(
    en:
      "the app has scenes, so its app delegate is not asked to perform quick actions: the handler belongs to the scene delegate or the SwiftUI app; a command says --for scenes or --for swiftui",
    zhHans:
      "App 使用场景，不会让 app delegate 执行快捷操作：处理方法应加在场景代理或 SwiftUI App 里；命令行请用 --for scenes 或 --for swiftui"
  )

  fileprivate static let launchHandles = LocalizedText(
    en:
      "the launch method handles the item here and returns true, so iOS would hand it to the new method again; take this out first: the new method gets the item of a launch, too",
    zhHans: "启动方法在此处理快捷操作并返回 true，iOS 会再次把它传给新方法；请先删除此处代码：新方法也会收到启动时的快捷操作")

  fileprivate static let noAppDelegate = LocalizedText(
    en:
      "no type here adopts UIApplicationDelegate in this language; use --language or --for scenes",
    zhHans: "这里没有用该语言编写、遵循 UIApplicationDelegate 的类型；请用 --language 或 --for scenes")
}
