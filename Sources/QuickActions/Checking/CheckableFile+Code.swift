import CodeModel
import CodeSyntax
import Files
import SourceText

extension CheckableFile {
  /// Whether a source file holds one of the words without which no rule has anything to report.
  public static func mayConcern(_ bytes: [UInt8]) -> Bool { CodeWords.mayConcern(bytes) }

  /// A source file; nil for one that no rule is about.
  public init?(code text: SourceText, _ kind: FileKind, _ facts: @autoclosure () -> CodeFacts) {
    guard let language = kind.codeLanguage, CodeWords.mayConcern(text.bytes) else { return nil }
    self = .code(CodeFile(text, language), facts())
  }
}

extension FileKind {
  /// The language of a source file; nil for others.
  public var codeLanguage: CodeLanguage? {
    switch self {
    case .swift: .swift
    case .objectiveC: .objectiveC
    case .propertyList, .strings, .stringCatalog, .image, .settings, .project, .generator, .nothing:
      nil
    }
  }
}
