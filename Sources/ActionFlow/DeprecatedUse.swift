import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The positions where a file uses a symbol that Apple has deprecated, one for each symbol.
package struct DeprecatedUse {
  package let signature: APISignature
  package let token: Int

  /// - Parameter isConcerned: returns true if the app runs on versions where a symbol is deprecated.
  package static func all(
    in file: CodeFile, inherited: (String) -> Set<String>,
    isConcerned: (APISignature) -> Bool
  ) -> [DeprecatedUse] {
    var uses: [String: DeprecatedUse] = [:]
    var guarded: Set<String> = []
    let marked = Lazily<[Range<Int>]>()
    func add(_ signature: APISignature, _ token: Int) {
      guard isConcerned(signature), !file.isInactive(token), !file.isForOtherPlatform(token),
        let version = signature.deprecated
      else { return }
      // The protocol, its methods and the registration are reported as one.
      let key = family(signature)
      // Where the call is made only on older systems, the protocol is named only for them.
      if file.runsOnlyBefore(iOS: version.major, at: token)
        || isIn(marked { markedDeprecated(file) }, token)
      {
        guarded.insert(key)
        return
      }
      if let known = uses[key], known.token <= token { return }
      uses[key] = DeprecatedUse(signature: signature, token: token)
    }
    for (function, signature) in file.callbacks(inherited: inherited)
    where signature.deprecated != nil {
      add(signature, function.declaration.nameToken)
    }
    for call in file.calls {
      if let signature = CodeSymbolReader.signature(of: call, file), signature.deprecated != nil,
        !isSuper(call, file)
      {
        add(signature, call.nameToken)
      }
    }
    let reader = CodeSymbolReader(file: file)
    let own = Set(file.types.filter { $0.kind != nil }.map(\.name))
    for token in file.tree.tokens.indices where file.tree.tokens[token].kind == .identifier {
      let name = file.tree.name(token)
      if let signature = types[name], !own.contains(name) { add(signature, token) }
      if name == "shortcutItem", file.language == .swift, reader.isLaunchKey(token),
        let signature = APITable.signature("UIApplication.LaunchOptionsKey.shortcutItem")
      {
        add(signature, token)
      }
      if name == "previewActionItems",
        reader.id(at: token) == "UIViewController.previewActionItems",
        let signature = APITable.signature("UIViewController.previewActionItems")
      {
        add(signature, token)
      }
    }
    return uses.filter { !guarded.contains($0.key) }.values.sorted { $0.token < $1.token }
  }

  /// Deprecated types and constants, by names that nothing else has.
  private static let types: [String: APISignature] = {
    var types: [String: APISignature] = [:]
    for signature in APITable.all where signature.deprecated != nil {
      switch signature.kind {
      case .type:
        types[signature.id] = signature
        if let name = signature.objectiveCName { types[name] = signature }
      case .constant: if let name = signature.objectiveCName { types[name] = signature }
      default: continue
      }
    }
    return types
  }()

  private static func family(_ signature: APISignature) -> String {
    let previewing = [
      "UIViewControllerPreviewing", "UIViewControllerPreviewingDelegate",
    ]
    if previewing.contains(signature.owner ?? signature.id)
      || signature.baseName.hasSuffix("egisterForPreviewing")
    {
      return "UIViewControllerPreviewing"
    }
    if signature.id.hasPrefix("UIPreviewAction") || signature.baseName == "previewActionItems" {
      return "UIPreviewAction"
    }
    return signature.id
  }

  private static func isSuper(_ call: Call, _ file: CodeFile) -> Bool {
    call.receiver.map { file.tree.isToken($0.lowerBound, "super") } ?? false
  }

  /// Returns the declarations that are marked as deprecated themselves, in the order of the text, without nested
  /// ones.
  private static func markedDeprecated(_ file: CodeFile) -> [Range<Int>] {
    var marked: [Range<Int>] = []
    for declaration in file.outline.declarations where declaration.attributes.contains("available")
    {
      let tokens = declaration.tokens
      if let last = marked.last, tokens.upperBound <= last.upperBound { continue }
      let head = tokens.lowerBound..<max(declaration.nameToken, tokens.lowerBound)
      let isMarked = head.contains {
        file.tree.isToken($0, "deprecated") || file.tree.isToken($0, "obsoleted")
      }
      if isMarked { marked.append(tokens) }
    }
    return marked
  }

  private static func isIn(_ ranges: [Range<Int>], _ token: Int) -> Bool {
    let index = ranges.partitioningIndex { token < $0.upperBound }
    return index < ranges.count && ranges[index].contains(token)
  }
}
