/// Decompresses data in the format of <https://www.rfc-editor.org/rfc/rfc1951>, up to a limit. No available
/// library does this on every platform.
struct Inflate {
  private let bytes: [UInt8]
  private var at: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Returns the decompressed data, at most `limit` bytes; less if the data is damaged.
  static func inflate(_ bytes: [UInt8], from start: Int, limit: Int) -> [UInt8] {
    var reader = Inflate(bytes: bytes, at: start, limit: limit)
    while reader.output.count < limit, let isLast = reader.block(), !isLast {}
    return reader.output
  }

  private init(bytes: [UInt8], at: Int, limit: Int) {
    self.bytes = bytes
    self.at = at
    self.limit = limit
  }

  /// Reads a block. Returns true if it was the last one, nil if it is damaged.
  private mutating func block() -> Bool? {
    guard let isLast = take(1), let kind = take(2) else { return nil }
    let isRead: Bool
    switch kind {
    case 0: isRead = storedBlock()
    case 1: isRead = compressedBlock(Self.fixedLengths, Self.fixedDistances)
    case 2:
      guard let (lengths, distances) = codes() else { return nil }
      isRead = compressedBlock(lengths, distances)
    default: return nil
    }
    return isRead ? isLast == 1 : nil
  }

  private mutating func storedBlock() -> Bool {
    bits = 0
    bitCount = 0
    guard at + 4 <= bytes.count else { return false }
    let length = Int(bytes[at]) | Int(bytes[at + 1]) << 8
    at += 4
    guard at + length <= bytes.count else { return false }
    output += bytes[at..<at + min(length, limit - output.count)]
    at += length
    return true
  }

  // MARK: Codes

  /// A prefix code: the number of codes of each length, and their symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    /// - Parameter lengths: the length of each symbol's code, 0 for symbols without one.
    init(_ lengths: [Int]) {
      for length in 1..<16 {
        for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
        counts[length] = symbols.count - counts[1..<length].reduce(0, +)
      }
    }
  }

  private static let fixedLengths = Code(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  private static let fixedDistances = Code(Array(repeating: 5, count: 30))

  /// The order in which the lengths of the code for lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Reads the codes at the beginning of a block with dynamic codes.
  private mutating func codes() -> (lengths: Code, distances: Code)? {
    guard let lengthCount = take(5), let distanceCount = take(5), let count = take(4) else {
      return nil
    }
    var own = [Int](repeating: 0, count: 19)
    for index in 0..<count + 4 {
      guard let length = take(3) else { return nil }
      own[Self.order[index]] = length
    }
    let code = Code(own)
    let total = lengthCount + 257 + distanceCount + 1
    var lengths: [Int] = []
    while lengths.count < total {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last, let extra = take(2) else { return nil }
        lengths += [Int](repeating: last, count: extra + 3)
      case 17:
        guard let extra = take(3) else { return nil }
        lengths += [Int](repeating: 0, count: extra + 3)
      default:
        guard let extra = take(7) else { return nil }
        lengths += [Int](repeating: 0, count: extra + 11)
      }
    }
    guard lengths.count == total else { return nil }
    return (
      Code(Array(lengths[..<(lengthCount + 257)])), Code(Array(lengths[(lengthCount + 257)...]))
    )
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var value = 0
    var first = 0
    var index = 0
    for length in 1..<16 {
      guard let bit = take(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count {
        // A code with too many symbols, which occurs only in damaged data, has an index outside of the table.
        let place = index + value - first
        return code.symbols.indices.contains(place) ? code.symbols[place] : nil
      }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  // MARK: Data

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func compressedBlock(_ lengths: Code, _ distances: Code) -> Bool {
    while output.count < limit {
      guard let symbol = symbol(lengths) else { return false }
      switch symbol {
      case ..<256: output.append(UInt8(truncatingIfNeeded: symbol))
      case 256: return true
      default:
        let index = symbol - 257
        guard Self.lengthBases.indices.contains(index) else { return false }
        let lengthBits = index < 8 || index == 28 ? 0 : index / 4 - 1
        guard let extra = take(lengthBits), let code = self.symbol(distances),
          Self.distanceBases.indices.contains(code),
          let farther = take(code < 4 ? 0 : code / 2 - 1)
        else { return false }
        let distance = Self.distanceBases[code] + farther
        guard distance <= output.count else { return false }
        let length = min(Self.lengthBases[index] + extra, limit - output.count)
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
    return true
  }

  /// Reads bits as a number, the lowest bit first; nil at the end of the data.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard at < bytes.count else { return nil }
      bits |= UInt32(bytes[at]) << bitCount
      bitCount += 8
      at += 1
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= UInt32(count)
    return Int(value)
  }
}
