/// Returns the range between two positions; an empty one if the end precedes the start.
///
/// In incomplete code brackets and colons occur where no grammar allows them, and ranges are built from such
/// positions. The standard library's operator traps there, and a trap ends the server. This one replaces it in every
/// file that imports this module.
@inlinable package func ..< (start: Int, end: Int) -> Range<Int> {
  Range(uncheckedBounds: (start, max(start, end)))
}
