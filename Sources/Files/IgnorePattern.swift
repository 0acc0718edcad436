/// One line of a `.gitignore`, as gitignore(5) has it.
struct IgnorePattern: Sendable, Equatable {
  /// Longer lines are no patterns.
  static let maximumLength = 1000

  /// A part of a pattern between two `/`.
  private enum Name: Sendable, Equatable {
    /// `**`: any number of folders.
    case folders
    case literal([UInt8])
    case glob([Unit])
  }

  private enum Unit: Sendable, Equatable {
    case byte(UInt8)
    /// `?`: one byte of a name.
    case one
    /// `*`: any bytes of a name.
    case any
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
  }

  /// True for a line that begins with `!`: what it matches is not ignored after all.
  let isNegated: Bool
  /// True for a line that ends in `/`: only folders are meant.
  let isForFolders: Bool
  /// True if the pattern is about the path from the folder of the file, and not about a name at any depth.
  let isAnchored: Bool
  private let names: [Name]

  /// - Parameter line: without its line end. Nil for an empty line, a comment, and what can match nothing.
  init?(_ line: some Collection<UInt8>) {
    guard line.count <= Self.maximumLength else { return nil }
    var bytes = Self.trimmed(Array(line))
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    isForFolders = bytes.last == UInt8(ascii: "/")
    if isForFolders { bytes.removeLast() }
    isAnchored = bytes.contains(UInt8(ascii: "/"))
    var names: [Name] = []
    let path = bytes.first == UInt8(ascii: "/") ? bytes.dropFirst() : bytes[...]
    for part in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      // No name is empty.
      guard !part.isEmpty, let name = Self.name(part) else { return nil }
      if name != .folders || names.last != .folders { names.append(name) }
    }
    guard !names.isEmpty else { return nil }
    // A pattern that ends in `/**` matches the content of a folder, not the folder.
    if names.count > 1, names.last == .folders { names[names.count - 1] = .glob([.any]) }
    self.names = names
  }

  /// Returns a line without trailing spaces, unless a backslash precedes them.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == 0x0D { line.removeLast() }
    while line.last == 0x20 {
      if line.dropLast().last == UInt8(ascii: "\\") { break }
      line.removeLast()
    }
    return line
  }

  private static func name(_ part: ArraySlice<UInt8>) -> Name? {
    if part.count > 1, part.allSatisfy({ $0 == UInt8(ascii: "*") }) { return .folders }
    var units: [Unit] = []
    var rest = part
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let next = rest.popFirst() else { return nil }
        units.append(.byte(next))
      case UInt8(ascii: "?"): units.append(.one)
      case UInt8(ascii: "*"): if units.last != .any { units.append(.any) }
      case UInt8(ascii: "["):
        guard let unit = set(&rest) else { return nil }
        units.append(unit)
      default: units.append(.byte(byte))
      }
    }
    var literal: [UInt8] = []
    for case .byte(let byte) in units { literal.append(byte) }
    return literal.count == units.count ? .literal(literal) : .glob(units)
  }

  /// Reads `[a-z]` or `[!a-z]`, after its first bracket; returns nil if the last one is missing.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> Unit? {
    var ranges: [ClosedRange<UInt8>] = []
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst { return .oneOf(ranges, isNegated: isNegated) }
      isFirst = false
      var low = byte
      if byte == UInt8(ascii: "\\") {
        guard let next = rest.popFirst() else { return nil }
        low = next
      }
      if rest.first == UInt8(ascii: "-"), let high = rest.dropFirst().first,
        high != UInt8(ascii: "]")
      {
        rest = rest.dropFirst(2)
        if low <= high { ranges.append(low...high) }
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }

  /// The name that the pattern is, where it is no more than that.
  var plainName: [UInt8]? {
    guard !isAnchored, names.count == 1, case .literal(let name) = names[0] else { return nil }
    return name
  }

  /// Returns true if a name at any depth is meant.
  ///
  /// - Parameter name: the last one of a path.
  func matches(name: [UInt8]) -> Bool { names.count == 1 && Self.matches(names[0], name) }

  /// Returns true if a path is meant.
  ///
  /// - Parameter path: the names of a path from the folder of the file.
  func matches(path: [[UInt8]]) -> Bool {
    // Most paths differ in the first name.
    if let first = path.first, names[0] != .folders, !Self.matches(names[0], first) { return false }
    // The positions in the pattern that can be reached after each name, so that no pattern takes long.
    var places = reach([0])
    for name in path {
      var next = Set<Int>()
      for place in places where place < names.count {
        if names[place] == .folders {
          next.insert(place)
        } else if Self.matches(names[place], name) {
          next.insert(place + 1)
        }
      }
      places = reach(next)
      if places.isEmpty { return false }
    }
    return places.contains(names.count)
  }

  private func reach(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places where place < names.count && names[place] == .folders {
      all.insert(place + 1)
    }
    return all
  }

  private static func matches(_ pattern: Name, _ name: [UInt8]) -> Bool {
    switch pattern {
    case .folders: true
    case .literal(let bytes): bytes == name
    case .glob(let units): matches(units, name)
    }
  }

  /// Goes back over no more than the last `*`.
  private static func matches(_ units: [Unit], _ name: [UInt8]) -> Bool {
    // Most names end otherwise.
    if case .byte(let last)? = units.last, name.last != last { return false }
    var (at, place) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < name.count {
      if place < units.count, units[place] == .any {
        star = (place, at)
        place += 1
      } else if place < units.count, matches(units[place], name[at]) {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.place, last.at + 1)
        (place, at) = (last.place + 1, last.at + 1)
      } else {
        return false
      }
    }
    return units[place...].allSatisfy { $0 == .any }
  }

  private static func matches(_ unit: Unit, _ byte: UInt8) -> Bool {
    switch unit {
    case .byte(let own): own == byte
    case .one, .any: true
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(byte) } != isNegated
    }
  }
}
