/// A value with offsets in a text, which move when the text before it is edited.
public protocol Shiftable: Sendable {
  /// Moves the offsets by a number of bytes; a negative number moves them towards the start.
  mutating func shift(by distance: Int32)
}

/// Parts of a text, in its order. The cost of an edit depends on the number of parts between it and the
/// previous edit, not on the number of parts after it.
///
/// The storage has a gap at the last edit, with room for new parts. The distance by which the parts after the
/// gap have moved is stored once and added when a part is read.
public struct ShiftedArray<Element: Shiftable>: RandomAccessCollection, Sendable {
  @usableFromInline var storage: [Element]
  @usableFromInline var gapStart: Int
  @usableFromInline var gapLength = 0
  /// The distance to add to the offsets of the parts after the gap.
  @usableFromInline var pending: Int32 = 0

  @inlinable public init(_ elements: [Element]) {
    storage = elements
    gapStart = elements.count
  }

  @inlinable public var count: Int { storage.count - gapLength }
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  /// An element with offsets that include all edits. The index has to be one of `indices`.
  @inlinable public subscript(index: Int) -> Element {
    get {
      if index < gapStart { return storage[index] }
      var element = storage[index + gapLength]
      element.shift(by: pending)
      return element
    }
    set {
      guard index >= gapStart else { return storage[index] = newValue }
      var element = newValue
      element.shift(by: 0 &- pending)
      storage[index + gapLength] = element
    }
  }

  /// Replaces some parts, and moves all parts after them by a distance in the text.
  @inlinable public mutating func replace(
    _ range: Range<Int>, with new: [Element], shiftingRestBy distance: Int32
  ) {
    moveGap(to: range.upperBound)
    gapStart = range.lowerBound
    gapLength += range.count
    if gapLength < new.count, let filler = new.first {
      let added = new.count + count / 64 - gapLength
      storage.insert(
        contentsOf: repeatElement(filler, count: added), at: gapStart + gapLength)
      gapLength += added
    }
    for element in new {
      storage[gapStart] = element
      gapStart += 1
    }
    gapLength -= new.count
    pending &+= distance
  }

  @inlinable mutating func moveGap(to place: Int) {
    defer { gapStart = place }
    // Nothing has been edited yet.
    guard gapLength > 0 || pending != 0 else { return }
    let (from, length) = (gapStart, gapLength)
    storage.withUnsafeMutableBufferPointer { storage in
      if place > from {
        for index in from..<place {
          var element = storage[index + length]
          element.shift(by: pending)
          storage[index] = element
        }
      } else {
        for index in (place..<from).reversed() {
          var element = storage[index]
          element.shift(by: 0 &- pending)
          storage[index + length] = element
        }
      }
    }
  }
}

extension ShiftedArray: Equatable where Element: Equatable {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
  }
}
