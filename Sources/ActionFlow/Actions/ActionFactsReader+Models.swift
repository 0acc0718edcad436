import CodeModel
import CodeSyntax

/// Reading of classes with a shared instance of which views may have created other instances.
extension ActionFactsReader {
  private static let shared: WordSet = ["shared", "sharedInstance", "instance", "main", "default"]
  private static let watching: WordSet = ["didSet", "willSet", "sink", "assign", "post"]
  private static let keeping: Set<String> = ["StateObject", "State", "ObservedObject"]

  mutating func readModels() {
    guard file.language == .swift, !facts.isTest else { return }
    facts.isSwiftUIApp = file.types.contains { file.isSwiftUIApp($0) }
    let using = Set(facts.uses.lazy.compactMap(\.function))
    for type in file.types where type.kind == .class {
      let members = file.members(of: type)
      let isShared = members.contains { member in
        member.kind == .variable && tree.isToken(member.nameToken, among: Self.shared)
      }
      let isWatched = type.declarations.contains { place in
        guard file.outline.declarations.indices.contains(place) else { return true }
        return file.outline.declarations[place].tokens.contains { token in
          tree.isToken(token, among: Self.watching) || tree.firstByte(token) == UInt8(ascii: "$")
        }
      }
      if isWatched { continue }
      guard isShared else {
        facts.plainObjects.insert(type.name)
        continue
      }
      facts.sharedObjects.insert(type.name)
      if type.functions.contains(where: { using.contains($0) || takesItem($0) }) {
        facts.sharedModels.insert(type.name)
      }
    }
    for declaration in file.outline.declarations
    where declaration.kind == .variable
      && declaration.attributes.contains(where: Self.keeping.contains)
    {
      guard let value = declaration.value, tree.isOpen(value.lowerBound + 1, "(") else { continue }
      facts.ownModels.insert(tree.name(value.lowerBound))
    }
    // `.environmentObject(Router())`
    for call in file.calls where ["environmentObject", "environment"].contains(call.baseName) {
      guard call.arguments.count == 1, let value = call.arguments.first?.value,
        file.makesObjectAlone(value)
      else { continue }
      facts.ownModels.insert(tree.name(value.lowerBound))
    }
    for index in file.marks.words
    where tree.isToken(index, among: Self.shared) && tree.isToken(index - 1, ".") {
      let function = file.functionIndex(around: index)
      let isEntry = function.map { !facts.functions[$0].entries.isEmpty } ?? false
      let name = tree.isIdentifier(index - 2) ? tree.name(index - 2) : ""
      if isEntry { facts.sharedByEntries.insert(name) } else { facts.namedShared.insert(name) }
    }
    var known: [[String]: String?] = [:]
    for index in facts.uses.indices {
      guard let view = facts.uses[index].swiftUIView, let name = facts.uses[index].handover,
        ActionFacts.Handover.isProperty(name)
      else { continue }
      let model = known[[view, name]] ?? ownModel(of: view, watching: name)
      known[[view, name]] = .some(model)
      facts.uses[index].ownModel = model
    }
  }

  /// Returns the class of an object that a view has created itself, if the view reads what it watches only from that
  /// object.
  private func ownModel(of view: String, watching name: String) -> String? {
    guard let type = file.type(named: view) else { return nil }
    let made = file.members(of: type).filter { member in
      member.attributes.contains(where: Self.keeping.contains)
        && member.value.map(file.makesObjectAlone) == true
    }
    guard !made.isEmpty else { return nil }
    var models: Set<String> = []
    for place in type.declarations {
      guard let body = file.outline.declarations[place].body else { return nil }
      for token in body
      where (tree.isWord(token, name) || tree.isWord(token, "$" + name))
        && tree.isToken(token - 1, ".")
      {
        guard let own = made.first(where: { tree.isWord(token - 2, $0.name) }),
          let value = own.value
        else { return nil }
        models.insert(tree.name(value.lowerBound))
      }
    }
    return models.count == 1 ? models.first : nil
  }

  private func takesItem(_ number: Int) -> Bool {
    facts.functions.indices.contains(number) && facts.functions[number].takesItem
  }
}
