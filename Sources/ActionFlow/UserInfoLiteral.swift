import AppFiles
import PropertyList

/// The user info of a quick action as an expression in code.
public struct UserInfoLiteral: Sendable, Hashable {
  package let swift: String
  package let objectiveC: String

  /// The deepest nesting of values.
  static let maximumDepth = 8

  /// Returns nil where a value cannot be written in code, such as a date.
  init?(_ node: SyntaxTree.NodeID, in tree: SyntaxTree) {
    guard tree[node].kind == .dictionary, let value = Self.value(node, tree, depth: 0) else {
      return nil
    }
    // The outermost dictionary is a Swift dictionary.
    swift =
      value.swift.hasSuffix(" as NSDictionary")
      ? String(value.swift.dropLast(" as NSDictionary".count)) : value.swift
    objectiveC = value.objectiveC
  }

  private static func value(
    _ node: SyntaxTree.NodeID, _ tree: SyntaxTree, depth: Int
  ) -> (swift: String, objectiveC: String)? {
    guard depth < maximumDepth else { return nil }
    switch tree[node].kind {
    case .string:
      let text = tree.scalarText(of: node)
      guard !holdsPlaceholder(text) else { return nil }
      return (CodeLiteral.swift(text) + " as NSString", CodeLiteral.objectiveC(text))
    case .integer:
      guard let number = Int(tree.scalarText(of: node)) else { return nil }
      return ("\(number) as NSNumber", "@(\(number))")
    case .true: return ("true as NSNumber", "@YES")
    case .false: return ("false as NSNumber", "@NO")
    case .array:
      var (swift, objectiveC): ([String], [String]) = ([], [])
      for child in tree.values(of: node) {
        guard let value = value(child, tree, depth: depth + 1) else { return nil }
        swift.append(value.swift)
        objectiveC.append(value.objectiveC)
      }
      let list = swift.isEmpty ? "[NSString]()" : "[\(swift.joined(separator: ", "))] as [Any]"
      return ("(\(list)) as NSArray", "@[\(objectiveC.joined(separator: ", "))]")
    case .dictionary:
      var (swift, objectiveC): ([String], [String]) = ([], [])
      var keys = Set<String>()
      for entry in tree.entries(of: node) {
        guard let node = entry.value, let value = value(node, tree, depth: depth + 1) else {
          return nil
        }
        let key = tree.scalarText(of: entry.key)
        // Two equal keys would crash the app.
        guard keys.insert(key).inserted else { return nil }
        swift.append("\(CodeLiteral.swift(key)): \(value.swift)")
        objectiveC.append("\(CodeLiteral.objectiveC(key)): \(value.objectiveC)")
      }
      let own = depth == 0 ? "" : " as NSDictionary"
      let list = swift.isEmpty ? "[:]" : "[\(swift.joined(separator: ", "))]"
      let typed = depth == 0 || swift.isEmpty ? list : "(\(list) as [String: Any])"
      return (typed + own, "@{\(objectiveC.joined(separator: ", "))}")
    default: return nil
    }
  }
}
