import AppFiles
import Guide
import RuleSubjects
import SourceText

/// Links from the names of icon files to the images that they name.
public enum ImageLinks {
  /// The most links of a document.
  public static let maximumCount = 100

  /// Returns the ranges, each with the path of the file that represents the image best.
  public static func links(
    in plist: InfoPlist, _ surroundings: Surroundings
  ) -> [(range: ByteRange, path: String)] {
    var links: [(range: ByteRange, path: String)] = []
    for item in plist.items where links.count < maximumCount {
      guard let entry = item[.iconFile], let name = entry.string, let value = entry.value,
        let path = IconHover.picture(of: name, surroundings)
      else { continue }
      links.append((plist.tree.head(of: value), path))
    }
    return links
  }
}
