import CodeSyntax
import SourceText

/// Colors of Swift and Objective-C, from the same tokens that the checks read.
enum CodeColors {
  static func ranges(of code: String, _ language: CodeLanguage) -> [ColoredRange] {
    let tree = CodeTree(SourceText(code), language)
    let keywords = language == .swift ? swiftKeywords : objectiveCKeywords
    var ranges = tree.comments.map { ColoredRange($0.start, $0.end, .comment) }
    for (index, token) in tree.tokens.enumerated() {
      if let color = color(of: token, at: index, in: tree, keywords) {
        ranges.append(ColoredRange(token.start, token.end, color))
      }
    }
    return ranges.sorted { $0.range.start < $1.range.start }
  }

  private static func color(
    of token: Token, at index: Int, in tree: CodeTree, _ keywords: Set<String>
  ) -> CodeColor? {
    switch token.kind {
    case .openQuote, .closeQuote, .segment, .literal, .regex: .string
    case .number: .number
    case .directive: .attribute
    case .punctuation: tree.isToken(index, "@") ? .attribute : nil
    case .identifier: color(ofName: tree.text(of: token), at: index, in: tree, keywords)
    default: nil
    }
  }

  private static func color(
    ofName name: String, at index: Int, in tree: CodeTree, _ keywords: Set<String>
  ) -> CodeColor? {
    if tree.isToken(index - 1, "@") { return .attribute }
    if index > 0, tree.language == .objectiveC, tree.tokens[index - 1].kind == .directive {
      return .attribute
    }
    // A name after a dot is a member, also `.default`.
    let isMember = tree.isToken(index - 1, ".")
    if !isMember, keywords.contains(name) { return .keyword }
    guard let first = name.first, first.isUppercase else { return nil }
    // `CGRectMake(`: a function of C.
    let isCalled = index + 1 < tree.tokens.count && tree.isToken(index + 1, "(")
    return tree.language == .objectiveC && isCalled ? nil : .type
  }

  private static let swiftKeywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do",
    "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
    "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional",
    "override", "package", "private", "protocol", "public", "repeat", "required", "rethrows",
    "return", "self", "Self", "sending", "set", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while", "willSet",
  ]

  private static let objectiveCKeywords: Set<String> = [
    "BOOL", "Class", "FALSE", "NO", "NULL", "Nil", "SEL", "TRUE", "YES", "__block", "__strong",
    "__weak", "assign", "atomic", "auto", "bool", "break", "case", "char", "const", "continue",
    "copy", "default", "do", "double", "else", "enum", "extern", "float", "for", "goto", "id", "if",
    "in", "inline", "instancetype", "int", "long", "nil", "nonatomic", "nonnull", "nullable",
    "readonly", "readwrite", "return", "self", "short", "signed", "sizeof", "static", "strong",
    "struct", "super", "switch", "typedef", "union", "unsigned", "void", "volatile", "weak",
    "while",
  ]
}
