import JSONSyntax
import SourceText

extension JSONTree.Issue.Kind {
  /// The error, as a part of a sentence.
  package var message: LocalizedText {
    switch self {
    case .valueExpected: LocalizedText(en: "a value is missing", zhHans: "缺少值")
    case .keyExpected:
      LocalizedText(en: "a name in double quotes is missing", zhHans: "缺少双引号中的名称")
    case .colonExpected: LocalizedText(en: "a colon is missing", zhHans: "缺少冒号")
    case .commaOrEndExpected:
      LocalizedText(en: "a comma or a closing bracket is missing", zhHans: "缺少逗号或右括号")
    case .unfinishedString:
      LocalizedText(en: "the string has no closing quote", zhHans: "字符串没有右引号")
    case .invalidEscape:
      LocalizedText(en: "there is no such escape", zhHans: "没有这种转义")
    case .invalidNumber: LocalizedText(en: "the number is malformed", zhHans: "数字格式有误")
    case .controlCharacter:
      LocalizedText(en: "a control character must be escaped", zhHans: "控制字符必须转义")
    case .textAfterValue:
      LocalizedText(en: "there is more behind the value", zhHans: "值的后面还有内容")
    case .tooDeep:
      LocalizedText(
        en: "it is nested deeper than \(JSONTree.maximumDepth) levels",
        zhHans: "嵌套超过 \(JSONTree.maximumDepth) 层")
    case .tooMany:
      LocalizedText(
        en: "it has more than \(JSONTree.maximumCount) values",
        zhHans: "值超过 \(JSONTree.maximumCount) 个")
    }
  }
}
