import DocumentationLookup
import SourceText
import Synchronization

/// The cached answers of the search. Several tests ask the same questions, and each takes long without
/// optimization.
enum SearchAnswers {
  private struct Question: Hashable {
    let text: String
    let language: Language
  }

  private static let known = Mutex<[Question: [String]]>([:])

  /// Returns the pages that answer a question, the best first.
  static func slugs(_ text: String, in language: Language) -> [String] {
    let question = Question(text: text, language: language)
    if let slugs = known.withLock({ $0[question] }) { return slugs }
    let slugs = DocumentationSearch.search(text, in: language).map(\.slug)
    known.withLock { $0[question] = slugs }
    return slugs
  }
}
