import AppFiles
import Files
import Guide
import PropertyList
import SourceText

/// `UIApplicationSceneManifest` with one configuration, for a property list that has none.
struct SceneManifestAddition {
  /// The class as it is written: with the module in Swift.
  let delegateClass: String
  /// The storyboard of the interface; nil where code builds it.
  let storyboard: String?

  static let configurationName = "Default Configuration"

  /// The change of a property list in XML. Throws where it is no such list or has a manifest.
  func edit(at path: String, in files: any FileAccess) throws(GenerationFailure) -> FileEdit {
    guard let plist = InfoPlist(path, in: files) else {
      throw GenerationFailure(.noXMLList, in: path)
    }
    try GenerationFailure.requireNoConflict(in: plist.tree.source, at: path)
    guard plist.tree.issues.isEmpty, let root = plist.root, plist.tree[root].isClosed else {
      throw GenerationFailure(.brokenList, in: path)
    }
    guard !plist.hasSceneManifest else { throw GenerationFailure(.hasManifest, in: path) }
    let step = Layout(of: plist.tree.source).step
    return FileEdit(path, .edit([plist.tree.appending(markup(step), to: root)]))
  }

  /// The entry with its key, not indented.
  private func markup(_ step: String) -> String {
    var lines = [
      "<key>UISceneConfigurationName</key>", "<string>\(Self.configurationName)</string>",
      "<key>UISceneDelegateClassName</key>", "<string>\(escapedForXML(delegateClass))</string>",
    ]
    if let storyboard {
      lines += [
        "<key>UISceneStoryboardFile</key>", "<string>\(escapedForXML(storyboard))</string>",
      ]
    }
    func nested(_ open: String, _ lines: [String], _ close: String) -> [String] {
      [open] + lines.map { step + $0 } + [close]
    }
    let configuration = nested("<array>", nested("<dict>", lines, "</dict>"), "</array>")
    let roles = nested(
      "<dict>", ["<key>UIWindowSceneSessionRoleApplication</key>"] + configuration, "</dict>")
    let manifest = nested(
      "<dict>",
      [
        "<key>UIApplicationSupportsMultipleScenes</key>", "<false/>",
        "<key>UISceneConfigurations</key>",
      ] + roles, "</dict>")
    return (["<key>\(SceneManifest.name)</key>"] + manifest).joined(separator: "\n")
  }

  /// A new property list that holds nothing else; Xcode adds what the build settings say.
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
  fileprivate static let noXMLList = LocalizedText(
    en: "this is no property list in XML that can be changed here",
    zhHans: "不是可在此修改的 XML 属性列表")

  static let hasManifest = LocalizedText(
    en:
      "there is a scene manifest already; complete it by hand: UISceneDelegateClassName below UIWindowSceneSessionRoleApplication",
    zhHans:
      "已经有场景清单，请自行补全：在 UIWindowSceneSessionRoleApplication 下写明 UISceneDelegateClassName")
}
