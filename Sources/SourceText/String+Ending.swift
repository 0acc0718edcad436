extension String {
  /// Returns true if the text ends with these bytes. `hasSuffix` compares characters, which takes several times as long
  /// where a question is asked of every file there is.
  package func ends(with ending: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      ending.withUTF8Buffer { ending in
        guard bytes.count >= ending.count else { return false }
        let start = bytes.count - ending.count
        return ending.indices.allSatisfy { bytes[start + $0] == ending[$0] }
      }
    } ?? utf8.reversed().starts(with: ending.description.utf8.reversed())
  }
}
