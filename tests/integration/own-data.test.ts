import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ownData } from '#contract/own-data.ts'
import { accounts, sessions } from '#db/schema.ts'
import { newReviewForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db, pool } = shop.database

const leave = (person: Person, proof: Record<string, unknown>) => person.send('DELETE', '/my-account', proof)

describe('GET /my-data', () => {
  test('answers everything about the person and nothing about others, as a file', async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    const product = await shop.addProduct()
    const order = await shop.book(person, product)
    const transactionId = await shop.pay(person, order)
    await shop.book(other, product)
    await person.send('POST', '/review', newReviewForm({ review: 'Mine alone.' }))
    await person.send('PUT', `/profile/${person.email}`, { phone: '+49 30 7654321' })
    const { status, headers, body } = await person.send('GET', '/my-data')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(ownData.parse(body)).toMatchObject({
      person: { email: person.email },
      profile: { phone: '+49 30 7654321' },
      waysToSignIn: [{ providerId: 'credential' }],
      orders: [{ id: order._id }],
      payments: [{ intentId: transactionId }],
      reviews: [{ text: 'Mine alone.' }],
    })
    const text = JSON.stringify(body)
    expect(text).not.toContain(other.email)
    const { rows } = await pool.query<{ secret: string }>(
      `select token as secret from sessions union select password from accounts where password is not null`,
    )
    for (const { secret } of rows) expect(text).not.toContain(secret)
  })

  test('names no admin who acted on the person', async () => {
    const person = await shop.signUp()
    await shop.admin.send('PUT', `/user/admin/${person.email}`)
    const { body } = await person.send('GET', '/my-data')
    expect(JSON.stringify(body)).toContain('role-changed')
    expect(JSON.stringify(body)).not.toContain(shop.admin.email)
  })
})

describe('DELETE /my-account', () => {
  test('keeps orders and reviews without the person, cancels what is unpaid, and ends every session', async () => {
    const person = await shop.signUp({ name: 'Very Special Name' })
    const second = shop.newVisitor()
    await second.send('POST', '/api/auth/sign-in/email', { email: person.email, password: PASSWORD })
    const product = await shop.addProduct({ available: 10 })
    const paid = await shop.book(person, product, 2)
    await shop.pay(person, paid)
    const unpaid = await shop.book(person, product, 3)
    await person.send('POST', '/review', newReviewForm({ review: 'Still good.' }))
    expect(await leave(person, { password: PASSWORD })).toMatchObject({ status: 200 })

    for (const caller of [person, second]) expectProblem(await caller.send('GET', '/my-data'), 401)
    expect(await shop.readOrder(shop.admin, paid._id)).toMatchObject({
      userName: 'Deleted account',
      phone: '',
      status: 'paid',
    })
    expect(await shop.readOrder(shop.admin, unpaid._id)).toMatchObject({ status: 'cancelled' })
    expect((await shop.readProduct(product._id)).available).toBe(8)
    const { body: reviews } = await shop.newVisitor().send('GET', '/review')
    const kept = z.array(z.object({ review: z.string(), name: z.string() })).parse(reviews)
    expect(kept.find(({ review }) => review === 'Still good.')?.name).toBe('Former customer')
    for (const table of ['users', 'sessions', 'accounts', 'profiles', 'orders', 'reviews', 'mails']) {
      const { rows } = await pool.query(
        `select 1 from ${table} t where to_jsonb(t)::text ilike $1 or to_jsonb(t)::text ilike $2`,
        [`%${person.email}%`, '%Very Special Name%'],
      )
      expect({ table, rows }).toEqual({ table, rows: [] })
    }
    const again = { email: person.email, password: PASSWORD }
    expect((await shop.newVisitor().send('POST', '/api/auth/sign-in/email', again)).status).toBe(401)
  })

  test.each([{ password: 'not the password' }, {}, { email: 'person@example.com' }])(
    'leaves everything as it is with %j in the place of the password',
    async proof => {
      const person = await shop.signUp()
      expectProblem(await leave(person, { ...proof, ...(proof.email && { email: person.email }) }), 422, [
        'password',
      ])
      expect(await person.send('GET', '/my-data')).toMatchObject({ status: 200 })
    },
  )

  test('takes 10 wrong passwords a minute, all at once', async () => {
    const person = await shop.signUp()
    const guesses = Array.from({ length: 15 }, () => leave(person, { password: 'a guess' }))
    const statuses = (await Promise.all(guesses)).map(answer => answer.status)
    expect(statuses.filter(status => status === 422)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
  })

  test('asks who has no password for the address and a fresh sign-in', async () => {
    const person = await shop.signUp()
    await db
      .update(accounts)
      .set({ providerId: 'google', password: null })
      .where(eq(accounts.userId, person.id))
    const { email } = person
    expectProblem(await leave(person, { email: 'someone@example.com' }), 422, ['email'])
    const old = { createdAt: new Date(Date.now() - 11 * 60_000) }
    await db.update(sessions).set(old).where(eq(sessions.userId, person.id))
    expectProblem(await leave(person, { email }), 409)
    await db.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.userId, person.id))
    expect(await leave(person, { email: email.toUpperCase() })).toMatchObject({ status: 200 })
  })

  test('keeps the last admin, also of two who leave at the same moment', async () => {
    const house = await openTestShop()
    expectProblem(await leave(house.admin, { password: PASSWORD }), 409)
    const second = await house.makeAdmin(await house.signUp())
    const answers = await Promise.all([house.admin, second].map(each => leave(each, { password: PASSWORD })))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    await house.close()
  })
})
