/// The objects of a PDF, found by their numbers. Those in compressed streams of objects are not.
struct PDFObjects {
  /// The longest stream that is unpacked, in bytes.
  static let maximumStream = 1024 * 1024
  /// How many streams a page is made of.
  private static let maximumStreams = 32

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The dictionary of the only page; nil where there is none or more than one.
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

  /// The text of the object that holds a place, up to its stream.
  private func object(around place: Int) -> String? {
    let before = bytes[..<place]
    // An object is not long, and so begins near.
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

  /// Where the object of a number begins, behind its head.
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

  /// The dictionary of an object, or what else it is.
  func dictionary(_ number: Int) -> String? { place(number).map { text(from: $0) } }

  /// The content of a stream, unpacked; nil for what is packed in another way.
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

  /// The content of a page.
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

  /// The numbers in front of `0 R`.
  private static func references(_ text: Substring) -> [Int] {
    let words = text.split { $0.isWhitespace || "[]<>/()".contains($0) }
    return words.indices.compactMap { index in
      guard index + 2 < words.count, words[index + 2] == "R" else { return nil }
      return Int(words[index])
    }
  }

  /// The object that a name means in the resources of a page or form.
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

  /// Four numbers of a rectangle of the page, else of what it belongs to.
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

  /// Whether something is only seen through a mask, which is not drawn here.
  var hasMasks: Bool { bytes.firstIndex(of: Array("/Luminosity".utf8), from: 0) != nil }
}
