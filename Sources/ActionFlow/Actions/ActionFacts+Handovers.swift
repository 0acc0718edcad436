import SourceText

extension ActionFacts {
  /// The prefix for the name of an Objective-C property that another file may declare.
  static let ofHeader = "-"

  /// Names under which quick actions, or the news of one, reach code that no call names. A property is recorded by
  /// its own name; notifications, events and settings have a prefix.
  enum Handover {
    /// Returns the name for a notification, given its constant, or its text after a quote.
    static func notification(_ name: String) -> String { "@" + name }
    /// Returns the name for values sent through a subject or a relay, given the property that holds it.
    static func event(_ name: String) -> String { "~" + name }
    /// Returns the name for a value in the user defaults, given its key.
    static func setting(_ key: String) -> String { "#" + key }

    static func isNotification(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "@") }
    static func isEvent(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "~") }
    /// True for the name of a property.
    static func isProperty(_ name: String) -> Bool {
      ![UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "#")].contains(name.utf8.first)
    }
    /// Returns the name without the prefix of its kind.
    static func plain(_ name: String) -> String {
      isProperty(name) ? name : String(name.dropFirst())
    }
  }

  /// The moment at which code that watches a property receives a value or reads it: at any time, only after a change,
  /// when a view appears, when a controller's view appears (the handler may have created that controller), or when a
  /// SwiftUI view is drawn that is redrawn only for what it observes.
  enum Watch: Sendable { case always, laterOnly, onceOnly, appearing, drawn }

  /// The calls and assignments of a function, called by UIKit at a launch, before it creates a view.
  struct Early: Sendable, Equatable {
    /// True if no view exists before it returns.
    var isAll = false
    /// The offset, in bytes, before which no view exists.
    var end = 0
    /// The base names of the functions that it calls only before that offset.
    var calls: Set<String> = []
    /// The names under which it stores something only before that offset.
    var stores: Set<String> = []
    /// The names under which it stores something only after a view is on screen.
    var lateStores: Set<String> = []
    /// The names under which it stores something only before it returns.
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
    /// The type that starts observing where a view is created or shown; nil for one that may observe earlier.
    let view: String?
    /// True if it starts observing in an initializer.
    let isInitializer: Bool
    /// True if it starts observing in `viewDidAppear`, after the launch method has returned.
    let isAppearing: Bool
    /// True if it starts observing when the view of a controller is loaded or appears.
    let isOfLoadedView: Bool
    /// True if the view may be loaded as soon as its controller is created, as that of a tab bar controller is.
    let mayLoadWhenMade: Bool
  }

  /// An object in a constant of a delegate that passes it to nothing.
  struct OwnObject: Sendable, Equatable {
    /// The last name of its class.
    let model: String
    /// The last name of the delegate's type.
    let owner: String
    /// True if other files can read it from the delegate.
    let isVisible: Bool
  }
}
