import CodeModel

/// What the other source files of an app say: the index without what one file said when it was read.
///
/// A view of the index, because a rule asks for one name and the index can hold thousands.
package struct OtherCode: Sendable {
  let index: CodeIndex
  /// The file that is left out; nil for none.
  let path: String?
  /// The source files of the app of `path`, read on first use; nil where any may belong to it.
  let ownFiles = Lazily<[String: ActionFacts]?>()

  /// Whether every file was read.
  package var isComplete: Bool { index.isComplete }

  /// What the files say, by their paths.
  package var files: some Sequence<(key: String, value: CodeIndex.FileFacts)> {
    index.files.lazy.filter { $0.key != path }
  }

  /// The parts of a type, in the order of their files.
  package func parts(of name: String) -> [CodeIndex.TypePart] {
    (index.parts[name] ?? []).filter { $0.path != path }
  }

  /// All parts of a type and of its superclasses, as far as they are known.
  package func parts(withSuperclassesOf name: String) -> [CodeIndex.TypePart] {
    CodeIndex.parts(withSuperclassesOf: name) { parts(of: $0) }
  }

  /// Returns true if some part of a type is as wanted.
  package func contains(where matches: (CodeIndex.TypePart) -> Bool) -> Bool {
    files.contains { $0.value.parts.contains(where: matches) }
  }
}
