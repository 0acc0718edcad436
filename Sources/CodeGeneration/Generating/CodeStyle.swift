import AppFiles
import CodeModel
import CodeSyntax
import SourceText

/// The layout of generated code: that of the file it goes into, else that of neighboring files.
struct CodeStyle: Sendable, Equatable {
  var step: String
  var newline: String
  /// True if the brace of a function's or a type's body is on a line of its own.
  var bodiesStandAlone = false
  /// The same for `if`, `for` and the like.
  var blocksStandAlone = false

  /// The style of Xcode's new files, with four spaces.
  static let xcode = CodeStyle(step: "    ", newline: "\n")

  init(step: String, newline: String) {
    self.step = step
    self.newline = newline
  }

  /// Returns nil for a file in which no line shows the style.
  init?(_ file: CodeFile) {
    let source = file.source
    guard source.lines.count > 1 else { return nil }
    let layout = Layout(of: source)
    newline = layout.newline
    (bodiesStandAlone, blocksStandAlone) = Self.braces(in: file)
    // The first line inside a type is the best evidence: comments and continued lines have other indentations.
    for declaration in file.outline.declarations where declaration.parent == nil {
      guard let body = declaration.body, let first = body.first,
        Layout.isFirstOnLine(file.bytes(of: first).start, in: source)
      else { continue }
      let outer = Layout.indentation(
        ofLineAt: file.bytes(of: declaration.tokens.lowerBound).start, in: source)
      var inner = Layout.indentation(ofLineAt: file.bytes(of: first).start, in: source)
      if inner.isEmpty {
        // In Objective-C methods are not indented, but their statements are.
        guard
          let statement = file.functions.lazy.compactMap({ $0.body?.first }).first(where: {
            Layout.isFirstOnLine(file.bytes(of: $0).start, in: source)
          })
        else { continue }
        inner = Layout.indentation(ofLineAt: file.bytes(of: statement).start, in: source)
      }
      guard inner.hasPrefix(outer), inner.utf8.count > outer.utf8.count else { continue }
      step = String(inner.dropFirst(outer.count))
      return
    }
    return nil
  }

  /// Reads the style of a file, completed by another one.
  init(_ file: CodeFile, else other: CodeStyle) {
    self = CodeStyle(file) ?? other
    if file.source.lines.count > 1 { newline = Layout(of: file.source).newline }
  }

  /// Returns where the braces of lines are placed. Braces of closures follow a call in every style, so that fewer
  /// braces show the style of blocks.
  private static func braces(in file: CodeFile) -> (bodies: Bool, blocks: Bool) {
    func isAlone(_ brace: Int) -> Bool? {
      let place = file.bytes(of: brace)
      guard file.tree.isOpen(brace, "{"), Layout.isLastOnLine(place.end, in: file.source) else {
        return nil
      }
      return Layout.isFirstOnLine(place.start, in: file.source)
    }
    let bodies = file.functions.compactMap { $0.body.map { $0.lowerBound - 1 } }
    let types = file.outline.declarations.compactMap { type in
      type.isType ? type.body.map { $0.lowerBound - 1 } : nil
    }
    let heads = bodies.compactMap(isAlone)
    let others = Set(bodies + types)
    let blocks = file.tree.tokens.indices.filter { !others.contains($0) }.compactMap(isAlone)
    return (
      heads.count(where: \.self) * 2 > heads.count,
      blocks.isEmpty
        ? heads.count(where: \.self) * 2 > heads.count
        : blocks.count(where: \.self) * 3 > blocks.count
    )
  }

  /// Returns text that is written with two spaces per level and `\n`, in this style.
  ///
  /// - Parameter indentation: the text before every line that is not empty.
  func lay(_ text: String, indentation: String = "") -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if bodiesStandAlone || blocksStandAlone { lines = lines.flatMap(split) }
    return lines.map { laid(line: $0, indentation) }.joined(separator: newline)
  }

  /// Splits a line so that the brace of a body, and `else` after one, are on lines of their own.
  private func split(_ line: Substring) -> [Substring] {
    let spaces = line.prefix { $0 == " " }
    let rest = line.dropFirst(spaces.utf8.count)
    guard rest.hasSuffix(" {") else { return [line] }
    let brace = spaces + "{"
    if rest.hasPrefix("} else") || rest.hasPrefix("} catch") {
      return blocksStandAlone
        ? [spaces + "}", spaces + rest.dropFirst(2).dropLast(2), Substring(brace)] : [line]
    }
    // The brace of a closure stays after its call.
    let word = String(rest.prefix { $0 != " " && $0 != "(" })
    let standsAlone =
      bodiesStandAlone && Self.heads.contains(word)
      || blocksStandAlone && Self.blocks.contains(word)
    guard standsAlone, !rest.contains("^") else { return [line] }
    return [line.dropLast(2), Substring(brace)]
  }

  /// The words with which functions and types begin.
  private static let heads: Set<String> = [
    "func", "init", "class", "final", "struct", "enum", "extension", "protocol", "private",
    "fileprivate", "internal", "public", "static", "override", "var", "@MainActor",
    "@discardableResult", ")", "-", "+", "BOOL",
  ]
  private static let blocks: Set<String> = [
    "if", "guard", "else", "for", "while", "switch", "do", "defer",
  ]

  private func laid(line: Substring, _ indentation: String) -> String {
    guard !line.isEmpty else { return "" }
    let spaces = line.prefix { $0 == " " }.count
    let steps = String(repeating: step, count: spaces / 2) + (spaces % 2 == 1 ? " " : "")
    return indentation + steps + String(line.dropFirst(spaces))
  }
}
