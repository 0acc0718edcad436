import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

/// The data about a whole file that the check of a single item needs.
struct ItemsOfFile: Sendable {
  /// The options, with the deployment target that the file itself may contain.
  let options: CheckOptions
  private let surroundings: Surroundings?
  private let developmentLanguage: String?
  private let layout: Layout
  /// The offsets at which the arrays of items begin.
  fileprivate var arrays: [Int]
  /// The number of items of each array that appear in the menu.
  private var displayableCounts: [Int] = []
  /// The number of items with each type, by the array and the hash value of the type.
  private var typeCounts: [TypeInArray: Int]
  /// The part that contains the errors of the markup.
  private var mistaken: ItemMistakes.Place

  private struct TypeInArray: Hashable {
    /// The index of the array.
    let array: Int
    let hash: Int
  }

  /// Returns nil where the items of a file cannot be checked one by one.
  init?(_ document: CheckedDocument, _ options: CheckOptions, _ findings: [Finding]) {
    let plist = document.infoPlist
    guard Self.canBeAsked, document.silences.isEmpty, !plist.items.isEmpty,
      // An error elsewhere in the markup affects everything else.
      let mistaken = ItemMistakes.place(in: document),
      // Translations depend on the texts of all items.
      document.surroundings.map(Self.hasNoTranslations) ?? true,
      // Values of build settings are checked for the whole file.
      document.surroundings?.project.isEmpty != false || !Validator.holdsVariables(plist),
      document.surroundings?.project.isPreprocessed != true,
      findings.count < options.maximumFindings
    else { return nil }
    self.mistaken = mistaken
    var options = options
    options.deploymentTarget = document.deploymentTarget
    self.options = options
    surroundings = document.surroundings
    developmentLanguage = plist.developmentLanguage
    layout = Layout(of: plist.tree.source)
    arrays = []
    typeCounts = [:]
    for declaration in plist.declarations {
      guard let value = declaration.value, plist.tree[value].kind == .array else { continue }
      for item in declaration.items { count(item.string(.type), in: arrays.count, 1) }
      arrays.append(plist.tree[value].start)
      displayableCounts.append(declaration.items.count(where: \.isDisplayable))
    }
  }

  private static func hasNoTranslations(_ surroundings: Surroundings) -> Bool {
    surroundings.translations.isEmpty && surroundings.translations.filesOfNoTarget.isEmpty
      && surroundings.appLanguages.isEmpty
  }

  private static let canBeAsked = RuleRegistry.propertyList.allSatisfy { $0.scope != .unknown }

  @discardableResult
  private mutating func count(_ type: String?, in array: Int, _ change: Int) -> Int {
    guard let type, !type.isBlank else { return 0 }
    // Two texts may become equal through build settings.
    let meaning = surroundings?.project.identity(of: type) ?? type
    let key = TypeInArray(array: array, hash: meaning.hashValue)
    let count = typeCounts[key, default: 0] + change
    typeCounts[key] = count == 0 ? nil : count
    return count
  }

  /// True if there are no errors in the markup.
  private var isRight: Bool { if case .nowhere = mistaken { true } else { false } }

  /// True if there are no errors in the lists of items.
  var areItemsRight: Bool { if case .item = mistaken { false } else { true } }

  /// Returns true if a range is in another item with errors.
  func isMistaken(_ place: ByteRange, besides item: ItemBeforeEdit) -> Bool {
    guard case .item(let range) = mistaken else { return false }
    return range.start != item.range.start && range.contains(place)
  }

  /// Returns the findings outside of the lists of items after an edit there, and the lists; nil where items matter.
  mutating func check(
    _ before: RootBeforeEdit, in tree: SyntaxTree
  ) -> (found: [Finding], lists: [ByteRange])? {
    guard let (plist, structure) = before.after(in: tree) else { return nil }
    let isRight = structure.isEmpty && tree.issues.isEmpty
    mistaken = isRight ? .nowhere : .root
    arrays = plist.declarations.compactMap(\.value).filter { tree[$0].kind == .array }
      .map { tree[$0].start }
    let reading = isRight ? .right : Reading(tree, structure, inRoot: before.node)
    let document = CheckedDocument(
      withoutItems: plist, structure, reading, options: options, surroundings)
    let found = Validator.findings(inRoot: document, isRight: isRight, options)
    return (found.filter { !reading.explains($0) }, plist.lists)
  }

  /// Returns the findings in an item after an edit, the verdict on its errors, and the number of displayed items of
  /// the list if it has changed. Nil where other items matter.
  mutating func check(
    _ before: ItemBeforeEdit, in tree: SyntaxTree
  ) -> (found: [Finding], reading: Reading, count: Int?)? {
    let range = tree[before.node].range
    // Rules that depend on the item's index are run on the whole file.
    let item = ShortcutItem(index: 0, node: before.node, in: tree)
    guard before.isSame(item, surroundings), layout == Layout(of: tree.source),
      !Silences.mayBe(in: before.node, of: tree), let mistakes = mistakes(in: before, of: tree)
    else { return nil }
    // Two items with the same type affect each other.
    let place = before.array
    guard count(before.type, in: place, -1) == 0, count(item.string(.type), in: place, 1) <= 1
    else { return nil }
    let plist = InfoPlist(
      item: item, of: before.arrayNode, developmentLanguage: developmentLanguage, in: tree)
    let document = CheckedDocument(
      item: before.node, plist, mistakes.structure, mistakes.reading, options: options, surroundings
    )
    let found = Validator.findings(inItem: document, isRight: !mistakes.areHere, options).filter {
      range.contains($0.range) && !mistakes.reading.explains($0)
    }
    let areOwn = found.allSatisfy {
      RuleRegistry.rule(id: $0.rule).map { $0.scope == .item || $0.scope == .markup } ?? false
    }
    guard areOwn else { return nil }
    let distance = range.end - before.range.end
    arrays = arrays.map { $0 > range.start ? $0 + distance : $0 }
    if mistakes.areHere {
      mistaken = .item(range)
    } else if case .item(let place) = mistaken {
      if place.start == before.range.start {
        mistaken = .nowhere
      } else if place.start > range.start {
        mistaken = .item(place.shifted(by: distance))
      }
    }
    guard item.isDisplayable != before.isDisplayable else { return (found, mistakes.reading, nil) }
    guard displayableCounts.indices.contains(place) else { return nil }
    displayableCounts[place] += item.isDisplayable ? 1 : -1
    return (found, mistakes.reading, displayableCounts[place])
  }

  /// Returns the errors in the markup of an item after an edit; nil where more than one item has errors.
  private func mistakes(
    in before: ItemBeforeEdit, of tree: SyntaxTree
  ) -> (areHere: Bool, structure: [StructureIssue], reading: Reading)? {
    let structure = tree.structureIssues(in: before.node)
    let isOtherMistaken =
      switch mistaken {
      case .nowhere: false
      case .item(let range): range.start != before.range.start
      case .root: true
      }
    if isOtherMistaken {
      let range = tree[before.node].range
      let isRight = structure.isEmpty && !tree.issues.contains { range.contains($0.range) }
      return isRight ? (false, [], .right) : nil
    }
    if structure.isEmpty, tree.issues.isEmpty { return (false, [], .right) }
    guard ItemMistakes.areAll(in: before.node, of: tree) else { return nil }
    return (true, structure, Reading(tree, structure, in: before.place))
  }
}

/// An item of a property list as it is before it is edited.
public struct ItemBeforeEdit: Sendable {
  let place: ItemPlace
  let arrayNode: SyntaxTree.NodeID
  /// The index of its array among those of the file.
  let array: Int
  let range: ByteRange
  let type: String?
  var node: SyntaxTree.NodeID { place.node }
  private let title: String?
  let isDisplayable: Bool
  private let namesFile: Bool
  /// True if a finding depends on the types and titles of all items.
  private let isFixed: Bool

  init?(
    around edit: ByteRange, in tree: SyntaxTree, _ file: ItemsOfFile, _ findings: [Finding]
  ) {
    let path = tree.containers(around: edit)
    let array = path.indices.lazy.compactMap { index in
      tree[path[index]].kind == .array
        ? file.arrays.firstIndex(of: tree[path[index]].start).map { (index: index, place: $0) }
        : nil
    }.first
    guard let array, array.index + 1 < path.count else { return nil }
    let node = path[array.index + 1]
    place = ItemPlace(node: node, containers: Array(path[...array.index]))
    arrayNode = path[array.index]
    self.array = array.place
    range = tree[node].range
    guard tree[node].kind == .dictionary, tree[node].isClosed else { return nil }
    let item = ShortcutItem(index: 0, node: node, in: tree)
    type = item.string(.type)
    title = item.string(.title)
    isDisplayable = item.isDisplayable
    namesFile = item.has(.iconFile)
    isFixed = findings.contains { RuleRegistry.rule(id: $0.rule)?.scope == .itemAmongOthers }
  }

  /// Returns true if, for other items, an item is the same as before the edit.
  func isSame(_ item: ShortcutItem, _ surroundings: Surroundings?) -> Bool {
    // An image is checked once for all items that name it.
    if surroundings != nil, namesFile || item.has(.iconFile) { return false }
    return !isFixed || (item.string(.type) == type && item.string(.title) == title)
  }
}

extension Silences {
  /// Returns true if a comment in an element may contain rule directives.
  static func mayBe(in id: SyntaxTree.NodeID, of tree: SyntaxTree) -> Bool {
    tree.subtree(of: id).contains {
      tree[$0].kind == .comment && tree.text(tree[$0].content).contains(mark)
    }
  }
}
