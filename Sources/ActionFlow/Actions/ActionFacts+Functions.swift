import CodeModel
import SourceText

extension ActionFacts {
  /// The way in which UIKit delivers a quick action to a function.
  public enum Entry: Sendable, Hashable {
    /// UIKit calls it while the app runs.
    case handler(Handler.Kind)
    /// It reads the quick action from the launch options.
    ///
    /// - Parameter returnsFalse: true if it returns `false` after it has handled or stored the quick action, so that
    ///   UIKit does not call the handler as well.
    case launch(returnsFalse: Bool)
    /// It reads `shortcutItem` from the connection options of a scene.
    case connection

    package var isLaunch: Bool { if case .launch = self { true } else { false } }
    var isHandler: Bool { if case .handler = self { true } else { false } }
  }

  /// A function that has to do with quick actions.
  public struct Function: Sendable, Equatable {
    /// The name with labels; in Objective-C the selector.
    public let signature: String
    /// The name before the parentheses or the first colon, by which functions are looked up.
    public let baseName: String
    /// The name under which Swift calls a method of Objective-C, or the first part of the selector under which that calls
    /// one of Swift, where it is another.
    public var otherName: String?
    /// The full name of the type around it; nil at the top level.
    public let owner: String?
    public let nameRange: ByteRange
    /// The range from its first token to the end of its body.
    public let range: ByteRange
    /// True if a parameter is a quick action, or if the function is a member of a quick action.
    public internal(set) var takesItem: Bool
    /// True if it is implemented here, and not only declared.
    public let hasBody: Bool
    /// True if only its own file can call it.
    public var isPrivate = false
    /// The number of parameters for which a call gives a value, the last perhaps as a closure behind the parentheses.
    var requiredArguments = 0
    /// The ways in which UIKit brings quick actions to it; empty for a function that UIKit does not call with one.
    public var entries: [Entry] = []
    /// The line of its name, from 0, where UIKit delivers quick actions to it.
    public var entryLine: Int?
    /// The location of its name, where UIKit delivers quick actions to it and a compilation condition governs it.
    public var conditional: Gate?
    /// The log calls of a function that gets a quick action and only logs; nil if it may do more.
    var idle: Logging?
    /// The condition before everything that it does with a quick action, where only devices with 3D Touch meet it.
    public var forceTouchGate: Gate?
    /// True if it returns `false` for the quick action of a launch and does nothing with it.
    public var losesLaunch = false
    /// The calls to which it passes the launch options, if UIKit calls it at a launch.
    public var launchCalls: [LaunchCall] = []
    /// The value that it returns where it has handled the quick action of a launch, if other functions may pass it
    /// the options.
    public var launchAnswer: LaunchAnswer?
    /// The base names of the functions that it calls.
    public var calls: Set<String> = []
    /// The calls with known conditions or arguments, together with all other calls of the same names.
    public var tracedCalls: [TracedCall] = []
    /// The default values of its parameters of type `Bool`, by position.
    public var defaults: [Int: Bool] = [:]
    /// True if it creates quick actions, or reads stored ones, and nothing in its file calls it.
    public var isUncalled = false
    /// The type of the value that it passes to a closure, where it is a modifier of SwiftUI views.
    var handedType: String?
    /// True if it does nothing, or nothing but log.
    public var onlyLogs = false
    /// The functions of the app that it calls, where it does nothing else but log.
    var idleCalls: Set<String>?
    /// True if it assigns a property, or a name that it does not declare; known only for functions that read a type.
    public var assigns = false
    /// The names that it assigns, where UIKit delivers quick actions to it.
    var assignedNames: Set<String> = []
    /// The names to which it assigns quick actions for other code to read.
    public var stores: Set<String> = []
    /// The names, such as those of properties, from which it reads quick actions.
    public var reads: Set<String> = []
    /// The names in `stores` and `reads` that are properties of its own type and that it uses only on `self`.
    var owned: Set<String> = []
    /// The keys that it reads from a notification, by the name of the notification, where it reads nothing else from
    /// it.
    var noteKeys: [String: Set<String>] = [:]
    /// The only object whose notifications it is told of, by the names of these.
    var noteObjects: [String: String] = [:]
    /// The names that it gives no value in any case, before it reads them.
    var clears: Set<String> = []
    /// The calls and assignments that it makes before there is a view, where UIKit calls it at a launch.
    var early: Early?
    /// The calls and assignments that it makes before the view of a controller is loaded, when nothing is on screen
    /// yet. In a function that creates no window, the window is that of a storyboard.
    var unseen: Early?
    /// The calls and assignments that it makes before it first sets an optional property, by the name of the
    /// property.
    var unset: [String: Early] = [:]
    /// True if it reads stored quick actions and its file calls it only when the view of a controller is loaded or
    /// appears.
    var isOfAppearance = false
    /// True if it reads stored quick actions and its file names it only as an observer of the app entering the
    /// foreground.
    var isOfForeground = false
    /// True if its file mentions it only in calls from functions; known in files that read stored quick actions.
    var isOnlyCalled = false

    init(
      signature: String, baseName: String, owner: String?, nameRange: ByteRange, range: ByteRange,
      takesItem: Bool, hasBody: Bool
    ) {
      self.signature = signature
      self.baseName = baseName
      self.owner = owner
      self.nameRange = nameRange
      self.range = range
      self.takesItem = takesItem
      self.hasBody = hasBody
    }

    /// The signature, preceded by the name of the type around it.
    public var fullName: String {
      let signature = entries.isEmpty ? signature : Self.asUIKitCalls(signature)
      return owner.map { $0 + "." + signature } ?? signature
    }

    /// Returns the signature with `_` for a first parameter that has no label in Swift 2.
    private static func asUIKitCalls(_ signature: String) -> String {
      let old = "application(application:"
      return signature.hasPrefix(old)
        ? "application(_:" + signature.dropFirst(old.count) : signature
    }

    /// True if it is an Objective-C method, which is called by its whole selector.
    var isSelector: Bool { !signature.contains("(") }

    /// Returns the position of the parameter that receives an argument; nil where the function has no such parameter.
    func parameter(for label: String?, at position: Int) -> Int? {
      guard !isSelector, let open = signature.firstIndex(of: "(") else { return position }
      let own = signature[signature.index(after: open)...].split(separator: ":").dropLast()
      guard let label else {
        // A trailing closure and the parameters of a macro have no labels of their own.
        return own.indices.contains(position) && own[position] != "_" ? nil : position
      }
      if label == Called.anyLabel { return position }
      return own.firstIndex { $0 == label }
    }

    /// The number of its parameters; nil for an Objective-C method.
    var parameterCount: Int? {
      isSelector ? nil : signature.utf8.count { $0 == UInt8(ascii: ":") }
    }

    /// Returns true if a call with these labels may call it. Parameters with a default value may be left out, and a
    /// variadic one takes several arguments.
    func mayTake(_ labels: [String]?) -> Bool {
      guard let labels, !isSelector, let open = signature.firstIndex(of: "(") else { return true }
      guard labels.count + 1 >= requiredArguments else { return false }
      var own = signature[signature.index(after: open)...].split(separator: ":").dropLast()[...]
      var hasTaken = false
      for label in labels {
        if let place = own.firstIndex(where: { $0 == label }) {
          own = own[(place + 1)...]
        } else if label == Called.anyLabel, !own.isEmpty {
          own = own.dropFirst()
        } else if label != "_" || !hasTaken {
          return false
        }
        hasTaken = true
      }
      return true
    }
  }

  /// A call to which a launch method passes the launch options.
  public struct LaunchCall: Sendable, Equatable {
    /// The name, or the selector in Objective-C.
    public let name: String
    /// The value that the launch method returns after the call.
    public let returns: Returned
    /// True if the result of the call alone decides that value.
    public let isAll: Bool

    /// The value that a launch method returns after a call: `false`, the opposite of the call's result, or another.
    public enum Returned: Sendable, Equatable { case no, opposite, other }
  }

  /// The value that is returned where a quick action was handled; `idle` for `true` without having done anything.
  public enum LaunchAnswer: Sendable, Equatable { case yes, no, idle, other }
}
