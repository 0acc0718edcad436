import Files
import Guide
import SourceText
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter

@testable import MenuPreview

/// An app in memory with its menu.
struct MenuApp {
  let menu: ActionMenu
  let files: MemoryFiles

  /// - Parameters:
  ///   - items: the content of each dictionary.
  ///   - files: the contents by their paths in the app.
  init(
    _ items: [String], _ files: [String: String] = [:], keys: String = "",
    bytes: [String: [UInt8]] = [:], for device: ActionMenu.Device = .phone
  ) throws {
    let list = items.map { "<dict>\($0)</dict>" }.joined(separator: "\n")
    let plist = """
      <plist version="1.0"><dict>
      \(keys)
      <key>UIApplicationShortcutItems</key>
      <array>
      \(list)
      </array>
      </dict></plist>
      """
    try self.init(["Info.plist": plist].merging(files) { $1 }, bytes: bytes, for: device)
  }

  init(
    _ texts: [String: String], bytes: [String: [UInt8]] = [:], for device: ActionMenu.Device
  ) throws {
    var all = bytes.reduce(into: [String: [UInt8]]()) { $0["/app/" + $1.key] = $1.value }
    for (path, text) in texts { all["/app/" + path] = Array(text.utf8) }
    let files = MemoryFiles(all)
    self.files = files
    let project = ProjectFiles(below: "/app", in: files)
    let checks = FolderChecks(project, in: files, sharing: SharedImages(), SharedProjects())
    let menus = ActionMenu.all(
      in: checks.sharedCode, declaredIn: nil, for: device, options: { _ in CheckOptions() },
      in: files,
      codeFindings: { path in
        var context = checks
        return FileModel(path, in: files)
          .flatMap { CheckableFile($0, at: path, in: &context) }?.findings() ?? []
      }, around: { (checks.surroundings(of: $0), checks.sharedCode) })
    menu = try #require(menus.first)
  }

  /// Returns the content of an item's dictionary.
  static func item(
    _ title: String, subtitle: String? = nil, icon: String? = nil, key: String = "IconType"
  ) -> String {
    func entry(_ key: String, _ value: String) -> String {
      let text = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return "<key>UIApplicationShortcutItem\(key)</key><string>\(text)</string>"
    }
    return entry("Type", "com.example.\(title.prefix(20))") + entry("Title", title)
      + (subtitle.map { entry("Subtitle", $0) } ?? "") + (icon.map { entry(key, $0) } ?? "")
  }

  func part(_ languages: [String]) -> MenuPicture.Part {
    let pictures = PictureReader(files)
    let notes = MenuNotes(menu, below: "/app", pictures, .english) { path in
      (try? files.read(path)).map { SourceText($0) }
    }
    return MenuPicture.Part(menu, in: languages, notes, caption: nil)
  }

  func picture(
    _ look: MenuMetrics.Look = .iphone, isDark: Bool = false, _ reader: Language = .english
  ) -> MenuPicture {
    MenuPicture(.init(look: look, isDark: isDark, reader: reader), PictureReader(files))
  }
}
