import SourceText

/// All entries. The headings are read first; a record is read on request.
public enum SymbolLibrary {
  private struct Place: Sendable {
    let file: Int
    let start: Int
    let end: Int
  }

  private struct Index: Sendable {
    var places: [String: Place] = [:]
    /// The ids in the order of the files.
    var ids: [String] = []
  }

  private static let files: [StaticString] = EmbeddedGuide.symbols
  private static let index: Index = makeIndex()

  /// The names of all entries.
  public static var ids: [String] { index.ids }

  /// The files of entries, in order: `force`, `info-plist-keys` …
  public static var groups: [String] { EmbeddedGuide.symbolGroups }

  /// The file of names that people look up and the guide does not explain. Their entries consist of a line
  /// and no declaration, so rules and completion do not use them.
  public static let briefGroup = "others"

  /// Returns the ids of the entries in one file.
  public static func ids(inGroup group: Int) -> [String] {
    index.ids.filter { index.places[$0]?.file == group }
  }

  /// Returns the file that contains an entry.
  public static func group(of id: String) -> String? {
    index.places[id].flatMap { groups.indices.contains($0.file) ? groups[$0.file] : nil }
  }

  /// Returns the entry with an id; nil if there is none.
  public static func entry(_ id: String) -> SymbolEntry? {
    guard let place = index.places[id] else { return nil }
    let text = files[place.file].withUTF8Buffer {
      String(decoding: $0[place.start..<place.end], as: UTF8.self)
    }
    return SymbolEntry(id: id, record: text[...])
  }

  /// Returns the spellings of an entry in Swift and in Objective-C, without reading the rest of it.
  static func spellings(of id: String) -> (swift: String?, objectiveC: String?) {
    guard let place = index.places[id] else { return (nil, nil) }
    return files[place.file].withUTF8Buffer { bytes in
      var spellings: (swift: String?, objectiveC: String?)
      var line = place.start
      // The spellings are in the first lines.
      for _ in 0..<4 {
        var end = line
        while end < place.end, bytes[end] != 0x0A { end += 1 }
        let text = String(decoding: bytes[min(line, end)..<end], as: UTF8.self)
        if text.hasPrefix("swift: ") { spellings.swift = String(text.dropFirst(7)) }
        if text.hasPrefix("objc: ") { spellings.objectiveC = String(text.dropFirst(6)) }
        line = end + 1
      }
      return spellings
    }
  }

  private static let (heading, newline) = (MarkSearch("## "), MarkSearch("\n"))

  private static func makeIndex() -> Index {
    var index = Index()
    for (number, file) in files.enumerated() {
      file.withUTF8Buffer { bytes in
        var open: (id: String, start: Int)?
        func close(at end: Int) {
          guard let open else { return }
          index.places[open.id] = Place(file: number, start: open.start, end: end)
          index.ids.append(open.id)
        }
        let all = UnsafeRawBufferPointer(bytes)
        var at = 0
        while let found = heading.place(in: all, from: at) {
          at = found + 3
          guard found == 0 || all[found - 1] == 0x0A else { continue }
          close(at: found)
          let end = newline.place(in: all, from: at) ?? all.count
          open = (String(decoding: all[at..<end], as: UTF8.self), end + 1)
        }
        close(at: bytes.count)
      }
    }
    return index
  }
}
