import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Finds code that depends on methods which resemble UIKit's, so that a fix of their names breaks no other code.
package struct NearMissUsers {
  /// The reason why a name should not be changed without asking.
  enum Obstacle: Equatable {
    /// The file itself mentions the method elsewhere, or a related type in it implements UIKit's.
    case here
    /// Another file does so.
    case file(String)
    /// Not all files that may do so are known.
    case unknown
  }

  /// The most methods of a file that are searched for; the result for further ones is unknown. For each, the tokens
  /// of every file that mentions it are read.
  static let maximumCount = 8

  private let code: CheckedCode
  private let names: Set<MethodName>
  private var count = 0
  /// The mentions of all names in other files, once they were requested.
  private var others: [MethodName: [String: MethodMentions]]?

  package init(_ code: CheckedCode, _ misses: [NearMiss]) {
    self.code = code
    names = Set(
      misses.prefix(Self.maximumCount).flatMap { miss in
        [MethodName(miss.function, in: code.file.language), MethodName(miss.signature)]
      })
  }

  private mutating func mentions(of name: MethodName) -> [String: MethodMentions]? {
    let known = others ?? code.facts.mentions(names)
    others = known
    return known[name]
  }

  /// Returns the code that depends on a method's name, or declares the name that a fix would give it; nil for none.
  mutating func obstacle(to miss: NearMiss) -> Obstacle? {
    count += 1
    guard count <= Self.maximumCount, !MethodSearch.hasConflict(code.file.source) else {
      return .unknown
    }
    let file = code.file
    let function = miss.function
    guard let type = file.type(of: function)?.name else { return .unknown }
    let old = MethodName(function, in: file.language)
    let new = MethodName(miss.signature)
    // `private` hides it from other files, whatever the fix changes.
    let isHidden =
      file.language == .swift && function.isPrivate
      && !function.declaration.attributes.contains("objc")
    let isSameName = new.isName(of: function, in: file.language)
    let isOnlyPrivate = miss.slips.allSatisfy {
      [.modifier("private"), .modifier("fileprivate")].contains($0)
    }
    let own = MethodMentions(
      of: old, in: file, besides: function, callsSuper: isSameName && !function.isOverride)
    if own.isUnclear || own.isUsed && !isOnlyPrivate { return .here }
    let ownNew = MethodMentions(of: new, in: file, besides: function, callsSuper: true)
    if ownNew.isUnclear { return .here }
    let relation = TypeRelation(code)
    if own.owners.union(ownNew.owners).contains(where: { relation.mayRelate($0, to: type) }) {
      return .here
    }
    guard let others = mentions(of: old), let othersNew = mentions(of: new) else {
      return .unknown
    }
    for path in Set(others.keys).union(othersNew.keys).sorted(by: { $0.precedes($1) }) {
      let (old, new) = (others[path] ?? MethodMentions(), othersNew[path] ?? MethodMentions())
      let isUsed =
        old.isUnclear || new.isUnclear || old.isUsed && !isHidden
        || old.owners.union(new.owners).contains { relation.mayRelate($0, to: type) }
      if isUsed { return .file(path) }
    }
    return nil
  }
}

/// Decides whether types may inherit from each other, as far as the app's files name their superclasses.
private struct TypeRelation {
  private let code: CheckedCode
  private let others: OtherCode?

  init(_ code: CheckedCode) {
    self.code = code
    others = code.facts.otherCode()
  }

  /// Returns false only where both have known superclasses and neither inherits from the other.
  func mayRelate(_ owner: MethodMentions.Owner, to type: String) -> Bool {
    let (first, second) = (Self.simple(owner.name), Self.simple(type))
    guard first != second, let above = supertypes(of: type),
      let aboveOwner = supertypes(of: owner.name, besides: owner)
    else { return true }
    return above.contains(first) || aboveOwner.contains(second)
  }

  /// Returns the types that a type inherits from; nil where a superclass is not known.
  private func supertypes(
    of name: String, besides owner: MethodMentions.Owner? = nil
  ) -> Set<String>? {
    var found: Set<String> = []
    var pending = [(parts: parts(of: name) + (owner.map { [Part($0)] } ?? []), name: name)]
    while let (parts, name) = pending.popLast() {
      guard parts.contains(where: \.isDeclared) else {
        if Self.isOfFramework(name) { continue }
        return nil
      }
      for part in parts {
        for (index, inherited) in part.inherited.enumerated() {
          let simple = Self.simple(inherited)
          guard found.insert(simple).inserted else { continue }
          let above = self.parts(of: inherited)
          // The names after the first are protocols.
          if !above.isEmpty || index == 0 && part.isDeclared { pending.append((above, simple)) }
        }
      }
    }
    return found
  }

  private struct Part {
    let inherited: [String]
    let isDeclared: Bool

    init(_ inherited: [String], isDeclared: Bool) {
      self.inherited = inherited
      self.isDeclared = isDeclared
    }

    init(_ owner: MethodMentions.Owner) {
      self.init(owner.inherited, isDeclared: owner.isDeclared)
    }
  }

  private func parts(of name: String) -> [Part] {
    let own = code.file.type(named: name).map {
      Part($0.inherited, isDeclared: code.file.declaresSuperclass(of: $0))
    }
    let rest = (others?.parts(of: name) ?? []).map { Part($0.inherited, isDeclared: $0.isDeclared) }
    return (own.map { [$0] } ?? []) + rest
  }

  /// The name without the module or the type around it.
  private static func simple(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func isOfFramework(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS") || APITable.all.contains { $0.id == name }
  }
}
