import Platform

/// Keeps the signals that end a process waiting while a file is half written, so that nothing is left
/// lying about. They arrive when `release` is called.
package struct HeldSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private var former = sigset_t()

  package init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Self.numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
  }

  package func release() {
    var former = former
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
