import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { type Basket, basket } from '#contract/basket/basket.ts'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { ownData } from '#contract/own-data/own-data.ts'
import { basketLines, products } from '#db/schema.ts'
import type { Caller } from '../support/caller.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

const TIERS = [
  { from: 50, price: 0.34 },
  { from: 100, price: 0.31 },
]
/** A bolt of €0.40, sold in tens from ten on, cheaper from 50 and from 100 on. */
const addBolt = (fields: Parameters<typeof shop.addProduct>[0] = {}) =>
  shop.addProduct({ price: 0.4, min: 10, step: 10, available: 500, tiers: TIERS, weight: 12.5, ...fields })
const line = ({ _id: product }: Product, quantity: number) => ({ product, quantity })
const read = (answer: { status: number; body: unknown }): Basket => {
  expect(answer).toMatchObject({ status: 200 })
  return basket.parse(answer.body)
}
const get = async (person: Person) => read(await person.send('GET', '/basket'))
const add = (person: Person, lines: readonly object[], headers: Record<string, string> = {}) =>
  person.send('POST', '/basket', { lines }, headers)
const put = (person: Person, { _id }: Product, change: object) => person.send('PUT', `/basket/${_id}`, change)
const preview = (caller: Caller, lines: readonly object[]) =>
  caller.send('POST', '/basket/preview', { lines })
const edit = (product: Product, change: object) =>
  shop.admin.send('PATCH', `/product/${product._id}`, change, { 'if-match': '*' })
const setStock = (product: Product, available: number) =>
  db.update(products).set({ available }).where(eq(products.id, product._id))

/** Inserts so many products that nothing else is known of, and returns their ids. */
async function addMany(count: number): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description)
     select gen_random_uuid(), 'Many ' || gen_random_uuid(), '/favicon.svg', 10, 1, 5, 'fasteners', ''
     from generate_series(1, $1) returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

describe('POST /basket', () => {
  test('puts lines in, in their order, and adds up what is in it already', async () => {
    const person = await shop.signUp()
    const [bolt, nut] = [await addBolt({ sku: 'BOLT-1' }), await shop.addProduct({ price: 2 })]
    read(await add(person, [line(bolt, 40), line(nut, 3)]))
    const { lines, ...sums } = read(await add(person, [line(nut, 1), { product: 'bolt-1', quantity: 10 }]))
    expect(lines.map(({ product, quantity }) => [product, quantity])).toEqual([
      [bolt._id, 50],
      [nut._id, 4],
    ])
    expect(lines[0]).toMatchObject({ unitPrice: 0.34, usualPrice: 0.4, total: 17, was: null, weight: 625 })
    expect(sums).toEqual({ total: 25, pieces: 54, weight: 625, unweighed: 1, unknown: [] })
    expect(await get(person)).toEqual({ lines, ...sums })
  })

  test('is done once for each Idempotency-Key, also by five tabs at once', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    const merge = () => add(person, [line(bolt, 20)], { 'idempotency-key': 'basket-of-this-browser' })
    for (const answer of await Promise.all([merge(), merge(), merge(), merge(), merge()]))
      expect(read(answer).lines).toMatchObject([{ quantity: 20 }])
    read(await add(person, [line(bolt, 10)]))
    expect(read(await merge()).lines).toMatchObject([{ quantity: 30 }])
  })

  test('leaves out what is no product and names it', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    const answer = read(await add(person, [{ product: 'NOTHING-1', quantity: 1 }, line(bolt, 10)]))
    expect(answer.unknown).toEqual(['NOTHING-1'])
    expect(answer.lines).toHaveLength(1)
  })

  test('brings back what was saved for later, in the quantity that is added', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    read(await add(person, [{ ...line(bolt, 100), saved: true }]))
    expect(read(await add(person, [line(bolt, 10)])).lines).toMatchObject([{ quantity: 10, saved: false }])
    const { lines } = read(await add(person, [{ ...line(bolt, 100), saved: true }]))
    expect(lines).toMatchObject([{ quantity: 10, saved: false }])
  })

  test('adds up to 1,000,000 pieces at most', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    read(await add(person, [line(bolt, 999_990)]))
    expect(read(await add(person, [line(bolt, 20)])).lines).toMatchObject([{ quantity: 1_000_000 }])
  })

  test('answers 422 for bad lines, and names them', async () => {
    const [person, { _id: product }] = [await shop.signUp(), await addBolt()]
    const bad: [unknown, string][] = [
      [{ lines: [] }, 'lines'],
      [{}, 'lines'],
      [{ lines: [{ product, quantity: 0 }] }, 'lines.0.quantity'],
      [{ lines: [{ product, quantity: 1_000_001 }] }, 'lines.0.quantity'],
      [{ lines: [{ product, quantity: 1.5 }] }, 'lines.0.quantity'],
      [{ lines: [{ product: 'a b', quantity: 1 }] }, 'lines.0.product'],
      [{ lines: [{ product, quantity: 1, seenPrice: -1 }] }, 'lines.0.seenPrice'],
      [{ lines: [{ product, quantity: 1, saved: 'no' }] }, 'lines.0.saved'],
    ]
    for (const [body, field] of bad) {
      const answer = await person.send('POST', '/basket', body)
      expect(expectProblem(answer, 422).errors).toMatchObject([{ field }])
    }
    expect((await get(person)).lines).toEqual([])
  })

  test(`takes ${MAX_BASKET_LINES} lines, however they are sent, and names the limit beyond`, async () => {
    const person = await shop.signUp()
    const ids = await addMany(MAX_BASKET_LINES + 1)
    const lines = ids.map(product => ({ product, quantity: 1 }))
    const refused = expectProblem(await add(person, lines), 422)
    expect(refused.errors).toEqual([{ field: 'lines', message: 'must have at most 500 lines' }])
    read(await add(person, lines.slice(0, 490)))
    const answers = await Promise.all([add(person, lines.slice(490, 496)), add(person, lines.slice(496))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const beyond = answers.find(({ status }) => status === 422)
    expect(JSON.stringify(beyond?.body)).toContain('A basket has at most 500 lines, and this would make 501')
    const before = new Set((await get(person)).lines.map(({ product }) => product))
    const statuses: number[] = []
    for (const id of ids.filter(each => !before.has(each)))
      statuses.push((await person.send('PUT', `/basket/${id}`, { quantity: 1 })).status)
    const taken = statuses.filter(status => status === 200)
    expect(statuses).toEqual([...taken, 422])
    expect((await get(person)).lines).toHaveLength(MAX_BASKET_LINES)
  })
})

describe('a line', () => {
  test('says its tier, the next one, and what buying up to it costs in total', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    const [start] = read(await add(person, [line(bolt, 40)])).lines
    expect(start).toMatchObject({ tier: null, nextTier: { ...TIERS[0], quantity: 50, total: 17 }, total: 16 })
    const [near] = read(await put(person, bolt, { quantity: 90 })).lines
    expect(near).toMatchObject({
      tier: TIERS[0],
      nextTier: { ...TIERS[1], quantity: 100, total: 31 },
      total: 30.6,
    })
    const [last] = read(await put(person, bolt, { quantity: 100 })).lines
    expect(last).toMatchObject({ tier: TIERS[1], nextTier: null, unitPrice: 0.31 })
    await setStock(bolt, 90)
    expect(read(await put(person, bolt, { quantity: 90 })).lines).toMatchObject([{ nextTier: null }])
  })

  test('says what a piece cost when last seen, until its price is accepted or its quantity set', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt({ tiers: [] })]
    read(await add(person, [line(bolt, 10)]))
    await edit(bolt, { price: 0.45 })
    expect((await get(person)).lines).toMatchObject([{ was: 0.4, unitPrice: 0.45 }])
    expect(read(await put(person, bolt, { saved: true })).lines).toMatchObject([{ was: 0.4 }])
    const accepted = read(await person.send('POST', '/basket/seen'))
    expect(accepted.lines).toMatchObject([{ was: null, unitPrice: 0.45 }])
    await edit(bolt, { price: 0.5 })
    expect((await get(person)).lines).toMatchObject([{ was: 0.45 }])
    expect(read(await put(person, bolt, { quantity: 20 })).lines).toMatchObject([{ was: null }])
  })

  test.each([
    ['sold-out', 9, 20, null],
    ['too-many', 95, 100, 90],
    ['below-minimum', 500, 4, 10],
    ['broken-pack', 500, 25, 30],
    ['broken-pack', 30, 30, undefined],
  ] as const)('is %s with %i available of %i wanted: %s', async (kind, available, quantity, suggested) => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    await setStock(bolt, available)
    const { lines, total } = read(await add(person, [line(bolt, quantity)]))
    if (suggested === undefined) return expect(lines).toMatchObject([{ problem: null }])
    expect(lines).toMatchObject([{ problem: { kind, suggested } }])
    expect(total).toBe(0)
    if (suggested === null) return
    expect(read(await put(person, bolt, { quantity: suggested })).lines).toMatchObject([{ problem: null }])
  })

  test('is archived once its product is no longer made', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    read(await add(person, [line(bolt, 10)]))
    await edit(bolt, { archived: true })
    expect((await get(person)).lines).toMatchObject([{ problem: { kind: 'archived', suggested: null } }])
  })

  test('that is saved for later does not count', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    read(await add(person, [line(bolt, 10)]))
    expect(read(await put(person, bolt, { saved: true }))).toMatchObject({ total: 0, pieces: 0, weight: 0 })
    expect(read(await put(person, bolt, { saved: false }))).toMatchObject({ total: 4, pieces: 10 })
  })
})

describe('PUT and DELETE /basket/{id}', () => {
  test('put a line back before the one it stood before, also among lines that were put in at once', async () => {
    const person = await shop.signUp()
    const parts = [await addBolt(), await addBolt(), await addBolt(), await addBolt()]
    const [first, second, third, fourth] = parts
    if (!first || !second || !third || !fourth) throw new Error('there are no parts')
    read(
      await add(
        person,
        parts.map(part => line(part, 10)),
      ),
    )
    const idsOf = ({ lines }: Basket) => lines.map(({ product }) => product)
    const all = idsOf(await get(person))
    for (const [removed, next] of [
      [second, third],
      [third, fourth],
      [first, second],
      [second, third],
    ] as const) {
      read(await person.send('DELETE', `/basket/${removed._id}`))
      expect(idsOf(read(await put(person, removed, { quantity: 10, before: next._id })))).toEqual(all)
    }
    read(await person.send('DELETE', `/basket/${first._id}`))
    const late = read(await put(person, first, { quantity: 10, before: 'a-line-that-is-gone' }))
    expect(idsOf(late)).toEqual([...all.slice(1), first._id])
    // A line that is there stays in its place.
    expect(idsOf(read(await put(person, first, { quantity: 20, before: second._id })))).toEqual(idsOf(late))
  })

  test('put a line in, change it and take it out, however often', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    expect(read(await put(person, bolt, { quantity: 30 })).lines).toMatchObject([{ quantity: 30 }])
    expect(read(await put(person, bolt, { quantity: 20 })).lines).toMatchObject([{ quantity: 20 }])
    for (let time = 0; time < 2; time++)
      expect(read(await person.send('DELETE', `/basket/${bolt._id}`)).lines).toEqual([])
  })

  test('answer 404 for an unknown product, 422 without a quantity for a line that is not there', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt()]
    expectProblem(await person.send('PUT', '/basket/nothing', { quantity: 1 }), 404)
    expectProblem(await person.send('PUT', '/basket/!', { quantity: 1 }), 404)
    expectProblem(await person.send('DELETE', '/basket/!'), 404)
    for (const change of [{ saved: true }, {}, { quantity: 0 }, { quantity: 'many' }]) {
      const { errors } = expectProblem(await put(person, bolt, change), 422)
      expect(errors).toMatchObject([{ field: 'quantity' }])
    }
  })

  test('leave the baskets of other people alone', async () => {
    const [one, other, bolt] = [await shop.signUp(), await shop.signUp(), await addBolt()]
    for (const person of [one, other]) read(await add(person, [line(bolt, 10)]))
    read(await one.send('DELETE', `/basket/${bolt._id}`))
    read(await one.send('POST', '/basket/seen'))
    expect((await get(other)).lines).toMatchObject([{ quantity: 10 }])
  })
})

describe('POST /basket/preview', () => {
  test('prices lines for anybody as a basket of them would be, and keeps nothing', async () => {
    const [person, bolt] = [await shop.signUp(), await addBolt({ sku: 'BOLT-2' })]
    const lines = [{ ...line(bolt, 90), seenPrice: 0.33 }]
    const shown = read(await preview(shop.newVisitor(), lines))
    expect(shown.lines).toMatchObject([{ was: 0.33, total: 30.6, tier: TIERS[0] }])
    expect(shown).toEqual(read(await add(person, lines)))
    expect((await get(person)).lines).toHaveLength(1)
  })

  test('adds up lines of one product, by its id and its SKU, and names what is none', async () => {
    const bolt = await addBolt({ sku: 'BOLT-3' })
    const lines = [line(bolt, 10), { product: 'bolt-3', quantity: 20 }, { product: 'BOLT-9', quantity: 1 }]
    const shown = read(await preview(shop.newVisitor(), lines))
    expect(shown.lines).toMatchObject([{ product: bolt._id, quantity: 30 }])
    expect(shown.unknown).toEqual(['BOLT-9'])
  })

  test(`answers 422 for ${MAX_BASKET_LINES + 1} lines`, async () => {
    const lines = Array.from({ length: MAX_BASKET_LINES + 1 }, (_, n) => ({ product: `P-${n}`, quantity: 1 }))
    const { errors } = expectProblem(await preview(shop.newVisitor(), lines), 422)
    expect(errors).toEqual([{ field: 'lines', message: 'must have at most 500 lines' }])
    expect(read(await preview(shop.newVisitor(), lines.slice(1))).unknown).toHaveLength(MAX_BASKET_LINES)
  })
})

test('a page is answered at /basket to whoever asks for a document, the call to everybody else', async () => {
  const visitor = shop.newVisitor()
  const page = await visitor.send('GET', '/basket', undefined, { accept: 'text/html,*/*;q=0.8' })
  expect(page.status).toBe(200)
  expect(page.headers.get('vary')).toContain('Accept')
  expectProblem(await visitor.send('GET', '/basket'), 401)
  expectProblem(await visitor.send('PATCH', '/basket', undefined, { accept: 'text/html' }), 405)
})

test("a basket is in the export of one's own data, and goes with the account", async () => {
  const [person, bolt] = [await shop.signUp(), await addBolt()]
  read(await add(person, [line(bolt, 10)]))
  const { basketLines: exported } = ownData.parse((await person.send('GET', '/my-data')).body)
  expect(exported).toMatchObject([{ productId: bolt._id, quantity: 10 }])
  expect(await person.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
  expect(await db.$count(basketLines, eq(basketLines.userId, person.id))).toBe(0)
})

test('POST /checkout takes what is ordered out of the basket, and nothing else', async () => {
  const person = await shop.signUp()
  const [bolt, nut, washer] = [await addBolt(), await addBolt(), await addBolt()]
  read(await add(person, [line(bolt, 50), line(nut, 20), { ...line(washer, 10), saved: true }]))
  const lines = [
    { product: bolt._id, availability: 50, price: 17 },
    { product: nut._id, availability: 10, price: 4 },
    { product: washer._id, availability: 10, price: 4 },
  ]
  const body = { lines, price: 25 }
  expect(await person.send('POST', '/checkout', { ...body, price: 24 })).toMatchObject({ status: 409 })
  expect((await get(person)).lines).toHaveLength(3)
  expect(await person.send('POST', '/checkout', body)).toMatchObject({ status: 201 })
  expect((await get(person)).lines.map(({ product }) => product)).toEqual([nut._id, washer._id])
})
