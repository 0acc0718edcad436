import CodeModel
import CodeSyntax
import SourceText

/// How generated code is laid out: as the file it goes into, else as its neighbors.
struct CodeStyle: Sendable, Equatable {
  var step: String
  var newline: String

  /// Four spaces, as Xcode writes new files.
  static let xcode = CodeStyle(step: "    ", newline: "\n")

  init(step: String, newline: String) {
    self.step = step
    self.newline = newline
  }

  /// Nil for a file in which no line says.
  init?(_ file: CodeFile) {
    let source = file.source
    guard source.lines.count > 1 else { return nil }
    let layout = Layout(of: source)
    newline = layout.newline
    // The first line inside a type tells best: comments and continued lines have steps of their own.
    for declaration in file.outline.declarations where declaration.parent == nil {
      guard let body = declaration.body, let first = body.first,
        Layout.isFirstOnLine(file.bytes(of: first).start, in: source)
      else { continue }
      let outer = Layout.indentation(
        ofLineAt: file.bytes(of: declaration.tokens.lowerBound).start, in: source)
      var inner = Layout.indentation(ofLineAt: file.bytes(of: first).start, in: source)
      if inner.isEmpty {
        // In Objective-C methods stand at the margin, and their statements do not.
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

  /// That of a file, as far as it says.
  init(_ file: CodeFile, else other: CodeStyle) {
    self = CodeStyle(file) ?? other
    if file.source.lines.count > 1 { newline = Layout(of: file.source).newline }
  }

  /// Text that is written with two spaces a step and `\n`, in this style.
  ///
  /// - Parameter indentation: what stands before every line that is not empty.
  func lay(_ text: String, indentation: String = "") -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      laid(line: $0, indentation)
    }.joined(separator: newline)
  }

  private func laid(line: Substring, _ indentation: String) -> String {
    guard !line.isEmpty else { return "" }
    let spaces = line.prefix { $0 == " " }.count
    let steps = String(repeating: step, count: spaces / 2) + (spaces % 2 == 1 ? " " : "")
    return indentation + steps + String(line.dropFirst(spaces))
  }
}
