/// Reads the header of a PNG, and enough of its pixels to decide whether they are opaque. The format is that
/// of <https://www.w3.org/TR/png-3/>.
enum PNGReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The most bytes of pixels that are read for the opacity; an icon has 44 100.
  static let maximumPixelBytes = 4 * 1024 * 1024

  /// The layout of the pixels, from the `IHDR` chunk.
  private struct Layout {
    let width: Int
    let height: Int
    let bitDepth: UInt8
    let colorType: UInt8
    let isInterlaced: Bool

    /// The number of bytes of a pixel, for gray or color with an alpha channel in whole bytes.
    var bytesPerPixel: Int? {
      switch (colorType, bitDepth) {
      case (4, 8): 2
      case (4, 16), (6, 8): 4
      case (6, 16): 8
      default: nil
      }
    }

    var alphaBytes: Int { bitDepth == 16 ? 2 : 1 }
  }

  /// Returns the properties of the image; nil if the file ends too early.
  static func header(_ bytes: [UInt8]) -> ImageHeader? {
    var layout: Layout?
    var isAppleVariant = false
    var hasTransparentColor = false
    var data: [UInt8] = []
    var isWhole = bytes.count >= ImageFile.maximumPrefix
    var at = signature.count
    while at + 8 <= bytes.count {
      let length = number(bytes, at)
      let end = at + 8 + length
      let content = at + 8..<min(end, bytes.count)
      switch String(decoding: bytes[at + 4..<at + 8], as: UTF8.self) {
      // Xcode's variant of PNG, whose data other readers do not understand.
      case "CgBI": isAppleVariant = true
      case "IHDR": layout = Self.layout(bytes, content)
      case "tRNS": hasTransparentColor = true
      case "IDAT":
        if layout?.bytesPerPixel != nil, !isAppleVariant { data += bytes[content] }
      case "IEND": isWhole = true
      default: break
      }
      if layout == nil, !isAppleVariant { return nil }
      // The content is followed by a checksum of four bytes.
      at = end + 4
    }
    guard let layout, isWhole else { return nil }
    let opacity: ImageHeader.Opacity
    if layout.colorType & 4 == 0 {
      opacity = hasTransparentColor ? .transparent : .opaque
    } else {
      opacity = isAppleVariant ? .unknown : Self.opacity(of: data, layout)
    }
    return ImageHeader(
      format: .png,
      size: ImageHeader.Size(width: Double(layout.width), height: Double(layout.height)),
      opacity: opacity)
  }

  private static func layout(_ bytes: [UInt8], _ content: Range<Int>) -> Layout? {
    guard content.count >= 13 else { return nil }
    let (width, height) = (
      number(bytes, content.lowerBound), number(bytes, content.lowerBound + 4)
    )
    guard width > 0, height > 0 else { return nil }
    return Layout(
      width: width, height: height, bitDepth: bytes[content.lowerBound + 8],
      colorType: bytes[content.lowerBound + 9],
      isInterlaced: bytes[content.lowerBound + 12] != 0)
  }

  /// Returns four bytes as a number, the highest first.
  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: Pixels

  /// Returns the opacity by searching for a pixel that is not opaque.
  private static func opacity(of data: [UInt8], _ layout: Layout) -> ImageHeader.Opacity {
    guard let step = layout.bytesPerPixel, !layout.isInterlaced,
      layout.width <= maximumPixelBytes / step
    else { return .unknown }
    let rowLength = layout.width * step
    guard layout.height <= maximumPixelBytes / (rowLength + 1) else { return .unknown }
    let length = layout.height * (rowLength + 1)
    // The compressed data begins with a header of two bytes.
    let pixels = Inflate.inflate(data, from: 2, limit: length)
    guard pixels.count == length else { return .unknown }
    var above = [UInt8](repeating: 0, count: rowLength)
    for row in 0..<layout.height {
      let start = row * (rowLength + 1)
      guard
        let line = unfilter(
          Array(pixels[start + 1..<start + 1 + rowLength]), pixels[start], above, step)
      else { return .unknown }
      for pixel in stride(from: step - layout.alphaBytes, to: rowLength, by: step)
      where line[pixel] != 0xFF {
        return .transparent
      }
      above = line
    }
    return .opaque
  }

  /// Returns the bytes of a row, which are stored as differences to their neighbors.
  private static func unfilter(
    _ row: [UInt8], _ filter: UInt8, _ above: [UInt8], _ step: Int
  ) -> [UInt8]? {
    var row = row
    switch filter {
    case 0: return row
    case 2:
      for index in row.indices { row[index] &+= above[index] }
    case 1, 3, 4:
      for index in row.indices {
        let left = index >= step ? row[index - step] : 0
        let corner = index >= step ? above[index - step] : 0
        switch filter {
        case 1: row[index] &+= left
        case 3: row[index] &+= UInt8(truncatingIfNeeded: (Int(left) + Int(above[index])) / 2)
        default: row[index] &+= predicted(Int(left), Int(above[index]), Int(corner))
        }
      }
    default: return nil
    }
    return row
  }

  /// Returns the value of Paeth's predictor: of the three neighbors the one nearest to left + above − corner.
  private static func predicted(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let estimate = left + above - corner
    let distances = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
    let nearest =
      distances.0 <= distances.1 && distances.0 <= distances.2
      ? left : distances.1 <= distances.2 ? above : corner
    return UInt8(truncatingIfNeeded: nearest)
  }
}
