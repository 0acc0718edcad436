import CodeModel

/// The index of an app's other source files: without one file, without other apps and without tests.
///
/// It is a view of the whole index, because a rule looks up one name and the index can contain thousands.
package struct OtherCode: Sendable {
  let index: CodeIndex
  /// The facts about the app. Its file is left out, if it has one.
  let facts: CodeFacts
  /// The paths of the source files of the app, read on first use; nil where any file may belong to it.
  private let ownPaths = Lazily<Dictionary<String, ActionFacts>.Keys?>()

  init(_ index: CodeIndex, _ facts: CodeFacts) {
    self.index = index
    self.facts = facts
  }

  /// True if every file was read.
  package var isComplete: Bool { index.isComplete }

  /// The facts of the app's files, with their paths.
  package var files: [(path: String, facts: CodeIndex.FileFacts)] {
    let paths = own.map(Array.init) ?? Array(index.files.keys)
    return paths.compactMap { path in
      guard path != facts.path, counts(path), let file = index.files[path] else { return nil }
      return (path, file)
    }
  }

  /// Returns the parts of a type, in the order of their files. A type with a unique name counts in any file.
  package func parts(of name: String) -> [CodeIndex.TypePart] {
    let parts = index.parts[name] ?? []
    guard parts.count > 1 else { return parts.filter { $0.path != facts.path } }
    // Where many apps have a type of this name, each uses its own files.
    guard let own, own.count < parts.count else {
      return parts.filter { part in
        part.path != facts.path && counts(part.path) && own?.contains(part.path) ?? true
      }
    }
    return files.sorted { $0.path < $1.path }
      .flatMap { $0.facts.parts.filter { $0.name == name } }
  }

  /// Returns all parts of a type and of its superclasses, as far as they are known.
  package func parts(withSuperclassesOf name: String) -> [CodeIndex.TypePart] {
    CodeIndex.parts(withSuperclassesOf: name) { parts(of: $0) }
  }

  /// Returns true if some part of a type fulfils a condition.
  package func contains(where matches: (CodeIndex.TypePart) -> Bool) -> Bool {
    files.contains { $0.facts.parts.contains(where: matches) }
  }

  private var own: Dictionary<String, ActionFacts>.Keys? {
    ownPaths {
      guard let shared = facts.shared, let path = facts.path else { return nil }
      return shared.actionsOfOwnApp(of: path)?.files.keys
    }
  }

  /// Returns false for a test file, or one that targets list only for other apps.
  private func counts(_ path: String) -> Bool {
    !facts.isOfOtherApp(path) && index.files[path]?.actions.isTest != true
  }
}
