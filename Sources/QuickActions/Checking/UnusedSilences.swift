import PropertyList

/// The comments of a file that silence nothing, which is known when all other rules have spoken.
public struct UnusedSilences: Sendable {
  let tree: SyntaxTree
  let silences: [Silences.Unused]
}
