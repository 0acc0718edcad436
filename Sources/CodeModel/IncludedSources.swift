import CodeSyntax
import SourceText

extension CodeFile {
  /// The names of included files that are no headers and count as part of this one: `#import "Handling.m"`.
  public var includedSources: Set<String> {
    guard tree.language == .objectiveC else { return [] }
    var names: Set<String> = []
    for index in marks.directives
    where tree.isToken(index + 1, "import") || tree.isToken(index + 1, "include") {
      var end = index + 2
      while end < tree.tokens.count, tree.kind(end) != .endOfDirective { end += 1 }
      guard end > index + 2 else { continue }
      let range = ByteRange(start: tree.tokens[index + 2].start, end: tree.tokens[end - 1].end)
      let parts = tree.source[range].split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 3, let name = parts[1].split(separator: "/").last,
        !CodeLanguage.isHeader(String(name))
      else { continue }
      names.insert(String(name))
    }
    return names
  }
}
