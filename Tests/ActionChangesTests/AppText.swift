import ActionChanges
import AppFiles
import Files
import Linter

/// A small app in memory, before or after a change.
struct AppText {
  /// An item of the property list; members that are nil are not written.
  struct Item {
    var type: String
    var title: String? = "Title"
    var subtitle: String?
    var icon: (key: String, value: String)?
  }

  var items: [Item]
  var handler = AppText.sceneHandler(["a", "b", "c"])
  var hasScenes = true
  var others: [String: String] = [:]
  var list = "App/Info.plist"

  static func sceneHandler(_ types: [String], cold: Bool = true, warm: Bool = true) -> String {
    """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        \(cold ? "if let item = options.shortcutItem { open(item) }" : "")
      }
      \(warm ? """
        func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
          open(item)
          completionHandler(true)
        }
        """ : "")
      func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        \(types.map { "case \"\($0)\": show(\"\($0)\")" }.joined(separator: "\n    "))
        default: break
        }
      }
      func show(_ name: String) { Screen.shared.name = name }
    }
    """
  }

  static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    """

  var files: [String: String] {
    var files = others
    files["App.xcodeproj/project.pbxproj"] = files["App.xcodeproj/project.pbxproj"] ?? ""
    files["App/AppDelegate.swift"] = files["App/AppDelegate.swift"] ?? Self.delegate
    files["App/SceneDelegate.swift"] = handler
    files[list] = propertyList
    return files
  }

  private var propertyList: String {
    let manifest = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Default</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict>

      """
    func pair(_ key: String, _ value: String?) -> String {
      value.map { "<key>UIApplicationShortcutItem\(key)</key><string>\($0)</string>\n" } ?? ""
    }
    let texts = items.map { item in
      "<dict>\n" + pair("Type", item.type) + pair("Title", item.title)
        + pair("Subtitle", item.subtitle) + (item.icon.map { pair($0.key, $0.value) } ?? "")
        + "</dict>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      <key>CFBundleIdentifier</key><string>com.example.app</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      \(hasScenes ? manifest : "")\(items.isEmpty ? "" : "<key>UIApplicationShortcutItems</key>\n<array>\n\(texts.joined())</array>\n")</dict>
      </plist>
      """
  }

  /// Returns the states of its apps, each below a folder of its own.
  func states(below root: String = "/w") -> AppStates {
    let memory = MemoryFiles(
      Dictionary(uniqueKeysWithValues: files.map { (root + "/" + $0, Array($1.utf8)) }))
    let checks = FolderChecks(
      ProjectFiles(below: root, in: memory), in: memory, sharing: SharedImages(), SharedProjects())
    return AppStates(checks, in: root, memory)
  }

  func difference(from old: AppText, readsLess: Bool = false) -> ActionDifference {
    ActionDifference(from: old.states(), to: states(), readsLess: readsLess)
  }

  /// Returns a line for each change, such as `worse handling a`.
  func changes(from old: AppText, readsLess: Bool = false) -> [String] {
    difference(from: old, readsLess: readsLess).changes.map {
      "\($0.effect) \($0.kind) \($0.type)"
    }
  }
}
