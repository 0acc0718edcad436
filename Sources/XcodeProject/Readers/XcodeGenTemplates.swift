import YAMLSyntax

/// The templates of targets in XcodeGen's `project.yml`.
///
/// A target is merged with its templates: mappings member by member, lists by concatenation, and of other values the
/// last counts. So each part of a target has layers, the one that all others override first; a target without
/// templates has one.
package struct XcodeGenTemplates {
  package typealias NodeID = YAMLTree.NodeID
  /// The most templates of a target, including those of its templates.
  static let maximumTemplates = 64
  /// The longest text with its variables replaced, in bytes.
  static let maximumLength = 64 * 1024

  /// A target with its templates.
  package struct Target {
    /// The mappings that are merged.
    package let layers: [NodeID]
    /// The values of `${NAME}` in its texts.
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

  /// Returns a target of the file; nil if its templates are too many, not in the file, or named in an unknown way.
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

  /// Collects the layers of a target or template: before each template those of its own templates.
  private func collect(
    templatesOf node: NodeID, _ seen: inout Set<String>, _ layers: inout [NodeID]
  ) -> Bool {
    guard let list = tree.member("templates", of: node) else { return true }
    guard tree[list].kind == .sequence else { return false }
    for element in tree.children(of: list) {
      guard case .scalar(let text) = tree[element].kind else { return false }
      let name = tree.string(of: text)
      // A template in another file is not known here.
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

  /// Returns the elements of lists, concatenated.
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

  /// Returns a text with known variables `${NAME}` replaced; others stay. A text that would become too long is
  /// unchanged.
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
