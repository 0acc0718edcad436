import ActionFlow
import AppFiles
import CodeGeneration
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Offers code for an app's quick actions at the list of the property list, and at the delegates and the app in code.
enum GenerateActions: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.generate]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let access = context.app else { return [] }
    if let code = context.code { return actions(in: code, context, access) }
    let lists =
      context.plist.map { [DeclaredTypes(access.path, $0)] }
      ?? context.generator.map { DeclaredTypes.all(in: $0) } ?? []
    let list = lists.first { list in
      !list.plist.items.isEmpty
        && list.keyRanges.contains { $0.touches(context.selection.start) }
    }
    guard let list else { return [] }
    let folder = Path.folder(of: list.propertyList)
    let obstacle = GenerationObstacles(context, path: list.propertyList).handler
    return [
      action(.types, access, into: folder, named: "QuickAction", .types),
      obstacle.map { CodeAction(.handler, .generate, impossible: $0) }
        ?? action(.handler, access, into: folder, named: "QuickActions", .handler),
      action(.intents, access, into: folder, named: "QuickActionIntents", .intents),
      action(.tests, access, into: folder, named: "QuickActionUITests", .tests),
      action(.dynamic, access, into: folder, named: "DynamicQuickActions", .dynamic),
    ]
  }

  private static func action(
    _ title: LocalizedText, _ access: AppAccess, into folder: String, named name: String,
    _ kind: Request
  ) -> CodeAction {
    CodeAction(title, .generate) {
      change(access) { app in
        let isSwift = app.language == .swift || kind == .intents
        return (kind.generator(app), folder + "/" + name + (isSwift ? ".swift" : ".m"))
      }
    }
  }

  private enum Request {
    case types, handler, intents, tests, dynamic

    func generator(_ app: AppSources) -> CodeGenerator {
      switch self {
      case .types: .types
      case .handler: .handler(.init(app))
      case .intents: .intents
      case .tests: .tests
      case .dynamic: .dynamic
      }
    }
  }

  /// Returns the actions at the name of a delegate or of the app, and at a handler that may never be called.
  private static func actions(
    in code: CodeFile, _ context: CodeActionContext, _ access: AppAccess
  ) -> [CodeAction] {
    let at = context.selection.start
    func isAt(_ token: Int) -> Bool { code.bytes(of: token).touches(at) }
    if let handler = code.handlers.first(where: { $0.kind == .application }),
      isAt(handler.function.declaration.nameToken)
    {
      let obstacle = GenerationObstacles(context, path: access.path).move
      return [handle(.toScenes, access, obstacle) { .handler(.init($0)) }]
    }
    if TraitRegistration.function(in: code, touching: at) != nil {
      if GenerationObstacles(context, path: access.path).isOlder(than: 17) {
        return [CodeAction(.register, .generate, impossible: .beforeIOS17)]
      }
      return [
        CodeAction(.register, .generate) {
          do throws(GenerationFailure) {
            let app = access.sources()
            return CodeAction.Change(
              [],
              fileEdits: try CodeGenerator.traitRegistration(
                in: code, at: access.path, touching: at, of: app, in: access.files))
          } catch {
            return CodeAction.Change(failed: error)
          }
        }
      ]
    }
    if let peek = PreviewConversion.peek(in: code), isAt(peek.declaration.nameToken) {
      if GenerationObstacles(context, path: access.path).isOlder(than: 13) {
        return [CodeAction(.contextMenu, .generate, impossible: .beforeIOS13)]
      }
      return [
        CodeAction(.contextMenu, .generate) {
          do throws(GenerationFailure) {
            let app = access.sources()
            return CodeAction.Change(
              [],
              fileEdits: try CodeGenerator.contextMenu(
                in: code, at: access.path, of: app, in: access.files))
          } catch {
            return CodeAction.Change(failed: error)
          }
        }
      ]
    }
    let isItem = code.calls.contains { call in
      isAt(call.nameToken) && StaticGenerator.isItem(call, code)
    }
    if isItem {
      return [
        CodeAction(.toList, .generate) {
          let facts = context.codeFacts
          let app = access.sources().leavingOut { facts?.isOfOtherApp($0) ?? false }
          do throws(GenerationFailure) {
            let lists = facts?.propertyLists()?.map(\.path) ?? app.propertyLists
            guard let list = lists.first, lists.count == 1 else {
              throw GenerationFailure(.oneList)
            }
            let change = try CodeGenerator.staticItems(
              of: app, into: list, in: access.files, knowing: facts?.code())
            return CodeAction.Change([], fileEdits: [change.edit])
          } catch {
            return CodeAction.Change(failed: error)
          }
        }
      ]
    }
    let type = code.outline.declarations.first { $0.isType && isAt($0.nameToken) }
    guard let type, let known = code.type(around: type.nameToken) else { return [] }
    // In Objective-C the header declares the protocols of a class.
    let others = context.codeFacts?.otherCode()?.parts(of: known.name) ?? []
    func adopts(_ name: String) -> Bool {
      known.inherits(from: name) || others.contains { $0.inherited.contains(name) }
    }
    var generator: (@Sendable (AppSources) -> CodeGenerator)?
    if adopts("UIWindowSceneDelegate") {
      generator = { _ in .handler(.scenes) }
    } else if code.isSwiftUIApp(known) || adopts("UIApplicationDelegate") {
      generator = { .handler(.init($0)) }
    }
    guard let generator else { return [] }
    let obstacle = GenerationObstacles(context, path: access.path).handler
    return [handle(.handleHere, access, obstacle, generator)]
  }

  /// - Parameter obstacle: the reason why it is not possible, where it is known.
  private static func handle(
    _ title: LocalizedText, _ access: AppAccess, _ obstacle: LocalizedText?,
    _ generator: @escaping @Sendable (AppSources) -> CodeGenerator
  ) -> CodeAction {
    if let obstacle { return CodeAction(title, .generate, impossible: obstacle) }
    return CodeAction(title, .generate) { change(access) { (generator($0), access.path) } }
  }

  private static func change(
    _ access: AppAccess, _ request: (AppSources) -> (CodeGenerator, path: String)
  ) -> CodeAction.Change {
    let app = access.sources()
    let (generator, path) = request(app)
    do throws(GenerationFailure) {
      let code = try generator.code(
        for: app, CodeLanguage(path: path) ?? app.language, into: path)
      return CodeAction.Change(
        [], fileEdits: try code.changes(into: path, of: app, in: access.files))
    } catch {
      return CodeAction.Change(failed: error)
    }
  }
}

extension LocalizedText {
  fileprivate static let types = LocalizedText(
    en: "Generate a type for the quick actions", zhHans: "生成快捷操作的类型")

  fileprivate static let handler = LocalizedText(
    en: "Generate a handler for the quick actions", zhHans: "生成快捷操作的处理方法")

  fileprivate static let intents = LocalizedText(
    en: "Generate App Intents for the quick actions", zhHans: "为快捷操作生成 App Intent")

  fileprivate static let tests = LocalizedText(
    en: "Generate UI tests for the quick actions", zhHans: "为快捷操作生成 UI 测试")

  fileprivate static let dynamic = LocalizedText(
    en: "Generate code that makes the quick actions", zhHans: "生成创建这些快捷操作的代码")

  fileprivate static let handleHere = LocalizedText(
    en: "Handle quick actions", zhHans: "处理快捷操作")

  fileprivate static let contextMenu = LocalizedText(
    en: "Convert peek and pop to a context menu", zhHans: "把 peek 和 pop 转换为上下文菜单")

  fileprivate static let toList = LocalizedText(
    en: "Copy the items that are made of fixed texts to the property list",
    zhHans: "把用固定文字创建的快捷操作复制到属性列表")

  fileprivate static let oneList = LocalizedText(
    en:
      "there is more than one property list, or none; use quickactions generate static --into FILE",
    zhHans: "属性列表不止一个或一个也没有，请用 quickactions generate static --into 文件")

  fileprivate static let register = LocalizedText(
    en: "Register for trait changes instead", zhHans: "改为注册特征变化")

  fileprivate static let toScenes = LocalizedText(
    en: "Call this handler from the scene delegate", zhHans: "由 scene delegate 调用此处理方法")
}
