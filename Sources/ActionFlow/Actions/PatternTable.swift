/// Values by types, so that those that can be of a type are found without a look at all of them: property lists
/// can declare thousands of types, and code compare as many.
///
/// Patterns that match each other end alike, so they have the last component in common, where each has one.
package struct PatternTable<Value: Sendable>: Sendable {
  private typealias Entry = (number: Int, value: Value)

  private var byLast: [String: [Entry]] = [:]
  /// Under patterns of which not even the last component is known.
  private var open: [Entry] = []
  private var all: [Value] = []

  /// - Parameter pattern: nil where the value can be of any type.
  mutating func add(_ value: Value, under pattern: TypePattern?) {
    let entry = (all.count, value)
    all.append(value)
    if let last = pattern.flatMap(Self.last) {
      byLast[last, default: []].append(entry)
    } else {
      open.append(entry)
    }
  }

  /// The values that can be of a type, in the order in which they were added. Some may not be.
  package func near(_ type: TypePattern) -> [Value] {
    guard let last = Self.last(of: type) else { return all }
    let found = byLast[last] ?? []
    guard !open.isEmpty else { return found.map(\.value) }
    return (found + open).sorted { $0.number < $1.number }.map(\.value)
  }

  /// Returns true if one of the values that can be of a type is as wanted.
  package func contains(near type: TypePattern, where isWanted: (Value) -> Bool) -> Bool {
    guard let last = Self.last(of: type) else { return all.contains(where: isWanted) }
    return (byLast[last] ?? []).contains { isWanted($0.value) }
      || open.contains { isWanted($0.value) }
  }

  /// The whole last component of a pattern; nil where its beginning is not known.
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
