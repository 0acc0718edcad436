import Files

extension App {
  /// Returns what would become of a quick action of a type that the app declares and makes no more. Items that the
  /// installed version made stay on the Home Screen until the updated app replaces them.
  package func trace(ofFormerType type: String, title: String?) -> ActionTrace {
    trace(KnownType(type: type, title: title, location: .init(path), isDynamic: true))
  }

  /// Where its code makes the first quick action of whose type only a running app knows; nil where all are known.
  package var unknownCreation: FileLocation? {
    index.creations.first { !$0.isTest && $0.pattern?.isTelling != true }.map {
      FileLocation($0.path, $0.range)
    }
  }

  /// The source files that count for it.
  package var codeFiles: [String] { index.files.keys.sorted() }
}

extension SharedCode {
  /// The app of a property list or a source file, though nothing may declare or make a quick action there.
  ///
  /// - Returns: nil where the file is not there.
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
