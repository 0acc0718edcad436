import AppFiles
import PropertyList
import SourceText

/// The suppressions of a file without effect, which are known after all other rules have run.
public struct UnusedSilences: Sendable {
  package let silences: [Silences.Unused]
  /// Returns the edit that removes a suppression.
  package let removing: @Sendable (Silences.Unused) -> TextEdit

  package init(_ all: Silences, _ silences: [Silences.Unused], in tree: SyntaxTree) {
    self.silences = silences
    removing = { all.removing($0) { tree.removing($0) } }
  }

  /// Creates the unused suppressions of a file with comments in the notation of C.
  package init(_ all: Silences, _ silences: [Silences.Unused]) {
    self.silences = silences
    let source = all.source
    removing = { all.removing($0) { source.removingComment($0) } }
  }
}
