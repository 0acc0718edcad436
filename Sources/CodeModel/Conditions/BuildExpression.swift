/// The value of an `#if` condition where code is built for iOS: true, false, or nil where it depends on more.
struct BuildExpression {
  private var words: [Substring]
  private var depth = 0
  /// True if a parenthesis is missing.
  private var isBroken = false
  private static let maximumDepth = 32
  private static let maximumWords = 256

  static func holds(_ text: String) -> Bool? {
    var expression = BuildExpression(words: split(text))
    guard expression.words.count <= maximumWords else { return nil }
    let value = expression.disjunction()
    return expression.words.isEmpty && !expression.isBroken ? value : nil
  }

  /// `#ifdef NAME`
  static func isDefined(_ name: some StringProtocol) -> Bool? {
    if name.hasPrefix("TARGET_OS_") || name == "__OBJC__" { return true }
    // `__IPHONE_13_0`: a version that every current SDK knows.
    guard name.hasPrefix("__IPHONE_"), let major = name.split(separator: "_").dropFirst().first
    else { return nil }
    return Int(major).map { $0 <= 17 } == true ? true : nil
  }

  private init(words: [Substring]) { self.words = words }

  private static func split(_ text: String) -> [Substring] {
    var (words, rest): ([Substring], Substring) = ([], text[...])
    while let first = rest.first, words.count <= maximumWords {
      if first.isWhitespace || first == "\\" {
        rest.removeFirst()
      } else if isPart(first) {
        words.append(rest.prefix(while: isPart))
        rest = rest.drop(while: isPart)
      } else {
        let pairs = ["&&", "||", ">=", "<=", "==", "!=", "//", "/*"]
        let length = pairs.contains { rest.hasPrefix($0) } ? 2 : 1
        // A comment ends the condition.
        if ["//", "/*"].contains(rest.prefix(length)) { break }
        words.append(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
    }
    return words
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  // MARK: Reading

  private mutating func take(_ word: Substring) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while take("||") {
      let other = conjunction()
      value = value == true || other == true ? true : value == false ? other : nil
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while take("&&") {
      let other = operand()
      value = value == false || other == false ? false : value == true ? other : nil
    }
    return value
  }

  private mutating func operand() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth, !words.isEmpty else { return nil }
    if take("!") { return operand().map { !$0 } }
    if take("(") {
      let value = disjunction()
      if !take(")") { isBroken = true }
      return value
    }
    let name = words.removeFirst()
    var arguments: [Substring] = []
    if take("(") {
      var open = 1
      while open > 0, !words.isEmpty {
        let word = words.removeFirst()
        open += word == "(" ? 1 : word == ")" ? -1 : 0
        if open > 0 { arguments.append(word) }
      }
      if open > 0 { isBroken = true }
    } else if name == "defined", !words.isEmpty {
      arguments = [words.removeFirst()]
    }
    if let compared = words.first, [">=", "<=", ">", "<", "==", "!="].contains(compared) {
      words.removeFirst()
      let number = words.isEmpty ? "" : words.removeFirst()
      return Self.value(of: name, compared, number)
    }
    return Self.value(of: name, arguments)
  }

  // MARK: Values

  private static func value(of name: Substring, _ arguments: [Substring]) -> Bool? {
    guard let argument = arguments.first else {
      switch name {
      case "true", "1", "TARGET_OS_IOS", "TARGET_OS_IPHONE", "TARGET_OS_MAC": return true
      case "false", "0", "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_VISION",
        "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC", "TARGET_INTERFACE_BUILDER":
        return false
      default: return nil
      }
    }
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment":
      return ["macCatalyst", "UIKitForMac"].contains(argument) ? false : nil
    case "canImport":
      if ["UIKit", "SwiftUI", "Foundation"].contains(argument) { return true }
      return ["AppKit", "Cocoa"].contains(argument) ? false : nil
    case "swift", "compiler":
      // Every current compiler has at least these versions.
      guard arguments.count > 1, let major = Int(arguments[1].prefix { $0 != "." }), major <= 5
      else { return nil }
      return argument == ">=" ? true : argument == "<" ? false : nil
    case "defined": return isDefined(argument)
    default: return nil
    }
  }

  /// `TARGET_OS_IOS == 1`, `__IPHONE_OS_VERSION_MAX_ALLOWED >= 90000`
  private static func value(
    of name: Substring, _ compared: Substring, _ number: Substring
  ) -> Bool? {
    if name == "__IPHONE_OS_VERSION_MAX_ALLOWED" {
      guard number.hasPrefix("__IPHONE_") ? isDefined(number) == true : Int(number) ?? .max < 170000
      else { return nil }
      return [">=", ">", "!="].contains(compared)
    }
    guard ["==", "!="].contains(compared), ["0", "1"].contains(number),
      let value = value(of: name, [])
    else { return nil }
    return (value == (number == "1")) == (compared == "==")
  }
}
