import CodeModel
import CodeSyntax

/// Classes of which the app has one shared object, while views may have made others.
extension ActionFactsReader {
  private static let shared: WordSet = ["shared", "sharedInstance", "instance", "main", "default"]
  private static let watching: WordSet = ["didSet", "willSet", "sink", "assign", "post"]
  private static let keeping: Set<String> = ["StateObject", "State"]

  mutating func readModels() {
    guard file.language == .swift, !facts.isTest else { return }
    facts.isSwiftUIApp = file.types.contains { file.isSwiftUIApp($0) }
    let using = Set(facts.uses.lazy.compactMap(\.function))
    for type in file.types
    where type.kind == .class
      && type.functions.contains(where: { using.contains($0) || takesItem($0) })
    {
      let members = file.members(of: type)
      let isShared = members.contains { member in
        member.kind == .variable && tree.isToken(member.nameToken, among: Self.shared)
      }
      guard isShared else { continue }
      let isWatched = type.declarations.contains { place in
        guard file.outline.declarations.indices.contains(place) else { return true }
        return file.outline.declarations[place].tokens.contains { token in
          tree.isToken(token, among: Self.watching) || tree.firstByte(token) == UInt8(ascii: "$")
        }
      }
      if !isWatched { facts.sharedModels.insert(type.name) }
    }
    for declaration in file.outline.declarations
    where declaration.kind == .variable
      && declaration.attributes.contains(where: Self.keeping.contains)
    {
      guard let value = declaration.value, tree.isOpen(value.lowerBound + 1, "(") else { continue }
      facts.ownModels.insert(tree.name(value.lowerBound))
    }
    for index in file.marks.words
    where tree.isToken(index, among: Self.shared) && tree.isToken(index - 1, ".") {
      let function = file.functionIndex(around: index)
      let isEntry = function.map { !facts.functions[$0].entries.isEmpty } ?? false
      if isEntry { continue }
      facts.namedShared.insert(
        tree.isIdentifier(index - 2) ? tree.name(index - 2) : "")
    }
  }

  private func takesItem(_ number: Int) -> Bool {
    facts.functions.indices.contains(number) && facts.functions[number].takesItem
  }
}
