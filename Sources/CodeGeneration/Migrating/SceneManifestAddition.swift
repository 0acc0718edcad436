import AppFiles
import Files
import Guide
import PropertyList
import SourceText

/// A new `UIApplicationSceneManifest` with one configuration, or only that configuration for a manifest without one
/// for windows.
struct SceneManifestAddition {
  /// The class name as it is written: with the module in Swift.
  let delegateClass: String
  /// The storyboard of the interface; nil where code builds it.
  let storyboard: String?

  static let configurationName = "Default Configuration"

  /// Returns the edit of an XML property list. Throws if the file is not one, or already has a manifest.
  func edit(at path: String, in files: any FileAccess) throws(GenerationFailure) -> FileEdit {
    guard files.kind(of: path) != .other else { throw GenerationFailure(.noListThere, in: path) }
    guard let plist = InfoPlist(path, in: files) else {
      throw GenerationFailure(.noXMLList, in: path)
    }
    try GenerationFailure.requireNoConflict(in: plist.tree.source, at: path)
    guard plist.tree.issues.isEmpty, let root = plist.root, plist.tree[root].isClosed else {
      throw GenerationFailure(.brokenList, in: path)
    }
    if let roles = SceneManifest.rolesToComplete(of: plist) {
      let step = Layout(of: plist.tree.source).step
      return FileEdit(
        path, .edit([plist.tree.appending(role(step).joined(separator: "\n"), to: roles)]))
    }
    if let manifest = SceneManifest.withoutRoles(of: plist) {
      let lines = roles(Layout(of: plist.tree.source).step)
      return FileEdit(
        path, .edit([plist.tree.appending(lines.joined(separator: "\n"), to: manifest)]))
    }
    guard !plist.hasSceneManifest else { throw GenerationFailure(.hasManifest, in: path) }
    let step = Layout(of: plist.tree.source).step
    return FileEdit(path, .edit([plist.tree.appending(markup(step), to: root)]))
  }

  /// The entry with its key, not indented.
  private func markup(_ step: String) -> String {
    let manifest = Self.nested(
      "<dict>", ["<key>UIApplicationSupportsMultipleScenes</key>", "<false/>"] + roles(step),
      "</dict>", step)
    return (["<key>\(SceneManifest.name)</key>"] + manifest).joined(separator: "\n")
  }

  /// The dictionary of configurations with its key.
  private func roles(_ step: String) -> [String] {
    ["<key>UISceneConfigurations</key>"] + Self.nested("<dict>", role(step), "</dict>", step)
  }

  /// The configuration for windows with the key of its role.
  private func role(_ step: String) -> [String] {
    var lines = [
      "<key>UISceneConfigurationName</key>", "<string>\(Self.configurationName)</string>",
      "<key>UISceneDelegateClassName</key>", "<string>\(escapedForXML(delegateClass))</string>",
    ]
    if let storyboard {
      lines += [
        "<key>UISceneStoryboardFile</key>", "<string>\(escapedForXML(storyboard))</string>",
      ]
    }
    let configuration = Self.nested("<dict>", lines, "</dict>", step)
    return ["<key>\(SceneManifest.windowRole)</key>"]
      + Self.nested("<array>", configuration, "</array>", step)
  }

  private static func nested(
    _ open: String, _ lines: [String], _ close: String, _ step: String
  ) -> [String] {
    [open] + lines.map { step + $0 } + [close]
  }

  /// A new property list that contains only the manifest; Xcode adds the values of the build settings.
  var document: String {
    let body = markup("\t").split(separator: "\n").map { "\t" + $0 }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(body)
      </dict>
      </plist>

      """
  }
}

extension LocalizedText {
  static let noListThere = LocalizedText(
    en:
      "the project names this property list, and there is none; check it out, or run what makes it, first",
    zhHans: "项目指定了此属性列表，但文件不存在；请先检出它，或运行生成它的工具")

  fileprivate static let noXMLList = LocalizedText(
    en: "this is no property list in XML that can be changed here",
    zhHans: "不是可在此修改的 XML 属性列表")

  static let hasManifest = LocalizedText(
    en:
      "there is a scene manifest already; complete it by hand: UISceneDelegateClassName below UIWindowSceneSessionRoleApplication",
    zhHans:
      "已经有场景清单，请自行补全：在 UIWindowSceneSessionRoleApplication 下写明 UISceneDelegateClassName")
}
