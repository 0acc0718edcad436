import AppFiles
import PropertyList
import SourceText

/// The comments of a file that silence nothing, which is known when all other rules have spoken.
public struct UnusedSilences: Sendable {
  package let silences: [Silences.Unused]
  /// The edit that takes one out.
  package let removing: @Sendable (Silences.Unused) -> TextEdit

  package init(_ all: Silences, _ silences: [Silences.Unused], in tree: SyntaxTree) {
    self.silences = silences
    removing = { all.removing($0) { tree.removing($0) } }
  }

  /// Those of a file with comments as C has them.
  package init(_ all: Silences, _ silences: [Silences.Unused]) {
    self.silences = silences
    let source = all.source
    removing = { all.removing($0) { source.removingComment($0) } }
  }
}
