import CodeModel
import SourceText

/// What one source file says about quick actions, made of that file alone. Places are bytes of its
/// text, so that two readings of one text are equal.
public struct ActionFacts: Sendable, Equatable {
  /// A name that stands for a text.
  public struct Constant: Sendable, Equatable {
    /// How the name is declared.
    public enum Kind: Sendable, Equatable { case constant, enumCase, computed, macro }

    public let kind: Kind
    public let name: String
    /// The full name of the type around it.
    public let owner: String?
    /// What the name stands for.
    public let value: TextExpression
    /// The range of the name in its declaration.
    public let nameRange: ByteRange
    /// Nil where the name is the value, as for a case of an enumeration.
    public let valueRange: ByteRange?
    /// Whether code may give it another value.
    public var isVariable = false

    /// The name behind that of the type around it.
    public var fullName: String { owner.map { $0 + "." + name } ?? name }
  }

  /// How a function comes to a quick action.
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
  }

  /// A function that has to do with quick actions.
  public struct Function: Sendable, Equatable {
    /// With labels, or the selector in Objective-C.
    public let signature: String
    /// The name before the parentheses or the first colon. Functions are looked up by it, many times.
    public let baseName: String
    /// The full name of the type around it; nil at the top level.
    public let owner: String?
    public let nameRange: ByteRange
    /// From the first token to the last of its body.
    public let range: ByteRange
    /// Whether a parameter is a quick action.
    public let takesItem: Bool
    /// Whether it is written here, and not only declared.
    public let hasBody: Bool
    /// Whether only its own file can call it.
    public var isPrivate = false
    /// How quick actions come to it, if UIKit brings them.
    public var entries: [Entry] = []
    /// The line of its name, from 0, where UIKit brings it quick actions.
    public var entryLine: Int?
    /// The place of its name, where UIKit brings it quick actions and a condition of the build governs it.
    public var conditional: Gate?
    /// What it does for every quick action, where UIKit calls it with one and that may be nothing but to log.
    var idle: Logging?
    /// The condition before all that it does with a quick action, where only a screen with 3D Touch passes it.
    public var forceTouchGate: Gate?
    /// Whether it returns `false` for the quick action of a launch and does nothing with it.
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
    /// Whether it makes quick actions, and nothing in its file calls it.
    public var isUncalled = false
    /// The type that it hands to a closure, where it is a modifier of SwiftUI's views.
    var handedType: String?
    /// Whether it does no more than to log, if that.
    public var onlyLogs = false
    /// The functions of the app that it calls, where it does nothing else but to log.
    var idleCalls: Set<String>?
    /// Whether it assigns a property or a name that it has not declared; known where a type is looked at.
    public var assigns = false
    /// The names that it assigns quick actions to, which others read.
    public var stores: Set<String> = []
    /// The names of the properties and the like that it takes quick actions from.
    public var reads: Set<String> = []
    /// What it does before there is a view, where UIKit calls it at a launch.
    var early: Early?

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

    /// Whether it is a method of Objective-C, which is called by its whole name.
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

    /// Returns true if it may be meant by a call with some labels. Parameters with a value of their own may be left
    /// out, and one may take several arguments.
    func mayTake(_ labels: [String]?) -> Bool {
      guard let labels, !isSelector, let open = signature.firstIndex(of: "(") else { return true }
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
    /// Whether its answer decides that, and nothing else depends on it.
    public let isAll: Bool

    /// What is returned behind a call.
    public enum Returned: Sendable, Equatable { case no, opposite, other }
  }

  /// What is returned where a quick action was handled; `idle` says yes and has done nothing.
  public enum LaunchAnswer: Sendable, Equatable { case yes, no, idle, other }

  /// Where a type that is looked at comes from.
  public enum Origin: Sendable, Hashable {
    /// A quick action.
    case item
    /// A text of a property of this name in which the type of one waits, and others may as well.
    case kept(String)
    /// The same, if the app keeps types in such a property.
    case keptMember(String)
    /// Something of this name, which is a quick action if the app declares such a property.
    case member(String)
    /// A text that the function gets for a parameter, by its place.
    case parameter(Int)

    /// The property out of which it is taken.
    var property: String? {
      switch self {
      case .kept(let name), .keptMember(let name): name
      case .item, .member, .parameter: nil
      }
    }

    /// Whether only a name says that it is a quick action, and one that other things have as well.
    var isByName: Bool {
      guard case .member(let name) = self else { return false }
      return !ActionFactsReader.isConventional(name)
    }

    /// Whether texts that are no types of quick actions may come from there, too.
    var mayBeOther: Bool {
      switch self {
      case .item: false
      case .member: isByName
      case .kept, .keptMember, .parameter: true
      }
    }
  }

  /// Why it is not known what becomes of a type.
  public enum Obstacle: Sendable, Equatable {
    /// It is passed on to something that is not understood.
    case passed(String)
    /// What counts is `userInfo` or the title.
    case otherPart(String)
    /// It is stored, returned, or made into another text.
    case made
    /// It waits under a name, or is announced under it, for code that no call names.
    case handedOver(String)
  }

  /// A place that looks at a type.
  public struct Use: Sendable, Equatable {
    /// What is done with the type.
    public enum Kind: Sendable, Equatable {
      case compared(Comparison.Kind, TextExpression)
      /// `E(rawValue: type)`, with the name of the enumeration; nil is the type around it.
      case enumeration([String]?)
      /// Given to a function under a label.
      case passed(String, label: String?, position: Int)
      /// Looked up in a table, or looked for in a list, by its name with what stands before its dots.
      case lookedUp([String])
      case obstacle(Obstacle)
    }

    public let kind: Kind
    public let origin: Origin
    /// Whether only what stands behind the last dot is looked at.
    public let isLastComponent: Bool
    /// What the type is compared with; where it is not compared, the type itself.
    public let range: ByteRange
    /// The line in which `range` begins, from 0, so that nobody has to open the file to name the place.
    public let line: Int
    /// The function around it, as an index of `functions`.
    public let function: Int?
    /// The full name of the type around it; nil at the top level.
    public let owner: String?
    /// What runs where the comparison holds.
    public internal(set) var way: Way?
    /// Whether nothing happens here for other types.
    public let isExclusive: Bool
    /// Whether nothing is done where the comparison holds.
    public internal(set) var isEmpty: Bool
    /// Where no more is done than to log: the functions of the app that are called, which may only log as well.
    public internal(set) var logging: Set<String>?
    /// Where the text stands that the type is compared with, if not at `range`.
    var textRange: ByteRange?
    /// Whether nothing is done where the comparison holds but to return an answer.
    var onlyAnswers = false
    /// Whether `empty-branch-for-type` reports that nothing is done there.
    var isReported = false
    /// Whether something is surely done here for types that no comparison names.
    var actsForOthers = false
    /// The statements that show something for types that no comparison names, whatever else gets the type there.
    var shownForOthers: ByteRange?
    /// The type whose function gets the type, where the call says it or calls it on itself.
    var receiver: String?
    /// Whether the quick action itself is given away, and not its type.
    public let passesItem: Bool
    /// The conditions under which it runs, as far as its function tells.
    public var conditions = Conditions.none
    /// The texts that the type surely equals there.
    public var equals: [TextExpression] = []
    /// Whether nothing is done there but in branches of `#if`.
    public var isEmptyUnlessBuilt = false
    /// The name under which it is handed on, or under which code that watches for it gets it.
    var handover: String?
    /// When the code around it is told of what waits under that name.
    var watch = Watch.always
    /// Whether a view, or a controller of views, has it.
    var isInView = false
    /// The view of SwiftUI, or the modifier of views, that has it.
    var swiftUIView: String?
    /// The member that is asked of the case of an enumeration, without which nothing is done.
    var wantedMember: String?
    /// The property that is called, or whose method is, where the file gives it no value.
    var unsetProperty: String?
  }

  /// What runs for a type.
  public struct Way: Sendable, Equatable {
    public let range: ByteRange
    /// What it calls, by base name, without logs and completion handlers.
    public let calls: [Called]
    /// The first property of something else that it assigns.
    public let assigned: Called?
    /// The notifications that it posts, where it does nothing else; nil where it does more, or nobody knows.
    var posted: [String]?
  }

  /// A name that is called.
  public struct Called: Sendable, Equatable {
    public let name: String
    /// The type whose method it is; nil for a method of an object.
    public let owner: String?
    public let range: ByteRange
    /// Whether its result is assigned, or given to another call.
    public let isValue: Bool
    /// The full name of the type whose code calls it on itself; nil for a call on something else.
    public let caller: String?
    /// The labels of the arguments in parentheses, `_` where there is none; nil where the name says them all.
    public var labels: [String]?

    /// What stands for the label of a first argument that old Swift left out.
    static let anyLabel = "*"

    /// Whether it shows something, which people take for what a quick action does.
    var shows: Bool { Self.shows(name) }

    static func shows(_ name: String) -> Bool {
      let first = name.prefix { $0 != ":" }
      return [
        "present", "presentViewController", "push", "pushViewController", "show",
        "showViewController", "showDetailViewController", "performSegue",
        "performSegueWithIdentifier", "openURL",
      ].contains(first)
    }

    /// Whether an object is made by it.
    var isInitializer: Bool {
      name.hasPrefix("init") || ["alloc", "new"].contains(name)
        || name.unicodeScalars.first?.properties.isUppercase == true
    }
  }

  /// A `case` of a `switch` over an enumeration.
  public struct Branch: Sendable, Equatable {
    /// The name of the case, without its dot.
    public let caseName: String
    public let range: ByteRange
    /// The function around it, as an index of `functions`.
    public let function: Int?
    /// What runs for the case.
    public let way: Way
    /// Whether nothing is done for it.
    public let isEmpty: Bool
    /// Where no more is done than to log: the functions of the app that are called, which may only log as well.
    public let logging: Set<String>?
    /// Whether it stands in a function that gets the enumeration only, so that it depends on the caller, too.
    public var isElsewhere = false
    /// Whether it does nothing in a closure, which no rule on branches reports.
    var isInClosure = false
    /// The property that is nil for the case.
    var nilMember: String?
  }

  /// A dynamic quick action that is made.
  public struct Creation: Sendable, Equatable {
    /// The type of the quick action.
    public let type: TextExpression
    public let range: ByteRange
    /// Where the text of the type stands: there, or where a local name is set.
    public let valueRange: ByteRange
    /// The function around it, as an index of `functions`.
    public let function: Int?
    /// The full name of the type around it; nil at the top level.
    public let owner: String?
    /// The title; nil where none is given.
    public let title: TextExpression?
    public let titleRange: ByteRange?
    /// The function around it, where that is given the type and all calls of this file are read: only other
    /// files may give it one that is not known.
    public let helper: String?
    /// Of which cases of an enumeration the type is made, where it may be one of those.
    public var cases: Cases?
    /// The condition before it that only a screen with 3D Touch passes.
    public var forceTouchGate: Gate?
  }

  /// A string literal, whatever it is for.
  public struct Literal: Sendable, Equatable {
    public let text: String
    /// With the quotes.
    public let range: ByteRange
  }

  /// A name of an image or a symbol, or a title, in the call that makes an icon or a quick action.
  public struct Name: Sendable, Equatable {
    /// What the name names.
    public enum Kind: Sendable { case image, symbol, title }

    public let kind: Kind
    public let text: String
    public let range: ByteRange
  }

  public internal(set) var constants: [Constant] = []
  public internal(set) var functions: [Function] = []
  public internal(set) var uses: [Use] = []
  public internal(set) var branches: [Branch] = []
  public internal(set) var creations: [Creation] = []
  /// The tables of texts, which may be types.
  var tables: [Table] = []
  public internal(set) var literals: [Literal] = []
  public internal(set) var names: [Name] = []
  /// The names of enumerations of strings.
  public internal(set) var enumerations: Set<String> = []
  /// The names of properties and globals that hold quick actions.
  public internal(set) var itemProperties: Set<String> = []
  /// The names of properties in which types wait, as far as other files look for such names.
  var keptProperties: Set<String> = []
  /// The names under which types are handed to code that no call names.
  var handed: Set<String> = []
  /// The names that other files are looked through for because of that.
  var soughtHandovers: Set<String> = []
  /// The names of subjects that tell a value to those only who listen at that moment.
  var momentary: Set<String> = []
  /// The code that is called when something is announced.
  var observers: [Observer] = []
  /// Whether some of that is called for what only a running app knows.
  var observesUnknown = false
  /// The names of members that are assigned; nil where they are too many.
  var assignedMembers: Set<String>? = []
  /// The classes with one object for all, `shared`, of which all that happens to their properties is in the file.
  var sharedModels: Set<String> = []
  /// The classes whose shared object is named where UIKit brings no quick actions; empty for one that is not named.
  var namedShared: Set<String> = []
  /// Whether it has the app of SwiftUI's life cycle.
  var isSwiftUIApp = false
  /// The classes of which views keep an object of their own.
  var ownModels: Set<String> = []
  /// The classes of what is made the root of a window, empty for one that is not known.
  var roots: Set<String> = []
  /// The names of members that are read in a way that was not followed; nil where they are too many.
  var openReads: Set<String>? = []

  /// The base names of what is called outside of functions: in views, observers and closures of properties.
  var outerCalls: Set<String> = []

  /// The base names of all calls outside of functions, of which views are made; nil where they are too many.
  var madeOutside: Set<String>? = []

  /// The base names of calls with a closure outside of functions, among them modifiers of views.
  var attached: Set<String> = []

  /// The base names of calls whose answer decides what is done.
  var asked: Set<String> = []

  /// Whether the file is one of tests, which create and compare types without handling them.
  public internal(set) var isTest = false

  /// Whether it has to do with quick actions that were picked, in whatever way.
  public internal(set) var mentionsHandling = false

  /// Whether it has a word of what UIKit brings quick actions with: a handler, a key of launch options, a member
  /// `shortcutItem`. Without one no quick action comes to it but from other code.
  var mentionsEntry = false

  public init() {}
}
