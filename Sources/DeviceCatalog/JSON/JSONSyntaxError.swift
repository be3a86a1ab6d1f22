/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in characters (Unicode scalars), counted from 1.
  public var column: Int
  /// What is wrong there.
  public var message: String

  /// The place and the fault in one line.
  public var description: String { "line \(line), column \(column): \(message)" }

  init(bytes: [UInt8], offset: Int, message: String) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.line = line
    self.column = column
    self.message = message
  }
}
