extension String {
  /// Returns true if the text ends with these bytes. `hasSuffix` compares characters, which is several times
  /// slower and matters where every file of a project is tested.
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
