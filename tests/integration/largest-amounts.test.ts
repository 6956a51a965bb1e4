import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { MAX_LINES } from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { MAX_CENTS, toEuros } from '#contract/money.ts'
import { readAnswer } from '../support/caller.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const MAX_PRICE = toEuros(MAX_CENTS)
/** As many lines of the most pieces at the highest price as come to more cents than a number keeps exactly. */
const LINES = 12
/** Quantities that no call takes, as numbers and as text. */
const TOO_MANY = [MAX_QUANTITY + 1, 2 ** 53, 1e21, 1e300, '9'.repeat(15), '9'.repeat(40)]

const ada = await shop.signUp({ isConfirmed: true })
const dearest: Product[] = []
for (let at = 0; at < LINES; at += 1)
  dearest.push(
    await shop.addProduct({
      sku: `DEAR-${at}`,
      price: MAX_PRICE,
      available: MAX_QUANTITY,
      tiers: [{ from: MAX_QUANTITY, price: MAX_PRICE - 0.01 }],
      weight: 99_999,
    }),
  )

const all = (quantity: unknown) => dearest.map(({ _id }) => ({ product: _id, quantity }))
const wanted = (availability: unknown) => dearest.map(({ _id }) => ({ product: _id, availability }))
const first = () => dearest[0]?._id ?? ''
const upload = (file: string) => {
  const body = new FormData()
  body.set('file', new File([file], 'list.csv'))
  return body
}

test('the figures of this test are beyond those that numbers keep exactly', () => {
  expect(Number.isSafeInteger(MAX_QUANTITY * (MAX_CENTS - 1) * LINES)).toBe(false)
  expect(LINES).toBeLessThan(MAX_LINES)
})

describe('the most pieces of the dearest products', () => {
  test('POST /basket and GET /basket answer with figures', async () => {
    const person = await shop.signUp()
    expect(await person.send('POST', '/basket', { lines: all(MAX_QUANTITY) })).toMatchObject({ status: 200 })
    expect(await person.send('GET', '/basket')).toMatchObject({ status: 200 })
    expect(await person.send('POST', '/basket', { lines: all(MAX_QUANTITY) })).toMatchObject({ status: 200 })
    expect(
      await person.send('PUT', `/basket/${first()}`, { quantity: MAX_QUANTITY, saved: true }),
    ).toMatchObject({ status: 200 })
    expect(
      await shop.newVisitor().send('POST', '/basket/preview', { lines: all(MAX_QUANTITY) }),
    ).toMatchObject({ status: 200 })
  })

  test('POST /checkout and /checkout/estimate answer 4xx', async () => {
    const checkout = newCheckoutForm([])
    for (const price of [0, 1, MAX_PRICE])
      for (const lines of [wanted(MAX_QUANTITY), wanted(1), wanted(MAX_QUANTITY).slice(0, 1)])
        for (const terms of [{}, { deliveryAddress: newAddressForm(), deliveryMethod: 'pick-up' }]) {
          const { status } = await ada.send('POST', '/checkout', { ...checkout, ...terms, lines, price })
          expect([409, 422]).toContain(status)
        }
    const question = { country: 'DE', deliveryMethod: 'pick-up' }
    for (const lines of [wanted(MAX_QUANTITY), wanted(1)])
      expectProblem(await ada.send('POST', '/checkout/estimate', { ...question, lines }), 422)
  })

  test('POST /order answers 4xx', async () => {
    const [product = expect.fail()] = dearest
    const form = {
      userName: ada.name,
      userEmail: ada.email,
      orderName: product.name,
      product: product._id,
      availability: MAX_QUANTITY,
      phone: '',
    }
    for (const price of [0, MAX_PRICE, MAX_PRICE * MAX_QUANTITY])
      expect([409, 422]).toContain((await ada.send('POST', '/order', { ...form, price })).status)
  })

  test('POST /quote answers 422; POST /quote/{id}/prices answers 422 for prices that come to too much', async () => {
    for (const question of ['', 'Could you do better?'])
      expectProblem(await ada.send('POST', '/quote', { lines: wanted(MAX_QUANTITY), question }), 422)
    const cheap = await shop.addProduct({ price: 0.01, available: MAX_QUANTITY })
    const asked = await ada.send('POST', '/quote', {
      lines: [{ product: cheap._id, availability: MAX_QUANTITY, wantedPrice: MAX_PRICE }],
      question: 'For less?',
    })
    expect(asked).toMatchObject({ status: 201 })
    const id = inserted.parse(asked.body).insertedId
    const answer = { prices: [MAX_PRICE], answer: 'Here.', days: 14 }
    expectProblem(await shop.admin.send('PUT', `/quote/${id}/prices`, answer, { 'if-match': '*' }), 422)
  })

  test('shopping lists answer with figures', async () => {
    const made = await ada.send('POST', '/shopping-list', { name: 'All', lines: all(MAX_QUANTITY) })
    expect(made).toMatchObject({ status: 201 })
    const id = inserted.parse(made.body).insertedId
    expect(await ada.send('GET', `/shopping-list/${id}`)).toMatchObject({ status: 200 })
    const again = await ada.send('POST', `/shopping-list/${id}/lines`, { lines: all(MAX_QUANTITY) })
    expect(again).toMatchObject({ status: 200 })
  })

  test('POST /quick-order and /quick-order/file answer with figures', async () => {
    const list = dearest.map(({ sku }) => `${MAX_QUANTITY} x ${sku}`).join('\n')
    const text = `${list}\n${list}`
    expect(await ada.send('POST', '/quick-order', { text })).toMatchObject({ status: 200 })
    const rows = dearest.map(({ sku }) => `${sku};${MAX_QUANTITY}`).join('\n')
    const sent = await ada.fetch('/quick-order/file', {
      method: 'POST',
      body: upload(`sku;quantity\n${rows}\n${rows}\n`),
    })
    expect(sent.status).toBe(200)
  })

  test('PATCH /product answers 422 for a percentage that makes them dearer', async () => {
    expectProblem(await shop.admin.send('PATCH', '/product', { ids: [first()], pricePercent: 900 }), 422)
  })
})

describe('more pieces than the most', () => {
  test.each(TOO_MANY)('%s are answered with 422 wherever a quantity goes in', async count => {
    const { admin } = shop
    const id = first()
    const question = { country: 'DE', deliveryMethod: 'pick-up' }
    const calls = [
      await ada.send('POST', '/basket', { lines: all(count) }),
      await ada.send('POST', '/basket/preview', { lines: all(count) }),
      await ada.send('PUT', `/basket/${id}`, { quantity: count }),
      await ada.send('POST', '/checkout', { ...newCheckoutForm([]), lines: wanted(count), price: 1 }),
      await ada.send('POST', '/checkout/estimate', { ...question, lines: wanted(count) }),
      await ada.send('POST', '/quote', { lines: wanted(count), question: '' }),
      await ada.send('POST', '/shopping-list', { name: 'Too many', lines: all(count) }),
      await admin.send('POST', `/product/${id}/movements`, { reason: 'counted', quantity: count }),
      await admin.send('PATCH', `/product/${id}`, { min: count }, { 'if-match': '*' }),
      await admin.send('PATCH', `/product/${id}`, { price: Number(count) * 10 }, { 'if-match': '*' }),
      await admin.send(
        'PATCH',
        `/product/${id}`,
        { tiers: [{ from: count, price: 1 }] },
        { 'if-match': '*' },
      ),
    ]
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 422))
  })

  test.each(TOO_MANY)(
    '%s in a list or a table are a line that is not understood, or a row that is refused',
    async count => {
      const list = `${count} x DEAR-0`
      expect(await ada.send('POST', '/quick-order', { text: list })).toMatchObject({ status: 200 })
      const sent = await ada.fetch('/quick-order/file', {
        method: 'POST',
        body: upload(`sku;quantity\nDEAR-0;${count}\n`),
      })
      expect([200, 422]).toContain(sent.status)
      for (const row of [`DEAR-0;${count};1;1`, `DEAR-0;1;${count};1`, `DEAR-0;1;1;${count}`]) {
        const body = upload(`sku;price;min;on_shelf\n${row}\n`)
        const imported = await readAnswer(
          await shop.admin.fetch('/product/import?dry_run=true', { method: 'POST', body }),
        )
        expectProblem(imported, 422)
      }
    },
  )
})
