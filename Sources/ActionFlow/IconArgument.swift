import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The name of an icon's image or symbol in code.
package struct IconArgument {
  /// The argument of the initializer.
  package enum Label: String {
    case templateImageName
    case systemImageName
  }

  package let text: String
  /// The tokens of the literal.
  package let value: Range<Int>
  /// True if it is surely an argument of `UIApplicationShortcutIcon`, and not of a function of the app.
  package let isOfIcon: Bool
}

extension CodeFile {
  /// The literals that are arguments of an initializer of `UIApplicationShortcutIcon`, in the order of the text.
  package func iconArguments(_ label: IconArgument.Label) -> [IconArgument] {
    let selector =
      switch label {
      case .templateImageName: "iconWithTemplateImageName:"
      case .systemImageName: "iconWithSystemImageName:"
      }
    return calls.compactMap { call in
      let argument =
        call.style == .message
        ? (call.name == selector ? call.arguments.first : nil) : call.argument(label.rawValue)
      guard let value = argument?.value, let text = string(value),
        !isForOtherPlatform(call.nameToken)
      else { return nil }
      let isOfIcon =
        call.style == .message || call.name == "UIApplicationShortcutIcon"
        || call.name == "init" && call.arguments.count == 1
      return IconArgument(text: text, value: value, isOfIcon: isOfIcon)
    }
  }

  /// Returns the edit that replaces the text of a literal; nil for one that cannot be rewritten safely.
  package func replacing(_ text: String, inLiteral value: Range<Int>, with other: String)
    -> TextEdit?
  {
    let isPlain = other.unicodeScalars.allSatisfy {
      $0 != "\"" && $0 != "\\" && $0.value >= 0x20 && $0.value != 0x7F
    }
    let (all, part) = (Array(self.text(of: value).utf8), Array(text.utf8))
    guard isPlain, !part.isEmpty, part.count < all.count else { return nil }
    let places = (0...(all.count - part.count)).filter {
      all[$0..<($0 + part.count)].elementsEqual(part)
    }
    guard places.count == 1, let start = places.first else { return nil }
    let before = String(decoding: all[..<start], as: UTF8.self)
    let after = String(decoding: all[(start + part.count)...], as: UTF8.self)
    return TextEdit(bytes(of: value), before + other + after)
  }
}

extension CheckedCode {
  /// Returns the oldest iOS on which the code at a token runs, by the deployment target and the `#available` around
  /// it.
  package func oldestVersion(at token: Int) -> Version? {
    let asked = file.conditions(around: token).flatMap { condition -> [Version] in
      guard case .system(let versions, isNegated: false) = condition.kind else { return [] }
      return versions.filter { $0.platform == "iOS" }.compactMap { Version($0.version) }
    }
    return (asked + [deploymentTarget].compactMap { $0 }).max()
  }
}
