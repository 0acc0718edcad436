/// Files that lie beside the property lists of examples.
package enum ExampleFiles {
  /// An asset catalog with one image of the right size for every scale.
  package static let catalog = imageSet("compose", scales: [2, 3], points: 35)

  /// An image set in `Assets.xcassets`.
  package static func imageSet(
    _ name: String, scales: [Int], points: Int, isOpaque: Bool = false
  ) -> [String: [UInt8]] {
    let folder = "Assets.xcassets/\(name).imageset"
    let images = scales.map {
      #"{"idiom": "universal", "scale": "\#($0)x", "filename": "\#(name)@\#($0)x.png"}"#
    }
    var files = [
      "\(folder)/Contents.json": Array(#"{"images": [\#(images.joined(separator: ", "))]}"#.utf8)
    ]
    for scale in scales {
      files["\(folder)/\(name)@\(scale)x.png"] = png(points * scale, isOpaque: isOpaque)
    }
    return files
  }

  /// A square PNG: its header, which is all that rules look at. Gray, with a transparent color
  /// unless it is opaque.
  package static func png(_ side: Int, isOpaque: Bool = false) -> [UInt8] {
    let number = [0, 0, UInt8(truncatingIfNeeded: side >> 8), UInt8(truncatingIfNeeded: side)]
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(truncatingIfNeeded: content.count)] + Array(name.utf8) + content
        + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number + number + [8, 0, 0, 0, 0])
      + (isOpaque ? [] : chunk("tRNS", [0, 0])) + chunk("IEND", [])
  }
}
