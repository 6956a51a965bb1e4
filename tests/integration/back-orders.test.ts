import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { basket } from '#contract/basket/basket.ts'
import { managedProduct } from '#contract/catalog/products.ts'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { orderDetails } from '#contract/orders/details.ts'
import { managedOrder } from '#contract/orders/managed.ts'
import { order as orderShape } from '#contract/orders/orders.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { readAnswer } from '../support/caller.ts'
import { newCheckoutForm, newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { addSupplier, listProposals, supply } from '../support/purchasing.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { bolts, openShipmentShop } from '../support/shipments.ts'
import type { Person } from '../support/shop.ts'

const shop = await openShipmentShop()
afterAll(() => shop.close())
const { admin, ada, bolt, ship, read, post, expectBooks } = shop
for (const worker of shop.workers) worker.start()
const bert = await shop.signUp({ name: 'Bert Bolz', isConfirmed: true })

type Product = typeof bolt
const edit = ({ _id }: Product, facts: object) =>
  admin.send('PATCH', `/product/${_id}`, facts, { 'if-match': '*' })
const manage = async ({ _id }: Product) =>
  managedProduct.parse((await admin.send('GET', `/product/${_id}`)).body)
const move = ({ _id }: Product, reason: string, quantity: number) =>
  admin.send('POST', `/product/${_id}/movements`, { reason, quantity, note: '' })
const see = async ({ _id }: Product) =>
  ratedProduct.parse((await shop.newVisitor().send('GET', `/service/${_id}`)).body)

/** A size of which two pieces are in stock, and more leave within ten working days. */
async function addPatient(available = 2): Promise<Product> {
  const product = await shop.addProduct({ min: 1, available, price: 2 })
  expect((await edit(product, { backOrderDays: 10 })).status).toBe(200)
  return product
}

/** What a customer agrees to who has just seen the product. */
async function promiseOf(product: Product, pieces: number) {
  const { leavesBy } = await see(product)
  return { pieces, leavesBy: leavesBy ?? '' }
}

const book = async (who: Person, product: Product, quantity: number, backOrder?: object) =>
  who.send('POST', '/order', { ...newOrderForm(who, product, quantity), backOrder })

/** Booked, paid, with an address. */
async function sell(product: Product, quantity: number, backOrdered: number, who = ada) {
  const answer = await book(who, product, quantity, await promiseOf(product, backOrdered))
  expect(answer).toMatchObject({ status: 201 })
  const { insertedId } = inserted.parse(answer.body)
  const order = orderShape.parse((await who.send('GET', `/order/${insertedId}`)).body)
  await shop.pay(who, order)
  await shop.giveAddress(who, order._id)
  return order
}

const listed = async (state: string) =>
  managedOrder.array().parse((await admin.send('GET', `/order/managed?state=${state}`)).body)
const findListed = async (state: string, { _id }: { readonly _id: string }) =>
  (await listed(state)).find(each => each._id === _id)

describe('a size that is sold beyond its stock', () => {
  test('PATCH /product/{id} takes a lead time, which everybody sees with the day; without one nothing is sold beyond', async () => {
    const product = await shop.addProduct({ min: 1, available: 2 })
    expect(await see(product)).toMatchObject({ backOrderDays: null, leavesBy: null })
    for (const backOrderDays of [0, 251, 1.5, 'soon'])
      expectProblem(await edit(product, { backOrderDays }), 422, ['backOrderDays'])
    const before = (await shop.newVisitor().send('GET', `/service/${product._id}`)).headers.get('etag')
    await edit(product, { backOrderDays: 10 })
    const seen = await shop.newVisitor().send('GET', `/service/${product._id}`)
    expect(seen.body).toMatchObject({ available: 2, backOrderDays: 10, leavesBy: expect.any(String) })
    expect(seen.headers.get('etag')).not.toBe(before)
    const days = (Date.parse((await see(product)).leavesBy ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(12)
    await edit(product, { backOrderDays: null })
    expectProblem(await book(ada, product, 3, { pieces: 1, leavesBy: '2999-12-31' }), 409, ['availability'])
  })

  test('POST /order: who knows nothing of it buys what is in stock, as ever; who agrees to fewer pieces or an earlier day is told', async () => {
    const product = await addPatient()
    const { leavesBy } = await see(product)
    const refused = await book(ada, product, 5)
    expectProblem(refused, 409, ['availability'])
    expect(refused.body).toMatchObject({ current: { available: 2 } })
    expect(JSON.stringify(refused.body)).toContain('2 pieces are in stock: the other 3 leave the works by')
    expectProblem(await book(ada, product, 5, { pieces: 2, leavesBy }), 409, ['availability'])
    expectProblem(await book(ada, product, 5, { pieces: 3, leavesBy: '2020-01-01' }), 409, ['availability'])
    expectProblem(await book(ada, product, 5, { pieces: 0, leavesBy: 'soon' }), 422, [
      'backOrder.pieces',
      'backOrder.leavesBy',
    ])
    expect((await book(ada, product, 2)).status).toBe(201)
    expect(await see(product)).toMatchObject({ available: 0, leavesBy })
  })

  test('the promise stands in the basket, the estimate, the order and the mail; POST /checkout books what was agreed', async () => {
    const product = await addPatient()
    const lines = { lines: [{ product: product._id, quantity: 6 }] }
    const shown = basket.parse((await bert.send('POST', '/basket', lines)).body).lines[0]
    const { leavesBy } = await see(product)
    expect(shown).toMatchObject({ problem: null, available: 2, backOrder: { pieces: 4, leavesBy } })
    const asked = { lines: [{ product: product._id, availability: 6 }], country: 'DE', postcode: '10115' }
    const estimate = await bert.send('POST', '/checkout/estimate', asked)
    const { offers } = checkoutEstimate.parse(estimate.body)
    for (const { from } of offers) expect(from >= (leavesBy ?? '')).toBe(true)
    const form = newCheckoutForm([[product, 6]])
    expectProblem(await bert.send('POST', '/checkout', form), 409, ['lines.0.availability'])
    const agreed = {
      ...form,
      lines: form.lines.map(line => ({ ...line, backOrder: shown?.backOrder })),
    }
    const booked = await bert.send('POST', '/checkout', agreed)
    const { insertedId } = inserted.parse(booked.body)
    const order = orderShape.parse((await bert.send('GET', `/order/${insertedId}`)).body)
    expect(order.lines).toMatchObject([{ availability: 6, backOrder: { pieces: 4, leavesBy } }])
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `select id from mails where fields ->> 'order' = $1`,
      [insertedId],
    )
    expect(rows).toHaveLength(1)
    expect(await manage(product)).toMatchObject({ available: 0, backOrdered: 4, reserved: 2 })
    await expectBooks()
  })

  test('an order does not leave before its pieces have come: what is there leaves first, receipts are of the oldest', async () => {
    const product = await addPatient()
    const first = await sell(product, 5, 3)
    const second = await sell(product, 4, 4, bert)
    expect(await manage(product)).toMatchObject({ available: 0, backOrdered: 7, reserved: 2 })
    expect(await findListed('to-ship', first)).toMatchObject({ waitsFor: [{ pieces: 3 }] })
    expect(await findListed('to-ship', second)).toBeUndefined()
    expect(await findListed('awaiting', second)).toMatchObject({ toShip: false, waitsFor: [{ pieces: 4 }] })
    expectProblem(await admin.send('POST', `/order/${second._id}/ship`), 409)
    expectProblem(await post(first, { lines: [bolts(3)], shipped: 0 }), 422, ['lines.0.pieces'])
    await ship(first, { lines: [bolts(2)], shipped: 0 })
    expect(await findListed('to-ship', first)).toBeUndefined()
    await expectBooks()

    await move(product, 'received', 4)
    expect(await manage(product)).toMatchObject({ available: 0, backOrdered: 3, reserved: 4 })
    expect(orderDetails.parse(await read(first)).toCome).toMatchObject([{ pieces: 3, awaited: 0 }])
    expect((await read(second)).toCome).toMatchObject([{ pieces: 4, awaited: 3 }])
    expectProblem(await post(second, { lines: [bolts(2)], shipped: 0 }), 422, ['lines.0.pieces'])
    await ship(second, { lines: [bolts(1)], shipped: 0 })
    await ship(first, { shipped: 2 })
    expect(await findListed('awaiting', second)).toMatchObject({ waitsFor: [{ pieces: 3 }] })
    await edit(product, { backOrderDays: null })
    await move(product, 'received', 10)
    expect(await manage(product)).toMatchObject({ available: 7, backOrdered: 0, reserved: 3 })
    await ship(second, { shipped: 1 })
    expect((await read(second)).order.status).toBe('shipped')
    await expectBooks()
  })

  test('what somebody gives up is of who waits longest, and a count says what is on the shelf', async () => {
    const product = await addPatient(3)
    const answer = await book(bert, product, 3)
    const given = inserted.parse(answer.body).insertedId
    const waiting = await sell(product, 2, 2)
    expectProblem(await move(product, 'scrapped', 1), 409, ['quantity'])
    expect((await move(product, 'counted', 3)).status).toBe(201)
    expect((await move(product, 'counted', 4)).status).toBe(201)
    expect(await manage(product)).toMatchObject({ available: 0, backOrdered: 1, reserved: 4 })
    await bert.send('POST', `/order/${given}/cancel`)
    expect(await manage(product)).toMatchObject({ available: 2, backOrdered: 0, reserved: 2 })
    await ship(waiting, { shipped: 0 })
    await expectBooks()
  })

  test('GET /purchase-proposal counts what is owed, also of a size that nobody supplies', async () => {
    const [supplied, other] = [await addPatient(0), await addPatient(0)]
    const supplier = await addSupplier(admin)
    await supply(admin, supplied, [{ supplier }], { reorderPoint: 5 })
    await sell(supplied, 4, 4)
    await sell(other, 3, 3)
    const found = await listProposals(admin)
    const of = ({ _id }: Product) => found.find(({ product }) => product === _id)
    expect(of(supplied)).toMatchObject({ available: 0, backOrdered: 4, pieces: 10 })
    expect(of(other)).toMatchObject({ supplier: null, backOrdered: 3, pieces: 3 })
  })

  test('of twenty who want the last pieces at once nobody is promised more from stock than there is', async () => {
    const product = await addPatient(7)
    const { leavesBy } = await see(product)
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.signUp({ isConfirmed: true })))
    const answers = await Promise.all(
      buyers.map((buyer, place) =>
        book(buyer, product, 2, place % 2 === 0 ? { pieces: 2, leavesBy } : undefined),
      ),
    )
    const booked = answers.filter(({ status }) => status === 201)
    // Those who do not wait had what was in stock, if any; all who wait have booked.
    expect(booked.length).toBeGreaterThanOrEqual(10)
    answers.forEach(({ status }, place) => {
      if (place % 2 === 0) expect(status).toBe(201)
    })
    const { rows } = await shop.database.pool.query<{ sold: number; owed: number }>(
      'select sum(quantity)::int as sold, sum(back_ordered)::int as owed from order_lines where product_id = $1',
      [product._id],
    )
    expect(rows).toEqual([{ sold: 2 * booked.length, owed: 2 * booked.length - 7 }])
    expect(await manage(product)).toMatchObject({ available: 0, backOrdered: 2 * booked.length - 7 })
    await expectBooks()
  })

  test('two who ship at once take no piece twice', async () => {
    const product = await addPatient(0)
    const [one, other] = [await sell(product, 3, 3), await sell(product, 3, 3, bert)]
    await move(product, 'received', 3)
    const answers = await Promise.all([one, other].map(({ _id }) => admin.send('POST', `/order/${_id}/ship`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    await expectBooks()
  })

  test('a table says the lead time, and counts the shelf without what is owed: more on it is of who waits', async () => {
    const product = await addPatient()
    await sell(product, 5, 3)
    const exported = await (await admin.fetch('/product/export')).text()
    const lines = exported.split('\r\n').filter((line, at) => at === 0 || line.includes(`"${product.name}"`))
    expect(lines).toHaveLength(2)
    const importRow = async (onShelf: number) => {
      const file = lines.join('\r\n').replace('2,1,2,"2 #', `2,1,${onShelf},"2 #`)
      const body = new FormData()
      body.set('file', new File([file], 'products.csv'))
      return readAnswer(await admin.fetch('/product/import', { method: 'POST', body }))
    }
    expectProblem(await importRow(1), 422, ['line 2, on_shelf'])
    expect((await importRow(4)).status).toBe(200)
    expect(await manage(product)).toMatchObject({
      available: 0,
      backOrdered: 1,
      reserved: 4,
      backOrderDays: 10,
    })
    await expectBooks()
  })

  test('mails say what is reserved, and by when the rest leaves; of what is all in stock that it is reserved', async () => {
    const product = await addPatient(2)
    const { leavesBy } = await see(product)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(leavesBy ?? ''),
    )
    const partly = await sell(product, 5, 3)
    const beyond = await sell(product, 4, 4)
    const whole = await shop.sell()
    const bodyOf = async ({ _id }: { readonly _id: string }) => {
      const found = async () =>
        (await readSentMails(join(shop.dataDir, 'outbox'))).find(
          ({ file, body }) => file.endsWith('-order-booked.eml') && body.includes(_id),
        )
      await vi.waitUntil(found, { timeout: 15_000, interval: 50 })
      return ((await found())?.body ?? '').replaceAll(/\s+/g, ' ')
    }
    const [ofPartly, ofBeyond, ofWhole] = [await bodyOf(partly), await bodyOf(beyond), await bodyOf(whole)]
    expect(ofPartly).toContain(
      `It is booked. Reserved for you: 2 pieces. On back order: 3 pieces, to leave the works by ${day}.`,
    )
    expect(ofBeyond).toContain(`It is booked. On back order: 4 pieces, to leave the works by ${day}.`)
    expect(`${ofPartly}${ofBeyond}`).not.toContain('pieces are reserved for you')
    expect(ofWhole).toContain('It is booked, and its pieces are reserved for you.')
  })
})
