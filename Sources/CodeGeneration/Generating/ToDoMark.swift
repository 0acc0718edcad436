import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// The mark for work that is left to do in generated code, in the style of the app.
public enum ToDoMark: Sendable {
  /// `// TODO: …`
  case comment
  /// `#warning("…")`, which the compiler reports.
  case warning

  /// - Parameter files: the relevant files of the app.
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

  /// Returns a line with a text.
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

/// A position in generated code that has to be filled in.
public struct ToDo: Sendable, Equatable {
  /// From 1.
  public let line: Int
  /// The work to do there.
  public let text: String
}

extension ToDoMark {
  /// Returns the marks of a text that an earlier version did not contain.
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
