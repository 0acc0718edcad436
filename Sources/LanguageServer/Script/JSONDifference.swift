#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LanguageServerProtocol

/// The first place where a value departs from a pattern.
///
/// An object matches when it has all members of the pattern; it may have more. An array matches
/// when it holds the pattern's elements in their order; it may hold others between them. An empty
/// array matches only an empty one.
struct JSONDifference: CustomStringConvertible {
  let path: String
  let expected: JSONValue
  let found: JSONValue?
  /// The depth to which the two agree; the greater, the more likely they correspond to each other.
  let depth: Int

  /// Nil when the value matches.
  init?(_ pattern: JSONValue, _ value: JSONValue) {
    guard let difference = Self.difference(pattern, value, path: "", depth: 0) else { return nil }
    self = difference
  }

  private init(path: String, expected: JSONValue, found: JSONValue?, depth: Int) {
    self.path = path
    self.expected = expected
    self.found = found
    self.depth = depth
  }

  private static func difference(
    _ pattern: JSONValue, _ value: JSONValue, path: String, depth: Int
  ) -> JSONDifference? {
    switch (pattern, value) {
    case (.object(let members), .object(let actual)):
      var agreed = depth
      for (name, member) in members.sorted(by: { order($0.key) < order($1.key) }) {
        let place = path.isEmpty ? name : path + "." + name
        guard let found = actual[name] else {
          return JSONDifference(path: place, expected: member, found: nil, depth: agreed)
        }
        if let inner = difference(member, found, path: place, depth: agreed) { return inner }
        agreed += 1
      }
      return nil
    case (.array(let elements), .array(let actual)):
      if elements.isEmpty, !actual.isEmpty {
        return JSONDifference(path: path, expected: pattern, found: value, depth: depth)
      }
      var rest = actual[...]
      for (index, element) in elements.enumerated() {
        let found = rest.firstIndex { difference(element, $0, path: "", depth: 0) == nil }
        guard let found else {
          let nearest = rest.lazy
            .compactMap { difference(element, $0, path: path + "[\(index)]", depth: depth) }
            .max { $0.depth < $1.depth }
          return nearest
            ?? JSONDifference(
              path: path + "[\(index)]", expected: element, found: nil, depth: depth)
        }
        rest = rest[(found + 1)...]
      }
      return nil
    default:
      return pattern == value
        ? nil : JSONDifference(path: path, expected: pattern, found: value, depth: depth)
    }
  }

  /// The members that say which message it is come first.
  private static func order(_ name: String) -> String {
    ["method", "id", "uri"].contains(name) ? "\u{1}" + name : name
  }

  var description: String {
    "at \(path.isEmpty ? "the message" : path):\n  expected \(expected.text)\n  found    \(found?.text ?? "nothing")"
  }
}

extension JSONValue {
  /// The value of a text of JSON; nil for anything else.
  public init?(decoding bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }

  /// A message as a value.
  public init(encoding message: some Encodable) {
    self = JSONValue(decoding: MessageCoder.encode(message)) ?? .null
  }

  /// JSON on one line, members in the order of their names.
  public var text: String { Self.text(encoding: self) }

  /// The same of any message.
  static func text(encoding message: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(message) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}
