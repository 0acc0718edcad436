import CodeModel
import CodeSyntax
import Guide
import SourceText

/// A name in code that refers to a symbol of the guide.
public struct CodeSymbol: Sendable, Equatable {
  /// The entry of the guide, or the value of an icon type.
  public let id: String
  /// The token of the name.
  public let token: Int
}

extension CodeFile {
  /// Returns the symbol that a token refers to; nil for other names, also for those that are only spelled like one:
  /// `.compose` is an icon only where an icon is created.
  public func symbol(at token: Int) -> CodeSymbol? {
    guard tree.tokens.indices.contains(token), tree.tokens[token].kind == .identifier,
      !isInactive(token)
    else { return nil }
    return CodeSymbolReader(file: self).id(at: token).map { CodeSymbol(id: $0, token: token) }
  }

  /// Returns the UIKit methods that the types of the file implement or override, with their indexes in `functions`.
  func callbacks(inherited: (String) -> Set<String>) -> [(
    function: CodeFunction, signature: APISignature
  )] {
    types.flatMap { type -> [(CodeFunction, APISignature)] in
      let functions = functions(of: type)
      guard type.kind != .protocol, functions.contains(where: { callback(like: $0) != nil }) else {
        return []
      }
      let roles = UIKitRole.roles(of: type, inherited(type.name))
      return functions.compactMap { function in
        callback(like: function).flatMap { UIKitRole.suit($0, roles) ? (function, $0) : nil }
      }
    }
  }

  /// Returns the UIKit method with the name and the types of a method, in the spelling of the file.
  package func callback(like function: CodeFunction) -> APISignature? {
    APITable.signatures(beginningWith: function.baseName).first { signature in
      guard signature.kind == .method else { return false }
      if language == .objectiveC { return signature.objectiveCName == function.signature }
      let isShort =
        function.isAsync && signature.hasCompletionHandler
        && function.parameters.count == signature.parameters.count - 1
      let labels = function.parameters.map { $0.label ?? "_" }
      let isToday =
        labels == Array(signature.labels.prefix(labels.count))
        && (isShort || labels.count == signature.labels.count)
        && function.baseName == signature.baseName
      let isOld = isSwift2 && function.signature == signature.swift2Name
      guard isToday || isOld else { return false }
      return zip(function.parameters, signature.parameters).allSatisfy { parameter, wanted in
        let (written, type) = (
          TypeText.normal(text(of: parameter.type)), TypeText.normal(wanted.type)
        )
        return isOld || written == type || written + "?" == type
      }
    }
  }
}

/// Identifies the symbol that a name refers to by the tokens around it.
package struct CodeSymbolReader {
  let file: CodeFile
  private var tree: CodeTree { file.tree }

  init(file: CodeFile) { self.file = file }

  func id(at token: Int) -> String? {
    let name = tree.name(token)
    let declared = file.outline.declarations.first { $0.nameToken == token }
    if declared?.isType == true, declared?.kind != .type(.extension) { return nil }
    if let id = callback(at: token) { return id }
    if let id = initializer(name, at: token) { return id }
    if let icon = icon(name, at: token) { return icon }
    let candidates = APITable.signatures(beginningWith: name)
    if !candidates.isEmpty {
      if let id = type(name, at: token, candidates) { return id }
      if let id = property(name, at: token, candidates, declared) { return id }
    }
    if let id = call(at: token) { return id }
    return enumCase(name, at: token)
  }

  // MARK: Declarations

  /// Returns the symbol of a method that UIKit calls, for its name or one of its labels.
  private func callback(at token: Int) -> String? {
    guard let function = file.function(around: token),
      function.declaration.nameToken == token
        || function.parameters.contains(where: { $0.labelToken == token && $0.label != nil })
    else { return nil }
    return file.callback(like: function)?.id
  }

  // MARK: Icons

  private func icon(_ name: String, at token: Int) -> String? {
    if file.language == .objectiveC {
      return IconType(value: name) == nil ? nil : name
    }
    guard tree.isToken(token - 1, "."), let type = IconType.all.first(where: { $0.name == name })
    else { return nil }
    let owner = tree.name(token - 2)
    if ["IconType", "UIApplicationShortcutIconType"].contains(owner) { return type.value }
    return Self.isIconInitializer(around: token, tree) ? type.value : nil
  }

  /// Returns true if a token is the value of `type:` in an initializer of an icon; also in incomplete code.
  package static func isIconInitializer(around token: Int, _ tree: CodeTree) -> Bool {
    var at = token - 1
    if tree.isToken(at, ".") { at -= 1 }
    guard at > 1, tree.isWord(at, ":"), tree.isWord(at - 1, "type"), tree.isWord(at - 2, "(") else {
      return false
    }
    return isIconType(before: at - 2, tree)
  }

  /// Returns true if the initializer of an icon precedes a parenthesis: `UIApplicationShortcutIcon(`, `icon: .init(`.
  package static func isIconType(before open: Int, _ tree: CodeTree) -> Bool {
    var at = open - 1
    if tree.isWord(at, "init"), tree.isToken(at - 1, ".") { at -= 2 }
    if tree.isWord(at, "UIApplicationShortcutIcon") { return true }
    return tree.isWord(at, ":") && tree.isWord(at - 1, "icon")
  }

  // MARK: Types

  private func type(_ name: String, at token: Int, _ candidates: [APISignature]) -> String? {
    let qualifier = tree.isToken(token - 1, ".") ? tree.name(token - 2) : nil
    return candidates.first { signature in
      guard signature.kind == .type || signature.kind == .constant || signature.kind == .enumCase
      else { return false }
      if file.language == .objectiveC { return signature.objectiveCName == name }
      guard signature.kind == .type else { return false }
      // A nested type is qualified by the type around it.
      if let dot = signature.id.lastIndex(of: ".") {
        return qualifier.map {
          $0 == signature.id[..<dot].split(separator: ".").last.map(String.init)
        }
          ?? false
      }
      return signature.id == name && (qualifier == nil || qualifier == "UIKit")
    }?.id
  }

  /// Returns the initializer that `UIApplicationShortcutItem(type: …)` calls; nil for other names, and for a call
  /// that fits none.
  private func initializer(_ name: String, at token: Int) -> String? {
    guard file.language == .swift, tree.isOpen(token + 1, "("), name.hasPrefix("UI"),
      let call = file.calls.first(where: { $0.nameToken == token })
    else { return nil }
    let labels = call.arguments.map { $0.label ?? "_" }
    guard !labels.isEmpty else { return nil }
    return APITable.all.filter {
      $0.kind == .initializer && $0.owner == name && $0.labels.starts(with: labels.prefix(1))
        && labels.allSatisfy($0.labels.contains)
    }.min { $0.labels.count < $1.labels.count }?.id
  }

  // MARK: Properties

  /// Names of properties that many types have, so that the receiver must identify them.
  private static let receivers: [(owner: String, words: [String])] = [
    ("UIApplicationShortcutItem", ["shortcutitem", "shortcut", "quickaction"]),
    ("UIViewControllerPreviewing", ["previewingcontext", "previewing"]),
    ("UIPopoverPresentationController", ["popover", "popoverpresentationcontroller", "ppc"]),
    ("UITouch", ["touch"]),
    ("UIScene.ConnectionOptions", ["connectionoptions", "options"]),
    ("UITraitCollection", ["traitcollection", "traits", "previoustraitcollection"]),
    ("UIApplication", ["application", "shared", "sharedapplication"]),
    ("UIScene", ["scene", "windowscene"]),
  ]

  private func property(
    _ name: String, at token: Int, _ candidates: [APISignature], _ declared: Declaration?
  ) -> String? {
    if let declared {
      // `override var previewActionItems`
      guard declared.kind == .variable, declared.modifiers.contains("override") else { return nil }
      return candidates.first { $0.kind == .property }?.id
    }
    if tree.isWord(token + 1, ":") || tree.isOpen(token + 1, "(") { return nil }
    let isMember =
      tree.isToken(token - 1, ".") || tree.isToken(token - 1, "?.")
      || isMessage(token)
    if name == "shortcutItem", isLaunchKey(token) {
      return "UIApplication.LaunchOptionsKey.shortcutItem"
    }
    let properties = candidates.filter { $0.kind == .property }
    guard !properties.isEmpty else { return nil }
    guard isMember, let receiver = receiver(before: token)?.lowercased() else {
      // The controller's own: `traitCollection`, `presentedViewController`.
      let own = properties.filter { ["UIViewController", "UITraitEnvironment"].contains($0.owner) }
      return !isMember && own.count == 1 && Self.isDistinctive(name) ? own[0].id : nil
    }
    for (owner, words) in Self.receivers where words.contains(where: { receiver.hasSuffix($0) }) {
      if let property = properties.first(where: { $0.owner == owner }) { return property.id }
    }
    return properties.count == 1 && Self.isDistinctive(name) ? properties[0].id : nil
  }

  /// Returns true if a name alone identifies its owner.
  private static func isDistinctive(_ name: String) -> Bool {
    name.utf8.count >= 12 && name.contains(where: \.isUppercase)
  }

  private func isMessage(_ token: Int) -> Bool {
    file.language == .objectiveC && tree.isClose(token + 1, "]")
  }

  /// Returns the last name before a dot: `popover` in `self.popover?.sourceView`.
  private func receiver(before token: Int) -> String? {
    var at = token - 1
    if tree.isToken(at, ".") || tree.isToken(at, "?.") || tree.isToken(at, "!.") { at -= 1 }
    while at > 0, tree.isToken(at, "?") || tree.isToken(at, "!") { at -= 1 }
    if tree.isClose(at, ")") || tree.isClose(at, "]"), let open = tree.partner(of: at) {
      at = open - 1
    }
    return tree.isIdentifier(at) ? tree.name(at) : nil
  }

  /// `launchOptions?[.shortcutItem]`, `UIApplication.LaunchOptionsKey.shortcutItem`
  func isLaunchKey(_ token: Int) -> Bool {
    guard tree.isToken(token - 1, ".") else { return false }
    if ["LaunchOptionsKey", "UIApplicationLaunchOptionsKey"].contains(tree.name(token - 2)) {
      return true
    }
    return Self.isLaunchOptions(before: token - 2, tree)
  }

  /// Returns true if a bracket opens a subscript of the launch options.
  package static func isLaunchOptions(before open: Int, _ tree: CodeTree) -> Bool {
    guard tree.isOpen(open, "[") else { return false }
    var at = open - 1
    while at > 0, tree.isToken(at, "?") || tree.isToken(at, "!") { at -= 1 }
    return tree.name(at).lowercased().hasSuffix("options")
  }

  // MARK: Calls

  private func call(at token: Int) -> String? {
    guard tree.isOpen(token + 1, "(") || file.language == .objectiveC,
      let call = file.calls.first(where: { $0.nameToken == token })
    else { return nil }
    return Self.signature(of: call, file)?.id
  }

  /// Returns the method or initializer that a call means, by its name and labels; nil for a name of common words.
  static func signature(of call: Call, _ file: CodeFile) -> APISignature? {
    if call.style == .message {
      return APITable.signatures(beginningWith: call.baseName).first {
        $0.objectiveCName == call.name && ($0.kind == .method || $0.kind == .initializer)
          && isDistinctive($0, call, file) && isSent($0, to: call.receiver.map(file.names) ?? [])
      }
    }
    let labels = call.arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    return APITable.signatures(beginningWith: call.baseName).first { signature in
      guard signature.kind == .method, isDistinctive(signature, call, file) else { return false }
      return fits(labels, signature.labels, call)
        || signature.swift2Name.map { old in
          old.hasPrefix(call.baseName + "(")
            && fits(
              labels,
              old.dropFirst(call.baseName.count + 1).dropLast().split(separator: ":")
                .map(String.init), call)
        } ?? false
    }
  }

  /// Returns true for a message to another UIKit class, which has its own method: `[UIAlertAction
  /// actionWithTitle:style:handler:]`.
  private static func isSent(_ signature: APISignature, to receiver: [String]) -> Bool {
    guard receiver.count == 1, let name = receiver.first, name.hasPrefix("UI"),
      let owner = signature.owner
    else { return true }
    return name == owner
  }

  /// Returns true if labels fit a method; the last ones can be omitted or be trailing closures.
  private static func fits(_ labels: [String], _ wanted: [String], _ call: Call) -> Bool {
    let missing = wanted.count - labels.count
    guard missing >= 0, missing <= 1 + call.arguments.count - labels.count else { return false }
    return labels == Array(wanted.prefix(labels.count)) && (labels.count > 0 || wanted.isEmpty)
  }

  private static let plainNames: Set<String> = [
    "location", "cancel", "image", "register", "present", "show", "dismiss", "animate",
  ]

  private static func isDistinctive(_ signature: APISignature, _ call: Call, _ file: CodeFile)
    -> Bool
  {
    if call.style == .message {
      return signature.selector.count > 1 || signature.id.utf8.count > 40
    }
    guard plainNames.contains(signature.baseName) else { return true }
    // `present(_:animated:)` and the like with all their labels.
    return ["present", "show", "dismiss"].contains(signature.baseName) && signature.labels.count > 1
  }

  // MARK: Cases of enumerations

  /// `traitCollection.forceTouchCapability == .available`, `modalPresentationStyle = .popover`,
  /// `UIModalPresentationStyle.popover`.
  private func enumCase(_ name: String, at token: Int) -> String? {
    guard tree.isToken(token - 1, ".") else { return nil }
    if let owner = qualifier(before: token - 1) {
      return APITable.signature(owner + "." + name).flatMap { $0.kind == .enumCase ? $0.id : nil }
    }
    let op = token - 2
    guard tree.isToken(op, "==") || tree.isToken(op, "!=") || tree.isToken(op, "="),
      tree.isIdentifier(op - 1)
    else { return nil }
    let types = APITable.signatures(beginningWith: tree.name(op - 1)).compactMap { signature in
      signature.kind == .property ? signature.result : nil
    }
    for type in types {
      if let signature = APITable.signature(type + "." + name), signature.kind == .enumCase {
        return signature.id
      }
    }
    return nil
  }

  /// `UIPreviewAction.Style` before a dot.
  private func qualifier(before dot: Int) -> String? {
    var names: [String] = []
    var at = dot
    while tree.isToken(at, "."), tree.isIdentifier(at - 1), names.count < 4 {
      names.insert(tree.name(at - 1), at: 0)
      at -= 2
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
