import CodeModel
import CodeSyntax

/// Reading of the members that an app adds to quick actions in an `extension UIApplicationShortcutItem`.
extension ActionFactsReader {
  /// The members that the file adds to quick actions, as indexes of its functions.
  private var ownMembers: [Int] {
    guard file.language == .swift else { return [] }
    return facts.functions.indices.filter {
      facts.functions[$0].owner == CodeFunction.quickAction && facts.functions[$0].takesItem
    }
  }

  /// Notes that `self` is a quick action in these members, and which of them use each other.
  mutating func readOwnMembers() {
    let members = ownMembers
    guard !members.isEmpty else { return }
    let names = Set(members.map { facts.functions[$0].baseName })
    for number in members {
      guard let body = file.functions[number].body else { continue }
      items.add(Known(name: "self", scope: body, origin: .item))
      for index in body where tree.isIdentifier(index) && isOfSelf(index) {
        let name = tree.name(index)
        if names.contains(name), !tree.isOpen(index + 1, "(") {
          facts.functions[number].calls.insert(name)
        }
      }
    }
  }

  /// The tokens of `type` and `self.type` in these members.
  var ownTypes: [Range<Int>] {
    ownMembers.flatMap { number -> [Range<Int>] in
      let function = file.functions[number]
      guard let body = function.body, !function.parameters.contains(where: { $0.name == "type" })
      else { return [] }
      return body.compactMap { index in
        guard tree.isToken(index, "type"), isOfSelf(index), !tree.isColon(index + 1),
          !tree.isOpen(index + 1, "("), !isDeclared(index)
        else { return nil }
        return (tree.isToken(index - 1, ".") ? index - 2 : index)..<index + 1
      }
    }
  }

  private func isOfSelf(_ index: Int) -> Bool {
    !tree.isToken(index - 1, ".") || tree.isToken(index - 2, "self")
  }

  private func isDeclared(_ index: Int) -> Bool {
    tree.isToken(index - 1, "let") || tree.isToken(index - 1, "var")
  }
}
