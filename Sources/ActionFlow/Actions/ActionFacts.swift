import CodeModel
import SourceText

/// Facts about quick actions in one source file, derived from that file alone. Positions are byte offsets in its
/// text, so that facts of equal texts are equal.
public struct ActionFacts: Sendable, Equatable {
  /// A name for a constant text.
  public struct Constant: Sendable, Equatable {
    /// The kind of declaration.
    public enum Kind: Sendable, Equatable { case constant, enumCase, computed, macro }

    public let kind: Kind
    public let name: String
    /// The full name of the type around it.
    public let owner: String?
    /// The value of the name.
    public let value: TextExpression
    /// The range of the name in its declaration.
    public let nameRange: ByteRange
    /// The range of the value; nil where the name itself is the value, as for an enumeration case.
    public let valueRange: ByteRange?
    /// True if code may assign another value to it.
    public var isVariable = false

    /// The name, preceded by that of the type around it.
    public var fullName: String { owner.map { $0 + "." + name } ?? name }
  }

  /// A `switch` whose `default` does nothing, in a function that does nothing else.
  struct IdleDefault: Sendable, Equatable {
    /// The cases that the `switch` names.
    let names: Set<String>
    /// The function around it, as an index of `functions`.
    let function: Int
  }

  /// A `case` of a `switch` over an enumeration.
  public struct Branch: Sendable, Equatable {
    /// The name of the case, without its dot.
    public let caseName: String
    public let range: ByteRange
    /// The line of the range, from 0.
    let line: Int
    /// The function around it, as an index of `functions`.
    public let function: Int?
    /// The code that runs for the case.
    public let way: Way
    /// True if nothing is done for the case.
    public let isEmpty: Bool
    /// The functions of the app that are called where nothing else is done but log; they may only log as well.
    public let logging: Set<String>?
    /// True if its function receives only the enumeration case, so that it depends on the callers as well.
    public var isElsewhere = false
    /// True if it does nothing and is in a closure, where no rule reports it.
    var isInClosure = false
    /// The computed property that is nil for the case.
    var nilMember: String?
    /// The flags and user info values without which nothing runs for the case.
    var needs: [Need] = []
  }

  /// A dynamic quick action that code creates.
  public struct Creation: Sendable, Equatable {
    /// The type of the quick action.
    public let type: TextExpression
    public let range: ByteRange
    /// The range of the text of the type: in the call, or where a local name is assigned.
    public let valueRange: ByteRange
    /// The function around it, as an index of `functions`.
    public let function: Int?
    /// The full name of the type around it; nil at the top level.
    public let owner: String?
    /// The title; nil where none is given.
    public let title: TextExpression?
    public let titleRange: ByteRange?
    /// The function around it that receives the type as a parameter, where all calls in this file are known: only
    /// other files may pass it an unknown type.
    public let helper: String?
    /// The enumeration cases from which the type is made, where it may be one of several.
    public var cases: Cases?
    /// The condition before it that only devices with 3D Touch meet.
    public var forceTouchGate: Gate?
    /// Its user info; nil where that is not known.
    var userInfo: [String: UserInfoValue]?
    /// The type around it, where surely no code names that type.
    var unmentionedType: String?
  }

  /// A string literal, whatever it is for.
  public struct Literal: Sendable, Equatable {
    public let text: String
    /// With the quotes.
    public let range: ByteRange
  }

  /// The name of an image or a symbol, or a title, in the call that creates an icon or a quick action.
  public struct Name: Sendable, Equatable {
    /// The kind of thing that is named.
    public enum Kind: Sendable { case image, symbol, title }

    public let kind: Kind
    public let text: String
    public let range: ByteRange
  }

  public internal(set) var constants: [Constant] = []
  var flags: [Flag] = []
  public internal(set) var functions: [Function] = []
  public internal(set) var uses: [Use] = []
  /// The positions where code reads another value than the type, see `Facet`.
  var valueUses: [Use] = []
  public internal(set) var branches: [Branch] = []
  /// Each `switch` over cases that does nothing for the cases it does not name, though it does something for others.
  var idleDefaults: [IdleDefault] = []
  /// The names of cases that are compared by `==`, in a file that has such a `switch`.
  var comparedCases: Set<String> = []
  public internal(set) var creations: [Creation] = []
  /// The dictionaries and arrays of texts, which may be types.
  var tables: [Table] = []
  public internal(set) var literals: [Literal] = []
  public internal(set) var names: [Name] = []
  /// The names of enumerations of strings.
  public internal(set) var enumerations: Set<String> = []
  /// The code that reads the cases of each destination.
  var looks: [Sink: Look] = [:]
  /// The cases of enumerations that have a text for each case, by the full names of the enumerations.
  var plainCases: [String: [String]] = [:]
  /// The names of properties and globals that hold quick actions.
  public internal(set) var itemProperties: Set<String> = []
  /// The names of properties that hold types, if the names are long enough to be searched for in other files.
  var keptProperties: Set<String> = []
  /// The names under which types reach code that no call names.
  var handed: Set<String> = []
  /// The names for which other files are searched because of that.
  var soughtHandovers: Set<String> = []
  /// The names of subjects that send a value only to current subscribers.
  var momentary: Set<String> = []
  /// The code that runs when something is announced.
  var observers: [Observer] = []
  /// True if some observers have names that are known only at run time.
  var observesUnknown = false
  /// The keys that posted notifications carry, by the names of the notifications; nil where not all keys are known.
  var posts: [String: Set<String>?] = [:]
  /// True if some posted notification has an unknown name.
  var postsUnknown = false
  /// The classes that observe notifications by selector and in which nothing retains `self`.
  var observingObjects: Set<String> = []
  /// The classes of which every object that the file creates is released when the function around it returns.
  var lostObjects: Set<String> = []
  /// The notifications whose observers in the file surely never receive their content.
  var unheard: Set<String> = []
  /// The names of members that are assigned; nil where they are too many.
  var assignedMembers: Set<String>? = []
  /// The assigned members that code outside their type may assign; nil where they are too many.
  var membersAssignedToOthers: Set<String>? = []
  /// The names of members to which anything but a new object or nil is assigned; nil where they are too many.
  var heldMembers: Set<String>? = []
  /// The Objective-C properties that the file declares once and that no nib sets.
  var messageProperties: Set<String> = []
  /// The classes of objects that are assigned to weak members and retained only by a local name, by the names of the
  /// members.
  var heldByLocals: [String: Set<String>] = [:]
  /// The classes that pass `self` to nothing, with the names of what else they inherit.
  var quietClasses: [String: Set<String>] = [:]
  /// The view controllers of the file.
  var controllers: [String: Controller] = [:]
  /// The properties that are set back to a fixed value.
  var setBack: [SetBack] = []
  /// The classes of the roots of windows, by the types whose code sets them.
  var rootsByOwner: [String: Set<String>] = [:]
  /// The types of which code sets the window, by their last names; empty for a window of something else.
  var windowOwners: Set<String> = []
  /// The types of other files whose extensions may give their object to something.
  var loudExtensions: Set<String> = []
  /// The protocols that the file declares.
  var protocols: Set<String> = []
  /// The names of weak variables of types, and of others.
  var weakVariables: Set<String> = []
  var strongVariables: Set<String> = []
  /// The classes with a shared instance, `shared`, whose properties only this file changes.
  var sharedModels: Set<String> = []
  /// The same, and the classes whose methods take no quick actions.
  var sharedObjects: Set<String> = []
  /// The classes whose shared instance is named in functions to which UIKit delivers quick actions.
  var sharedByEntries: Set<String> = []
  /// The classes whose shared instance is named elsewhere; an empty name where the class is not named.
  var namedShared: Set<String> = []
  /// True if it declares the app of the SwiftUI life cycle.
  var isSwiftUIApp = false
  /// The classes without a shared instance whose properties only this file changes.
  var plainObjects: Set<String> = []
  /// The objects that types with a function called by UIKit create for themselves.
  var ownObjects: [OwnObject] = []
  var namedByEntries: Set<String> = []
  /// The delegates whose object code of the file may reach.
  var namedDelegates: Set<String> = []
  /// The classes of which views own an object.
  var ownModels: Set<String> = []
  /// The classes of the root view controllers that are set, with an empty name for an unknown one.
  var roots: Set<String> = []
  /// The names of members that are read in a way that could not be followed; nil where they are too many.
  var openReads: Set<String>? = []
  /// The types of the file that read a property of a name, where each reads only its own property.
  var ownReads: [String: Set<String>] = [:]
  /// The names of `openReads` that are read only in functions whose `reads` contain them.
  var knownReads: Set<String> = []
  /// The names of members that Objective-C code reads in functions whose `reads` do not contain them; nil where they
  /// are too many.
  var strayReads: Set<String>? = []
  /// The moments at which members are read, where these are known.
  var readTimes: [String: Set<Watch>] = [:]
  /// The class variables that are read only by code that names them, by the names of their types and their own. True
  /// for a variable that no other file can read.
  var variables: [String: Bool] = [:]
  /// The variables among them whose changes notify no view.
  var silentVariables: Set<String> = []
  /// The types of the file that inherit from others or extend them, by the last names of those.
  var heirs: [String: Set<String>] = [:]

  /// The base names of calls outside of functions: in views, observers and property closures.
  var outerCalls: Set<String> = []

  /// The names under which such calls get the types that they hand on, by the base names of those that nothing else calls
  /// there.
  var outerHandovers: [String: Set<String>] = [:]

  /// The keys that code outside of functions reads from notifications.
  var outerNotes: [OuterNote] = []

  /// The base names of all calls outside of functions, of which views are made; nil where they are too many.
  var madeOutside: Set<String>? = []

  /// The base names of calls with a closure outside of functions, such as modifiers of views.
  var attached: Set<String> = []

  /// The base names of calls whose result decides what is done.
  var asked: Set<String> = []

  /// The enumerations and structures that the file declares and does not use, though other files may.
  var unmentionedTypes: Set<String> = []
  /// The other names that the file mentions, mostly types; nil where they are too many.
  var typeNames: Set<String>? = []

  /// True for a test file: tests create and compare types without handling them.
  public internal(set) var isTest = false

  /// True if the file has to do with handling quick actions in any way.
  public internal(set) var mentionsHandling = false

  /// True if it contains a name through which UIKit delivers quick actions: a handler, a key of the launch options,
  /// or a member `shortcutItem`. Otherwise quick actions reach it only from other code.
  var mentionsEntry = false

  public init() {}
}
