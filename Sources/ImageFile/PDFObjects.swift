/// The objects of a PDF, found by their numbers. Objects in compressed object streams are not found.
struct PDFObjects {
  /// The longest stream that is decompressed, in bytes.
  static let maximumStream = 1024 * 1024
  /// The most streams of one page.
  private static let maximumStreams = 32

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The dictionary of the only page; nil if there is none or more than one.
  var page: String? {
    var found: [String] = []
    var at = 0
    while found.count < 2, let place = bytes.firstIndex(of: Array("/Type".utf8), from: at) {
      at = place + 5
      var rest = bytes[at...].prefix(16)
      while rest.first == 0x20 || rest.first == 0x0A || rest.first == 0x0D { rest.removeFirst() }
      let name = String(decoding: rest, as: UTF8.self)
      guard name.hasPrefix("/Page"), !name.hasPrefix("/Pages"), let body = object(around: place)
      else { continue }
      found.append(body)
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the text of the object that contains an offset, up to its stream.
  private func object(around place: Int) -> String? {
    let before = bytes[..<place]
    // Objects are short, so the beginning is near.
    let near = before.suffix(4096)
    guard
      let start = near.indices.reversed().first(where: { bytes[$0...].starts(with: Self.begin) })
    else { return nil }
    return text(from: start + Self.begin.count)
  }

  private static let begin = Array(" obj".utf8)
  private static let end = Array("endobj".utf8)
  private static let stream = Array("stream".utf8)

  private func text(from start: Int) -> String {
    let rest = bytes[start...].prefix(16 * 1024)
    let ends = [Self.end, Self.stream].compactMap { Array(rest).firstIndex(of: $0, from: 0) }
    return String(decoding: rest.prefix(ends.min() ?? rest.count), as: UTF8.self)
  }

  /// Returns the offset at which the object with a number begins, after `N 0 obj`.
  private func place(_ number: Int) -> Int? {
    let head = Array("\(number) 0 obj".utf8)
    var at = 0
    while let found = bytes.firstIndex(of: head, from: at) {
      let isWhole = found == 0 || !(0x30...0x39).contains(bytes[found - 1])
      if isWhole { return found + head.count }
      at = found + 1
    }
    return nil
  }

  /// Returns the text of an object, usually a dictionary, up to its stream.
  func dictionary(_ number: Int) -> String? { place(number).map { text(from: $0) } }

  /// Returns the decompressed content of a stream; nil for another compression.
  func stream(_ number: Int) -> [UInt8]? {
    guard let place = place(number) else { return nil }
    let head = text(from: place)
    guard let start = bytes.firstIndex(of: Self.stream, from: place + head.utf8.count) else {
      return nil
    }
    var at = start + Self.stream.count
    if at < bytes.count, bytes[at] == 0x0D { at += 1 }
    if at < bytes.count, bytes[at] == 0x0A { at += 1 }
    guard let end = bytes.firstIndex(of: Array("endstream".utf8), from: at) else { return nil }
    guard let filter = head.ranges(of: "/Filter").first else {
      return Array(bytes[at..<end].prefix(Self.maximumStream))
    }
    let name = head[filter.upperBound...].drop { " [\r\n".contains($0) }
    let others = name.dropFirst("/FlateDecode".count).drop { " \r\n".contains($0) }
    guard name.hasPrefix("/FlateDecode"), !others.hasPrefix("/ASCII"), at + 2 < end,
      !head.contains("/Predictor")
    else { return nil }
    return Inflate.inflate(Array(bytes[at..<end]), from: 2, limit: Self.maximumStream)
  }

  /// Returns the content of a page.
  func contents(of page: String) -> [UInt8] {
    guard let key = page.ranges(of: "/Contents").first else { return [] }
    var rest = page[key.upperBound...].drop { $0.isWhitespace }
    if rest.first == "[" { rest = rest.dropFirst().prefix { $0 != "]" } }
    var all: [UInt8] = []
    for number in Self.references(rest).prefix(Self.maximumStreams) {
      guard let part = stream(number) else { return [] }
      all += part + [0x0A]
      if page[key.upperBound...].drop(while: \.isWhitespace).first != "[" { break }
    }
    return all
  }

  /// Returns the numbers before `0 R`.
  private static func references(_ text: Substring) -> [Int] {
    let words = text.split { $0.isWhitespace || "[]<>/()".contains($0) }
    return words.indices.compactMap { index in
      guard index + 2 < words.count, words[index + 2] == "R" else { return nil }
      return Int(words[index])
    }
  }

  /// Returns the number of the object with a name in the resources of a page or form.
  func external(_ name: String, _ owner: String) -> Int? {
    var resources = owner
    if let key = owner.ranges(of: "/Resources").first {
      let rest = owner[key.upperBound...].drop { $0.isWhitespace }
      if !rest.hasPrefix("<<"), let number = Self.references(rest).first {
        resources = dictionary(number) ?? ""
      }
    }
    if let key = resources.ranges(of: "/XObject").first {
      let rest = resources[key.upperBound...].drop { $0.isWhitespace }
      if !rest.hasPrefix("<<"), let number = Self.references(rest).first {
        resources = dictionary(number) ?? ""
      } else {
        resources = String(rest)
      }
    }
    guard let key = resources.ranges(of: "/" + name + " ").first else { return nil }
    return Self.references(resources[key.upperBound...].prefix(40)).first
  }

  /// Returns the `MediaBox` of the page, or the one that it inherits.
  func mediaBox(of page: String) -> (x: Double, y: Double, width: Double, height: Double)? {
    let whole = String(decoding: bytes, as: UTF8.self)
    for text in [page, whole] {
      guard let key = text.ranges(of: "/MediaBox").first else { continue }
      let rest = text[key.upperBound...].prefix(200)
      guard let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]")
      else {
        continue
      }
      let numbers = rest[rest.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { continue }
      return (
        min(numbers[0], numbers[2]), min(numbers[1], numbers[3]), abs(numbers[2] - numbers[0]),
        abs(numbers[3] - numbers[1])
      )
    }
    return nil
  }

  /// True if a luminosity mask is used, which is not supported.
  var hasMasks: Bool { bytes.firstIndex(of: Array("/Luminosity".utf8), from: 0) != nil }
}
