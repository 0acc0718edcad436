import CodeModel
import SourceText

extension ActionFacts {
  /// The source of a type that code reads.
  public enum Origin: Sendable, Hashable {
    /// A quick action.
    case item
    /// A property of this name that holds the type of a quick action, and perhaps other texts.
    case kept(String)
    /// The same, if the app stores types in such a property.
    case keptMember(String)
    /// A member of this name, which is a quick action if the app declares such a property.
    case member(String)
    /// A text that the function receives as a parameter, by its position.
    case parameter(Int)

    /// The property from which it is read.
    var property: String? {
      switch self {
      case .kept(let name), .keptMember(let name): name
      case .item, .member, .parameter: nil
      }
    }

    /// True if only a name suggests that it is a quick action, and other things have such names as well.
    var isByName: Bool {
      guard case .member(let name) = self else { return false }
      return !ActionFactsReader.isConventional(name)
    }

    /// True if texts other than types of quick actions may come from there, too.
    var mayBeOther: Bool {
      switch self {
      case .item: false
      case .member: isByName
      case .kept, .keptMember, .parameter: true
      }
    }
  }

  /// The reason why a type cannot be followed.
  public enum Obstacle: Sendable, Equatable {
    /// It is passed on to something that is not understood.
    case passed(String)
    /// The code reads `userInfo` or the title.
    case otherPart(String)
    /// It is stored, returned, or converted to another text.
    case made
    /// It is stored or announced under a name, for code that no call names.
    case handedOver(String)
  }

  /// A position where code reads a type: it compares the type, converts it or passes it on.
  public struct Use: Sendable, Equatable {
    /// The use of the type.
    public enum Kind: Sendable, Equatable {
      case compared(Comparison.Kind, TextExpression)
      /// `E(rawValue: type)`, with the name of the enumeration; nil for the type around it.
      case enumeration([String]?)
      /// Passed to a function under a label.
      case passed(String, label: String?, position: Int)
      /// Looked up in a dictionary or searched for in an array, by the name of that with its qualifiers.
      case lookedUp([String])
      case obstacle(Obstacle)
    }

    public let kind: Kind
    public let origin: Origin
    /// True if only the part after the last dot is read.
    public let isLastComponent: Bool
    /// The range of the value that the type is compared with; where it is not compared, that of the type.
    public let range: ByteRange
    /// The line on which `range` begins, from 0, so that reports need not open the file.
    public let line: Int
    /// The function around it, as an index of `functions`.
    public let function: Int?
    /// The full name of the type around it; nil at the top level.
    public let owner: String?
    /// The code that runs where the comparison holds.
    public internal(set) var way: Way?
    /// True if nothing happens here for other types.
    public internal(set) var isExclusive: Bool
    /// The destination of the value made from any type, including the value for types without a case.
    var keptIn: Sink?
    /// True if nothing is done where the comparison holds.
    public internal(set) var isEmpty: Bool
    /// The functions of the app that are called where nothing else is done but log; they may only log as well.
    public internal(set) var logging: Set<String>?
    /// The range of the text that the type is compared with, if it is not `range`.
    var textRange: ByteRange?
    /// True if the code only returns an answer where the comparison holds.
    var onlyAnswers = false
    /// True if the rule `empty-branch-for-type` reports that nothing is done there.
    var isReported = false
    /// True if something is surely done here for types that no comparison names.
    var actsForOthers = false
    /// The statements that show something for types that no comparison names, regardless of other code that receives
    /// the type.
    var shownForOthers: ByteRange?
    /// The type whose function receives the type, where the call names it or is made on `self`.
    var receiver: String?
    /// True if the quick action itself is passed, and not its type.
    public let passesItem: Bool
    /// The conditions under which it runs, as far as its function shows them.
    public var conditions = Conditions.none
    /// The statements after `guard type == "scan" else { … }`.
    var following: ByteRange?
    /// The texts that the type surely equals there.
    public var equals: [TextExpression] = []
    /// The texts that the type surely begins with there.
    var beginnings: [TextExpression] = []
    /// True if all that its function does is to set members of the same object.
    var onlySetsOwn = false
    /// True if it lies in a closure that nothing runs.
    var isNeverRun = false
    /// The conditions that the whole type has passed there.
    var tests: [TypeTest] = []
    /// True if only branches of `#if` contain code there.
    public var isEmptyUnlessBuilt = false
    /// The name under which it is passed on, or under which watching code receives it.
    var handover: String?
    /// The moment at which the code around it receives the value of that name.
    var watch = Watch.always
    /// True if it is in a view or a view controller.
    var isInView = false
    /// The SwiftUI view, or the modifier of views, that contains it.
    var swiftUIView: String?
    /// The cases of the enumeration for which something is done, where nothing else follows.
    var onlyCases: Set<String>?
    /// The class of an object that the view itself has created and from which the view reads it.
    var ownModel: String?
    /// The class of the object from which the view reads it; the view has created the object or received it.
    var viewModel: String?
    /// The cases of an enumeration with which it is compared one by one.
    var cases: Cases?
    /// The member of the enumeration case that must not be nil for anything to be done.
    var wantedMember: String?
    /// The labels in parentheses of the call that receives it; nil where the name already contains all labels.
    var callLabels: [String]?
    /// The property that is called, or whose method is called, where the file never assigns a value to it.
    var unsetProperty: String?
    /// The value that is read in place of the type.
    var facet: Facet?
    /// True if it only tests that there is a value, for code that a condition governs.
    var isBinding = false
    /// True if the further use of its value is followed.
    var isValued = false
    /// True if Objective-C's `==` compares the addresses of two strings.
    package internal(set) var comparesAddresses = false
  }

  /// The code that runs for a type: the body of a branch, reduced to what it does.
  public struct Way: Sendable, Equatable {
    public let range: ByteRange
    /// The functions that it calls, by base name, without log calls and completion handlers.
    public let calls: [Called]
    /// The first property of another object that it assigns.
    public let assigned: Called?
    /// The notifications that it posts, where it does nothing else; nil where it does more, or that is not known.
    var posted: [String]?
    /// The names of the subject to which it sends a value, where that subject does not keep values and nothing else
    /// is done.
    var sent: [String] = []
    /// The property on which all of this is called, if its file never assigns a value to it.
    var unsetProperty: String?
    /// The property on which all of this is done, if it has no value initially.
    var emptyProperty: String?
    /// The class to which the window's root view controller is cast, where all calls are made on the result.
    var rootClass: String?
    /// The enumeration case that a type becomes, where nothing else is done: `self = .search`.
    var becomes: String?
    /// The enumeration case that a type becomes, and its destination.
    var made: MadeCase?
    /// The members of view controllers that are called and set, where nothing else is done and nothing shows these.
    var unshown: Unshown?
    /// The value that it sets and that it sets to another at once, where it does nothing else.
    var overwritten: Overwritten?
    /// The fixed values of the properties that it sets, by their names behind those of their types, where it does
    /// nothing else.
    var onlySets: [String: String] = [:]
    /// True if what follows sets all that it sets to something else.
    var isOverwritten = false
  }

  /// The members of view controllers that nothing shows.
  struct Unshown: Sendable, Equatable {
    /// By the names of classes.
    let members: [String: Set<String>]
    /// The delegate that has such a controller, which other code may show; nil where only its file may use it.
    let delegate: String?
  }

  /// A function or initializer that is called.
  public struct Called: Sendable, Equatable {
    public let name: String
    /// The type whose method it is; nil for a method of an object.
    public let owner: String?
    public let range: ByteRange
    /// True if its result is assigned, or passed to another call.
    public let isValue: Bool
    /// The full name of the type that calls it on `self`; nil for a call on another object.
    public let caller: String?
    /// The labels of the arguments in parentheses, `_` for none; nil where the name already contains all labels.
    public var labels: [String]?

    /// The placeholder for the label of a first argument, which old versions of Swift left out.
    static let anyLabel = "*"

    /// True if it presents something on screen, which users see as the effect of a quick action.
    var shows: Bool { Self.shows(name) }

    static func shows(_ name: String) -> Bool {
      let first = name.prefix { $0 != ":" }
      return [
        "present", "presentViewController", "push", "pushViewController", "show",
        "showViewController", "showDetailViewController", "performSegue",
        "performSegueWithIdentifier", "openURL",
      ].contains(first)
    }

    /// True if it creates an object.
    var isInitializer: Bool {
      name.hasPrefix("init") || ["alloc", "new"].contains(name)
        || name.unicodeScalars.first?.properties.isUppercase == true
    }
  }
}
