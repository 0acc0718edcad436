#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import AppFiles
import Files
import Guide
import ImageFile
import RuleSubjects
import XcodeProject

/// Finds the icons of quick actions, and that of the app.
struct IconReader {
  private let surroundings: Surroundings?

  init(_ surroundings: Surroundings?) { self.surroundings = surroundings }

  /// Returns the icon that iOS displays for an item.
  func icon(of item: ShortcutItem) -> ActionMenu.Icon {
    guard let entry = item.effectiveIcon, let value = entry.string else { return .none }
    let text = expansion(of: value)
    guard !text.isEmpty else {
      return entry.key == .iconSymbolName ? .absentSymbol(text) : .absent(text)
    }
    if holdsPlaceholder(text) { return .unknown(text) }
    return switch entry.key {
    case .iconSymbolName: symbol(text)
    case .iconFile: image(text)
    default: type(text)
    }
  }

  /// Returns the icon of an icon type, given its value in property lists.
  func type(_ value: String) -> ActionMenu.Icon {
    IconType(value: value).map { .system($0) } ?? .absent(value)
  }

  /// Returns the icon of an SF Symbol.
  func symbol(_ name: String) -> ActionMenu.Icon {
    SymbolProblem.isShown(name, surroundings?.images).map {
      $0 ? .symbol(name) : .absentSymbol(name)
    } ?? .unknownSymbol(name)
  }

  /// Returns the icon of an image of the app.
  func image(_ name: String) -> ActionMenu.Icon {
    guard let images = surroundings?.images else { return .unknown(name) }
    guard let image = images.image(name) else {
      return MissingImage(name, in: images)?.isSure == true ? .absent(name) : .unknown(name)
    }
    if image.kind == .symbolSet { return .symbol(name) }
    let files = images.details(of: image).renditions.filter { $0.header != nil }
    // One for every scale, else the sharpest, and not the iPad version where there is another.
    let best = files.max { left, right in
      (left.idiom != "ipad" ? 1 : 0, left.scale ?? 9) < (
        right.idiom != "ipad" ? 1 : 0, right.scale ?? 9
      )
    }
    guard let best else { return .absent(name) }
    let scale = Double(best.scale ?? 1)
    let size = best.header?.size
    return .image(
      name: image.name, path: best.path, width: size.map { $0.width / scale },
      height: size.map { $0.height / scale })
  }

  private func expansion(of text: String) -> String {
    guard text.contains("$") else { return text }
    let project = surroundings?.project
    return project?.shippedExpansion(of: text)
      ?? project?.expansions(of: text)?.first { !$0.isBlank } ?? text
  }

  // MARK: The app's icon

  /// The pixels that an icon needs on a current display.
  private static let iconSide = 120.0

  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {}
      let filename: String?
      let idiom: String?
      let platform: String?
      let appearances: [Appearance]?
    }
    let images: [Image]?
  }

  /// Returns the app's icon: a picture of the asset catalog, else the layers of Icon Composer.
  ///
  /// - Parameters:
  ///   - configuration: the shipped configuration; nil where there is no project.
  ///   - path: the property list or the source file of the menu.
  func appIcon(
    _ configuration: XcodeConfiguration?, below path: String, in files: any FileAccess
  ) -> AppIcon? {
    let name = configuration?["ASSETCATALOG_COMPILER_APPICON_NAME"].text ?? "AppIcon"
    if let picture = picture(ofAppIcon: name, in: files) { return .picture(picture) }
    return layers(ofAppIcon: name, below: path, in: files).map { .layers($0) }
  }

  /// Returns the Icon Composer folder: next to an asset catalog, or between the property list and the project.
  private func layers(
    ofAppIcon name: String, below path: String, in files: any FileAccess
  ) -> String? {
    guard let surroundings, !name.isEmpty, !name.contains("/") else { return nil }
    let above = Path.folders(above: path, upTo: surroundings.target.projectFolder)
    let folders =
      above.prefix(Self.maximumFolders)
      + surroundings.images.catalogFolders.prefix(Self.maximumFolders)
    return folders.lazy.map { "\($0)/\(name).icon" }.first {
      (try? files.read($0 + "/icon.json", prefix: 1)) != nil
    }
  }

  /// The most folders that are searched for an icon that no catalog contains.
  private static let maximumFolders = 8

  /// Returns the smallest PNG or JPEG of the app's icon that is large enough, else the largest.
  private func picture(ofAppIcon name: String, in files: any FileAccess) -> String? {
    guard let image = surroundings?.images.named(name), let set = image.paths.first,
      set.hasSuffix(".appiconset"),
      let bytes = try? files.read(set + "/Contents.json", prefix: ImageDetails.maximumContents),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return nil }
    var icons: [(path: String, side: Double)] = []
    for image in (contents.images ?? []).prefix(ImageDetails.maximumRenditions)
    where image.appearances == nil && image.idiom != "watch" && image.idiom != "mac"
      && (image.platform ?? "ios") == "ios"
    {
      guard let name = image.filename, !name.isEmpty, !name.contains("/"),
        let head = try? files.read(set + "/" + name, prefix: ImageFile.maximumPrefix),
        case .image(let header) = ImageFile(head), [.png, .jpeg].contains(header.format),
        let size = header.size
      else { continue }
      icons.append((set + "/" + name, size.width))
    }
    let large = icons.filter { $0.side >= Self.iconSide }
    return (large.min { $0.side < $1.side } ?? icons.max { $0.side < $1.side })?.path
  }
}

/// The icon of an app.
enum AppIcon {
  /// A PNG or JPEG.
  case picture(String)
  /// The folder of Icon Composer.
  case layers(String)
}
