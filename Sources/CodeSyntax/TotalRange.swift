/// The range from one place to another; empty where the end lies before the start.
///
/// A half-typed file puts brackets and colons where no grammar expects them, and the ranges of its
/// pieces are made of such places. The standard library's operator traps there, and a trap ends the
/// server. This one takes its place in every file that imports this module.
@inlinable package func ..< (start: Int, end: Int) -> Range<Int> {
  Range(uncheckedBounds: (start, max(start, end)))
}
