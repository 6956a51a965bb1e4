import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { partPath } from '#contract/catalog/addresses.ts'
import { loadPages } from '#server/front/load-pages.ts'
import { buildIfChanged } from '../support/built-shop.ts'
import { familyMaker } from '../support/families.ts'
import { newAddressForm } from '../support/forms.ts'
import { openTestShop } from '../support/shop.ts'

await buildIfChanged()
const shop = await openTestShop({ front: await loadPages() })
afterAll(() => shop.close())

const family = await familyMaker(shop)({ sku: 'PART-1' }, { sku: 'PART-2' }, { sku: 'PART-3' })
const [part, other, another] = family.sizes
if (!part || !other || !another) throw new Error('the family has fewer sizes')
const pathOf = (sku: string) => partPath({ _id: sku, sku, category: 'fasteners', family: family.id })
const ada = await shop.signUp({ isConfirmed: true })
const readers = { 'a customer': ada, 'a visitor': shop.newVisitor() }
const order = await shop.book(ada, part, 2)

beforeAll(async () => {
  const lines = [part, other].map(({ _id }) => ({ product: _id, quantity: 3 }))
  await ada.send('POST', '/basket', { lines })
  await ada.send('POST', '/address', newAddressForm())
  // The first search fills the shelf, which then follows the database whoever asks, and compares itself once it listens.
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await open('/parts?q=screw', readers['a visitor'])
  await untilQuiet(() => namesOf(query.mock.calls).length)
  query.mockRestore()
})

async function untilQuiet(count: () => number): Promise<void> {
  let seen: number
  do {
    seen = count()
    await sleep(500)
  } while (count() > seen)
}

async function open(path: string, who: Pick<typeof ada, 'fetch'>): Promise<void> {
  const answer = await who.fetch(path, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(200)
  await answer.text()
}

const statement = z.union([
  z.string().transform(text => ({ text })),
  z.object({ name: z.string().optional(), text: z.string() }),
])

/** What a statement is prepared as, or else the first table that it reads. */
function nameOf(asked: unknown): string {
  const { name, text }: { name?: string | undefined; text: string } = statement.parse(asked)
  return name ?? /from "(\w+)"/.exec(text)?.[1] ?? text
}

/** Who listens for changes of the catalogue asks now and then whether the connection still lives. */
const HEARTBEAT = 'select 1'

const namesOf = (calls: readonly unknown[][]): string[] =>
  calls.map(([each]) => nameOf(each)).filter(name => name !== HEARTBEAT)

// A statement takes the shop and the database together about as long as a fifth of such a page.
test.each<[page: string, who: keyof typeof readers, statements: string[]]>([
  ['/dashboard', 'a customer', ['person_by_token', 'orders', 'orders', 'lines_of_orders']],
  [
    `/dashboard/orders/${order._id}`,
    'a customer',
    [
      'person_by_token',
      'orders',
      'order_by_id',
      'lines_of_orders',
      'order_events',
      'invoices',
      'parcels',
      'products',
      'refunds',
      // The shipments, each line with its lots: the first table that the statement names.
      'shipment_lots',
    ],
  ],
  ['/basket', 'a customer', ['person_by_token', 'basket']],
  ['/checkout', 'a customer', ['person_by_token', 'basket', 'address_book', 'person_with_terms']],
  [`/purchase/${another._id}`, 'a customer', ['person_by_token', 'rated_product', 'product', 'profile']],
  ['/all-products', 'a customer', ['person_by_token', 'listed_products', 'families']],
  ['/all-products', 'a customer', ['person_by_token']],
  ['/parts?q=cap', 'a visitor', ['listed_products', 'families']],
  ['/parts?q=cap', 'a visitor', []],
  ['/parts?q=cap', 'a customer', ['person_by_token', 'part_numbers', 'part_numbers']],
  [pathOf('PART-1'), 'a visitor', ['rated_product', 'other_sizes', 'product']],
  [pathOf('PART-1'), 'a visitor', []],
  [pathOf('PART-2'), 'a customer', ['person_by_token', 'rated_product', 'other_sizes', 'product']],
  [pathOf('PART-2'), 'a customer', ['person_by_token']],
  [`/parts/${family.id}`, 'a visitor', ['rated_product', 'family', 'leading_size_of_family']],
  [`/parts/${family.id}`, 'a visitor', []],
  ['/docs', 'a visitor', []],
  ['/docs', 'a customer', ['person_by_token']],
])('GET %s by %s asks the database for %j and nothing else', async (path, who, statements) => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await open(path, readers[who])
    expect(namesOf(query.mock.calls).toSorted()).toEqual(statements.toSorted())
  } finally {
    query.mockRestore()
  }
})
