import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The name of a method as callers, overrides and selectors write it.
package struct MethodName: Hashable, Sendable {
  /// The name before the labels, which every mention in Swift and Objective-C contains.
  let baseName: String
  /// The labels in Swift, `_` for none. A method that UIKit also calls without its block has two lists; a method that
  /// is declared only in Objective-C has none, since its Swift name depends on headers.
  let labels: [[String]]
  /// The pieces of the selector, without their colons.
  let selector: [String]
  /// The least number of arguments of a call in Swift.
  let minimumCount: Int

  init(_ function: CodeFunction, in language: CodeLanguage) {
    baseName = function.baseName
    switch language {
    case .swift:
      let labels = function.parameters.map { $0.label ?? "_" }
      self.labels = [labels]
      selector = Self.selector(baseName, labels)
      // The last block can be a trailing closure.
      let written = function.parameters.count { !$0.hasDefault }
      minimumCount = max(0, written - 1)
    case .objectiveC:
      labels = []
      selector = function.signature.split(separator: ":").map(String.init)
      minimumCount = 0
    }
  }

  init(_ signature: APISignature) {
    baseName = signature.baseName
    labels =
      [signature.labels] + (signature.hasCompletionHandler ? [signature.labels.dropLast()] : [])
    selector = signature.selector.map(\.name)
    minimumCount = max(0, signature.parameters.count - 1)
  }

  /// Returns the pieces of the selector that Objective-C has for a Swift method.
  private static func selector(_ baseName: String, _ labels: [String]) -> [String] {
    guard let first = labels.first else { return [baseName] }
    let rest = labels.dropFirst().map { $0 == "_" ? "" : $0 }
    guard first != "_" else { return [baseName] + rest }
    let isPreposition = ["with", "for", "at", "in", "to", "from", "of", "on", "by"].contains {
      first.hasPrefix($0)
    }
    let joined = first.prefix(1).uppercased() + first.dropFirst()
    return [baseName + (isPreposition ? "" : "With") + joined] + rest
  }

  /// The selector as one string.
  var selectorText: String { selector.map { $0 + ":" }.joined() }

  /// The words that every file contains that mentions the method.
  var words: [String] {
    let first = selector.first ?? baseName
    return first.hasPrefix(baseName) ? [baseName] : [baseName, first]
  }

  /// Returns true if a function is declared with this name.
  func isName(of function: CodeFunction, in language: CodeLanguage) -> Bool {
    switch language {
    case .swift:
      function.baseName == baseName
        && labels.contains(function.parameters.map { $0.label ?? "_" })
    case .objectiveC: function.signature == selectorText
    }
  }

  /// Returns true if a call with these labels may call this method. Arguments with default values and trailing
  /// closures may be missing.
  func mayBeCalled(with written: [String]) -> Bool {
    written.count >= minimumCount && labels.contains { Self.isSubsequence(written, of: $0) }
  }

  static func isSubsequence(_ part: some Sequence<String>, of whole: [String]) -> Bool {
    var rest = whole[...]
    for element in part {
      guard let index = rest.firstIndex(of: element) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
