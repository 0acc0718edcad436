#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Files

/// The names of the images in one asset catalog. Links are not followed.
struct AssetCatalog {
  /// The deepest nesting of groups.
  static let maximumDepth = 32
  /// The most sets and groups that are read.
  static let maximumCount = 50_000

  /// The names with the folders of their sets.
  private(set) var sets: [(name: String, path: String)] = []
  /// True if every folder could be read and no limit was reached.
  private(set) var isComplete = true

  /// - Parameter path: the folder `*.xcassets`.
  init(_ path: String, in files: any FileAccess) {
    isComplete = files.listsWholeFolders
    var count = 0
    // If it is not known whether a group is a namespace, names with and without it count.
    var pending = [(path: path, prefixes: [""], depth: 0)]
    while let (path, prefixes, depth) = pending.popLast() {
      guard let entries = files.entries(of: path) else {
        isComplete = false
        continue
      }
      for entry in entries where entry.kind == .directory {
        guard count < Self.maximumCount else {
          isComplete = false
          return
        }
        count += 1
        let child = path + "/" + entry.name
        if let dot = entry.name.lastIndex(of: "."), Self.kind(of: child) != nil {
          for prefix in prefixes { sets.append((prefix + entry.name[..<dot], child)) }
        } else if depth < Self.maximumDepth {
          pending.append((child, Self.prefixes(of: child, in: prefixes, files), depth + 1))
        } else {
          isComplete = false
        }
      }
    }
  }

  /// Returns the kind of an image set by the name of its folder; nil for a group.
  static func kind(of path: String) -> NamedImage.Kind? {
    let name = Path.name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[dot...]
    return switch ending {
    case ".imageset": .imageSet
    case ".symbolset": .symbolSet
    case _
    where ending.hasSuffix("set") || ending.hasSuffix("stack") || ending == ".launchimage"
      || ending == ".brandassets":
      .otherSet
    default: nil
    }
  }

  /// `Contents.json` of a group.
  private struct Group: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }
    let properties: Properties?
  }

  /// Returns the prefixes of names in a group: those around it, with the group's name if it is a namespace.
  private static func prefixes(
    of group: String, in outer: [String], _ files: any FileAccess
  ) -> [String] {
    let named = outer.map { $0 + Path.name(of: group) + "/" }
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try files.read(group + "/Contents.json", prefix: ImageDetails.maximumContents)
    } catch {
      return outer
    }
    guard let contents = try? JSONDecoder().decode(Group.self, from: Data(bytes)) else {
      return Array((outer + named).prefix(4))
    }
    return contents.properties?.providesNamespace == true ? named : outer
  }
}

/// Images outside of catalogs.
public enum LooseImages {
  /// The parts of a file name: `Icons/compose@3x~ipad.png` is `compose` for scale 3 and iPad.
  struct FileName {
    let base: String
    /// The scale; nil where the name has none.
    let scale: Int?
    let isForPad: Bool

    init(_ path: String) {
      var name = Path.name(of: path)[...]
      if FileKind(named: path) == .image, let dot = name.lastIndex(of: ".") { name = name[..<dot] }
      isForPad = name.hasSuffix("~ipad")
      for device in ["~iphone", "~ipad"] where name.hasSuffix(device) {
        name = name.dropLast(device.utf8.count)
      }
      scale = LooseImages.scale(of: name)
      base = String(scale == nil ? name : name.dropLast(3))
    }
  }

  /// Returns 1, 2 or 3 for a name that ends with `@2x` or the like; nil for another name.
  static func scale(of name: some StringProtocol) -> Int? {
    (1...3).first { name.hasSuffix("@\($0)x") }
  }
}
