import AppFiles
import SourceText
import StringsFile

/// The positions of the values in a strings file without errors. An edit of plain characters inside a value does not
/// affect anything else, and only rules that have reported something at its entry need to run again.
struct ValuesOfTable: Sendable {
  private struct Place: Shiftable {
    var entryStart: UInt32
    var start: UInt32
    var end: UInt32

    mutating func shift(by distance: Int32) {
      let distance = UInt32(bitPattern: distance)
      entryStart &+= distance
      start &+= distance
      end &+= distance
    }
  }

  private var places: ShiftedArray<Place>

  init?(_ file: TranslationFile) {
    guard case .table(let table) = file.content, table.form == .pairs, table.isWhole,
      table.issues.isEmpty
    else { return nil }
    let places: [Place] = table.entries.compactMap { entry in
      guard let value = entry.value, value.quote == UInt8(ascii: "\"") else { return nil }
      return Place(
        entryStart: UInt32(clamping: entry.range.start),
        start: UInt32(clamping: value.content.start),
        end: UInt32(clamping: value.content.end))
    }
    self.places = ShiftedArray(places)
  }

  /// Returns the value that contains an edit; nil where there is none, or it is not plain.
  func value(around edit: ByteRange, in text: SourceText) -> ValueBeforeEdit? {
    let index = places.partitioningIndex { Int($0.start) > edit.start } - 1
    guard index >= 0 else { return nil }
    let place = places[index]
    let content = ByteRange(start: Int(place.start), end: Int(place.end))
    guard content.contains(edit), text.isPlainValue(content) else { return nil }
    return ValueBeforeEdit(
      index: index, entry: ByteRange(start: Int(place.entryStart), end: content.end),
      length: text.length)
  }

  /// Records an edit, and returns the change in the length of the value; nil where the value is not plain any more.
  mutating func update(_ before: ValueBeforeEdit, in text: SourceText) -> Int? {
    let distance = text.length - before.length
    guard places.indices.contains(before.index), let shift = Int32(exactly: distance) else {
      return nil
    }
    var place = places[before.index]
    let end = Int(place.end) + distance
    guard text.isPlainValue(ByteRange(start: Int(place.start), end: end)) else { return nil }
    place.end = UInt32(clamping: end)
    places.replace(before.index..<(before.index + 1), with: [place], shiftingRestBy: shift)
    return distance
  }
}

/// A value of a strings file as it is before it is edited.
public struct ValueBeforeEdit: Sendable {
  let index: Int
  /// The range from the start of its entry to the end of the value.
  let entry: ByteRange
  /// The length of the file in bytes.
  let length: Int
}

extension SourceText {
  /// The longest value, in bytes, that is compared with each edit.
  private static let maximumPlainLength = 4096

  /// Returns true for a range of short text on one line, without quotes and escapes.
  fileprivate func isPlainValue(_ range: ByteRange) -> Bool {
    guard clamp(range) == range, range.length <= Self.maximumPlainLength else { return false }
    let content = bytes[range.start..<range.end]
    return String(validating: content, as: UTF8.self) != nil
      && !content.contains { byte in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D: true
        default: false
        }
      }
  }
}
