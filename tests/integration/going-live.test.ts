import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { examineBooks } from '#domain/doctor/examine.ts'
import { goLiveAsItIs, requireMode } from '#server/going-live/mode.ts'
import { fates } from '#server/going-live/tables.ts'
import { takeDemoOut } from '#server/going-live/take-demo-out.ts'
import { listDemoGoods } from '#server/seed/demo-goods.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { database } = shop
const db = database.ownerDb

/** As `npm run shop -- go-live --yes`. */
const goLive = (options: Partial<Parameters<typeof takeDemoOut>[2]> = {}) =>
  takeDemoOut(db, demoGoods, { goods: 'changed', hasTestPayments: false, isDryRun: false, ...options })

/** The first column of a query's rows. */
async function ask(query: string): Promise<unknown[]> {
  const { rows } = await database.pool.query({ text: query, rowMode: 'array' })
  return rows.map(([first]) => first)
}

const countRows = async () =>
  Promise.all(
    Object.keys(fates).map(async table => [table, Number((await ask(`select count(*) from ${table}`))[0])]),
  )

const demoGoods = await listDemoGoods()
await seedDemo(database.url, { now: new Date(), extent: 'small' })
const chief = await shop.makeAdmin(await shop.signUp({ name: 'Chief', email: 'chief@firm.eu' }))
await database.pool.query(
  `insert into users (id, name, email, role, is_founder) values ('demo', 'Admin', 'admin@example.com', 'admin', true)`,
)
const own = await shop.addProduct({ sku: 'OWN-1', available: 50 })
const [edited = '', plain = ''] = (
  await ask('select id from products where family_id is not null and available > 100 order by id limit 2')
).map(String)
await chief.send('PATCH', `/product/${edited}`, { description: 'In our own words.' }, { 'if-match': '"1"' })
const before = await shop.readProduct(edited)
const buyer = await shop.signUp()
for (const id of [edited, plain, own._id]) {
  const product = await shop.readProduct(id)
  await shop.pay(buyer, await shop.book(buyer, product))
  await shop.book(buyer, product)
}
await buyer.send('POST', '/review', { rating: 4, review: 'Bought in a demo.', address: 'Cork, Ireland' })

test('each table of the database has its fate when a demo goes live', async () => {
  const tables =
    await ask(`select case table_schema when 'public' then '' else table_schema || '.' end || table_name
    from information_schema.tables where table_schema in ('public', 'sandbox')`)
  expect(Object.keys(fates).toSorted()).toEqual(tables.map(String).toSorted())
})

test('a live shop does not open on a demo, and says what of it there is', async () => {
  await expect(requireMode(database.db, 'live')).rejects.toThrow(
    "SHOP_MODE: these are a demo's data (the account admin@example.com, 3 of the sandbox's payments, 96 of the demo's goods, 12 of the demo's reviews): take them out with npm run shop -- go-live, or begin with an empty DATA_DIR or DATABASE_URL",
  )
  await requireMode(database.db, 'demo')
})

test('payments of a real card service are not taken for the demo’s', async () => {
  const rename = (from: string, to: string) =>
    database.pool.query(`update sandbox.payment_intents set id = replace(id, '${from}', '${to}')`)
  await rename('pi_', 'elsewhere_')
  await expect(goLive()).rejects.toThrow(
    '3 payments were made at a real card service and would go with their orders: add --test-payments if they were made with its test keys, or --as-is if this shop has sold live',
  )
  await rename('elsewhere_', 'pi_')
})

test('a shop that began as a demo and has sold live opens once its operator says so, with everything that it has', async () => {
  // As it was before releases told demos from shops: one order of the demo, the others paid with real cards.
  await database.pool.query(`update sandbox.payment_intents set id = 'elsewhere_' || id
    where id <> (select min(id) from sandbox.payment_intents)`)
  await expect(requireMode(database.db, 'live')).rejects.toThrow(
    "SHOP_MODE: a demo is in these data (the account admin@example.com, 3 of the sandbox's payments, 96 of the demo's goods, 12 of the demo's reviews), and 2 payments of a real card service: if this shop has sold live, npm run shop -- go-live --as-is keeps everything",
  )
  expect(await goLiveAsItIs(db, { isDryRun: true })).toHaveLength(4)
  expect(await ask(`select from audit_events where action = 'went-live'`)).toEqual([])
  const takenBack = new Error('taken back')
  const going = db.longTransaction(async tx => {
    expect(await goLiveAsItIs(tx, { isDryRun: false })).toHaveLength(4)
    await requireMode(tx, 'live')
    await expect(requireMode(tx, 'demo')).rejects.toThrow('these data went live on')
    await expect(goLiveAsItIs(tx, { isDryRun: false })).rejects.toThrow('These data went live on')
    throw takenBack
  })
  await expect(going).rejects.toBe(takenBack)
  await database.pool.query(
    `update sandbox.payment_intents set id = replace(id, 'elsewhere_', '') where id like 'elsewhere_%'`,
  )
})

test('what would go is counted, and nothing changed, without a yes', async () => {
  const rows = await countRows()
  expect(await goLive({ isDryRun: true })).toMatchObject({ products: 96, orders: 6, users: 3, reviews: 13 })
  expect(await countRows()).toEqual(rows)
  expect(await goLive({ isDryRun: true, goods: 'none' })).toMatchObject({ products: 97 })
  expect(await goLive({ isDryRun: true, goods: 'all' })).not.toHaveProperty('products')
})

test('going live takes the demo out, and leaves what is the owner’s as it would be without it', async () => {
  await goLive()
  const emptied = Object.entries(fates).flatMap(([table, fate]) => (fate === 'emptied' ? [table] : []))
  for (const table of emptied)
    expect({ table, rows: await ask(`select 1 from ${table}`) }).toEqual({ table, rows: [] })
  expect(await ask('select sku from products order by created_at desc')).toEqual(['OWN-1', before.sku])
  expect(await shop.readProduct(edited)).toMatchObject({
    description: 'In our own words.',
    available: before.available,
  })
  expect(await shop.readProduct(own._id)).toMatchObject({ available: 50 })
  expect(await ask('select id from families')).toEqual(
    await ask('select family_id from products where leads and family_id is not null'),
  )
  expect(await ask('select email from users where is_founder')).toEqual(['chief@firm.eu'])
  expect(await ask('select email from users')).toEqual(['chief@firm.eu'])
  const kept = await ask('select distinct action from audit_events order by action')
  expect(kept).toEqual(['product-added', 'product-edited', 'signed-in', 'signed-up', 'went-live'])
  expect((await examineBooks(db)).findings).toEqual([])
  await expect(db.execute(sql`delete from audit_events`)).rejects.toThrow()
})

test('what went live opens live, never as a demo, and goes live only once', async () => {
  await requireMode(database.db, 'live')
  const refusal = /^SHOP_MODE: these data went live on \d{4}-\d\d-\d\d and are none to try things on/
  await expect(requireMode(database.db, 'demo')).rejects.toThrow(refusal)
  await expect(goLive()).rejects.toThrow(
    /^These data went live on \d{4}-\d\d-\d\d: there is no demo in them$/,
  )
})

test('the first order of the live shop has the number 1', async () => {
  const customer = await shop.signUp()
  const order = await shop.book(customer, await shop.readProduct(own._id))
  expect(order.number).toMatch(/^PH-\d{4}-000001$/)
})
