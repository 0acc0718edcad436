/// A text of a quick action that code reads in place of its type: a value of its user info, the host of a URL.
package struct Facet: Sendable, Hashable {
  /// The starting value.
  enum Source: Sendable, Hashable {
    case type
    /// A value of the user info, as the type that code casts it to.
    case userInfo(key: String, form: Form)
    /// A text, or a URL, that a function receives as a parameter.
    case given, givenURL
  }

  /// The type to which a user info value is cast.
  package enum Form: Sendable, Hashable {
    case any, text, number

    /// Creates the cast target for a type name of Swift or Objective-C; nil for another type.
    init?(_ type: String) {
      switch type {
      case "String", "NSString": self = .text
      case "Int", "NSNumber", "NSInteger", "Double", "Bool", "UInt": self = .number
      case "Any", "AnyObject", "NSSecureCoding", "NSObject", "id": self = .any
      default: return nil
      }
    }
  }

  /// A conversion of the value.
  enum Step: Sendable, Hashable {
    case url, number, host, path, scheme, lastPathComponent, pathExtension, lowercased, uppercased
    /// The parts between a separator, of which one is asked for next.
    case parts(separator: String)
    case first(separator: String), last(separator: String), part(separator: String, at: Int)
    /// Without some characters at the beginning.
    case dropping(Int)
    /// Without a text, wherever that is.
    case without(String)
    /// Without the bundle identifier and a dot.
    case withoutBundleIdentifier
    /// A default text for a missing value.
    case otherwise(String)
  }

  var source: Source
  var steps: [Step] = []

  /// The most conversions that are followed; a function that calls itself adds ever more.
  static let maximumSteps = 8

  /// Returns the facet applied to the value that a caller passes.
  ///
  /// - Parameter outer: nil where the caller passes the type of a quick action.
  /// - Returns: nil if a URL is expected and a text is passed.
  func behind(_ outer: Facet?) -> Facet? {
    switch source {
    case .type, .userInfo: return self
    case .givenURL where outer?.isURL != true: return nil
    case .given, .givenURL:
      return Facet(source: outer?.source ?? .type, steps: (outer?.steps ?? []) + steps)
    }
  }

  /// True if it is made of a type, or of what a function is given.
  var isOfType: Bool {
    switch source {
    case .type, .given: true
    case .userInfo, .givenURL: false
    }
  }

  /// True if there is a value in any case, as of `dropFirst(9)` and `parts[2]`.
  var isAlwaysThere: Bool {
    steps.allSatisfy { step in
      switch step {
      case .part, .dropping, .without, .withoutBundleIdentifier, .lowercased, .uppercased: true
      default: false
      }
    }
  }

  /// True if the facet is a URL and not a part of one.
  var isURL: Bool { steps.isEmpty ? source == .givenURL : steps.last == .url }

  /// The value of a facet for a quick action.
  enum Value: Sendable, Equatable {
    case text(String)
    case absent, unknown
  }

  /// Returns the value for a quick action.
  func value(of type: KnownType) -> Value {
    var value: Value
    switch source {
    case .type:
      let pattern = type.pattern
      guard let text = pattern.text else { return ending(pattern, type.type) }
      value = .text(text)
    case .userInfo(let key, let form):
      guard let userInfo = type.userInfo else { return .unknown }
      value = userInfo[key].map { $0.value(as: form) } ?? .absent
    case .given, .givenURL: return .unknown
    }
    for step in steps { value = step.value(of: value) }
    return value
  }

  /// Returns the value for a type of which only the ending is known.
  private func ending(_ pattern: TypePattern, _ type: String) -> Value {
    guard let first = steps.first else { return .unknown }
    let isPart = pattern.ending.contains(".")
    var value: Value
    switch first {
    case .last(".") where isPart, .pathExtension where isPart && !pattern.ending.contains("/"):
      value = .text(pattern.lastComponent)
    case .withoutBundleIdentifier:
      let prefix = ["$(PRODUCT_BUNDLE_IDENTIFIER).", "${PRODUCT_BUNDLE_IDENTIFIER}."]
        .first(where: type.hasPrefix)
      guard let prefix, !type.dropFirst(prefix.count).contains("$") else { return .unknown }
      value = .text(String(type.dropFirst(prefix.count)))
    default: return .unknown
    }
    for step in steps.dropFirst() { value = step.value(of: value) }
    return value
  }
}

extension Facet.Step {
  /// Returns the result of a conversion.
  func value(of value: Facet.Value) -> Facet.Value {
    guard case .text(let text) = value else {
      if case .otherwise(let other) = self, value == .absent { return .text(other) }
      return value
    }
    switch self {
    case .otherwise: return value
    case .number: return Int(text) == nil ? .absent : value
    case .lowercased, .uppercased:
      guard text.utf8.allSatisfy({ $0 < 128 }) else { return .unknown }
      return .text(self == .lowercased ? text.lowercased() : text.uppercased())
    case .first(let separator):
      return separator.isEmpty ? .unknown : .text(text.pieces(between: separator)[0])
    case .last(let separator):
      return separator.isEmpty
        ? .unknown : text.pieces(between: separator).last.map { .text($0) } ?? .unknown
    case .withoutBundleIdentifier, .parts: return .unknown
    case .part(let separator, let place):
      let pieces = separator.isEmpty ? [] : text.pieces(between: separator)
      // To ask for one that is not there ends the program.
      return pieces.indices.contains(place) ? .text(pieces[place]) : .absent
    case .dropping(let count): return .text(String(text.dropFirst(count)))
    case .without(let part):
      return part.isEmpty ? .unknown : .text(text.pieces(between: part).joined())
    case .pathExtension, .lastPathComponent:
      let isURL = text.contains("://")
      guard !text.contains("%"), let path = isURL ? URLText(text)?.path : text else {
        return .unknown
      }
      let parts = path.split(separator: "/", omittingEmptySubsequences: true)
      guard let last = parts.last else { return isURL ? .unknown : .text("") }
      if self == .lastPathComponent { return .text(String(last)) }
      guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return .text("") }
      return .text(String(last[last.index(after: dot)...]))
    case .url:
      if text.isEmpty { return .absent }
      return URLText(text) == nil ? .unknown : value
    case .host: return URLText(text).map { $0.host.map { .text($0) } ?? .absent } ?? .unknown
    case .scheme: return URLText(text).map { $0.scheme.map { .text($0) } ?? .absent } ?? .unknown
    case .path: return URLText(text).map { .text($0.path) } ?? .unknown
    }
  }
}

/// The parts of a URL in plain notation.
private struct URLText {
  let scheme: String?
  let host: String?
  let path: String

  init?(_ text: String) {
    let plain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-._~:/?#@!&'()*+,;=".utf8.contains(byte)
    }
    guard plain, let mark = text.firstRange(of: "://") else { return nil }
    scheme = String(text[..<mark.lowerBound])
    var rest = text[mark.upperBound...]
    let end = rest.firstIndex { "?#".contains($0) } ?? rest.endIndex
    rest = rest[..<end]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let authority = rest[..<slash]
    path = String(rest[slash...])
    guard !authority.contains("@"), !authority.contains(":"), !authority.isEmpty,
      scheme?.isEmpty == false
    else { return nil }
    host = String(authority)
  }
}

/// A value of a quick action's user info, as far as it is known.
package enum UserInfoValue: Sendable, Hashable {
  case text(String), number(String)
  /// A value of another type, or one that is known only at run time.
  case other, unknown

  func value(as form: Facet.Form) -> Facet.Value {
    switch (self, form) {
    case (.unknown, _): .unknown
    case (.text(let text), .text), (.text(let text), .any): .text(text)
    case (.text, .number): .absent
    case (.number(let text), .number), (.number(let text), .any): .text(text)
    case (.number, .text): .absent
    case (.other, .any): .unknown
    case (.other, _): .absent
    }
  }
}
