import CodeModel
import CodeSyntax
import SourceText

/// An enumeration for the types of quick actions: one of strings that is made from an item.
struct TypeTable: Sendable {
  let name: String
  /// The cases by their raw values.
  let cases: [String: String]
  let declaration: Declaration

  /// The first of an app.
  init?(_ app: AppSources) {
    for source in app.sources where source.file.language == .swift {
      if let table = TypeTable.all(in: source.file).first {
        self = table
        return
      }
    }
    return nil
  }

  private init(name: String, cases: [String: String], declaration: Declaration) {
    self.name = name
    self.cases = cases
    self.declaration = declaration
  }

  static func all(in file: CodeFile) -> [TypeTable] {
    file.types.compactMap { type in
      guard type.kind == .enum, type.inherits(from: "String"),
        file.functions(of: type).contains(where: { isInitializer($0, file) }),
        let index = type.declarations.first(where: { index in
          file.outline.declarations.indices.contains(index)
            && file.outline.declarations[index].kind == .type(.enum)
            && !file.isInactive(file.outline.declarations[index].nameToken)
        })
      else { return nil }
      let cases = file.constants.filter { $0.isEnumCase && $0.type == type.name }
        .map { ($0.value, $0.name) }
      return TypeTable(
        name: type.name, cases: Dictionary(cases, uniquingKeysWith: { first, _ in first }),
        declaration: file.outline.declarations[index])
    }
  }

  /// `init?(_ item: UIApplicationShortcutItem)`
  private static func isInitializer(_ function: CodeFunction, _ file: CodeFile) -> Bool {
    guard function.baseName == "init", function.parameters.count == 1,
      let parameter = function.parameters.first, parameter.label == nil
    else { return false }
    return file.text(of: parameter.type) == "UIApplicationShortcutItem"
  }

  /// The case of an action; nil where the table has none.
  func caseName(of action: DeclaredAction) -> String? { cases[action.ownType] }

  /// Whether a case is what stands behind the last dot of an action's type.
  func hasLastComponent(of action: DeclaredAction) -> Bool {
    cases[TypePattern(declared: action.ownType).lastComponent] != nil
  }
}

extension CodeFile {
  /// What adds a case for an action to a table of this file, and a branch to each `switch` that names all
  /// cases. Nil where it is not known what a branch would have to do.
  func adding(_ action: DeclaredAction, to table: TypeTable) -> [TextEdit]? {
    let members = outline.declarations.filter {
      $0.kind == .enumCase && table.declaration.tokens.contains($0.nameToken)
    }
    guard let last = members.last, unmatchedBrackets == 0 else { return nil }
    let names = CodeNames.names(for: [action], besides: Set(members.map(\.name)))
    guard let name = names.first else { return nil }
    let style = CodeStyle(self) ?? .xcode
    let line = source.lines.line(at: bytes(of: last.nameToken).start)
    let indentation = Layout.indentation(ofLineAt: bytes(of: last.nameToken).start, in: source)
    // Behind the value, which may stand on a later line.
    let end = last.value.map { bytes(of: $0).end } ?? bytes(of: last.nameToken).end
    let text =
      style.newline + indentation
      + "case \(CodeNames.swift(name)) = \(CodeLiteral.swift(action.ownType))"
    guard line < source.lines.count else { return nil }
    let isLast = Layout.isLastOnLine(end, in: source)
    let place = isLast ? end : source.endOfLine(source.lines.line(at: end))
    var edits = [TextEdit(ByteRange(at: place), text)]
    let known = Set(members.map(\.name))
    for statement in switches(in: 0..<tree.tokens.count) {
      let patterns = statement.cases.flatMap(\.patterns).map { self.name(ofCase: $0) }
      guard !patterns.isEmpty, !statement.cases.contains(where: \.isDefault),
        patterns.allSatisfy({ $0.map(known.contains) ?? false })
      else { continue }
      guard let branch = branch(for: action, name, in: statement, style) else { return nil }
      edits.append(branch)
    }
    return edits.sorted { $0.range.start < $1.range.start }
  }

  /// `.search` or `QuickAction.search`
  private func name(ofCase pattern: Range<Int>) -> String? {
    guard let last = pattern.last, tree.isIdentifier(last), tree.isToken(last - 1, ".") else {
      return nil
    }
    return tree.name(last)
  }

  /// A branch at the end of a `switch` whose branches do something and give no value, or whose function
  /// returns whether it was done.
  private func branch(
    for action: DeclaredAction, _ name: String, in statement: Switch, _ style: CodeStyle
  ) -> TextEdit? {
    let keyword = statement.tokens.lowerBound
    guard let end = statement.tokens.last, let first = statement.cases.first,
      let function = functions.last(where: { $0.body?.contains(keyword) == true }),
      // In a computed property, in an expression and in a closure more than a branch may be wanted.
      !outline.declarations.contains(where: {
        $0.kind == .variable && $0.body?.contains(keyword) == true
      }),
      !tree.isToken(keyword - 1, "="), !tree.isToken(keyword - 1, "return"),
      !isInClosure(keyword, of: function)
    else { return nil }
    var exit = "break"
    if let type = function.declaration.type {
      guard ["Bool", "Void", "()"].contains(text(of: type)) else { return nil }
      let returns = statement.cases.contains { way in
        way.body.contains { tree.isToken($0, "return") }
      }
      if text(of: type) == "Bool" {
        guard returns else { return nil }
        exit = "return false"
      }
    }
    let close = bytes(of: end).start
    guard Layout.isFirstOnLine(close, in: source), !first.body.isEmpty else { return nil }
    let label = source.lines.line(at: bytes(of: first.body.lowerBound - 1).start)
    let indentation = Layout.indentation(ofLineAt: source.lines.start(ofLine: label), in: source)
    let lines = style.lay(
      "case .\(CodeNames.swift(name)):\n  // Open “\(action.shownTitle)” here.\n  \(exit)",
      indentation: indentation)
    let start = source.lines.start(ofLine: source.lines.line(at: close))
    return TextEdit(ByteRange(at: start), lines + style.newline)
  }

  private func isInClosure(_ token: Int, of function: CodeFunction) -> Bool {
    guard let body = function.body else { return true }
    var depth = 0
    for index in body.lowerBound..<token {
      if tree.isOpen(index, "{"), let close = tree.partner(of: index), close > token {
        let isBlock = ["else", "do", "defer", "repeat"].contains { tree.isWord(index - 1, $0) }
        if !isBlock { depth += 1 }
      }
    }
    return depth > 0
  }
}
