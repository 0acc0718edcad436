import Checks
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Gives a method the signature that UIKit calls. Parameter names that the body uses stay.
package enum NearMissFix {
  /// Returns the fix; nil where more than the signature would have to change.
  ///
  /// - Parameter users: finds code that depends on the name; a fix is preferred only if there is none.
  package static func fix(_ miss: NearMiss, _ file: CodeFile, _ users: inout NearMissUsers) -> Fix?
  {
    guard !miss.slips.contains(.order), !file.givesSelector(miss.function) else { return nil }
    let edits = file.language == .swift ? swift(miss, file) : objectiveC(miss, file)
    guard let edits, !edits.isEmpty else { return nil }
    let obstacle = users.obstacle(to: miss)
    return Fix(.rewrite(obstacle), edits, isPreferred: obstacle == nil)
  }

  // MARK: Swift

  private static func swift(_ miss: NearMiss, _ file: CodeFile) -> [TextEdit]? {
    let (function, signature) = (miss.function, miss.signature)
    if miss.slips.contains(.notProperty) { return property(miss, file) }
    var edits: [TextEdit] = []
    func replace(_ token: Int, _ text: String) {
      edits.append(TextEdit(file.bytes(of: token), text))
    }
    if function.baseName != signature.baseName {
      replace(function.declaration.nameToken, signature.baseName)
    }
    for (parameter, wanted) in zip(function.parameters, signature.parameters)
    where parameter.label != wanted.label {
      let label = wanted.label ?? "_"
      if parameter.labelToken != parameter.nameToken {
        replace(parameter.labelToken, label)
      } else if wanted.label != parameter.name {
        edits.append(
          TextEdit(ByteRange(at: file.bytes(of: parameter.nameToken).start), label + " "))
      }
    }
    for slip in miss.slips {
      switch slip {
      case .type(let place):
        guard function.parameters.indices.contains(place),
          signature.parameters.indices.contains(place),
          // The body uses members of the narrower type, or calls a block without an argument.
          case let written = TypeText.normal(file.text(of: function.parameters[place].type)),
          written != "UIWindowScene", !written.hasPrefix("()->")
        else { return nil }
        edits.append(
          TextEdit(
            file.bytes(of: function.parameters[place].type), signature.parameters[place].type))
      case .modifier(let word):
        guard let edit = removal(of: word, before: function, file) else { return nil }
        edits.append(edit)
      case .notAsync:
        guard let edit = addingAsync(function, file) else { return nil }
        edits.append(edit)
      default: continue
      }
    }
    if !signature.isDelegateMethod, !function.isOverride,
      file.tree.isToken(function.declaration.nameToken - 1, "func")
    {
      let start = file.bytes(of: function.declaration.nameToken - 1).start
      edits.append(TextEdit(ByteRange(at: start), "override "))
    }
    return edits.sorted { $0.range.start < $1.range.start }
  }

  private static func removal(
    of word: String, before function: CodeFunction, _ file: CodeFile
  ) -> TextEdit? {
    let head = function.declaration.tokens.lowerBound..<function.declaration.nameToken
    // `private extension` makes all its members private.
    guard let token = head.first(where: { file.tree.isWord($0, word) }),
      token + 1 < file.tree.tokens.count, !file.tree.isOpen(token + 1, "(")
    else { return nil }
    // A comment after the modifier stays.
    let range = file.bytes(of: token)
    let end = min(file.bytes(of: token + 1).start, file.source.length)
    let blanks = file.source.bytes[range.end..<max(range.end, end)].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return TextEdit(ByteRange(start: range.start, end: blanks.endIndex), "")
  }

  /// Returns the edit that adds `async`, only where the result type is right already.
  private static func addingAsync(_ function: CodeFunction, _ file: CodeFile) -> TextEdit? {
    guard let type = function.declaration.type, file.text(of: type) == "Bool",
      let last = function.parameters.last
    else { return nil }
    let close = last.type.upperBound
    guard file.tree.isClose(close, ")") else { return nil }
    return TextEdit(ByteRange(at: file.bytes(of: close).end), " async")
  }

  /// Returns the edits that turn `func previewActionItems() -> [UIPreviewActionItem]` into the property.
  private static func property(_ miss: NearMiss, _ file: CodeFile) -> [TextEdit]? {
    let declaration = miss.function.declaration
    guard let type = declaration.type, file.tree.isToken(declaration.nameToken - 1, "func"),
      file.tree.isToken(type.lowerBound - 1, "->")
    else { return nil }
    let head = ByteRange(
      start: file.bytes(of: declaration.nameToken - 1).start,
      end: file.bytes(of: type.lowerBound - 1).end)
    return [TextEdit(head, "override var \(miss.signature.baseName):")]
  }

  // MARK: Objective-C

  private static func objectiveC(_ miss: NearMiss, _ file: CodeFile) -> [TextEdit]? {
    let wanted = miss.signature.selector.map(\.name)
    let parts = miss.function.signature.split(separator: ":").map(String.init)
    let tokens = miss.function.parameters.map(\.labelToken)
    guard parts.count == wanted.count, tokens.count == parts.count else { return nil }
    var edits: [TextEdit] = []
    for (index, part) in parts.enumerated() where part != wanted[index] {
      let token = index == 0 ? miss.function.declaration.nameToken : tokens[index]
      guard file.tree.isWord(token, part) else { return nil }
      edits.append(TextEdit(file.bytes(of: token), wanted[index]))
    }
    return edits
  }
}

extension CodeFile {
  /// Returns true if `@objc(selector)` names a method, so that its Swift name does not matter.
  fileprivate func givesSelector(_ function: CodeFunction) -> Bool {
    let declaration = function.declaration
    guard language == .swift, declaration.tokens.lowerBound < declaration.nameToken else {
      return false
    }
    return (declaration.tokens.lowerBound..<declaration.nameToken).contains {
      tree.isToken($0, "objc") && tree.isOpen($0 + 1, "(")
    }
  }
}

extension LocalizedText {
  fileprivate static func rewrite(_ obstacle: NearMissUsers.Obstacle?) -> LocalizedText {
    switch obstacle {
    case nil:
      LocalizedText(
        en: "Write the signature that UIKit calls", zhHans: "改为 UIKit 会调用的签名")
    case .here:
      LocalizedText(
        en: "Write the signature that UIKit calls; this file uses the old one elsewhere",
        zhHans: "改为 UIKit 会调用的签名（本文件其他位置还在使用原来的签名）")
    case .file(let path):
      LocalizedText(
        en: "Write the signature that UIKit calls; \(Path.name(of: path)) uses the old one",
        zhHans: "改为 UIKit 会调用的签名（\(Path.name(of: path)) 还在使用原来的签名）")
    case .unknown:
      LocalizedText(
        en: "Write the signature that UIKit calls; whether other files use the old one is unknown",
        zhHans: "改为 UIKit 会调用的签名（无法确定其他文件是否在使用原来的签名）")
    }
  }
}
