import CodeModel
import CodeSyntax
import SourceText

/// How a file mentions a method by its name.
package struct MethodMentions: Sendable, Equatable {
  /// A type that declares a method of the name, or calls that of its superclass.
  struct Owner: Sendable, Hashable {
    let name: String
    /// The superclass and the protocols that the file gives the type.
    let inherited: [String]
    /// True if the file says what the superclass is.
    let isDeclared: Bool
  }

  /// How many types are told apart. A file with more counts as one that uses the method.
  static let maximumOwners = 64

  /// True if something in the file depends on the name: a call, a selector, a requirement of a protocol.
  var isUsed = false
  /// True if the file names the method and cannot be understood.
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

/// Looks for a method in texts, of which most do not mention it.
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

  /// Returns what a text says about the method.
  ///
  /// - Parameter file: the text, read as code.
  func mentions(in text: SourceText, _ file: () -> CodeFile) -> MethodMentions {
    guard words.finds(in: text.bytes) else { return MethodMentions() }
    // Only one side of a conflict is read.
    guard text.length <= CodeWords.maximumLength, !Self.hasConflict(text) else {
      return MethodMentions(isUnclear: true)
    }
    var mentions = MethodMentions(of: name, in: file())
    // A selector that is made of a text.
    if selector.finds(in: text.bytes) { mentions.isUsed = true }
    return mentions
  }

  /// Returns true if a text may hold a merge conflict.
  static func hasConflict(_ text: SourceText) -> Bool { conflicts.finds(in: text.bytes) }

  private static let conflicts = WordSearch(["<<<<<<<"])
}

extension MethodMentions {
  /// What a file says about a method.
  ///
  /// - Parameters:
  ///   - function: the method itself, which is no mention.
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
      // Each costs a look around, and more say no more.
      if isUnclear || isUsed && owners.count >= Self.maximumOwners { return }
    }
  }
}

extension CodeFile {
  /// True if the file holds the declaration of a type that names its superclass.
  func declaresSuperclass(of type: CodeType) -> Bool {
    type.declarations.contains { index in
      guard outline.declarations.indices.contains(index),
        case .type(let kind) = outline.declarations[index].kind
      else { return false }
      switch kind {
      case .extension: return false
      case .interface, .protocol: return true
      // The superclass of an implementation stands in its interface.
      case .class, .struct, .enum, .actor: return language == .swift
      }
    }
  }
}
