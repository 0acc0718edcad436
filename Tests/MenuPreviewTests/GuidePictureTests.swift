import Foundation
import Guide
import SourceText
import TestKit
import Testing

@testable import MenuPreview

/// The menus in the guide are pictures by `preview` for small apps. To generate them again:
///
///     Tests/update
@Suite struct GuidePictureTests {
  private struct App {
    var items: [String] = []
    var dynamic: [String] = []
    var files: [String: String] = [:]
  }

  private static func app(_ picture: String, _ language: Language) -> App {
    let isChinese = language == .simplifiedChinese
    func item(
      _ english: String, _ chinese: String, _ subtitle: (String, String)? = nil,
      icon: String? = nil, key: String = "IconType"
    ) -> String {
      MenuApp.item(
        isChinese ? chinese : english, subtitle: subtitle.map { isChinese ? $0.1 : $0.0 },
        icon: icon, key: key)
    }
    let type = "UIApplicationShortcutIconType"
    switch picture {
    case "menu-titles":
      return App(items: [
        item("Search", "搜索", icon: type + "Search"),
        item("Open the Last Shopping List Again", "重新打开上一次编辑过的那份购物清单", icon: type + "Task"),
        item(
          "Scan a Document With the Camera", "用相机扫描一份纸质文档到备忘录", ("Paper", "纸质文档"),
          icon: type + "CapturePhoto"),
        item(
          "New Note", "新建备忘录", ("In the notebook that was open last", "放进上一次打开过的那个笔记本里"),
          icon: type + "Compose"),
      ])
    case "menu-icons":
      let tree =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="35" height="35"><path d="M17.5 2L29 17h-5l7 9H20v7h-5v-7H4l7-9H6z"/></svg>"#
      let card =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="35" height="35"><path d="M2 2h31v31H2z"/></svg>"#
      func contents(_ file: String) -> String {
        #"{"images":[{"idiom":"universal","filename":"\#(file)"}],"info":{"version":1,"author":"xcode"}}"#
      }
      return App(
        items: [
          item("Icon of the System", "系统图标", icon: type + "Search"),
          item("Template Image", "模板图片", icon: "tree", key: "IconFile"),
          item("No Transparency", "没有透明部分", icon: "card", key: "IconFile"),
          item("Without an Icon", "没有图标"),
        ],
        files: [
          "Assets.xcassets/tree.imageset/tree.svg": tree,
          "Assets.xcassets/tree.imageset/Contents.json": contents("tree.svg"),
          "Assets.xcassets/card.imageset/card.svg": card,
          "Assets.xcassets/card.imageset/Contents.json": contents("card.svg"),
        ])
    default:
      return App(
        items: [
          item("Search", "搜索", icon: type + "Search"),
          item("New Note", "新建备忘录", icon: type + "Compose"),
          item("Scan", "扫描", icon: type + "CapturePhoto"),
        ],
        dynamic: isChinese
          ? ["购物清单", "旅行计划", "菜谱"] : ["Shopping List", "Travel Plans", "Recipes"])
    }
  }

  private static func svg(_ picture: String, _ language: Language) throws -> String {
    let app = app(picture, language)
    let items = app.dynamic.enumerated().map { index, title in
      """
      UIApplicationShortcutItem(type: "com.example.list\(index)", localizedTitle: "\(title)",
        localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .favorite), userInfo: nil)
      """
    }
    let code = """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          application.shortcutItems = [\(items.joined(separator: ", "))]
          return true
        }
      }
      """
    let made = try MenuApp(
      app.items, app.files.merging(items.isEmpty ? [:] : ["AppDelegate.swift": code]) { $1 },
      keys: """
        <key>CFBundleDisplayName</key><string>\(language == .english ? "Notes" : "备忘录")</string>
        <key>CFBundleDevelopmentRegion</key><string>\(language.rawValue)</string>
        """)
    var options = MenuPicture.Options(look: .iphone, isDark: false, reader: language)
    options.isAdaptive = true
    let part = MenuPicture.Part(made.menu, in: [language.rawValue], .none, caption: nil)
    return MenuPicture(options, PictureReader(made.files)).svg([part])
  }

  @Test(arguments: ["menu-titles", "menu-icons", "menu-limit"], Language.allCases)
  func pictures(_ picture: String, _ language: Language) throws {
    let path = "Sources/Guide/Pictures/\(picture).\(language.rawValue).svg"
    let svg = try Self.svg(picture, language)
    if Project.isUpdating { try Data(svg.utf8).write(to: Project.url(path)) }
    #expect((try? Project.text(path)) == svg, "\(path) is out of date; run Tests/update")
    // As wide as a phone, in both schemes, and named in the guide.
    let scene = try #require(StrictMarkup.read(svg).first)
    let width = scene.attributes["width"].flatMap(Double.init) ?? 0
    #expect(width > 0 && width <= 360)
    #expect(svg.contains("prefers-color-scheme") && !svg.contains("fill=\"#"))
    #expect(Diagram(rawValue: picture)?.description(in: language).isEmpty == false)
  }
}
