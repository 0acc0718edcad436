import AppFiles
import Checks
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum IconNotFound: Rule {
  package static let description = RuleDescription(
    "icon-not-found", .warning, group: .icons,
    title: LocalizedText(
      en: "There is no image with this name.", zhHans: "没有这个名称的图片。"),
    why: LocalizedText(
      en: """
        Where the app has no image of this name, iOS draws a dot (observed). Names are looked for in all \
        asset catalogs and among all loose images of the project, with upper and lower case told apart, as \
        iOS does. Nothing is reported where the project has no image at all or part of it cannot be read; \
        where pods or a folder outside of the project could bring the image along, a name that is like \
        no other is only an information, as is an image that does not belong to the target according to \
        the Xcode project. An image set that cannot be read or holds no image is \
        reported as well.
        """,
      zhHans: """
        App 里没有这个名称的图片时，iOS 只显示一个圆点（观察所得）。会在项目的所有资源目录和散放的图片中查找，并像 iOS 一样\
        区分大小写。项目里没有任何图片或部分内容无法读取时不提示；图片可能来自 CocoaPods 或项目之外的文件夹时，\
        与任何名称都不相近的名称只作为信息提示；按 Xcode 项目不属于该 target 的图片也是如此。图片集无法读取或没有图片时也会报告。
        """),
    examples: [
      .fires(
        .item, RuleExample.iconFile("«Compose»"), beside: ExampleFiles.catalog,
        fixed: RuleExample.iconFile("compose"), message: "There is no image “Compose”"),
      .fires(
        .item, RuleExample.iconFile("«Compose.png»"), beside: ExampleFiles.catalog,
        fixed: RuleExample.iconFile("compose"), message: "There is no image “Compose.png”"),
      .fires(
        .item, RuleExample.iconFile("«compose1»"), beside: ExampleFiles.catalog,
        message: "There is no image “compose1”"),
      .fires(
        .item, RuleExample.iconFile("«pencil»"), beside: ExampleFiles.catalog,
        message: "“pencil” is an SF"),
      .fires(
        .item, RuleExample.iconFile("«square.and.pencil»"), beside: ExampleFiles.catalog,
        message: "“square.and.pencil” is an SF"),
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: ["Assets.xcassets/compose.imageset/Contents.json": Array("{".utf8)],
        message: "“Assets.xcassets/compose.imageset/Contents.json” is missing or"),
      .fires(
        .item, RuleExample.iconFile("«compose»"),
        beside: ExampleFiles.catalog.merging(ExampleProject.beside()) { first, _ in first },
        severity: .information, message: "“Assets.xcassets/compose.imageset” does not belong"),
      .silent(.item, RuleExample.iconFile("compose"), beside: ExampleFiles.catalog),
      .silent(
        .item, RuleExample.iconFile("pencil"),
        beside: ExampleFiles.catalog.merging(
          [
            "Icons/pencil@2x.png": ExampleFiles.png(70),
            "Icons/pencil@3x.png": ExampleFiles.png(105),
          ], uniquingKeysWith: { first, _ in first })),
      .silent(.item, RuleExample.iconFile("$(ICON)"), beside: ExampleFiles.catalog),
      .silent(.item, RuleExample.iconFile("pencil")),
    ])

  package static let needs: Set<Need> = [.images, .project]
  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for icon in document.iconFiles {
      let range = tree.head(of: icon.value)
      guard let image = icon.image else {
        checkMissing(icon, range, document, &report)
        continue
      }
      let folder = icon.surroundings.target.projectFolder
      switch icon.surroundings.images.details(of: image).problem {
      case .unreadableContents where image.kind == .imageSet:
        let path = Path.relative(image.paths.first ?? "", to: folder) + "/Contents.json"
        report.add(.unreadableContents(path), at: range)
      case .empty where image.kind == .imageSet:
        report.add(.empty(Path.relative(image.paths.first ?? "", to: folder)), at: range)
      case .notAnImage(let path):
        report.add(.notAnImage(Path.relative(path, to: folder)), at: range)
      default: checkMembership(of: image, icon, range, &report)
      }
    }
  }

  /// An image that the project has for other targets alone.
  private static func checkMembership(
    of image: NamedImage, _ icon: IconFile, _ range: ByteRange, _ report: inout Report
  ) {
    let facts = icon.surroundings.project
    guard let path = image.paths.first, image.paths.allSatisfy(facts.isInNoTarget),
      let owner = facts.owners.first
    else { return }
    let shown = Path.relative(path, to: icon.surroundings.target.projectFolder)
    report.add(.inNoTarget(shown, owner.target.name), at: range, severity: .information)
  }

  private static func checkMissing(
    _ icon: IconFile, _ range: ByteRange, _ document: CheckedDocument, _ report: inout Report
  ) {
    let images = icon.surroundings.images
    guard !IconFileName.isAddress(icon.name), let missing = MissingImage(icon.name, in: images)
    else { return }
    var fixes: [Fix?] = []
    if let near = missing.near, document.tree[icon.value].isClosed {
      // `star1` may stand for an image that is still to come; `Star` for `star` does not.
      let edit = document.tree.replacingText(of: icon.value, with: near)
      fixes = [Fix(.write(near), [edit], isPreferred: missing.isSame)]
    }
    if missing.symbol != nil {
      fixes = [IconFileName.asSymbol(icon.entry, of: icon.item, document)]
    }
    report.add(
      missing.symbol.map { .isSymbol($0.name) } ?? .notFound(icon.name, missing),
      at: range, severity: missing.isSure ? .warning : .information, fixes: fixes)
  }
}

/// An icon file of an item, with the image that it names.
struct IconFile {
  let name: String
  let item: ShortcutItem
  let entry: ShortcutItem.Entry
  let value: SyntaxTree.NodeID
  let surroundings: Surroundings
  /// Nil when there is none of this name.
  let image: NamedImage?
}

extension CheckedDocument {
  /// The icon files that can be judged: nothing else is written over them before iOS reads them,
  /// and it is known what lies beside the file. Where the key stands twice in an item, both: which of
  /// them iOS reads no documentation says.
  var iconFiles: [IconFile] {
    guard let surroundings, !tree.isPreprocessed,
      !tree.issues.contains(where: { $0.problem == .conflictMarker })
    else { return [] }
    return infoPlist.items.flatMap { item in
      item.entries(of: .iconFile).map { (item, $0) }
    }.compactMap { item, entry in
      guard let name = entry.string, let value = entry.value, !name.isBlank,
        !holdsPlaceholder(name)
      else { return nil }
      return IconFile(
        name: name, item: item, entry: entry, value: value, surroundings: surroundings,
        image: surroundings.images.image(name) { !surroundings.project.isInNoTarget($0) })
    }
  }
}

extension LocalizedText {
  fileprivate static func notFound(_ name: String, _ missing: MissingImage) -> LocalizedText {
    if let near = missing.near {
      return LocalizedText(
        en: "There is no image “\(name)”, and the item shows a dot; did you mean “\(near)”?",
        zhHans: "没有名为“\(name)”的图片，这一项显示圆点；是不是“\(near)”？")
    }
    guard missing.isSure else {
      return LocalizedText(
        en:
          "There is no image “\(name)” in the asset catalogs or among the files; if nothing else brings it along, the item shows a dot.",
        zhHans: "资源目录和文件中都没有名为“\(name)”的图片；如果没有别处带来，这一项显示圆点。")
    }
    return LocalizedText(
      en:
        "There is no image “\(name)” in the asset catalogs or among the files; the item shows a dot.",
      zhHans: "资源目录和文件中都没有名为“\(name)”的图片，这一项显示圆点。")
  }

  /// For the name of an SF Symbol where that of an image is expected.
  static func isSymbol(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is an SF Symbol and no image of the app; it belongs under \(ShortcutKey.iconSymbolName.name).",
      zhHans: "“\(name)”是 SF Symbol，不是 App 里的图片；应写在 \(ShortcutKey.iconSymbolName.name) 中。")
  }

  fileprivate static func unreadableContents(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "“\(path)” is missing or is not valid JSON, so Xcode leaves the image out.",
      zhHans: "“\(path)”缺失或不是有效的 JSON，Xcode 会略过这个图片。")
  }

  fileprivate static func empty(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "“\(path)” holds no image; the item shows a dot.",
      zhHans: "“\(path)”里没有图片，这一项显示圆点。")
  }

  fileprivate static func notAnImage(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "“\(path)” is not an image, or ends too early.", zhHans: "“\(path)”不是图片，或者内容不完整。")
  }

  fileprivate static func inNoTarget(_ path: String, _ target: String) -> LocalizedText {
    LocalizedText(
      en: "“\(path)” does not belong to the target “\(target)”; the app may have no such image.",
      zhHans: "“\(path)”不属于 target“\(target)”，App 里可能没有这个图片。")
  }

  fileprivate static func write(_ name: String) -> LocalizedText {
    LocalizedText(en: "Write “\(name)”", zhHans: "改为“\(name)”")
  }
}
