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

  /// A `switch` whose `default` does nothing, and around which nothing else is done.
  struct IdleDefault: Sendable, Equatable {
    /// The cases that it names.
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
    /// The flags and the user info without which nothing runs for it.
    var needs: [Need] = []
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
    /// Its user info; nil where that is not known.
    var userInfo: [String: UserInfoValue]?
    /// The type around it, where surely nothing names that.
    var unmentionedType: String?
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
  var flags: [Flag] = []
  public internal(set) var functions: [Function] = []
  public internal(set) var uses: [Use] = []
  /// The places that look at something else than types, see `Facet`.
  var valueUses: [Use] = []
  public internal(set) var branches: [Branch] = []
  /// Each `switch` over cases that does nothing for those it does not name, though something for others.
  var idleDefaults: [IdleDefault] = []
  /// The names of cases that are compared by `==`, in a file that has such a `switch`.
  var comparedCases: Set<String> = []
  public internal(set) var creations: [Creation] = []
  /// The tables of texts, which may be types.
  var tables: [Table] = []
  public internal(set) var literals: [Literal] = []
  public internal(set) var names: [Name] = []
  /// The names of enumerations of strings.
  public internal(set) var enumerations: Set<String> = []
  /// Who looks at the cases that go somewhere.
  var looks: [Sink: Look] = [:]
  /// The cases of enumerations that have a text for each, by the full names of these.
  var plainCases: [String: [String]] = [:]
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
  /// The keys that notifications bring, by their names; nil where they are not all known.
  var posts: [String: Set<String>?] = [:]
  /// True if some posted notification has an unknown name.
  var postsUnknown = false
  /// The classes that observe notifications by selector and keep no object of their own.
  var observingObjects: Set<String> = []
  /// The classes of which all objects that the file makes are gone when the function around them returns.
  var lostObjects: Set<String> = []
  /// The notifications of which observers of the file surely never get what they bring.
  var unheard: Set<String> = []
  /// The names of members that are assigned; nil where they are too many.
  var assignedMembers: Set<String>? = []
  /// The assigned members that code outside of their type may assign; nil where they are too many.
  var membersAssignedToOthers: Set<String>? = []
  /// The names of members that are assigned anything but a new object or nil; nil where they are too many.
  var heldMembers: Set<String>? = []
  /// The properties of Objective-C that the file declares once and that no nib sets.
  var messageProperties: Set<String> = []
  /// The classes of the objects that weak members are given and that a function alone keeps, by the members.
  var heldByLocals: [String: Set<String>] = [:]
  /// The classes that give their object to nothing, with what else they inherit.
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
  /// The protocols of the file.
  var protocols: Set<String> = []
  /// The names of weak variables of types, and of others.
  var weakVariables: Set<String> = []
  var strongVariables: Set<String> = []
  /// The classes with one object for all, `shared`, of which all that happens to their properties is in the file.
  var sharedModels: Set<String> = []
  /// The same, and those whose methods take no quick actions.
  var sharedObjects: Set<String> = []
  /// The classes whose shared object is named where UIKit brings quick actions.
  var sharedByEntries: Set<String> = []
  /// The classes whose shared object is named where UIKit brings no quick actions; empty for one that is not named.
  var namedShared: Set<String> = []
  /// Whether it has the app of SwiftUI's life cycle.
  var isSwiftUIApp = false
  /// Classes without an object for all, of which all that happens to their properties is in the file.
  var plainObjects: Set<String> = []
  /// The objects that what UIKit brings quick actions to makes for itself, and the types that it names besides.
  var ownObjects: [OwnObject] = []
  var namedByEntries: Set<String> = []
  /// The delegates of which code of the file may have the object.
  var namedDelegates: Set<String> = []
  /// The classes of which views keep an object of their own.
  var ownModels: Set<String> = []
  /// The classes of what is made the root of a window, empty for one that is not known.
  var roots: Set<String> = []
  /// The names of members that are read in a way that was not followed; nil where they are too many.
  var openReads: Set<String>? = []
  /// The types of the file that read a property of a name, where each reads its own and nothing else is read by it.
  var ownReads: [String: Set<String>] = [:]
  /// The names of `openReads` that are read only in functions that take quick actions from there (`Function.reads`).
  var knownReads: Set<String> = []
  /// The names of members that Objective-C reads in functions of which that is not known; nil where they are too many.
  var strayReads: Set<String>? = []
  /// When members are read, where it is not at any time and in a way that was not followed.
  var readTimes: [String: Set<Watch>] = [:]
  /// The variables of classes that only code which names them reads, by the names behind those of their types. True for
  /// one that no other file can read.
  var variables: [String: Bool] = [:]
  /// Those of them whose changes no view is told of.
  var silentVariables: Set<String> = []
  /// The types of the file that inherit from others or add something to them, by the names of those. All without the
  /// names of types around them.
  var heirs: [String: Set<String>] = [:]

  /// The base names of what is called outside of functions: in views, observers and closures of properties.
  var outerCalls: Set<String> = []

  /// The names under which such calls get the types that they hand on, by the base names of those that nothing else calls
  /// there.
  var outerHandovers: [String: Set<String>] = [:]

  /// What code outside of functions asks notifications for.
  var outerNotes: [OuterNote] = []

  /// The base names of all calls outside of functions, of which views are made; nil where they are too many.
  var madeOutside: Set<String>? = []

  /// The base names of calls with a closure outside of functions, among them modifiers of views.
  var attached: Set<String> = []

  /// The base names of calls whose answer decides what is done.
  var asked: Set<String> = []

  /// The enumerations and structures that the file only declares and that may be of use to others.
  var unmentionedTypes: Set<String> = []
  /// The names, of types as a rule, that the file mentions besides; nil where they are too many.
  var typeNames: Set<String>? = []

  /// Whether the file is one of tests, which create and compare types without handling them.
  public internal(set) var isTest = false

  /// Whether it has to do with quick actions that were picked, in whatever way.
  public internal(set) var mentionsHandling = false

  /// Whether it has a word of what UIKit brings quick actions with: a handler, a key of launch options, a member
  /// `shortcutItem`. Without one no quick action comes to it but from other code.
  var mentionsEntry = false

  public init() {}
}
