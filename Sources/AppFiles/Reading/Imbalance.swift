import PropertyList
import SourceText

/// Where a container is first not what was meant, because one of its tags is lost, stands twice, or is
/// another. From there on all elements are counted to the wrong containers, so what is wrong with the
/// order of elements says nothing new.
struct Imbalance: Sendable {
  /// Behind this the file is given up.
  private var firstFatal = Int.max
  /// The first key or list that is read as something else.
  private var firstMisread = Int.max
  /// The container in which the first of both stands, where it is no dictionary.
  private var container: ByteRange?
  /// Values that stand in a dictionary because the start tag of their own container is lost: from the
  /// first to the end tag of that container.
  private var strays: ByteRange?
  /// Where the end tag of a simple element was missed.
  private var endOfSimple: Int?
  /// Where one end tag ends more than two containers, the innermost, which is nearest to the slip.
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

  /// Where a mistake shows that a container is not what was meant; nil for other mistakes.
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

  /// Returns true if another finding stands in the same container behind that place, or at the element before it, which
  /// may have been meant to go on.
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
