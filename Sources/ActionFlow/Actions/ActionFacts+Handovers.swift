import SourceText

extension ActionFacts {
  /// The prefix of the name of an Objective-C property that another file may declare.
  static let ofHeader = "-"

  /// Names under which quick actions, or news of them, are handed to code that no call names. A property has its own
  /// name.
  enum Handover {
    /// Returns the name of a notification, by its constant, or by its text behind a quote.
    static func notification(_ name: String) -> String { "@" + name }
    /// Returns the name of what is sent through a subject or a relay, by the property that holds it.
    static func event(_ name: String) -> String { "~" + name }
    /// Returns the name of what is kept in the user defaults, by its key.
    static func setting(_ key: String) -> String { "#" + key }

    static func isNotification(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "@") }
    static func isEvent(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "~") }
    /// True for the name of a property.
    static func isProperty(_ name: String) -> Bool {
      ![UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "#")].contains(name.utf8.first)
    }
    /// The name without the mark of its kind.
    static func plain(_ name: String) -> String {
      isProperty(name) ? name : String(name.dropFirst())
    }
  }

  /// When code that watches a property is told of a value, or reads it: at any time, when it has changed, when a view
  /// appears, when the view of a controller does, which the handler may have made, or when a view of SwiftUI is drawn
  /// that is drawn again only for what it observes.
  enum Watch: Sendable { case always, laterOnly, onceOnly, appearing, drawn }

  /// What a function that UIKit calls at a launch does before it makes a view.
  struct Early: Sendable, Equatable {
    /// Whether no view exists before it returns.
    var isAll = false
    /// The byte before which no view exists.
    var end = 0
    /// The base names of what is called before that only.
    var calls: Set<String> = []
    /// The names under which it stores something before that only.
    var stores: Set<String> = []
    /// The names under which it stores something only after a view is on screen.
    var lateStores: Set<String> = []
    /// The names under which it stores something before it returns only.
    var promptStores: Set<String> = []
  }

  /// A closure outside of functions that is told of a notification.
  struct OuterNote: Sendable, Equatable {
    let name: String
    /// The keys that it asks it for, as in `Function.noteKeys`; empty where it may read more.
    let keys: Set<String>
    /// The only object whose notifications it is told of, as in `Function.noteObjects`.
    let object: String?
  }

  /// Code that is called when something is announced under a name.
  struct Observer: Sendable, Equatable {
    let name: String
    /// The type that begins to observe where a view is made or shown; nil for one that may observe earlier.
    let view: String?
    /// Whether it begins in an initializer.
    let isInitializer: Bool
    /// True for one that is added in `viewDidAppear`: by then the launch method has returned.
    let isAppearing: Bool
    /// True if it begins when the view of a controller is loaded or appears.
    let isOfLoadedView: Bool
    /// True if the view may be loaded where its controller is created, as that of a tab bar controller is.
    let mayLoadWhenMade: Bool
  }

  /// An object in a constant of a delegate that gives it to nothing.
  struct OwnObject: Sendable, Equatable {
    /// The last name of its class.
    let model: String
    /// The last name of the type that has it.
    let owner: String
    /// True if other files can ask the delegate for it.
    let isVisible: Bool
  }
}
