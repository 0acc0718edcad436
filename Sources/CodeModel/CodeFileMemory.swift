import CodeSyntax
import Synchronization

/// The computed properties of a file, cached. One object contains all of them: a project has thousands of files, and
/// allocating an object for each property takes time.
final class CodeFileMemory: Sendable {
  let marks = Mutex<TokenMarks?>(nil)
  let calls = Mutex<[Call]?>(nil)
  let comparisons = Mutex<[Comparison]?>(nil)
  let assignments = Mutex<[Assignment]?>(nil)
  let constants = Mutex<[StringConstant]?>(nil)
  let conditions = Mutex<[CodeCondition]?>(nil)
  let handlers = Mutex<[Handler]?>(nil)
  /// The closures that nothing runs.
  let neverRun = Mutex<[Range<Int>]?>(nil)
  /// The names for the class of quick actions.
  let itemAliases = Mutex<Set<String>?>(nil)
  /// The braces that begin bodies of Swift.
  let bodies = Mutex<[Int]?>(nil)
  /// The ranges that are never built.
  let inactive = Mutex<[Range<Int>]?>(nil)
  /// True if the file is written in Swift 2.
  let era = Mutex<Bool?>(nil)
  // Indexes by position and by name.
  let functionRanges = Mutex<NestedRanges?>(nil)
  let functionBodies = Mutex<NestedRanges?>(nil)
  let variableBodies = Mutex<NestedRanges?>(nil)
  let typeRanges = Mutex<NestedRanges?>(nil)
  let conditionRanges = Mutex<NestedRanges?>(nil)
  /// The type of each declaration that is one, and the types by their names.
  let typesOfDeclarations = Mutex<[Int: Int]?>(nil)
  let typesByName = Mutex<[String: [Int]]?>(nil)
  let variablesByName = Mutex<[String: [Int]]?>(nil)
  let macrosByWord = Mutex<[String: Set<String>]?>(nil)
  let messageProperties = Mutex<Set<String>?>(nil)
  let changedInPlace = Mutex<Set<String>?>(nil)
  let functionsByName = Mutex<[String: [Int]]?>(nil)
  let assignmentsByName = Mutex<[String: [Int]]?>(nil)
}
