/// The levels of settings that count for one configuration of a target, and the evaluation of what
/// they say.
public struct SettingsStack: Sendable {
  /// The deepest nesting of references.
  public static let maximumDepth = 64
  /// The most references for one value.
  public static let maximumSteps = 10_000
  /// The longest value, in bytes.
  public static let maximumLength = 64 * 1024

  /// The name of the configuration: `Debug`.
  public let configuration: String
  /// The one that all others override first.
  let levels: [SettingsLevel]

  /// Returns the value of a setting, as far as it is known.
  public func value(of name: String) -> SettingValue {
    var evaluation = SettingEvaluation(stack: self)
    return evaluation.value(of: name)
  }

  /// Returns a text with its references replaced; nil if one is not known.
  public func expand(_ text: String) -> String? {
    var evaluation = SettingEvaluation(stack: self)
    return try? evaluation.expand(text)
  }

  /// Returns true if a setting follows from the project or the target.
  func isFact(_ name: String) -> Bool {
    levels.contains { level in
      (level.kind == .projectFacts || level.kind == .targetFacts) && level.names.contains(name)
    }
  }

  /// The names that begin with a prefix and that some level sets, sorted.
  public func names(withPrefix prefix: String) -> [String] {
    Set(levels.flatMap { $0.names.filter { $0.hasPrefix(prefix) } }).sorted()
  }
}

/// One look-up with all that it leads to.
struct SettingEvaluation {
  let stack: SettingsStack
  private var steps = 0
  /// The settings whose values are being worked out, and the level each value was found on.
  private var pending: [(name: String, level: Int)] = []

  init(stack: SettingsStack) {
    self.stack = stack
  }

  mutating func value(of name: String) -> SettingValue {
    do {
      return try find(name)
    } catch {
      return .unknown(error)
    }
  }

  /// Finds a value. A reference of a setting to itself, direct or through others, means the next lower level.
  private mutating func find(_ name: String) throws(SettingUnknown) -> SettingValue {
    steps += 1
    guard steps <= SettingsStack.maximumSteps, pending.count < SettingsStack.maximumDepth else {
      throw .tooComplex
    }
    var level = pending.last { $0.name == name }?.level ?? stack.levels.count
    while level > 0 {
      level -= 1
      switch stack.levels[level].find(name, stack.configuration) {
      case .nothing: continue
      case .unknown(let reason):
        // A missing file does not set what Xcode itself sets.
        guard stack.isFact(name) else { throw reason }
      case .assignment(let assignment):
        pending.append((name, level))
        defer { pending.removeLast() }
        return .known(
          try expand(assignment.value),
          SettingOrigin(stack.levels[level].kind, path: assignment.path, line: assignment.line))
      }
    }
    return .unset
  }

  // MARK: References

  mutating func expand(_ text: String) throws(SettingUnknown) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let bytes = Array(text.utf8)
    var at = 0
    let expanded = try expand(bytes, &at, until: [], depth: 0)
    return String(decoding: expanded, as: UTF8.self)
  }

  /// Replaces references up to one of some bytes, which is not read.
  private mutating func expand(
    _ bytes: [UInt8], _ at: inout Int, until ends: [UInt8], depth: Int
  ) throws(SettingUnknown) -> [UInt8] {
    guard depth < SettingsStack.maximumDepth else { throw .tooComplex }
    var result: [UInt8] = []
    while at < bytes.count, !ends.contains(bytes[at]) {
      guard bytes[at] == UInt8(ascii: "$") else {
        result.append(bytes[at])
        at += 1
        continue
      }
      result += try reference(bytes, &at, depth: depth)
      guard result.count <= SettingsStack.maximumLength else { throw .tooComplex }
    }
    return result
  }

  private static let brackets: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    UInt8(ascii: "["): UInt8(ascii: "]"),
  ]

  private mutating func reference(
    _ bytes: [UInt8], _ at: inout Int, depth: Int
  ) throws(SettingUnknown) -> [UInt8] {
    at += 1
    guard at < bytes.count else { return [UInt8(ascii: "$")] }
    if bytes[at] == UInt8(ascii: "$") {
      at += 1
      return [UInt8(ascii: "$")]
    }
    guard let close = Self.brackets[bytes[at]] else { return try bareReference(bytes, &at) }
    at += 1
    let ends = [close, UInt8(ascii: ":")]
    let name = String(
      decoding: try expand(bytes, &at, until: ends, depth: depth + 1), as: UTF8.self)
    var operators: [String] = []
    while at < bytes.count, bytes[at] == UInt8(ascii: ":") {
      at += 1
      let part = try expand(bytes, &at, until: ends, depth: depth + 1)
      operators.append(String(decoding: part, as: UTF8.self))
    }
    at = min(at + 1, bytes.count)
    return Array(try value(of: name, operators).utf8)
  }

  /// Reads `$NAME`; a `$` before anything else is an ordinary character.
  private mutating func bareReference(
    _ bytes: [UInt8], _ at: inout Int
  ) throws(SettingUnknown) -> [UInt8] {
    let start = at
    while at < bytes.count, SettingOperation.isNameByte(bytes[at], isFirst: at == start) { at += 1 }
    guard at > start else { return [UInt8(ascii: "$")] }
    let name = String(decoding: bytes[start..<at], as: UTF8.self)
    return Array(try value(of: name, []).utf8)
  }

  private mutating func value(
    of name: String, _ operators: [String]
  ) throws(SettingUnknown) -> String {
    var text: String?
    if name == "inherited" {
      guard let current = pending.last else { throw .undefined(name) }
      text = try find(current.name).text ?? ""
    } else {
      text = try find(name).text
    }
    for part in operators {
      if part.hasPrefix("default=") {
        if text?.isEmpty ?? true { text = String(part.dropFirst(8)) }
      } else if let value = text {
        guard let changed = SettingOperation.apply(part, to: value) else { throw .operation(part) }
        text = changed
      }
    }
    // Xcode inserts nothing for it, and the result would be wrong.
    guard let text else { throw .undefined(name) }
    return text
  }
}
