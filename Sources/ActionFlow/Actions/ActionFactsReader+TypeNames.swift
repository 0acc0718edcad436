import CodeModel
import CodeSyntax

/// Reading of the types that a file declares without using them, and of the types that it names.
extension ActionFactsReader {
  /// The most names of types that are noted of a file.
  private static let maximumTypeNames = 512
  /// The most types of a file that are looked for in its texts.
  private static let maximumUnmentioned = 64

  mutating func readTypeNames() {
    guard file.language == .swift, !facts.isTest else { return }
    var counts: [String: Int] = [:]
    for token in tree.tokens.indices where tree.isIdentifier(token) && isTypeName(token) {
      counts[tree.name(token), default: 0] += 1
    }
    let texts = file.literals(in: all).map(\.value)
    var looked = 0
    for type in file.types where looked < Self.maximumUnmentioned && mayBeUnmentioned(type) {
      let name = ActionNames.last(of: type.name)
      // It is declared once, and named nowhere else.
      guard counts[name] == 1 else { continue }
      looked += 1
      guard !texts.contains(where: { $0.contains(name) }) else { continue }
      facts.unmentionedTypes.insert(type.name)
      counts[name] = nil
    }
    facts.typeNames = counts.count <= Self.maximumTypeNames ? Set(counts.keys) : nil
  }

  /// True for a name in the style of an app's types. Types of UIKit and Foundation begin with two capital letters.
  private func isTypeName(_ token: Int) -> Bool {
    let first = tree.firstByte(token)
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first >= 0x80
      || first == UInt8(ascii: "_") || first == UInt8(ascii: "`")
  }

  /// Returns true for an enumeration or a structure that is reached only where its name is mentioned: it conforms
  /// only to protocols of values.
  private func mayBeUnmentioned(_ type: CodeType) -> Bool {
    guard type.kind == .enum || type.kind == .struct, type.declarations.count == 1,
      ActionNames.last(of: type.name).utf8.count >= 4,
      type.inherited.allSatisfy({ Self.plainProtocols.contains($0) })
    else { return false }
    return !file.declares(type) { !$0.attributes.isEmpty }
  }

  private static let plainProtocols: Set<String> = [
    "String", "Int", "CaseIterable", "Codable", "Encodable", "Decodable", "Hashable", "Equatable",
    "Identifiable", "Sendable",
  ]

  /// Returns the last names of the types whose initializer a call of `self.init` or `super.init` runs; nil for
  /// another call, and where the types are not known.
  func typesMade(by call: Call, in function: Int) -> [String]? {
    guard file.language == .swift, call.baseName == "init", let receiver = call.receiver,
      receiver.count == 1, let number = file.functions[function].type,
      file.types.indices.contains(number)
    else { return nil }
    let type = file.types[number]
    if isSelf(receiver) { return [ActionNames.last(of: type.name)] }
    // A class names its superclass where it is declared.
    guard tree.isToken(receiver.lowerBound, "super"), type.kind == .class, !type.inherited.isEmpty
    else { return nil }
    return type.inherited.map(ActionNames.last)
  }
}
