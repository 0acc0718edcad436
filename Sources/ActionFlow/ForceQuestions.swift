import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns true if a condition tests for 3D Touch: by `forceTouchCapability`, by a method or property of the file
  /// that does, or by a name that suggests it. Apple Pencil has a force as well.
  package func asksForForce(in tokens: Range<Int>) -> Bool {
    let names = identifiers(in: tokens)
    if !names.isDisjoint(with: ["forceTouchCapability", "stylus", "pencil"]) { return true }
    return names.contains { name in
      Self.soundsLikeForce(name)
        || bodies(named: name).contains { mentions("forceTouchCapability", in: $0) }
        || isFlagForForce(name)
    }
  }

  /// Returns true if a method that tests for 3D Touch stores the result under a name.
  private func isFlagForForce(_ name: String) -> Bool {
    assignments.lazy.filter { $0.name == name && !$0.isDeclaration }.prefix(8).contains { place in
      ["true", "YES"].contains { tree.isToken(place.value.lowerBound, $0) }
        && body(around: place.nameToken).map { mentions("forceTouchCapability", in: $0) } ?? false
    }
  }

  /// Returns true for names such as `is3DTouchAvailable` and `supportsForceTouch`, which can be declared elsewhere.
  static func soundsLikeForce(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0 != "_" }
    return name.contains("3dtouch") || name.contains("forcetouch") || name.contains("threedtouch")
  }

  /// Returns true if a method of the file tests for 3D Touch and calls another only if it is available. Methods that
  /// UIKit calls also run without such a test.
  package func asksForForce(beforeCalling function: CodeFunction) -> Bool {
    guard !function.baseName.hasPrefix("touches"), !function.baseName.hasPrefix("view") else {
      return false
    }
    let callers = calls.lazy.filter { $0.baseName == function.baseName }
    return callers.prefix(CodeFlow.maximumPlaces).contains { call in
      guard let body = functionWithBody(around: call.nameToken)?.body, body != function.body else {
        return false
      }
      return CodeFlow(self, body).asked(before: call.nameToken)
        .contains { asksForForce(in: $0.tokens) }
    }
  }
}
