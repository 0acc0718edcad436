import CodeModel

/// What the other source files of an app say: the index without what one file said when it was read, without other apps
/// and without tests.
///
/// A view of the index, because a rule asks for one name and the index can hold thousands.
package struct OtherCode: Sendable {
  let index: CodeIndex
  /// What is known of the app. Its file is left out, if it has one.
  let facts: CodeFacts
  /// The paths of the source files of the app, read on first use; nil where any may belong to it.
  private let ownPaths = Lazily<Dictionary<String, ActionFacts>.Keys?>()

  init(_ index: CodeIndex, _ facts: CodeFacts) {
    self.index = index
    self.facts = facts
  }

  /// Whether every file was read.
  package var isComplete: Bool { index.isComplete }

  /// What the files of the app say, by their paths.
  package var files: [(path: String, facts: CodeIndex.FileFacts)] {
    let paths = own.map(Array.init) ?? Array(index.files.keys)
    return paths.compactMap { path in
      guard path != facts.path, counts(path), let file = index.files[path] else { return nil }
      return (path, file)
    }
  }

  /// The parts of a type, in the order of their files. A type that no other has the name of counts wherever it stands.
  package func parts(of name: String) -> [CodeIndex.TypePart] {
    let parts = index.parts[name] ?? []
    guard parts.count > 1 else { return parts.filter { $0.path != facts.path } }
    // Where many apps have a type of the name, each looks at its own files.
    guard let own, own.count < parts.count else {
      return parts.filter { part in
        part.path != facts.path && counts(part.path) && own?.contains(part.path) ?? true
      }
    }
    return files.sorted { $0.path < $1.path }
      .flatMap { $0.facts.parts.filter { $0.name == name } }
  }

  /// All parts of a type and of its superclasses, as far as they are known.
  package func parts(withSuperclassesOf name: String) -> [CodeIndex.TypePart] {
    CodeIndex.parts(withSuperclassesOf: name) { parts(of: $0) }
  }

  /// Returns true if some part of a type is as wanted.
  package func contains(where matches: (CodeIndex.TypePart) -> Bool) -> Bool {
    files.contains { $0.facts.parts.contains(where: matches) }
  }

  private var own: Dictionary<String, ActionFacts>.Keys? {
    ownPaths {
      guard let shared = facts.shared, let path = facts.path else { return nil }
      return shared.actionsOfOwnApp(of: path)?.files.keys
    }
  }

  /// Returns false for a file of tests, or one that the targets of projects have in other apps alone.
  private func counts(_ path: String) -> Bool {
    !facts.isOfOtherApp(path) && index.files[path]?.actions.isTest != true
  }
}
