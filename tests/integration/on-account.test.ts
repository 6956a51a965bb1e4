import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { cents } from '#contract/money.ts'
import { orders, users } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { newCheckoutForm } from '../support/forms.ts'
import { readMails } from '../support/mails.ts'
import { newAccountForm, openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openAccountShop()
afterAll(() => shop.close())
const { db } = shop.database
const newProduct = (price = 10, available = 100) => shop.addProduct({ price, available })
const readTerms = async (person: { send: typeof shop.admin.send }) =>
  (await person.send('GET', '/my-account-terms')).body
const findings = async () => (await examineBooks(db)).findings

describe('PUT and DELETE /user/on-account/{email}', () => {
  test('grant, change and withdraw; each change once in the audit trail and in a mail to the person', async () => {
    const ada = await shop.signUp({ isConfirmed: true, name: 'Ada Byron' })
    expect(await readTerms(ada)).toMatchObject({ terms: null })
    for (const terms of [
      { limit: 500, days: 14 },
      { limit: 500, days: 14 },
      { limit: '750.50', days: 30 },
    ])
      expect(await shop.grant(ada.email, terms)).toMatchObject({
        status: 200,
        body: { user: { email: ada.email, accountTerms: { limit: Number(terms.limit), days: terms.days } } },
      })
    expect(await readTerms(ada)).toMatchObject({ terms: { limit: 750.5, days: 30, used: 0, left: 750.5 } })
    expect((await shop.admin.send('GET', '/user')).body).toContainEqual(
      expect.objectContaining({ email: ada.email, accountTerms: { limit: 750.5, days: 30, discount: null } }),
    )
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await shop.withdraw(ada.email)
      expect(status).toBe(200)
      expect(body).not.toHaveProperty('user.accountTerms')
    }
    expect(await shop.readAudit(ada.email)).toMatchObject([
      { before: { limit: null, days: null }, after: { limit: 500, days: 14 }, person: shop.admin.email },
      { before: { limit: 500, days: 14 }, after: { limit: 750.5, days: 30 } },
      { before: { limit: 750.5, days: 30 }, after: { limit: null, days: null } },
    ])
    const told = (await readMails(shop, ada.email)).filter(({ kind }) => kind === 'account-terms')
    expect(told.map(({ subject }) => subject)).toEqual([
      'You can order on account, up to €500.00',
      'You can order on account, up to €750.50',
      'Ordering on account has ended',
    ])
    expect(told[1]?.body).toContain('Hello Ada Byron,')
    expect(told[1]?.body).toContain('payable by bank transfer within 30 days')
  })

  test('answer 409 for an address that is not confirmed, 404 for nobody, 422 for what is no limit or no number of days', async () => {
    const stranger = await shop.signUp()
    const { detail } = expectProblem(await shop.grant(stranger.email, { limit: 10, days: 1 }), 409)
    expect(detail).toContain('not confirmed')
    expectProblem(await shop.grant('nobody@example.com', { limit: 10, days: 1 }), 404)
    expectProblem(await shop.withdraw('nobody@example.com'), 404)
    for (const [field, terms] of [
      ['limit', { limit: 0, days: 14 }],
      ['limit', { limit: 'much', days: 14 }],
      ['limit', { limit: 10_000_000.01, days: 14 }],
      ['days', { limit: 10, days: 0 }],
      ['days', { limit: 10, days: 91 }],
      ['days', { limit: 10 }],
    ] as const)
      expectProblem(await shop.grant(stranger.email, terms), 422, [field])
  })
})

describe('POST /checkout with paymentMethod account', () => {
  test('books, takes the pieces, and makes and mails the invoice with the day on which it is due', async () => {
    const ada = await shop.newDebtor({ limit: 100, days: 14 })
    const product = await newProduct()
    const order = await shop.bookOnAccount(ada, product, 3)
    const due = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000)
    expect(order).toMatchObject({
      status: 'on-account',
      paid: false,
      transactionId: null,
      paymentMethod: 'account',
      price: 30,
    })
    expect(Math.abs(Date.parse(order.dueAt ?? '') - due.getTime())).toBeLessThan(14 * 60 * 60 * 1000)
    expect((await shop.readProduct(product._id)).available).toBe(97)
    expect(await readTerms(ada)).toMatchObject({ terms: { limit: 100, days: 14, used: 30, left: 70 } })
    const [letter, ...others] = await shop.readLetters(order)
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      kind: 'order-on-account',
      recipient: ada.email,
      attached: [expect.stringMatching(/^invoice-\d+\.pdf$/)],
    })
    expect(letter?.body).toMatch(
      /Invoice \d+ is attached\. Please transfer €30\.00 by \d+ \w+ \d{4} to Schrauben & Söhne GmbH, IBAN DE02120300000000202051, stating invoice \d+\./,
    )
    const day = new Intl.DateTimeFormat('en-IE', { dateStyle: 'long' }).format(new Date(order.dueAt ?? ''))
    expect(await shop.readWords(ada, order, 'invoice')).toContain(
      `Payable by ${day} by credit transfer to Schrauben & Söhne GmbH, IBAN DE02 1203 0000 0000 2020 51`,
    )
    expect(await shop.readWords(ada, order, 'confirmation')).toContain(`Payable by ${day}`)
    const xml = await shop.readXml(ada, order, 'invoice')
    expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])
    expect(xml).toContain(`<udt:DateTimeString format="102">${order.dueAt?.slice(0, 10).replaceAll('-', '')}`)
    expect(xml).toContain('<ram:TypeCode>58</ram:TypeCode>')
    expect(await findings()).toEqual([])
  })

  test('is not paid by card: there is nothing to open, and money that comes anyway is refunded', async () => {
    const ada = await shop.newDebtor()
    const order = await shop.bookOnAccount(ada, await newProduct(), 2)
    expectProblem(
      await ada.send('POST', '/create-payment-intent', { price: order.price, order: order._id }),
      404,
    )
    const { cards } = shop.context()
    const intent = await cards.createIntent({
      orderId: order._id,
      amountCents: cents(2000),
      currency: 'eur',
      email: ada.email,
    })
    await shop.confirmCard(intent.clientSecret)
    const { detail } = expectProblem(await shop.reportPayment(ada, order._id, intent.id), 409)
    expect(detail).toContain('on account')
    expect(await cards.findIntent(intent.id)).toMatchObject({ refundedCents: 2000 })
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'on-account', paid: false })
    expect((await shop.readLetters(order)).at(-1)?.body).toContain(
      'Your order is on account, but a card was charged',
    )
    expect(await findings()).toEqual([])
  })

  test('never expires, and is not the customer’s to cancel', async () => {
    const ada = await shop.newDebtor()
    const order = await shop.bookOnAccount(ada, await newProduct())
    await db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, order._id))
    await expireOrders(shop.context())
    expectProblem(await ada.send('POST', `/order/${order._id}/cancel`), 409)
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'on-account' })
  })

  test('answers 409 with limit, used and left beyond the limit, and books nothing', async () => {
    const ada = await shop.newDebtor({ limit: 50 })
    const product = await newProduct()
    const first = await shop.bookOnAccount(ada, product, 3)
    const refusal = expectProblem(await ada.send('POST', '/checkout', newAccountForm(product, 3)), 409, [
      'paymentMethod',
    ])
    expect(refusal.current).toEqual({ limit: 50, used: 30, left: 20 })
    expect(refusal.detail).toBe(
      'Of your limit on account of €50.00, €20.00 is left; this order comes to €30.00. Please pay by card, or pay an open invoice first',
    )
    await shop.bookOnAccount(ada, product, 2)
    expect(await shop.ship(first)).toMatchObject({ status: 200 })
    expectProblem(await ada.send('POST', '/checkout', newAccountForm(product)), 409, ['paymentMethod'])
    expect(await shop.settle(first)).toMatchObject({ status: 200 })
    await shop.bookOnAccount(ada, product, 3)
    expect((await shop.readProduct(product._id)).available).toBe(92)
  })

  test('answers 409 without a grant and after it is withdrawn, 403 while the address is unconfirmed, 422 without addresses', async () => {
    const product = await newProduct()
    const bob = await shop.signUp({ isConfirmed: true })
    expectProblem(await bob.send('POST', '/checkout', newAccountForm(product)), 409, ['paymentMethod'])
    const ada = await shop.newDebtor()
    const { deliveryAddress: _, ...without } = newAccountForm(product)
    expectProblem(await ada.send('POST', '/checkout', without), 422, ['deliveryAddress'])
    expectProblem(await ada.send('POST', '/checkout', { ...without, paymentMethod: 'cash' }), 422, [
      'paymentMethod',
    ])
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, ada.id))
    expectProblem(await ada.send('POST', '/checkout', newAccountForm(product)), 403)
    expect(await readTerms(ada)).toMatchObject({ terms: null })
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, ada.id))
    const order = await shop.bookOnAccount(ada, product)
    await shop.withdraw(ada.email)
    expectProblem(await ada.send('POST', '/checkout', newAccountForm(product)), 409, ['paymentMethod'])
    expect(await shop.readOrder(ada, order._id)).toMatchObject({ status: 'on-account' })
  })

  test('answers as any booking what cannot be booked, and leaves no invoice number behind', async () => {
    const ada = await shop.newDebtor()
    const product = await newProduct(10, 2)
    expectProblem(await ada.send('POST', '/checkout', newAccountForm(product, 3)), 409, [
      'lines.0.availability',
    ])
    await shop.bookOnAccount(ada, product, 2)
    expect(await findings()).toEqual([])
  })

  test('answers the first order again for the same Idempotency-Key', async () => {
    const ada = await shop.newDebtor({ limit: 15 })
    const form = newAccountForm(await newProduct())
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [
      await ada.send('POST', '/checkout', form, key),
      await ada.send('POST', '/checkout', form, key),
    ]
    expect(first).toMatchObject({ status: 201 })
    expect(second.body).toEqual(first.body)
  })

  test('books by card where nothing else is said, whatever is granted', async () => {
    const ada = await shop.newDebtor()
    const product = await newProduct()
    const answer = await ada.send('POST', '/checkout', newCheckoutForm([[product, 1]]))
    expect(await shop.readOrder(ada, inserted.parse(answer.body).insertedId)).toMatchObject({
      status: 'booked',
      paymentMethod: 'card',
      dueAt: null,
    })
  })
})

test('thirty checkouts of one person at once never exceed the limit together', async () => {
  const ada = await shop.newDebtor({ limit: 95 })
  const products = await Promise.all([newProduct(), newProduct(), newProduct()])
  const forms = Array.from({ length: 30 }, (_, index) => newAccountForm(products[index % 3] ?? products[0]))
  const answers = await Promise.all(forms.map(form => ada.send('POST', '/checkout', form)))
  const booked = answers.filter(({ status }) => status === 201)
  for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 409, ['paymentMethod'])
  expect(booked).toHaveLength(9)
  expect(await readTerms(ada)).toMatchObject({ terms: { used: 90, left: 5 } })
  const rows = await db
    .select({ status: orders.status })
    .from(orders)
    .where(
      inArray(
        orders.id,
        booked.map(({ body }) => inserted.parse(body).insertedId),
      ),
    )
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['on-account']))
  expect(await findings()).toEqual([])
})

test('two people of one company have limits of their own, with the same address and VAT ID', async () => {
  const [ada, bob] = [await shop.newDebtor({ limit: 20 }), await shop.newDebtor({ limit: 20 })]
  const product = await newProduct()
  const question = { lines: [{ product: product._id, availability: 2 }], country: 'AT', vatId: 'ATU13585627' }
  const { body } = await ada.send('POST', '/checkout/estimate', question)
  const price = checkoutEstimate.parse(body).total
  const form = { ...newAccountForm(product, 2), vatId: 'ATU13585627', price }
  const answers = await Promise.all([ada, bob].map(person => person.send('POST', '/checkout', form)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  for (const person of [ada, bob]) expect(await readTerms(person)).toMatchObject({ terms: { used: price } })
})

describe('POST /order/{id}/on-account', () => {
  const put = (person: { send: typeof shop.admin.send }, id: string) =>
    person.send('POST', `/order/${id}/on-account`)

  /** An order that waits for its card, with an address, as it was booked before anything was granted. */
  async function bookForCard(person: Awaited<ReturnType<typeof shop.signUp>>) {
    const form = { ...newAccountForm(await newProduct(), 2), paymentMethod: 'card' }
    const { insertedId } = inserted.parse((await person.send('POST', '/checkout', form)).body)
    return shop.readOrder(person, insertedId)
  }

  test('moves an order that was booked before this was granted: its intent is closed, its invoice made, once', async () => {
    const ada = await shop.signUp({ isConfirmed: true })
    const order = await bookForCard(ada)
    const secret = await shop.openIntent(ada, order)
    expect(await put(ada, order._id)).toMatchObject({ status: 409 })
    await shop.grant(ada.email, { limit: 500, days: 14 })
    const answers = await Promise.all([put(ada, order._id), put(ada, order._id)])
    expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
    expect(await put(ada, order._id)).toMatchObject({
      status: 200,
      body: { order: { status: 'on-account', paymentMethod: 'account', paid: false } },
    })
    expect(await shop.confirmCard(secret)).toMatchObject({ status: 400 })
    expect((await ada.fetch(`/order/${order._id}/invoice`)).status).toBe(200)
    expect(await readTerms(ada)).toMatchObject({ terms: { used: order.price } })
    expect(await findings()).toEqual([])
  })

  test('answers 409 beyond the limit, and once the order is paid; it can be paid by card as before', async () => {
    const ada = await shop.signUp({ isConfirmed: true })
    const order = await bookForCard(ada)
    await shop.grant(ada.email, { limit: order.price - 1, days: 14 })
    expect(await put(ada, order._id)).toMatchObject({ status: 409 })
    await shop.pay(ada, order)
    expect(await put(ada, order._id)).toMatchObject({ status: 409 })
    expect(await findings()).toEqual([])
  })
})
