import CodeModel

/// The index of an app's other source files: without one file, without other apps and without tests.
///
/// It is a view of the whole index, because a rule looks up one name and the index can contain thousands.
package struct OtherCode: Sendable {
  let index: CodeIndex
  /// The facts about the app. Its file is left out, if it has one.
  let facts: CodeFacts
  /// The types of the app, read on first use.
  private let made = Lazily<AppTypes>()

  init(_ index: CodeIndex, _ facts: CodeFacts) {
    self.index = index
    self.facts = facts
  }

  /// True if every file was read.
  package var isComplete: Bool { index.isComplete }

  /// The facts of the app's files, with their paths, in the order of these.
  package var files: [(path: String, facts: CodeIndex.FileFacts)] {
    types.paths.compactMap { path in
      guard path != facts.path, let file = index.files[path] else { return nil }
      return (path, file)
    }
  }

  /// Returns the parts of a type, in the order of their files. A type with a unique name counts in any file.
  package func parts(of name: String) -> [CodeIndex.TypePart] {
    let all = index.parts[name] ?? []
    let parts = all.count > 1 ? types.parts(of: name, in: index) : all
    return parts.contains { $0.path == facts.path } ? parts.filter { $0.path != facts.path } : parts
  }

  /// Returns the superclasses and protocols that the files name for a type; those of the left out file may be among
  /// them.
  func inherited(by name: String) -> Set<String> {
    let parts = index.parts[name] ?? []
    return parts.count > 1
      ? types.inherited(by: name, in: index) : Set(parts.first?.inherited ?? [])
  }

  /// Returns all parts of a type and of its superclasses, as far as they are known.
  package func parts(withSuperclassesOf name: String) -> [CodeIndex.TypePart] {
    CodeIndex.parts(withSuperclassesOf: name) { parts(of: $0) }
  }

  /// Returns true if some type has one of these properties.
  package func contains(_ traits: AppTypes.Trait...) -> Bool {
    traits.contains { trait in
      types.paths(with: trait, in: index).contains { $0 != facts.path }
    }
  }

  private var types: AppTypes {
    made { facts.shared?.appTypes(facts, in: index) ?? AppTypes(facts, in: index) }
  }
}
