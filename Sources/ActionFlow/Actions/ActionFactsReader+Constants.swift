import CodeModel
import CodeSyntax

/// Reading of named texts: constants, computed properties, macros and enumeration cases.
extension ActionFactsReader {
  mutating func readConstants() {
    let owners = ownersOfDeclarations
    for (index, declaration) in file.outline.declarations.enumerated() {
      guard facts.constants.count < Self.maximumCount else { break }
      let owner = owners[index]
      var kind = ActionFacts.Constant.Kind.constant
      var value = declaration.value
      switch declaration.kind {
      case .variable:
        if let body = declaration.body {
          guard let result = file.onlyValue(of: body) else {
            if let owner { addTexts(byCaseIn: body, declaration.name, owner) }
            continue
          }
          (kind, value) = (.computed, result)
        }
      case .enumCase: kind = .enumCase
      case .macro: kind = .macro
      case .type, .function, .initializer: continue
      }
      var text: TextExpression
      if let value {
        text = file.textExpression(value)
      } else if kind == .enumCase, owner?.inherits(from: "String") == true {
        text = .literal(declaration.name)
      } else {
        continue
      }
      if text == .unknown, kind == .constant, let raw = value.flatMap({ rawValue($0, of: owner) }) {
        (kind, text) = (.enumCase, .literal(raw))
      }
      guard text != .unknown else { continue }
      facts.constants.append(
        .init(
          kind: kind, name: declaration.name, owner: owner?.name, value: text,
          nameRange: file.bytes(of: declaration.nameToken), valueRange: value.map(file.bytes),
          isVariable: kind == .constant && tree.isWord(declaration.nameToken - 1, "var")))
    }
  }

  /// Notes the value of a property for each case, where its body is a `switch self`: `case .search: return
  /// "com.example.search"`.
  private mutating func addTexts(byCaseIn body: Range<Int>, _ name: String, _ owner: CodeType) {
    guard owner.kind == .enum, file.language == .swift, tree.isToken(body.lowerBound, "switch"),
      let statement = file.switches(in: body).first,
      statement.tokens.lowerBound == body.lowerBound,
      statement.subject.count == 1, tree.isToken(statement.subject.lowerBound, "self")
    else { return }
    for way in statement.cases {
      guard let value = file.onlyValue(of: way.body) else { continue }
      let text = file.textExpression(value)
      guard text != .unknown else { continue }
      for pattern in way.patterns {
        guard let element = caseName(pattern), facts.constants.count < Self.maximumCount else {
          continue
        }
        facts.constants.append(
          .init(
            kind: .computed, name: name, owner: owner.name + "." + element, value: text,
            nameRange: file.bytes(of: pattern), valueRange: file.bytes(of: value)))
      }
    }
    let names = file.members(of: owner).filter { $0.kind == .enumCase }.map(\.name)
    facts.plainCases[owner.name] = names
  }

  /// The types around the declarations of the file, by the indexes of the declarations.
  var ownersOfDeclarations: [Int: CodeType] {
    Dictionary(
      file.types.flatMap { type in type.members.map { ($0, type) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the raw value of a static member such as `static let search = ShortcutType(rawValue: "…")`, which is
  /// used like an enumeration case.
  private func rawValue(_ value: Range<Int>, of owner: CodeType?) -> String? {
    guard file.language == .swift, let owner, let call = file.calls(in: value).last,
      call.tokens.upperBound == value.upperBound, call.arguments.count == 1,
      call.arguments[0].label == "rawValue"
    else { return nil }
    let isOwn =
      call.name == ActionNames.last(of: owner.name) || call.name == "Self"
      || call.name == "init"
        && (call.receiver.map { $0.isEmpty } ?? true
          || call.receiver.flatMap(file.lastName) == ActionNames.last(of: owner.name))
    return isOwn ? file.string(call.arguments[0].value) : nil
  }
}
