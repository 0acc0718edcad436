import JSONSyntax
import YAMLSyntax

extension GeneratedList.Spelling {
  /// Returns the notation of a text, without the existing quotes around it; nil for a text that cannot be written in
  /// this notation.
  package func written(_ text: String) -> String? {
    switch self {
    case .json: return String(JSONString.encode(text).dropFirst().dropLast())
    case .jsonSingleQuoted: return Self.json.written(text)?.replacing("'", with: "\\'")
    case .jsonName: return JSONString.isName(text) ? text : nil
    case .yamlPlain: return YAMLString.encode(text, .plain)
    case .yamlSingleQuoted: return YAMLString.encode(text, .singleQuoted)
    case .yamlDoubleQuoted: return YAMLString.encode(text, .doubleQuoted)
    case .swift:
      let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      guard isPlain else { return nil }
      return text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    case .swiftBehind(let interpolation, let before):
      guard text.hasPrefix(before) else { return nil }
      return Self.swift.written(String(text.dropFirst(before.count)))
        .map { interpolation + $0 }
    }
  }

  init(_ style: YAMLTree.Style) {
    switch style {
    case .plain: self = .yamlPlain
    case .singleQuoted: self = .yamlSingleQuoted
    case .doubleQuoted: self = .yamlDoubleQuoted
    }
  }
}
