import CodeSyntax
import Files
import SourceText

extension App {
  /// The most files that are searched for the declaration of a type, and the most with one that are returned.
  private static let maximumSearched = 4000
  private static let maximumDeclaring = 4

  /// The source files that declare or extend a type, of which nothing else about quick actions need be known; the
  /// first ones, where there are many.
  package func files(declaring type: String) -> [String] {
    known.declaring.value(for: type) {
      let search = WordSearch(["enum ", "struct ", "class ", "extension "].map { $0 + type })
      let isForeign = known.propertyList.map { code.foreignFiles(for: [$0]) }
      return Array(
        code.project().codeFiles.prefix(Self.maximumSearched).lazy.filter { path in
          guard CodeLanguage(path: path) == .swift, isForeign?(path) != true else { return false }
          return (try? code.disk.read(path)).map { search.finds(in: $0) } == true
        }.prefix(Self.maximumDeclaring))
    }
  }
}
