import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { ownData } from '#contract/own-data/own-data.ts'
import { MAX_WATCHES } from '#contract/stock-watches/stock-watches.ts'
import { mails, stockWatches } from '#db/schema.ts'
import { createBackInStockRenderer } from '#domain/letters/stock-watches.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { tellWatchers } from '#domain/stock-watches/tell.ts'
import { expectProblem } from '../support/problems.ts'
import { ORIGIN, openTestShop, PASSWORD, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db, pool } = shop.database

const confirmed = () => shop.signUp({ isConfirmed: true })
const watch = (person: Person, id: string) => person.send('PUT', `/service/${id}/watch`)
const move = (id: string, reason: 'received' | 'scrapped', quantity: number) =>
  shop.admin.send('POST', `/product/${id}/movements`, { reason, quantity })
const receive = (id: string, quantity = 10) => move(id, 'received', quantity)
/** A product with three pieces left, sold from five on. */
async function soldOut() {
  const product = await shop.addProduct({ available: 5, min: 5 })
  expect(await move(product._id, 'scrapped', 2)).toMatchObject({ status: 201 })
  return product
}
const tell = () => tellWatchers(shop.context())
const mailsTo = (person: Person) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, person.email), eq(mails.kind, 'stock-back')))
const isWatching = async (person: Person, id: string) =>
  (await person.send('GET', `/service/${id}/watch`)).body

describe('PUT /service/{id}/watch', () => {
  test('watches a sold-out product until it is taken back, however often either is asked', async () => {
    const [person, { _id }] = [await confirmed(), await soldOut()]
    expect(await isWatching(person, _id)).toEqual({ watching: false })
    expect(await watch(person, _id)).toMatchObject({ status: 200, body: { acknowledged: true } })
    expect(await watch(person, _id)).toMatchObject({ status: 200 })
    expect(await isWatching(person, _id)).toEqual({ watching: true })
    expect(await person.send('DELETE', `/service/${_id}/watch`)).toMatchObject({ status: 200 })
    expect(await person.send('DELETE', `/service/${_id}/watch`)).toMatchObject({ status: 200 })
    expect(await isWatching(person, _id)).toEqual({ watching: false })
  })

  test('answers 403 without a confirmed address, and where to confirm it', async () => {
    const person = await shop.signUp()
    const answer = await watch(person, (await soldOut())._id)
    expect(expectProblem(answer, 403).detail).toContain("under 'Sign-in & security' in your dashboard")
  })

  test('answers 409 for a product that is on sale or no longer made, 404 for an unknown one', async () => {
    const person = await confirmed()
    const onSale = await shop.addProduct({ available: 10 })
    expect(expectProblem(await watch(person, onSale._id), 409).detail).toContain('you can order it now')
    const old = await soldOut()
    await shop.admin.send('PATCH', `/product/${old._id}`, { archived: true }, { 'if-match': '*' })
    expect(expectProblem(await watch(person, old._id), 409).detail).toContain('no longer made')
    expectProblem(await watch(person, 'nothing'), 404)
  })

  test(`takes ${MAX_WATCHES} products of a person, however many are sent at once`, async () => {
    const person = await confirmed()
    const ids = await Promise.all(Array.from({ length: MAX_WATCHES + 10 }, async () => (await soldOut())._id))
    const answers = await Promise.all(ids.map(id => watch(person, id)))
    const count = (status: number) => answers.filter(answer => answer.status === status).length
    expect([count(200), count(422)]).toEqual([MAX_WATCHES, 10])
    const refused = answers.find(({ status }) => status === 422)
    expect(JSON.stringify(refused?.body)).toContain(`You are waiting for ${MAX_WATCHES} products`)
    expect(await db.$count(stockWatches, eq(stockWatches.userId, person.id))).toBe(MAX_WATCHES)
  })
})

describe('a product that can be bought again', () => {
  test('is mailed once to everybody who waited for it, by five workers at once', async () => {
    const people = await Promise.all([confirmed(), confirmed(), confirmed()])
    const { _id } = await soldOut()
    for (const person of people) await watch(person, _id)
    await receive(_id)
    const told = await Promise.all([tell(), tell(), tell(), tell(), tell()])
    expect(told.reduce((sum, each) => sum + each)).toBe(3)
    for (const person of people) {
      expect(await mailsTo(person)).toMatchObject([{ userId: person.id, subject: null, body: null }])
      expect(await isWatching(person, _id)).toEqual({ watching: false })
    }
  })

  test('is mailed once, however often it sells out and comes back', async () => {
    const [person, { _id }] = [await confirmed(), await soldOut()]
    await watch(person, _id)
    for (let round = 0; round < 3; round++) {
      await receive(_id)
      await Promise.all([tell(), tell()])
      await move(_id, 'scrapped', 10)
      await tell()
    }
    expect(await mailsTo(person)).toHaveLength(1)
  })

  test('is not mailed while less than the minimum is there, nor while it is archived', async () => {
    const [person, { _id }] = [await confirmed(), await soldOut()]
    await watch(person, _id)
    await receive(_id, 1)
    await tell()
    await shop.admin.send('PATCH', `/product/${_id}`, { archived: true }, { 'if-match': '*' })
    await receive(_id, 5)
    await tell()
    expect(await mailsTo(person)).toEqual([])
    await shop.admin.send('PATCH', `/product/${_id}`, { archived: false }, { 'if-match': '*' })
    await tell()
    expect(await mailsTo(person)).toHaveLength(1)
  })

  test('is not mailed to a person who is suspended or whose address is no longer confirmed', async () => {
    const [suspended, changed, { _id }] = [await confirmed(), await confirmed(), await soldOut()]
    for (const person of [suspended, changed]) await watch(person, _id)
    await pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
    await pool.query('update users set email_verified = false where id = $1', [changed.id])
    await receive(_id)
    await tell()
    expect([...(await mailsTo(suspended)), ...(await mailsTo(changed))]).toEqual([])
  })

  test('a mail that failed to be queued keeps its watch', async () => {
    const [person, { _id }] = [await confirmed(), await soldOut()]
    await watch(person, _id)
    await receive(_id)
    await pool.query(`alter table mails add constraint broken check (kind <> 'stock-back') not valid`)
    await expect(tell()).rejects.toThrow()
    await pool.query('alter table mails drop constraint broken')
    expect(await isWatching(person, _id)).toEqual({ watching: true })
    await tell()
    expect(await mailsTo(person)).toHaveLength(1)
  })
})

test('received stock is told at once, not only with the next round of the worker', async () => {
  for (const worker of shop.workers) worker.start()
  const [person, { _id }] = [await confirmed(), await soldOut()]
  await watch(person, _id)
  await receive(_id)
  await expect.poll(() => mailsTo(person), { timeout: 10_000 }).toHaveLength(1)
})

describe('the mail about a product that is back', () => {
  const render = createBackInStockRenderer({ db, origin: ORIGIN, sellerName: 'Parts Hub' })
  const bodyFor = async (product: string) => (await render({ kind: 'stock-back', fields: { product } })).body

  test('names the product, its stock, its price and its page', async () => {
    const { _id, name } = await shop.addProduct({ available: 1_200, min: 5, price: 2.5, sku: 'BACK-1' })
    const { subject, body } = await render({ kind: 'stock-back', fields: { product: _id } })
    expect(subject).toBe(`Back in stock: ${name}`)
    expect(body).toContain('1,200 available now, at €2.50 a piece, from 5 pieces.')
    expect(body).toMatch(/^http:\/\/localhost:3000\/parts\/[a-z-]+\/BACK-1$/m)
  })

  test('is composed as it is sent: a product that has gone again is said to have gone', async () => {
    const { _id } = await soldOut()
    expect(await bodyFor(_id)).toContain('has been sold out again since')
    await shop.admin.send('PATCH', `/product/${_id}`, { archived: true }, { 'if-match': '*' })
    expect(await bodyFor(_id)).toContain('is no longer made')
  })
})

describe('watches of a person', () => {
  test('are in the download of their data, and go with the account', async () => {
    const [person, { _id }] = [await confirmed(), await soldOut()]
    await watch(person, _id)
    const { stockWatches: own } = ownData.parse((await person.send('GET', '/my-data')).body)
    expect(own).toMatchObject([{ productId: _id }])
    expect(await person.send('DELETE', '/my-account', { password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await db.$count(stockWatches, eq(stockWatches.userId, person.id))).toBe(0)
  })

  test('are kept a year', async () => {
    const [person, old, recent] = [await confirmed(), await soldOut(), await soldOut()]
    for (const { _id } of [old, recent]) await watch(person, _id)
    await pool.query(
      `update stock_watches set created_at = now() - interval '366 days' where product_id = $1`,
      [old._id],
    )
    await sweepOldRows(db, new Date())
    expect(await isWatching(person, old._id)).toEqual({ watching: false })
    expect(await isWatching(person, recent._id)).toEqual({ watching: true })
  })
})
