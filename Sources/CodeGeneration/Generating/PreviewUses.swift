import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

extension CodeFile {
  /// Returns the calls of a method of this file.
  func calls(named name: String) -> [Int] {
    calls.filter { $0.baseName == name && !isSuper($0.receiver) }.map(\.nameToken)
  }

  /// Returns true if a body tests for 3D Touch itself, or by a name that does so in this file or whose words suggest
  /// it.
  ///
  /// - Parameter token: a token in the function that registers, whose own name does not count.
  func asksFor3DTouch(_ body: Range<Int>, registeringAt token: Int) -> Bool {
    let capability = "forceTouchCapability"
    let helpers = outline.declarations.filter { declaration in
      [.function, .variable].contains(declaration.kind)
        && declaration.body?.contains(token) != true
        && (declaration.body ?? declaration.value).map { mentions(capability, in: $0) } == true
    }.map(\.name)
    return body.contains { token in
      guard tree.isIdentifier(token) else { return false }
      let name = tree.name(token)
      let lowered = name.lowercased()
      return name == capability || helpers.contains(name)
        || ["is", "has", "supports"].contains(where: lowered.hasPrefix)
          && ["3dtouch", "forcetouch"].contains(where: lowered.contains)
    }
  }

  /// Returns the tokens by which declarations, extensions and interfaces of a type name a protocol.
  func adoptions(of name: String, by type: String) -> [Int] {
    guard let known = self.type(named: type), unmatchedBrackets == 0 else { return [] }
    return known.declarations.flatMap { index -> [Int] in
      guard outline.declarations.indices.contains(index),
        outline.declarations[index].inherited.contains(name)
      else { return [] }
      let declaration = outline.declarations[index]
      // In Objective-C an interface has no opening brace, and methods name the protocol in `<>`, too.
      let end = declaration.body?.lowerBound ?? declaration.tokens.upperBound
      let first = (declaration.nameToken..<max(end, declaration.nameToken)).first {
        tree.isIdentifier($0) && tree.name($0) == name
      }
      return first.map { [$0] } ?? []
    }
  }

  /// Returns the edit that removes a protocol from the list of those that a type adopts.
  func removing(adoption token: Int) -> TextEdit {
    let place = bytes(of: token)
    if tree.isToken(token - 1, ",") {
      return TextEdit(ByteRange(start: bytes(of: token - 1).start, end: place.end), "")
    }
    if tree.isToken(token + 1, ",") {
      return TextEdit(ByteRange(start: place.start, end: bytes(of: token + 2).start), "")
    }
    // `extension A: P {` or `@interface A : B <P>`
    let isAngle = language == .objectiveC && tree.isToken(token + 1, ">")
    let end = isAngle ? bytes(of: token + 1).end : place.end
    var start = bytes(of: token - 1).start
    while start > 0, source.bytes[start - 1] == 0x20 { start -= 1 }
    return TextEdit(ByteRange(start: start, end: end), "")
  }

  /// Returns the position where the methods are called explicitly, or where another file implements one of them for
  /// the same type.
  func outsideUse(of type: String, isOther: Bool) -> Int? {
    let call = calls.first { $0.baseName == "previewingContext" && !isSuper($0.receiver) }
    if let call { return call.nameToken }
    let function = functions.first {
      $0.baseName == "previewingContext" && self.type(of: $0)?.name == type
    }
    return isOther ? function?.declaration.nameToken : nil
  }
}
