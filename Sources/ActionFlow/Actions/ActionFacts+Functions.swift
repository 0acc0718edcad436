import CodeModel
import SourceText

extension ActionFacts {
  /// The way in which UIKit brings a quick action to a function.
  public enum Entry: Sendable, Hashable {
    /// UIKit calls it while the app runs.
    case handler(Handler.Kind)
    /// It reads the launch key.
    ///
    /// - Parameter returnsFalse: whether it does so where it has handled or stored the quick action, so that
    ///   UIKit does not call the handler as well.
    case launch(returnsFalse: Bool)
    /// It reads `shortcutItem` of the options with which a scene is connected.
    case connection

    package var isLaunch: Bool { if case .launch = self { true } else { false } }
    var isHandler: Bool { if case .handler = self { true } else { false } }
  }

  /// A function that has to do with quick actions.
  public struct Function: Sendable, Equatable {
    /// With labels, or the selector in Objective-C.
    public let signature: String
    /// The name before the parentheses or the first colon. Functions are looked up by it, many times.
    public let baseName: String
    /// The name under which Swift calls a method of Objective-C, or the first part of the selector under which that calls
    /// one of Swift, where it is another.
    public var otherName: String?
    /// The full name of the type around it; nil at the top level.
    public let owner: String?
    public let nameRange: ByteRange
    /// From the first token to the last of its body.
    public let range: ByteRange
    /// True if a parameter is a quick action, or if it is a member of one.
    public internal(set) var takesItem: Bool
    /// True if it is implemented here, and not only declared.
    public let hasBody: Bool
    /// True if only its own file can call it.
    public var isPrivate = false
    /// The number of parameters for which a call gives a value, the last perhaps as a closure behind the parentheses.
    var requiredArguments = 0
    /// The ways in which UIKit brings quick actions to it; empty for a function that UIKit does not call with one.
    public var entries: [Entry] = []
    /// The line of its name, from 0, where UIKit brings it quick actions.
    public var entryLine: Int?
    /// The place of its name, where UIKit brings it quick actions and a condition of the build governs it.
    public var conditional: Gate?
    /// The log calls of a function that gets a quick action and only logs; nil if it may do more.
    var idle: Logging?
    /// The condition before all that it does with a quick action, where only a screen with 3D Touch passes it.
    public var forceTouchGate: Gate?
    /// True if it returns `false` for the quick action of a launch and does nothing with it.
    public var losesLaunch = false
    /// What it calls with the options of a launch, if UIKit calls it at one.
    public var launchCalls: [LaunchCall] = []
    /// What it returns where it has handled the quick action of a launch, if others may give it the options.
    public var launchAnswer: LaunchAnswer?
    /// The base names of what it calls.
    public var calls: Set<String> = []
    /// Those of its calls of which more is known, with all others of their names.
    public var tracedCalls: [TracedCall] = []
    /// The default values of its parameters of type `Bool`, by position.
    public var defaults: [Int: Bool] = [:]
    /// True if it makes quick actions or takes them from where they are kept, and nothing in its file calls it.
    public var isUncalled = false
    /// The type that it hands to a closure, where it is a modifier of SwiftUI's views.
    var handedType: String?
    /// True if it does no more than to log, if that.
    public var onlyLogs = false
    /// The functions of the app that it calls, where it does nothing else but to log.
    var idleCalls: Set<String>?
    /// True if it assigns a property or a name that it has not declared; known where a type is looked at.
    public var assigns = false
    /// The names that it assigns, where UIKit brings it quick actions.
    var assignedNames: Set<String> = []
    /// The names that it assigns quick actions to, which others read.
    public var stores: Set<String> = []
    /// The names of the properties and the like that it takes quick actions from.
    public var reads: Set<String> = []
    /// The names in `stores` and `reads` of properties that its own type declares and that it uses on `self` only.
    var owned: Set<String> = []
    /// The keys that it asks a notification for, by the name of that, where it reads no more of it.
    var noteKeys: [String: Set<String>] = [:]
    /// The only object whose notifications it is told of, by the names of these.
    var noteObjects: [String: String] = [:]
    /// The names that it gives no value in any case, before it reads them.
    var clears: Set<String> = []
    /// What it does before there is a view, where UIKit calls it at a launch.
    var early: Early?
    /// The same, before the view of a controller is loaded: nothing is on screen yet. Where a function makes no window
    /// that holds for the window of a storyboard.
    var unseen: Early?
    /// Its calls and assignments before it sets an optional property for the first time, by the property's name.
    var unset: [String: Early] = [:]
    /// True if it takes quick actions and its file calls it only when the view of a controller is loaded or appears.
    var isOfAppearance = false
    /// True if it takes quick actions and its file names it only as what is told that the app comes to the foreground.
    var isOfForeground = false
    /// True if its file mentions it only where functions call it; known in files that take quick actions from where they
    /// are kept.
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

    /// The signature behind the name of the type around it.
    public var fullName: String {
      let signature = entries.isEmpty ? signature : Self.asUIKitCalls(signature)
      return owner.map { $0 + "." + signature } ?? signature
    }

    /// In Swift 2 a first parameter has no label where none is written.
    private static func asUIKitCalls(_ signature: String) -> String {
      let old = "application(application:"
      return signature.hasPrefix(old)
        ? "application(_:" + signature.dropFirst(old.count) : signature
    }

    /// True if it is a method of Objective-C, which is called by its whole name.
    var isSelector: Bool { !signature.contains("(") }

    /// The place of the parameter that an argument is for; nil where the function has no such one.
    func parameter(for label: String?, at position: Int) -> Int? {
      guard !isSelector, let open = signature.firstIndex(of: "(") else { return position }
      let own = signature[signature.index(after: open)...].split(separator: ":").dropLast()
      guard let label else {
        // A last closure and a macro's parameters have no labels of their own.
        return own.indices.contains(position) && own[position] != "_" ? nil : position
      }
      if label == Called.anyLabel { return position }
      return own.firstIndex { $0 == label }
    }

    /// The number of its parameters; nil for a method of Objective-C.
    var parameterCount: Int? {
      isSelector ? nil : signature.utf8.count { $0 == UInt8(ascii: ":") }
    }

    /// Returns true if it may be meant by a call with some labels. Parameters with a value of their own may be left
    /// out, and one may take several arguments.
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

  /// A call that a launch method gives the launch options to.
  public struct LaunchCall: Sendable, Equatable {
    /// The name, or the selector.
    public let name: String
    /// What the launch method returns behind it.
    public let returns: Returned
    /// True if its answer decides that, and nothing else depends on it.
    public let isAll: Bool

    /// What is returned behind a call.
    public enum Returned: Sendable, Equatable { case no, opposite, other }
  }

  /// What is returned where a quick action was handled; `idle` says yes and has done nothing.
  public enum LaunchAnswer: Sendable, Equatable { case yes, no, idle, other }
}
