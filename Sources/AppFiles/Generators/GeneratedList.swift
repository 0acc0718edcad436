import PropertyList
import SourceText

/// A property list that a tool makes of values in a file of another form, as XML, with the place of each
/// piece in that file. Rules, hover and the outline see the XML and know no other form; ranges go back
/// and forth here.
public struct GeneratedList: Sendable {
  /// How a text is written in the file.
  package enum Spelling: Sendable, Hashable {
    case json
    case jsonSingleQuoted
    /// A key of JSON5 without quotes.
    case jsonName
    case yamlPlain
    case yamlSingleQuoted
    case yamlDoubleQuoted
    case swift
    /// In Swift, behind an interpolation that stands for a text.
    case swiftBehind(String, String)
  }

  /// A range of the XML and what it was made of.
  struct Place: Sendable {
    let xml: ByteRange
    let host: ByteRange
    /// How the text is written; nil where the range is no text.
    var spelling: Spelling?
    /// Whether both ranges hold the same bytes.
    var isVerbatim = false
    /// Whether a mistake in the file hides where the piece ends.
    var isOpen = false
  }

  public private(set) var plist: InfoPlist
  /// Where the tool writes the property list; nil where the file does not say.
  public let path: String?
  /// Whether every element of its arrays is known.
  package let isWhole: Bool
  /// Whether it surely is an app's, and not that of a framework or an extension.
  let isOfApp: Bool
  /// In the order of the XML; places around others come first.
  private let places: [Place]
  /// The lowest iOS of the app, where the file says.
  package var deploymentTarget: Version?
  /// The language of texts that are not translated, where the file says it beside the list.
  var developmentLanguage: String? {
    didSet {
      guard let developmentLanguage else { return }
      plist = plist.written(in: developmentLanguage)
    }
  }

  init(
    _ xml: SourceText, _ places: [Place], path: String? = nil, isWhole: Bool = true,
    isOfApp: Bool = false
  ) {
    plist = InfoPlist(SyntaxTree(xml))
    self.path = path
    self.isWhole = isWhole
    self.isOfApp = isOfApp
    self.places = places.sorted {
      ($0.xml.start, $1.xml.end) < ($1.xml.start, $0.xml.end)
    }
  }

  /// Returns what a range of the XML was made of.
  public func host(of range: ByteRange) -> ByteRange {
    guard let place = place(around: range) else { return places.first?.host ?? ByteRange(at: 0) }
    guard place.isVerbatim else { return place.host }
    let start = place.host.start + (range.start - place.xml.start)
    return ByteRange(start: start, end: start + range.length)
  }

  /// Where a place of the file stands in the XML; nil for one from which nothing was made.
  public func offset(ofHost offset: Int) -> Int? {
    let around = places.filter { $0.host.start <= offset && offset <= $0.host.end }
    guard let place = around.min(by: { rank($0) < rank($1) }) else { return nil }
    return place.isVerbatim ? place.xml.start + (offset - place.host.start) : place.xml.start
  }

  /// Where exactly a range of the file stands in the XML; nil where no piece was made of just that.
  package func offset(ofHost range: ByteRange) -> Int? {
    places.first { $0.host == range }?.xml.start
  }

  /// Texts before what holds them, the shortest first.
  private func rank(_ place: Place) -> (Int, Int) {
    (place.spelling == nil ? 1 : 0, place.host.length)
  }

  /// The innermost place around a range of the XML.
  private func place(around range: ByteRange) -> Place? {
    places[..<places.partitioningIndex { $0.xml.start > range.start }]
      .last { $0.xml.contains(range) }
  }

  /// Returns true if a range is a piece of which a mistake in the file hides the rest.
  package func isOpen(_ range: ByteRange) -> Bool { place(around: range)?.isOpen ?? false }

  /// The text at a place of the XML, in the file, and how it is written there.
  package func text(at offset: Int) -> (host: ByteRange, spelling: Spelling)? {
    guard let place = place(around: ByteRange(at: offset)), let spelling = place.spelling else {
      return nil
    }
    return (place.host, spelling)
  }

  /// Ranges from one piece of the XML to another.
  package struct Spans {
    private var starts: [Int: Int] = [:]
    private var ends: [Int: Int] = [:]
    private let whole: ByteRange

    package init(_ list: GeneratedList) {
      whole = list.places.first?.host ?? ByteRange(at: 0)
      for place in list.places {
        starts[place.xml.start] = starts[place.xml.start] ?? place.host.start
        ends[place.xml.end] = max(ends[place.xml.end] ?? 0, place.host.end)
      }
    }

    /// Returns the place in the tool's file that a range of the XML was made from.
    package func host(of range: ByteRange) -> ByteRange {
      let start = starts[range.start] ?? whole.start
      return ByteRange(start: start, end: max(start, ends[range.end] ?? whole.end))
    }
  }

  // MARK: Edits

  /// Edits of the XML in the spelling of the file; nil where one of them is more than another text for
  /// a key or a value.
  package func hostEdits(for edits: [TextEdit]) -> [TextEdit]? {
    var texts: [Int: (place: Place, edits: [TextEdit])] = [:]
    for edit in edits {
      guard let place = place(around: edit.range), place.spelling != nil else { return nil }
      texts[place.xml.start, default: (place, [])].edits.append(edit)
    }
    let hostEdits = texts.values.compactMap { place, edits -> TextEdit? in
      let source = plist.tree.source
      let content = SourceText(source[place.xml])
      let changed = content.applying(
        edits.map {
          TextEdit(
            ByteRange(
              start: $0.range.start - place.xml.start, end: $0.range.end - place.xml.start),
            $0.replacement)
        })
      guard let text = Self.text(ofXML: changed.string),
        let written = place.spelling.flatMap({ $0.written(text) })
      else { return nil }
      return TextEdit(place.host, written)
    }
    return hostEdits.count == texts.count
      ? hostEdits.sorted { $0.range.start < $1.range.start } : nil
  }

  /// The text of a string's content; nil where the content holds more than text.
  private static func text(ofXML content: String) -> String? {
    let tree = SyntaxTree(SourceText("<plist><string>\(content)</string></plist>"))
    guard tree.issues.isEmpty, let value = tree.rootValue, tree[value].kind == .string,
      tree[tree.root].end == tree[value].end + "</plist>".utf8.count
    else { return nil }
    return tree.scalarText(of: value)
  }
}
