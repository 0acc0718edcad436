import AppFiles
import Guide
import RuleSubjects
import SourceText

/// Editor features for a file from which a tool generates property lists: those of the generated lists, at the
/// corresponding positions in the file.
public enum GeneratorFeatures {
  /// A position in such a file.
  public struct Place {
    let list: GeneratedList
    /// The offset in the XML of the list.
    let offset: Int
    /// The offset in the file itself.
    public let hostOffset: Int
    /// Returns the surroundings of the list; called only where they matter.
    let surroundings: () -> Surroundings?

    public init(
      list: GeneratedList, offset: Int, hostOffset: Int, surroundings: @escaping () -> Surroundings?
    ) {
      self.list = list
      self.offset = offset
      self.hostOffset = hostOffset
      self.surroundings = surroundings
    }
  }

  /// Returns the hover content at a position, with its range in the file itself.
  public static func hover(at place: Place, language: Language) -> HoverContent? {
    HoverProvider.hover(
      at: place.offset, in: place.list.plist, language: language, surroundings: place.surroundings()
    ).map { hover in
      HoverContent(
        range: place.list.host(of: hover.range), title: hover.title, blocks: hover.blocks,
        target: hover.target, picture: hover.picture)
    }
  }

  /// Returns the definition of the image that the value at a position names; nil where it names none.
  public static func definition(at place: Place) -> Definition? {
    guard let surroundings = place.surroundings() else { return nil }
    return DefinitionProvider.definition(at: place.offset, in: place.list.plist, surroundings).map {
      Definition(origin: place.list.host(of: $0.origin), locations: $0.locations)
    }
  }

  /// Returns the proposals for an existing key or value, which may be just two quotes.
  public static func completions(at place: Place) -> [Completion] {
    guard let (range, spelling) = place.list.text(at: place.offset) else { return [] }
    return CompletionProvider.completions(
      at: place.offset, in: place.list.plist, surroundings: place.surroundings()
    ).compactMap { completion in
      // The generated markup of a key is XML.
      let text =
        completion.kind == .key ? completion.label : completion.insertion.snippet.plainText
      guard !text.contains("<"), let written = spelling.written(text) else { return nil }
      var insertion = Insertion(
        range: range, insertRange: nil, snippet: Snippet(written), lineIndentation: "",
        newline: "\n")
      if let change = completion.insertion.keyChange {
        guard let change = hosted(change, in: place.list) else { return nil }
        insertion.keyChange = change
      }
      var changed = Completion(
        label: completion.label, kind: completion.kind, detail: completion.detail,
        topic: completion.topic, names: completion.names, insertion: insertion)
      changed.filterText = completion.filterText
      changed.sortText = completion.sortText
      return changed
    }
  }

  /// Returns the change of a key of the list as an edit of the file itself; nil where the file spells the key
  /// differently.
  private static func hosted(_ change: TextEdit, in list: GeneratedList) -> TextEdit? {
    list.text(at: change.range.start).flatMap { range, spelling in
      spelling.written(change.replacement).map { TextEdit(range, $0) }
    }
  }

  /// Returns the outlines of all lists of the file, with ranges in the file itself.
  public static func outline(of file: GeneratorFile, language: Language) -> [OutlineEntry] {
    file.lists.flatMap { list in
      let spans = GeneratedList.Spans(list)
      return Outline.entries(of: list.plist, language: language).map { hosted($0, list, spans) }
    }
  }

  /// The depth of the recursion is bounded by `Outline`.
  private static func hosted(
    _ entry: OutlineEntry, _ list: GeneratedList, _ spans: GeneratedList.Spans
  ) -> OutlineEntry {
    let range = spans.host(of: entry.range)
    let selection = list.host(of: entry.selection)
    return OutlineEntry(
      name: entry.name, detail: entry.detail, kind: entry.kind, range: range,
      selection: range.contains(selection) ? selection : range,
      children: entry.children.map { hosted($0, list, spans) })
  }
}
