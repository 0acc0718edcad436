extension String {
  /// Returns true if another text is part of this one. Does what the library's does for texts in ASCII and compares
  /// bytes, which takes a hundredth of the time: names are searched for names all along.
  package func contains(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var (whole, part) = (self, part)
    return whole.withUTF8 { whole in
      part.withUTF8 { part in
        guard whole.count >= part.count else { return false }
        return (0...(whole.count - part.count)).contains { start in
          whole[start] == first
            && UnsafeBufferPointer(rebasing: whole[start..<(start + part.count)])
              .hasSameBytes(as: part)
        }
      }
    }
  }
}
