import SourceText

extension BinaryPropertyList {
  /// Returns the same property list as XML, in Xcode's layout: a tab for each level, keys in order.
  public func xml() throws(Failure) -> SourceText {
    var writer = XMLWriter()
    writer.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    writer.line(
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#
    )
    writer.line(#"<plist version="1.0">"#)
    try write(root, to: &writer)
    writer.line("</plist>")
    return SourceText(writer.bytes)
  }

  /// The remaining steps of writing.
  private enum Step {
    case object(Int)
    case key(String)
    case end(of: String)
  }

  /// Writes an object. It uses an explicit stack, so that deep nesting in a file cannot overflow the call stack.
  private func write(_ root: Int, to writer: inout XMLWriter) throws(Failure) {
    var steps = [Step.object(root)]
    while let step = steps.popLast() {
      switch step {
      case .key(let name): writer.element("key", name)
      case .end(let name):
        writer.depth -= 1
        writer.line("</\(name)>")
      case .object(let number):
        let object = try object(number)
        switch object {
        case .array(let elements):
          open("array", elements.map { .object($0) }, &steps, &writer)
        case .dictionary(let entries):
          let entries = try sorted(entries)
          open(
            "dict", entries.flatMap { [.key($0.name), .object($0.value)] }, &steps, &writer)
        case .identifier where writer.depth >= SyntaxTree.maximumDepth: throw .tooDeep
        default: writer.scalar(object)
        }
        // An object that contains itself ends here.
        if writer.depth > SyntaxTree.maximumDepth { throw .tooDeep }
      }
      // Each step writes a line, and none is shorter than this.
      let upcoming = steps.count * "<dict/>\n".utf8.count
      if writer.bytes.count + upcoming > Self.maximumTextLength { throw .tooLong }
    }
  }

  private func open(
    _ name: String, _ content: [Step], _ steps: inout [Step], _ writer: inout XMLWriter
  ) {
    guard !content.isEmpty else { return writer.line("<\(name)/>") }
    writer.line("<\(name)>")
    writer.depth += 1
    steps.append(.end(of: name))
    steps.append(contentsOf: content.reversed())
  }

  private func sorted(
    _ entries: [(key: Int, value: Int)]
  ) throws(Failure) -> [(name: String, value: Int)] {
    var named: [(name: String, value: Int)] = []
    var length = 0
    for entry in entries {
      guard case .string(let name) = try object(entry.key) else {
        throw .damaged(offset: bytes.count)
      }
      length += name.utf8.count
      if length > Self.maximumTextLength { throw .tooLong }
      named.append((name, entry.value))
    }
    return named.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
  }
}

/// Lines of an XML property list.
private struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  var depth = 0

  mutating func line(_ text: String) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func element(_ name: String, _ text: String) {
    line("<\(name)>\(Self.escaped(text))</\(name)>")
  }

  mutating func scalar(_ object: BinaryPropertyList.Object) {
    switch object {
    case .boolean(let value): line(value ? "<true/>" : "<false/>")
    case .integer(let digits): element("integer", digits)
    case .real(let value): element("real", Self.text(of: value))
    case .date(let seconds): element("date", CalendarDate.text(secondsSince2001: seconds))
    case .string(let text): element("string", text)
    case .data(let data):
      line("<data>")
      for line in Base64.lines(data) { self.line(line) }
      line("</data>")
    case .identifier(let value):
      // How Apple's tools write it.
      line("<dict>")
      depth += 1
      element("key", "CF$UID")
      element("integer", String(value))
      depth -= 1
      line("</dict>")
    case .array, .dictionary: break
    }
  }

  private static func text(of value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a text for XML, which does not allow control characters; they become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in escapedForXML(text).unicodeScalars {
      switch scalar {
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Dates in the notation of property lists.
enum CalendarDate {
  /// Returns `2026-01-31T23:59:59Z`. A date outside the years 1 to 9999 becomes the nearest allowed one, and an
  /// invalid one the start of 2001.
  static func text(secondsSince2001 seconds: Double) -> String {
    let (first, last) = (-63_113_904_000.0, 252_423_993_599.0)
    let seconds = seconds.isNaN ? 0 : Int(min(max(seconds, first), last).rounded(.down))
    let secondsOfDay = ((seconds % 86_400) + 86_400) % 86_400
    // Days since 1 March of the year 0, so that the leap day is the last of a year.
    let days = (seconds - secondsOfDay) / 86_400 + 730_791
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let (hour, minute) = (secondsOfDay / 3_600, secondsOfDay / 60 % 60)
    return "\(date)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(secondsOfDay % 60, 2))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// Data in the notation of property lists.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns lines of 76 characters.
  static func lines(_ data: ArraySlice<UInt8>) -> [String] {
    stride(from: data.startIndex, to: data.endIndex, by: 57).map { start in
      line(data[start..<min(start + 57, data.endIndex)])
    }
  }

  private static func line(_ data: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    for start in stride(from: data.startIndex, to: data.endIndex, by: 3) {
      let group = data[start..<min(start + 3, data.endIndex)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for index in 0..<4 {
        let digit = index <= group.count ? digits[bits >> (18 - 6 * index) & 0x3F] : 0x3D
        text.append(digit)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
