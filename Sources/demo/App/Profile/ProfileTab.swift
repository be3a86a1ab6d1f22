import AppSurface

/// The last tab: signing in, or the account of who has.
struct ProfileTab: View {
  let model: AppModel

  var body: some View {
    // Chosen here and not in a view between: the screen then has the name of what shows.
    NavigationStack {
      if let account = model.session.account {
        AccountView(account: account)
      } else {
        SignInView(session: model.session)
      }
    }
  }
}
