import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listedCustomer } from '#contract/customers/listed.ts'
import { cents } from '#contract/money.ts'
import { buildIndexes } from '#db/indexes.ts'
import { auditEvents, users } from '#db/schema.ts'
import { newAddressForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { planSent } from '../support/sent-plans.ts'
import { openTestShop } from '../support/shop.ts'

/** How many customers the plans are made for. */
const COUNT = Number(process.env.PLANS_CUSTOMERS ?? 20_000)
const shop = await openTestShop()
afterAll(() => shop.close())
const { admin } = shop
const { db, pool } = shop.database

const ada = await shop.signUp({ name: "Ada O'Byron", email: 'ada.byron@engines.example', isConfirmed: true })
await ada.send('POST', '/address', {
  ...newAddressForm(),
  company: 'Analytical Engines Ltd',
  city: 'Linz',
  phone: '+43 732/99 88 77',
})
const grace = await shop.signUp({ name: 'Grace Hopper', isConfirmed: false })
const part = await shop.addProduct({ price: 10, available: 100 })
await shop.pay(ada, await shop.book(ada, part, 3))
await shop.pay(ada, await shop.book(ada, part, 2))
const given = await shop.book(ada, part, 5)
await ada.send('POST', `/order/${given._id}/cancel`)

async function list(query: Record<string, string> = {}) {
  const answer = await admin.send('GET', `/customer?${new URLSearchParams(query)}`)
  expect(answer).toMatchObject({ status: 200 })
  return { customers: z.array(listedCustomer).parse(answer.body), headers: answer.headers }
}
const emailsOf = async (query: Record<string, string>) =>
  (await list(query)).customers.map(({ email }) => email)

test('GET /customer lists customers and not staff, the latest first, with what they have bought', async () => {
  const { customers } = await list()
  expect(customers.map(({ email }) => email)).toEqual([grace.email, ada.email])
  expect(customers[1]).toMatchObject({
    name: ada.name,
    company: 'Analytical Engines Ltd',
    place: expect.stringContaining('Linz'),
    phone: '+43 732/99 88 77',
    confirmed: true,
    terms: null,
    orders: 2,
    revenue: 50,
    lastOrderAt: expect.any(String),
  })
  expect(customers[0]).toMatchObject({ orders: 0, revenue: 0, lastOrderAt: null, company: '' })
})

test.each([
  'Byron',
  "ada o'by",
  'ENGINES.example',
  'ada.byron@engines.example',
  'analytical ltd',
  'linz',
  '732 99 88',
  '+43732998877',
])('GET /customer?q=%s finds her by the beginnings of words', async q =>
  expect(await emailsOf({ q })).toEqual([ada.email]),
)

test.each(['yron', 'ada hopper', "'; drop table users --", '\\', '%', "'"])(
  'GET /customer?q=%s finds nobody, or all for want of words, and breaks nothing',
  async q => expect([0, 2]).toContain((await list({ q })).customers.length),
)

test('GET /customer narrows by state, and refuses others by name', async () => {
  expect(await emailsOf({ state: 'unconfirmed' })).toEqual([grace.email])
  expect(await emailsOf({ state: 'on-account' })).toEqual([])
  await db
    .update(users)
    .set({ accountLimitCents: cents(50_000), accountDays: 14 })
    .where(eq(users.id, ada.id))
  expect((await list({ state: 'on-account' })).customers).toMatchObject([
    { email: ada.email, terms: { limit: 500, days: 14 } },
  ])
  expectProblem(await admin.send('GET', '/customer?state=rich'), 422, ['state'])
})

test('GET /customer/export has all that match, and the trail says who took them', async () => {
  const { status, body, headers } = await admin.send('GET', '/customer/export?q=linz')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="customers.csv"')
  const [head, row, end] = String(body).split('\r\n')
  expect(head).toMatch(/^"name","email","company"/)
  expect(row).toContain('"ada.byron@engines.example","Analytical Engines Ltd"')
  expect(end).toBe('')
  const trail = await db.select().from(auditEvents).where(eq(auditEvents.subject, 'customers'))
  expect(trail).toMatchObject([{ action: 'exported', actorEmail: admin.email, after: { q: 'linz' } }])
})

test('among many, a page is read in the order of an index, and words are found by theirs; each page follows the one before', async () => {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into users (id, name, email, created_at) select 'many-' || n, 'Person' || n % 500 || ' Name' || n, 'p' || n || '@many.example',
       now() - (n + 1) * interval '1 minute' from generate_series(1, $1::int) n`,
    [COUNT],
  )
  await client.query(
    `insert into postal_addresses (id, user_id, company, name, street, street2, postcode, city, region, country, phone)
     select 'many-' || n, 'many-' || n, 'Works ' || n, 'Name', 'Street ' || n, '', lpad((n % 9999)::text, 5, '0'), 'Town' || n % 300, '', 'DE', '0' || 300000000 + n
     from generate_series(1, $1::int) n`,
    [COUNT],
  )
  await client.query('vacuum analyze users, postal_addresses, orders')
  client.release(true)
  await buildIndexes(shop.database.url)

  const seen: string[] = []
  let path = '/customer?q=person7&limit=200'
  while (path) {
    const answer = await admin.send('GET', path)
    seen.push(
      ...z
        .array(listedCustomer)
        .parse(answer.body)
        .map(({ _id }) => _id),
    )
    path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  }
  const { rows } = await pool.query(
    `select id from users where name ~ '^Person7' order by created_at desc, id desc`,
  )
  expect(seen).toEqual(rows.map(({ id }) => id))

  expect(await emailsOf({ q: `name${COUNT - 5} town` })).toEqual([`p${COUNT - 5}@many.example`])
  for (const q of [`works ${COUNT - 5}`, `0${300_000_000 + COUNT}`, `p${COUNT - 5}`]) {
    const plans = await planSent(pool, () => list({ q }))
    const byIndex = plans.find(plan => plan.includes('users_words'))
    expect(byIndex).toContain('Bitmap Index Scan on postal_addresses_words')
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (users|postal_addresses)/)
  }
  // A word that all have is met at once.
  for (const q of [undefined, 'town', 'many']) {
    const plans = await planSent(pool, () => list(q ? { q } : {}))
    expect(plans.join()).toContain('Index Scan Backward using users_oldest')
    expect(plans.join()).not.toMatch(/_words|Seq Scan on (users|postal_addresses)/)
  }
}, 60_000)
