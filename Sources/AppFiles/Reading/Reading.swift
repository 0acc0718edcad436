import Checks
import Guide
import PropertyList
import SourceText

/// What becomes of a file with the mistakes of syntax that it has.
package struct Reading: Sendable {
  /// What becomes of a place where something is wrong.
  package enum Consequence {
    /// The file is given up.
    case unreadable
    /// The file is read, and something else than what was meant.
    case misread
    /// The place lies behind what is read.
    case unread
  }

  /// What the file holds instead of a property list.
  package let standIn: StandIn?
  /// There is no element, so that only the first mistake says anything.
  private let isEmpty: Bool
  private let first: ByteRange?
  /// Nil where nothing is wrong, and where nobody knows what the preprocessor will leave.
  private let verdict: ReaderVerdict?
  /// The first mistake behind what is read.
  package let firstUnread: ByteRange?
  private let cause: FirstCause

  /// - Parameter item: the item that holds all mistakes of the file, with the containers around it;
  ///   nil where they can be anywhere.
  package init(_ tree: SyntaxTree, _ structure: [StructureIssue], in item: ItemPlace? = nil) {
    self.init(tree, structure, isPiece: item != nil) { _ in
      item.flatMap { tree.readerVerdict(of: $0.node, inside: $0.containers) }
    }
  }

  /// Where all mistakes stand in the root dictionary and not in its lists of items.
  package init(_ tree: SyntaxTree, _ structure: [StructureIssue], inRoot root: SyntaxTree.NodeID) {
    self.init(tree, structure, isPiece: true) { first in
      // All before the first mistake is read as it is, so reading begins at the key before it.
      let key = tree.children(of: root).filter {
        tree[$0].kind == .key && tree[$0].start <= first.start
      }.last
      return key.flatMap { tree.readerVerdict(fromKey: $0, of: root) }
    }
  }

  private init(
    _ tree: SyntaxTree, _ structure: [StructureIssue], isPiece: Bool,
    _ verdictOfPiece: (_ first: ByteRange) -> ReaderVerdict?
  ) {
    let places = tree.issues.map(\.range) + structure.filter(\.concernsSyntax).map(\.range)
    // Where everything is wrong nobody asks for the first cause.
    cause =
      places.count <= FirstCause.maximumMistakes
      ? FirstCause(tree, structure) : FirstCause(SyntaxTree(""), [])
    first = places.min { $0.start < $1.start }
    standIn = places.isEmpty || isPiece ? nil : StandIn(tree.source)
    isEmpty = !places.isEmpty && tree.elements(of: tree.root).isEmpty
    guard !places.isEmpty, standIn == nil, !tree.isPreprocessed else {
      verdict = nil
      firstUnread = nil
      return
    }
    let verdict = first.flatMap(verdictOfPiece) ?? tree.readerVerdict()
    self.verdict = verdict
    if case .reads(let end) = verdict {
      firstUnread = places.filter { $0.start >= end }.min { $0.start < $1.start }
    } else {
      firstUnread = nil
    }
  }

  /// Of an element without a mistake.
  package static let right = Reading(SyntaxTree(""), [])

  /// Returns what happens to a mistake's place; nil for a mistake that only follows from another one.
  package func consequence(of issue: SyntaxIssue) -> Consequence? {
    let consequence = consequence(of: issue.range)
    return consequence == .unread || cause.explains(issue) ? nil : consequence
  }

  /// Returns what happens to a mistake's place; nil for a mistake that only follows from another one.
  package func consequence(of issue: StructureIssue) -> Consequence? {
    let consequence = consequence(of: issue.range)
    return consequence == .unread || cause.explains(issue) ? nil : consequence
  }

  /// Returns true if something about values may only follow from a mistake in the markup.
  package func explains(_ range: ByteRange) -> Bool { cause.explains(range) }

  private func consequence(of range: ByteRange) -> Consequence {
    if standIn != nil || isEmpty && range != first { return .unread }
    guard case .reads(let end)? = verdict else { return .unreadable }
    return range.start >= end ? .unread : .misread
  }

  /// Where Apple's reader gives the file up; nil where it does not.
  var stop: Int? {
    guard case .stops(let offset)? = verdict else { return nil }
    return offset
  }
}

extension StructureIssue {
  /// Equal keys are no matter of syntax.
  fileprivate var concernsSyntax: Bool {
    if case .duplicateKey = problem { return false }
    return true
  }
}

extension Reading.Consequence {
  /// How much a mistake matters: what Apple's reader takes is never an error.
  package var severity: Severity { self == .unreadable ? .error : .warning }
}

extension LocalizedText {
  /// A mistake, and what becomes of the file.
  package func then(_ consequence: Reading.Consequence) -> LocalizedText {
    consequence == .unreadable
      ? LocalizedText(
        en: english + "; the file cannot be read.", zhHans: simplifiedChinese + "，文件无法读取。")
      : LocalizedText(
        en: english + "; iOS reads on, but not what is meant.",
        zhHans: simplifiedChinese + "；iOS 会读下去，但读到的不是本意。")
  }
}
