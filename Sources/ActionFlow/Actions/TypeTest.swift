/// A condition on the whole type of a quick action, of which the answer is known with the type: `item.type.count > 20`.
struct TypeTest: Sendable, Hashable {
  /// The kind of test.
  enum Question: Sendable, Hashable {
    case isEmpty, hasPrefix(String), hasSuffix(String), contains(String), isOne(of: [String])
    /// The number of characters, with the sign of the comparison.
    case count(String, Int)
  }

  let question: Question
  /// The answer that is needed.
  let holds: Bool

  /// Returns true if a type passes.
  func passes(_ type: String) -> Bool {
    let answer =
      switch question {
      case .isEmpty: type.isEmpty
      case .hasPrefix(let text): type.hasPrefix(text)
      case .hasSuffix(let text): type.hasSuffix(text)
      case .contains(let text): type.contains(text)
      case .isOne(let texts): texts.contains(type)
      case .count(let sign, let number):
        switch sign {
        case "==": type.count == number
        case "!=": type.count != number
        case ">": type.count > number
        case ">=": type.count >= number
        case "<": type.count < number
        default: type.count <= number
        }
      }
    return answer == holds
  }
}
