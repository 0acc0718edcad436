import AppFiles
import Guide
import RuleSubjects
import SourceText

/// What editors show in a file from which a tool makes property lists: what they show in the lists, at
/// the places that the lists are made of.
public enum GeneratorFeatures {
  /// A place of such a file.
  public struct Place {
    let list: GeneratedList
    /// In the XML of the list.
    let offset: Int
    /// In the file itself.
    public let hostOffset: Int
    /// What surrounds the list; asked for only where it matters.
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

  /// Returns what is shown at a place, with its range in the file itself.
  public static func hover(at place: Place, language: Language) -> HoverContent? {
    HoverProvider.hover(
      at: place.offset, in: place.list.plist, language: language, surroundings: place.surroundings()
    ).map { hover in
      HoverContent(
        range: place.list.host(of: hover.range), title: hover.title, blocks: hover.blocks,
        target: hover.target, picture: hover.picture)
    }
  }

  /// The image that the value at a place names; nil where it names none.
  public static func definition(at place: Place) -> Definition? {
    guard let surroundings = place.surroundings() else { return nil }
    return DefinitionProvider.definition(at: place.offset, in: place.list.plist, surroundings).map {
      Definition(origin: place.list.host(of: $0.origin), locations: $0.locations)
    }
  }

  /// Proposals for a key or a value that is there, if only as two quotes.
  public static func completions(at place: Place) -> [Completion] {
    guard let (range, spelling) = place.list.text(at: place.offset) else { return [] }
    return CompletionProvider.completions(
      at: place.offset, in: place.list.plist, surroundings: place.surroundings()
    ).compactMap { completion in
      // The markup of a key is that of XML.
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

  /// The change of a key in the list, as one in the file itself; nil where the file spells it in another way.
  private static func hosted(_ change: TextEdit, in list: GeneratedList) -> TextEdit? {
    list.text(at: change.range.start).flatMap { range, spelling in
      spelling.written(change.replacement).map { TextEdit(range, $0) }
    }
  }

  /// The outlines of all lists of the file, with ranges in the file itself.
  public static func outline(of file: GeneratorFile, language: Language) -> [OutlineEntry] {
    file.lists.flatMap { list in
      let spans = GeneratedList.Spans(list)
      return Outline.entries(of: list.plist, language: language).map { hosted($0, list, spans) }
    }
  }

  /// `Outline` bounds how deep entries are nested.
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
