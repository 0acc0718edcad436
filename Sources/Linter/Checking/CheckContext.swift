import ActionFlow
import AppFiles
import CodeModel
import Files
import RuleSubjects

/// What lies beside files that are checked. The command line, the server's thread and its work in the
/// background each have their own way to find it.
public protocol CheckContext {
  /// Returns what surrounds a property list, or the place where a tool writes one; nil where nobody knows.
  mutating func surroundings(of propertyList: String) -> Surroundings?
  /// The property lists whose texts are looked up in a file of translations; nil where nobody knows.
  mutating func propertyLists(lookingUpIn path: String) -> [InfoPlist]?
  /// Returns what is known of the app that a source file belongs to.
  mutating func codeFacts(of path: String) -> CodeFacts
}
