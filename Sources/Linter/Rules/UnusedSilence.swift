import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum UnusedSilence: Rule {
  package static let description = RuleDescription(
    SilenceWords.rule, .information, group: .settings,
    title: LocalizedText(
      en: "A comment silences no finding.",
      zhHans: "注释要忽略的规则在此处并无提示。"),
    why: LocalizedText(
      en: """
        `quickactions:disable-next-line` silences rules on the next line, `quickactions:disable` in the \
        whole file. Such a comment that silences nothing is a leftover, or the rule's name is \
        misspelled and the finding is still there; either way it can hide a mistake one day.
        """,
      zhHans: """
        `quickactions:disable-next-line` 让规则忽略下一行，`quickactions:disable` 忽略整个文件。没有忽略任何提示的\
        注释，要么是遗留下来的，要么规则名写错、提示仍在；无论哪种，将来都可能掩盖错误。
        """),
    examples: [
      .fires(
        .root,
        "<key>A</key>\n<true/>\n<!-- quickactions:disable-next-line «duplicate-key» -->\n<key>B</key>\n<true/>"
      ),
      .fires(
        .root,
        "<key>A</key>\n<true/>\n<!-- quickactions:disable-next-line duplicate-key, «duplicate-keys» -->\n<key>A</key>\n<true/>"
      ),
      .fires(
        .root,
        "<key>A</key>\n<true/>\n<!-- quickactions:«disable-line» duplicate-key -->\n<key>A</key>\n<true/>"
      ),
      .fires(.root, "<key>A</key>\n<true/>\n«<!-- quickactions:disable-next-line -->»"),
      .silent(
        .root,
        "<key>A</key>\n<true/>\n<!-- quickactions:disable-next-line duplicate-key: both are wanted -->\n<key>A</key>\n<true/>"
      ),
      .silent(
        .root,
        "<key>A</key>\n<true/>\n<!-- quickactions:disable duplicate-key -->\n<key>A</key>\n<true/>"),
      .silent(.root, "<key>A</key>\n<true/>\n<!-- quickactions: declared below -->"),
      .fires(
        .whole("de.lproj/InfoPlist.strings"),
        "// quickactions:disable-next-line «duplicate-strings-key»\n\"a\" = \"b\";"),
      .silent(
        .whole("de.lproj/InfoPlist.strings"),
        "/* quickactions:disable-next-line duplicate-strings-key */\n\"a\" = \"b\";\n\"a\" = \"c\";"
      ),
    ])

  package static func check(_ file: UnusedSilences, _ report: inout Report) {
    guard !file.silences.isEmpty else { return }
    let rules = RuleRegistry.all.map { $0.description.id }
    for unused in file.silences where !report.isFull {
      let fix = Fix(
        unused.isWholeComment ? .removeComment : .removeName,
        [file.removing(unused)], isPreferred: false)
      switch unused.reason {
      case .needless:
        report.add(.needless, at: unused.range, tags: [.unnecessary], fixes: [fix])
      case .unknownRule(let name):
        let near = Spelling.nearest(to: name, among: rules, limit: 3)
        report.add(
          .unknownRule(name, near), at: unused.range,
          fixes: [near.map { .write($0, at: unused.range) }, fix])
      case .unknownWord(let name):
        let near = Spelling.nearest(
          to: name, among: [Silences.nextLine, Silences.wholeFile], limit: 5)
        // A name unlike any rule may be another tool's directive.
        guard let near else { continue }
        report.add(
          .unknownWord(name, near), at: unused.range,
          fixes: [.write(near, at: unused.range), fix])
      }
    }
  }
}

extension Fix {
  fileprivate static func write(_ name: String, at range: ByteRange) -> Fix {
    Fix(
      LocalizedText(en: "Change to “\(name)”", zhHans: "改为“\(name)”"), [TextEdit(range, name)],
      isPreferred: false)
  }
}

extension LocalizedText {
  fileprivate static let needless = LocalizedText(
    en: "This silences nothing.", zhHans: "此处没有可忽略的提示。")

  fileprivate static func unknownRule(_ name: String, _ near: String?) -> LocalizedText {
    LocalizedText(
      en: "There is no rule “\(name)”" + (near.map { "; did you mean “\($0)”?" } ?? "."),
      zhHans: "没有规则“\(name)”" + (near.map { "，是不是“\($0)”？" } ?? "。"))
  }

  fileprivate static func unknownWord(_ name: String, _ near: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(Silences.mark)\(name)” is not known; did you mean “\(near)”?",
      zhHans: "不认识“\(Silences.mark)\(name)”，是不是“\(near)”？")
  }

  fileprivate static let removeComment = LocalizedText(
    en: "Remove the comment", zhHans: "删除这条注释")

  fileprivate static let removeName = LocalizedText(
    en: "Remove the name", zhHans: "删除这个名称")
}
