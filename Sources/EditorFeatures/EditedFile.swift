import ActionFlow
import AppFiles
import Checks
import CodeModel
import Files
import Linter
import PropertyList
import RuleSubjects
import SourceText

/// A document in an editor, with all requests about it.
///
/// Positions are offsets, and results are plain values. If a feature does not apply to a kind of file, its result is
/// empty or nil.
public struct EditedFile {
  /// The parsed document, by its kind.
  public enum Content: Sendable {
    case propertyList(InfoPlist)
    /// Translations of an Info.plist.
    case translations(TranslationFile)
    case code(CodeFile)
    /// A file from which a tool generates property lists.
    case generator(GeneratorFile)

    /// Returns nil for a file that no feature supports.
    public init?(_ model: FileModel) {
      switch model {
      case .propertyList(let plist): self = .propertyList(plist)
      case .translations(let file):
        guard TranslationFile.isOfInfoPlist(file.path) else { return nil }
        self = .translations(file)
      case .code(let file): self = .code(file)
      case .generator(let file): self = .generator(file)
      case .settings: return nil
      }
    }
  }

  /// Access to data around the file, which is read only if a feature needs it.
  public struct Beside {
    /// Returns the surroundings of a property list or a source file; nil where they are not known.
    public var surroundings: () -> Surroundings? = { nil }
    /// Returns the surroundings of a list that a tool generates.
    public var ofList: (GeneratedList) -> Surroundings? = { _ in nil }
    /// Returns the titles and translations that belong together.
    public var links: () -> LocalizationLinks = { LocalizationLinks([], Translations([])) }
    /// Returns the facts about the app of a source file.
    public var facts: () -> CodeFacts = { .unknown }
    /// Returns the options for checking the file.
    public var options: () -> CheckOptions = { CheckOptions() }

    public init() {}
  }

  public let content: Content
  private let language: Language
  private let beside: Beside

  public init(_ content: Content, in language: Language, beside: Beside = Beside()) {
    self.content = content
    self.language = language
    self.beside = beside
  }

  // MARK: At a place

  /// Returns the proposals at an offset.
  public func completions(at offset: Int) -> [Completion] {
    switch content {
    case .propertyList(let plist):
      CompletionProvider.completions(at: offset, in: plist, surroundings: beside.surroundings())
    case .translations(let file): TitleCompletions.entries(at: offset, in: file, beside.links())
    case .code(let file):
      CodeCompletion.completions(
        at: offset, in: file,
        checked: CheckedCode(file, beside.facts(), options: beside.options()),
        surroundings: beside.surroundings())
    case .generator(let file):
      completions(at: offset, in: file)
    }
  }

  /// Returns the hover content at an offset; nil where there is none.
  public func hover(at offset: Int) -> HoverContent? {
    switch content {
    case .propertyList(let plist):
      HoverProvider.hover(
        at: offset, in: plist, language: language, surroundings: beside.surroundings())
    case .translations(let file):
      TranslationHover.hover(at: offset, in: file, beside.links(), language: language)
    case .code(let file):
      CodeHover.hover(
        at: offset, in: file, language: language, surroundings: beside.surroundings())
    case .generator(let file):
      place(at: offset, in: file).flatMap { GeneratorFeatures.hover(at: $0, language: language) }
    }
  }

  /// Returns the initializers that match the call around an offset; nil where there is none. Only for code.
  public func signatureHelp(at offset: Int) -> CodeSignatureHelp? {
    code.flatMap { CodeSignatureHelp.help(at: offset, in: $0) }
  }

  /// Returns the definition of the image that an icon names.
  public func imageDefinition(at offset: Int) -> Definition? {
    if case .generator(let file) = content {
      return place(at: offset, in: file).flatMap { GeneratorFeatures.definition(at: $0) }
    }
    guard let plist, let surroundings = beside.surroundings() else { return nil }
    return DefinitionProvider.definition(at: offset, in: plist, surroundings)
  }

  /// Returns the translations or the images that a name in code refers to.
  public func locations(of name: ActionFacts.Name) -> [FileLocation] {
    beside.surroundings().map { DefinitionProvider.locations(of: name, $0) } ?? []
  }

  /// Returns the ranges with the same meaning as the one at an offset. Only for property lists.
  public func occurrences(at offset: Int) -> [ByteRange] {
    plist.map { Occurrences.like(offset, in: $0) } ?? []
  }

  /// Returns the names of the two tags of an element, which are changed together.
  public func linkedNames(at offset: Int) -> [ByteRange]? {
    plist.flatMap { Occurrences.linkedNames(at: offset, in: $0.tree) }
  }

  /// Returns the ranges of an expanding selection, the smallest first.
  public func selections(at offset: Int) -> [ByteRange] {
    plist.map { SelectionRanges.ranges(at: offset, in: $0.tree) } ?? []
  }

  // MARK: Of the whole

  /// Returns the outline of a property list, or of the lists that a tool generates; nil for other kinds.
  public func outline() -> [OutlineEntry]? {
    if case .generator(let file) = content {
      return GeneratorFeatures.outline(of: file, language: language)
    }
    return plist.map { Outline.entries(of: $0, language: language) }
  }

  /// Returns the ranges that can be folded; nil for files other than property lists.
  ///
  /// - Parameter limit: the most regions; nil for the default limit.
  public func foldingRegions(limit: Int?) -> [FoldingRegion]? {
    plist.map { FoldingRegions.regions(of: $0.tree, limit: limit ?? FoldingRegions.maximumCount) }
  }

  /// Returns the ranges that link to documentation, and those that name images; nil for files other than property
  /// lists.
  public func links() -> (
    documentation: [DocumentationLink], images: [(range: ByteRange, path: String)]
  )? {
    plist.map { plist in
      let surroundings = plist.items.isEmpty ? nil : beside.surroundings()
      return (
        DocumentationLinks.links(in: plist),
        surroundings.map { ImageLinks.links(in: plist, $0) } ?? []
      )
    }
  }

  /// Returns the inlay hints in a range; nil for files other than property lists.
  public func hints(within range: ByteRange) -> [InlayHint]? {
    plist.map { plist in
      let translations = plist.items.isEmpty ? nil : beside.surroundings()?.translations
      return InlayHints.hints(
        in: plist, within: range, translations: translations, language: language)
    }
  }

  /// Returns the semantic tokens in a range; nil for files other than property lists.
  public func tokens(within range: ByteRange) -> [SemanticToken]? {
    plist.map { SemanticTokens.tokens(in: $0, within: range) }
  }

  // MARK: Edits

  /// Returns the edits that format the file; nil for a property list that cannot be read.
  public func formatting(_ style: FormattingStyle, within lines: ByteRange?) -> [TextEdit]? {
    plist.flatMap { PropertyListFormatter.edits(for: $0.tree, style: style, within: lines) }
  }

  /// Returns the edits after text was typed that ends at an offset; nil for files other than property lists.
  public func formatting(
    afterTyping text: String, at offset: Int, _ style: FormattingStyle
  ) -> [TextEdit]? {
    plist.map { TypingFormatter.edits(afterTyping: text, at: offset, in: $0.tree, style: style) }
  }

  /// Returns fixes, refactorings, and the action that fixes everything.
  public static func actions(
    _ context: CodeActionContext, of kinds: Set<CodeAction.Kind>
  ) -> [CodeAction] {
    CodeActionRegistry.actions(for: context, of: kinds)
  }

  // MARK: Kinds

  /// The property list; nil for another kind of file.
  public var plist: InfoPlist? {
    switch content {
    case .propertyList(let plist): plist
    case .translations, .code, .generator: nil
    }
  }

  private var code: CodeFile? {
    switch content {
    case .code(let file): file
    case .propertyList, .translations, .generator: nil
    }
  }

  private func completions(at offset: Int, in file: GeneratorFile) -> [Completion] {
    let found = place(at: offset, in: file).map { GeneratorFeatures.completions(at: $0) } ?? []
    return found.isEmpty
      ? UnfinishedKey.completions(at: offset, in: file, surroundings: beside.ofList) : found
  }

  private func place(at offset: Int, in file: GeneratorFile) -> GeneratorFeatures.Place? {
    file.place(at: offset).map { list, inList in
      GeneratorFeatures.Place(
        list: list, offset: inList, hostOffset: offset, surroundings: { beside.ofList(list) })
    }
  }
}
