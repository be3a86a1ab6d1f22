import AppSurface

/// The last tab: signing in, or the account of who has.
struct ProfileTab: View {
  let model: AppModel

  var body: some View {
    NavigationStack {
      // Not a view of its own: the screen is named after what shows.
      if let account = model.session.account {
        AccountView(account: account)
      } else {
        SignInView(session: model.session)
      }
    }
  }
}
