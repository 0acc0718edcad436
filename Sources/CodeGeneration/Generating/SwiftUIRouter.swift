/// The code that takes each window of a SwiftUI app to the destination of its own quick action.
struct SwiftUIRouter {
  static let name = "QuickActionRouter"

  /// The enumeration of the types.
  let type: String
  /// True if the deployment target allows views to observe classes without Combine, from iOS 17.
  let isObservable: Bool
  /// The name of the view modifier.
  let modifierName: String
  /// The name of the view that finds the window around it.
  let readerName: String

  /// The router, the modifier for views and the code that both need.
  var declarations: [String] { [router, view, modifier, reader] }

  // MARK: The router

  private var router: String {
    let head = isObservable ? "@MainActor @Observable" : "@MainActor"
    let adopted = isObservable ? "" : ": ObservableObject"
    let published = isObservable ? "" : "@Published "
    let ignored = isObservable ? "@ObservationIgnored " : ""
    return """
      /// Knows where each window should go. `onQuickAction` goes there.
      \(head)
      final class \(Self.name)\(adopted) {
        static let shared = \(Self.name)()

        /// The actions to open, by the identifiers of scene sessions.
        \(published)private var pending: [String: \(type)] = [:]
        /// What the first window opens that comes.
        \(published)private var pendingAnywhere: \(type)?
        \(ignored)private var servedSessions: Set<String> = []

        /// Takes an item that somebody picked; false for one that is not known.
        @discardableResult
        func handle(_ item: UIApplicationShortcutItem, in session: UISceneSession) -> Bool {
          guard let action = \(type)(item) else { return false }
          pending[session.persistentIdentifier] = action
          return true
        }

        /// Takes the item of a cold launch. Two places see it; the second call does nothing.
        func handle(_ item: UIApplicationShortcutItem?, connecting session: UISceneSession) {
          guard let item, servedSessions.insert(session.persistentIdentifier).inserted else { return }
          handle(item, in: session)
        }

        /// Has the window in front go to an action, whoever asks for it.
        func open(_ action: \(type)) {
          let scenes = UIApplication.shared.connectedScenes.filter { $0 is UIWindowScene }
          let front = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
          if let front {
            pending[front.session.persistentIdentifier] = action
          } else {
            pendingAnywhere = action
          }
        }

        func didDisconnect(_ session: UISceneSession) {
          servedSessions.remove(session.persistentIdentifier)
          pending[session.persistentIdentifier] = nil
        }

        fileprivate func action(in session: String) -> \(type)? {
          pending[session] ?? pendingAnywhere
        }

        /// Gives an action to one window, once.
        fileprivate func takeAction(in session: String) -> \(type)? {
          if let action = pending.removeValue(forKey: session) { return action }
          defer { pendingAnywhere = nil }
          return pendingAnywhere
        }
      }
      """
  }

  // MARK: The view

  private var view: String {
    """
    extension View {
      /// Runs for each quick action of the view's window, also for the one that launched the app.
      func onQuickAction(perform: @escaping (\(type)) -> Void) -> some View {
        modifier(\(modifierName)(perform: perform))
      }
    }
    """
  }

  private var modifier: String {
    let observed = isObservable ? "private let" : "@ObservedObject private var"
    let parameters = isObservable ? "_, _" : "_"
    return """
      private struct \(modifierName): ViewModifier {
        let perform: (\(type)) -> Void
        @State private var session: String?
        \(observed) router = \(Self.name).shared

        init(perform: @escaping (\(type)) -> Void) {
          self.perform = perform
        }

        func body(content: Content) -> some View {
          content
            .background(\(readerName)(session: $session))
            .onChange(of: session.flatMap { router.action(in: $0) }) { \(parameters) in
              guard let session, let action = router.takeAction(in: session) else { return }
              perform(action)
            }
        }
      }
      """
  }

  private var reader: String {
    """
    /// Finds out which window a view is in: an invisible view of UIKit asks its window.
    private struct \(readerName): UIViewRepresentable {
      @Binding var session: String?

      func makeUIView(context: Context) -> ReaderView {
        ReaderView(frame: .zero)
      }

      func updateUIView(_ view: ReaderView, context: Context) {
        view.found = { session = $0 }
      }

      final class ReaderView: UIView {
        var found: (@MainActor (String) -> Void)?

        override func didMoveToWindow() {
          super.didMoveToWindow()
          guard let session = window?.windowScene?.session else { return }
          // State must not change during an update.
          Task { found?(session.persistentIdentifier) }
        }
      }
    }
    """
  }
}
