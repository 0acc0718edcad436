import AppFiles
import Files
import Guide
import PropertyList

/// A type of quick actions that an app uses, declared in a property list or created by code.
public struct KnownType: Sendable {
  /// The type as the property list spells it, including `$(…)` for build settings.
  public private(set) var type: String
  /// The title of the first item that has one.
  public let title: String?
  /// The location of its declaration, or of the code that creates it.
  public let location: FileLocation
  /// True if only code creates items of this type.
  public let isDynamic: Bool
  /// The locations where the same function creates further items of the type, with other titles.
  var alsoMade: [FileLocation] = []
  /// The type with its build settings replaced, for each configuration of the app; nil if it has none or a value is
  /// not known.
  var builtTypes: [String]?
  /// True if code may create no item of this type.
  var isPossible = false
  /// The function that would create it, where nothing calls that function.
  var uncalled: String?
  /// Its user info; nil where that is not known.
  var userInfo: [String: UserInfoValue]?
  /// The condition before its creation that only devices with 3D Touch meet.
  var forceTouchGate: ActionIndex.GatePlace?

  /// The pattern that comparisons are matched with.
  var pattern: TypePattern {
    TypePattern(declared: builtTypes.flatMap { $0.count == 1 ? $0.first : nil } ?? type)
  }

  /// The types that the configurations of the app build, where the type is only a build setting: `$(SEARCH_ACTION)`.
  /// Nil for another type.
  var variants: [KnownType]? {
    guard let builtTypes, !builtTypes.isEmpty, !TypePattern(declared: type).isTelling else {
      return nil
    }
    return Set(builtTypes).sorted().map { text in
      var variant = self
      variant.builtTypes = [text]
      return variant
    }
  }

  /// Returns true if a comparison can hold for one of the types that the app builds.
  func canBeMeant(by use: ActionIndex.Use) -> Bool {
    builtTypes?.contains { use.matches(TypePattern(declared: $0)) } ?? true
  }

  /// Returns the same type with its build settings replaced.
  package func with(type: String) -> KnownType {
    var known = self
    known.type = type
    return known
  }
}

extension SharedCode {
  /// Returns all types of quick actions of the app of a property list or source file, each once: those of property
  /// lists first, then those that code creates, as far as they are known.
  ///
  /// - Parameters:
  ///   - path: a property list, for the types of its app; nil for all.
  ///   - propertyList: the property list that a tool generates from that file, where it generates several.
  ///   - isWanted: returns true for the types to include.
  ///   - isRead: returns true for the source files to read.
  ///   - app: returns the app of a property list or a source file; nil where all apps share it. Separate apps have
  ///     separate types.
  public func types(
    for path: String? = nil, makingOnly propertyList: String? = nil,
    where isWanted: (String) -> Bool = { _ in true },
    in isRead: (String) -> Bool = { _ in true }, of app: (String) -> AppMark? = { _ in nil }
  ) -> [KnownType] {
    var types: [KnownType] = []
    var seen = PatternTable<(pattern: TypePattern, app: AppMark?)>()
    func add(_ pattern: TypePattern, _ type: @autoclosure () -> KnownType, in path: String) {
      let own = app(path)
      let isKnown = seen.near(pattern).contains { known in
        guard known.pattern.matches(pattern) else { return false }
        guard let own, let other = known.app else { return true }
        return !own.isApart(from: other)
      }
      guard !isKnown else { return }
      let type = type()
      guard !type.type.isEmpty else { return }
      seen.add((pattern, own), under: pattern)
      types.append(type)
    }
    let index = makers(for: path)
    let together = index.map(CreationsTogether.init)
    let userInfo = index?.userInfoOfCreations ?? [:]
    let all = declaredIfKnown() ?? []
    let lists =
      path.map { path in all.filter { $0.path == path } } ?? DeclaredTypes.leavingOutWritten(all)
    for list in lists where propertyList == nil || list.propertyList == propertyList {
      let declared = list.generated == nil ? list.plist.userInfoByType : [:]
      for item in list.plist.items {
        guard let type = item.string(.type), let value = item[.type]?.value, isWanted(type)
        else { continue }
        let pattern = TypePattern(declared: type)
        var known = KnownType(
          type: type, title: item.string(.title),
          location: list.location(of: list.plist.tree.head(of: value)), isDynamic: false)
        // An item that code creates of this type has its own user info.
        if userInfo[pattern] == nil { known.userInfo = declared[type] ?? nil }
        add(pattern, known, in: list.propertyList)
      }
    }
    let made = index?.creations ?? []
    // Items that are always created come before those for some devices, and before those that are never created.
    let sorted = made.filter { $0.uncalled == nil }
    for creation in sorted.filter({ $0.forceTouchGate == nil })
      + sorted.filter({ $0.forceTouchGate != nil }) + made.filter({ $0.uncalled != nil })
    where !creation.isTest && isRead(creation.path) {
      guard let pattern = creation.pattern, pattern.isTelling else { continue }
      let text = pattern.text ?? unknownPlaceholder + pattern.ending
      guard isWanted(text) else { continue }
      var title: String?
      if case .literal(let text)? = creation.title { title = text }
      add(
        pattern,
        KnownType(
          type: text, title: title, location: FileLocation(creation.path, creation.range),
          isDynamic: true,
          alsoMade: together?.others(beside: creation) ?? [], isPossible: creation.isPossible,
          uncalled: creation.uncalled, userInfo: userInfo[pattern] ?? nil,
          forceTouchGate: creation.forceTouchGate),
        in: creation.path)
    }
    return types
  }

  /// Returns the index with the dynamic quick actions of an app, or of all. For all apps, files that create none are
  /// left out.
  private func makers(for path: String?) -> ActionIndex? {
    if let path { return actions(for: path) }
    guard let index = indexIfKnown(), index.makesActions else { return nil }
    return allActions()
  }
}

/// The quick actions of one type that a function creates: items of a list that differ by title and user info.
private struct CreationsTogether {
  private struct Key: Hashable {
    let path: String
    let function: Int
    let pattern: TypePattern
  }

  private var creations: [Key: [ActionIndex.Creation]] = [:]

  init(_ index: ActionIndex) {
    for creation in index.creations {
      guard let key = Self.key(creation) else { continue }
      creations[key, default: []].append(creation)
    }
  }

  /// Returns the locations where the function of a quick action creates further items with different titles. The same
  /// title again is the same item in another case.
  func others(beside creation: ActionIndex.Creation) -> [FileLocation] {
    guard let all = Self.key(creation).flatMap({ creations[$0] }), all.count > 1 else { return [] }
    var titles: Set<TextExpression> = creation.title.map { [$0] } ?? []
    return all.filter { other in
      guard other.range != creation.range, let title = other.title else { return false }
      return titles.insert(title).inserted || title == .unknown
    }.map { FileLocation($0.path, $0.range) }
  }

  private static func key(_ creation: ActionIndex.Creation) -> Key? {
    guard creation.caseCount == nil, let function = creation.function,
      let pattern = creation.pattern
    else { return nil }
    return Key(path: creation.path, function: function, pattern: pattern)
  }
}

extension InfoPlist {
  /// The user info of each item, by its type; nil where several items have the type, or it is not known.
  fileprivate var userInfoByType: [String: [String: UserInfoValue]?] {
    var found: [String: [String: UserInfoValue]?] = [:]
    for item in items {
      guard let type = item.string(.type) else { continue }
      found[type] = .some(found[type] == nil ? userInfo(of: item) : nil)
    }
    return found
  }

  private func userInfo(of item: ShortcutItem) -> [String: UserInfoValue]? {
    guard let entry = item[.userInfo] else { return [:] }
    guard let value = entry.value, tree[value].kind == .dictionary else { return nil }
    var found: [String: UserInfoValue] = [:]
    for entry in tree.entries(of: value) {
      let key = tree.scalarText(of: entry.key)
      // Only one of two equal keys counts.
      found[key] = found[key] == nil ? entry.value.map(self.value) ?? .unknown : .unknown
    }
    return found
  }

  private func value(_ node: SyntaxTree.NodeID) -> UserInfoValue {
    let text = tree.scalarText(of: node)
    switch tree[node].kind {
    case .string: return holdsPlaceholder(text) ? .unknown : .text(text)
    case .integer: return .number(text)
    case .true, .false, .real: return .number("")
    case .array, .dictionary, .date, .data: return .other
    default: return .unknown
    }
  }
}

extension SharedCode {
  /// Returns the types of a property list with the types that the app's project builds from them.
  func builtTypes(_ types: [KnownType], of list: String) -> [KnownType] {
    guard types.contains(where: { $0.type.contains("$") }) else { return types }
    let facts = projects.facts(of: project().target(of: list), in: disk)
    return types.map { type in
      guard !type.isDynamic, type.type.contains("$") else { return type }
      var built = type
      let texts = facts.expansions(of: type.type)
      built.builtTypes = texts?.contains(where: holdsPlaceholder) == false ? texts : nil
      return built
    }
  }
}
