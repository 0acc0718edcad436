import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The initializers that match the call around the caret, and the parameter being typed.
public struct CodeSignatureHelp: Sendable {
  /// One initializer.
  public struct Choice: Sendable {
    /// The declaration as it is displayed.
    public let label: String
    /// The parameters, each as it appears in the label.
    public let parameters: [String]
    /// The entry of the guide.
    public let id: String
  }

  /// The initializers that match the arguments so far.
  public let choices: [Choice]
  /// The index of the best match.
  public let active: Int
  /// The index of the parameter; the number of parameters where all have been typed.
  public let activeParameter: Int

  /// The types whose initializers are proposed.
  private static let owners = [
    "UIApplicationShortcutItem", "UIMutableApplicationShortcutItem", "UIApplicationShortcutIcon",
  ]

  /// Returns the help for the call around an offset; nil where there is no such call.
  public static func help(at offset: Int, in file: CodeFile) -> CodeSignatureHelp? {
    switch file.language {
    case .swift: swift(offset, file)
    case .objectiveC: objectiveC(offset, file)
    }
  }

  // MARK: Swift

  private static func swift(_ offset: Int, _ file: CodeFile) -> CodeSignatureHelp? {
    let tree = file.tree
    guard let open = openBracket(before: offset, "(", file) else { return nil }
    var name = open - 1
    if tree.isWord(name, "init"), tree.isToken(name - 1, ".") { name -= 2 }
    var owner = tree.name(name)
    // `icon: .init(type: …)`
    if tree.isWord(name, ":"), tree.isWord(name - 1, "icon") { owner = "UIApplicationShortcutIcon" }
    guard owners.contains(owner) else { return nil }
    let (labels, position) = arguments(from: open + 1, to: offset, file)
    return choose(among: owner, labels, position) { signature in
      text(
        "init(",
        signature.parameters.map { parameter in
          (parameter.label ?? "_") + ": " + parameter.type
        }, separator: ", ", ")", signature.id)
    } names: {
      $0.labels
    }
  }

  /// Returns the labels before an offset, and the number of commas.
  private static func arguments(
    from start: Int, to offset: Int, _ file: CodeFile
  ) -> (labels: [String], position: Int) {
    let tree = file.tree
    var labels: [String] = []
    var position = 0
    var at = start
    var isFirst = true
    while at < tree.tokens.count, tree.tokens[at].start < offset {
      if isFirst, tree.isIdentifier(at), tree.isWord(at + 1, ":"), tree.tokens[at + 1].end <= offset
      {
        labels.append(tree.name(at))
      }
      isFirst = false
      if tree.isWord(at, ",") {
        position += 1
        isFirst = true
      }
      if tree.kind(at) == .open, let partner = tree.partner(of: at),
        tree.tokens[partner].end <= offset
      {
        at = partner
      }
      at += 1
    }
    return (labels, position)
  }

  /// Returns the unmatched bracket before an offset, also in unbalanced text.
  private static func openBracket(before offset: Int, _ bracket: String, _ file: CodeFile) -> Int? {
    let tree = file.tree
    var at = tree.firstToken(endingAfter: max(0, offset - 1))
    at = min(at, tree.tokens.count - 1)
    while at >= 0, tree.tokens[at].start >= offset { at -= 1 }
    var depth = 0
    var reach = CodeFile.maximumReach
    while at >= 0, reach > 0 {
      reach -= 1
      switch tree.tokens[at].kind {
      case .close: depth += 1
      case .open where depth > 0: depth -= 1
      case .open: return tree.isWord(at, bracket) ? at : nil
      default: break
      }
      if tree.isWord(at, ";") || tree.isWord(at, "}") { return nil }
      at -= 1
    }
    return nil
  }

  // MARK: Objective-C

  private static func objectiveC(_ offset: Int, _ file: CodeFile) -> CodeSignatureHelp? {
    let tree = file.tree
    guard let open = openBracket(before: offset, "[", file) else { return nil }
    var at = open + 1
    var owner = tree.name(at)
    // `[[UIApplicationShortcutItem alloc] initWith…`
    if tree.isWord(at, "["), let close = tree.partner(of: at) {
      owner = tree.name(at + 1)
      at = close
    }
    guard owners.contains(owner) else { return nil }
    var parts: [String] = []
    at += 1
    while at < tree.tokens.count, tree.tokens[at].start < offset {
      if tree.isIdentifier(at), tree.isWord(at + 1, ":"), tree.tokens[at + 1].end <= offset {
        parts.append(tree.name(at))
      }
      if tree.kind(at) == .open, let partner = tree.partner(of: at),
        tree.tokens[partner].end <= offset
      {
        at = partner
      }
      at += 1
    }
    guard !parts.isEmpty else { return nil }
    return choose(among: owner, parts, max(0, parts.count - 1)) { signature in
      text(
        "",
        signature.selector.map { part in
          part.name + (part.type.map { ":(\($0))\(part.parameter ?? "")" } ?? "")
        }, separator: " ", "", signature.id)
    } names: {
      $0.selector.map(\.name)
    }
  }

  // MARK: Choosing

  private static func choose(
    among owner: String, _ written: [String], _ position: Int,
    choice: (APISignature) -> Choice, names: (APISignature) -> [String]
  ) -> CodeSignatureHelp? {
    let owner = owner == "UIMutableApplicationShortcutItem" ? "UIApplicationShortcutItem" : owner
    let signatures = APITable.all.filter {
      $0.owner == owner && $0.kind == .initializer && !$0.parameters.isEmpty
    }
    guard !signatures.isEmpty else { return nil }
    // The first initializer that has all the given labels and room for more.
    let fitting = signatures.indices.filter { index in
      let names = names(signatures[index])
      return written.allSatisfy(names.contains) && position < names.count
    }
    let active = fitting.min { names(signatures[$0]).count < names(signatures[$1]).count } ?? 0
    let all = names(signatures[active])
    // The label decides, because arguments with default values can be omitted.
    var parameter = min(position, all.count)
    if written.count == position + 1, let last = written.last, let place = all.firstIndex(of: last)
    {
      parameter = place
    }
    return CodeSignatureHelp(
      choices: signatures.map(choice), active: active, activeParameter: parameter)
  }

  private static func text(
    _ head: String, _ parameters: [String], separator: String, _ tail: String, _ id: String
  ) -> Choice {
    Choice(
      label: head + parameters.joined(separator: separator) + tail, parameters: parameters, id: id)
  }
}
