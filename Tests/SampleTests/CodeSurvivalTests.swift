import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import EditorFeatures
import Foundation
import Linter
import SourceText
import TestKit
import Testing

/// All rules, hover, completion and signature help on code while it is typed, and on worse code. A trap here
/// would end the server.
@Suite struct CodeSurvivalTests {
  /// The examples that are checked: some contain no word of quick actions.
  private static let examples: [RuleExample] = RuleRegistry.code.flatMap { $0.description.examples }
    .filter { $0.checkable(SourceText($0.source)) != nil }

  /// The options with the rules that are off by default.
  private static let options = CheckOptions(
    rules: Dictionary(
      RuleRegistry.code.map { ($0.description.id, .severity(.hint)) }, uniquingKeysWith: { $1 }))

  private func exercise(_ example: RuleExample, _ text: SourceText, at offsets: [Int]) throws {
    let subject = try #require(example.checkable(SourceText(example.source))).with(text)
    guard case .code(let file, let facts) = subject else { return }
    let findings = subject.findings(Self.options)
    for finding in findings {
      try #require(finding.range.end <= text.length, "\(finding.rule) in \(text.string)")
      for fix in finding.fixes {
        let edits = fix.edits.sorted { $0.range.start < $1.range.start }
        for (first, second) in zip(edits, edits.dropFirst()) {
          try #require(first.range.end <= second.range.start, "\(edits) of \(text.string)")
        }
        _ = text.applying(edits)
      }
    }
    let code = CheckedCode(file, facts, options: Self.options)
    for offset in offsets {
      if let hover = CodeHover.hover(at: offset, in: file, language: .english) {
        try #require(hover.range.end <= text.length)
      }
      for completion in CodeCompletion.completions(at: offset, in: code) {
        try #require(completion.insertion.range.end <= text.length)
      }
      _ = CodeSignatureHelp.help(at: offset, in: file)
      let context = CodeActionContext(subject, selection: ByteRange(at: offset), findings: findings)
      for action in CodeActionRegistry.actions(for: context) { _ = action.change() }
    }
  }

  private func exercise(_ example: RuleExample, _ text: SourceText, around offset: Int) throws {
    let offset = min(max(offset, 0), text.length)
    try exercise(example, text, at: [offset, max(offset - 1, 0), text.length / 2])
  }

  @Test func everyKindOfExampleIsCut() throws {
    for (number, example) in Self.examples.enumerated() {
      let bytes = Array(example.source.utf8)
      // The examples are similar, so each is cut at other offsets.
      for length in stride(from: number % 41, to: bytes.count, by: 41) {
        try exercise(example, SourceText(Array(bytes.prefix(length))), around: length)
        try exercise(example, SourceText(Array(bytes.dropFirst(length))), around: 0)
      }
    }
  }

  /// QUICKACTIONS_ROUNDS requests more of them, with other seeds.
  @Test func manyMutations() throws {
    let rounds = ProcessInfo.processInfo.environment["QUICKACTIONS_ROUNDS"].flatMap(Int.init)
    var random = SplitMix64(seed: UInt64(31 + (rounds ?? 0)))
    for example in Self.examples {
      for _ in 0..<(rounds ?? 4) {
        var text = SourceText(example.source)
        var place = 0
        for _ in 0...random.int(below: 4) {
          (text, place) = mutated(text, example.frame == .swift ? .swift : .objectiveC, &random)
        }
        try exercise(example, text, around: place)
      }
    }
  }

  private static let fragments = [
    "(", ")", "[", "]", "{", "}", "<", ">", "@", ":", ";", ",", ".", "?", "!", "\"", "'", "`",
    "\\(",
    "\\", "#", "/*", "*/", "//", "\n", "\r\n", "->", "=", "==", "&&", "_", "...", "$0", "0", "func",
    "class", "var", "let", "case", "switch", "default", "if", "guard", "else", "return", "for",
    "in",
    "override", "init", "#if", "#else", "#endif", "#available(", "@available(", "extension", "enum",
    "@implementation", "@end", "@interface", "@\"", "- (", "self", "super", "^", "<<<<<<< a\n",
    "=======\n", "中", "\u{1F600}", "\u{0}",
  ]

  /// Returns the text after one token was removed, doubled, moved or replaced by another, or text was
  /// inserted.
  private func mutated(
    _ text: SourceText, _ language: CodeLanguage, _ random: inout SplitMix64
  ) -> (SourceText, Int) {
    let tokens = CodeTree(text, language).tokens
    var changed = text
    guard !tokens.isEmpty else { return (SourceText(random.pick(Self.fragments)), 0) }
    let token = random.pick(tokens)
    let other = random.pick(tokens)
    switch random.int(below: 7) {
    case 0: changed.replace(token.range, with: [])
    case 1: changed.replace(ByteRange(at: token.start), with: text.bytes(in: token.range) + [0x20])
    case 2: changed.replace(token.range, with: text.bytes(in: other.range))
    case 3: changed.replace(token.range, with: Array(random.pick(Self.fragments).utf8))
    case 4:
      let end = min(text.length, token.end + random.int(below: 80))
      changed.replace(ByteRange(start: token.start, end: end), with: [])
    case 5:
      let brackets = tokens.filter { $0.kind == .open || $0.kind == .close }
      guard !brackets.isEmpty else { return (changed, token.start) }
      let bracket = random.pick(brackets)
      changed.replace(bracket.range, with: Array(random.pick(["(", ")", "[", "]", "{", "}"]).utf8))
    default:
      changed.replace(ByteRange(at: token.start), with: Array(random.pick(Self.fragments).utf8))
    }
    return (changed, min(token.start + 1, changed.length))
  }
}

extension SourceText {
  fileprivate func bytes(in range: ByteRange) -> [UInt8] { Array(bytes[range.start..<range.end]) }
}
