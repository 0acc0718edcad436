import Files
import SourceText

extension CheckedCode {
  /// The ways of the quick actions of all apps for which the file counts; none where that is not known.
  package var traces: [ActionTrace] { apps.flatMap(\.traces) }

  private var apps: [App] {
    guard let path = facts.path, let shared = facts.shared else { return [] }
    return shared.apps(having: path)
  }

  /// True if an app for which the file counts brings quick actions to a function of it, itself or through others.
  ///
  /// - Parameter name: the place of the function's name.
  package func reaches(_ name: ByteRange) -> Bool {
    guard let path = facts.path else { return false }
    let apps = apps
    guard apps.isEmpty else { return apps.contains { $0.reaches(path, name) } }
    // Nothing declares a quick action: what a scene delegate calls by that name is all that is known.
    guard let index = facts.shared?.actions(for: path),
      let called = index.files[path]?.functions.first(where: { $0.nameRange == name })
    else { return false }
    return index.files.values.contains { file in
      file.functions.contains { function in
        function.baseName == "windowScene" && function.takesItem
          && (function.calls.contains(called.baseName) || function.calls.contains(called.signature))
      }
    }
  }

  /// True if UIKit brings the app its quick actions through scenes; nil where that is not known, or apps that
  /// share the file differ.
  package var hasScenes: Bool? {
    guard let path = facts.path, let shared = facts.shared else { return nil }
    let apps = apps
    guard let first = apps.first else {
      return shared.lifeCycle(ofAppOf: shared.mark(of: path)).hasScenes
    }
    return apps.allSatisfy { $0.hasScenes == first.hasScenes } ? first.hasScenes : nil
  }

  /// The places in the file that traces name, each once, with the first trace that does. In place of one in a file that
  /// no rule looks at, the function that UIKit calls counts.
  ///
  /// - Parameter find: the places of a trace that somebody looks for.
  package func places(
    _ find: (ActionTrace) -> [FileLocation?]
  ) -> [(trace: ActionTrace, range: ByteRange)] {
    var seen: Set<ByteRange> = []
    let index = facts.shared?.indexIfKnown()
    return traces.flatMap { trace in
      let places = find(trace).map { place in
        place.map { index?.isReadForNames($0.path) == true } == true
          ? (trace.warm.first ?? trace.cold.first)?.location : place
      }
      return places.compactMap(range).filter { seen.insert($0).inserted }.map { (trace, $0) }
    }
  }

  /// The range of a place that lies in the file, as the file is now.
  package func range(of place: FileLocation?) -> ByteRange? {
    guard let place, place.path == facts.path, let range = place.range,
      range.end <= file.source.length
    else { return nil }
    return range
  }
}
