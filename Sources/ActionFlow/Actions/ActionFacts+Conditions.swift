import CodeModel
import SourceText

extension CodeFile {
  /// The location of a token of a condition, or of code that a condition governs.
  func gate(at token: Int) -> ActionFacts.Gate {
    let range = bytes(of: token)
    return ActionFacts.Gate(range: range, line: source.lines.line(at: range.start))
  }
}

extension ActionFacts {
  /// The location of a condition, or of code that a condition governs.
  public struct Gate: Sendable, Hashable {
    public let range: ByteRange
    /// The line of the range, from 0.
    public let line: Int
  }

  /// The conditions under which a part of a function runs, as far as they are known.
  public struct Conditions: Sendable, Hashable {
    /// The values that parameters of type `Bool` have there, by the positions of the parameters.
    public var flags: [Int: Bool] = [:]
    /// True if it is built for iOS; nil where that depends on a compilation condition.
    public var isBuilt: Bool? = true
    /// The condition that only a screen with 3D Touch passes.
    public var forceTouchGate: Gate?
    /// True if it only runs once the delegate has a window.
    var needsWindow = false
    /// True if it only runs once a window has become the key window.
    var needsKeyWindow = false
    /// The class to which the window's root view controller is cast there.
    var rootClass: String?
    /// The optional property that must have a value there, though its file never assigns one.
    var unsetProperty: String?
    /// The optional property on which it is called, to which its file assigns a value only later.
    var laterProperty: String?
    /// True if it only runs where `UIApplication.shared.delegate` is an instance of one of the app's classes.
    var castsDelegate = false
    /// The texts of which one equals the type of the quick action there; empty if the type may be any.
    var types: [TextExpression] = []
    /// The further requirements without which it does not run, such as the value of a flag.
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
    /// The value; nil where code may set it, or the build decides.
    let value: Bool?
    /// True if code of other files may set it.
    var isVariable = false
    /// The functions that alone assign another value, where its file does not call them.
    var setters: Set<String> = []

    /// Returns the name under which the result of a function without parameters is recorded as a flag.
    static func call(of name: String) -> String { name + "()" }
  }

  /// A value that a condition requires.
  package enum Need: Sendable, Hashable {
    /// The value of a flag, by its name, preceded by that of its type where code writes it.
    case flag(path: [String], value: Bool)
    /// A value of the quick action's user info, and the type to which it is cast.
    case userInfo(key: String, form: Facet.Form)
    /// Code that reads one of some variables, each by the name of its type and its own.
    case reader(of: [String])
  }

  /// The part of an app's code that is followed.
  package enum AppView: Sendable, Hashable {
    /// All code that may be built for iOS.
    case whole
    /// The code that is built for iOS under any compilation conditions, such as `DEBUG`.
    case surelyBuilt
    /// The code that runs on a device without 3D Touch.
    case withoutForceTouch
  }

  /// A call with what limits the paths through it: its conditions, and constants among its arguments.
  public struct TracedCall: Sendable, Equatable {
    /// As in `Function.calls`.
    public let name: String
    public internal(set) var conditions: Conditions
    /// The location of its name, where a compilation condition governs it.
    public var conditional: Gate?
    /// The labels of all arguments, with nil for an argument without a label.
    public let labels: [String?]
    /// The labels in parentheses; nil where the name already contains all labels.
    public let written: [String]?
    /// The arguments that are `true` or `false`, by their positions.
    public var constants: [Int: Bool] = [:]
    /// The arguments that pass on parameters of the calling function: positions of the parameters by those of the
    /// arguments.
    public var forwarded: [Int: Int] = [:]
    /// The last name of the type whose method is called, or of a type that inherits from it; nil if not known.
    var receiver: String?
    /// True if its only argument is the type of a quick action.
    var handsType = false
    /// True if its only argument is the options with which a scene connects.
    var handsOptions = false
    /// The variable that is given what it makes, by its name behind that of its type, if that is all that is done with
    /// it.
    var keptIn: String?

    /// Returns true unless its labels or its argument show that it calls another function of the same name.
    func mayMean(_ function: Function) -> Bool {
      if handsType || handsOptions, written?.count == 1, function.takesItem,
        function.parameterCount == 1
      {
        return false
      }
      // The first of several trailing closures has no label.
      return labels.count > (written?.count ?? 0) + 1 || function.mayTake(written)
    }

    /// Returns the conditions under which it reaches code of a function that runs only for some values of its Boolean
    /// parameters; nil if it never does.
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
