import CodeModel
import CodeSyntax

/// A method that receives a quick action: a handler, or one with the item as a parameter.
package struct ItemMethod {
  package let function: CodeFunction
  package let body: Range<Int>
  /// The name of the item in the body.
  let item: String
  /// The name of the completion handler, if there is one.
  package let completion: String?
}

extension CodeFile {
  /// The handlers, and other methods that receive a `UIApplicationShortcutItem`.
  package var itemMethods: [ItemMethod] {
    let handlers = Dictionary(
      self.handlers.map { ($0.function.index, $0) }, uniquingKeysWith: { first, _ in first })
    return functions.compactMap { function in
      guard let body = function.body, !isInactive(body.lowerBound) else { return nil }
      if let handler = handlers[function.index] {
        return ItemMethod(
          function: function, body: body, item: handler.item.name,
          completion: handler.completion?.name)
      }
      let item = function.parameters.first { parameter in
        let names = identifiers(in: parameter.type)
        return names.contains("UIApplicationShortcutItem")
          && !parameter.type.contains { tree.isOpen($0, "[") || tree.isToken($0, "->") }
          && !names.contains("NSArray") && !names.contains("Array")
      }
      return item.map {
        ItemMethod(function: function, body: body, item: $0.name, completion: nil)
      }
    }
  }

  /// Returns the names in a body for objects that are reached from a window's root: the root itself, a navigation or
  /// tab bar controller in it.
  package func rootNames(in body: Range<Int>) -> Set<String> {
    var names: Set<String> = ["rootViewController"]
    for assignment in assignments(in: body) where assignment.receiver == nil {
      guard isMadeHere(assignment.value) == false else {
        names.remove(assignment.name)
        continue
      }
      let value = self.names(assignment.value)
      if value.contains(where: names.contains) { names.insert(assignment.name) }
    }
    return names
  }

  /// Returns true if an expression creates a controller instead of reading an existing one.
  private func isMadeHere(_ value: Range<Int>) -> Bool {
    identifiers(in: value).contains {
      $0.hasPrefix("instantiate") || $0 == "alloc" || $0 == "new"
        || $0 == "UINavigationController" && tree.isOpen(value.lowerBound + 1, "(")
    }
  }
}
