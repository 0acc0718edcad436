import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Code for an app's quick actions, offered where it belongs: at the list of the property list, and at the
/// delegates and the app in code.
enum GenerateActions: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.generate]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let access = context.app else { return [] }
    if let code = context.code { return actions(in: code, context, access) }
    guard let plist = context.plist else { return [] }
    let isAtList = plist.declarations.contains { declaration in
      !declaration.items.isEmpty
        && declaration.key.map { plist.tree[$0].range.touches(context.selection.start) } ?? false
    }
    guard isAtList else { return [] }
    let folder = Path.folder(of: access.path)
    return [
      action(.types, access, into: folder, named: "QuickAction", .types),
      action(.handler, access, into: folder, named: "QuickActions", .handler),
    ]
  }

  private static func action(
    _ title: LocalizedText, _ access: AppAccess, into folder: String, named name: String,
    _ kind: Request
  ) -> CodeAction {
    CodeAction(title, .generate) {
      change(access) { app in
        let path = folder + "/" + name + (app.language == .swift ? ".swift" : ".m")
        return (kind.generator(app), path)
      }
    }
  }

  private enum Request {
    case types, handler

    func generator(_ app: AppSources) -> CodeGenerator {
      switch self {
      case .types: .types
      case .handler: .handler(.init(app))
      }
    }
  }

  /// At the name of a delegate or of the app, and at a handler that may never be called.
  private static func actions(
    in code: CodeFile, _ context: CodeActionContext, _ access: AppAccess
  ) -> [CodeAction] {
    let at = context.selection.start
    func isAt(_ token: Int) -> Bool { code.bytes(of: token).touches(at) }
    if let handler = code.handlers.first(where: { $0.kind == .application }),
      code.language == .swift, isAt(handler.function.declaration.nameToken)
    {
      return [handle(.toScenes, access) { .handler(.init($0)) }]
    }
    if TraitRegistration.function(in: code, touching: at) != nil {
      return [
        CodeAction(.register, .generate) {
          do throws(GenerationFailure) {
            return CodeAction.Change(
              try TraitRegistration.edits(
                in: code, at: access.path, touching: at,
                deploymentTarget: access.sources().deploymentTarget))
          } catch {
            return CodeAction.Change(failed: error)
          }
        }
      ]
    }
    let type = code.outline.declarations.first { $0.isType && isAt($0.nameToken) }
    guard let type, let known = code.type(named: type.name) else { return [] }
    if known.inherits(from: "UIWindowSceneDelegate") {
      return [handle(.handleHere, access) { _ in .handler(.scenes) }]
    }
    if code.isSwiftUIApp(known) {
      return [handle(.handleHere, access) { _ in .handler(.swiftUI) }]
    }
    if known.inherits(from: "UIApplicationDelegate") {
      return [
        handle(.handleHere, access) { .handler(.init($0)) }
      ]
    }
    return []
  }

  private static func handle(
    _ title: LocalizedText, _ access: AppAccess,
    _ generator: @escaping @Sendable (AppSources) -> CodeGenerator
  ) -> CodeAction {
    CodeAction(title, .generate) { change(access) { (generator($0), access.path) } }
  }

  private static func change(
    _ access: AppAccess, _ request: (AppSources) -> (CodeGenerator, path: String)
  ) -> CodeAction.Change {
    let app = access.sources()
    let (generator, path) = request(app)
    do throws(GenerationFailure) {
      let code = try generator.code(for: app, CodeLanguage(path: path) ?? app.language)
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

  fileprivate static let handleHere = LocalizedText(
    en: "Handle quick actions", zhHans: "处理快捷操作")

  fileprivate static let register = LocalizedText(
    en: "Register for trait changes instead", zhHans: "改为注册 trait 变化")

  fileprivate static let toScenes = LocalizedText(
    en: "Call this handler from the scene delegate", zhHans: "由 scene delegate 调用此处理方法")
}
