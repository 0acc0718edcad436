import CodeModel
import SourceText

extension CodeFile {
  /// The place of a token of a condition, or of what a condition governs.
  func gate(at token: Int) -> ActionFacts.Gate {
    let range = bytes(of: token)
    return ActionFacts.Gate(range: range, line: source.lines.line(at: range.start))
  }
}

extension ActionFacts {
  /// A place that a condition asks at, or governs.
  public struct Gate: Sendable, Hashable {
    public let range: ByteRange
    /// The line of the range, from 0.
    public let line: Int
  }

  /// The conditions under which a part of a function runs, as far as they are known.
  public struct Conditions: Sendable, Hashable {
    /// The values that parameters of type `Bool` have there, by the positions of the parameters.
    public var flags: [Int: Bool] = [:]
    /// Whether it is built for iOS; nil where that depends on a condition of the build.
    public var isBuilt: Bool? = true
    /// The condition that only a screen with 3D Touch passes.
    public var forceTouchGate: Gate?
    /// True if it only runs once the delegate has a window.
    var needsWindow = false
    /// The class that the root of the window has there.
    var rootClass: String?
    /// The property that has a value there, to which its file gives none.
    var unsetProperty: String?
    /// The optional property it is called on, to which its file gives a value later only.
    var laterProperty: String?
    /// True if it only runs where `UIApplication.shared.delegate` is an instance of one of the app's classes.
    var castsDelegate = false
    /// The texts one of which the type of a quick action surely equals there; empty where it may be any.
    var types: [TextExpression] = []
    /// The flags and the user info without which it does not run.
    var needs: [Need] = []

    static let none = Conditions()

    /// Returns true if it may run in a view of the app.
    func hold(in view: AppView) -> Bool {
      switch view {
      case .whole: isBuilt != false
      case .surelyBuilt: isBuilt == true
      case .withoutForceTouch: isBuilt != false && forceTouchGate == nil
      }
    }
  }

  /// A Boolean constant.
  struct Flag: Sendable, Equatable {
    let name: String
    /// The last name of the type around it.
    let owner: String?
    /// Nil where code may set it, or the build decides.
    let value: Bool?
    /// True if code of other files may set it.
    var isVariable = false
    /// The names of the functions that alone give it another value, where its file does not call them.
    var setters: Set<String> = []

    /// Returns the name under which the answer of a function without parameters is known.
    static func call(of name: String) -> String { name + "()" }
  }

  /// A value that a condition requires.
  package enum Need: Sendable, Hashable {
    /// The value of a flag, by its name behind that of its type if code has that.
    case flag(path: [String], value: Bool)
    /// A value of the quick action's user info, in a form that it is cast to.
    case userInfo(key: String, form: Facet.Form)
    /// Code that reads one of some variables, by their names behind those of their types.
    case reader(of: [String])
  }

  /// The code of an app that is followed.
  package enum AppView: Sendable, Hashable {
    /// All that may be built for iOS.
    case whole
    /// What is built for iOS whatever the conditions of the build, such as `DEBUG`, are.
    case surelyBuilt
    /// What runs on a device without 3D Touch.
    case withoutForceTouch
  }

  /// A call with what limits the paths through it: its conditions, and constants among its arguments.
  public struct TracedCall: Sendable, Equatable {
    /// As in `Function.calls`.
    public let name: String
    public internal(set) var conditions: Conditions
    /// The place of its name, where a condition of the build governs it.
    public var conditional: Gate?
    /// The labels of all arguments, nil where there is none.
    public let labels: [String?]
    /// The labels in parentheses; nil where the name has them all.
    public let written: [String]?
    /// The arguments that are `true` or `false`, by their positions.
    public var constants: [Int: Bool] = [:]
    /// The arguments that are parameters of the calling function: their positions and those of the parameters.
    public var forwarded: [Int: Int] = [:]
    /// The last name of the type whose method it calls, or that of a type that inherits from it; nil if not known.
    var receiver: String?
    /// True if its only argument is the type of a quick action.
    var handsType = false
    /// True if its only argument is the options with which a scene connects.
    var handsOptions = false
    /// The variable that is given what it makes, by its name behind that of its type, if that is all that is done with
    /// it.
    var keptIn: String?

    /// Returns true unless its labels or its argument are those of another function of the name.
    func mayMean(_ function: Function) -> Bool {
      if handsType || handsOptions, written?.count == 1, function.takesItem,
        function.parameterCount == 1
      {
        return false
      }
      // Of several closures behind the parentheses the others have labels.
      return labels.count > (written?.count ?? 0) + 1 || function.mayTake(written)
    }

    /// The conditions under which it reaches code of a function that runs under some flags only; nil if it never
    /// does.
    func conditions(calling function: Function, with flags: [Int: Bool]) -> Conditions? {
      guard !flags.isEmpty, function.mayTake(written) else { return conditions }
      var found = conditions
      let positions = labels.indices.map { function.parameter(for: labels[$0], at: $0) }
      for (parameter, value) in flags {
        if let position = positions.firstIndex(of: parameter) {
          if let constant = constants[position], constant != value { return nil }
          guard let own = forwarded[position] else { continue }
          if let known = found.flags[own], known != value { return nil }
          found.flags[own] = value
        } else if let byDefault = function.defaults[parameter], byDefault != value {
          return nil
        }
      }
      return found
    }
  }
}
