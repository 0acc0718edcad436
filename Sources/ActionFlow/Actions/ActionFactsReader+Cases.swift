import CodeModel
import CodeSyntax

extension ActionFacts {
  /// The enumeration cases from which one piece of code creates quick actions, one for each case.
  public struct Cases: Sendable, Equatable {
    /// The name of the enumeration; nil for the type around the code.
    let enumeration: [String]?
    /// The expression for a case in the type of the quick action: `self`, `$0`, the name of a parameter.
    let subject: String
    /// The cases that a `case` around the code names; nil where all cases reach it.
    var names: [String]?
    /// The cases that have a `case` of their own where the code is in the `default`.
    var others: [String] = []
    /// True if all cases surely reach the code, because it loops over `allCases`.
    var isList = false
  }
}

/// Reading of enumerations whose raw value is the type of a quick action.
extension ActionFactsReader {
  /// The most tokens of a body in which the cases that reach a position are determined.
  private static let maximumBody = 8192
  /// The most positions of `allCases` before a quick action that are examined.
  private static let maximumLists = 16

  /// Returns the cases for each of which an expression is one text; nil where it does not depend on cases, or it is
  /// not certain which cases reach it.
  ///
  /// - Parameter lists: the tokens `allCases` of the file.
  func cases(of text: TextExpression, at token: Int, lists: [Int]) -> ActionFacts.Cases? {
    guard file.language == .swift else { return nil }
    let subjects = Set(text.names.map { $0.count > 1 ? $0[0] : "self" })
    guard let subject = subjects.contains("self") ? "self" : subjects.first,
      subjects.isSubset(of: [subject, "self"])
    else { return nil }
    var cases: ActionFacts.Cases
    if subject == "self" {
      // A file that only extends a type does not show its kind.
      guard let type = file.type(around: token), type.kind == nil || type.kind == .enum else {
        return nil
      }
      cases = .init(enumeration: nil, subject: subject)
    } else if let known = list(of: subject, around: token, lists) {
      cases = known
    } else if let parameter = file.function(around: token)?.parameters.last(where: {
      $0.name == subject
    }), let name = plainType(parameter.type) {
      cases = .init(enumeration: name, subject: subject)
    } else {
      return nil
    }
    guard let body = file.scope(of: token) else { return cases.isList ? cases : nil }
    return body.count < Self.maximumBody && narrow(&cases, at: token, in: body) ? cases : nil
  }

  /// Returns the cases with which a type is compared one by one: `QuickAction.allCases.first { $0.type == item.type
  /// }`.
  ///
  /// - Parameters:
  ///   - text: the text that it is compared with.
  ///   - lists: the tokens `allCases` of the file.
  func casesCompared(
    with text: TextExpression, at token: Int, lists: () -> [Int]
  ) -> ActionFacts.Cases? {
    guard file.language == .swift else { return nil }
    let subjects = Set(text.names.lazy.filter { $0.count > 1 }.map { $0[0] })
    guard subjects.count == 1, let subject = subjects.first else { return nil }
    return list(of: subject, around: token, lists(), isPicked: true)
  }

  /// `QuickAction`, `Home.Action`, `Self`.
  private func plainType(_ tokens: Range<Int>) -> [String]? {
    guard tokens.count < 8,
      tokens.allSatisfy({ tree.isIdentifier($0) || tree.isToken($0, ".") })
    else { return nil }
    return chain(tokens)
  }

  /// `QuickAction.allCases.map { … $0 … }` and `for action in QuickAction.allCases { … }`.
  private func list(
    of subject: String, around token: Int, _ lists: [Int], isPicked: Bool = false
  ) -> ActionFacts.Cases? {
    let before = lists[..<lists.partitioningIndex { $0 > token }]
    for place in before.suffix(Self.maximumLists).reversed() where !file.isInactive(place) {
      var start = place
      while tree.isToken(start - 1, "."), tree.isIdentifier(start - 2), place - start < 8 {
        start -= 2
      }
      let names = (chain(start..<place + 1) ?? []).dropLast().filter { $0 != "self" }
      let enumeration = names == ["Self"] || names.isEmpty ? nil : Array(names)
      let isLoop =
        tree.isWord(start - 1, "in") && tree.isWord(start - 3, "for")
        && tree.name(start - 2) == subject
      // `for action in QuickAction.allCases where action.type == item.type`
      if isLoop, isPicked, tree.isToken(place + 1, "where"),
        !(place..<token).contains(where: { tree.isOpen($0, "{") })
      {
        return .init(enumeration: enumeration, subject: subject, isList: true)
      }
      guard let brace = isPicked ? pickingBrace(behind: place) : blockBrace(behind: place),
        let close = tree.partner(of: brace), brace < token, token < close
      else { continue }
      let isClosure =
        !tree.isWord(start - 1, "in")
        && (subject == "$0"
          ? isDirectly(token, in: brace)
          : tree.name(brace + 1) == subject && tree.isWord(brace + 2, "in"))
      if isLoop || isClosure {
        return .init(enumeration: enumeration, subject: subject, isList: true)
      }
    }
    return nil
  }

  /// Returns the opening brace of the block that runs for each element of `allCases`, where no element is filtered
  /// out.
  private func blockBrace(behind place: Int) -> Int? {
    var at = place + 1
    for _ in 0..<4 {
      if tree.isOpen(at, "{") { return at }
      guard tree.isToken(at, ".") else { return nil }
      at += 1
      if ["map", "forEach"].contains(where: { tree.isWord(at, $0) }) {
        if tree.isOpen(at + 1, "(") { at += 1 }
        return tree.isOpen(at + 1, "{") ? at + 1 : nil
      }
      guard ["reversed", "shuffled", "sorted"].contains(where: { tree.isWord(at, $0) }),
        tree.isOpen(at + 1, "("), let close = tree.partner(of: at + 1)
      else { return nil }
      at = close + 1
    }
    return nil
  }

  /// Returns the opening brace of the block that tests each element of `allCases`.
  private func pickingBrace(behind place: Int) -> Int? {
    if tree.isOpen(place + 1, "{") { return place + 1 }
    guard tree.isToken(place + 1, "."), tree.isToken(place + 2, among: Self.picking) else {
      return nil
    }
    var at = place + 3
    if tree.isOpen(at, "(") { at += 1 }
    if tree.isToken(at, "where") || tree.isToken(at, "by"), tree.isColon(at + 1) { at += 2 }
    return tree.isOpen(at, "{") ? at : nil
  }

  private static let picking: WordSet = [
    "first", "filter", "contains", "firstIndex", "last", "forEach", "map", "compactMap",
  ]

  /// Returns true if no other brace is open between a token and the brace around it.
  private func isDirectly(_ token: Int, in brace: Int) -> Bool {
    var at = brace + 1
    while at < token {
      let next = tree.next(after: at, limit: tree.tokens.count)
      // Parentheses around the token are entered.
      if next > token {
        if tree.isOpen(at, "{") { return false }
        at += 1
      } else {
        at = max(next, at + 1)
      }
    }
    return true
  }

  /// Removes the cases that do not reach a position of a body.
  ///
  /// - Returns: false where that is not certain.
  private func narrow(_ cases: inout ActionFacts.Cases, at token: Int, in body: Range<Int>) -> Bool
  {
    let subject = WordSet([cases.subject])
    func isSubject(_ tokens: Range<Int>) -> Bool {
      tokens.count == 1 && tree.isToken(tokens.lowerBound, among: subject)
    }
    for statement in file.switches(in: body) where isSubject(statement.subject) {
      if let own = statement.cases.first(where: { $0.body.contains(token) }) {
        cases.names = own.isDefault ? nil : own.patterns.compactMap(caseName)
        if own.isDefault {
          cases.others = statement.cases.flatMap(\.patterns).compactMap(caseName)
        } else if cases.names?.count != own.patterns.count {
          return false
        }
      } else if statement.tokens.lowerBound < token,
        statement.tokens.contains(where: { leaves($0) })
      {
        return false
      }
    }
    // Code after `self == .search` or `case .search = self` is not analyzed.
    return !body.contains { index in
      guard tree.isToken(index, among: subject), !tree.isToken(index + 1, ".") else { return false }
      let isAsked = ["==", "!=", "="].contains { tree.isToken(index - 1, $0) }
      return isAsked || ["==", "!="].contains { tree.isToken(index + 1, $0) }
    }
  }

  private func leaves(_ token: Int) -> Bool {
    ["return", "continue", "fatalError", "throw"].contains { tree.isWord(token, $0) }
  }

  /// The name in `.search`, `QuickAction.search`.
  func caseName(_ pattern: Range<Int>) -> String? {
    pattern.count <= 6 && pattern.contains { tree.isToken($0, ".") } ? chain(pattern)?.last : nil
  }
}
