extension CodeIndex {
  /// Returns the parts of all types in the files of an app.
  func parts(in actions: ActionIndex) -> [TypePart] {
    actions.files.keys.flatMap { files[$0]?.parts ?? [] }
  }

  /// Returns all parts of a type and of its superclasses, as far as they are known.
  public func parts(withSuperclassesOf name: String) -> [TypePart] {
    Self.parts(withSuperclassesOf: name) { parts[$0] ?? [] }
  }

  /// - Parameter parts: returns the parts of one type.
  static func parts(
    withSuperclassesOf name: String, _ parts: (String) -> [TypePart]
  ) -> [TypePart] {
    var found: [TypePart] = []
    var pending = [name]
    var seen = Set<String>()
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      let parts = parts(name)
      found += parts
      pending += parts.flatMap(\.inherited)
    }
    return found
  }
}
