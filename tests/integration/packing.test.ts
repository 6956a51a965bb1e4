import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { disputes, orderLines, orders } from '#db/schema.ts'
import { readAnswer } from '../support/caller.ts'
import { newAddressForm } from '../support/forms.ts'
import { readContents, readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { scanBars } from '../support/scan-bars.ts'
import { openTestShop } from '../support/shop.ts'

const NOW = new Date('2026-11-26T09:00:00Z')
const shop = await openTestShop({ now: () => NOW })
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ name: 'Ada Byron' })
const grace = await shop.signUp({ name: 'Grace Hopper' })
const bolt = await shop.addProduct({ productname: 'Hexagon bolt M12', sku: 'BOLT-M12', available: 900 })
const nut = await shop.addProduct({ productname: 'Hexagon nut M12', sku: 'NUT-M12', available: 900 })
const ring = await shop.addProduct({ productname: 'Spring ring', sku: 'RING-12', available: 900 })
for (const [{ _id }, shelfPlace] of [
  [bolt, 'A-12-01'],
  [nut, 'A-2-10'],
] as const)
  await shop.admin.send('PATCH', `/product/${_id}`, { shelfPlace }, { 'if-match': '*' })

async function sell(person: typeof ada, lines: Parameters<typeof shop.checkOut>[1]): Promise<Order> {
  const order = await shop.checkOut(person, lines)
  await shop.pay(person, order)
  await shop.giveAddress(person, order._id)
  return order
}

const first = await sell(ada, [
  [bolt, 5],
  [ring, 1],
])
const second = await sell(grace, [
  [nut, 12],
  [bolt, 7],
])
const unpaid = await shop.book(ada, nut)
const homeless = await shop.book(ada, nut)
await shop.pay(ada, homeless)
const questioned = await sell(ada, [[nut, 1]])
await db.insert(disputes).values({
  id: 'dp_1',
  orderId: questioned._id,
  intentId: 'pi_1',
  amountCents: cents(100),
  currency: 'eur',
  status: 'needs_response',
  reason: 'fraudulent',
  withdrawnCents: cents(0),
  reinstatedCents: cents(0),
  isRefundable: true,
  updatedAt: NOW,
})
const shipped = await sell(ada, [[ring, 2]])
await shop.admin.send('POST', `/order/${shipped._id}/ship`)
const fetched = await sell(ada, [[ring, 3]])
await db
  .update(orders)
  .set({ deliveryMethod: 'pick-up', deliveryAddress: null })
  .where(eq(orders.id, fetched._id))
await db.update(orders).set({ customerReference: 'PO 4711', note: 'Gate 3' }).where(eq(orders.id, first._id))
await db.update(orderLines).set({ ownNumber: 'RB-0/A' }).where(eq(orderLines.orderId, first._id))

type Paper = 'pick-list' | 'packing-slips' | 'address-labels'
const pathOf = (paper: Paper, ids: readonly string[], more = '') =>
  `/order/${paper}?ids=${ids.join(',')}${more}`

/** The pages of a paper, each as its words between bars. */
async function print(
  paper: Paper,
  wanted: readonly Order[],
  more = '',
): Promise<{ name: string; words: string }> {
  const path = pathOf(
    paper,
    wanted.map(({ _id }) => _id),
    more,
  )
  const answer = await shop.admin.fetch(path)
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const words = readPdf(new Uint8Array(await answer.arrayBuffer()))
  return {
    name: /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
    words: words.replaceAll('\u00a0', ' ').replaceAll('\n', '|'),
  }
}

async function refuse(paper: Paper, wanted: readonly Order[]) {
  const path = pathOf(
    paper,
    wanted.map(({ _id }) => _id),
  )
  return expectProblem(await readAnswer(await shop.admin.fetch(path)), 409)
}

describe('GET /order/pick-list', () => {
  test('sums the orders by size, along the shelves, and says how many are for which order', async () => {
    const { name, words } = await print('pick-list', [first, second, first])
    expect(name).toBe('pick-list.pdf')
    expect(words).toContain('Pick list')
    expect(words).toContain(`2 orders, 26 November 2026 at 10:00|${first.number}, ${second.number}|`)
    expect(words).toContain(`|A-2-10|NUT-M12|Hexagon nut M12|12|12 for ${second.number}|`)
    expect(words).toContain(
      `|A-12-01|BOLT-M12|Hexagon bolt M12|12|5 for ${first.number}, 7 for ${second.number}|`,
    )
    expect(words).toContain(`|No place|RING-12|Spring ring|1|1 for ${first.number}|`)
    const along = ['A-2-10', 'A-12-01', 'No place'].map(place => words.indexOf(place))
    expect(along).toEqual(along.toSorted((one, other) => one - other))
  })

  test('prints nothing if an order is not to be sent, and says which, and why', async () => {
    const problem = await refuse('pick-list', [first, unpaid, homeless, questioned, shipped])
    expect(problem.errors).toEqual([
      { field: 'ids.1', message: `${unpaid.number} is booked` },
      { field: 'ids.2', message: `${homeless.number} has no address: its customer has not said where to` },
      {
        field: 'ids.3',
        message: expect.stringContaining(`${questioned.number} waits for the end of a dispute`),
      },
      { field: 'ids.4', message: `${shipped.number} is shipped` },
    ])
    expect(problem.detail).toContain(`Nothing is printed: ${unpaid.number} is booked; `)
  })
})

describe('GET /order/packing-slips', () => {
  test('makes a slip for each order on a page of its own, without prices, also once it is shipped', async () => {
    const { name, words } = await print('packing-slips', [first, shipped])
    expect(name).toBe('packing-slips.pdf')
    const [one = '', other = ''] = words.split('Page 1 of 1')
    expect(one).toContain(`Packing slip|No. ${first.number}|`)
    expect(one).toContain(newAddressForm().city)
    expect(one).toMatch(/Order date\|26 November 2026\|Your order\|PO 4711\|/)
    expect(one).toContain('NOTE|Gate 3|')
    expect(one).toContain('|1|Hexagon bolt M12|BOLT-M12 · your no. RB-0/A|5|')
    expect(one).toContain('|2|Spring ring|RING-12 · your no. RB-0/A|1|')
    expect(one).toContain('6 pieces in 2 lines')
    expect(other).toContain(`Packing slip|No. ${shipped.number}|`)
    expect(words).not.toMatch(/€|A-12-01/)
  })

  test('has the number of its order in bars that a scanner reads', async () => {
    const path = pathOf('packing-slips', [first._id, second._id])
    const file = new Uint8Array(await (await shop.admin.fetch(path)).arrayBuffer())
    const numbers = await Promise.all(readContents(file).map(scanBars))
    expect(numbers).toEqual([first.number, second.number])
  })

  test('names the file of one slip by its order, and says that it is picked up', async () => {
    const { name, words } = await print('packing-slips', [fetched])
    expect(name).toBe(`packing-slip-${fetched.number}.pdf`)
    expect(words).toContain('Delivery|Picked up by the customer|')
    expect(words).toContain('Ada Byron')
  })

  test('prints nothing if an order is neither to be sent nor sent', async () => {
    expect((await refuse('packing-slips', [first, unpaid])).errors).toEqual([
      { field: 'ids.1', message: `${unpaid.number} is booked` },
    ])
  })
})

describe('GET /order/address-labels', () => {
  test('makes a label for each order, and begins another sheet where the first is full', async () => {
    const { words } = await print('address-labels', [first, second, shipped], '&first=23')
    const { name, postcode, city } = newAddressForm()
    for (const order of [first, second, shipped]) expect(words).toContain(`${order.number}|`)
    expect(words.split(name)).toHaveLength(4)
    expect(words).toContain(`${postcode} ${city}`)
    const pages = async (place: string) => {
      const ids = [first, second, shipped].map(({ _id }) => _id)
      const file = await (await shop.admin.fetch(pathOf('address-labels', ids, `&first=${place}`))).text()
      return [...file.matchAll(/\/Type \/Page\b/g)].length
    }
    expect(await pages('22')).toBe(1)
    expect(await pages('23')).toBe(2)
  })

  test('prints nothing if an order is picked up', async () => {
    expect((await refuse('address-labels', [first, fetched])).errors).toEqual([
      { field: 'ids.1', message: `${fetched.number} is picked up` },
    ])
  })

  test.each(['0', '25', '1.5', 'last'])('answers 422 if the first label is %s', async place => {
    const path = pathOf('address-labels', [first._id], `&first=${place}`)
    expectProblem(await readAnswer(await shop.admin.fetch(path)), 422, ['first'])
  })
})

describe.each(['pick-list', 'packing-slips', 'address-labels'] as const)('GET /order/%s', paper => {
  const ask = async (ids: readonly string[]) => readAnswer(await shop.admin.fetch(pathOf(paper, ids)))

  test('answers 404 if one of the orders is none', async () => {
    expectProblem(await ask([first._id, 'nothing']), 404)
  })

  test('answers 422 to 201 orders, to none, and to what is no id', async () => {
    const ids = Array.from({ length: 201 }, (_, n) => `o${n}`)
    expectProblem(await ask(ids.slice(1)), 404)
    expectProblem(await ask(ids), 422, ['ids'])
    expectProblem(await ask([]), 422, ['ids.0'])
    expectProblem(await ask([first._id, '../']), 422, ['ids.1'])
    expectProblem(await readAnswer(await shop.admin.fetch(`/order/${paper}`)), 422, ['ids'])
  })

  test('answers 403 to a customer, even about an order of their own, and 401 to a visitor', async () => {
    expectProblem(await readAnswer(await ada.fetch(pathOf(paper, [first._id]))), 403)
    expectProblem(await readAnswer(await shop.newVisitor().fetch(pathOf(paper, [first._id]))), 401)
  })
})
