import ActionFlow
import Files
import SourceText

extension LifeCycle {
  /// The name for messages.
  var name: LocalizedText {
    switch self {
    case .appDelegate: .appDelegate
    case .scenes: .scenes
    case .swiftUI: .swiftUI
    }
  }
}

extension LifeCycle.Doubt {
  /// The reason why the life cycle is not known.
  var reason: LocalizedText {
    switch self {
    case .reading: .reading
    case .noPropertyList: .noPropertyList
    case .brokenProject: .brokenProject
    case .buildSetting: .buildSetting
    case .emptyManifest: .emptyManifest
    case .absentList: .absentList
    case .madeByTool: .madeByTool
    case .otherApp: .otherApp
    }
  }
}

extension LocalizedText {
  fileprivate static let appDelegate = LocalizedText(
    en: "app delegate, no scenes", zhHans: "App 代理，没有场景")
  fileprivate static let scenes = LocalizedText(en: "scenes", zhHans: "场景")
  fileprivate static let swiftUI = LocalizedText(
    en: "SwiftUI, with scenes", zhHans: "SwiftUI，使用场景")
  fileprivate static let reading = LocalizedText(
    en: "not known: files are still being read", zhHans: "未知：文件仍在读取中")
  fileprivate static let noPropertyList = LocalizedText(
    en: "not known: no Info.plist and no target of the app was found",
    zhHans: "未知：没有找到 App 的 Info.plist 或目标")
  fileprivate static let brokenProject = LocalizedText(
    en: "not known: the project cannot be read", zhHans: "未知：无法读取项目")
  fileprivate static let buildSetting = LocalizedText(
    en: "not known: a build setting that decides it has no known value",
    zhHans: "未知：决定它的构建设置没有已知的值")
  fileprivate static let emptyManifest = LocalizedText(
    en: "not known: the scene manifest names no scene delegate, and no code does",
    zhHans: "未知：场景清单没有指定场景代理，代码中也没有")
  fileprivate static let absentList = LocalizedText(
    en: "not known: the Info.plist is encrypted, a pointer of version control or a template",
    zhHans: "未知：Info.plist 已加密，或只是版本控制的指针或模板")
  fileprivate static let madeByTool = LocalizedText(
    en: "not known: a tool writes the Info.plist and may add scenes",
    zhHans: "未知：Info.plist 由工具生成，可能会加入场景")
  fileprivate static let otherApp = LocalizedText(
    en: "not known: a SwiftUI app lies near and may be this one",
    zhHans: "未知：附近有一个 SwiftUI App，可能就是它")
}
