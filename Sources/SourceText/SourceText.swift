// There are three notations of positions, each used in one part of the project.
//
// - A *byte offset* counts UTF-8 bytes from the start of the text. Everything below the server uses it: the
//   syntax tree, the model, the rules, completion and hover.
// - An *LSP position* is a zero-based line and a zero-based column in the negotiated unit (UTF-16 by
//   default). Only the server's mapping uses it, through `position(at:in:)` and `offset(of:in:)`.
// - A *command-line position* is a one-based line and a one-based UTF-16 column, as Xcode shows it. Only the
//   command line uses it; it is an LSP position plus one.
//
// A byte order mark is not part of a text: `FileEncoding` removes and restores it.

/// A text: UTF-8 bytes and the table of its lines.
///
/// Any bytes are accepted. Bytes that are not UTF-8 are preserved; each counts as one column.
public struct SourceText: Sendable, Equatable {
  /// The longest text that is read, in bytes. Offsets are stored in 32 bits; a property list that people edit
  /// is a thousand times smaller.
  public static let maximumLength = 256 * 1024 * 1024

  public private(set) var bytes: [UInt8]
  /// The offsets at which the lines begin.
  public private(set) var lines: LineTable

  /// - Parameter bytes: the text; bytes beyond `maximumLength` are cut off.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes.count <= Self.maximumLength ? bytes : Array(bytes.prefix(Self.maximumLength))
    lines = LineTable(self.bytes)
  }

  public init(_ string: String) {
    self.init(Array(string.utf8))
  }

  /// The length in bytes.
  @inlinable public var length: Int { bytes.count }

  /// The whole text. Bytes that are not UTF-8 are replaced by U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  public static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

  /// Returns the range, clamped to the text.
  public func clamp(_ range: ByteRange) -> ByteRange {
    ByteRange(
      start: min(max(range.start, 0), length), end: min(max(range.end, 0), length))
  }

  /// The text of a range, which is clamped first.
  public subscript(range: ByteRange) -> String {
    let range = clamp(range)
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range.start..<range.end]), as: UTF8.self)
    }
  }

  /// Replaces a range by new text and updates the line table.
  ///
  /// Callers make sure that the result does not exceed `maximumLength`; bytes beyond it are dropped.
  public mutating func replace(_ range: ByteRange, with replacement: [UInt8]) {
    let range = clamp(range)
    let room = Self.maximumLength - (length - range.length)
    let replacement = replacement.count <= room ? replacement : Array(replacement.prefix(room))
    bytes.replace(range, with: replacement)
    lines.update(for: bytes, replaced: range, newLength: replacement.count)
  }

  /// Returns the text with edits applied. The edits refer to this text and do not overlap; an edit that
  /// overlaps an earlier one is left out.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    var result: [UInt8] = []
    var copied = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    for (_, edit) in sorted {
      let range = clamp(edit.range)
      guard range.start >= copied else { continue }
      result.append(contentsOf: bytes[copied..<range.start])
      result.append(contentsOf: edit.replacement.utf8)
      copied = range.end
    }
    result.append(contentsOf: bytes[copied...])
    return SourceText(result)
  }
}

extension [UInt8] {
  /// The number of bytes that are moved at a time.
  private static let moveLength = 1920

  /// Does the same as `replaceSubrange`, but moves bytes towards the start in pieces: for a long move over a
  /// short distance C libraries use an instruction that moves single bytes.
  fileprivate mutating func replace(_ range: ByteRange, with replacement: [UInt8]) {
    let removed = range.length - replacement.count
    guard removed > 0 else {
      return replaceSubrange(range.start..<range.end, with: replacement)
    }
    let kept = range.start + replacement.count
    replaceSubrange(range.start..<kept, with: replacement)
    let end = count
    withUnsafeMutableBytes { bytes in
      var from = range.end
      while from < end {
        let length = Swift.min(Self.moveLength, end - from)
        UnsafeMutableRawBufferPointer(rebasing: bytes[(from - removed)..<(from - removed + length)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[from..<(from + length)]))
        from += length
      }
    }
    removeLast(removed)
  }
}
