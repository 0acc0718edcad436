/// The functions that only life cycle methods and handlers call.
extension CallGraph {
  /// The life cycle methods that run when an app becomes active. True for the scene life cycle, false for the app
  /// delegate life cycle.
  static let callbacks: [String: Bool] = [
    "sceneDidBecomeActive": true, "sceneWillEnterForeground": true,
    "applicationDidBecomeActive": false, "applicationWillEnterForeground": false,
  ]

  /// The life cycle methods that run when a scene or the app is left.
  private static let leaving: Set<String> = [
    "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect",
    "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate",
  ]

  /// The functions that run only when UIKit calls certain methods.
  struct Callbacks: Sendable {
    /// The functions that run only through a method of `callbacks`, by number; true for a method of the scene life
    /// cycle.
    var active: [Int: Bool] = [:]
    /// The functions that do not run at the launch of an app with scenes: they are called only by handlers, by
    /// methods for leaving a scene, or by methods of the app delegate life cycle.
    var afterLaunch: Set<Int> = []
  }

  /// - Parameters:
  ///   - functions: all functions in the order of their numbers.
  ///   - callers: the numbers of the functions that call something, by the base name of the call.
  static func readCallbacks(
    among functions: [ActionFacts.Function], _ callers: [String: [Int]],
    _ files: [String: ActionFacts]
  ) -> Callbacks {
    var seeds: (ofScenes: [Int], ofApp: [Int], late: [Int]) = ([], [], [])
    var candidates: [String: [Int]] = [:]
    for (number, function) in functions.enumerated() {
      if callers[function.baseName] == nil {
        let isHandler = function.entries.contains(where: \.isHandler)
        if isHandler || leaving.contains(function.baseName) { seeds.late.append(number) }
        guard function.isOnlyCalled else { continue }
        switch callbacks[function.baseName] {
        case true: seeds.ofScenes.append(number)
        case false: seeds.ofApp.append(number)
        case nil: continue
        }
      } else if function.isOnlyCalled {
        candidates[function.baseName, default: []].append(number)
      }
    }
    guard !seeds.ofScenes.isEmpty || !seeds.ofApp.isEmpty || !candidates.isEmpty else {
      return .init()
    }
    let mentioned = mentionedNames(files)
    func reached(from seeds: [Int]) -> Set<Int> {
      guard let mentioned else { return Set(seeds) }
      // Code that mentions another function of this base name does not mean the handler.
      var found = Set(
        seeds.filter {
          !functions[$0].entries.isEmpty || !mentioned.contains(functions[$0].baseName)
        })
      var (pending, left): ([Int], [String: Int]) = (Array(found), [:])
      while let next = pending.popLast() {
        for call in functions[next].calls {
          let name = ActionNames.base(of: call)
          guard let numbers = candidates[name], !mentioned.contains(name) else { continue }
          let rest = (left[name] ?? callers[name]?.count ?? 0) - 1
          left[name] = rest
          guard rest == 0 else { continue }
          for number in numbers where found.insert(number).inserted { pending.append(number) }
        }
      }
      return found
    }
    var found = Callbacks()
    for number in reached(from: seeds.ofScenes) { found.active[number] = true }
    for number in reached(from: seeds.ofApp) { found.active[number] = false }
    found.afterLaunch = reached(from: seeds.late + seeds.ofApp)
    return found
  }

  /// Returns the names that code mentions other than in calls from functions, or contains as texts; nil where that is
  /// not known.
  private static func mentionedNames(_ files: [String: ActionFacts]) -> Set<String>? {
    var names: Set<String> = []
    for facts in files.values where !facts.isTest {
      guard let mentioned = facts.mentionedNames else { return nil }
      names.formUnion(mentioned)
    }
    return names
  }
}
