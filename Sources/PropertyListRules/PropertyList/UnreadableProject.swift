import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText
import XcodeProject

package enum UnreadableProject: Rule {
  package static let description = RuleDescription(
    "unreadable-project", .information,
    title: LocalizedText(
      en: "The Xcode project cannot be read.", zhHans: "无法读取 Xcode 项目。"),
    why: LocalizedText(
      en: """
        The project says which target uses the file, what iOS it runs on and which images and \
        translations it has. Where version control left a conflict in it, or its syntax is broken, \
        the project is ignored, and what the file needs is looked for where it usually lies.
        """,
      zhHans: """
        项目说明了哪个 target 使用该文件、最低支持的 iOS 版本，以及有哪些图像和译文。如果项目文件中有未解决的合并冲突，\
        或者语法有误，就不采用其中任何内容，而按文件通常的位置去查找。
        """),
    examples: [
      .fires(
        .root, "<key>«UIApplicationShortcutItems»</key>\n<array/>",
        beside: ExampleProject.beside(replacing: "objects = {", by: "<<<<<<< HEAD\nobjects = {"),
        message: "Example.xcodeproj/project.pbxproj (line 3): its"),
      .fires(
        .root, "<key>«UIApplicationShortcutItems»</key>\n<array/>",
        beside: ExampleProject.beside(replacing: "};", by: "}"),
        message: "Example.xcodeproj/project.pbxproj (line 8): its"),
      .silent(
        .root, "<key>UIApplicationShortcutItems</key>\n<array/>", beside: ExampleProject.beside()),
    ])

  package static let needs: Set<Need> = [.project]
  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let facts = document.surroundings?.project, facts.isEmpty,
      let broken = facts.broken.first,
      let key = document.infoPlist.declarations.first?.key
    else { return }
    report.add(.broken(broken), at: document.tree.name(of: key), about: broken.file)
  }
}

extension LocalizedText {
  fileprivate static func broken(_ project: ProjectFacts.BrokenProject) -> LocalizedText {
    let names = project.file.split(separator: "/").suffix(2).joined(separator: "/")
    let reason = project.problem.text
    let line = project.problem.line
    return LocalizedText(
      en: names + (line.map { " (line \($0))" } ?? "") + ": " + reason.english
        + "; it is ignored.",
      zhHans: names + (line.map { "（第 \($0) 行）" } ?? "") + "：" + reason.simplifiedChinese
        + "，因此不采用其中的内容。")
  }
}
