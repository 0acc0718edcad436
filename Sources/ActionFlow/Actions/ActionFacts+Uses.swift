import CodeModel
import SourceText

extension ActionFacts {
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
    public internal(set) var isExclusive: Bool
    /// Where what it becomes goes for all types, whatever that is for those without a case.
    var keptIn: Sink?
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
    /// The statements behind `guard type == "scan" else { … }`.
    var following: ByteRange?
    /// The texts that the type surely equals there.
    public var equals: [TextExpression] = []
    /// The texts that the type surely begins with there.
    var beginnings: [TextExpression] = []
    /// True if it lies in a closure that nothing runs.
    var isNeverRun = false
    /// The conditions that the whole type has passed there.
    var tests: [TypeTest] = []
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
    /// The cases of the enumeration for which something is done, where that is all that follows.
    var onlyCases: Set<String>?
    /// The class of an object that the view has made itself and reads it from.
    var ownModel: String?
    /// The class of the object that the view reads it from, its own or one that it is given.
    var viewModel: String?
    /// The cases of an enumeration with which it is compared in turn.
    var cases: Cases?
    /// The member that is asked of the case of an enumeration, without which nothing is done.
    var wantedMember: String?
    /// The labels in parentheses of the call that is given it; nil where the name has them all.
    var callLabels: [String]?
    /// The property that is called, or whose method is, where the file gives it no value.
    var unsetProperty: String?
    /// What is looked at in place of the type.
    var facet: Facet?
    /// Whether it only says that there is a value, for code that a condition governs.
    var isBinding = false
    /// Whether what becomes of it is followed as a value.
    var isValued = false
    /// True if `==` of Objective-C compares the addresses of two strings.
    package internal(set) var comparesAddresses = false
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
    /// The names of the subject that it sends something to, where that keeps nothing and it does nothing else.
    var sent: [String] = []
    /// The property without a value in its file on which all of that is called, if so.
    var unsetProperty: String?
    /// The property that has no value at first on which all of that is done, if so.
    var emptyProperty: String?
    /// The class to which the root of the window is cast, where all calls are made on the result.
    var rootClass: String?
    /// The case of an enumeration that a type becomes, where nothing else is done: `self = .search`.
    var becomes: String?
    /// The case of an enumeration that a type becomes, and where that goes.
    var made: MadeCase?
    /// The members of new view controllers that are called and set, by class, where nothing else is done and nothing
    /// shows them.
    var unshown: [String: Set<String>]?
    /// The value that it sets and that it sets to another at once, where it does nothing else.
    var overwritten: Overwritten?
    /// The fixed values of the properties that it sets, by their names behind those of their types, where it does
    /// nothing else.
    var onlySets: [String: String] = [:]
    /// True if what follows sets all that it sets to something else.
    var isOverwritten = false
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
}
