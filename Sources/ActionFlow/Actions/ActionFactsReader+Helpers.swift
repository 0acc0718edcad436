import CodeModel
import CodeSyntax

/// Reading of functions that create a quick action from a type that their callers pass: `item("search", "Search")`.
extension ActionFactsReader {
  /// The most functions whose calls are read.
  private static let maximumHelpers = 16

  /// The arguments that callers pass to a function that creates a quick action from them.
  struct Handed {
    /// The part of the function's name before parentheses and colons.
    let helper: String
    /// True if no other file can call it.
    let isPrivate: Bool
    /// The types, with the titles where these are passed as well.
    let arguments: [(type: Range<Int>, title: Range<Int>?)]
  }

  /// Returns the arguments that calls in this file pass for a type that is a parameter of its function; nil where it
  /// is no parameter, or nothing in this file calls the function.
  func handed(_ type: Range<Int>, title: Range<Int>?) -> Handed? {
    guard let number = file.functionIndex(around: type.lowerBound),
      facts.functions.indices.contains(number),
      helpers.count < Self.maximumHelpers || helpers.contains(number),
      let place = parameter(type, of: number)
    else { return nil }
    let titlePlace = title.flatMap { parameter($0, of: number) }
    let made = facts.functions[number]
    let arguments = calls(of: number).compactMap { call -> (Range<Int>, Range<Int>?)? in
      guard let type = argument(of: call, for: place, of: made) else { return nil }
      return (type, titlePlace.flatMap { argument(of: call, for: $0, of: made) } ?? title)
    }
    guard !arguments.isEmpty else { return nil }
    return Handed(helper: made.baseName, isPrivate: made.isPrivate, arguments: arguments)
  }

  /// Returns the position of the parameter that a name refers to.
  private func parameter(_ name: Range<Int>, of number: Int) -> Int? {
    guard name.count == 1, tree.isIdentifier(name.lowerBound) else { return nil }
    return file.functions[number].parameters.firstIndex {
      tree.isWord(name.lowerBound, $0.name)
    }
  }

  private func argument(
    of call: Call, for place: Int, of function: ActionFacts.Function
  ) -> Range<Int>? {
    let position = call.arguments.indices.first {
      function.parameter(for: call.arguments[$0].label, at: $0) == place
    }
    return position.map { call.arguments[$0].value }
  }

  /// Returns the calls of a function in its file, except those in its own body.
  private func calls(of number: Int) -> [Call] {
    let (function, body) = (facts.functions[number], file.functions[number].body ?? 0..<0)
    return file.calls.filter { call in
      guard call.baseName == function.baseName, !body.contains(call.nameToken) else { return false }
      return function.isSelector
        ? call.name == function.signature
        : function.mayTake(call.arguments.map { $0.label ?? "_" })
    }
  }
}
