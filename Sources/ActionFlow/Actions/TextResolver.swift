import Files
import SourceText

/// Finds the texts that names refer to, over all files and both languages.
package struct TextResolver: Sendable {
  struct Found: Sendable {
    let pattern: TypePattern
    /// The location of the text at a constant; nil for a literal in place.
    let definition: FileLocation?
    let name: String?
  }

  /// The most constants that are followed to a text, so that circular ones end.
  static let maximumDepth = 8

  /// True if only names count that surely refer to one constant whose text never changes.
  private var isStrict = false
  private let constants: [String: [(path: String, constant: ActionFacts.Constant)]]
  /// The cases of enumerations that have a text for each case; empty where two enumerations have one name.
  let plainCases: [String: [String]]

  package init(_ files: [String: ActionFacts]) {
    var constants: [String: [(String, ActionFacts.Constant)]] = [:]
    for path in files.keys.sorted() {
      for constant in files[path]?.constants ?? [] {
        constants[constant.name, default: []].append((path, constant))
      }
    }
    self.constants = constants
    plainCases = files.values.reduce(into: [:]) { cases, facts in
      cases.merge(facts.plainCases) { $0 == $1 ? $0 : [] }
    }
  }

  /// Returns the text that an expression always has; nil where that is not certain.
  ///
  /// - Parameter owner: the type around the expression.
  package func fixedText(of text: TextExpression, in owner: String?, at path: String) -> String? {
    var strict = self
    strict.isStrict = true
    return strict.resolve(text, in: owner, at: path)?.pattern.text
  }

  /// Returns the text of an expression; nil where it is not known, or constants of the same name differ.
  ///
  /// - Parameter owner: the type around the expression.
  func resolve(_ text: TextExpression, in owner: String?, at path: String) -> Found? {
    resolve(text, owner, path, raw: nil, depth: 0)
  }

  /// - Parameter raw: the value of `rawValue`, within an enumeration.
  private func resolve(
    _ text: TextExpression, _ owner: String?, _ path: String, raw: String?, depth: Int
  ) -> Found? {
    guard depth < Self.maximumDepth else { return nil }
    switch text {
    case .literal(let text):
      return Found(pattern: TypePattern([text]), definition: nil, name: nil)
    case .unknown: return Found(pattern: TypePattern([nil]), definition: nil, name: nil)
    case .joined(let parts):
      var pieces: [String?] = []
      var named: Found?
      for part in parts {
        let found = resolve(part, owner, path, raw: raw, depth: depth + 1)
        if found?.name != nil { named = found }
        pieces += found?.pattern.pieces ?? [nil]
      }
      return Found(
        pattern: TypePattern(pieces), definition: named?.definition, name: named?.name)
    case .name(let names): return resolve(names, owner, path, raw: raw, depth: depth)
    }
  }

  private func resolve(
    _ names: [String], _ owner: String?, _ path: String, raw: String?, depth: Int
  ) -> Found? {
    var names = names
    if let raw, names == ["rawValue"] || names == ["self", "rawValue"] {
      return Found(pattern: TypePattern([raw]), definition: nil, name: nil)
    }
    while names.count > 1, ["rawValue", "stringValue", "description"].contains(names.last ?? ""),
      names.last == "rawValue" || constants[names.last ?? ""] == nil
    {
      names.removeLast()
    }
    guard let name = names.last else { return nil }
    let outer = names.dropLast().filter { $0 != "self" && $0 != "Self" && $0 != "" }
    let isImplicit = names.first == ""
    let candidates = self.candidates(name, Array(outer), owner, path, isImplicit: isImplicit)
    if !candidates.isEmpty {
      var found: [Found] = []
      for (file, constant) in candidates where constant.kind != .computed || raw == nil {
        guard !(isStrict && constant.isVariable),
          let value = resolve(
            constant.value, constant.owner, file, raw: nil, depth: depth + 1)
        else { return nil }
        let place = FileLocation(file, constant.valueRange ?? constant.nameRange)
        found.append(
          Found(
            pattern: value.pattern, definition: value.definition ?? place,
            name: value.name ?? constant.fullName))
      }
      if let first = found.first, found.allSatisfy({ $0.pattern == first.pattern }),
        first.pattern.isTelling || first.pattern.pieces == [nil]
      {
        if first.pattern.isTelling { return first }
      }
    }
    return member(name, of: Array(outer), owner, path, isImplicit: isImplicit, depth: depth)
  }

  /// Returns the text of a member that is computed from the raw value: `Shortcut.first.type`.
  private func member(
    _ name: String, of outer: [String], _ owner: String?, _ path: String, isImplicit: Bool,
    depth: Int
  ) -> Found? {
    guard let caseName = outer.last else { return nil }
    let cases = candidates(
      caseName, Array(outer.dropLast()), owner, path, isImplicit: isImplicit
    )
    .filter { $0.constant.kind == .enumCase }
    guard let (file, element) = cases.first, cases.count == 1,
      let raw = resolve(element.value, element.owner, file, raw: nil, depth: depth + 1)?.pattern
        .text,
      let (place, computed) = constants[name]?.first(where: {
        $0.constant.kind == .computed && $0.constant.owner == element.owner
      }),
      let value = resolve(computed.value, computed.owner, place, raw: raw, depth: depth + 1)
    else { return nil }
    return Found(
      pattern: value.pattern,
      definition: FileLocation(file, element.valueRange ?? element.nameRange),
      name: element.fullName)
  }

  /// Returns true if a name is a computed property of the enumeration of a case.
  func isComputed(_ name: String, in element: String) -> Bool {
    let owner = element.split(separator: ".").dropLast().joined(separator: ".")
    return constants[name]?.contains {
      $0.constant.kind == .computed && $0.constant.owner == owner
    } ?? false
  }

  /// Returns the constants that a name may refer to.
  ///
  /// - Parameter isImplicit: true for `.name`, a member of a type that is not named.
  private func candidates(
    _ name: String, _ outer: [String], _ owner: String?, _ path: String, isImplicit: Bool
  ) -> [(path: String, constant: ActionFacts.Constant)] {
    let all = constants[name] ?? []
    guard !all.isEmpty else { return [] }
    if let type = outer.last {
      let suffix = outer.joined(separator: ".")
      let exact = all.filter { $0.constant.owner == suffix }
      if !exact.isEmpty { return exact }
      return all.filter {
        $0.constant.owner.map { $0.hasSuffix("." + suffix) || ActionNames.last(of: $0) == type }
          ?? false
      }
    }
    // The members of the enclosing types come first, then global names.
    var around = owner
    while let type = around {
      let own = all.filter { $0.constant.owner == type }
      if !own.isEmpty { return own }
      around = type.lastIndex(of: ".").map { String(type[..<$0]) }
    }
    let free = all.filter { $0.constant.owner == nil }
    let inFile = free.filter { $0.path == path }
    if !inFile.isEmpty { return inFile }
    guard free.isEmpty, !isStrict else { return free }
    // Outside of its enumeration a case has a dot before it; such a name is a parameter or variable.
    return isImplicit ? all : all.filter { $0.constant.kind != .enumCase }
  }

  /// Returns the raw values of an enumeration.
  ///
  /// - Parameters:
  ///   - name: the name of the enumeration; nil for the enclosing type.
  func cases(of name: [String]?, around owner: String?) -> [Found] {
    guard let wanted = name?.joined(separator: ".") ?? owner else { return [] }
    var byOwner: [String: [Found]] = [:]
    for (file, constant) in constants.values.joined() where constant.kind == .enumCase {
      guard let own = constant.owner,
        own == wanted || own.hasSuffix("." + wanted)
          || name != nil && wanted.hasSuffix("." + own),
        let value = resolve(constant.value, own, file, raw: nil, depth: 1)
      else { continue }
      byOwner[own, default: []].append(
        Found(
          pattern: value.pattern,
          definition: FileLocation(file, constant.valueRange ?? constant.nameRange),
          name: constant.fullName))
    }
    // Two enumerations have this name.
    guard byOwner.count == 1, let found = byOwner.values.first else { return byOwner[wanted] ?? [] }
    return found.sorted { ($0.definition?.range?.start ?? 0) < ($1.definition?.range?.start ?? 0) }
  }
}
