import Checks
import Guide
import PropertyList
import SourceText

/// The verdict on a file with syntax errors: how Apple's reader reads it.
package struct Reading: Sendable {
  /// The consequence of an error.
  package enum Consequence {
    /// The file cannot be read.
    case unreadable
    /// The file is read, but with another meaning than intended.
    case misread
    /// The error is after the part that is read.
    case unread
  }

  /// The content of the file if it is not a property list.
  package let standIn: StandIn?
  /// True if there is no element, so that only the first error matters.
  private let isEmpty: Bool
  private let first: ByteRange?
  /// The verdict of the reader; nil if there are no errors, and if a preprocessor changes the file.
  private let verdict: ReaderVerdict?
  /// The first error after the part that is read.
  package let firstUnread: ByteRange?
  private let cause: FirstCause

  /// - Parameter item: the item that contains all errors of the file, with the containers around it; nil if they may
  ///   be anywhere.
  package init(_ tree: SyntaxTree, _ structure: [StructureIssue], in item: ItemPlace? = nil) {
    self.init(tree, structure, isPiece: item != nil) { _ in
      item.flatMap { tree.readerVerdict(of: $0.node, inside: $0.containers) }
    }
  }

  /// Creates the verdict if all errors are in the root dictionary and not in its lists of items.
  package init(_ tree: SyntaxTree, _ structure: [StructureIssue], inRoot root: SyntaxTree.NodeID) {
    self.init(tree, structure, isPiece: true) { first in
      // The text before the first error is right, so reading begins at the key before it.
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
    // If the whole file is wrong, the first cause does not matter.
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

  /// The verdict on an element without errors.
  package static let right = Reading(SyntaxTree(""), [])

  /// Returns the consequence of an error; nil for an error that only follows from another one.
  package func consequence(of issue: SyntaxIssue) -> Consequence? {
    let consequence = consequence(of: issue.range)
    return consequence == .unread || cause.explains(issue) ? nil : consequence
  }

  /// Returns the consequence of an error; nil for an error that only follows from another one.
  package func consequence(of issue: StructureIssue) -> Consequence? {
    let consequence = consequence(of: issue.range)
    return consequence == .unread || cause.explains(issue) ? nil : consequence
  }

  /// Returns true if a finding about values may only follow from an error in the markup.
  package func explains(_ range: ByteRange) -> Bool { cause.explains(range) }

  private func consequence(of range: ByteRange) -> Consequence {
    if standIn != nil || isEmpty && range != first { return .unread }
    guard case .reads(let end)? = verdict else { return .unreadable }
    return range.start >= end ? .unread : .misread
  }

  /// The offset at which Apple's reader gives up; nil if it does not.
  var stop: Int? {
    guard case .stops(let offset)? = verdict else { return nil }
    return offset
  }
}

extension StructureIssue {
  /// True except for duplicate keys, which are not a syntax error.
  fileprivate var concernsSyntax: Bool {
    if case .duplicateKey = problem { return false }
    return true
  }
}

extension Reading.Consequence {
  /// The severity of the consequence: an error that Apple's reader accepts is only a warning.
  package var severity: Severity { self == .unreadable ? .error : .warning }
}

extension LocalizedText {
  /// Returns the message of an error with its consequence for the file.
  package func then(_ consequence: Reading.Consequence) -> LocalizedText {
    consequence == .unreadable
      ? LocalizedText(
        en: english + "; the file cannot be read.", zhHans: simplifiedChinese + "，文件无法读取。")
      : LocalizedText(
        en: english + "; iOS reads on, but not what is meant.",
        zhHans: simplifiedChinese + "；iOS 会读下去，但读到的不是本意。")
  }
}
