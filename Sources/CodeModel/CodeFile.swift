import CodeSyntax
import SourceText

/// A source file as the code of an app: its types, methods, calls, comparisons and constants, in one representation
/// for Swift and Objective-C.
///
/// Everything is derived from tokens: no types are inferred and no macros are expanded. Any text can be read; code
/// that is not understood is left out of the results. Declarations are read at once, everything else on first use.
///
/// Ranges of `Int` are ranges of tokens in `tree`; `bytes(of:)` and `text(of:)` convert them.
public struct CodeFile: Sendable {
  /// The most tokens that are searched for the parts of one expression or statement. A pair of brackets is skipped as
  /// one token, so only damaged or generated text has longer ones.
  public static let maximumReach = 512

  public let tree: CodeTree
  /// The declarations in the order of the text.
  public let outline: CodeOutline
  /// The types, in the order in which they first appear, each with its extensions, categories and class extensions in
  /// the file.
  public let types: [CodeType]
  /// All methods, initializers and functions outside of types, in the order of the text.
  public let functions: [CodeFunction]

  private let memory = CodeFileMemory()

  public init(_ tree: CodeTree) {
    self.tree = tree
    outline = CodeOutline(tree)
    (types, functions) = MemberTable.read(outline, tree.language)
  }

  /// Reads a text as a language; every text is accepted.
  public init(_ source: SourceText, _ language: CodeLanguage) {
    self.init(CodeTree(source, language))
  }

  public var language: CodeLanguage { tree.language }
  public var source: SourceText { tree.source }

  // MARK: What the file says

  /// All calls and message sends, in the order of their names, except those in comments and in code disabled by `#if
  /// 0`.
  public var calls: [Call] {
    memory.calls.lazily { withoutInactive(CallReader.calls(of: self)) { $0.nameToken } }
  }

  /// `==`, `isEqualToString:`, `hasPrefix`, `switch` and the like.
  public var comparisons: [Comparison] {
    memory.comparisons.lazily {
      withoutInactive(ComparisonReader.comparisons(of: self)) { $0.tokens.lowerBound }
    }
  }

  /// `a = b`, `a += b`, declarations with a value, and `[a setB:c]`.
  public var assignments: [Assignment] {
    memory.assignments.lazily {
      withoutInactive(AssignmentReader.assignments(of: self)) { $0.nameToken }
    }
  }

  /// The constants whose value is a text.
  public var constants: [StringConstant] {
    memory.constants.lazily { StringConstant.all(of: self) }
  }

  /// The `#if`, `#available` and `@available` of the file with the tokens that they govern.
  public var conditions: [CodeCondition] {
    memory.conditions.lazily { ConditionReader.conditions(of: self) }
  }

  /// The tokens of interest to readers of the whole file.
  package var marks: TokenMarks { memory.marks.lazily { TokenMarks(tree) } }

  /// Returns true if a token lies in a closure that surely nothing runs.
  package func isNeverRun(_ token: Int) -> Bool {
    let ranges = memory.neverRun.lazily { closuresNeverRun }
    guard !ranges.isEmpty else { return false }
    return ranges.contains { $0.contains(token) }
  }

  /// The names that the file declares for the class of quick actions.
  var itemAliases: Set<String> {
    memory.itemAliases.lazily {
      var names: Set<String> = []
      for token in marks.longNames where tree.isToken(token, "UIApplicationShortcutItem") {
        var equal = token - 1
        if tree.isToken(equal, "."), tree.isToken(equal - 1, "UIKit") { equal -= 2 }
        if tree.isToken(equal, "="), tree.isToken(equal - 2, "typealias") {
          names.insert(tree.name(equal - 1))
        }
      }
      return names
    }
  }

  /// The methods that handle quick actions, in all spellings: Swift of today with a block or `async`,
  /// Swift 2, and Objective-C. Methods without a body, those that UIKit cannot see, and what `#if 0`
  /// switches off are none.
  public var handlers: [Handler] { memory.handlers.lazily { readHandlers() } }

  /// Returns true if a Swift brace begins the body of a statement or declaration, and not a closure.
  func isBody(_ brace: Int) -> Bool {
    let braces = bodyBraces
    let index = braces.partitioningIndex { $0 >= brace }
    return index < braces.count && braces[index] == brace
  }

  /// The braces that begin bodies, in the order of the text.
  private var bodyBraces: [Int] { memory.bodies.lazily { SwiftBodies.braces(of: self) } }

  /// True if the file is written in Swift 2, which has other method names.
  public var isSwift2: Bool { memory.era.lazily { SwiftEra.isSwift2(tree) } }

  /// Returns true if a token is in code disabled by `#if 0` or `#if false`.
  public func isInactive(_ token: Int) -> Bool {
    let ranges = inactiveRanges
    let index = ranges.partitioningIndex { token < $0.upperBound }
    return index < ranges.count && ranges[index].contains(token)
  }

  /// The ranges that are never built, in the order of the text and without overlaps.
  private var inactiveRanges: [Range<Int>] {
    memory.inactive.lazily {
      var ranges: [Range<Int>] = []
      for condition in conditions where condition.isNever && !condition.tokens.isEmpty {
        if let last = ranges.last, condition.tokens.lowerBound < last.upperBound { continue }
        ranges.append(condition.tokens)
      }
      return ranges
    }
  }

  private func withoutInactive<T>(_ values: [T], _ token: (T) -> Int) -> [T] {
    guard !inactiveRanges.isEmpty else { return values }
    return values.filter { !isInactive(token($0)) }
  }

  // MARK: In parts

  /// Returns the calls whose name is one of these tokens.
  public func calls(in tokens: Range<Int>) -> ArraySlice<Call> {
    Self.some(of: calls, in: tokens)
  }

  /// Returns those of some calls of a file whose name is one of these tokens; for callers that process function after
  /// function.
  package static func some(of calls: [Call], in tokens: Range<Int>) -> ArraySlice<Call> {
    slice(calls, tokens) { $0.nameToken }
  }

  /// Returns the comparisons that begin in these tokens.
  public func comparisons(in tokens: Range<Int>) -> [Comparison] {
    Array(Self.slice(comparisons, tokens) { $0.tokens.lowerBound })
  }

  /// Returns the assignments whose name is one of these tokens.
  public func assignments(in tokens: Range<Int>) -> ArraySlice<Assignment> {
    Self.slice(assignments, tokens) { $0.nameToken }
  }

  private static func slice<T>(_ values: [T], _ tokens: Range<Int>, _ token: (T) -> Int)
    -> ArraySlice<T>
  {
    let start = values.partitioningIndex { token($0) >= tokens.lowerBound }
    let end = values.partitioningIndex { token($0) >= tokens.upperBound }
    return values[start..<max(start, end)]
  }

  // MARK: Places

  /// Returns the range from the first byte of the first token to the last byte of the last; an empty range at the end
  /// of the text where there are no such tokens.
  public func bytes(of tokens: Range<Int>) -> ByteRange {
    guard let first = tree.tokens.indices.contains(tokens.lowerBound) ? tokens.lowerBound : nil
    else { return ByteRange(at: source.length) }
    let start = tree.tokens[first].start
    guard !tokens.isEmpty else { return ByteRange(at: start) }
    let last = min(tokens.upperBound, tree.tokens.count) - 1
    return ByteRange(start: start, end: last >= first ? tree.tokens[last].end : start)
  }

  /// Returns the range of a token; an empty range at the end of the text where there is no such token.
  public func bytes(of token: Int) -> ByteRange {
    tree.tokens.indices.contains(token) ? tree.tokens[token].range : ByteRange(at: source.length)
  }

  /// Returns the text of some tokens as it is written, including the text between them.
  public func text(of tokens: Range<Int>) -> String { source[bytes(of: tokens)] }

  /// Returns the token at an offset, or the first one after it; nil after the last.
  public func token(at offset: Int) -> Int? {
    let index = tree.firstToken(endingAfter: offset)
    return index < tree.tokens.count ? index : nil
  }

  /// Returns the function that contains a token, in its signature or its body.
  public func function(around token: Int) -> CodeFunction? {
    functionIndex(around: token).map { functions[$0] }
  }

  /// Returns the same as an index of `functions`.
  public func functionIndex(around token: Int) -> Int? {
    let ranges = memory.functionRanges.lazily {
      NestedRanges(functions.map(\.declaration.tokens))
    }
    return ranges.last(of: functionsBeginning(before: token), around: token)
  }

  /// Returns the innermost function whose body contains a token.
  public func functionWithBody(around token: Int) -> (function: CodeFunction, body: Range<Int>)? {
    let bodies = memory.functionBodies.lazily { NestedRanges(functions.map(\.body)) }
    return bodies.last(of: functionsBeginning(before: token), around: token).flatMap { index in
      functions[index].body.map { (functions[index], $0) }
    }
  }

  /// Returns only the body of that function, since a function is large.
  package func functionBody(around token: Int) -> Range<Int>? {
    let bodies = memory.functionBodies.lazily { NestedRanges(functions.map(\.body)) }
    return bodies.last(of: functionsBeginning(before: token), around: token)
      .flatMap { functions[$0].body }
  }

  /// Returns the number of functions that begin at a token or before it.
  private func functionsBeginning(before token: Int) -> Int {
    functions.partitioningIndex { $0.declaration.tokens.lowerBound > token }
  }

  /// Returns the body of the innermost computed property around a token.
  package func variableBody(around token: Int) -> Range<Int>? {
    let declarations = outline.declarations
    let bodies = memory.variableBodies.lazily {
      NestedRanges(declarations.map { $0.kind == .variable ? $0.body : nil })
    }
    return bodies.last(of: declarationsBeginning(before: token), around: token)
      .flatMap { declarations[$0].body }
  }

  /// Returns the innermost type whose declaration, extension or category contains a token.
  public func type(around token: Int) -> CodeType? {
    let declarations = outline.declarations
    let ranges = memory.typeRanges.lazily {
      NestedRanges(declarations.map { $0.isType ? $0.tokens : nil })
    }
    let types = memory.typesOfDeclarations.lazily {
      Dictionary(
        self.types.enumerated().flatMap { number, type in type.declarations.map { ($0, number) } },
        uniquingKeysWith: { first, _ in first })
    }
    return ranges.last(of: declarationsBeginning(before: token), around: token)
      .flatMap { types[$0] }.map { self.types[$0] }
  }

  /// Returns the number of declarations that begin at a token or before it; later ones cannot contain it.
  private func declarationsBeginning(before token: Int) -> Int {
    outline.declarations.partitioningIndex { $0.tokens.lowerBound > token }
  }

  /// Returns the conditions around a token, outer before inner.
  public func conditions(around token: Int) -> [CodeCondition] {
    let conditions = conditions
    guard !conditions.isEmpty else { return [] }
    let ranges = memory.conditionRanges.lazily { NestedRanges(conditions.map(\.tokens)) }
    let count = conditions.partitioningIndex { $0.tokens.lowerBound > token }
    return ranges.all(of: count, around: token).map { conditions[$0] }
  }

  /// Returns the type that a function belongs to; nil for global functions.
  public func type(of function: CodeFunction) -> CodeType? {
    function.type.flatMap { types.indices.contains($0) ? types[$0] : nil }
  }

  /// Returns the methods and initializers of a type, including those of its extensions and categories.
  public func functions(of type: CodeType) -> [CodeFunction] {
    type.functions.compactMap { functions.indices.contains($0) ? functions[$0] : nil }
  }

  /// Returns the type with a name; nil where the file neither declares nor extends such a type.
  public func type(named name: String) -> CodeType? {
    let numbers = memory.typesByName.lazily { Self.byName(types.indices) { types[$0].name } }
    return numbers[name]?.first.map { types[$0] }
  }

  /// Returns the variables and properties with a name, in the order of the text, without copying them: a file can
  /// have thousands of one name.
  public func variables(named name: String) -> LazyMapSequence<[Int], Declaration> {
    let declarations = outline.declarations
    let numbers = memory.variablesByName.lazily {
      Self.byName(declarations.indices.filter { declarations[$0].kind == .variable }) {
        declarations[$0].name
      }
    }
    return (numbers[name] ?? []).lazy.map { declarations[$0] }
  }

  /// Returns the macros of an Objective-C file whose replacement text mentions a name.
  package func macros(mentioning name: String) -> Set<String> {
    guard language == .objectiveC else { return [] }
    return memory.macrosByWord.lazily {
      var found: [String: Set<String>] = [:]
      for index in tree.tokens.indices
      where tree.kind(index) == .directive && tree.isToken(index + 1, "define") {
        var at = index + 3
        while at < tree.tokens.count, tree.kind(at) != .endOfDirective {
          if tree.isIdentifier(at) {
            found[tree.name(at), default: []].insert(tree.name(index + 2))
          }
          at += 1
        }
      }
      return found
    }[name] ?? []
  }

  /// The names that are changed other than by an assignment to them alone: `isReady.toggle()`, `wait(for: &isReady)`,
  /// `\\.isReady`, `(isReady, name) = (true, "")`, and those of properties that override others.
  package var namesChangedInPlace: Set<String> {
    guard language == .swift else { return [] }
    return memory.changedInPlace.lazily {
      var names = Set(
        outline.declarations.lazy.filter {
          $0.kind == .variable && $0.modifiers.contains("override")
        }.map(\.name))
      for index in tree.tokens.indices {
        if tree.isToken(index, "toggle"), tree.isToken(index - 1, ".") {
          names.insert(tree.name(index - 2))
        } else if tree.isToken(index, "&") || tree.firstByte(index) == UInt8(ascii: "\\") {
          var last = index + 1
          if tree.isToken(last, ".") { last += 1 }
          while tree.isToken(last + 1, "."), tree.isIdentifier(last + 2) { last += 2 }
          names.insert(tree.name(last))
        } else if tree.isToken(index, "="), tree.isClose(index - 1, ")"),
          let open = tree.partner(of: index - 1), !tree.isIdentifier(open - 1)
        {
          for token in open..<index where tree.isIdentifier(token) {
            names.insert(tree.name(token))
          }
        }
      }
      return names
    }
  }

  /// The Objective-C properties that the file declares once, that no nib sets, and that have no method of the same
  /// name in the file.
  package var messageProperties: Set<String> {
    guard language == .objectiveC else { return [] }
    return memory.messageProperties.lazily {
      var counts: [String: Int] = [:]
      for index in tree.tokens.indices
      where tree.isToken(index, "property") && tree.isToken(index - 1, "@") {
        var (at, isOutlet) = (index + 1, false)
        let limit = min(tree.tokens.count, index + Self.maximumReach)
        while at < limit, !tree.isToken(at, ";") {
          isOutlet =
            isOutlet || tree.isToken(at, "IBOutlet") || tree.isToken(at, "setter")
            || tree.isToken(at, "getter")
          at += 1
        }
        guard at < limit, tree.isIdentifier(at - 1) else { continue }
        counts[tree.name(at - 1), default: 0] += isOutlet ? 2 : 1
      }
      return Set(counts.lazy.filter { $0.value == 1 }.map(\.key)).filter { name in
        functions(named: name).allSatisfy { $0.body == nil }
      }
    }
  }

  /// Returns the functions and methods with this name before the parentheses or the first colon.
  public func functions(named name: String) -> [CodeFunction] {
    let numbers = memory.functionsByName.lazily {
      Self.byName(functions.indices) { functions[$0].baseName }
    }
    return (numbers[name] ?? []).map { functions[$0] }
  }

  /// Returns the assignments to a name, in the order of the text.
  public func assignments(named name: String) -> [Assignment] {
    let all = assignments
    let numbers = memory.assignmentsByName.lazily { Self.byName(all.indices) { all[$0].name } }
    return (numbers[name] ?? []).map { all[$0] }
  }

  /// Returns those of these assignments whose name is one of some tokens.
  package func assignments(named name: String, in tokens: Range<Int>) -> [Assignment] {
    let all = assignments
    let numbers = memory.assignmentsByName.lazily { Self.byName(all.indices) { all[$0].name } }
    return Self.slice(numbers[name] ?? [], tokens) { all[$0].nameToken }.map { all[$0] }
  }

  private static func byName(
    _ numbers: some Sequence<Int>, _ name: (Int) -> String
  ) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for number in numbers { found[name(number), default: []].append(number) }
    return found
  }

  /// Returns true if one of the declarations, extensions and implementations of a type fulfils a condition.
  package func declares(_ type: CodeType, where isWanted: (Declaration) -> Bool) -> Bool {
    type.declarations.contains {
      outline.declarations.indices.contains($0) && isWanted(outline.declarations[$0])
    }
  }

  /// Returns the variables, properties and cases that a type declares.
  public func members(of type: CodeType) -> [Declaration] {
    type.members.compactMap {
      outline.declarations.indices.contains($0) ? outline.declarations[$0] : nil
    }
  }
}
