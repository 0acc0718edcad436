import Platform

/// Returns freed memory to the system while the client is idle.
///
/// Each change allocates and frees models many times the size of the document, and the checks of a large one
/// megabytes. The C library keeps all of it: it returns only what lies at the end of a heap, and one small
/// value that is still in use there holds back everything below it. After hours of editing more than half of
/// the server's memory is such free space. To find it takes milliseconds, so that it is done where no message
/// waits for it.
struct FreedMemory {
  /// The time, in milliseconds, for which the client has to be idle.
  static let patience: Int32 = 1000

  /// True if memory may have been freed since it was last returned.
  private(set) var isDue = false

  /// Makes all threads share one heap. Threads that read files would leave heaps of their own, each with a few small
  /// values that prevent its return. Call before threads are created.
  static func shareOneHeap() {
    Heap.share()
  }

  /// Notes that work was done.
  mutating func noteWork() { isDue = true }

  mutating func giveBack() {
    guard isDue else { return }
    isDue = false
    Heap.returnFreedMemory()
  }
}
