import CodeModel
import CodeSyntax

extension CodeFile {
  /// Whether a condition asks for 3D Touch: by `forceTouchCapability`, by a method or property of the
  /// file that does, or by a name that sounds like it. Apple Pencil has a force as well.
  func asksForForce(in tokens: Range<Int>) -> Bool {
    let names = identifiers(in: tokens)
    if !names.isDisjoint(with: ["forceTouchCapability", "stylus", "pencil"]) { return true }
    return names.contains { name in
      Self.soundsLikeForce(name)
        || bodies(named: name).contains { mentions("forceTouchCapability", in: $0) }
    }
  }

  /// `is3DTouchAvailable`, `supportsForceTouch` and the like, which can be declared elsewhere.
  static func soundsLikeForce(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0 != "_" }
    return name.contains("3dtouch") || name.contains("forcetouch") || name.contains("threedtouch")
  }

  /// Whether a method of the file asks for 3D Touch and calls another only then. What UIKit calls is
  /// called without a question as well.
  func asksForForce(beforeCalling function: CodeFunction) -> Bool {
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
