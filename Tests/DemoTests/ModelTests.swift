import AppSurface
import AppSurfaceTesting
import Testing

@testable import demo

@Suite struct ModelTests {
  private func tester(_ app: SampleApp) -> SurfaceTester {
    SurfaceTester(
      screen: app.makeRootScreen(),
      configuration: SurfaceConfiguration(size: Size(width: 390, height: 844)))
  }

  @Test func `a link of an article leads further, and the bar leads back`() {
    let app = SampleApp()
    let tester = tester(app)
    #expect(tester.tap("First Light on the Quay"))
    #expect(app.model.feedPath == ["first-light"])
    app.model.feedPath.append("storm-warning")
    tester.surface.update()
    #expect(tester.visibleTexts.contains("How to Read a Falling Barometer"))
    #expect(tester.tap("Back to Harbour life"))
    #expect(app.model.feedPath == ["first-light"])
  }

  @Test func `a message is appended and answered`() {
    let conversation = Conversation(.ines)
    let count = conversation.messages.count
    conversation.draft = "  \n"
    conversation.send()
    #expect(conversation.messages.count == count)
    conversation.draft = " Three alarms it is. "
    conversation.send()
    #expect(conversation.messages.suffix(2).map(\.text).first == "Three alarms it is.")
    #expect(conversation.last?.isMine == false)
    #expect(conversation.draft.isEmpty)
  }

  @Test func `return in the field sends`() {
    let app = SampleApp()
    let tester = tester(app)
    app.model.go(to: .chat)
    tester.surface.update()
    #expect(tester.tap("Message"))
    tester.type("Ahoy")
    tester.key(.enter)
    #expect(tester.visibleTexts.contains("Ahoy"))
    #expect(tester.visibleTexts.contains("Good. See you on the quay."))
  }

  @Test func `opening a conversation marks it as read`() {
    let app = SampleApp()
    let tester = tester(app)
    #expect(app.model.unreadCount == 4)
    app.model.show(conversation: "crew")
    tester.surface.update()
    #expect(app.model.unreadCount == 1)
  }

  @Test func `a hundred messages more are added to the conversation that shows`() {
    let app = SampleApp()
    let count = app.model.messageCount
    app.model.show(conversation: "tobias")
    app.model.addMessages(100)
    #expect(app.model.messageCount == count + 100)
    #expect(app.model.conversation(with: "tobias")?.messages.count == 103)
    let tester = tester(app)
    #expect(tester.visibleTexts.contains { $0.hasSuffix("(100)") })
  }

  @Test func `a product goes from the sheet to the cart`() {
    let app = SampleApp()
    let tester = tester(app)
    app.model.tab = .shop
    tester.surface.update()
    #expect(tester.tap("Enamel Mug"))
    #expect(tester.tap("Add to cart · €18.00"))
    #expect(app.model.cartCount == 1)
    #expect(app.model.screen == .shop)
    #expect(tester.tap("Cart"))
    #expect(app.model.screen == .cart)
    #expect(tester.tap("Order for €24.50"))
    #expect(app.model.cart.isEmpty)
    #expect(tester.visibleTexts.contains("Thank you"))
    #expect(tester.tap("Back to the shop"))
    #expect(app.model.screen == .shop)
  }

  @Test func `the cart is free of delivery from a hundred on`() {
    let cart = Cart()
    let products = Product.all
    #expect(cart.shipping == 0)
    cart.add(products[0])
    #expect(cart.total == 24_50)
    cart.add(products[0], quantity: 100)
    #expect(cart.count == Cart.most)
    #expect(cart.shipping == 0)
    cart.setQuantity(0, of: products[0])
    #expect(cart.isEmpty)
    #expect(Price.text(5) == "€0.05")
  }

  @Test func `signing in says what is wrong, and only after trying`() {
    let app = SampleApp()
    let tester = tester(app)
    app.model.go(to: .signIn)
    tester.surface.update()
    #expect(!tester.visibleTexts.contains("Tell us what to call you."))
    #expect(tester.tap("Sign in"))
    #expect(tester.visibleTexts.contains("Tell us what to call you."))
    #expect(tester.tap("Name"))
    tester.type("Ada")
    #expect(!tester.visibleTexts.contains("Tell us what to call you."))
    #expect(tester.tap("E-mail"))
    tester.type("ada@quay.example")
    #expect(tester.tap("Password"))
    tester.type("12345678")
    tester.key(.enter)
    #expect(app.model.screen == .account)
    #expect(tester.visibleTexts.contains("ada@quay.example"))
  }

  @Test(arguments: [
    ("a@b.c", true), ("a@b", false), ("@b.c", false), ("a@b.", false), ("a b@c.d", false),
    ("a@@b.c", false), ("", false), ("a@.c", false),
  ])
  func `an address has a name and a domain`(text: String, isValid: Bool) {
    #expect(Session.isEmail(text) == isValid)
  }

  @Test func `everything can be put back`() {
    let app = SampleApp()
    app.model.go(to: .cart)
    app.model.addMessages(10)
    app.model.preferences.accent = .kelp
    app.model.session.enterSample()
    app.model.resetAll()
    let fresh = AppModel()
    #expect(app.model.screen == .feed)
    #expect(app.model.cartCount == 0)
    #expect(app.model.messageCount == fresh.messageCount)
    #expect(app.model.unreadCount == fresh.unreadCount)
    #expect(app.model.preferences.accent == .sea)
    #expect(app.model.session.account == nil)
  }
}
