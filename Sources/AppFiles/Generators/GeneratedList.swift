import PropertyList
import SourceText

/// A property list that a tool generates from a file in another format, as XML, with the range of each piece in that
/// file. Rules, hover and the outline use the XML and know no other format; this type converts ranges in both
/// directions.
public struct GeneratedList: Sendable {
  /// The notation of a text in the file.
  package enum Spelling: Sendable, Hashable {
    case json
    case jsonSingleQuoted
    /// A key of JSON5 without quotes.
    case jsonName
    case yamlPlain
    case yamlSingleQuoted
    case yamlDoubleQuoted
    case swift
    /// A Swift string after an interpolation that is not resolved.
    case swiftBehind(String, String)
  }

  /// A range of the XML and the range of the file from which it was made.
  struct Place: Sendable {
    let xml: ByteRange
    let host: ByteRange
    /// The notation of the text; nil where the range is no text.
    var spelling: Spelling?
    /// True if both ranges contain the same bytes.
    var isVerbatim = false
    /// True if an error in the file hides the end of the piece.
    var isOpen = false
  }

  public private(set) var plist: InfoPlist
  /// The path to which the tool writes the property list; nil where the file does not contain it.
  public let path: String?
  /// True if every element of its arrays is known.
  package let isWhole: Bool
  /// True if it surely is an app's, and not that of a framework or an extension.
  let isOfApp: Bool
  /// The pieces in the order of the XML; those around others come first.
  private let places: [Place]
  /// The deployment target of the app, if the file contains one.
  package var deploymentTarget: Version?
  /// The language of texts that are not translated, if the file contains it outside the list.
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

  /// Returns the range of the file from which a range of the XML was made.
  public func host(of range: ByteRange) -> ByteRange {
    guard let place = place(around: range) else { return places.first?.host ?? ByteRange(at: 0) }
    guard place.isVerbatim else { return place.host }
    let start = place.host.start + (range.start - place.xml.start)
    return ByteRange(start: start, end: start + range.length)
  }

  /// Returns the offset in the XML for an offset in the file; nil if no piece was made from it.
  public func offset(ofHost offset: Int) -> Int? {
    let around = places.filter { $0.host.start <= offset && offset <= $0.host.end }
    guard let place = around.min(by: { rank($0) < rank($1) }) else { return nil }
    return place.isVerbatim ? place.xml.start + (offset - place.host.start) : place.xml.start
  }

  /// Returns the offset in the XML for exactly a range of the file; nil if no piece was made from exactly that.
  package func offset(ofHost range: ByteRange) -> Int? {
    places.first { $0.host == range }?.xml.start
  }

  /// Orders texts before their containers, the shortest first.
  private func rank(_ place: Place) -> (Int, Int) {
    (place.spelling == nil ? 1 : 0, place.host.length)
  }

  /// Returns the innermost piece around a range of the XML.
  private func place(around range: ByteRange) -> Place? {
    places[..<places.partitioningIndex { $0.xml.start > range.start }]
      .last { $0.xml.contains(range) }
  }

  /// Returns true if a range is a piece whose end is hidden by an error in the file.
  package func isOpen(_ range: ByteRange) -> Bool { place(around: range)?.isOpen ?? false }

  /// Returns the range in the file, and the notation, of the text at an offset of the XML.
  package func text(at offset: Int) -> (host: ByteRange, spelling: Spelling)? {
    guard let place = place(around: ByteRange(at: offset)), let spelling = place.spelling else {
      return nil
    }
    return (place.host, spelling)
  }

  /// A converter for ranges that may span several pieces of the XML.
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

    /// Returns the range of the file from which a range of the XML was made.
    package func host(of range: ByteRange) -> ByteRange {
      let start = starts[range.start] ?? whole.start
      return ByteRange(start: start, end: max(start, ends[range.end] ?? whole.end))
    }
  }

  // MARK: Edits

  /// Converts edits of the XML to edits in the notation of the file; returns nil if one of them does more than
  /// replace a text of a key or a value.
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

  /// Returns the text of a string's content; nil where the content contains markup.
  private static func text(ofXML content: String) -> String? {
    let tree = SyntaxTree(SourceText("<plist><string>\(content)</string></plist>"))
    guard tree.issues.isEmpty, let value = tree.rootValue, tree[value].kind == .string,
      tree[tree.root].end == tree[value].end + "</plist>".utf8.count
    else { return nil }
    return tree.scalarText(of: value)
  }
}
