import Checks
import SourceText

extension CheckReport {
  /// The numbers of findings, by severity, and of those that can be fixed, on one line.
  public var summary: LocalizedText {
    guard count > 0 else {
      guard unlisted > 0 else { return LocalizedText(en: "no findings", zhHans: "没有结果") }
      return LocalizedText(
        en: "no findings but \(unlisted) minor \(unlisted == 1 ? "one" : "ones"), see --show hint",
        zhHans: "没有结果，另有 \(unlisted) 条次要结果，见 --show hint")
    }
    let counts = [
      (count(of: .error), "error", "错误"), (count(of: .warning), "warning", "警告"),
      (count(of: .information) + count(of: .hint), "note", "提示"),
    ].filter { number, _, _ in number > 0 }.map { number, english, chinese in
      LocalizedText(
        en: "\(number) \(english)\(number == 1 ? "" : "s")", zhHans: "\(number) 个\(chinese)")
    }
    var english = counts.map(\.english).joined(separator: ", ")
    var chinese = counts.map(\.simplifiedChinese).joined(separator: "、")
    if others > 0 {
      english += "; \(others) not about quick actions"
      chinese += "；其中 \(others) 条与快捷操作无关"
    }
    if fixable > 0 {
      english += "; \(fixable) can be fixed with --fix"
      chinese += "；\(fixable) 条可用 --fix 修复"
    }
    var rest = LocalizedText(en: "", zhHans: "")
    if unlisted > 0 {
      rest = LocalizedText(
        en: " and \(unlisted) minor \(unlisted == 1 ? "one" : "ones"), see --show hint",
        zhHans: "。另有 \(unlisted) 条次要结果，见 --show hint")
    }
    let noun = count == 1 ? "finding" : "findings"
    return LocalizedText(
      en: "\(count) \(noun) (\(english))" + rest.english,
      zhHans: "\(count) 条结果（\(chinese)）" + rest.simplifiedChinese)
  }
}
