import AppFiles
import Checks
import CodeGeneration
import Files
import Guide
import PropertyListRules
import RuleSubjects
import SourceText
import XcodeProject

/// Creates the first `InfoPlist.strings` of an app whose project lists its files one by one: the files, and their
/// entries in the project. Offered where the rules on translations have no other fix.
enum NewTranslationsAction: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.quickFix]

  private static let rules: Set<String> = [
    MissingTranslation.description.id, TitleNotLocalized.description.id,
  ]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    let findings = context.findings.filter {
      rules.contains($0.rule) && $0.fixes.isEmpty && $0.range.meets(context.reach)
    }
    guard !findings.isEmpty, let access = context.app, let plist = context.plist,
      let new = context.surroundings?.newTranslations(of: plist)
    else { return [] }
    let files = access.files
    return [
      CodeAction(.add(new), .quickFix, fixing: findings, readsOthers: true) {
        do throws(GenerationFailure) {
          return CodeAction.Change([], fileEdits: try edits(new, in: files))
        } catch {
          return CodeAction.Change(failed: error)
        }
      }
    ]
  }

  private static func edits(
    _ new: NewTranslations, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    let project = new.project
    let makers = ["project.yml", "project.yaml", "project.json", "Project.swift"]
    for path in makers.map({ "\(project.folder)/\($0)" }) where files.kind(of: path) == .file {
      throw GenerationFailure(.isMade(new), in: path)
    }
    for (file, _) in new.files where files.kind(of: file.path) != .other {
      throw GenerationFailure(.fileIsThere, in: file.path)
    }
    guard let bytes = try? files.read(project.file),
      let edits = ProjectFileAddition(project.path, FileEncoding.decode(bytes).text, project)
        .edits(addingTable: new.files.map(\.file), beside: new.table, toTargets: new.targets)
    else { throw GenerationFailure(.isUnusual(new), in: project.file) }
    return new.files.map { FileEdit($0.file.path, .create($0.text)) }
      + [FileEdit(project.file, .edit(edits))]
  }
}

extension LocalizedText {
  fileprivate static func add(_ new: NewTranslations) -> LocalizedText {
    let name = name(new)
    let shown = new.languages.prefix(8).joined(separator: ", ")
    let isCut = new.languages.count > 8
    return LocalizedText(
      en:
        "Create \(name) in \(shown)\(isCut ? " and \(new.languages.count - 8) more" : "") and add it to the project",
      zhHans:
        "创建 \(name)（\(shown)\(isCut ? " 等 \(new.languages.count) 种语言" : "")）并加入项目")
  }

  fileprivate static func isMade(_ new: NewTranslations) -> LocalizedText {
    LocalizedText(
      en:
        "a tool makes the project from this file; create \(name(new)) beside \(Path.name(of: new.table)) and have the project made again",
      zhHans: "项目由工具根据此文件生成；请在 \(Path.name(of: new.table)) 旁创建 \(name(new))，然后重新生成项目")
  }

  fileprivate static func isUnusual(_ new: NewTranslations) -> LocalizedText {
    LocalizedText(
      en:
        "the project lists \(Path.name(of: new.table)) in a form to which nothing is added here; in Xcode add \(name(new)) to the target and localize it",
      zhHans: "项目列出 \(Path.name(of: new.table)) 的形式不便自动添加；请在 Xcode 中把 \(name(new)) 加入 target 并本地化")
  }

  fileprivate static let fileIsThere = LocalizedText(
    en: "the file is there already and is not overwritten",
    zhHans: "文件已存在，不会覆盖")

  private static func name(_ new: NewTranslations) -> String {
    new.files.first.map { Path.name(of: $0.file.path) } ?? ""
  }
}
