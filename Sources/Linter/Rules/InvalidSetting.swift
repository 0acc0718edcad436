import AppFiles
import Checks
import Guide
import JSONSyntax
import SourceText

enum InvalidSetting: Rule {
  static let description = RuleDescription(
    "invalid-setting", .warning, group: .settings,
    title: LocalizedText(
      en: "A setting in `.quickactions.json` cannot be used.",
      zhHans: "`.quickactions.json` 中有无法使用的设置。"),
    why: LocalizedText(
      en: """
        A setting that is misspelled would otherwise do nothing and nobody would notice. What is right in \
        the file counts all the same. The members are `language`, `deploymentTarget`, `rules`, \
        `failOn`, `exclude` and `code`; `rules` gives a rule, or all rules of a group, one of `error`, \
        `warning`, `information`, `hint` and `off`, `failOn` says from which severity on `check` fails, \
        `code` turns `completion` and `hover` in source code off with `false`.
        """,
      zhHans: """
        写错的设置不会起作用，也没有人会发现，所以在这里提示。文件中其余正确的设置照常生效。可用的成员有 \
        `language`、`deploymentTarget`、`rules`、`failOn`、`exclude` 和 `code`；`rules` 为一条规则或一组规则指定 `error`、\
        `warning`、`information`、`hint` 或 `off`；`failOn` 决定从哪种严重程度起 `check` 算失败；`code` 中的 `completion` 和 `hover` 设为 `false` 即可关闭源代码中的补全和悬停。
        """),
    examples: [
      .fires(
        .settings, "{\n  \"rules\": { «\"duplicate-typ\"»: \"off\" }\n}",
        fixed: "{\n  \"rules\": { \"duplicate-type\": \"off\" }\n}", message: "There is no rule"),
      .fires(
        .settings, "{\n  \"rules\": { \"duplicate-type\": «\"eror\"» }\n}",
        fixed: "{\n  \"rules\": { \"duplicate-type\": \"error\" }\n}",
        message: "The value cannot be eror"),
      .fires(
        .settings, "{ «\"langauge\"»: \"zh-Hans\" }", fixed: "{ \"language\": \"zh-Hans\" }",
        message: "There is no setting"),
      .fires(.settings, "{ \"language\": «\"fr\"» }", message: "The value cannot be fr"),
      .fires(.settings, "{ \"deploymentTarget\": «13» }", message: "Expected a version of"),
      .fires(.settings, "{ \"exclude\": «\"Tests\"» }", message: "Expected a list of"),
      .fires(
        .settings, "{ \"code\": { \"hover\": «\"off\"» } }", message: "Expected true or false"),
      .fires(
        .settings, "{ \"code\": { «\"hovers\"»: false } }",
        fixed: "{ \"code\": { \"hover\": false } }", message: "There is no setting"),
      .fires(
        .settings, "{ \"language\": \"en\", «\"language\"»: \"zh-Hans\" }",
        message: "“language” is here a"),
      .fires(
        .settings, "{ \"rules\": { «\"icon\"»: \"off\" } }",
        fixed: "{ \"rules\": { \"icons\": \"off\" } }", message: "There is no rule or group"),
      .fires(.settings, "{ \"failOn\": «\"note\"» }", message: "The value cannot be note"),
      .fires(
        .settings, "{ \"exclude\": [\"Tests\"], «}»", severity: .error, message: "This is not JSON"),
      .silent(
        .settings,
        "{\n  \"language\": \"en\",\n  \"deploymentTarget\": \"13.0\",\n  \"rules\": { \"duplicate-type\": \"off\" },\n  \"exclude\": [\"Tests/**\"],\n  \"code\": { \"completion\": false, \"hover\": false }\n}"
      ),
      .silent(
        .settings,
        "{ \"rules\": { \"presentation\": \"off\", \"popover-without-anchor\": \"warning\" }, \"failOn\": \"error\" }"
      ),
      .silent(.settings, "{}"),
    ],
    reference: RuleDescription.settingsReference)

  static func check(_ file: SettingsFile, _ report: inout Report) {
    let known = RuleRegistry.names
    let unknown = file.rules.filter { !known.contains($0.name) }.map { rule in
      SettingsProblem(unknown: rule.name, at: rule.range, among: known) {
        .unknownRule($0, near: $1)
      }
    }
    // Settings of an unknown rule are only reported for its name.
    let problems = file.problems.filter { $0.rule.map(known.contains) ?? true } + unknown
    for problem in problems.sorted(by: { $0.range.start < $1.range.start }) {
      let fix = problem.replacement.map {
        Fix(.write($0), [TextEdit(problem.range, $0)], isPreferred: problem.isSlip)
      }
      report.add(
        .problem(problem.kind), at: problem.range, severity: problem.severity, fixes: [fix])
    }
  }
}

extension LocalizedText {
  fileprivate static func write(_ value: String) -> LocalizedText {
    LocalizedText(en: "Change to \(value)", zhHans: "改为 \(value)")
  }

  fileprivate static func problem(_ kind: SettingsProblem.Kind) -> LocalizedText {
    switch kind {
    case .notJSON(let issue):
      let reason = issue.message
      return LocalizedText(
        en: "This is not JSON from here on: \(reason.english). What stands before it counts.",
        zhHans: "从这里起不是 JSON：\(reason.simplifiedChinese)。之前的内容照常生效。")
    case .unknownMember(let name, let known, let near):
      let names = known.filter { $0 != "$schema" }.joined(separator: ", ")
      return LocalizedText(
        en: "There is no setting “\(name)”"
          + (near.map { "; did you mean “\($0)”?" } ?? "; there are \(names)."),
        zhHans: "没有设置“\(name)”" + (near.map { "，是不是“\($0)”？" } ?? "；可用的有 \(names)。"))
    case .unknownRule(let name, let near):
      return LocalizedText(
        en: "There is no rule or group “\(name)”"
          + (near.map { "; did you mean “\($0)”?" } ?? "; `quickactions docs` lists all."),
        zhHans: "没有规则或规则组“\(name)”"
          + (near.map { "，是不是“\($0)”？" } ?? "；`quickactions docs` 会列出全部。"))
    case .unknownValue(let text, let allowed, let near):
      let list = allowed.joined(separator: ", ")
      return LocalizedText(
        en: "The value cannot be \(text)"
          + (near.map { "; did you mean “\($0)”?" } ?? "; it is one of \(list)."),
        zhHans: "值不能是 \(text)" + (near.map { "，是不是“\($0)”？" } ?? "；可以是 \(list)。"))
    case .duplicateMember(let name):
      return LocalizedText(
        en: "“\(name)” is here a second time; only the last one counts.",
        zhHans: "“\(name)”重复出现，只有最后一个有效。")
    case .wrongKind(let expected):
      return LocalizedText(
        en: "Expected \(expected.english).", zhHans: "这里应为\(expected.simplifiedChinese)。")
    }
  }
}

extension SettingsProblem {
  /// The severity of the problem: a file that is not JSON cannot be used at all, other problems concern one setting.
  /// Nil for the severity of the rule.
  ///
  /// Inlined into `check` it makes the optimizer of Swift 6.3.1 crash, in CopyPropagation.
  @inline(never)
  fileprivate var severity: Severity? {
    if case .notJSON = kind { .error } else { nil }
  }
}
