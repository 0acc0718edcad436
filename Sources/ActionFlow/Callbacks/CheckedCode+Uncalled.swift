import CodeModel
import CodeSyntax

extension CheckedCode {
  /// Returns true if no code of the app surely calls a function: it is no override and no requirement of a protocol,
  /// has no attributes, and neither its file nor another one mentions its name. False where that is not known.
  package func isSurelyUncalled(_ function: CodeFunction) -> Bool {
    guard file.language == .swift, function.declaration.kind == .function, !function.isOverride,
      function.declaration.attributes.isEmpty, let type = file.type(of: function),
      supertypes(of: type.name).allSatisfy(Self.isClassOfUIKit)
    else { return false }
    let name = MethodName(function, in: .swift)
    let own = MethodMentions(of: name, in: file, besides: function, callsSuper: false)
    guard !own.isUsed, !own.isUnclear, let others = facts.mentions([name])[name] else {
      return false
    }
    return others.values.allSatisfy { !$0.isUsed && !$0.isUnclear }
  }

  /// Returns true for a superclass, which asks for methods only by override; frameworks call those of protocols.
  private static func isClassOfUIKit(_ name: String) -> Bool {
    ["Controller", "View", "Cell", "NSObject", "UIResponder"].contains { name.hasSuffix($0) }
  }
}
