import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum IconFileName: Rule {
  package static let description = RuleDescription(
    "icon-file-name", .information, group: .icons,
    title: LocalizedText(
      en: "The icon file is more than a name.", zhHans: "图标文件写的不只是名称。"),
    why: LocalizedText(
      en: """
        The value is the name of an image in the asset catalog or the app bundle. iOS adds the scale \
        and the extension itself. With `@2x` or `@3x` in it every device gets that one file; an \
        extension works for loose files and never for images in a catalog; a path works only where the \
        bundle, or a catalog with namespaces, has such folders. An address on the Internet never works: \
        iOS loads nothing from there.
        """,
      zhHans: """
        这里写的是资源目录或 App 包中图片的名称，倍率和扩展名由 iOS 自己补上。写上 `@2x` 或 `@3x`，所有设备都只用\
        那一个文件；扩展名只对散放的文件有效，对资源目录里的图片无效；路径只有在包里确有这样的文件夹、或资源目录使用\
        命名空间时才有效。网址永远无效：iOS 不会从网上加载图标。
        """),
    examples: [
      .fires(
        .item, "<key>UIApplicationShortcutItemIconFile</key>\n<string>«compose@3x.png»</string>",
        fixed: "<key>UIApplicationShortcutItemIconFile</key>\n<string>compose</string>",
        message: "iOS adds the scale"),
      .fires(
        .item, RuleExample.iconFile("«Icons/compose@2x.png»"), beside: catalogWithNamespace,
        fixed: RuleExample.iconFile("Icons/compose"), message: "iOS adds the scale"),
      .fires(
        .item, "<key>UIApplicationShortcutItemIconFile</key>\n<string>«compose.png»</string>",
        severity: .hint, message: "The extension “png” is"),
      .fires(
        .item, "<key>UIApplicationShortcutItemIconFile</key>\n<string>«Icons/compose»</string>",
        message: "The value is an"),
      .fires(
        .item,
        "<key>UIApplicationShortcutItemIconFile</key>\n<string>«https://example.com/compose.png»</string>",
        severity: .warning, message: "An address can never"
      ),
      .silent(
        .item, "<key>UIApplicationShortcutItemIconFile</key>\n<string>symbol.icon</string>"),
      .silent(
        .item, RuleExample.iconFile("Icons/compose"), beside: catalogWithNamespace),
      .silent(.item, RuleExample.iconFile("Compose.png"), beside: ExampleFiles.catalog),
      .fires(
        .item, RuleExample.iconFile("«square.and.pencil»"), message: "“square.and.pencil” is an SF"),
      .silent(.item, RuleExample.iconFile("pencil")),
      .silent(
        .item, "<key>UIApplicationShortcutItemIconFile</key>\n<string>$(ICON_PATH)/compose</string>"
      ),
    ])

  private static let catalogWithNamespace = [
    "A.xcassets/Icons/Contents.json": Array(#"{"properties": {"provides-namespace": true}}"#.utf8),
    "A.xcassets/Icons/compose.imageset/Contents.json": Array("{}".utf8),
  ]

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff", "tif",
  ]

  package static let needs: Set<Need> = [.images]
  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    let entries = document.infoPlist.items.flatMap { item in
      item.entries(of: .iconFile).map { (item, $0) }
    }
    for (item, entry) in entries {
      guard let text = entry.string, let value = entry.value, !holdsPlaceholder(text) else {
        continue
      }
      if isAddress(text) {
        report.add(.address, at: tree.head(of: value), severity: .warning)
        continue
      }
      // A group of a catalog that is part of the names in it.
      if document.surroundings?.images.image(text)?.name == text { continue }
      let range = tree.head(of: value)
      let name = ImageName(text)
      func fix(_ right: String, isPreferred: Bool) -> [Fix] {
        guard tree[value].isClosed, !name.base.isEmpty, right != text else { return [] }
        return [
          Fix(
            .write(right), [tree.replacingText(of: value, with: right)], isPreferred: isPreferred)
        ]
      }
      // One renaming answers both, and the other rule says to what.
      let missing = missing(text, in: document)
      if missing?.near != nil { continue }
      if let scale = name.scale {
        report.add(.scale(scale, name.path), at: range, fixes: fix(name.path, isPreferred: true))
      } else if text.contains("/") {
        report.add(.path(name.base), at: range, fixes: fix(name.base, isPreferred: false))
      } else if let ending = name.pathExtension {
        // An image that is not there is not found without an extension either.
        guard missing == nil else { continue }
        report.add(
          .pathExtension(ending), at: range, severity: .hint,
          fixes: fix(name.base, isPreferred: false))
      } else if text.contains("."), isAnyImagePossible(document), SFSymbol.named(text) != nil {
        // Images have such names too, though seldom, and no image is known.
        report.add(
          .isSymbol(text), at: range, severity: .information,
          fixes: [asSymbol(entry, of: item, document)])
      }
    }
  }

  /// Returns what `IconNotFound` says about a name; nil if it says nothing.
  private static func missing(_ name: String, in document: CheckedDocument) -> MissingImage? {
    guard let images = document.surroundings?.images, images.image(name) == nil else { return nil }
    return MissingImage(name, in: images)
  }

  /// Returns true if so little is known of the app's images that none can be missed.
  private static func isAnyImagePossible(_ document: CheckedDocument) -> Bool {
    document.surroundings.map { $0.images.coverage == .partial } ?? true
  }

  /// The name of a symbol under the key for such names, where the app runs on iOS that reads it.
  static func asSymbol(
    _ entry: ShortcutItem.Entry, of item: ShortcutItem, _ document: CheckedDocument
  ) -> Fix? {
    guard !item.has(.iconSymbolName),
      document.deploymentTarget.map({ $0 >= Limits.symbolsSince }) ?? true
    else { return nil }
    return .rename(
      entry.keyNode, to: ShortcutKey.iconSymbolName.name, in: document.tree, isPreferred: false)
  }

  /// Returns true if a text is a URL.
  static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.trimmed.lowercased().hasPrefix("data:")
  }

  /// The parts of an image's file name: `Icons/compose@3x.png` is `compose`, `@3x` and `png`.
  package struct ImageName {
    package let base: String
    /// The base behind its folders: `Icons/compose`. The bundle may have them.
    package let path: String
    package let scale: String?
    let pathExtension: String?

    package init(_ text: String) {
      var name = text.split(separator: "/").last.map(String.init) ?? ""
      var ending: String?
      if let dot = name.lastIndex(of: "."),
        IconFileName.extensions.contains(name[name.index(after: dot)...].lowercased())
      {
        ending = String(name[name.index(after: dot)...])
        name = String(name[..<dot])
      }
      pathExtension = ending
      scale = ["@1x", "@2x", "@3x"].first { name.hasSuffix($0) }
      base = scale == nil ? name : String(name.dropLast(3))
      path = (text.lastIndex(of: "/").map { String(text[...$0]) } ?? "") + base
    }
  }
}

extension LocalizedText {
  fileprivate static func scale(_ scale: String, _ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "iOS adds the scale itself; with “\(scale)” every device gets this one file. The name is “\(name)”.",
      zhHans: "倍率由 iOS 自己补上；写了“\(scale)”，所有设备都只用这一个文件。名称应为“\(name)”。")
  }

  fileprivate static let address = LocalizedText(
    en: "An address can never work: iOS loads no icon from it. Name an image of the app.",
    zhHans: "网址永远无效：iOS 不会从中加载图标。请写 App 里图片的名称。")

  fileprivate static func path(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "The value is an image's name, not a path; a folder works only where the bundle or a catalog's namespace has it.",
      zhHans: "这里写图片名称，而不是路径；只有包里确有该文件夹、或资源目录有同名命名空间时才有效。")
  }

  fileprivate static func pathExtension(_ ending: String) -> LocalizedText {
    LocalizedText(
      en:
        "The extension “\(ending)” is not needed, and an image in an asset catalog is not found with it.",
      zhHans: "不需要扩展名“\(ending)”；带上它就找不到资源目录里的图片。")
  }

  fileprivate static func write(_ name: String) -> LocalizedText {
    LocalizedText(en: "Write “\(name)”", zhHans: "改为“\(name)”")
  }
}
