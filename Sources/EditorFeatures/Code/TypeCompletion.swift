import ActionFlow
import CodeGeneration
import CodeModel
import CodeSyntax
import Guide
import SourceText

/// Proposes types of quick actions where code needs one: those that property lists declare and those that code
/// creates. In a `switch` over an enumeration of types it proposes the cases without a branch.
enum TypeCompletion {
  /// Returns nil where no type is expected.
  static func completions(
    at caret: CodeCaret, in code: () -> CheckedCode
  ) -> [Completion]? {
    if let text = CodeString(around: caret.offset, in: caret.file) {
      return texts(text, caret, code)
    }
    guard caret.file.language == .swift, !caret.isInText, let place = CasePlace(caret) else {
      return nil
    }
    return place.isOnType ? types(place, caret, code()) : cases(place, caret, code())
  }

  // MARK: In a text

  private static func texts(
    _ text: CodeString, _ caret: CodeCaret, _ code: () -> CheckedCode
  ) -> [Completion]? {
    let file = caret.file
    guard let used = TypePlace(text, in: file)?.used else { return nil }
    let typed = String(
      decoding: text.text.utf8.prefix(max(0, caret.offset - text.range.start)), as: UTF8.self)
    let candidates = known(code(), besides: used).map { type in
      let literal = literal(type.type, file.language)
      let content = literal.dropFirst(file.language == .swift ? 1 : 2).dropLast()
      return completion(
        type, label: type.type,
        Insertion(
          range: text.range, insertRange: nil, snippet: Snippet(String(content)),
          lineIndentation: "", newline: caret.newline))
    }
    return CompletionMatch(typed).select(candidates, filterText: typed)
  }

  // MARK: In a switch

  private static func types(
    _ place: CasePlace, _ caret: CodeCaret, _ code: CheckedCode
  ) -> [Completion] {
    let candidates = known(code, besides: place.used).map { type in
      let text = place.text(literal(type.type, .swift))
      return completion(type, label: text, caret.insertion(text))
    }
    return CompletionMatch(caret.word).select(candidates, filterText: caret.word)
  }

  private static func cases(
    _ place: CasePlace, _ caret: CodeCaret, _ code: CheckedCode
  ) -> [Completion] {
    let candidates = place.enumCases(code).filter { !place.used.contains($0.name) }
      .map { constant in
        let text = place.text((place.isBehindDot ? "" : ".") + CodeNames.swift(constant.name))
        let detail = PlainLine.text(constant.value, maximumLength: 60)
        return Completion(
          label: text, kind: .value, detail: LocalizedText(en: detail, zhHans: detail), topic: nil,
          names: [constant.name, constant.value], insertion: caret.insertion(text))
      }
    return CompletionMatch(caret.word).select(candidates, filterText: caret.word)
  }

  // MARK: Types

  /// Returns the types of the project whose whole text is known, if necessary from build settings.
  private static func known(_ code: CheckedCode, besides used: Set<String>) -> [KnownType] {
    (code.facts.shared?.types() ?? []).compactMap { type in
      let text =
        TypePattern(declared: type.type).text
        ?? code.facts.expansion(type.type, type.location.path)
      return text.flatMap { used.contains($0) ? nil : type.with(type: $0) }
    }
  }

  private static func literal(_ type: String, _ language: CodeLanguage) -> String {
    language == .swift ? CodeLiteral.swift(type) : CodeLiteral.objectiveC(type)
  }

  private static func completion(
    _ type: KnownType, label: String, _ insertion: Insertion
  ) -> Completion {
    let title = PlainLine.text(type.title ?? "", maximumLength: 60)
    return Completion(
      label: label, kind: .value, detail: LocalizedText(en: title, zhHans: title), topic: nil,
      names: [type.type, title, type.type.split(separator: ".").last.map(String.init) ?? ""],
      insertion: insertion)
  }
}
