import CodeModel
import CodeSyntax

/// A variable, property or nested type of an app delegate.
struct DelegateMember {
  let source: AppSources.Source
  let name: String
  /// Nil for a property in Objective-C.
  let declaration: Declaration?
  let isVariable: Bool
  /// True if its type or value is a window.
  private(set) var holdsWindow: Bool

  /// True for the window that `UIApplicationDelegate` declares, which is visible everywhere.
  private(set) var isOfProtocol = false

  /// True if its value is computed on first use.
  var isLazy: Bool { declaration?.modifiers.contains("lazy") == true }

  /// The tokens of a computed property.
  var body: Range<Int>? { declaration?.body }

  init(_ source: AppSources.Source, _ declaration: Declaration) {
    self.source = source
    name = declaration.name
    self.declaration = declaration
    isVariable = declaration.kind == .variable
    holdsWindow = [declaration.type, declaration.value].compactMap(\.self).contains { tokens in
      source.file.mentions("UIWindow", in: tokens)
    }
  }

  private init(_ source: AppSources.Source, property tokens: Range<Int>, name: Int) {
    self.source = source
    self.name = source.file.tree.name(name)
    declaration = nil
    isVariable = true
    holdsWindow = tokens.contains {
      source.file.tree.isToken($0, endingWith: "Window") && $0 != name
    }
  }

  /// Returns `@synthesize window = _window;` of an Objective-C class that relies on the protocol for the declaration;
  /// nil where there is none.
  static func synthesizedWindow(in source: AppSources.Source, _ tokens: Range<Int>)
    -> DelegateMember?
  {
    let tree = source.file.tree
    let name = tokens.first { token in
      tree.isToken(token, "window") && tree.isToken(token - 1, "synthesize")
        && tree.isToken(token - 2, "@")
    }
    guard let name else { return nil }
    var member = DelegateMember(source, property: name..<name + 1, name: name)
    (member.holdsWindow, member.isOfProtocol) = (true, true)
    return member
  }

  /// The properties of an interface or class extension in Objective-C.
  static func properties(in source: AppSources.Source, _ interface: Declaration) -> [DelegateMember]
  {
    let tree = source.file.tree
    var members: [DelegateMember] = []
    var at = interface.tokens.lowerBound
    while at < interface.tokens.upperBound {
      defer { at += 1 }
      guard tree.isToken(at, "property"), tree.isToken(at - 1, "@") else { continue }
      var end = at
      var name: Int?
      while end < interface.tokens.upperBound, !tree.isToken(end, ";") {
        if tree.isOpen(end, "("), end > at + 1 { break }
        if tree.isIdentifier(end), !tree.name(end).hasPrefix("NS_"),
          !tree.name(end).hasPrefix("API_")
        {
          name = end
        }
        end = max(end + 1, tree.next(after: end, limit: interface.tokens.upperBound))
      }
      if let name, name > at {
        members.append(DelegateMember(source, property: at..<end, name: name))
      }
      at = max(at, end)
    }
    return members
  }
}
