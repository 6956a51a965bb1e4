import { afterAll, describe, expect, test } from 'vitest'
import { readLink, readMails } from '../support/mails.ts'
import { signInWithGoogle } from '../support/openid.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const isVerified = async (email: string) =>
  (await shop.database.pool.query('select 1 from users where email = $1 and email_verified', [email]))
    .rowCount === 1

const kindsTo = async (email: string) => (await readMails(shop, email)).map(({ kind }) => kind)

describe('the address of a new account', () => {
  test('is confirmed by the link that is mailed at sign-up', async () => {
    const { email } = await shop.signUp()
    expect(await isVerified(email)).toBe(false)
    const answer = await shop.newVisitor().fetch(await readLink(shop, email, 'verify-email'))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/email-confirmed')
    expect(answer.headers.getSetCookie().join()).not.toContain('session_token')
    expect(await isVerified(email)).toBe(true)
  })

  test('gets the link again on request', async () => {
    const person = await shop.signUp()
    const { status } = await person.send('POST', '/api/auth/send-verification-email', { email: person.email })
    expect(status).toBe(200)
    expect(await kindsTo(person.email)).toEqual(['verify-email', 'verify-email'])
  })

  test('is not confirmed by a link that somebody made up or changed', async () => {
    const { email } = await shop.signUp()
    const link = await readLink(shop, email, 'verify-email')
    const forged = link.replace(/token=[^&]+/, token => `${token.slice(0, -3)}AAA`)
    const answer = await shop.newVisitor().fetch(forged)
    expect(answer.headers.get('location')).toMatch(/^\/email-confirmed\?error=/)
    expect(await isVerified(email)).toBe(false)
  })

  test('is not proven by a link that leads elsewhere afterwards', async () => {
    const { email } = await shop.signUp()
    const link = await readLink(shop, email, 'verify-email')
    const answer = await shop
      .newVisitor()
      .fetch(link.replace(/callbackURL=.*/, 'callbackURL=https%3A%2F%2Fevil.example'))
    expect(answer.status).toBe(403)
    shop.faults.splice(0)
  })
})

describe('a payment above EUR 1,000', () => {
  const orderOf = async (person: Person, price: number) =>
    shop.book(person, await shop.addProduct({ price, min: 1 }), 1)
  const open = (person: Person, order: { _id: string; price: number }) =>
    person.send('POST', '/create-payment-intent', { price: order.price, order: order._id })

  test('waits for a confirmed address, says so, and goes on once it is confirmed', async () => {
    const person = await shop.signUp()
    const order = await orderOf(person, 1000.01)
    const refused = await open(person, order)
    expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining('confirmed') } })
    await person.fetch(await readLink(shop, person.email, 'verify-email'))
    expect(await open(person, order)).toMatchObject({ status: 200 })
  })

  test('of exactly EUR 1,000 does not', async () => {
    const person = await shop.signUp()
    expect(await open(person, await orderOf(person, 1000))).toMatchObject({ status: 200 })
  })
})

describe('a change of address', () => {
  const ask = (person: Person, newEmail: string, password: string | undefined = PASSWORD) =>
    person.send('POST', '/api/auth/change-email', { newEmail, password })

  test('is confirmed at the new address, and both addresses are told', async () => {
    const person = await shop.signUp()
    const next = `next-${person.email}`
    expect(await ask(person, next)).toMatchObject({ status: 200 })
    expect(await kindsTo(person.email)).toContain('email-change-notice')
    const link = await readLink(shop, next, 'email-change')
    expect(await person.send('GET', '/api/auth/get-session')).toMatchObject({
      body: { user: { email: person.email } },
    })
    await person.fetch(link)
    expect(await person.send('GET', '/api/auth/get-session')).toMatchObject({
      body: { user: { email: next, emailVerified: true } },
    })
    expect(await kindsTo(next)).toEqual(['email-change', 'email-changed'])
    expect(await kindsTo(person.email)).toContain('email-changed')
    expect(await person.send('GET', `/profile/${next}`)).toMatchObject({ status: 200 })
  })

  test('signs nobody in by its link', async () => {
    const person = await shop.signUp()
    const next = `next-${person.email}`
    await ask(person, next)
    const stranger = shop.newVisitor()
    const answer = await stranger.fetch(await readLink(shop, next, 'email-change'))
    expect(answer.headers.get('location')).toContain('error=SESSION_REQUIRED')
    expect((await stranger.send('GET', '/api/auth/get-session')).body).toBeNull()
  })

  test('to an address that somebody has answers the same and changes nothing', async () => {
    const person = await shop.signUp()
    const other = await shop.signUp()
    const free = await ask(person, `free-${person.email}`)
    const taken = await ask(person, other.email)
    expect(taken).toMatchObject({ status: free.status, body: free.body })
    expect(await kindsTo(other.email)).toEqual(['verify-email'])
  })

  test.each([['not the password'], ['']])('needs the password, not %j', async password => {
    const person = await shop.signUp()
    const next = `next-${person.email}`
    expect(await ask(person, next, password)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    })
    const { send } = person
    expect(await send('POST', '/api/auth/change-email', { newEmail: next })).toMatchObject({ status: 400 })
    expect(await kindsTo(next)).toEqual([])
  })

  test('needs no password where there is none', async () => {
    const visitor = shop.newVisitor()
    const email = 'without-a-password@example.com'
    await signInWithGoogle(visitor, { name: 'Ida', email })
    const answer = await visitor.send('POST', '/api/auth/change-email', { newEmail: `next-${email}` })
    expect(answer).toMatchObject({ status: 200 })
  })

  test('needs a sign-in of this hour', async () => {
    const person = await shop.signUp()
    await shop.database.pool.query(
      "update sessions set created_at = now() - interval '2 hours' where user_id = $1",
      [person.id],
    )
    expect(await ask(person, `next-${person.email}`)).toMatchObject({
      status: 403,
      body: { code: 'SESSION_NOT_FRESH' },
    })
  })
})

test('the mails name no password and lead to this shop only', async () => {
  const person = await shop.signUp()
  for (const { body } of await readMails(shop, person.email)) {
    expect(body).not.toContain(PASSWORD)
    for (const link of body.match(/https?:\/\/\S+/g) ?? []) expect(link).toMatch(/^http:\/\/localhost:3000/)
  }
})
