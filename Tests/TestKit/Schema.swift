import Foundation
import LanguageServerProtocol

/// A JSON Schema with the keywords used in `Protocol/Schemas/`. An unknown keyword is a fault, so that none
/// is silently ignored.
public struct Schema: Sendable {
  private static let silent: Set<String> = ["$schema", "$defs", "title", "description"]

  private let schema: JSONValue
  private let definitions: JSONValue

  public init(_ name: String, definition: String? = nil) throws {
    let data = try Data(contentsOf: Project.url("Protocol/Schemas/\(name).schema.json"))
    let whole = JSONValue(decoding: Array(data)) ?? .null
    definitions = whole["$defs"] ?? .null
    schema = definition.flatMap { whole["$defs"]?[$0] } ?? whole
  }

  /// Returns the faults in a value.
  public func faults(in value: JSONValue) -> [String] { faults(in: value, schema, at: "$") }

  private func faults(in value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard let keywords = schema.object else { return ["\(path): no schema"] }
    return keywords.flatMap { keyword, wanted -> [String] in
      switch keyword {
      case "$ref":
        let name = wanted.string?.split(separator: "/").last.map(String.init) ?? ""
        return faults(in: value, definitions[name] ?? .null, at: path)
      case "type": return hasType(value, wanted) ? [] : ["\(path): not \(wanted.text)"]
      case "const": return value == wanted ? [] : ["\(path): not \(wanted.text)"]
      case "enum": return wanted.array?.contains(value) == true ? [] : ["\(path): \(value.text)"]
      case "minimum":
        return (value.integer ?? 0) >= (wanted.integer ?? 0) ? [] : ["\(path): too small"]
      case "minLength":
        let length = value.string?.unicodeScalars.count ?? Int.max
        return length >= (wanted.integer ?? 0) ? [] : ["\(path): too short"]
      case "maxLength":
        let length = value.string?.unicodeScalars.count ?? 0
        return length <= (wanted.integer ?? 0) ? [] : ["\(path): too long"]
      case "pattern":
        guard let text = value.string, let pattern = wanted.string else { return [] }
        let isFound = text.range(of: pattern, options: .regularExpression) != nil
        return isFound ? [] : ["\(path): \(text) is not like \(pattern)"]
      case "required":
        guard let object = value.object else { return [] }
        return (wanted.array ?? []).compactMap(\.string).filter { object[$0] == nil }
          .map { "\(path): no \($0)" }
      case "properties":
        return (value.object ?? [:]).flatMap { name, member in
          wanted[name].map { faults(in: member, $0, at: "\(path).\(name)") } ?? []
        }
      case "additionalProperties":
        let known = Set((schema["properties"]?.object ?? [:]).keys)
        return (value.object ?? [:]).filter { !known.contains($0.key) }.flatMap { name, member in
          wanted == false
            ? ["\(path): unexpected \(name)"] : faults(in: member, wanted, at: "\(path).\(name)")
        }
      case "items":
        return (value.array ?? []).enumerated().flatMap {
          faults(in: $0.element, wanted, at: "\(path)[\($0.offset)]")
        }
      case _ where Self.silent.contains(keyword): return []
      default: return ["\(path): unknown keyword \(keyword)"]
      }
    }
  }

  private func hasType(_ value: JSONValue, _ wanted: JSONValue) -> Bool {
    let names = wanted.array?.compactMap(\.string) ?? [wanted.string].compactMap { $0 }
    return names.contains { name in
      switch name {
      case "object": value.object != nil
      case "array": value.array != nil
      case "string": value.string != nil
      case "integer": value.integer != nil
      case "boolean": value.bool != nil
      case "null": value == .null
      default: false
      }
    }
  }
}
