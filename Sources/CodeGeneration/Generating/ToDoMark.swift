import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// How generated code marks what is left to fill in: as the app does it.
public enum ToDoMark: Sendable {
  /// `// TODO: …`
  case comment
  /// `#warning("…")`, which the compiler reports.
  case warning

  /// - Parameter files: those of the app that have to do with what is generated.
  init(_ files: some Sequence<CodeFile>) {
    self = files.contains { Self.warns(in: $0) } ? .warning : .comment
  }

  private static func warns(in file: CodeFile) -> Bool {
    let tree = file.tree
    return tree.tokens.indices.contains { index in
      tree.isToken(index, "#warning")
        || tree.isToken(index, "#") && tree.isWord(index + 1, "warning")
    }
  }

  /// A line for a text of one line.
  func line(_ text: String, _ language: CodeLanguage) -> String {
    switch (self, language) {
    case (.comment, _): "// \(Self.word) \(text)"
    case (.warning, .swift): "#warning(\(CodeLiteral.swift(text)))"
    case (.warning, .objectiveC): "#warning \(CodeLiteral.objectiveC(text).dropFirst())"
    }
  }

  private static let word = "TODO:"
  private static let forms = [
    ("// \(word) ", ""), ("#warning(\"", "\")"), ("#warning \"", "\""),
  ]
}

/// A place in generated code that is left to fill in.
public struct ToDo: Sendable, Equatable {
  /// From 1.
  public let line: Int
  /// What to do there.
  public let text: String
}

extension ToDoMark {
  /// The places that a text has and a former one had not.
  public static func new(in text: String, since former: String) -> [ToDo] {
    var known: [Substring: Int] = [:]
    for line in lines(of: former) { known[line.text, default: 0] += 1 }
    return lines(of: text).compactMap { line in
      if let count = known[line.text], count > 0 {
        known[line.text] = count - 1
        return nil
      }
      return ToDo(line: line.number, text: String(line.text))
    }
  }

  private static func lines(of text: String) -> [(number: Int, text: Substring)] {
    var (number, found): (Int, [(Int, Substring)]) = (0, [])
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let line = line.drop { $0 == " " || $0 == "\t" }
      for (beginning, end) in forms where line.hasPrefix(beginning) && line.hasSuffix(end) {
        found.append((number, line.dropFirst(beginning.count).dropLast(end.count)))
        break
      }
    }
    return found
  }
}
