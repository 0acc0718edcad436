import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

extension TypeTable {
  /// Returns the types without a case; nil if no type has one, since the enumeration is then for something else.
  package func missing(of actions: [DeclaredAction]) -> [DeclaredAction]? {
    // An enumeration without dots has one case for a type with and without the bundle identifier.
    let actions = actions.reduce(into: [DeclaredAction]()) { own, action in
      if hasDots || !own.contains(where: { $0.ownType == action.ownType }) { own.append(action) }
    }
    let missing = actions.filter { caseName(of: $0) == nil }
    guard missing.count < actions.count else { return nil }
    // If cases are the parts after the last dot, a type without the bundle identifier has one, too.
    return missing.filter { !hasLastComponent(of: $0) }
  }

  /// Returns the edits that add cases to an enumeration of an app, and a branch to each exhaustive `switch`, in any
  /// file.
  package static func adding(
    _ actions: [DeclaredAction], to table: TypeTable, in source: AppSources.Source,
    of app: AppSources
  ) throws(GenerationFailure) -> [String: [TextEdit]] {
    try app.requireOne(table.declaration, in: source)
    let isAmbiguous = app.sources.contains { $0.file.hasOther(than: table) }
    guard let (edits, new) = source.file.cases(for: actions, in: table), !isAmbiguous else {
      throw GenerationFailure(
        .cannotAdd, at: GenerationFailure.Place(source, table.declaration.nameToken))
    }
    var all = [source.path: edits]
    for other in app.sources where other.file.language == .swift {
      do throws(CodeFile.UnknownBranch) {
        let branches = try other.file.branches(for: new, of: table)
        if !branches.isEmpty { all[other.path, default: []] += branches }
      } catch {
        throw GenerationFailure(.cannotAdd, at: GenerationFailure.Place(other, error.token))
      }
    }
    return all
  }
}

extension CodeFile {
  /// A new case of an enumeration.
  typealias NewCase = (action: DeclaredAction, name: String)

  /// A `switch` whose new branch cannot be generated.
  struct UnknownBranch: Error { let token: Int }

  /// Returns the edits that add a case for an action to an enumeration of this file, and a branch to each exhaustive
  /// `switch` of this file. Nil where it is not known what a branch would have to do.
  package func adding(_ action: DeclaredAction, to table: TypeTable) -> [TextEdit]? {
    guard !hasOther(than: table), let (edits, new) = cases(for: [action], in: table),
      let branches = try? branches(for: new, of: table)
    else { return nil }
    return (edits + branches).sorted { $0.range.start < $1.range.start }
  }

  /// Returns true if another enumeration has the same cases, so that a `switch` may be over its values.
  fileprivate func hasOther(than table: TypeTable) -> Bool {
    types.contains { type in
      type.kind == .enum && type.name != table.name
        && Set(cases(of: type).map(\.name)) == Set(table.names)
    }
  }

  /// Returns the edit that adds cases for actions to an enumeration of this file.
  fileprivate func cases(
    for actions: [DeclaredAction], in table: TypeTable
  ) -> (edits: [TextEdit], new: [NewCase])? {
    let members = outline.declarations.filter {
      $0.kind == .enumCase && table.declaration.tokens.contains($0.nameToken)
    }
    guard let last = members.last(where: { !isConditional($0.nameToken) }), unmatchedBrackets == 0,
      let values = try? TypeValues(actions, hasDots: table.hasDots)
    else { return nil }
    let names = CodeNames.names(for: actions, besides: Set(members.map(\.name)))
    let style = CodeStyle(self, else: .xcode)
    let start = bytes(of: last.nameToken).start
    let indentation = Layout.indentation(ofLineAt: start, in: source)
    // After the value, which may be on a later line.
    let end = last.value.map { bytes(of: $0).end } ?? bytes(of: last.nameToken).end
    guard source.lines.line(at: start) < source.lines.count else { return nil }
    let text = zip(actions, names).map { action, name in
      style.newline + indentation + TypesGenerator.line(of: name, values.value(of: action))
    }.joined()
    let isLast = Layout.isLastOnLine(end, in: source)
    let place = isLast ? end : source.endOfLine(source.lines.line(at: end))
    return ([TextEdit(ByteRange(at: place), text)], Array(zip(actions, names)))
  }

  /// Returns the edits that add a branch for each new case to each exhaustive `switch`.
  fileprivate func branches(
    for new: [NewCase], of table: TypeTable
  ) throws(UnknownBranch) -> [TextEdit] {
    let style = CodeStyle(self, else: .xcode)
    let known = Set(table.names)
    var edits: [TextEdit] = []
    for statement in switches(in: 0..<tree.tokens.count) {
      let patterns = statement.cases.flatMap(\.patterns).map { self.name(ofCase: $0) }
      guard !statement.cases.contains(where: \.isDefault), !known.isEmpty,
        Set(patterns.compactMap(\.self)) == known, !patterns.contains(nil)
      else { continue }
      guard unmatchedBrackets == 0, let branch = branch(for: new, in: statement, style) else {
        throw UnknownBranch(token: statement.tokens.lowerBound)
      }
      edits.append(branch)
    }
    return edits
  }

  /// Returns the name in `.search` or `QuickAction.search`.
  private func name(ofCase pattern: Range<Int>) -> String? {
    guard let last = pattern.last, tree.isIdentifier(last), tree.isToken(last - 1, ".") else {
      return nil
    }
    return tree.name(last)
  }

  /// Returns the branch for the end of a `switch` whose branches return no value, or whose function returns whether
  /// something was done.
  private func branch(
    for new: [NewCase], in statement: Switch, _ style: CodeStyle
  ) -> TextEdit? {
    let keyword = statement.tokens.lowerBound
    guard let end = statement.tokens.last, let first = statement.cases.first,
      let function = functionWithBody(around: keyword)?.function,
      // In a computed property, an expression and a closure, more than a branch may be needed.
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
    let mark = ToDoMark([self])
    let branches = new.map {
      let line = mark.line("Open “\($0.action.shownTitle)”.", .swift)
      return "case .\(CodeNames.swift($0.name)):\n  \(line)\n  \(exit)"
    }
    let lines = style.lay(branches.joined(separator: "\n"), indentation: indentation)
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

extension LocalizedText {
  fileprivate static let cannotAdd = LocalizedText(
    en: "it is not known what a case that is added has to do here; add it by hand",
    zhHans: "无法确定新增的 case 在此处应做什么，请自行添加")
}
