import ActionFlow
import AppFiles
import CodeModel
import Files
import RuleSubjects

/// Access to the files around those that are checked. The command line, the server's thread and its background work
/// each implement it.
public protocol CheckContext {
  /// Returns the surroundings of a property list, or of the path where a tool writes one; nil where they are not
  /// known.
  mutating func surroundings(of propertyList: String) -> Surroundings?
  /// Returns the property lists whose texts are looked up in a file of translations; nil where they are not known.
  mutating func propertyLists(lookingUpIn path: String) -> [InfoPlist]?
  /// Returns the facts about the app of a source file.
  mutating func codeFacts(of path: String) -> CodeFacts
}
