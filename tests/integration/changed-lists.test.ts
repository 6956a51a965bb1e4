import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { buildIndexes } from '#db/indexes.ts'
import { newAddressForm, newContactForm, newReviewForm } from '../support/forms.ts'
import { listLots, receiveLot } from '../support/lots.ts'
import { expectProblem } from '../support/problems.ts'
import { addSupplier, draftOrder, newSupplierForm, receive, sendOrder } from '../support/purchasing.ts'
import { openQuoteDesk } from '../support/quote-desk.ts'
import { openReturnShop } from '../support/returns.ts'
import { planSent } from '../support/sent-plans.ts'
import { addStockCount, putOnShelf } from '../support/stock-counts.ts'

/** What programs read of each list: what changed since they last asked, whoever changed it. */

const shop = await openReturnShop()
const { admin, ada, bolt } = shop
const { pool } = shop.database
const quotes = openQuoteDesk(shop)
afterAll(() => shop.close())

async function read(path: string) {
  const { status, body, headers } = await admin.send('GET', path)
  expect({ path, status, body: status === 200 ? undefined : body }).toMatchObject({ status: 200 })
  return {
    ids: z
      .array(z.object({ _id: z.string() }))
      .parse(body)
      .map(({ _id }) => _id),
    total: Number(headers.get('x-total-count')),
    until: headers.get('x-updated-until'),
    next: /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1],
  }
}

const since = (moment: string, more = '') => `?updatedSince=${encodeURIComponent(moment)}${more}`
const version = async (path: string) => ({
  'if-match': (await admin.send('GET', path)).headers.get('etag') ?? '',
})

/** Of each list how a row comes, and what changes it then. */
const lists: Readonly<Record<string, () => Promise<{ id: string; change: () => Promise<unknown> }>>> = {
  '/quote/managed': async () => {
    const { _id: id } = await quotes.ask(ada, [[bolt, 10]], { question: 'For less?' })
    const header = { 'if-match': '"1"' }
    return { id, change: () => admin.send('POST', `/quote/${id}/decline`, { reason: 'No' }, header) }
  },
  '/return': async () => {
    const id = await shop.ask(await shop.sellAndShip(), [{ line: 0, pieces: 1 }])
    return { id, change: () => shop.step(id, 'agree', { words: 'Send it' }) }
  },
  '/customer': async () => {
    const person = await shop.signUp({ isConfirmed: true })
    return { id: person.id, change: () => person.send('POST', '/address', newAddressForm()) }
  },
  '/message': async () => {
    const { body } = await shop.newVisitor().send('POST', '/contact', newContactForm())
    const { insertedId: id } = inserted.parse(body)
    return {
      id,
      change: () => admin.send('POST', `/message/${id}/notes`, { text: 'Called back' }),
    }
  },
  '/review/managed': async () => {
    const { body } = await ada.send('POST', '/review', newReviewForm())
    const { insertedId: id } = inserted.parse(body)
    return { id, change: () => admin.send('PUT', `/review/${id}/hidden`, { reason: 'Rude' }) }
  },
  '/purchase-order': async () => {
    const id = await draftOrder(admin, await addSupplier(admin), [{ product: bolt._id, pieces: 10 }])
    await sendOrder(admin, id)
    return { id, change: () => receive(admin, id, [{ product: bolt._id, pieces: 4 }]) }
  },
  '/supplier': async () => {
    const id = await addSupplier(admin)
    const edit = { ...newSupplierForm(), archived: true }
    return {
      id,
      change: async () => admin.send('PUT', `/supplier/${id}`, edit, await version(`/supplier/${id}`)),
    }
  },
  '/lot': async () => {
    await receiveLot(admin, bolt, 'L-77', 5)
    const [lot] = await listLots(admin, '?q=L-77')
    return { id: lot?._id ?? '', change: () => receiveLot(admin, bolt, 'L-77', 3) }
  },
  '/stock-count': async () => {
    await putOnShelf(admin, bolt, 'COUNTED-1')
    const id = await addStockCount(admin, 'COUNTED')
    const lines = [{ product: bolt._id, counted: 1_000, reason: 'miscounted' }]
    return { id, change: () => admin.send('POST', `/stock-count/${id}/entries`, { lines }) }
  },
}

describe.each(Object.keys(lists))('GET %s?updatedSince=', list => {
  test('tells of what changed, and of nothing that did not', async () => {
    const found = await lists[list]?.()
    if (!found) throw new Error('it is one of them')
    expect((await read(`${list}${since('2026-01-01T00:00:00Z', '&limit=200')}`)).ids).toContain(found.id)
    const now = new Date().toISOString()
    expect(await read(`${list}${since(now)}`)).toMatchObject({ ids: [], total: 0 })
    expect(await found.change()).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    const { ids, total, until } = await read(`${list}${since(now)}`)
    expect({ ids, total }).toEqual({ ids: [found.id], total: 1 })
    const minuteBefore = Date.parse(until ?? '') + 60_000
    expect(Math.abs(minuteBefore - Date.now())).toBeLessThan(30_000)
  })

  test('is 422 for a cursor that is none', async () => {
    expectProblem(await admin.send('GET', `${list}${since('2026-01-01T00:00:00Z', '&cursor=none')}`), 422)
  })
})

test.each(['/customer', '/message', '/purchase-order', '/supplier', '/lot'])(
  'GET %s?updatedSince= is 422 with words, which have an order of their own',
  async list => {
    expectProblem(await admin.send('GET', `${list}${since('2026-01-01T00:00:00Z', '&q=bolt')}`), 422)
  },
)

test('a return counts as changed when its order is refunded as a whole', async () => {
  const order = await shop.sellAndShip()
  const id = await shop.ask(order, [{ line: 0, pieces: 10 }])
  const now = new Date().toISOString()
  await pool.query(`update orders set status = 'refunded' where id = $1`, [order._id])
  expect((await read(`/return${since(now)}`)).ids).toEqual([id])
})

describe('with 20,000 rows of each list, changed in the course of a year', () => {
  const ROWS = 20_000
  const at = `now() - (n % 365) * interval '1 day' - n * interval '1 second'`
  const fills = [
    `insert into suppliers (id, name, lead_days, changed_at) select 'many-' || n, 'Many ' || n, 7, ${at}`,
    `insert into users (id, name, email, changed_at) select 'many-' || n, 'Many', n || '@many.example', ${at}`,
    `insert into contact_messages (id, first_name, last_name, email, phone, message, changed_at)
       select 'many-' || n, 'A', 'B', 'a@b.example', '', 'Words', ${at}`,
    `insert into lots (id, product_id, number, remaining, received_by, changed_at)
       select 'many-' || n, '${bolt._id}', 'MANY-' || n, 1, 'a@b.example', ${at}`,
    `insert into stock_counts (id, sequence, place, created_by, changed_at) select 'many-' || n, n + 1000, 'A', 'a@b.example', ${at}`,
    `insert into purchase_orders (id, sequence, number, supplier_id, supplier_name, supplier_address, created_by, changed_at)
       select 'many-' || n, n + 1000, 'PO-MANY-' || n, 'many-1', '', '', 'a@b.example', ${at}`,
    `insert into quotes (id, number, user_id, status, goods_cents, total_cents, vat_percent, changed_at)
       select 'many-' || n, 'Q-MANY-' || n, 'many-1', 'requested', 1, 1, 19, ${at}`,
    `insert into reviews (id, user_id, author_name, rating, text, address, changed_at)
       select 'many-' || n, 'many-1', 'A', 5, 'Words', '', ${at}`,
    `insert into returns (id, order_id, place, reason, words, changed_at)
       select 'many-' || n, (select id from orders limit 1), n + 100, 'wrong', '', ${at}`,
  ]

  const FILLED = fills.map(fill => /insert into (\w+)/.exec(fill)?.[1])

  beforeAll(async () => {
    const client = await pool.connect()
    await client.query('set statement_timeout = 0')
    for (const fill of fills) await client.query(`${fill} from generate_series(1, ${ROWS}) n`)
    await client.query(`vacuum analyze ${FILLED.join(', ')}`)
    client.release(true)
    await buildIndexes(shop.database.url)
  }, 120_000)

  test.each(Object.keys(lists))(
    'GET %s?updatedSince= reads and counts in the order of an index',
    async list => {
      for (const more of ['', '&cursor=1764201600000000-many-5']) {
        const plans = await planSent(pool, () =>
          read(`${list}${since('2020-01-01T00:00:00Z', `&limit=100${more}`)}`),
        )
        const ofChanges = plans.filter(plan => plan.includes('changed_at'))
        expect(ofChanges.toSorted()).toEqual([
          expect.stringMatching(/^Aggregate[^]*Limit/),
          expect.stringMatching(/^Limit[^]*Index (Only )?Scan using \w+_changed/),
        ])
        for (const plan of plans) expect(plan).not.toMatch(new RegExp(`Seq Scan on (${FILLED.join('|')})`))
        for (const plan of ofChanges) expect(plan).not.toMatch(/Sort/)
      }
    },
  )

  test.each(Object.keys(lists))('GET %s?updatedSince= tells of each once, page by page', async list => {
    const told: string[] = []
    const from = new Date(Date.now() - 20 * 86_400_000).toISOString()
    for (let next: string | undefined = `${list}${since(from, '&limit=200')}`; next; ) {
      const page = await read(next)
      expect(page.total).toBe(200)
      told.push(...page.ids.filter(id => id.startsWith('many-')))
      next = page.next
    }
    expect(new Set(told).size).toBe(told.length)
    expect(told.length).toBeGreaterThan(1_000)
  })
})
