import PropertyList
import SourceText

/// The first cause of errors: one typo in the markup makes other text look wrong, as an unknown start tag leaves its
/// end tag, its text and its neighbors without a meaning. Only the typo is reported; errors that follow from it are
/// checked again when it is fixed.
package struct FirstCause: Sendable {
  private struct Slip {
    let range: ByteRange
    /// The innermost container around it.
    let container: ByteRange
    /// True if the reader knows what was meant, so that distant text is read as intended.
    let isRecovered: Bool
    let isUnclosed: Bool
    let isText: Bool
    let line: Int
  }

  private let slips: [Slip]
  private let firstSevere: Int
  private let imbalance: Imbalance
  private let tree: SyntaxTree
  /// The most typos that are analyzed.
  private static let maximumSlips = 200
  /// The most errors among which a first cause is searched for.
  package static let maximumMistakes = 1000
  /// The number of lines within which a typo in the root dictionary affects other text.
  private static let nearLines = 2

  /// - Parameter structure: the structural errors of the tree.
  init(_ tree: SyntaxTree, _ structure: [StructureIssue]) {
    self.tree = tree
    imbalance = Imbalance(tree, structure)
    var slips: [Slip] = []
    for issue in tree.issues.prefix(Self.maximumSlips) {
      guard let isRecovered = Self.isRecovered(issue, tree) else { continue }
      slips.append(
        Slip(
          range: issue.range, container: tree[tree.container(around: issue.range.start)].range,
          isRecovered: isRecovered, isUnclosed: issue.isUnclosed,
          isText: issue.problem == .unexpectedText,
          line: tree.source.lines.line(at: issue.range.start)))
    }
    self.slips = slips
    firstSevere = slips.lazy.filter { !$0.isRecovered }.map(\.range.start).min() ?? .max
  }

  /// Returns true if an error affects its surroundings and the reader has recovered from it, false if it has not; nil
  /// for an error that affects nothing.
  private static func isRecovered(_ issue: SyntaxIssue, _ tree: SyntaxTree) -> Bool? {
    switch issue.problem {
    case .unknownElement(_, let suggestion): suggestion != nil
    case .unfinishedTag, .unexpectedText, .unterminatedComment, .unterminatedCDATA,
      .unterminatedDeclaration, .unknownDeclaration:
      false
    case .strayLessThan:
      tree.path(to: issue.range.end).last.map { tree[$0].kind.isScalar } ?? false
    case .mismatchedEndTag, .markupInText: true
    case .unclosedElement:
      tree.element(at: issue.range.start).map { tree[$0].kind.isScalar } ?? false ? true : nil
    default: nil
    }
  }

  /// Returns true if a syntax error only follows from another one.
  func explains(_ issue: SyntaxIssue) -> Bool {
    if imbalance.explains(issue) { return true }
    guard !slips.isEmpty else { return false }
    switch issue.problem {
    case .strayEndTag: return firstSevere < issue.range.start
    case .mismatchedEndTag:
      // The start tag of the same element is unknown, or an earlier typo has changed which elements are open.
      let element = tree.path(containing: issue.range.start).last { tree[$0].kind.isElement }
      return element.map { id in
        slips.contains { $0.range.start == tree[id].start + 1 }
      } ?? false
    case .unclosedElement:
      guard let element = tree.element(at: issue.range.start) else { return false }
      let node = tree[element]
      // Its start tag is the typo.
      if slips.contains(where: { $0.range.start == node.start + 1 }) { return true }
      let end = issue.noticedAt?.end ?? tree.source.length
      return node.kind.isContainer
        ? slips.contains { !$0.isRecovered && $0.range.start > node.start && $0.range.start <= end }
        : slips.contains {
          !$0.isUnclosed
            && ($0.range.start == node.end || isDirectlyBehind(node, $0.range.start))
        }
    default: return false
    }
  }

  private func isDirectlyBehind(_ node: Node, _ offset: Int) -> Bool {
    offset > node.end && offset - node.end < 80
      && tree.source.bytes[node.end..<min(offset, tree.source.length)].allSatisfy {
        $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
      }
  }

  /// Returns true if a structural error only follows from a syntax error.
  func explains(_ issue: StructureIssue) -> Bool {
    if imbalance.explains(issue) { return true }
    guard !slips.isEmpty else { return false }
    if firstSevere < issue.range.start { return true }
    let container = tree[tree.container(around: issue.range.start)].range
    // Text next to a key may have been meant as its value.
    var needsValue = false
    if case .keyWithoutValue = issue.problem { needsValue = true }
    return slips.contains {
      !(needsValue && $0.isText)
        && ($0.container == container || !$0.isRecovered && container.contains($0.range))
    }
  }

  /// Returns true if another finding is in a range where the typo may have changed the meaning.
  func explains(_ range: ByteRange) -> Bool {
    if imbalance.explains(range, in: tree) { return true }
    guard !slips.isEmpty else { return false }
    let path = tree.path(containing: range.start).filter { tree[$0].kind.isContainer }
    guard let inner = path.last else { return false }
    let container = tree[inner].range
    let outer = path.dropLast().last.map { tree[$0].range }
    let isRoot = inner == tree.rootValue
    let rootRange = tree.rootValue.map { tree[$0].range }
    let line = tree.source.lines.line(at: range.start)
    return slips.contains { slip in
      let isNear = abs(slip.line - line) <= Self.nearLines
      // A finding at the start tag of a dictionary has its cause inside or next to it.
      if range.start == container.start, slip.container == container {
        return true
      }
      if range.start == container.start, isNear, slip.container == outer { return true }
      // In an array everything after an unknown start tag is read as elements of its own.
      if !slip.isRecovered, slip.container != rootRange, slip.range.start < range.start,
        slip.container.contains(range)
      {
        return true
      }
      return slip.container == container && (isNear || !isRoot)
    }
  }
}

extension SyntaxIssue {
  fileprivate var isUnclosed: Bool {
    if case .unclosedElement = problem { return true }
    return false
  }
}
