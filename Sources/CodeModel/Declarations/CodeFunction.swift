import CodeSyntax

/// A method, an initializer, or a function outside of types; a computed property where an app adds it to quick
/// actions or to the options of a connection.
public struct CodeFunction: Sendable, Equatable {
  public let declaration: Declaration
  /// The index of the declaration in the outline.
  public let index: Int
  /// The type that it belongs to, as an index of `CodeFile.types`.
  public let type: Int?
  /// The full name: `scene(_:willConnectTo:options:)` in Swift, the selector in Objective-C.
  public let signature: String
  /// The access level that an extension gives to its members, such as `private`; nil where it gives none.
  public let extensionAccess: String?

  init(
    _ declaration: consuming Declaration, at index: Int, type: Int?, in language: CodeLanguage,
    extensionAccess: String? = nil
  ) {
    self.index = index
    self.type = type
    signature =
      declaration.kind == .variable ? declaration.name : declaration.signature(in: language)
    let hasOwnAccess =
      extensionAccess != nil && declaration.modifiers.contains(where: Self.ownAccess.contains)
    self.extensionAccess = hasOwnAccess ? nil : extensionAccess
    // A declaration has many parts, so it is moved and not copied.
    self.declaration = declaration
  }

  /// The class of quick actions, which apps extend.
  public static let quickAction = "UIApplicationShortcutItem"
  /// The class of the options that bring a scene a quick action, which apps extend as well.
  public static let connectionOptions = "ConnectionOptions"

  private static let ownAccess = ["open", "public", "package", "internal"]

  /// The name before the parentheses; in Objective-C the first part of the selector.
  public var baseName: String { Self.baseName(of: signature, called: declaration.name) }

  /// Returns the base name, given the signature and the name of the declaration.
  public static func baseName(of signature: String, called name: String) -> String {
    signature.utf8.last == UInt8(ascii: ")") ? name : baseName(of: signature)
  }

  /// Returns the part of a signature before the parentheses; in Objective-C the first part of the selector.
  public static func baseName(of signature: String) -> String {
    let text = signature.utf8
    var end = text.startIndex
    while end < text.endIndex {
      if text[end] == UInt8(ascii: "(") || text[end] == UInt8(ascii: ":") {
        return String(signature[..<end])
      }
      end = text.index(after: end)
    }
    return signature
  }

  public var parameters: [Parameter] { declaration.parameters }
  /// The tokens between its braces; nil for a protocol requirement and in a header.
  public var body: Range<Int>? { declaration.body }
  public var isAsync: Bool { declaration.isAsync }
  public var isOverride: Bool { has("override") }
  /// True if it is invisible to Objective-C, and so to UIKit.
  public var isPrivate: Bool {
    has("private") || has("fileprivate") || extensionAccess != nil
  }
  /// True if it belongs to the type and not to an instance.
  public var isStatic: Bool { has("static") || has("class") || has("+") }

  private func has(_ modifier: String) -> Bool { declaration.modifiers.contains(modifier) }

  /// Returns true if the signature is one of those given, each in either spelling.
  public func isNamed(_ signatures: String...) -> Bool { signatures.contains(signature) }
}

extension Declaration {
  /// Returns `name(label:_:)` in Swift, the selector in Objective-C, `name()` for C functions.
  func signature(in language: CodeLanguage) -> String {
    switch language {
    case .swift:
      // Most functions have no parameters, and concatenation takes time.
      if parameters.isEmpty { return name + "()" }
      if parameters.count == 1, parameters[0].label == nil { return name + "(_:)" }
      var signature = name
      signature += "("
      for index in parameters.indices {
        signature += parameters[index].label ?? "_"
        signature += ":"
      }
      signature += ")"
      return signature
    case .objectiveC: return modifiers.contains("C") ? name + "()" : name
    }
  }
}
