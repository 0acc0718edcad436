/// Values indexed by types, so that the candidates for a type are found without testing every value: property lists
/// can declare thousands of types, and code can compare as many.
///
/// Patterns that match each other have the same ending, and so the same last component, where each has one.
package struct PatternTable<Value: Sendable>: Sendable {
  private typealias Entry = (number: Int, value: Value)

  private var byLast: [String: [Entry]] = [:]
  /// The values of patterns whose last component is not known.
  private var open: [Entry] = []
  private var all: [Value] = []

  /// - Parameter pattern: nil for a value that matches any type.
  mutating func add(_ value: Value, under pattern: TypePattern?) {
    let entry = (all.count, value)
    all.append(value)
    if let last = pattern.flatMap(Self.last) {
      byLast[last, default: []].append(entry)
    } else {
      open.append(entry)
    }
  }

  /// Returns the candidates for a type, in the order in which they were added. Some may not match.
  package func near(_ type: TypePattern) -> [Value] {
    guard let last = Self.last(of: type) else { return all }
    let found = byLast[last] ?? []
    guard !open.isEmpty else { return found.map(\.value) }
    return (found + open).sorted { $0.number < $1.number }.map(\.value)
  }

  /// Returns true if one of the candidates for a type fulfils a condition.
  package func contains(near type: TypePattern, where isWanted: (Value) -> Bool) -> Bool {
    guard let last = Self.last(of: type) else { return all.contains(where: isWanted) }
    return (byLast[last] ?? []).contains { isWanted($0.value) }
      || open.contains { isWanted($0.value) }
  }

  /// Returns the whole last component of a pattern; nil where its beginning is not known.
  private static func last(of pattern: TypePattern) -> String? {
    let isWhole = pattern.text != nil || pattern.ending.utf8.contains(UInt8(ascii: "."))
    return isWhole ? pattern.lastComponent : nil
  }
}

extension PatternTable<TypePattern> {
  package init(_ patterns: [TypePattern]) {
    self.init()
    for pattern in patterns { add(pattern, under: pattern) }
  }
}
