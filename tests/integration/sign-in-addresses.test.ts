import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { CONFIRM_FIRST } from '#contract/orders/limits.ts'
import { users } from '#db/schema.ts'
import { newOrderForm } from '../support/forms.ts'
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
  test('is confirmed by the link mailed at sign-up, if the account is signed in', async () => {
    const person = await shop.signUp()
    const link = await readLink(shop, person.email, 'verify-email')
    expect(await isVerified(person.email)).toBe(false)
    const answer = await person.fetch(link)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/email-confirmed')
    expect(await isVerified(person.email)).toBe(true)
    // On any device, as nothing is left to confirm.
    const again = await shop.newVisitor().fetch(link)
    expect(again.headers.get('location')).toBe('/email-confirmed?result=already')
    expect(again.headers.getSetCookie().join()).not.toContain('session_token')
  })

  test('is confirmed on another device after logging in there', async () => {
    const { email } = await shop.signUp()
    const link = await readLink(shop, email, 'verify-email')
    const phone = shop.newVisitor()
    const first = await phone.fetch(link)
    const page = new URL(first.headers.get('location') ?? '', 'http://shop')
    expect(page.pathname).toBe('/confirm-address')
    expect(page.searchParams.get('token')).toBe(new URL(link, 'http://shop').searchParams.get('token'))
    expect(await isVerified(email)).toBe(false)
    await phone.send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
    expect((await phone.fetch(link)).headers.get('location')).toBe('/email-confirmed')
    expect(await isVerified(email)).toBe(true)
  })

  test('is not confirmed by somebody signed in to another account', async () => {
    const [{ email }, other] = [await shop.signUp(), await shop.signUp()]
    const answer = await other.fetch(await readLink(shop, email, 'verify-email'))
    expect(answer.headers.get('location')).toMatch(/^\/confirm-address\?.*other=yes/)
    expect(await isVerified(email)).toBe(false)
    expect(await isVerified(other.email)).toBe(false)
  })

  test('gets another link on request', async () => {
    const person = await shop.signUp()
    const { status } = await person.send('POST', '/api/auth/send-verification-email', { email: person.email })
    expect(status).toBe(200)
    expect(await kindsTo(person.email)).toEqual(['verify-email', 'verify-email'])
  })

  test('is not confirmed by a forged link', async () => {
    const person = await shop.signUp()
    const link = await readLink(shop, person.email, 'verify-email')
    const forged = link.replace(/token=[^&]+/, token => `${token.slice(0, -3)}AAA`)
    for (const caller of [person, shop.newVisitor()]) {
      const answer = await caller.fetch(forged)
      expect(answer.headers.get('location')).toBe('/email-confirmed?error=INVALID_TOKEN')
    }
    expect(await isVerified(person.email)).toBe(false)
  })

  test('is not confirmed by a link that redirects to another site', async () => {
    const person = await shop.signUp()
    const link = await readLink(shop, person.email, 'verify-email')
    const answer = await person.fetch(
      link.replace(/callbackURL=.*/, 'callbackURL=https%3A%2F%2Fevil.example'),
    )
    expect(answer.status).toBe(403)
    shop.faults.splice(0)
  })
})

describe('an order above EUR 1,000', () => {
  test('POST /order answers 403 without a confirmed address and books nothing, then books once it is confirmed', async () => {
    const person = await shop.signUp()
    const part = await shop.addProduct({ price: 1000.01, min: 1 })
    const refused = await person.send('POST', '/order', newOrderForm(person, part))
    expect(refused).toMatchObject({ status: 403, body: { detail: CONFIRM_FIRST } })
    expect(await shop.readProduct(part._id)).toEqual(part)
    await person.fetch(await readLink(shop, person.email, 'verify-email'))
    expect(await person.send('POST', '/order', newOrderForm(person, part))).toMatchObject({ status: 201 })
  })
})

describe('a payment above EUR 1,000', () => {
  const orderOf = async (person: Person, price: number) =>
    shop.book(person, await shop.addProduct({ price, min: 1 }), 1)
  const confirm = ({ id }: Person, emailVerified: boolean) =>
    shop.database.db.update(users).set({ emailVerified }).where(eq(users.id, id))
  const open = (person: Person, order: { _id: string; price: number }) =>
    person.send('POST', '/create-payment-intent', { price: order.price, order: order._id })

  test('requires a confirmed address, says so, and works once it is confirmed', async () => {
    const person = await shop.signUp()
    await confirm(person, true)
    const order = await orderOf(person, 1000.01)
    await confirm(person, false)
    expect(await open(person, order)).toMatchObject({ status: 403, body: { detail: CONFIRM_FIRST } })
    await person.fetch(await readLink(shop, person.email, 'verify-email'))
    expect(await open(person, order)).toMatchObject({ status: 200 })
  })

  test('requires no confirmed address at exactly EUR 1,000', async () => {
    const person = await shop.signUp()
    expect(await open(person, await orderOf(person, 1000))).toMatchObject({ status: 200 })
  })
})

describe('a change of address', () => {
  const ask = (person: Person, newEmail: string, password: string | undefined = PASSWORD) =>
    person.send('POST', '/api/auth/change-email', { newEmail, password })

  test('is confirmed at the new address, and both addresses are notified', async () => {
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
    expect(answer.headers.get('location')).toMatch(/^\/confirm-address\?.*change=yes/)
    expect((await stranger.send('GET', '/api/auth/get-session')).body).toBeNull()
  })

  test('to an address in use gets the same answer, and its owner is notified', async () => {
    const person = await shop.signUp({ isConfirmed: true })
    const other = await shop.signUp()
    const next = `free-${person.email}`
    const free = await ask(person, next)
    const taken = await ask(person, other.email.toUpperCase())
    expect(taken).toMatchObject({ status: free.status, body: free.body })
    const notices = (await readMails(shop, person.email)).filter(({ kind }) => kind === 'email-change-notice')
    expect(notices.map(({ body }) => body.includes(next) || body.includes(other.email))).toEqual([true, true])
    expect(await kindsTo(next)).toEqual(['email-change'])
    expect(await kindsTo(other.email)).toEqual(['verify-email', 'email-change-taken'])
    for (const { body } of await readMails(shop, other.email)) expect(body).not.toContain(person.email)
  })

  test('is rejected cleanly if the address got an account meanwhile', async () => {
    const person = await shop.signUp()
    const next = `contested-${person.email}`
    await ask(person, next)
    const link = await readLink(shop, next, 'email-change')
    await shop.signUp({ email: next })
    const answer = await person.fetch(link)
    expect(answer.headers.get('location')).toBe('/email-confirmed?error=ADDRESS_TAKEN')
    expect(await person.send('GET', '/api/auth/get-session')).toMatchObject({
      body: { user: { email: person.email } },
    })
  })

  test('sends at most five mails an hour to an address, whoever asks', async () => {
    const { email } = await shop.signUp()
    for (let mail = 0; mail < 5; mail += 1)
      expect(await ask(await shop.signUp(), email)).toMatchObject({ status: 200 })
    const refused = await ask(await shop.signUp(), email)
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('invalidates password links mailed to the old address', async () => {
    const person = await shop.signUp()
    await person.send('POST', '/api/auth/request-password-reset', { email: person.email })
    const reset = new URL(await readLink(shop, person.email, 'reset-password'), 'http://shop')
    const next = `moved-${person.email}`
    await ask(person, next)
    await person.fetch(await readLink(shop, next, 'email-change'))
    const form = { token: reset.searchParams.get('token'), newPassword: 'a phrase from the old mailbox' }
    expect(await shop.newVisitor().send('POST', '/api/auth/reset-password', form)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    })
  })

  test.each([['not the password'], ['']])('requires the password, not %j', async password => {
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

  test('requires no password if the account has none', async () => {
    const visitor = shop.newVisitor()
    const email = 'without-a-password@example.com'
    await signInWithGoogle(visitor, { name: 'Ida', email })
    const answer = await visitor.send('POST', '/api/auth/change-email', { newEmail: `next-${email}` })
    expect(answer).toMatchObject({ status: 200 })
  })

  test('requires a sign-in within the last ten minutes if there is no password', async () => {
    const visitor = shop.newVisitor()
    const email = 'long-without-a-password@example.com'
    await signInWithGoogle(visitor, { name: 'Ida', email })
    await shop.database.pool.query(
      `update sessions set created_at = now() - interval '11 minutes'
       where user_id = (select id from users where email = $1)`,
      [email],
    )
    const answer = await visitor.send('POST', '/api/auth/change-email', { newEmail: `next-${email}` })
    expect(answer).toMatchObject({ status: 403, body: { code: 'SESSION_NOT_FRESH' } })
    expect(await kindsTo(`next-${email}`)).toEqual([])
  })
})

test('the mails contain no password, and link only to this shop', async () => {
  const person = await shop.signUp()
  for (const { body } of await readMails(shop, person.email)) {
    expect(body).not.toContain(PASSWORD)
    for (const link of body.match(/https?:\/\/\S+/g) ?? []) expect(link).toMatch(/^http:\/\/localhost:3000/)
  }
})
