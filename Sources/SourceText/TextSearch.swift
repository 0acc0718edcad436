extension String {
  /// Returns true if another text is part of this one. Compares bytes, which gives the result of the
  /// library's function for ASCII in a hundredth of the time; names are searched for very often.
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
