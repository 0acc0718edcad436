/// The operators in `$(NAME:operator)`.
enum SettingOperation {
  static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  /// Returns nil for an operator whose result is not known.
  static func apply(_ name: String, to text: String) -> String? {
    switch name {
    case "upper": text.uppercased()
    case "lower": text.lowercased()
    case "identifier": identifier(text, filling: "_")
    case "rfc1034identifier": identifier(text, filling: "-")
    case "c99extidentifier": c99Identifier(text)
    case "file": ProjectPath.name(of: text)
    case "dir": directory(text)
    case "base": base(text)
    case "suffix": suffix(text)
    case "standardizepath": text.hasPrefix("/") ? ProjectPath.normalized(text) : nil
    default: nil
    }
  }

  /// Returns a text as an identifier. ASCII letters and digits stay; of other characters those stay that are known to
  /// be their own decomposition.
  private static func identifier(_ text: String, filling: Unicode.Scalar) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", filling: result.append(scalar)
      case "0"..."9": result.append(result.isEmpty ? filling : scalar)
      case _ where scalar.isASCII: result.append(filling)
      case "\u{3400}"..."\u{9FFF}": result.append(filling)
      default: return nil
      }
    }
    return String(result)
  }

  private static func c99Identifier(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": result.append(scalar)
      case "0"..."9": result.append(result.isEmpty ? "_" : scalar)
      default: result.append(scalar.isASCII ? "_" : scalar)
      }
    }
    return String(result)
  }

  private static func directory(_ path: String) -> String {
    let name = ProjectPath.name(of: path)
    return name.count == path.count ? "./" : String(path.dropLast(name.count))
  }

  private static func base(_ path: String) -> String {
    let name = ProjectPath.name(of: path)
    return String(name.dropLast(suffix(path).count))
  }

  private static func suffix(_ path: String) -> String {
    let name = ProjectPath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[dot...])
  }
}
