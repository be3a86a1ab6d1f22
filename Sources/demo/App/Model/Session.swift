import Observation

/// Who is signed in, and the form for it. Nothing leaves the machine: every account is accepted
/// whose form is filled in properly.
@Observable final class Session {
  nonisolated struct Account: Hashable, Sendable {
    var name: String
    var email: String
  }

  static let leastPassword = 8

  private(set) var account: Account?
  var name = ""
  var email = ""
  var password = ""
  var staysSignedIn = true
  /// Whether the person has tried: until then an unfinished form is no fault.
  private(set) var hasTried = false

  var nameFault: String? {
    hasTried && !name.contains(where: \.isLetter) ? "Tell us what to call you." : nil
  }

  var emailFault: String? {
    hasTried && !Session.isEmail(email) ? "This does not look like an e-mail address." : nil
  }

  var passwordFault: String? {
    hasTried && password.count < Session.leastPassword
      ? "A password has at least \(Session.leastPassword) characters." : nil
  }

  /// Signs in if the form is in order, and otherwise says what is not.
  @discardableResult
  func signIn() -> Bool {
    hasTried = true
    guard nameFault == nil, emailFault == nil, passwordFault == nil else { return false }
    account = Account(name: name, email: email)
    password = ""
    hasTried = false
    return true
  }

  /// Signs out, with an empty form.
  func signOut() {
    account = nil
    (name, email, password) = ("", "", "")
    staysSignedIn = true
    hasTried = false
  }

  /// Signs somebody in, to show the account.
  func enterSample() { account = Account(name: "Maren Oakley", email: "maren@harbor.example") }

  static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let domain = parts.last, !parts[0].isEmpty else { return false }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
      && !text.contains(where: \.isWhitespace)
  }
}
