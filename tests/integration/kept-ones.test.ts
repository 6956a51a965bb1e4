import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { familyWithSizes } from '#contract/catalog/families.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const visitor = shop.newVisitor()
const pin = await shop.addProduct({ productname: 'Kept pin', price: 1, available: 50, min: 1 })
const PATH = `/service/${pin._id}`

const query = vi.spyOn(pg.Client.prototype, 'query')
/** How often the database is asked by name for what calls about one thing read. */
const countReads = () =>
  query.mock.calls.filter(([asked]) => /^"?(rated_product|family|sizes_of_family)/.test(nameOf(asked))).length
const nameOf = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'name' in asked ? String(asked.name) : ''

const read = async () => ratedProduct.parse((await visitor.send('GET', PATH)).body)
const edit = (change: object) => shop.admin.send('PATCH', `/product/${pin._id}`, change, { 'if-match': '*' })

beforeAll(async () => {
  // The shelf, by which is known what has changed, is filled.
  await visitor.send('GET', '/search?q=pin')
})

/** Waits until a call asks the database for nothing: the shelf has read what was changed before. */
const untilKept = (ask: () => Promise<unknown>) =>
  vi.waitFor(async () => {
    const before = countReads()
    await ask()
    expect(countReads()).toBe(before)
  }, 20_000)

test('GET /service/{id} asks the database once for many within a second, with its ETag, weak where the answer is compressed', async () => {
  await untilKept(read)
  const before = countReads()
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.send('GET', PATH)))
  expect(countReads() - before).toBeLessThanOrEqual(1)
  const [first] = answers
  for (const { status, body, headers } of answers) {
    expect(status).toBe(200)
    expect(body).toEqual(first?.body)
    expect(headers.get('etag')).toBe(first?.headers.get('etag'))
  }
  const etag = first?.headers.get('etag') ?? ''
  const packed = await visitor.fetch(PATH, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('etag')).toBe(`W/${etag}`)
  for (const known of [etag, `W/${etag}`])
    expect(await visitor.send('GET', PATH, undefined, { 'if-none-match': known })).toMatchObject({
      status: 304,
    })
})

test('GET /service/{id} shows an edit, a booking and a promise of delivery at once', async () => {
  expect(await read()).toMatchObject({ name: 'Kept pin', available: 50, rating: null })
  expect(await edit({ productname: 'Kept dowel' })).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ name: 'Kept dowel' })
  const ada = await shop.signUp({ isConfirmed: true })
  await shop.book(ada, { ...pin, name: 'Kept dowel' }, 2)
  expect(await read()).toMatchObject({ available: 48 })
  expect(await edit({ backOrderDays: 3 })).toMatchObject({ status: 200 })
  const { leavesBy } = await read()
  expect(leavesBy).not.toBeNull()
})

test('GET /family/{id} is read once for many, shows a changed price of a size at once, and is not told to be known by a tag that says nothing of it', async () => {
  const made = { id: 'kept-pins', name: 'Kept pins', summary: '', category: 'fasteners' }
  expect(await shop.admin.send('POST', '/family', made)).toMatchObject({ status: 201 })
  expect(await edit({ family: 'kept-pins' })).toMatchObject({ status: 200 })
  const ask = () => visitor.send('GET', '/family/kept-pins')
  const { headers } = await ask()
  await untilKept(ask)
  const before = countReads()
  await Promise.all(Array.from({ length: 20 }, ask))
  expect(countReads() - before).toBeLessThanOrEqual(2)
  expect(await edit({ price: 7 })).toMatchObject({ status: 200 })
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  const answer = await visitor.send('GET', '/family/kept-pins', undefined, known)
  expect(answer.status).toBe(200)
  expect(familyWithSizes.parse(answer.body)).toMatchObject({ from: 7, sizes: [{ price: 7 }] })
})
