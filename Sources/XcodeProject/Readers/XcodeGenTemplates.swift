import YAMLSyntax

/// The templates of targets in XcodeGen's `project.yml`.
///
/// A target that takes templates is merged onto them: mappings member by member, lists one behind the other, and of
/// other values the last counts. So each part of a target has layers, the one that all others override first; a target
/// without templates has one.
package struct XcodeGenTemplates {
  package typealias NodeID = YAMLTree.NodeID
  /// How many templates a target takes, those that its templates take included.
  static let maximumTemplates = 64
  /// The longest text that is made of one with variables, in bytes.
  static let maximumLength = 64 * 1024

  /// A target with its templates.
  package struct Target {
    /// The mappings of which it is made.
    package let layers: [NodeID]
    /// What `${NAME}` stands for in its texts.
    let variables: [String: String]
  }

  private let tree: YAMLTree
  private let templates: [String: NodeID]

  package init(_ tree: YAMLTree) {
    self.tree = tree
    let members = tree.root.flatMap { tree.member("targetTemplates", of: $0) }
      .map { tree.children(of: $0) }
    templates = Dictionary(
      (members ?? []).compactMap { node in tree.key(of: node).map { ($0, node) } }
    ) { $1 }
  }

  /// A target of the file; nil where its templates are too many, not in the file, or named in a way that is not known.
  package func target(_ node: NodeID) -> Target? {
    guard tree.member("templates", of: node) != nil else {
      return Target(layers: [node], variables: [:])
    }
    var seen: Set<String> = []
    var layers: [NodeID] = []
    guard collect(templatesOf: node, &seen, &layers) else { return nil }
    guard !layers.isEmpty else { return Target(layers: [node], variables: [:]) }
    layers.append(node)
    let name = Target(layers: layers, variables: ["target_name": tree.key(of: node) ?? ""])
    var variables = name.variables
    for (key, value) in children(of: member("templateAttributes", of: layers)) {
      guard let text = value.last.flatMap({ string($0, in: name) }) else { return nil }
      variables[expanded(key, in: name)] = text
    }
    return Target(layers: layers, variables: variables)
  }

  /// Collects what a target or template takes: before each template those that it takes itself.
  private func collect(
    templatesOf node: NodeID, _ seen: inout Set<String>, _ layers: inout [NodeID]
  ) -> Bool {
    guard let list = tree.member("templates", of: node) else { return true }
    guard tree[list].kind == .sequence else { return false }
    for element in tree.children(of: list) {
      guard case .scalar(let text) = tree[element].kind else { return false }
      let name = tree.string(of: text)
      // One that another file has is not known here.
      guard let template = templates[name] else { return false }
      guard seen.insert(name).inserted else { continue }
      guard seen.count <= Self.maximumTemplates, tree[template].kind == .mapping,
        collect(templatesOf: template, &seen, &layers)
      else { return false }
      layers.append(template)
    }
    return true
  }

  // MARK: Layers

  /// The layers of a member; none where no layer has it.
  package func member(_ name: String, of layers: [NodeID]) -> [NodeID] {
    if layers.count == 1 { return tree.member(name, of: layers[0]).map { [$0] } ?? [] }
    var found: [NodeID] = []
    for layer in layers {
      if let node = tree.member(name + Self.replacing, of: layer) { found = [node] }
      if let node = tree.member(name, of: layer) { add(node, to: &found) }
    }
    return found
  }

  private static let replacing = ":REPLACE"

  /// The members of mappings, each name once.
  package func children(of layers: [NodeID]) -> [(name: String, layers: [NodeID])] {
    var numbers: [String: Int] = [:]
    var members: [(name: String, layers: [NodeID])] = []
    for layer in layers where tree[layer].kind == .mapping {
      for node in tree.children(of: layer) {
        guard var name = tree.key(of: node) else { continue }
        let replaces = layers.count > 1 && name.hasSuffix(Self.replacing)
        if replaces { name.removeLast(Self.replacing.count) }
        if let number = numbers[name] {
          if replaces || layers.count == 1 {
            members[number].layers = [node]
          } else {
            add(node, to: &members[number].layers)
          }
        } else {
          numbers[name] = members.count
          members.append((name, [node]))
        }
      }
    }
    return members
  }

  /// The elements of lists, one behind the other.
  package func elements(of layers: [NodeID]) -> [NodeID] {
    layers.flatMap { tree[$0].kind == .sequence ? tree.children(of: $0) : [] }
  }

  private func add(_ node: NodeID, to layers: inout [NodeID]) {
    let kind = tree[node].kind
    let isMerged =
      (kind == .mapping || kind == .sequence) && layers.last.map { tree[$0].kind == kind } == true
    if isMerged { layers.append(node) } else { layers = [node] }
  }

  // MARK: Texts

  /// The text of a scalar with its variables; nil for another value, or one that is too long.
  package func string(_ node: NodeID, in target: Target) -> String? {
    guard case .scalar(let text) = tree[node].kind else { return nil }
    return expanded(tree.string(of: text), in: target)
  }

  /// A text with what is known for `${NAME}`; other variables stay. What becomes too long stays as it is.
  func expanded(_ text: String, in target: Target) -> String {
    guard !target.variables.isEmpty, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "${") {
      let inner = rest[start.upperBound...]
      guard let end = inner.firstIndex(of: "}") else { break }
      let value = target.variables[String(inner[..<end])]
      result += rest[..<start.lowerBound]
      result += value ?? String(rest[start.lowerBound...end])
      guard result.utf8.count <= Self.maximumLength else { return text }
      rest = inner[inner.index(after: end)...]
    }
    return result + rest
  }
}
