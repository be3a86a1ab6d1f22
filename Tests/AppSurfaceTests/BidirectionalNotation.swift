/// Text in which capitals stand for letters that run right to left, as in the Unicode standard:
/// `A` is alef, `B` is bet.
nonisolated func hebrew(_ notation: String) -> String {
  var text = ""
  for scalar in notation.unicodeScalars {
    let letter = (0x41...0x5A).contains(scalar.value) ? scalar.value - 0x41 + 0x5D0 : scalar.value
    text.unicodeScalars.append(Unicode.Scalar(letter) ?? scalar)
  }
  return text
}
