import Checks
import CodeModel
import PropertyList
import SourceText

/// Comments that suppress rules at one position or in the whole file:
///
///     <!-- quickactions:disable-next-line duplicate-type, empty-type because it is so -->
///     <!-- quickactions:disable title-whitespace -->
///
/// Words after a name are a reason. Without any name all rules are suppressed. The next line is the next one that
/// contains more than comments, so that such comments can be stacked.
public struct Silences: Sendable {
  /// A rule in such a comment.
  struct Mention: Sendable, Hashable {
    let rule: String
    let range: ByteRange
  }

  struct Directive: Sendable {
    let comment: ByteRange
    /// The line to which it applies; nil for the whole file.
    let line: Int?
    let mentions: [Mention]
  }

  /// A comment, or one name in it, that suppresses nothing.
  public struct Unused: Sendable {
    /// The reason why a comment, or a name in it, suppresses nothing.
    package enum Reason: Sendable {
      /// There is no finding to suppress.
      case needless
      case unknownRule(String)
      case unknownWord(String)
    }

    package let reason: Reason
    package let range: ByteRange
    let comment: ByteRange
    /// True if the rest of the comment has no effect either.
    package let isWholeComment: Bool
  }

  package static let mark = SilenceWords.mark
  package static let nextLine = SilenceWords.nextLine
  package static let wholeFile = SilenceWords.wholeFile

  let directives: [Directive]
  private var unknown: [Unused] = []
  /// The indexes in `directives` for a line, and of those for the whole file.
  private var indicesByLine: [Int: [Int]] = [:]
  private var indicesOfWholeFile: [Int] = []
  package let source: SourceText

  /// No suppressions.
  package static let none = Silences(SyntaxTree(""))

  /// True if no comment of the file is such a directive, valid or not.
  package var isEmpty: Bool { directives.isEmpty && unknown.isEmpty }

  /// A comment with the range between its delimiters.
  struct Comment {
    let range: ByteRange
    let content: ByteRange
  }

  package init(_ tree: SyntaxTree) {
    self.init(tree.comments.map { Comment(range: $0.range, content: $0.content) }, in: tree.source)
  }

  /// The comments of a source file.
  package init(_ file: CodeFile) { self.init(file.tree.comments, of: file.source) }

  /// Reads the comments of a file of translations; a string catalog has none.
  package init(_ file: TranslationFile) {
    switch file.content {
    case .table(let table) where table.form == .xmlPropertyList:
      let mayHold = table.source.string.contains(Self.mark)
      self = mayHold ? Silences(SyntaxTree(table.source)) : .none
    case .table(let table): self.init(table.comments, of: table.source)
    case .catalog: self = .none
    }
  }

  /// Reads comments in C's notation: `// quickactions:disable-next-line rule`, or between `/*` and `*/`.
  private init(_ comments: [ByteRange], of source: SourceText) {
    let mark = Array(Self.mark.utf8)
    let comments = comments.compactMap { range -> Comment? in
      guard range.length > mark.count + 2 else { return nil }
      let isBlock = source.bytes[range.start + 1] == UInt8(ascii: "*")
      var start = range.start + 2
      // `///` and `/**` as well.
      while start < range.end, [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(source.bytes[start])
      {
        start += 1
      }
      let content = ByteRange(start: start, end: isBlock ? max(start, range.end - 2) : range.end)
      return Comment(range: range, content: content)
    }
    self.init(comments, in: source)
  }

  private init(_ comments: [Comment], in source: SourceText) {
    self.source = source
    var directives: [Directive] = []
    var lines = MeantLines(comments, in: source)
    // In reverse order, because stacked comments apply to the same line.
    for comment in comments.reversed() {
      var reader = WordReader(source, comment.content)
      guard let word = reader.command() else { continue }
      switch source[word] {
      case Self.nextLine:
        directives.append(
          Directive(
            comment: comment.range, line: lines.line(meantBehind: comment.range.end),
            mentions: reader.mentions()))
      case Self.wholeFile:
        directives.append(
          Directive(comment: comment.range, line: nil, mentions: reader.mentions()))
      case let name:
        unknown.append(
          Unused(
            reason: .unknownWord(name), range: word, comment: comment.range,
            isWholeComment: true))
      }
    }
    self.directives = directives.reversed()
    unknown.reverse()
    for (index, directive) in self.directives.enumerated() {
      if let line = directive.line {
        indicesByLine[line, default: []].append(index)
      } else {
        indicesOfWholeFile.append(index)
      }
    }
  }

  /// Returns the findings that are not suppressed, and the suppressions without effect.
  ///
  /// - Parameter isKnown: returns true if a rule was run with all the data it needs, false if not, so that nothing is
  ///   reported about it; nil if there is no such rule.
  package func apply(
    to findings: [Finding], judging isKnown: (String) -> Bool? = { _ in true }
  ) -> (kept: [Finding], unused: [Unused]) {
    guard !directives.isEmpty else { return (findings, unknown) }
    var used = Set<Mention>()
    var usedComments = Set<ByteRange>()
    // Many comments for one line ask the same question.
    var answers: [Question: Bool] = [:]
    let kept = findings.filter { finding in
      let line = source.lines.line(at: finding.range.start)
      func isSilenced(_ line: Int?, _ indices: [Int]) -> Bool {
        guard !indices.isEmpty else { return false }
        let question = Question(line: line, rule: finding.rule)
        if let answer = answers[question] { return answer }
        var isSilenced = false
        for directive in indices.lazy.map({ directives[$0] }) {
          let hits = directive.mentions.filter { $0.rule == finding.rule }
          guard !hits.isEmpty || directive.mentions.isEmpty else { continue }
          used.formUnion(hits)
          usedComments.insert(directive.comment)
          isSilenced = true
        }
        answers[question] = isSilenced
        return isSilenced
      }
      let isByFile = isSilenced(nil, indicesOfWholeFile)
      let isByLine = isSilenced(line, indicesByLine[line] ?? [])
      return !isByFile && !isByLine
    }
    return (kept, unknown + unused(besides: used, usedComments, judging: isKnown))
  }

  private func unused(
    besides used: Set<Mention>, _ usedComments: Set<ByteRange>, judging isKnown: (String) -> Bool?
  ) -> [Unused] {
    directives.flatMap { directive -> [Unused] in
      if directive.mentions.isEmpty {
        if usedComments.contains(directive.comment) { return [] }
        return [
          Unused(
            reason: .needless, range: directive.comment, comment: directive.comment,
            isWholeComment: true)
        ]
      }
      let idle = directive.mentions.filter { mention in
        !used.contains(mention) && mention.rule != SilenceWords.rule
      }
      return idle.compactMap { mention in
        let isKnown = isKnown(mention.rule)
        guard isKnown != false else { return nil }
        return Unused(
          reason: isKnown != nil ? .needless : .unknownRule(mention.rule), range: mention.range,
          comment: directive.comment, isWholeComment: idle.count == directive.mentions.count)
      }
    }
  }

  /// A rule and the line on which it is suppressed; nil for the whole file.
  private struct Question: Hashable {
    let line: Int?
    let rule: String
  }
}

/// The lines that comments for the next line apply to.
private struct MeantLines {
  private let source: SourceText
  /// The ends of the comments by their starts.
  private let ends: [Int: Int]
  /// Cached results, by the line after a comment.
  private var known: [Int: Int] = [:]

  init(_ comments: [Silences.Comment], in source: SourceText) {
    self.source = source
    ends = Dictionary(
      comments.map { ($0.range.start, $0.range.end) }, uniquingKeysWith: { $1 })
  }

  /// Returns the first line after a comment that contains more than comments.
  mutating func line(meantBehind offset: Int) -> Int {
    let first = source.lines.line(at: offset) + 1
    var line = first
    while line < source.lines.count {
      if let meant = known[line] {
        line = meant
        break
      }
      let start = source.lines.start(ofLine: line)
      let text = start + Layout.indentation(ofLineAt: start, in: source).utf8.count
      if text >= source.endOfLine(line) {
        line += 1
      } else if let end = ends[text], Layout.isLastOnLine(end, in: source) {
        line = max(line, source.lines.line(at: end)) + 1
      } else {
        break
      }
    }
    known[first] = line
    return line
  }
}

extension SyntaxTree {
  /// All comments, in order. Most files have few, so other nodes are skipped.
  fileprivate var comments: [Node] {
    var comments: [Node] = []
    // An unterminated comment, or one in a value, is an error and suppresses nothing.
    var endOfScalar = 0
    for id in allNodes {
      let node = self[id]
      if node.kind == .comment, node.isClosed, node.start >= endOfScalar { comments.append(node) }
      if node.kind.isScalar { endOfScalar = node.end }
    }
    return comments
  }
}

/// Reads the words of one comment.
private struct WordReader {
  private let source: SourceText
  private var at: Int
  private let end: Int

  init(_ source: SourceText, _ range: ByteRange) {
    self.source = source
    at = range.start
    end = range.end
  }

  /// Returns the word after `quickactions:`; nil for other comments.
  mutating func command() -> ByteRange? {
    skipSpace()
    let mark = Silences.mark.utf8
    guard end - at >= mark.count, source.bytes[at..<end].starts(with: mark) else { return nil }
    at += mark.count
    let word = word()
    // “quickactions: see below” is prose.
    return word.isEmpty ? nil : word
  }

  /// Returns the rule names: the first word of each part between commas.
  mutating func mentions() -> [Silences.Mention] {
    var mentions: [Silences.Mention] = []
    while at < end {
      skipSpace()
      let word = word()
      if !word.isEmpty { mentions.append(Silences.Mention(rule: source[word], range: word)) }
      while at < end, source.bytes[at] != UInt8(ascii: ",") { at += 1 }
      at += 1
    }
    return mentions
  }

  private mutating func word() -> ByteRange {
    let start = at
    while at < end, !Self.isSpace(source.bytes[at]), source.bytes[at] != UInt8(ascii: ","),
      source.bytes[at] != UInt8(ascii: ":")
    {
      at += 1
    }
    return ByteRange(start: start, end: at)
  }

  private mutating func skipSpace() {
    while at < end, Self.isSpace(source.bytes[at]) { at += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
