import Files
import SourceText

extension CheckedCode {
  /// Returns true if a quick action of an app for which the file counts has a way as wanted; false also where that is
  /// not known.
  ///
  /// - Parameter question: a name under which the answer is kept: it has to be the same for all files.
  package func hasTrace(asking question: String, where isWanted: (ActionTrace) -> Bool) -> Bool {
    apps.contains { $0.hasTrace(asking: question, where: isWanted) }
  }

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

  /// True if the app of the file surely has the life cycle of SwiftUI, which runs on iOS 14 and later.
  package var hasSwiftUI: Bool {
    guard let path = facts.path, let shared = facts.shared else { return false }
    let all = apps.map(\.lifeCycle.value)
    return all.isEmpty
      ? shared.lifeCycle(ofAppOf: shared.mark(of: path)).value == .swiftUI
      : all.allSatisfy { $0 == .swiftUI }
  }

  /// The methods in the file that would get quick actions, in classes that UIKit does not call.
  package var uncalledEntries: [ByteRange] {
    guard let path = facts.path else { return [] }
    return apps.flatMap { $0.uncalledEntries(in: path) }.compactMap(range)
  }

  /// The places in the file that traces name, each once, with the first trace that does.
  ///
  /// - Parameters:
  ///   - question: a name under which the places are kept: they have to be the same whatever file asks.
  ///   - find: the places of a trace that somebody looks for.
  package func places(
    asking question: String, _ find: (ActionTrace) -> [FileLocation?]
  ) -> [(trace: ActionTrace, range: ByteRange)] {
    var seen: Set<ByteRange> = []
    return allPlaces(asking: question, find).filter { seen.insert($0.range).inserted }
  }

  /// The places in the file that traces name, with each trace that does. In place of one in a file that no rule looks
  /// at, the function that UIKit calls counts.
  ///
  /// - Parameters:
  ///   - question: a name under which the places are kept: they have to be the same whatever file asks.
  ///   - find: the places of a trace that somebody looks for.
  package func allPlaces(
    asking question: String, _ find: (ActionTrace) -> [FileLocation?]
  ) -> [(trace: ActionTrace, range: ByteRange)] {
    guard let path = facts.path else { return [] }
    let index = facts.shared?.indexIfKnown()
    return apps.flatMap { app in
      app.places(in: path, asking: question) { trace in
        find(trace).map { place in
          place.map { index?.isReadForNames($0.path) == true } == true
            ? (trace.warm.first ?? trace.cold.first)?.location : place
        }
      }
    }.compactMap { trace, place in
      range(of: place).map { (trace, $0) }
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
