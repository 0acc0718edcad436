import ActionFlow
import AppFiles
import Files
import Guide
import PropertyList
import SourceText

/// The links between the occurrences of a type: items of property lists, code that compares or creates it, and
/// constants. They can be followed in both directions.
public struct ActionLinks: Sendable {
  /// The type at a position.
  public struct Subject: Sendable {
    /// The type of the quick action.
    public let type: TypePattern
    /// The range at the position: the text of a property list without tags, a literal with its quotes, or a name.
    public internal(set) var range: ByteRange
    /// The type as a list declares it; nil in code.
    public var declared: String?
  }

  /// The lists that declare quick actions.
  public let lists: [DeclaredTypes]
  /// The index of the code.
  public let index: ActionIndex
  /// The types in property lists that are never edited, by their paths.
  var unwritable: [String: [String]] = [:]

  /// Links the app of one file and apps that share code with it; all apps where the file belongs to none. Returns nil
  /// while the code is not known.
  public init?(_ code: SharedCode, near path: String) {
    guard code.isReady else { return nil }
    guard let lists = code.lists(near: path) ?? code.listsOfNoApp(for: path) else {
      self.init(code)
      return
    }
    guard let index = code.actionsOfOwnApp(of: path) else { return nil }
    self.init(lists, index)
    unwritable = code.unwritableTypes(near: path)
  }

  /// Links the same without files that Xcode projects list only in other apps than that of the file.
  public init?(_ code: SharedCode, only path: String) {
    self.init(code, near: path)
    let unwritable = unwritable
    let own = Set(lists.filter { $0.path == path }.map(\.propertyList))
    // A file that describes several apps concerns all of them.
    if let list = own.first {
      guard own.count == 1, let own = code.actions(ofList: list, madeOf: path) else { return }
      self.init(lists, own)
    } else {
      self.init(code.lists(ofAppsWith: path) ?? lists, index)
    }
    self.unwritable = unwritable
  }

  /// Links the type at a position: those of one app where only that app spells it, else of all. Returns nil while the
  /// code is not known.
  ///
  /// - Parameter subject: returns the type at the position, given the links of an app.
  public init?(
    _ code: SharedCode, near path: String, about subject: (ActionLinks) -> Subject?
  ) {
    guard let own = ActionLinks(code, near: path) else { return nil }
    if let type = subject(own)?.type,
      own.references(to: type).allSatisfy({ code.isOnly($0.path, ofAppOf: path) })
    {
      self = own
    } else {
      self.init(code)
    }
  }

  /// Links all apps. Returns nil while the code is not known.
  public init?(_ code: SharedCode) {
    guard let index = code.allActions(), let lists = code.declaredIfKnown() else { return nil }
    self.lists = lists
    self.index = index
    unwritable = code.unwritableTypes()
  }

  public init(_ lists: [DeclaredTypes], _ index: ActionIndex) {
    self.lists = lists
    self.index = index
  }

  // MARK: What a place is about

  /// Returns the type at a position of a property list.
  public static func subject(at offset: Int, in plist: InfoPlist) -> Subject? {
    guard let entry = plist.entry(withValueAt: offset), entry.key == .type, let value = entry.value,
      let text = entry.string, !text.isEmpty
    else { return nil }
    return Subject(
      type: TypePattern(declared: text), range: plist.tree[value].content, declared: text)
  }

  /// Returns the type at a position of a file from which a tool generates property lists.
  public static func subject(at offset: Int, in file: GeneratorFile) -> Subject? {
    guard let (list, place) = file.place(at: offset),
      var subject = subject(at: place, in: list.plist)
    else { return nil }
    subject.range = list.host(of: subject.range)
    return subject
  }

  /// Returns the type at a position of a source file: at a literal, a name, an enumeration case.
  public func subject(at offset: Int, in path: String) -> Subject? {
    guard let facts = index.files[path] else { return nil }
    for use in index.uses
    where use.path == path && !use.isEnumeration && use.range.touches(offset) {
      return declared(for: use).map { Subject(type: $0, range: use.range) }
    }
    for creation in index.creations where creation.path == path {
      // Code for the types of several cases means none of them.
      let isOne = (creation.caseCount ?? 1) == 1
      let places = [isOne ? FileLocation(path, creation.range) : nil, creation.definition]
        .compactMap { $0 }
      let range = places.filter { $0.path == path }.compactMap(\.range)
        .first { $0.touches(offset) }
      guard let range else { continue }
      return creation.pattern.map { Subject(type: $0, range: range) }
    }
    for constant in facts.constants {
      let range =
        constant.nameRange.touches(offset)
        ? constant.nameRange : constant.valueRange.flatMap { $0.touches(offset) ? $0 : nil }
      guard let range else { continue }
      let place = FileLocation(path, constant.valueRange ?? constant.nameRange)
      if let use = index.uses.first(where: { $0.definition == place }) {
        return declared(for: use).map { Subject(type: $0, range: range) }
      }
      if let creation = index.creations.first(where: { $0.definition == place }) {
        return creation.pattern.map { Subject(type: $0, range: range) }
      }
    }
    for branch in facts.branches where branch.range.touches(offset) {
      if let use = index.uses.first(where: {
        $0.isEnumeration && $0.name.map(ActionNames.last) == branch.caseName
      }) {
        return declared(for: use).map { Subject(type: $0, range: branch.range) }
      }
    }
    return nil
  }

  /// Returns the declared type that a comparison is about; where none is declared, the text of the comparison.
  private func declared(for use: ActionIndex.Use) -> TypePattern? {
    let known =
      lists.flatMap { $0.plist.items }.compactMap { $0.string(.type) }
      .map { TypePattern(declared: $0) } + index.creations.compactMap(\.pattern)
    return known.first(where: use.matches) ?? (use.pattern.isTelling ? use.pattern : nil)
  }

  /// Returns a type as a property list spells it, else as it is known.
  public func spelling(of type: TypePattern) -> String? {
    lists.flatMap { $0.plist.items }.compactMap { $0.string(.type) }
      .first { Self.isSame($0, type) } ?? type.text
  }

  // MARK: What belongs together

  /// Returns true if a declared type surely equals another one. One that is known only in a build does not.
  public static func isSame(_ declared: String, _ type: TypePattern) -> Bool {
    TypePattern(declared: declared).isSurely(type)
  }

  /// Returns the lists that declare a type.
  public func lists(declaring type: TypePattern) -> [DeclaredTypes] {
    lists.filter { list in
      list.plist.items.contains { $0.string(.type).map { Self.isSame($0, type) } ?? false }
    }
  }

  /// Returns the values of property lists that are this type.
  public func declarations(of type: TypePattern) -> [FileLocation] {
    lists.flatMap { list in
      list.plist.items.compactMap { item in
        guard let text = item.string(.type), let value = item[.type]?.value,
          Self.isSame(text, type)
        else { return nil }
        return list.location(of: list.plist.tree[value].content)
      }
    }
  }

  /// Returns the positions where code compares a type, each once.
  public func comparisons(of type: TypePattern) -> [FileLocation] {
    unique(index.uses(of: type).map { FileLocation($0.path, $0.range) })
  }

  /// Returns the positions where code creates quick actions of a type.
  public func creations(of type: TypePattern) -> [FileLocation] {
    unique(index.creations(of: type).map { FileLocation($0.path, $0.range) })
  }

  /// Returns the constants and cases whose text is a type.
  public func constants(of type: TypePattern) -> [FileLocation] {
    let own = Set(comparisons(of: type) + creations(of: type))
    return unique(
      (index.uses(of: type).map(\.definition) + index.creations(of: type).compactMap(\.definition))
        .filter { !own.contains($0) })
  }

  /// Returns the functions that run for a type; where none is known, those that compare it.
  public func implementations(of type: TypePattern) -> [FileLocation] {
    let reach = ActionReach(index, hasScenes: nil, index.graph)
    let uses = index.uses(of: type)
    let called = uses.flatMap { reach.calls(of: $0) }.map(\.location)
    if !called.isEmpty { return unique(called) }
    return unique(
      uses.compactMap { use in
        index.function(of: use).map { FileLocation(use.path, $0.nameRange) }
      })
  }

  /// Returns all occurrences except the declarations.
  public func references(to type: TypePattern) -> [FileLocation] {
    unique(comparisons(of: type) + constants(of: type) + creations(of: type))
  }

  /// The methods that UIKit calls for quick actions.
  public var handlers: [FileLocation] { namedHandlers.map(\.place) }

  /// The same, with their names.
  public var namedHandlers: [(name: String, place: FileLocation)] {
    index.files.keys.sorted().flatMap { path in
      (index.files[path]?.functions ?? []).enumerated().filter { number, function in
        !index.entries(of: function, at: .init(path: path, index: number)).isEmpty
      }.map { ($1.fullName, FileLocation(path, $1.nameRange)) }
    }
  }

  private func unique(_ places: [FileLocation]) -> [FileLocation] {
    var seen: Set<FileLocation> = []
    return places.filter { seen.insert($0).inserted }
  }
}
