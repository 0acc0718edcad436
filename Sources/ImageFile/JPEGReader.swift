/// Reads the size of a JPEG, which is always opaque.
enum JPEGReader {
  /// Returns the header of the image; nil if the frame header is missing.
  static func header(_ bytes: [UInt8]) -> ImageHeader? {
    var at = 2
    while at + 4 <= bytes.count {
      guard bytes[at] == 0xFF else { return nil }
      let marker = bytes[at + 1]
      // Fill bytes, and markers without a segment.
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        at += 2
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        guard at + 9 <= bytes.count else { return nil }
        let size = PDFReader.size(Double(number(bytes, at + 7)), Double(number(bytes, at + 5)))
        return size.map { ImageHeader(format: .jpeg, size: $0, opacity: .opaque) }
      }
      // A length below 2 would not advance.
      at += 2 + max(2, number(bytes, at + 2))
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }
}
