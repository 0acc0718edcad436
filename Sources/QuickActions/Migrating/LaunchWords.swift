import CodeModel
import CodeSyntax
import Files
import SourceText

/// What names mean in the launch of an app: its window, and its own members.
struct LaunchWords {
  /// The properties that hold the window.
  let windows: Set<String>
  /// The names of the delegate's own methods that build or change what a window shows.
  let showing: Set<String>
  /// All members of the delegate, its nested types included.
  let members: Set<String>

  /// Words that make code part of a window's, wherever they stand.
  static let making: WordSet = ["UIWindow", "rootViewController", "makeKeyAndVisible"]

  init(_ functions: [AppSources.Method], _ declarations: [(AppSources.Source, Declaration)]) {
    var windows: Set<String> = []
    var members = Set(functions.map(\.function.baseName))
    for (source, declaration) in declarations {
      members.insert(declaration.name)
      guard declaration.kind == .variable else { continue }
      let holds = [declaration.type, declaration.value].compactMap(\.self).contains { tokens in
        source.file.mentions("UIWindow", in: tokens)
      }
      if holds { windows.insert(declaration.name) }
    }
    self.windows = windows
    self.members = members
    var showing: Set<String> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (source, function) in functions {
        guard let body = function.body, !showing.contains(function.baseName),
          !LaunchWords.isCalledBySystem(function)
        else { continue }
        let shows =
          source.file.mentions(anyOf: Self.making, in: body)
          || windows.contains { source.file.mentions($0, in: body) }
          || source.file.calls(in: body).contains { call in
            showing.contains(call.baseName) && Self.isOwn(call.receiver, source.file)
          }
        if shows {
          showing.insert(function.baseName)
          isGrowing = true
        }
      }
    }
    self.showing = showing
  }

  /// True for what UIKit calls by itself.
  static func isCalledBySystem(_ function: CodeFunction) -> Bool {
    function.baseName == "application" || function.baseName.hasPrefix("applicationDid")
      || function.baseName.hasPrefix("applicationWill") || function.baseName == "init"
  }

  /// True for `self`, and for no receiver at all.
  static func isOwn(_ receiver: Range<Int>?, _ file: CodeFile) -> Bool {
    guard let receiver else { return true }
    return file.names(receiver) == ["self"]
  }
}

extension CodeFile {
  /// True if one of some names stands in tokens as a name of its own or behind `self`: no label, no member of
  /// something else.
  func namesOwn(_ names: Set<String>, in tokens: Range<Int>) -> Bool {
    tokens.contains { isOwnName($0) && names.contains(tree.name($0)) }
  }

  /// True for a name that is looked up where it stands, or behind `self`.
  func isOwnName(_ token: Int) -> Bool {
    guard tree.isIdentifier(token) else { return false }
    if tree.isToken(token - 1, ".") || tree.isToken(token - 1, "->") {
      var before = token - 2
      if tree.isToken(before, among: ["?", "!"]) { before -= 1 }
      return tree.isToken(before, "self") && !tree.isToken(before - 1, ".")
    }
    if language == .objectiveC {
      // Part of a selector: `setRoot:`, and `[self show]`, whose receiver tells.
      if tree.isColon(token + 1), !tree.isToken(token - 1, "?") { return isOwnMessage(token) }
      return !tree.isOperandEnd(token - 1) || isOwnMessage(token)
    }
    // `label: value`
    if tree.isColon(token + 1),
      tree.isOpen(token - 1, "(") || tree.isToken(token - 1, ",") || tree.isOpen(token - 1, "[")
    {
      return false
    }
    return true
  }

  private func isOwnMessage(_ token: Int) -> Bool {
    calls(in: token..<token + 1).contains { call in
      call.style == .message && call.receiver.map { names($0) == ["self"] } == true
    }
  }
}

extension CodeTree {
  /// True if a value ends with a token, so that a name behind it is part of a message.
  fileprivate func isOperandEnd(_ index: Int) -> Bool {
    isKind(index, .identifier) || isKind(index, .close) || isKind(index, .literal)
  }
}
