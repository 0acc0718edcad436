import CodeModel
import CodeSyntax

/// Reading of properties that have no value yet when a launch method passes on a quick action.
extension ActionFactsReader {
  /// The maximum number of properties that are noted of a function.
  private static let maximumUnset = 8

  /// Notes what functions called by UIKit at a launch do before they assign optional properties.
  mutating func readUnset() {
    for number in facts.functions.indices
    where facts.functions[number].entries.contains(where: { $0 == .connection || $0.isLaunch }) {
      guard let body = file.functions[number].body, let later = file.runningLater(in: body) else {
        continue
      }
      var names: Set<String> = []
      for assignment in file.assignments(in: body)
      where !assignment.isDeclaration && names.count < Self.maximumUnset {
        let name = plain(assignment.name)
        guard name.utf8.count >= 4, isEmptyAtFirst(name), names.insert(name).inserted,
          !later.holds(assignment.nameToken), isSetIn(number, body, name)
        else { continue }
        facts.functions[number].unset[name] = early(
          before: assignment.nameToken, in: body, facts.functions[number])
      }
    }
  }

  private func isEmptyAtFirst(_ name: String) -> Bool {
    file.language == .swift
      ? file.hasEmptyProperty(name) : file.messageProperties.contains(name)
  }

  /// Returns true if only one function, and functions that UIKit calls while the app runs, assign a property.
  private func isSetIn(_ number: Int, _ body: Range<Int>, _ name: String) -> Bool {
    let handlers = Set(file.handlers.map(\.function.index))
    return file.assignments(toProperty: name).allSatisfy { assignment in
      if assignment.isDeclaration { return !body.contains(assignment.nameToken) }
      return body.contains(assignment.nameToken)
        || file.function(around: assignment.nameToken).map { handlers.contains($0.index) } ?? false
    }
  }
}
