import Platform

/// Returns freed memory to the system while the client is idle.
///
/// Each change allocates and frees models many times the size of the document, and the checks of a large one
/// megabytes. The C library keeps all of it: it returns only what lies at the end of a heap, and one small
/// value that is still in use there holds back everything below it. After hours of editing more than half of
/// the server's memory is such free space. To find it takes milliseconds, so that it is done where no message
/// waits for it.
struct FreedMemory {
  /// How long the client has to be idle, in milliseconds.
  static let patience: Int32 = 1000

  /// True if memory may have been freed since it was last returned.
  private(set) var isDue = false

  /// Lets all threads share one heap. Threads that read files leave heaps of their own behind, each with a few
  /// small values that keep it from being returned. To be called before there are threads.
  static func shareOneHeap() {
    Heap.share()
  }

  /// To be called when something has been done.
  mutating func noteWork() { isDue = true }

  mutating func giveBack() {
    guard isDue else { return }
    isDue = false
    Heap.returnFreedMemory()
  }
}
