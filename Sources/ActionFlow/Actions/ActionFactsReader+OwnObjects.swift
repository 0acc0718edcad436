import CodeModel
import CodeSyntax

/// Reading of objects that a delegate creates for itself, `private let model = Model()`, while views create others of
/// the class.
extension ActionFactsReader {
  mutating func readOwnObjects() {
    guard file.language == .swift, !facts.isTest else { return }
    readNamedDelegates()
    readViewModels()
    let entered = facts.functions.indices.filter { !facts.functions[$0].entries.isEmpty }
    for type in Set(entered.compactMap { file.functions[$0].type }) {
      guard file.types.indices.contains(type) else { continue }
      readOwnObjects(of: file.types[type])
    }
  }

  private mutating func readOwnObjects(of type: CodeType) {
    var made: Set<Int> = []
    let pieces = pieces(of: type)
    let handsItselfOn = pieces.contains { tokens in
      tokens.contains { token in
        tree.isToken(token, "self") && !tree.isToken(token + 1, ".")
          && !tree.isToken(token - 1, "weak") && !tree.isToken(token - 1, "unowned")
          && !tree.isToken(token - 1, ".")
      }
    }
    for property in file.members(of: type) where property.kind == .variable {
      guard tree.isToken(property.nameToken - 1, "let"), property.attributes.isEmpty,
        property.body == nil, let value = property.value, file.makesObjectAlone(value),
        value.count == 3
      else { continue }
      let isVisible = !file.isHidden(property)
      guard !(isVisible && handsItselfOn),
        let mentions = mentions(of: property.name, besides: property.nameToken),
        mentions.allSatisfy({ token in
          tree.isToken(token + 1, ".") || !pieces.contains { $0.contains(token) }
        })
      else { continue }
      made.insert(value.lowerBound)
      facts.ownObjects.append(
        .init(
          model: tree.name(value.lowerBound), owner: ActionNames.last(of: type.name),
          isVisible: isVisible))
    }
    for token in pieces.joined()
    where !made.contains(token) && tree.isKind(token, .identifier) {
      guard facts.namedByEntries.count < Self.maximumCount else { return }
      let name = tree.name(token)
      // `Model.Sheet` is another type.
      let isOuter = tree.isToken(token + 1, ".") && isTypeName(tree.name(token + 2))
      if isTypeName(name), !isOuter, !isGivenToViews(token) { facts.namedByEntries.insert(name) }
    }
  }

  /// `.environment(Model())`: another object than that of the delegate.
  private func isGivenToViews(_ token: Int) -> Bool {
    tree.isOpen(token + 1, "(") && tree.isClose(token + 2, ")") && tree.isClose(token + 3, ")")
      && tree.isOpen(token - 1, "(") && tree.isToken(token - 2, among: Self.spreading)
      && tree.isToken(token - 3, ".")
  }

  private static let spreading: WordSet = ["environment", "environmentObject"]

  private func isTypeName(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase == true
  }

  /// Returns the tokens of all declarations of a type in the file.
  private func pieces(of type: CodeType) -> [Range<Int>] {
    type.declarations.compactMap { place in
      file.outline.declarations.indices.contains(place)
        ? file.outline.declarations[place].body : nil
    }
  }

  /// Notes `as? SceneDelegate`, `var delegate: AppDelegate`, and the adaptor of an app that reads something from its
  /// delegate.
  private mutating func readNamedDelegates() {
    for token in file.marks.longNames where tree.isToken(token, endingWith: "Delegate") {
      if ["class", "extension"].contains(where: { tree.isToken(token - 1, $0) }) { continue }
      let isType = tree.isToken(token + 1, ".") && tree.isToken(token + 2, "self")
      if isType, tree.isToken(token - 1, "=") { continue }
      if isType, tree.isOpen(token - 1, "("), tree.isToken(token - 2, endingWith: "DelegateAdaptor")
      {
        let name = (token + 4..<min(token + 8, tree.tokens.count)).first {
          tree.isToken($0, "var")
        }.map { $0 + 1 }
        guard let name else { continue }
        if mentions(of: tree.name(name), besides: name)?.isEmpty == true { continue }
      }
      facts.namedDelegates.insert(tree.name(token))
    }
  }

  private static let giving: Set<String> = [
    "StateObject", "State", "EnvironmentObject", "ObservedObject", "Environment", "Bindable",
  ]

  /// Notes the class of the object from which a view reads types.
  private mutating func readViewModels() {
    var known: [[String]: String?] = [:]
    for index in facts.uses.indices {
      guard let view = facts.uses[index].swiftUIView, let name = facts.uses[index].handover,
        ActionFacts.Handover.isProperty(name), let type = file.type(named: view)
      else { continue }
      let model = known[[view, name]] ?? viewModel(of: type, watching: name)
      known[[view, name]] = .some(model)
      facts.uses[index].viewModel = model
    }
  }

  private func viewModel(of view: CodeType, watching name: String) -> String? {
    var models: Set<String> = []
    let given = file.members(of: view).filter {
      $0.attributes.contains(where: Self.giving.contains)
    }
    for tokens in pieces(of: view) {
      for token in tokens
      where (tree.isWord(token, name) || tree.isWord(token, "$" + name))
        && tree.isToken(token - 1, ".")
      {
        let own = given.first {
          tree.isWord(token - 2, $0.name) || tree.isWord(token - 2, "$" + $0.name)
        }
        guard let own, let model = modelClass(of: own) else { return nil }
        models.insert(model)
      }
    }
    return models.count == 1 ? models.first : nil
  }

  /// The classes of the objects that views observe, by the names of the views and of their properties.
  var modelsByView: [String: [String: String]] {
    let views = file.types.filter { $0.kind == .struct && $0.inherits(from: "View", "App") }
    return views.reduce(into: [:]) { models, view in
      for property in file.members(of: view)
      where property.attributes.contains(where: Self.giving.contains) {
        models[view.name, default: [:]][property.name] = modelClass(of: property)
      }
    }
  }

  /// `@EnvironmentObject var model: Model`, `@StateObject var model = Model()`
  private func modelClass(of property: Declaration) -> String? {
    if let value = property.value, file.makesObjectAlone(value) {
      return tree.name(value.lowerBound)
    }
    // `@StateObject var router = Router.shared`
    if let value = property.value, value.count == 3, property.type == nil,
      tree.isToken(value.lowerBound + 1, "."), isTypeName(tree.name(value.lowerBound)),
      tree.isToken(value.lowerBound + 2, "shared")
    {
      return tree.name(value.lowerBound)
    }
    guard let type = property.type, type.count == 1 else { return nil }
    return tree.name(type.lowerBound)
  }
}
