import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { auditEvents, orders, rateLimits, vatChecks } from '#db/schema.ts'
import { readAnswer } from '../support/caller.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { newAccountForm, openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

/** What an admin does to book for a customer. */

const shop = await openAccountShop()
afterAll(() => shop.close())
const { admin } = shop
const { db } = shop.database
beforeEach(() => db.delete(rateLimits))
const newCustomer = () => shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const newForm = (product: Product, quantity = 2) => ({
  ...newCheckoutForm([[product, quantity]]),
  deliveryAddress: newAddressForm(),
})
const bookFor = (person: Pick<Person, 'email'>, json: object, key?: string, by: Person = admin) =>
  by.send('POST', `/customer/${person.email}/order`, json, key ? { 'idempotency-key': key } : {})
const idOf = (answer: { status: number; body: unknown }) => {
  expect(answer).toMatchObject({ status: 201, body: { acknowledged: true } })
  return inserted.parse(answer.body).insertedId
}
const ordersOf = ({ id }: Person) => db.$count(orders, eq(orders.userId, id))

describe('GET /customer/{email}', () => {
  test("tells an admin the customer's addresses and what is left of their limit on account", async () => {
    const ada = await shop.newDebtor({ limit: 500 })
    await ada.send('POST', '/address', newAddressForm())
    expect(await admin.send('GET', `/customer/${ada.email}`)).toMatchObject({
      status: 200,
      body: {
        email: ada.email,
        name: ada.name,
        obstacle: '',
        addresses: [{ city: 'Wien', isDefaultDelivery: true }],
        account: { limit: 500, left: 500 },
      },
    })
  })

  test('answers 404 for nobody, 403 to customers, also about themselves, and 401 to visitors', async () => {
    const ada = await newCustomer()
    expectProblem(await admin.send('GET', '/customer/nobody@example.com'), 404)
    expectProblem(await ada.send('GET', `/customer/${ada.email}`), 403)
    expectProblem(await shop.newVisitor().send('GET', `/customer/${ada.email}`), 401)
  })
})

describe('what there is of a customer', () => {
  test('GET /customer/{email} counts it, with their lists and what colleagues noted; GET /return and /quote/managed list theirs alone', async () => {
    const [ada, other] = [await newCustomer(), await newCustomer()]
    const product = await shop.addProduct()
    for (const person of [ada, other])
      expect(
        await person.send('POST', '/quote', { lines: [{ product: product._id, availability: 1 }] }),
      ).toMatchObject({ status: 201 })
    const list = { name: 'Weekly', lines: [{ product: product._id, quantity: 3 }] }
    const kept = inserted.parse((await ada.send('POST', '/shopping-list', list)).body).insertedId
    await bookFor(ada, { ...newForm(product), price: product.price * 2 })
    const notes = `/customer/${ada.email}/notes`
    const text = ' Wants one parcel '
    const first = await admin.send('POST', notes, { text }, { 'idempotency-key': 'note-on-ada' })
    expect(await admin.send('POST', notes, { text }, { 'idempotency-key': 'note-on-ada' })).toEqual(first)
    expect(await admin.send('GET', `/customer/${ada.email}`)).toMatchObject({
      body: {
        about: {
          confirmed: true,
          orders: 1,
          bought: 0,
          revenue: 0,
          lastOrderAt: expect.any(String),
          // The shop booked: they have accepted no terms.
          lastOwnOrderAt: null,
          quotes: 1,
          returns: 0,
          messages: 0,
          stockWatches: 0,
          lists: [{ _id: kept, name: 'Weekly', lines: 1 }],
          notes: [{ author: admin.email, text: 'Wants one parcel' }],
        },
      },
    })
    expect(await admin.send('GET', `/customer/${ada.email}/lists/${kept}`)).toMatchObject({
      status: 200,
      body: [{ product: product._id, name: product.name, quantity: 3 }],
    })
    expectProblem(await admin.send('GET', `/customer/${other.email}/lists/${kept}`), 404)
    expectProblem(await admin.send('POST', notes, { text: ' ' }), 422, ['text'])
    expectProblem(await admin.send('POST', '/customer/nobody@example.com/notes', { text }), 404)
    const query = `?customer=${encodeURIComponent(ada.email)}`
    const theirs = await admin.send('GET', `/quote/managed${query}`)
    expect(theirs.body).toMatchObject([{ userEmail: ada.email }])
    expect(await admin.send('GET', `/return${query}`)).toMatchObject({ status: 200, body: [] })
    expectProblem(await admin.send('GET', '/return?customer=ada'), 422, ['customer'])
  })
})

test("POST /customer/{email}/quick-order finds parts by the customer's own numbers, not by the admin's", async () => {
  const ada = await newCustomer()
  const [product, other] = [await shop.addProduct(), await shop.addProduct()]
  await ada.send('PUT', `/part-number/${product._id}`, { number: '4711-A' })
  await admin.send('PUT', `/part-number/${other._id}`, { number: '4711-A' })
  const path = `/customer/${ada.email}/quick-order`
  expect(await admin.send('POST', path, { text: '4711-A 20' })).toMatchObject({
    status: 200,
    body: { lines: [{ match: 'own-number', quantity: 20, part: { _id: product._id } }] },
  })
  expectProblem(await admin.send('POST', path, { text: ' ' }), 422, ['text'])
  expectProblem(await admin.send('POST', '/customer/nobody@example.com/quick-order', { text: 'bolt' }), 404)
})

test('POST /customer/{email}/quick-order/file reads the file that a customer sent by their own numbers, and speaks of them to the admin', async () => {
  const ada = await newCustomer()
  const [product, other] = [await shop.addProduct({ sku: 'CU-4711' }), await shop.addProduct()]
  await ada.send('PUT', `/part-number/${product._id}`, { number: '4711-B' })
  await ada.send('PUT', `/part-number/${other._id}`, { number: 'CU-4711' })
  const upload = async (email: string, text: string, by: Person = admin) => {
    const body = new FormData()
    body.set('file', new File([text], 'list.csv'))
    return readAnswer(await by.fetch(`/customer/${email}/quick-order/file`, { method: 'POST', body }))
  }
  expect(await upload(ada.email, `Part;Quantity\n4711-B;20\nCU-4711;5`)).toMatchObject({
    status: 200,
    body: {
      lines: [
        { match: 'own-number', quantity: 20, part: { _id: product._id } },
        { match: null, candidates: [{ reason: 'CU-4711 is their number for it' }, {}] },
      ],
    },
  })
  expectProblem(await upload(ada.email, ' '), 422, ['file'])
  expectProblem(await upload('nobody@example.com', 'bolt 1'), 404)
  expectProblem(await upload(ada.email, 'bolt 1', ada), 403)
})

test('GET /audit?person= also finds what an admin did for the customer', async () => {
  const ada = await newCustomer()
  const id = idOf(await bookFor(ada, newForm(await shop.addProduct({ price: 10 }))))
  const { status, body } = await admin.send(
    'GET',
    `/audit?action=order-booked-for&person=${encodeURIComponent(ada.email.toUpperCase())}`,
  )
  expect({ status, body }).toMatchObject({
    status: 200,
    body: [{ subject: `order ${id}`, person: admin.email }],
  })
  expect(await admin.send('GET', '/audit?action=order-booked-for&person=%25')).toMatchObject({ body: [] })
})

describe('POST /customer/{email}/order', () => {
  test("books the customer's order, with their name and part numbers; both baskets stay as they are", async () => {
    const ada = await newCustomer()
    const product = await shop.addProduct({ price: 10, available: 50 })
    await ada.send('PUT', `/part-number/${product._id}`, { number: 'ADA-1' })
    await admin.send('PUT', `/part-number/${product._id}`, { number: 'ADMIN-1' })
    const line = { lines: [{ product: product._id, quantity: 2 }] }
    for (const person of [ada, admin]) await person.send('POST', '/basket', line)
    const id = idOf(await bookFor(ada, newForm(product)))
    expect(await shop.readOrder(ada, id)).toMatchObject({
      userName: 'Ada Byron',
      userEmail: ada.email,
      status: 'booked',
      price: 20,
      lines: [{ ownNumber: 'ADA-1' }],
    })
    for (const person of [ada, admin])
      expect((await person.send('GET', '/basket')).body).toMatchObject({ lines: [{ quantity: 2 }] })
    expect((await shop.readProduct(product._id)).available).toBe(48)
  })

  test('names the admin to admins and in the audit trail; the customer reads that the shop booked it, and pays it', async () => {
    const ada = await newCustomer()
    const id = idOf(await bookFor(ada, newForm(await shop.addProduct({ price: 10 }))))
    expect((await admin.send('GET', `/order/${id}/details`)).body).toMatchObject({
      isBookedByShop: true,
      bookedBy: admin.email,
    })
    const own = await ada.send('GET', `/order/${id}/details`)
    expect(own.body).toMatchObject({
      isBookedByShop: true,
      bookedBy: null,
      timeline: [{ kind: 'booked', byShop: true }],
    })
    const data = JSON.stringify((await ada.send('GET', '/my-data')).body)
    expect(data).toContain(id)
    for (const text of [JSON.stringify(own.body), data]) expect(text).not.toContain(admin.email)
    const trail = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order ${id}`))
    expect(trail).toMatchObject([
      {
        action: 'order-booked-for',
        actorEmail: admin.email,
        after: { customer: ada.email, total: 20, payment: 'card' },
      },
    ])
    const [mail] = await shop.readLetters({ _id: id })
    expect(mail).toMatchObject({ kind: 'order-booked', recipient: ada.email })
    expect(mail?.body).toContain('We have booked this order for you')
    expect(mail?.body).toContain(`/dashboard/orders/${id}`)
    await shop.pay(ada, await shop.readOrder(ada, id))
    expect(await shop.readOrder(ada, id)).toMatchObject({ status: 'paid' })
  })

  test('on account, counts for the limit of the customer, and is refused to one who has none', async () => {
    const ada = await shop.newDebtor({ limit: 30 })
    const product = await shop.addProduct({ price: 10 })
    const form = newAccountForm(product, 2)
    const id = idOf(await bookFor(ada, form))
    expect(await shop.readOrder(ada, id)).toMatchObject({ status: 'on-account', paymentMethod: 'account' })
    const [mail] = await shop.readLetters({ _id: id })
    expect(mail).toMatchObject({ kind: 'order-on-account', recipient: ada.email })
    expect(mail?.body).toContain('We have booked this order for you on account')
    const beyond = expectProblem(await bookFor(ada, form), 409, ['paymentMethod'])
    expect(beyond.detail).toContain('Of this customer’s limit on account of €30.00, €10.00 is left')
    const bob = await newCustomer()
    const { detail } = expectProblem(await bookFor(bob, form), 409, ['paymentMethod'])
    expect(detail).toContain('open to this customer')
  })

  test('sent again under the same key, books once; the key is that of the admin and of this customer', async () => {
    const [ada, bob] = [await newCustomer(), await newCustomer()]
    const form = newForm(await shop.addProduct({ price: 10 }))
    const id = idOf(await bookFor(ada, form, 'one'))
    expect(idOf(await bookFor(ada, form, 'one'))).toBe(id)
    expectProblem(await bookFor(bob, form, 'one'), 422)
    const second = await shop.makeAdmin(await shop.signUp())
    expect(idOf(await bookFor(ada, form, 'one', second))).not.toBe(id)
    expect(await ordersOf(ada)).toBe(2)
  })

  test('answers 403 to customers, also for themselves, 401 to visitors and 404 for nobody; nothing is booked', async () => {
    const [ada, bob] = [await newCustomer(), await newCustomer()]
    const form = newForm(await shop.addProduct())
    expectProblem(await bookFor(ada, form, undefined, bob), 403)
    expectProblem(await bookFor(ada, form, undefined, ada), 403)
    expectProblem(await shop.newVisitor().send('POST', `/customer/${ada.email}/order`, form), 401)
    expectProblem(await bookFor({ email: 'nobody@example.com' }, form), 404)
    expect(await ordersOf(ada)).toBe(0)
  })

  test('answers 409 for a person who is suspended or has not confirmed their address', async () => {
    const form = newForm(await shop.addProduct())
    const stranger = await shop.signUp()
    expect(expectProblem(await bookFor(stranger, form), 409).detail).toContain('not confirmed')
    const ada = await newCustomer()
    await admin.send('PUT', `/user/suspended/${ada.email}`)
    expect(expectProblem(await bookFor(ada, form), 409).detail).toContain('suspended')
    expect(await admin.send('GET', `/customer/${ada.email}`)).toMatchObject({
      body: { obstacle: expect.stringContaining('suspended') },
    })
  })

  test('answers 409 with the figures for another price, and 422 naming the part of an address', async () => {
    const ada = await newCustomer()
    const form = newForm(await shop.addProduct({ price: 10 }))
    const refused = expectProblem(await bookFor(ada, { ...form, price: 19 }), 409, ['price'])
    expect(refused.current).toMatchObject({ total: 20 })
    const deliveryAddress = newAddressForm({ postcode: 'ABC' })
    expectProblem(await bookFor(ada, { ...form, deliveryAddress }), 422, ['deliveryAddress.postcode'])
  })
})

test('the mails about what an admin changes and cancels say that the shop did it', async () => {
  const ada = await newCustomer()
  const id = idOf(await bookFor(ada, newForm(await shop.addProduct({ price: 10 }))))
  const deliveryAddress = newAddressForm({ street: 'Lindengasse 5' })
  expect(await admin.send('PUT', `/order/${id}/delivery`, { deliveryAddress })).toMatchObject({ status: 200 })
  expect(await admin.send('POST', `/order/${id}/cancel`)).toMatchObject({ status: 200 })
  const letters = await shop.readLetters({ _id: id })
  expect(letters.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['order-booked', ada.email],
    ['order-redirected', ada.email],
    ['order-cancelled', ada.email],
  ])
  const [, redirected, cancelled] = letters.map(({ body }) => body)
  expect(redirected).toContain('We have changed where your order goes, as you asked us.')
  expect(redirected).toContain('Lindengasse 5')
  expect(cancelled).toContain('We have cancelled your order, and its stock has been released.')
})

test('a customer who is removed at the same moment has an order booked for them, or has none; nothing fails', async () => {
  const form = newForm(await shop.addProduct({ price: 10 }))
  for (let run = 0; run < 6; run += 1) {
    const ada = await newCustomer()
    const [booked, removed] = await Promise.all([
      bookFor(ada, form),
      admin.send('DELETE', `/admin/${ada.email}`),
    ])
    expect(removed).toMatchObject({ status: 200 })
    expect([201, 404, 409]).toContain(booked.status)
    expect(await db.$count(orders, eq(orders.userEmail, ada.email))).toBe(booked.status === 201 ? 1 : 0)
  }
})

test('POST /customer/{email}/order/estimate taxes by what the customer has confirmed, not by what the admin has', async () => {
  const product = await shop.addProduct({ price: 11.9 })
  const json = {
    lines: [{ product: product._id, availability: 10 }],
    country: 'AT',
    postcode: '1070',
    vatId: 'ATU12345675',
  }
  const askFor = ({ email }: Person) => admin.send('POST', `/customer/${email}/order/estimate`, json)
  expect(await askFor(await newCustomer())).toMatchObject({
    status: 200,
    body: { taxTreatment: 'reverse-charge', vatIdDoubt: null },
  })
  expect(await askFor(await shop.signUp())).toMatchObject({
    status: 200,
    body: { taxTreatment: 'taxed', vatIdDoubt: 'unconfirmed' },
  })
})

test('an answer of VIES, and a question it has not answered, are kept under the customer for whom an admin asked', async () => {
  const product = await shop.addProduct({ price: 11.9 })
  await db.delete(vatChecks)
  const ada = await newCustomer()
  for (const vatId of ['ATU12345675', 'ATU10000005'])
    expect(
      await admin.send('POST', `/customer/${ada.email}/order/estimate`, {
        lines: [{ product: product._id, availability: 10 }],
        country: 'AT',
        postcode: '1070',
        vatId,
      }),
    ).toMatchObject({ status: 200 })
  const kept = await db.select().from(vatChecks).orderBy(vatChecks.createdAt)
  expect(kept).toMatchObject([
    { vatId: 'ATU12345675', userId: ada.id, status: 'valid' },
    { vatId: 'ATU10000005', userId: ada.id, status: 'pending' },
  ])
  const data = async (person: Person) => JSON.stringify((await person.send('GET', '/my-data')).body)
  expect(await data(ada)).toContain('ATU12345675')
  expect(await data(admin)).not.toContain('ATU12345675')
})

test("POST /customer/{email}/order answers 409 beyond the customer's unpaid orders, whoever books", async () => {
  const limited = await openTestShop({ env: { MAX_UNPAID_ORDERS: '1' } })
  try {
    const ada = await limited.signUp({ isConfirmed: true })
    const bob = await limited.signUp({ isConfirmed: true })
    const form = newForm(await limited.addProduct({ price: 10 }))
    const book = ({ email }: Person) => limited.admin.send('POST', `/customer/${email}/order`, form)
    idOf(await book(ada))
    expect(expectProblem(await book(ada), 409).detail).toContain('This customer has 1 unpaid order')
    idOf(await book(bob))
    expect(
      await limited.database.db.$count(
        orders,
        and(eq(orders.userId, ada.id), eq(orders.bookedBy, limited.admin.email)),
      ),
    ).toBe(1)
  } finally {
    await limited.close()
  }
})
