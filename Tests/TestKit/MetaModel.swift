import Foundation
import LanguageServerProtocol

/// The machine-readable model of LSP, for strict checks of messages: unknown members, wrong types, missing
/// members and inverted ranges are faults.
///
/// The model is not part of the project; tests that need it run if it exists next to the project.
public final class MetaModel: Sendable {
  private let structures: [String: JSONValue]
  private let enumerations: [String: JSONValue]
  private let aliases: [String: JSONValue]
  private let requests: [String: JSONValue]
  private let notifications: [String: JSONValue]

  public static let shared: MetaModel? = Project.beside("shared/lsp/metaModel.json").flatMap {
    guard let data = try? Data(contentsOf: $0) else { return nil }
    return JSONValue(decoding: Array(data)).map { MetaModel($0) }
  }

  private init(_ model: JSONValue) {
    func table(_ list: String, by key: String = "name") -> [String: JSONValue] {
      Dictionary(
        (model[list]?.array ?? []).compactMap { item in item[key]?.string.map { ($0, item) } },
        uniquingKeysWith: { first, _ in first })
    }
    structures = table("structures")
    enumerations = table("enumerations")
    aliases = table("typeAliases")
    requests = table("requests", by: "method")
    notifications = table("notifications", by: "method")
  }

  /// Returns the faults in the parameters of a message. Methods that the model does not contain, such as our
  /// own, are skipped.
  public func faults(inParams params: JSONValue?, of method: String) -> [String] {
    guard let item = requests[method] ?? notifications[method] else { return [] }
    guard let type = item["params"] else { return [] }
    guard let params else { return ["\(method): no params"] }
    return check(params, type, "\(method) params")
  }

  /// Returns the faults in the result of a request.
  public func faults(inResult result: JSONValue, of method: String) -> [String] {
    guard let type = requests[method]?["result"] else { return [] }
    return check(result, type, "\(method) result")
  }

  // MARK: Types

  private func check(_ value: JSONValue, _ type: JSONValue, _ path: String) -> [String] {
    switch type["kind"]?.string {
    case "base": return checkBase(value, type["name"]?.string ?? "", path)
    case "reference": return checkReference(value, type["name"]?.string ?? "", path)
    case "array":
      guard let elements = value.array, let element = type["element"] else {
        return ["\(path): expected an array"]
      }
      return elements.enumerated().flatMap { check($1, element, "\(path)[\($0)]") }
    case "map":
      guard let members = value.object, let element = type["value"] else {
        return ["\(path): expected an object"]
      }
      return members.flatMap { check($1, element, "\(path).\($0)") }
    case "or":
      let attempts = (type["items"]?.array ?? []).map { check(value, $0, path) }
      if attempts.contains(where: \.isEmpty) { return [] }
      return attempts.min { $0.count < $1.count } ?? ["\(path): fits no type"]
    case "and":
      let members = (type["items"]?.array ?? []).flatMap { self.members(of: $0) }
      return checkObject(value, members, path)
    case "tuple":
      let items = type["items"]?.array ?? []
      guard let elements = value.array, elements.count == items.count else {
        return ["\(path): expected \(items.count) elements"]
      }
      return zip(elements, items).flatMap { check($0, $1, path) }
    case "literal":
      return checkObject(value, type["value"]?["properties"]?.array ?? [], path)
    case "stringLiteral", "integerLiteral", "booleanLiteral":
      return value == type["value"] ? [] : ["\(path): expected \(type["value"]?.text ?? "")"]
    default: return ["\(path): unknown type \(type.text)"]
    }
  }

  private func checkBase(_ value: JSONValue, _ name: String, _ path: String) -> [String] {
    let fits: Bool
    switch name {
    case "string", "URI", "DocumentUri", "RegExp": fits = value.string != nil
    case "integer": fits = value.integer.map { Int32(exactly: $0) != nil } ?? false
    case "uinteger": fits = value.integer.map { $0 >= 0 && $0 <= Int(Int32.max) } ?? false
    case "decimal":
      if case .number = value { fits = true } else { fits = value.integer != nil }
    case "boolean": fits = value.bool != nil
    case "null": fits = value == .null
    default: fits = false
    }
    return fits ? [] : ["\(path): \(value.text.prefix(60)) is no \(name)"]
  }

  private func checkReference(_ value: JSONValue, _ name: String, _ path: String) -> [String] {
    if name == "LSPAny" || name == "LSPObject" || name == "LSPArray" { return [] }
    if let alias = aliases[name], let type = alias["type"] { return check(value, type, path) }
    if let enumeration = enumerations[name] {
      if enumeration["supportsCustomValues"] == true {
        return checkBase(value, enumeration["type"]?["name"]?.string ?? "", path)
      }
      let values = enumeration["values"]?.array?.compactMap { $0["value"] } ?? []
      return values.contains(value) ? [] : ["\(path): \(value.text) is none of \(name)"]
    }
    guard structures[name] != nil else { return ["\(path): unknown type \(name)"] }
    let faults = checkObject(
      value, members(of: ["kind": "reference", "name": .string(name)]), path)
    return faults + (name == "Range" ? checkRange(value, path) : [])
  }

  private func checkRange(_ value: JSONValue, _ path: String) -> [String] {
    func place(_ name: String) -> [Int] {
      ["line", "character"].map { value[name]?[$0]?.integer ?? 0 }
    }
    return place("start").lexicographicallyPrecedes(place("end")) || place("start") == place("end")
      ? [] : ["\(path): the range ends before it starts"]
  }

  /// Returns the members of a structure, including inherited ones.
  private func members(of type: JSONValue) -> [JSONValue] {
    if type["kind"] == "literal" { return type["value"]?["properties"]?.array ?? [] }
    guard let name = type["name"]?.string, let structure = structures[name] else { return [] }
    let parents = (structure["extends"]?.array ?? []) + (structure["mixins"]?.array ?? [])
    let own = structure["properties"]?.array ?? []
    let names = Set(own.compactMap { $0["name"]?.string })
    let inherited = parents.flatMap { members(of: $0) }
      .filter { !names.contains($0["name"]?.string ?? "") }
    return own + inherited
  }

  private func checkObject(
    _ value: JSONValue, _ members: [JSONValue], _ path: String
  ) -> [String] {
    guard let object = value.object else { return ["\(path): expected an object"] }
    var faults: [String] = []
    let byName = Dictionary(
      members.compactMap { member in member["name"]?.string.map { ($0, member) } },
      uniquingKeysWith: { first, _ in first })
    for (name, member) in byName {
      guard let type = member["type"] else { continue }
      if let found = object[name] {
        faults += check(found, type, "\(path).\(name)")
      } else if member["optional"] != true {
        faults.append("\(path): \(name) is missing")
      }
    }
    for name in object.keys where byName[name] == nil {
      faults.append("\(path): unknown member \(name)")
    }
    return faults
  }
}

/// Checks a session message by message: results are matched with their requests.
public struct DialogueChecker {
  private let model: MetaModel
  private var methods: [JSONValue: String] = [:]
  public private(set) var faults: [String] = []

  public init(_ model: MetaModel) {
    self.model = model
  }

  public mutating func sent(_ message: JSONValue) {
    guard let method = message["method"]?.string, let id = message["id"] else { return }
    methods[id] = method
  }

  public mutating func received(_ message: JSONValue) {
    if message["jsonrpc"] != "2.0" { faults.append("no jsonrpc: \(message.text)") }
    if let method = message["method"]?.string {
      faults += model.faults(inParams: message["params"], of: method)
    } else if let error = message["error"] {
      if error["code"]?.integer == nil || error["message"]?.string == nil {
        faults.append("an error without code or message: \(message.text)")
      }
    } else if let id = message["id"], let method = methods[id] {
      guard let result = message["result"] else {
        faults.append("neither result nor error: \(message.text)")
        return
      }
      faults += model.faults(inResult: result, of: method)
    } else {
      faults.append("an answer to nothing: \(message.text)")
    }
  }
}
