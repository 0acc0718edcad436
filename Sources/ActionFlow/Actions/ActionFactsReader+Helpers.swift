import CodeModel
import CodeSyntax

/// Quick actions that a function makes of the type that its callers give it: `item("search", "Search")`.
extension ActionFactsReader {
  /// How many functions are asked for their calls.
  private static let maximumHelpers = 16

  /// What a function is given of which a quick action is made.
  struct Handed {
    /// The part of the function's name before parentheses and colons.
    let helper: String
    /// Whether no other file can call it.
    let isPrivate: Bool
    /// The types, with the titles where these are handed over as well.
    let arguments: [(type: Range<Int>, title: Range<Int>?)]
  }

  /// Returns what the calls of this file give the function around a type, where that is one of its parameters; nil
  /// where it is none, or where nothing here calls it.
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

  /// The place of the parameter that a name stands for.
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

  /// The calls of a function in its file, those of itself left out.
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
