import AppSurface

/// The last tab: signing in, or the account of who has.
struct ProfileTab: View {
  let model: AppModel

  var body: some View {
    NavigationStack {
      ProfileContent(session: model.session)
    }
  }
}

struct ProfileContent: View {
  let session: Session

  var body: some View {
    if let account = session.account {
      AccountView(account: account)
    } else {
      SignInView(session: session)
    }
  }
}
