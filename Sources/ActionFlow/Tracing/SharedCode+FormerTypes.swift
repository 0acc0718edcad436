import Files

extension App {
  /// Returns the trace of a type that the app does not declare or create any more. Items of the installed version
  /// stay on the Home Screen until the updated app replaces them.
  package func trace(ofFormerType type: String, title: String?) -> ActionTrace {
    trace(KnownType(type: type, title: title, location: .init(path), isDynamic: true))
  }

  /// The location where code creates the first quick action whose type is known only at run time; nil where all types
  /// are known.
  package var unknownCreation: FileLocation? {
    index.creations.first { !$0.isTest && $0.pattern?.isTelling != true }.map {
      FileLocation($0.path, $0.range)
    }
  }

  /// The source files that count for it.
  package var codeFiles: [String] { index.files.keys.sorted() }
}

extension SharedCode {
  /// Returns the app of a property list or a source file, even if nothing declares or creates a quick action there.
  ///
  /// - Returns: nil where there is no such file.
  package func app(around path: String) -> App? {
    let project = project()
    if project.propertyLists.contains(path) { return app(declaredIn: path, as: path) }
    guard indexIfKnown()?.files[path] != nil, let joined = actions(for: path) else { return nil }
    let mark = mark(of: path)
    let index = withoutForeignFiles(joined, of: mark)
    let known = makeKnown(
      path, nil, withoutOtherApps(index, for: path), lifeCycle(ofAppOf: mark),
      making: [])
    return App(known, self)
  }
}
