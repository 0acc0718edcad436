import Files
import SourceText

extension SharedCode {
  /// A source file that is in no index although it may spell a type.
  package enum UnseenFile: Sendable, Equatable {
    /// The file, or a folder, cannot be read.
    case unread(String)
    /// The file spells the type, and is excluded, behind a link, in another encoding or in the middle of a merge.
    case spells(String)
  }

  /// Returns the first source file or folder of the project that a rename of a type would miss; nil where all files
  /// are known that spell it. Reads all source files.
  package func unseenFile(spelling type: String) -> UnseenFile? {
    let project = project()
    if let folder = project.unreadable.first { return .unread(folder) }
    guard let paths = allSources() else { return .unread(project.folder) }
    let known = Set(project.codeFiles)
    let spelling = TypeSpelling(type)
    let files = state.withLock { $0.files(on: disk) }
    let found = Parallel.compactMap(paths, while: { true }) { path -> UnseenFile? in
      do {
        let bytes = try files.read(path) { bytes in
          bytes.prefix(Self.mark).contains(0) || spelling.mayStand(in: bytes)
        }
        guard let bytes else { return nil }
        let (text, encoding) = FileEncoding.decode(bytes)
        let isFollowed =
          known.contains(path) && encoding.form == .utf8 && !MethodSearch.hasConflict(text)
        return !isFollowed && spelling.stands(in: text) ? .spells(path) : nil
      } catch {
        // The file may have been removed meanwhile.
        return disk.kind(of: path) == .other ? nil : .unread(path)
      }
    }
    return found?.first
  }
}

/// The ways to spell a type in code: the whole type, the part after the bundle identifier, a case name.
private struct TypeSpelling {
  /// The part after the last dot, or the whole type.
  private let ending: String
  private let search: MarkSearch

  init(_ type: String) {
    ending = type.split(separator: ".").last.map(String.init) ?? type
    search = MarkSearch(ending)
  }

  func mayStand(in bytes: UnsafeRawBufferPointer) -> Bool { search.finds(in: bytes) }

  /// Returns true if a text contains the type or its ending between quotes, or as a case name.
  func stands(in text: SourceText) -> Bool {
    text.bytes.withUnsafeBytes { bytes in
      var start = 0
      while let index = search.place(in: bytes, from: start) {
        let end = index + ending.utf8.count
        if isSpelled(from: index, to: end, bytes) { return true }
        start = index + 1
      }
      return false
    }
  }

  private func isSpelled(from start: Int, to end: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let after = end < bytes.count ? bytes[end] : 0
    let before = start > 0 ? bytes[start - 1] : 0
    if after == UInt8(ascii: "\"") {
      return before == UInt8(ascii: "\"") || before == UInt8(ascii: ".")
    }
    guard !Self.isWordByte(after), before == UInt8(ascii: " ") else { return false }
    // `case search`, `case search, settings`
    let head = bytes[max(0, start - 5)..<start]
    return head.elementsEqual("case ".utf8) || head.suffix(2).elementsEqual(", ".utf8)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
