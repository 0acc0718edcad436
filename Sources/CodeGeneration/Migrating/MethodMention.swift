import CodeModel
import CodeSyntax

/// A name in a source file that may stand for a method of the app delegate, or for something else of that name.
enum MethodMention {
  /// Returns false for a token that surely is none of the method: the method is private to another file, or a call or a
  /// declaration at the token has other labels.
  static func mayBe(
    _ method: AppSources.Method, at token: Int, in source: AppSources.Source
  ) -> Bool {
    let (file, function) = (source.file, method.function)
    if function.isPrivate, method.source.path != source.path { return false }
    guard file.language == .swift, method.source.file.language == .swift else { return true }
    if let other = file.functions.first(where: { $0.declaration.nameToken == token }) {
      return other.signature == function.signature
    }
    // A function in a function, a variable or a case.
    if file.tree.isToken(token - 1, among: ["func", "var", "let", "case"]) { return false }
    // A member of a type that is not written, such as `case .launch:`.
    let isImplicit =
      file.tree.isToken(token - 1, ".")
      && file.tree.isToken(token - 2, among: ["case", "return", "==", "=", ",", "(", "[", ":"])
    if isImplicit { return false }
    let call = file.calls(in: token..<token + 1).first { $0.nameToken == token }
    guard let call, call.style == .call else { return true }
    return takes(call, function, method.source.file)
  }

  /// Returns true if a function can be called with the labels of a call; parameters with a default may be left out.
  private static func takes(_ call: Call, _ function: CodeFunction, _ file: CodeFile) -> Bool {
    let isVariadic = function.parameters.contains { parameter in
      parameter.type.contains { file.tree.isToken($0, "...") }
    }
    if isVariadic { return true }
    var parameters = function.parameters[...]
    for argument in call.arguments where !argument.isTrailing {
      guard let index = parameters.firstIndex(where: { $0.label == argument.label }),
        parameters[..<index].allSatisfy(\.hasDefault)
      else { return false }
      parameters = parameters[(index + 1)...]
    }
    let closures = call.arguments.count { $0.isTrailing }
    return parameters.count { !$0.hasDefault } <= closures
  }
}
