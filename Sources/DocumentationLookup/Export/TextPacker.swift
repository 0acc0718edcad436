/// Packs a text into printable ASCII for a script, which unpacks it while it loads (`unpack` in `search.js`).
///
/// Scripts of pages opened from a disk are not compressed by a server, and browsers do not read binary files
/// from there. Repetitions become a length and a distance, as in Deflate, with three differences: a distance
/// can reach back to the beginning of the text, the last distance can be repeated, and the codes of bytes
/// depend on the byte before them, which shortens the UTF-8 of Chinese text.
///
/// The stream: the number of bytes in 24 bits; for each of the 8 tables of bytes and lengths, then for the
/// table of distances, the lengths of all codes in 4 bits; the symbols. Bits are written 13 at a time, from
/// the highest, as two digits of base 91.
package struct TextPacker {
  /// The longest text that is packed, in bytes. Longer texts are cut off.
  package static let maximumLength = 1 << 24 - 1

  /// A piece of the text: a byte, or a repetition of earlier bytes.
  private enum Piece {
    case byte(UInt8)
    case copy(length: Int, distance: Int)
  }

  /// The shortest repetition. One of this length and a long distance costs more than its bytes.
  private static let shortest = 3
  /// The longest repetition.
  private static let longest = 1 << 12
  /// The numbers of symbols: 256 bytes, then the lengths of repetitions; and the distances.
  private static let symbols = 256 + 26
  private static let distances = 50
  /// The most earlier positions that are tried for each repetition.
  private static let attempts = 48

  private let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8.prefix(Self.maximumLength))
  }

  /// Returns the packed text, which contains neither quotes, backslashes nor `<`.
  package func packed() -> String {
    bytes.withUnsafeBufferPointer(Self.packed)
  }

  private static func packed(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let pieces = pieces(of: bytes)
    var counts = [[Int]](repeating: [Int](repeating: 0, count: symbols), count: 8)
    var distanceCounts = [Int](repeating: 0, count: distances)
    visit(pieces, of: bytes) { table, symbol, _, _ in
      counts[table][symbol] += 1
    } distance: { symbol, _, _ in
      distanceCounts[symbol] += 1
    }
    let tables = counts.map { PrefixCode($0) }
    let distances = PrefixCode(distanceCounts)
    var digits = DigitWriter()
    digits.write(bytes.count, 24)
    for code in tables + [distances] {
      for length in code.lengths { digits.write(length, 4) }
    }
    visit(pieces, of: bytes) { table, symbol, extra, width in
      digits.write(tables[table].codes[symbol], tables[table].lengths[symbol])
      digits.write(extra, width)
    } distance: { symbol, extra, width in
      digits.write(distances.codes[symbol], distances.lengths[symbol])
      digits.write(extra, width)
    }
    return digits.finish()
  }

  /// Visits the pieces as symbols of their tables, each with its extra bits.
  private static func visit(
    _ pieces: [Piece], of bytes: UnsafeBufferPointer<UInt8>,
    symbol: (_ table: Int, Int, _ extra: Int, _ width: Int) -> Void,
    distance: (Int, _ extra: Int, _ width: Int) -> Void
  ) {
    var (at, last) = (0, 0)
    for piece in pieces {
      let table = at > 0 ? Int(bytes[at - 1] >> 5) : 0
      switch piece {
      case .byte(let byte):
        symbol(table, Int(byte), 0, 0)
        at += 1
      case .copy(let length, let far):
        let size = bucket(length - shortest)
        symbol(table, 256 + size.symbol, size.extra, size.width)
        let step = bucket(far == last ? 0 : far)
        distance(step.symbol, step.extra, step.width)
        last = far
        at += length
      }
    }
  }

  /// Returns the size class of a number, with the bits below the highest two as extra bits.
  private static func bucket(_ number: Int) -> (symbol: Int, extra: Int, width: Int) {
    guard number >= 4 else { return (number, 0, 0) }
    let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
    let width = exponent - 1
    return (2 * exponent + (number >> width & 1), number & (1 << width - 1), width)
  }

  // MARK: Repetitions

  /// The earlier positions of the same three bytes, latest first.
  private struct Chains {
    private var newest = [Int32](repeating: -1, count: 1 << 16)
    private var older: [Int32]

    init(_ count: Int) { older = [Int32](repeating: -1, count: count) }

    private func key(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
      let word = UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
      return Int((word &* 0x9E37_79B1) >> 16)
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) {
      guard at + 2 < bytes.count else { return }
      let key = key(bytes, at)
      older[at] = newest[key]
      newest[key] = Int32(at)
    }

    /// Returns the repetition at a position that saves most bits.
    func best(
      _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, last: Int
    ) -> (length: Int, distance: Int, gain: Int)? {
      guard at + 2 < bytes.count else { return nil }
      var best: (length: Int, distance: Int, gain: Int)?
      func look(_ from: Int) {
        if let best, at + best.length < bytes.count,
          bytes[from + best.length] != bytes[at + best.length]
        {
          return
        }
        var length = 0
        let end = min(bytes.count - at, longest)
        while length < end, bytes[from + length] == bytes[at + length] { length += 1 }
        guard length >= shortest else { return }
        let far = at - from
        // The approximate costs of the bytes and of the copy, in bits.
        let cost = far == last ? 12 : 14 + bucket(far).width
        let gain = 6 * length - cost
        if gain > best?.gain ?? 0 { best = (length, far, gain) }
      }
      if last > 0, last <= at { look(at - last) }
      var from = Int(newest[key(bytes, at)])
      var rest = attempts
      while from >= 0, rest > 0 {
        look(from)
        from = Int(older[from])
        rest -= 1
      }
      return best
    }
  }

  private static func pieces(of bytes: UnsafeBufferPointer<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var chains = Chains(bytes.count)
    var at = 0
    var last = 0
    var next = chains.best(bytes, at, last: last)
    while at < bytes.count {
      let here = next
      chains.add(bytes, at)
      next = chains.best(bytes, at + 1, last: last)
      // A single byte followed by a longer repetition may be shorter.
      guard let here, here.gain >= (next?.gain ?? 0) - 4 else {
        pieces.append(.byte(bytes[at]))
        at += 1
        continue
      }
      pieces.append(.copy(length: here.length, distance: here.distance))
      last = here.distance
      for inside in at + 1..<at + here.length { chains.add(bytes, inside) }
      at += here.length
      next = chains.best(bytes, at, last: last)
    }
    return pieces
  }
}

/// A prefix code of at most 15 bits; frequent symbols have short codes. Codes of one length are assigned in
/// the order of the symbols, so that the lengths alone determine them.
private struct PrefixCode {
  static let maximumLength = 15

  let lengths: [Int]
  let codes: [Int]

  init(_ counts: [Int]) {
    var counts = counts
    var lengths = Self.lengths(counts)
    // Flatter counts give shorter codes; with equal counts 9 bits are enough.
    while lengths.contains(where: { $0 > Self.maximumLength }) {
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(counts)
    }
    var codes = [Int](repeating: 0, count: counts.count)
    var code = 0
    for length in 1...Self.maximumLength {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = code
        code += 1
      }
      code <<= 1
    }
    self.lengths = lengths
    self.codes = codes
  }

  /// Returns the lengths of a Huffman code: the two rarest nodes are merged until one is left.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = counts.map { $0 > 0 ? 1 : 0 }
    var trees = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], symbols: [$0]) }
    guard trees.count > 1 else { return lengths }
    for tree in trees { lengths[tree.symbols[0]] = 0 }
    while trees.count > 1 {
      trees.sort { ($1.count, $1.symbols[0]) < ($0.count, $0.symbols[0]) }
      guard let first = trees.popLast(), let second = trees.popLast() else { break }
      let symbols = first.symbols + second.symbols
      for symbol in symbols { lengths[symbol] += 1 }
      trees.append((first.count + second.count, symbols))
    }
    return lengths
  }
}

/// Writes bits as digits of base 91.
private struct DigitWriter {
  /// The printable characters other than the quote, the backslash and `<`.
  private static let digits = (33...126).map { UInt8($0) }.filter { !"\"\\<".utf8.contains($0) }

  private var text: [UInt8] = []
  private var held = 0
  private var count = 0

  mutating func write(_ value: Int, _ width: Int) {
    held = held << width | value
    count += width
    while count >= 13 {
      count -= 13
      put(held >> count)
      held &= 1 << count - 1
    }
  }

  private mutating func put(_ group: Int) {
    text.append(Self.digits[group / 91])
    text.append(Self.digits[group % 91])
  }

  mutating func finish() -> String {
    if count > 0 { put(held << (13 - count)) }
    return String(decoding: text, as: UTF8.self)
  }
}
