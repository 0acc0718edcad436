/// Reads the page size of a PDF.
enum PDFReader {
  /// The most boxes that are tried until one can be read.
  private static let maximumBoxes = 16

  /// Returns the header with the size of the first `MediaBox`, in points. A compressed page description has
  /// no visible one.
  static func header(_ bytes: [UInt8]) -> ImageHeader {
    var size: ImageHeader.Size?
    let name = Array("/MediaBox".utf8)
    var at = 0
    for _ in 0..<maximumBoxes where size == nil {
      guard let found = bytes.firstIndex(of: name, from: at) else { break }
      at = found + name.count
      size = box(bytes[at...].prefix(200))
    }
    return ImageHeader(format: .pdf, size: size, opacity: .unknown)
  }

  /// Returns the size of a box such as `[0 0 35 35]`, which states two opposite corners.
  private static func box(_ bytes: ArraySlice<UInt8>) -> ImageHeader.Size? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let open = text.firstIndex(of: "["), text[..<open].allSatisfy(\.isWhitespace),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .map { Double($0) ?? .nan }
    guard numbers.count == 4 else { return nil }
    return size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }

  static func size(_ width: Double, _ height: Double) -> ImageHeader.Size? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return ImageHeader.Size(width: width, height: height)
  }
}

/// Reads the size in the first tag of an SVG.
enum SVGReader {
  /// The most bytes before the first tag.
  private static let maximumPrologue = 64 * 1024

  /// Returns the header of the image; nil for a file that is no SVG.
  static func header(_ bytes: [UInt8]) -> ImageHeader? {
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard first == UInt8(ascii: "<") || first == 0xEF else { return nil }
    let prologue = Array(bytes.prefix(maximumPrologue))
    guard let start = prologue.firstIndex(of: Array("<svg".utf8), from: 0),
      let end = prologue[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = String(decoding: prologue[start..<end], as: UTF8.self)
    let side = { (name: String) in value(of: name, in: tag).flatMap(points) }
    var size = side("width").flatMap { width in
      side("height").flatMap { PDFReader.size(width, $0) }
    }
    if size == nil, let box = value(of: "viewBox", in: tag) {
      let numbers = box.split { $0.isWhitespace || $0 == "," }.map { Double($0) ?? .nan }
      if numbers.count == 4 { size = PDFReader.size(numbers[2], numbers[3]) }
    }
    return ImageHeader(format: .svg, size: size, opacity: .unknown)
  }

  private static func value(of name: String, in tag: String) -> Substring? {
    let attribute = tag.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix(name + "=") }
    guard let attribute else { return nil }
    let rest = tag[attribute.startIndex...].dropFirst(name.count + 1)
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }
  }

  /// Returns a length in points or pixels, which are the same in Xcode; nil for other units.
  private static func points(_ text: Substring) -> Double? {
    var text = text
    if text.hasSuffix("px") || text.hasSuffix("pt") { text = text.dropLast(2) }
    return Double(text)
  }
}

extension Array where Element == UInt8 {
  /// Returns the index of the first occurrence of a byte sequence from an index on.
  func firstIndex(of needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first else { return nil }
    var at = start
    while at + needle.count <= count, let found = self[at...].firstIndex(of: first) {
      if self[found...].starts(with: needle) { return found }
      at = found + 1
    }
    return nil
  }
}
