import ActionFlow
import Checks
import CodeGeneration
import CodeModel
import Guide
import PropertyListRules
import SourceText

/// Offers the move to scenes at the finding that advises it and at the name of the app delegate.
enum MigrateActions: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.quickFix, .migrate]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let access = context.app else { return [] }
    let findings = context.findings.filter {
      $0.rule == AppWithoutScenes.description.id && $0.range.touches(context.selection.start)
    }
    if !findings.isEmpty {
      return [CodeAction(.move, .quickFix, fixing: findings, readsOthers: true) { change(access) }]
    }
    guard let code = context.code,
      let type = code.outline.declarations.first(where: {
        $0.isType && code.bytes(of: $0.nameToken).touches(context.selection.start)
      }),
      let known = code.type(around: type.nameToken)
    else { return [] }
    // In Objective-C the header declares the protocols of a class.
    let others = context.codeFacts?.otherCode()?.parts(of: known.name) ?? []
    let isDelegate =
      known.inherits(from: "UIApplicationDelegate")
      || others.contains { $0.inherited.contains("UIApplicationDelegate") }
    let shared = context.codeFacts?.shared
    guard isDelegate, shared?.lifeCycle(ofAppOf: shared?.mark(of: access.path)).hasScenes != true
    else {
      return []
    }
    return [CodeAction(.move, .migrate) { change(access) }]
  }

  private static func change(_ access: AppAccess) -> CodeAction.Change {
    guard let migration = access.migration() else {
      return CodeAction.Change(failed: GenerationFailure(.noAppAround, in: access.path))
    }
    switch migration.outcome {
    case .moves: return CodeAction.Change([], fileEdits: migration.edits)
    case .isDone: return CodeAction.Change([])
    case .isRefused(let failure): return CodeAction.Change(failed: failure)
    }
  }
}

extension LocalizedText {
  fileprivate static let move = LocalizedText(
    en: "Move the app to scenes", zhHans: "把 App 迁移到场景")

  fileprivate static let noAppAround = LocalizedText(
    en: "no project here builds an app of this file", zhHans: "这里没有项目用此文件构建 App")
}
