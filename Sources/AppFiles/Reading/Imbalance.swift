import PropertyList
import SourceText

/// The position where a container first differs from what was meant, because one of its tags is missing, duplicated
/// or wrong. All later elements are assigned to the wrong containers, so findings about their order add nothing.
struct Imbalance: Sendable {
  /// The offset after which the file cannot be read.
  private var firstFatal = Int.max
  /// The offset of the first key or list that is read as something else.
  private var firstMisread = Int.max
  /// The container around the first of both, if it is not a dictionary.
  private var container: ByteRange?
  /// Values that are in a dictionary because the start tag of their own container is missing: from the first to the
  /// end tag of that container.
  private var strays: ByteRange?
  /// The offset where the end tag of a simple element was missed.
  private var endOfSimple: Int?
  /// The innermost container, which is nearest to the typo, if one end tag ends more than two.
  private var innermost: Int?

  init(_ tree: SyntaxTree, _ structure: [StructureIssue]) {
    for issue in tree.issues {
      guard let place = Self.place(of: issue) else { continue }
      firstFatal = min(firstFatal, place)
    }
    endOfSimple =
      tree.issues.lazy.filter { Self.place(of: $0) == nil }.compactMap(\.noticedAt).first?
      .start
    let ended = tree.issues.filter { $0.noticedAt?.start == firstFatal }.map(\.range.start)
    innermost = ended.count > 2 ? ended.max() : nil
    strays = Self.strays(before: firstFatal, structure, in: tree)
    for issue in structure {
      switch issue.problem {
      case .severalRoots: firstFatal = min(firstFatal, issue.range.start)
      case .keyOutsideDictionary, .misplacedPropertyList:
        firstMisread = min(firstMisread, issue.range.start)
      default: break
      }
    }
    let first = min(firstFatal, firstMisread)
    guard first < .max else { return }
    let around = tree[tree.container(around: first)]
    container = around.kind == .dictionary ? nil : around.range
  }

  private static func strays(
    before end: Int, _ structure: [StructureIssue], in tree: SyntaxTree
  ) -> ByteRange? {
    guard end < .max else { return nil }
    let dictionary = tree.container(around: end)
    let first = structure.first {
      $0.problem == .valueWithoutKey && $0.range.start < end
        && tree.container(around: $0.range.start) == dictionary
    }
    return first.map { ByteRange(start: $0.range.start, end: end) }
  }

  private static let containers: Set<String> = ["plist", "dict", "array"]

  /// Returns the offset at which an error shows that a container is not what was meant; nil for other errors.
  private static func place(of issue: SyntaxIssue) -> Int? {
    switch issue.problem {
    case .strayEndTag(let name):
      containers.contains(name) ? issue.range.start : nil
    case .unclosedElement(let name):
      containers.contains(name) ? issue.noticedAt?.start : nil
    default: nil
    }
  }

  func explains(_ issue: SyntaxIssue) -> Bool {
    guard let place = Self.place(of: issue) else { return false }
    return place > firstFatal || place == endOfSimple
      || place == firstFatal && issue.range.start < innermost ?? 0
  }

  func explains(_ issue: StructureIssue) -> Bool {
    let start = issue.range.start
    return switch issue.problem {
    case .valueWithoutKey where strays?.contains(issue.range) == true: start != strays?.start
    case .severalRoots, .valueWithoutKey, .keyWithoutValue: start > firstFatal
    case .keyOutsideDictionary, .misplacedPropertyList: start > min(firstFatal, firstMisread)
    default: false
    }
  }

  /// Returns true if another finding is in the same container after that position, or at the element before it, whose
  /// end may be missing.
  func explains(_ range: ByteRange, in tree: SyntaxTree) -> Bool {
    guard let container, container.contains(range) else { return false }
    let first = min(firstFatal, firstMisread)
    let parent = tree.container(around: range.start)
    if range.start >= first { return tree[parent].range == container }
    guard let element = tree.element(at: range.start), tree[element].end <= first else {
      return false
    }
    return tree.source[ByteRange(start: tree[element].end, end: first)].allSatisfy(\.isWhitespace)
  }
}
