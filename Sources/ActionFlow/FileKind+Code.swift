import CodeSyntax
import Files

extension FileKind {
  /// The language of a source file; nil for others.
  public var codeLanguage: CodeLanguage? {
    if self == .swift { return .swift }
    return self == .objectiveC ? .objectiveC : nil
  }
}
