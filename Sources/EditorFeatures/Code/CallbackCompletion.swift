import ActionFlow
import CodeModel
import CodeSyntax
import DocumentationLookup
import Guide
import SourceText

/// Proposes the methods that UIKit calls in a type: those of the delegate protocols it adopts and those it can
/// override, without the ones it already has.
enum CallbackCompletion {
  static func completions(
    at caret: CodeCaret, in code: () -> CheckedCode
  ) -> [Completion] {
    guard let place = MemberPlace(caret) else { return [] }
    let code = code()
    let file = caret.file
    let roles = UIKitRole.roles(of: place.type, code.supertypes(of: place.type.name))
    let functions = file.functions(of: place.type)
    let candidates = APITable.callbacks.filter { signature in
      guard signature.kind == .method, UIKitRole.suit(signature, roles),
        !(signature.deprecated.map { code.runsOnlySince(iOS: $0.major) } ?? false)
      else { return false }
      return !functions.contains { function in
        // While a method is being typed it looks like one without a body.
        function.body != nil && file.callback(like: function)?.id == signature.id
      }
    }
    // Deprecated methods come last.
    let sorted = candidates.sorted {
      ($0.deprecated ?? Version(0), $0.id) < ($1.deprecated ?? Version(0), $1.id)
    }
    let proposals = sorted.compactMap { completion($0, at: place, caret) }
    return CompletionMatch(caret.word).select(proposals, filterText: place.typed)
  }

  private static func completion(
    _ signature: APISignature, at place: MemberPlace, _ caret: CodeCaret
  ) -> Completion? {
    let isSwift = caret.file.language == .swift
    guard let name = isSwift ? signature.swiftName : signature.objectiveCName,
      let snippet = isSwift
        ? SignatureText.swift(signature, place.indentation, place.unit)
        : SignatureText.objectiveC(signature, place.indentation, place.unit)
    else { return nil }
    let years = [signature.since.map { "iOS \($0)" }, signature.deprecated.map { "\($0)" }]
      .compactMap { $0 }.joined(separator: " – ")
    let detail = (signature.owner ?? "") + (years.isEmpty ? "" : " · " + years)
    return Completion(
      label: name, kind: .method, detail: LocalizedText(en: detail, zhHans: detail),
      topic: .symbol(signature.id),
      names: [signature.baseName, name] + signature.labels + signature.selector.map(\.name),
      insertion: Insertion(
        range: ByteRange(start: place.start, end: caret.wordEnd), insertRange: nil,
        snippet: snippet,
        lineIndentation: place.indentation, newline: caret.newline))
  }
}

/// A position in the body of a type where a method can be declared.
struct MemberPlace {
  let type: CodeType
  /// The start of the text that a proposal replaces.
  let start: Int
  /// The text that has been typed from there on.
  let typed: String
  let indentation: String
  /// The indentation of one level.
  let unit: String

  init?(_ caret: CodeCaret) {
    let file = caret.file
    let bytes = file.source.bytes
    var line = caret.offset
    while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
    var first = line
    while first < caret.offset, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    indentation = file.source[ByteRange(start: line, end: first)]
    let text = file.source[ByteRange(start: first, end: caret.offset)]
    guard
      let type = file.language == .swift
        ? Self.swiftType(caret, text) : Self.objectiveCType(caret, text)
    else { return nil }
    self.type = type
    unit = file.indentationStep
    start = file.language == .swift ? Self.start(of: text, at: first) : first
    typed = file.source[ByteRange(start: start, end: caret.offset)]
  }

  private static let replaced: Set<Substring> = ["override", "func"]
  private static let kept: Set<Substring> = ["public", "open", "internal", "@objc", "nonisolated"]

  /// Returns the offset after the modifiers that stay.
  private static func start(of text: String, at offset: Int) -> Int {
    var start = offset
    for word in text.split(separator: " ") where kept.contains(word) {
      start += word.utf8.count + 1
    }
    return start
  }

  private static func swiftType(_ caret: CodeCaret, _ text: String) -> CodeType? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.dropLast().allSatisfy({ kept.contains($0) || replaced.contains($0) }),
      words.last.map(String.init) == caret.word
    else { return nil }
    let tree = caret.file.tree
    // The brace around the caret.
    var at = tree.firstToken(endingAfter: max(0, caret.wordStart - 1))
    at = min(at, tree.tokens.count - 1)
    while at >= 0,
      tree.tokens[at].start >= caret.wordStart - text.utf8.count + caret.word.utf8.count
    {
      at -= 1
    }
    while at >= 0 {
      if tree.kind(at) == .close, let open = tree.partner(of: at) {
        at = open - 1
      } else if tree.isWord(at, "{") {
        break
      } else {
        guard tree.kind(at) != .open else { return nil }
        at -= 1
      }
    }
    guard at >= 0,
      let index = caret.file.outline.declarations.firstIndex(where: {
        $0.isType && $0.body?.lowerBound == at + 1
      })
    else { return nil }
    return caret.file.types.first { $0.declarations.contains(index) && $0.kind != .protocol }
  }

  private static func objectiveCType(_ caret: CodeCaret, _ text: String) -> CodeType? {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || " -()_".contains($0) }) else {
      return nil
    }
    let tree = caret.file.tree
    let token = tree.firstToken(endingAfter: caret.wordStart)
    // Inside of an implementation and outside of its methods.
    let around = caret.file.outline.declarations.indices.last { index in
      let declaration = caret.file.outline.declarations[index]
      return declaration.isType && declaration.tokens.lowerBound < token
        && declaration.tokens.upperBound >= token && declaration.kind != .type(.interface)
        && declaration.kind != .type(.protocol)
    }
    let isInBody = caret.file.functions.contains { function in
      function.body.map { $0.lowerBound <= token && token <= $0.upperBound } ?? false
    }
    guard let around, !isInBody else { return nil }
    return caret.file.types.first { $0.declarations.contains(around) }
  }
}

/// The source text of UIKit's methods.
enum SignatureText {
  /// Returns true for methods that classes inherit, and so override.
  static func isOverride(_ signature: APISignature) -> Bool { !signature.isDelegateMethod }

  static func swift(_ signature: APISignature, _ indentation: String, _ unit: String) -> Snippet {
    let parameters = signature.parameters.map { parameter in
      let label = parameter.label ?? "_"
      return (label == parameter.name ? label : label + " " + parameter.name) + ": "
        + parameter.type
    }
    var head = (isOverride(signature) ? "override func " : "func ") + signature.baseName + "("
    // A long parameter list is written on several lines.
    let line = parameters.joined(separator: ", ")
    if head.utf8.count + line.utf8.count > 90, parameters.count > 1 {
      let step = "\n" + indentation + unit
      head += step + parameters.joined(separator: "," + step) + "\n" + indentation + ")"
    } else {
      head += line + ")"
    }
    if let result = signature.result { head += " -> " + result }
    var body = ""
    if isOverride(signature) {
      let arguments = signature.parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.name }
      body =
        "super.\(signature.baseName)(\(arguments.joined(separator: ", ")))\n" + indentation + unit
    }
    return assemble(
      head + " {", body, value(signature, "nil", "true", isSwift: true), indentation, unit)
  }

  static func objectiveC(
    _ signature: APISignature, _ indentation: String, _ unit: String
  ) -> Snippet? {
    guard !signature.selector.isEmpty else { return nil }
    let parts = signature.selector.map { part in
      part.type.map { "\(part.name):(\($0))\(part.parameter ?? "")" } ?? part.name
    }
    let head = "- (\(signature.objectiveCResult ?? "void"))" + parts.joined(separator: " ") + " {"
    var body = ""
    if isOverride(signature) {
      let arguments = signature.selector.map { $0.name + ($0.parameter.map { ":" + $0 } ?? "") }
      body = "[super \(arguments.joined(separator: " "))];\n" + indentation + unit
    }
    return assemble(head, body, value(signature, "nil", "YES", isSwift: false), indentation, unit)
  }

  /// Returns the last statement of the body: a call of the block, or a returned value.
  private static func value(
    _ signature: APISignature, _ none: String, _ yes: String, isSwift: Bool
  ) -> (before: String, stop: String, after: String) {
    let end = isSwift ? "" : ";"
    if signature.hasCompletionHandler { return ("completionHandler(", yes, ")" + end) }
    switch signature.result {
    case nil: return ("", "", "")
    case "Bool": return ("return ", yes, end)
    case "UIModalPresentationStyle":
      return ("return ", isSwift ? ".none" : "UIModalPresentationNone", end)
    case let result where result?.hasSuffix("?") == true: return ("return ", none, end)
    default: return ("return ", "", end)
    }
  }

  private static func assemble(
    _ head: String, _ body: String, _ value: (before: String, stop: String, after: String),
    _ indentation: String, _ unit: String
  ) -> Snippet {
    Snippet([
      .text(head + "\n" + indentation + unit + body + value.before), .stop(1, value.stop),
      .text(value.after + "\n" + indentation + "}"),
    ])
  }
}
