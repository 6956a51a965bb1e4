import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { ownData } from '#contract/own-data/own-data.ts'
import { accounts, mails, sessions } from '#db/schema.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { newReviewForm } from '../support/forms.ts'
import { readLink, readMails } from '../support/mails.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db, pool } = shop.database

const leave = (person: Person, proof: Record<string, unknown>) => person.send('DELETE', '/my-account', proof)

async function signUpConfirmed(): Promise<Person> {
  const person = await shop.signUp()
  await person.fetch(await readLink(shop, person.email, 'verify-email'))
  return person
}

describe('GET /my-data', () => {
  test('answers a file with everything about the person and nothing about others', async () => {
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

  test('answers a part for every table that refers to a person, but for what grants access, what repeats are answered from, and notes of colleagues', async () => {
    const { body } = await (await shop.signUp()).send('GET', '/my-data')
    const { rows } = await pool.query<{ table: string }>(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass and conrelid::regclass::text not in ('two_factors', 'idempotency_keys', 'customer_notes')`,
    )
    const named: Record<string, string> = { accounts: 'waysToSignIn', profiles: 'profile', users: 'person' }
    const parts = rows.map(
      ({ table }) => named[table] ?? table.replaceAll(/_(.)/g, (_, first: string) => first.toUpperCase()),
    )
    expect(Object.keys(ownData.parse(body))).toEqual(expect.arrayContaining(parts))
  })

  test('does not name an admin who acted on the person', async () => {
    const person = await signUpConfirmed()
    await shop.admin.send('PUT', `/user/admin/${person.email}`)
    const { body } = await person.send('GET', '/my-data')
    expect(JSON.stringify(body)).toContain('role-changed')
    expect(JSON.stringify(body)).not.toContain(shop.admin.email)
  })
})

describe('an account with an unconfirmed address', () => {
  /** Leaves mails and a failed sign-in of the address's true owner. */
  async function leaveTraces(email: string) {
    await db.insert(mails).values([
      { id: `contact-${email}`, kind: 'contact', recipient: email, subject: 'Contact form: Ida', fields: {} },
      { id: `other-${email}`, kind: 'order-paid', recipient: email, subject: 'Ida paid', fields: {} },
    ])
    const visitor = shop.newVisitor()
    await visitor.send('POST', '/api/auth/sign-in/email', { email, password: 'typed by the true owner' })
  }

  test('gets only what belongs to the account itself, nothing else about its address', async () => {
    const squatter = await shop.signUp()
    await leaveTraces(squatter.email)
    const order = await shop.book(squatter, await shop.addProduct())
    const data = ownData.parse((await squatter.send('GET', '/my-data')).body)
    expect(data.mails.map(({ kind }) => kind).sort()).toEqual(['order-booked', 'verify-email'])
    expect(data.orders).toMatchObject([{ id: order._id }])
    expect(data.audit.every(({ actorId }) => actorId === squatter.id)).toBe(true)
    await squatter.fetch(await readLink(shop, squatter.email, 'verify-email'))
    const confirmed = ownData.parse((await squatter.send('GET', '/my-data')).body)
    expect(confirmed.mails.map(({ kind }) => kind)).toContain('order-paid')
    expect(confirmed.audit.map(({ action }) => action)).toContain('sign-in-failed')
  })

  test('when deleted, deletes only its own mails', async () => {
    const squatter = await shop.signUp()
    await leaveTraces(squatter.email)
    expect(await leave(squatter, { password: PASSWORD })).toMatchObject({ status: 200 })
    const left = await db.select().from(mails).where(eq(mails.recipient, squatter.email))
    expect(left.map(({ kind }) => kind).sort()).toEqual(['contact', 'order-paid'])
  })

  test('when deleted, keeps the mails that visitors wrote to the shop at its address, even if it is confirmed', async () => {
    const person = await signUpConfirmed()
    await leaveTraces(person.email)
    expect(await leave(person, { password: PASSWORD })).toMatchObject({ status: 200 })
    const left = await db.select().from(mails).where(eq(mails.recipient, person.email))
    expect(left.map(({ kind }) => kind)).toEqual(['contact'])
  })
})

test('the sweep takes what a mail said 30 days after it was sent, but for the order it is about', async () => {
  const sentAt = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const fields = { order: 'kept', message: 'Do you cut threads?', phone: '+49 30 1234567' }
  const of = { kind: 'contact', recipient: 'owner@example.com', fields }
  await db.insert(mails).values([
    { ...of, id: 'old-message', sentAt: sentAt(31) },
    { ...of, id: 'new-message', sentAt: sentAt(29) },
    { ...of, id: 'unsent-message' },
  ])
  await sweepOldRows(db, new Date())
  const read = (id: string) => db.select({ fields: mails.fields }).from(mails).where(eq(mails.id, id))
  expect(await read('old-message')).toEqual([{ fields: { order: 'kept' } }])
  for (const id of ['new-message', 'unsent-message']) expect(await read(id)).toEqual([{ fields }])
})

describe('GET /my-data beyond 5 an hour', () => {
  test('answers 429 for that person only', async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    const ask = () => person.send('GET', '/my-data')
    const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect(await other.send('GET', '/my-data')).toMatchObject({ status: 200 })
  })
})

describe('DELETE /my-account', () => {
  test('keeps what a paid order needs until it is shipped and the customer is notified, then erases it', async () => {
    const person = await shop.signUp({ name: 'Awaiting Their Parts' })
    const product = await shop.addProduct({ available: 10 })
    const [shipped, refunded] = [await shop.book(person, product), await shop.book(person, product)]
    await shop.giveAddress(person, shipped._id)
    for (const order of [shipped, refunded]) await shop.pay(person, order)
    expect(await leave(person, { password: PASSWORD })).toMatchObject({ status: 200 })

    const sweep = () => sweepOldRows(db, new Date())
    const read = ({ _id }: { _id: string }) => shop.readOrder(shop.admin, _id)
    const { name: userName, email: userEmail } = person
    await sweep()
    for (const order of [shipped, refunded])
      expect(await read(order)).toMatchObject({ userName, userEmail, phone: shipped.phone, status: 'paid' })

    await shop.admin.send('POST', `/order/${shipped._id}/ship`)
    await shop.admin.send('POST', `/order/${refunded._id}/refund`, {
      amount: refunded.price,
      reason: 'Sorry',
    })
    const kinds = (await readMails(shop, userEmail)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['order-shipped', 'order-refunded']))
    await sweep()
    for (const order of [shipped, refunded]) expect(await read(order)).toMatchObject({ userName })

    const sendAll = () => db.update(mails).set({ sentAt: new Date() }).where(eq(mails.recipient, userEmail))
    await sendAll()
    await db.insert(mails).values({
      id: 'failed-refund-of-a-closed-account',
      kind: 'order-refund-failed',
      recipient: userEmail,
      fields: { order: refunded._id, amountCents: '100' },
    })
    await sweep()
    expect(await read(shipped)).toMatchObject({ userName: 'Deleted account' })
    expect(await read(refunded)).toMatchObject({ userName })
    await sendAll()
    await sweep()
    for (const order of [shipped, refunded])
      expect(await read(order)).toMatchObject({ userName: 'Deleted account', phone: '' })
    expect(await readMails(shop, userEmail)).toEqual([])
  })

  test('leaves the orders of a person removed by an admin unchanged', async () => {
    const person = await shop.signUp({ name: 'Removed By Hand' })
    const order = await shop.book(person, await shop.addProduct())
    await shop.giveAddress(person, order._id)
    await shop.pay(person, order)
    await shop.admin.send('POST', `/order/${order._id}/ship`)
    await shop.admin.send('DELETE', `/admin/${person.email}`)
    await db.update(mails).set({ sentAt: new Date() }).where(eq(mails.recipient, person.email))
    await sweepOldRows(db, new Date())
    expect(await shop.readOrder(shop.admin, order._id)).toMatchObject({ userName: person.name })
  })

  test('keeps orders and reviews without the person, cancels unpaid orders, and ends every session', async () => {
    const person = await shop.signUp({ name: 'Very Special Name' })
    const second = shop.newVisitor()
    await second.send('POST', '/api/auth/sign-in/email', { email: person.email, password: PASSWORD })
    const product = await shop.addProduct({ available: 10 })
    const paid = await shop.book(person, product, 2)
    await shop.giveAddress(person, paid._id)
    await shop.pay(person, paid)
    await shop.admin.send('POST', `/order/${paid._id}/ship`)
    await db.update(mails).set({ sentAt: new Date() }).where(eq(mails.recipient, person.email))
    const unpaid = await shop.book(person, product, 3)
    await person.send('POST', '/review', newReviewForm({ review: 'Still good.' }))
    await person.send('POST', '/review', newReviewForm({ review: 'Bought it.', product: product._id }))
    expect(await leave(person, { password: PASSWORD })).toMatchObject({ status: 200 })

    for (const caller of [person, second]) expectProblem(await caller.send('GET', '/my-data'), 401)
    expect(await shop.readOrder(shop.admin, paid._id)).toMatchObject({
      userName: 'Deleted account',
      phone: '',
      status: 'shipped',
    })
    expect(await shop.readOrder(shop.admin, unpaid._id)).toMatchObject({ status: 'cancelled' })
    expect((await shop.readProduct(product._id)).available).toBe(8)
    const { body: reviews } = await shop.newVisitor().send('GET', '/review')
    expect(reviews).toContainEqual(
      expect.objectContaining({ review: 'Still good.', name: 'Former customer', address: '' }),
    )
    expect(reviews).toContainEqual(
      expect.objectContaining({
        review: 'Bought it.',
        name: 'Former customer',
        bought: true,
        product: expect.objectContaining({ _id: product._id }),
      }),
    )
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
    'changes nothing with %j as the password',
    async proof => {
      const person = await shop.signUp()
      expectProblem(await leave(person, { ...proof, ...(proof.email && { email: person.email }) }), 422, [
        'password',
      ])
      expect(await person.send('GET', '/my-data')).toMatchObject({ status: 200 })
    },
  )

  test('accepts 10 wrong passwords a minute, also all at once, counted together with those typed at sign-in', async () => {
    const person = await shop.signUp()
    const guess = { email: person.email, password: 'a guess' }
    for (let time = 0; time < 3; time += 1)
      await shop.newVisitor().send('POST', '/api/auth/sign-in/email', guess)
    const guesses = Array.from({ length: 15 }, () => leave(person, { password: 'a guess' }))
    const statuses = (await Promise.all(guesses)).map(answer => answer.status)
    expect(statuses.filter(status => status === 422)).toHaveLength(7)
    expect(statuses.filter(status => status === 429)).toHaveLength(8)
    const right = { email: person.email, password: PASSWORD }
    expect(await shop.newVisitor().send('POST', '/api/auth/sign-in/email', right)).toMatchObject({
      status: 429,
    })
    const change = { currentPassword: PASSWORD, newPassword: 'vermilion teapot orbit' }
    expect(await person.send('POST', '/api/auth/change-password', change)).toMatchObject({ status: 429 })
  })

  test('asks for the address and a recent sign-in where there is no password', async () => {
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

  test('keeps the last admin, also when two leave at the same moment', async () => {
    const otherShop = await openTestShop()
    expectProblem(await leave(otherShop.admin, { password: PASSWORD }), 409)
    const second = await otherShop.makeAdmin(await otherShop.signUp())
    const answers = await Promise.all(
      [otherShop.admin, second].map(each => leave(each, { password: PASSWORD })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    await otherShop.close()
  })
})
