import Foundation
import Testing

/// The memory that the process has asked for; to be told in a process of its own, for tests run beside
/// one another.
enum Heap {
  /// What is in use, in bytes: all that the heaps have of the system but what they hold free.
  static func bytesInUse() throws -> Int {
    let report = try report()
    let totals = try #require(report.components(separatedBy: "</heap>").last)
    func size(_ kind: String) throws -> Int {
      let line = try #require(totals.components(separatedBy: "\n").first { $0.contains(kind) })
      let number = line.components(separatedBy: "size=\"").last?.prefix { $0.isNumber }
      return try #require(number.flatMap { Int($0) })
    }
    return try size("system type=\"current\"") - size("total type=\"fast\"")
      - size("total type=\"rest\"")
  }

  /// What glibc tells of its heaps, as XML.
  private static func report() throws -> String {
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    let symbol = try #require(dlsym(nil, "malloc_info"))
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    let file = try #require(open_memstream(&text, &length))
    let status = unsafeBitCast(symbol, to: Report.self)(0, file)
    fclose(file)
    defer { free(text) }
    try #require(status == 0)
    return String(cString: try #require(text))
  }
}
