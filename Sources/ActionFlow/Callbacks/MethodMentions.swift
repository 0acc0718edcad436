import CodeModel
import CodeSyntax
import SourceText

/// The mentions of a method's name in a file.
package struct MethodMentions: Sendable, Equatable {
  /// A type that declares a method of this name, or calls that of its superclass.
  struct Owner: Sendable, Hashable {
    let name: String
    /// The superclass and the protocols, as the file declares them.
    let inherited: [String]
    /// True if the file contains the declaration that names the superclass.
    let isDeclared: Bool
  }

  /// The most types that are distinguished. A file with more counts as one that uses the method.
  static let maximumOwners = 64

  /// True if something in the file depends on the name: a call, a selector, a requirement of a protocol.
  var isUsed = false
  /// True if the file mentions the method and could not be parsed.
  var isUnclear = false
  var owners: Set<Owner> = []

  var isEmpty: Bool { !isUsed && !isUnclear && owners.isEmpty }

  mutating func insert(_ type: CodeType?, of file: CodeFile) {
    guard let type, owners.count < Self.maximumOwners else {
      isUnclear = true
      return
    }
    owners.insert(
      Owner(
        name: type.name, inherited: type.inherited, isDeclared: file.declaresSuperclass(of: type)))
  }
}

/// A search for a method in texts, most of which do not mention it.
struct MethodSearch: Sendable {
  let name: MethodName
  private let words: WordSearch
  private let selector: WordSearch

  init(_ name: MethodName) {
    self.name = name
    words = WordSearch(name.words)
    selector = WordSearch([name.selectorText])
  }

  func finds(in bytes: UnsafeRawBufferPointer) -> Bool { words.finds(in: bytes) }

  /// Returns the mentions of the method in a text.
  ///
  /// - Parameter file: the text, parsed as code.
  func mentions(in text: SourceText, _ file: () -> CodeFile) -> MethodMentions {
    guard words.finds(in: text.bytes) else { return MethodMentions() }
    // Only one side of a merge conflict is parsed.
    guard text.length <= CodeWords.maximumLength, !Self.hasConflict(text) else {
      return MethodMentions(isUnclear: true)
    }
    var mentions = MethodMentions(of: name, in: file())
    // A selector in a string.
    if selector.finds(in: text.bytes) { mentions.isUsed = true }
    return mentions
  }

  /// Returns true if a text may hold a merge conflict.
  static func hasConflict(_ text: SourceText) -> Bool { conflicts.finds(in: text.bytes) }

  private static let conflicts = WordSearch(["<<<<<<<"])
}

extension MethodMentions {
  /// Reads the mentions of a method in a file.
  ///
  /// - Parameters:
  ///   - function: the method itself, which does not count as a mention.
  ///   - callsSuper: true if calls of `super` in its body mean another method.
  init(
    of name: MethodName, in file: CodeFile, besides function: CodeFunction? = nil,
    callsSuper: Bool = false
  ) {
    self.init()
    var reader = MentionReader(file: file, name: name)
    for index in file.tree.tokens.indices where file.tree.isIdentifier(index) {
      guard reader.isMention(index), index != function?.declaration.nameToken else { continue }
      let isSuper = reader.isSentToSuper(index)
      if isSuper, callsSuper, function?.body?.contains(index) == true { continue }
      if reader.isDeclared(at: index) {
        reader.noteDeclaration(index, in: &self)
      } else if reader.isUse(index) {
        if isSuper {
          insert(file.type(around: index), of: file)
        } else {
          isUsed = true
        }
      }
      // Each mention costs a search around it, and further ones add nothing.
      if isUnclear || isUsed && owners.count >= Self.maximumOwners { return }
    }
  }
}

extension CodeFile {
  /// True if the file contains the declaration of a type that names its superclass.
  func declaresSuperclass(of type: CodeType) -> Bool {
    type.declarations.contains { index in
      guard outline.declarations.indices.contains(index),
        case .type(let kind) = outline.declarations[index].kind
      else { return false }
      switch kind {
      case .extension: return false
      case .interface, .protocol: return true
      // The superclass of an implementation is named in its interface.
      case .class, .struct, .enum, .actor: return language == .swift
      }
    }
  }
}
