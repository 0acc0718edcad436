import Files

extension ActionIndex {
  /// Returns the quick actions that one call creates for cases of an enumeration; empty where the types of some cases
  /// are not known.
  func creations(
    _ creation: ActionFacts.Creation, of cases: ActionFacts.Cases, _ path: String, isTest: Bool
  ) -> [Creation] {
    let all = resolver.names(of: cases.enumeration, around: creation.owner)
    let wanted = all.filter { name in
      let name = ActionNames.last(of: name)
      return cases.names?.contains(name) ?? !cases.others.contains(name)
    }
    guard wanted.count == cases.names?.count ?? wanted.count else { return [] }
    var made: [Creation] = []
    for name in wanted {
      let type = creation.type.with(name.split(separator: ".").map(String.init), for: cases) {
        $0 == "rawValue" || resolver.isComputed($0, in: name)
      }
      guard let found = resolver.resolve(type, in: creation.owner, at: path),
        found.pattern.isTelling, let definition = found.definition
      else { return [] }
      made.append(
        Creation(
          path: path, range: creation.range, pattern: found.pattern, definition: definition,
          title: creation.title, function: creation.function, isTest: isTest,
          caseCount: wanted.count,
          isPossible: cases.names == nil && !cases.isList))
    }
    return made
  }

  /// Returns the uses of a type that is looked up in a table; nil where the table is not known.
  func uses(
    in names: [String], _ use: ActionFacts.Use, _ path: String, isLast: Bool
  ) -> [Use]? {
    guard let table = table(called: names, around: use.owner, in: path) else { return nil }
    var uses: [Use] = []
    for entry in table.table.entries {
      guard let found = resolver.resolve(entry.text, in: table.table.owner, at: table.path),
        found.pattern.isTelling
      else { return nil }
      var own = use
      if let way = entry.way { own.way = way }
      own.isEmpty = own.isEmpty || entry.isEmpty
      own.logging = entry.logging ?? own.logging
      let definition = found.definition ?? FileLocation(table.path, entry.range)
      uses.append(
        Use(
          own, path, .equal,
          TextResolver.Found(pattern: found.pattern, definition: definition, name: found.name),
          isLast: isLast, resolver))
    }
    return uses
  }

  static func tables(
    of files: [String: ActionFacts]
  ) -> [String: [(path: String, table: ActionFacts.Table)]] {
    var tables: [String: [(path: String, table: ActionFacts.Table)]] = [:]
    for path in files.keys.sorted() {
      guard let facts = files[path], !facts.isTest else { continue }
      for table in facts.tables { tables[table.name, default: []].append((path, table)) }
    }
    return tables
  }

  /// Returns a table by its name: that of the type before the dot, else of the file, else the only one of all files.
  private func table(
    called names: [String], around owner: String?, in path: String
  ) -> (path: String, table: ActionFacts.Table)? {
    guard let name = names.last else { return nil }
    let type = names.dropLast().last.flatMap { $0 == "self" || $0 == "Self" ? owner : $0 }
    let all = tables[name] ?? []
    let ofType = all.filter { other in
      guard let type, let own = other.table.owner else { return false }
      return own == type || own.hasSuffix("." + type) || type.hasSuffix("." + own)
    }
    if ofType.count == 1 { return ofType[0] }
    let inFile = all.filter { $0.path == path }
    if inFile.count == 1 { return inFile[0] }
    return all.count == 1 ? all[0] : nil
  }

  /// Returns the files that call functions which create quick actions from types that they receive, by the names of
  /// the functions.
  static func callersOfHelpers(_ files: [String: ActionFacts]) -> [String: Set<String>] {
    let helpers = Set(files.values.lazy.flatMap { $0.creations.lazy.compactMap(\.helper) })
    guard !helpers.isEmpty else { return [:] }
    var callers: [String: Set<String>] = [:]
    for (path, facts) in files {
      for function in facts.functions {
        for call in function.calls {
          let name = ActionNames.base(of: call)
          if helpers.contains(name) { callers[name, default: []].insert(path) }
        }
      }
      for name in facts.outerCalls where helpers.contains(name) {
        callers[name, default: []].insert(path)
      }
    }
    return callers
  }
}

extension TextResolver {
  /// Returns the full names of the cases of an enumeration whose raw values are strings, or that has a text for each
  /// case.
  func names(of enumeration: [String]?, around owner: String?) -> [String] {
    let raw = cases(of: enumeration, around: owner).compactMap(\.name)
    guard raw.isEmpty, let wanted = enumeration?.joined(separator: ".") ?? owner else { return raw }
    let found = plainCases.filter { $0.key == wanted || $0.key.hasSuffix("." + wanted) }
    guard found.count == 1, let (name, cases) = found.first else { return [] }
    return cases.map { name + "." + $0 }
  }

  /// Returns the text for each case of an enumeration, with the names of the cases; empty where that of any case is
  /// not known.
  func texts(
    of text: TextExpression, for cases: ActionFacts.Cases, in owner: String?, at path: String
  ) -> [Found] {
    var found: [Found] = []
    for name in names(of: cases.enumeration, around: owner) {
      let own = text.with(name.split(separator: ".").map(String.init), for: cases) {
        $0 == "rawValue" || isComputed($0, in: name)
      }
      guard let known = resolve(own, in: owner, at: path), known.pattern.isTelling else {
        return []
      }
      found.append(Found(pattern: known.pattern, definition: known.definition, name: name))
    }
    return found
  }
}
