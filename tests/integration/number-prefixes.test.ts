import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectProblem } from '../support/problems.ts'
import { addSupplier, draftOrder, readOrder } from '../support/purchasing.ts'
import { openQuoteDesk } from '../support/quote-desk.ts'
import { changeSettings } from '../support/settings.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
const { admin } = shop
afterAll(() => shop.close())

const ada = await shop.signUp({ isConfirmed: true })
const part = await shop.addProduct({ available: 100 })
const year = String(new Date().getUTCFullYear())

async function find(q: string): Promise<string[]> {
  const { body } = await admin.send('GET', `/order/managed?q=${q}`)
  return z
    .array(z.object({ number: z.string() }))
    .parse(body)
    .map(({ number }) => number)
}

test('numbers begin as the owner says from then on, count on, and are found with what they begin with and without', async () => {
  const { number: older } = await shop.book(ada, part, 1)
  await changeSettings(shop, { ORDER_PREFIX: 'WERK7', QUOTE_PREFIX: 'AN', PURCHASE_PREFIX: 'BE' })
  const { number } = await shop.book(ada, part, 1)
  expect(older).toMatch(new RegExp(`^PH-${year}-\\d{6}$`))
  const digits = Number(older.slice(-6))
  expect(number).toBe(`WERK7-${year}-${String(digits + 1).padStart(6, '0')}`)

  for (const q of [number, number.toLowerCase(), number.slice(6)]) expect(await find(q)).toEqual([number])
  // Alone they may be of an address too.
  expect(await find(String(digits + 1))).toContain(number)
  for (const q of [older, older.slice(3)]) expect(await find(q)).toEqual([older])
  expect(await find(number.replace('WERK7', 'PH'))).toEqual([])

  const quote = await openQuoteDesk(shop).ask(ada, [[part, 2]])
  expect(quote.number).toMatch(new RegExp(`^AN-${year}-\\d{6}$`))
  const draft = await draftOrder(admin, await addSupplier(admin), [{ product: part._id, pieces: 3 }])
  expect((await readOrder(admin, draft)).number).toBe(`BE-${year}-000001`)
  expect((await ada.send('GET', `/my-orders?year=${year}`)).body).toMatchObject({ years: [Number(year)] })
})

test.each([
  ['ORDER_PREFIX', 'ph'],
  ['ORDER_PREFIX', 'P-H'],
  ['ORDER_PREFIX', '2026'],
  ['QUOTE_PREFIX', 'TOOLONGFOR'],
])('PATCH /settings is 422 for %s=%s', async (name, value) => {
  expectProblem(await admin.send('PATCH', '/settings', { [name]: value }, { 'if-match': '*' }), 422)
})

test('PATCH /settings is 422 for two numbers that would begin the same', async () => {
  const answer = await admin.send(
    'PATCH',
    '/settings',
    { ORDER_PREFIX: 'PO', PURCHASE_PREFIX: 'PO' },
    { 'if-match': '*' },
  )
  expectProblem(answer, 422)
})
