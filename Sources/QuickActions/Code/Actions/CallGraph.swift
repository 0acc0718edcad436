/// Which functions of source files call which, by the names of the calls, and which take quick actions from
/// properties that others store them in. Tests are left out.
///
/// What UIKit calls reaches thousands of functions, a comparison is reached by few: so ways are followed
/// from their ends.
struct CallGraph: Sendable {
  private typealias Place = ActionIndex.FunctionPlace

  private let files: [String: ActionFacts]
  private let paths: [String]
  /// The functions, file by file, with the place of the file among `paths`.
  private var functions: [(file: Int, index: Int)] = []
  /// The place of each file's first function.
  private var starts: [String: Int] = [:]
  /// The functions that call something of a name, by what stands before its first colon.
  private var callers: [String: [Int]] = [:]
  /// The functions that store quick actions under a name.
  private var writers: [String: [Int]] = [:]

  init(_ files: [String: ActionFacts]) {
    self.files = files
    paths = files.keys.sorted().filter { files[$0]?.isTest == false }
    for (file, path) in paths.enumerated() {
      starts[path] = functions.count
      for (index, function) in (files[path]?.functions ?? []).enumerated() {
        for call in function.calls {
          callers[ActionNames.base(of: call), default: []].append(functions.count)
        }
        for name in function.stores { writers[name, default: []].append(functions.count) }
        functions.append((file, index))
      }
    }
  }

  /// What some of the files say.
  func part(_ isIn: (String) -> Bool) -> Part { Part(graph: self, isIn: paths.map(isIn)) }

  /// The graph as far as it lies in some of the files.
  struct Part: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let isIn: [Bool]

    /// The functions that store quick actions.
    var writers: [ActionIndex.FunctionPlace] {
      Set(graph.writers.values.joined()).sorted().filter(has).compactMap(graph.place)
    }

    /// The functions from which one of some functions is reached, and these themselves.
    func callers(of targets: [ActionIndex.FunctionPlace]) -> Callers {
      var reached: Set<Int> = []
      // Of all functions of one name the callers are the same.
      var (called, read): (Set<String>, Set<String>) = ([], [])
      var pending = targets.compactMap(graph.number)
      while let next = pending.popLast() {
        guard has(next), reached.insert(next).inserted, let function = graph.function(next) else {
          continue
        }
        for name in ActionNames.names(of: function)
        where called.insert(function.isSelector ? function.signature : name).inserted {
          pending += (graph.callers[name] ?? []).filter { graph.mayCall($0, function) }
        }
        for name in function.reads where read.insert(name).inserted {
          pending += graph.writers[name] ?? []
        }
      }
      return Callers(graph: graph, reached: reached)
    }

    private func has(_ number: Int) -> Bool {
      guard graph.functions.indices.contains(number) else { return false }
      let file = graph.functions[number].file
      return isIn.indices.contains(file) && isIn[file]
    }
  }

  /// Functions from which others are reached.
  struct Callers: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let reached: Set<Int>

    func contains(_ place: ActionIndex.FunctionPlace) -> Bool {
      graph.number(of: place).map(reached.contains) ?? false
    }
  }

  private func place(_ number: Int) -> Place? {
    guard functions.indices.contains(number), paths.indices.contains(functions[number].file) else {
      return nil
    }
    return Place(path: paths[functions[number].file], index: functions[number].index)
  }

  private func number(of place: Place) -> Int? { starts[place.path].map { $0 + place.index } }

  private func function(_ number: Int) -> ActionFacts.Function? {
    guard let place = place(number), let functions = files[place.path]?.functions else {
      return nil
    }
    return functions.indices.contains(place.index) ? functions[place.index] : nil
  }

  /// Whether one of the functions that call something of a function's name may mean that function.
  private func mayCall(_ caller: Int, _ function: ActionFacts.Function) -> Bool {
    guard function.isSelector, let calls = self.function(caller)?.calls else { return true }
    return calls.contains(function.signature)
      || calls.contains(ActionNames.base(of: function.signature))
  }
}
