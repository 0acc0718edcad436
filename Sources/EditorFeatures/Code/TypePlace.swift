import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// A string in code that is the type of a quick action.
struct TypePlace {
  /// The types that already occur next to it.
  let used: Set<String>

  /// Returns nil for any other string.
  init?(_ string: CodeString, in file: CodeFile) {
    let tree = file.tree
    let before = string.first - 1
    if let used = Self.branches(before, file, besides: string.range) {
      self.used = used
    } else if let used = Self.rawValues(before, file) {
      self.used = used
    } else if tree.isToken(before, "==") || tree.isToken(before, "!=") {
      guard file.isActionType(tree.operand(before: before)) else { return nil }
      used = []
    } else if tree.isColon(before), Self.isArgument(before - 1, file) {
      used = []
    } else {
      return nil
    }
  }

  /// Returns the other texts of the `switch` for `case "…"`, `case "a", "…"`.
  private static func branches(
    _ before: Int, _ file: CodeFile, besides own: ByteRange
  ) -> Set<String>? {
    guard file.language == .swift, let label = CasePlace.label(before, file.tree),
      let subject = CasePlace.switchAround(label - 1, file.tree), file.isActionType(subject)
    else { return nil }
    return CasePlace.used(in: subject, file, besides: own)
  }

  /// Returns the other values for `case add = "…"` in an enumeration of types.
  private static func rawValues(_ before: Int, _ file: CodeFile) -> Set<String>? {
    guard file.language == .swift, file.tree.isToken(before, "="),
      let type = file.type(around: before), type.kind == .enum, type.inherits(from: "String"),
      file.outline.declarations.contains(where: {
        $0.kind == .enumCase && $0.tokens.contains(before) || $0.nameToken == before - 1
      }), isOfTypes(type, file)
    else { return nil }
    return Set(file.constants.filter { $0.isEnumCase && $0.type == type.name }.map(\.value))
  }

  /// Returns true if the name of an enumeration suggests quick actions, or it is made from an item or its type.
  private static func isOfTypes(_ type: CodeType, _ file: CodeFile) -> Bool {
    let name = type.name.lowercased()
    if ["shortcut", "quickaction", "homeaction"].contains(where: name.contains) { return true }
    return file.functions(of: type).contains { function in
      function.baseName == "init"
        && function.parameters.contains {
          file.identifiers(in: $0.type).contains("UIApplicationShortcutItem")
        }
    }
      || file.calls.contains { call in
        call.name == type.name
          && call.arguments.contains { $0.label == "rawValue" && file.isActionType($0.value) }
      }
  }

  /// True for `UIApplicationShortcutItem(type: "…"`, `initWithType:@"…"`, `[item.type isEqualToString:@"…"]`.
  private static func isArgument(_ label: Int, _ file: CodeFile) -> Bool {
    let tree = file.tree
    switch file.language {
    case .swift:
      return tree.isToken(label, "type") && tree.isOpen(label - 1, "(")
        && tree.name(label - 2).hasSuffix("ApplicationShortcutItem")
    case .objectiveC:
      if tree.isToken(label, "initWithType") { return true }
      guard tree.isToken(label, "isEqualToString") || tree.isToken(label, "isEqual"),
        let receiver = tree.postfixExpression(before: label)
      else { return false }
      return file.isActionType(receiver)
    }
  }
}

extension CodeFile {
  /// Returns true if an expression is the type of a quick action: `shortcutItem.type`, or a variable for it.
  func isActionType(_ tokens: Range<Int>, depth: Int = 0) -> Bool {
    let names = names(tokens)
    guard let last = names.last, depth < 4 else { return false }
    if last == "type", let item = names.dropLast().last {
      return isAction(item, at: tokens.lowerBound)
    }
    guard names.count == 1 else { return false }
    return value(of: last, before: tokens.lowerBound).map { isActionType($0, depth: depth + 1) }
      ?? false
  }

  /// Returns the last value that a method assigns to a local variable before a token.
  func value(of name: String, before token: Int) -> Range<Int>? {
    guard let body = functionWithBody(around: token)?.body else { return nil }
    return assignments(in: body).last {
      $0.name == name && $0.isDeclaration && $0.nameToken < token
    }?.value
  }

  /// Returns true if the function around a token has a parameter of this name that is a quick action.
  func isActionParameter(_ name: String, at token: Int) -> Bool {
    function(around: token)?.parameters.contains {
      $0.name == name && identifiers(in: $0.type).contains("UIApplicationShortcutItem")
    } == true
  }

  /// Returns true if a name refers to a quick action at a token.
  private func isAction(_ name: String, at token: Int) -> Bool {
    if name.lowercased().contains("shortcut") || isActionParameter(name, at: token) { return true }
    return value(of: name, before: token).map { value in
      identifiers(in: value).contains { $0.lowercased().contains("shortcutitem") }
    } ?? false
  }
}
