import Guide
import SourceText
import XcodeProject

extension XcodeProject.Problem {
  /// The problem, without a full stop.
  public var text: LocalizedText {
    switch kind {
    case .noFile: LocalizedText(en: "it has no project file", zhHans: "没有项目文件")
    case .conflict: LocalizedText(en: "it has merge conflicts", zhHans: "有未解决的合并冲突")
    case .syntax: LocalizedText(en: "its syntax is broken", zhHans: "语法有误")
    case .notAProject: LocalizedText(en: "it holds no project", zhHans: "其中没有项目")
    case .newerFormat(let word):
      LocalizedText(en: "it needs a newer tool (“\(word)”)", zhHans: "需要更新的工具（“\(word)”）")
    }
  }
}

extension SettingUnknown {
  /// The reason why a value is not known, without a full stop.
  public var text: LocalizedText {
    switch self {
    case .missingFile(let path):
      LocalizedText(en: "\(path) is not there", zhHans: "找不到 \(path)")
    case .outsideFile(let path):
      LocalizedText(
        en: "\(path) lies outside of the folder and is not read", zhHans: "\(path) 在文件夹之外，不会读取")
    case .undefined(let name):
      LocalizedText(en: "nothing sets \(name)", zhHans: "\(name) 没有设置")
    case .operation(let name):
      LocalizedText(en: "what “:\(name)” does is not known", zhHans: "不了解“:\(name)”的作用")
    case .tooComplex:
      LocalizedText(en: "its references go too deep", zhHans: "引用嵌套过深")
    }
  }
}
