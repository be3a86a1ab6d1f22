import AppSurface

/// The form that lets a person in.
struct SignInView: View {
  @Bindable var session: Session

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        SignInHeading()
        LabelledField(title: "Name", fault: session.nameFault) {
          TextField("Your name", text: $session.name)
        }
        LabelledField(title: "E-mail", fault: session.emailFault) {
          TextField("name@example.com", text: $session.email)
        }
        LabelledField(title: "Password", fault: session.passwordFault) {
          SecureField("At least 8 characters", text: $session.password)
        }
        Toggle("Keep me signed in", isOn: $session.staysSignedIn)
        WideButton(title: "Sign in") { session.signIn() }.padding(.top, 4)
        Text("Nothing you type here leaves this machine.").font(.footnote)
          .foregroundStyle(.secondary).multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
      }
      .onSubmit { session.signIn() }
      .frame(maxWidth: 420)
      .padding(.horizontal, 24)
      .padding(.vertical, 24)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Sign in")
  }
}

struct SignInHeading: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: "person.crop.circle").font(.system(size: 44)).foregroundStyle(.tint)
        .padding(.bottom, 6)
      Text("Welcome aboard").font(.title)
      Text("Sign in to keep articles, to write to the crew, and to order from the shop.")
        .foregroundStyle(.secondary)
    }
    .padding(.bottom, 4)
  }
}

/// A field under its name, with what is wrong beneath it.
struct LabelledField<Field: View>: View {
  let title: String
  let fault: String?
  let field: Field

  init(title: String, fault: String?, @ViewBuilder field: () -> Field) {
    self.title = title
    self.fault = fault
    self.field = field()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      field.accessibilityLabel(title)
      if let fault {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Image(systemName: "exclamationmark.circle")
          Text(fault)
        }
        .font(.footnote)
        .foregroundStyle(.destructive)
      }
    }
  }
}
