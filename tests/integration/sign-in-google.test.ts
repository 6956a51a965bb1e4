import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../support/caller.ts'
import { readMails } from '../support/mails.ts'
import { identify, openProvider, signInWithGoogle } from '../support/openid.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'
import { showNextCode } from '../support/totp.ts'
import { turnOnTwoSteps } from '../support/two-step.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const accounts = z.array(z.object({ id: z.string(), providerId: z.string() }))
const begun = z.object({ url: z.string() })

const whoAmI = async (person: ReturnType<typeof shop.newVisitor>) =>
  (await person.send('GET', '/api/auth/get-session')).body

const setVerified = (email: string) =>
  shop.database.pool.query('update users set email_verified = true where email = $1', [email])

test('a newcomer signs in with Google and lands on the page they asked for', async () => {
  const visitor = shop.newVisitor()
  const path = await signInWithGoogle(
    visitor,
    { name: 'Ada Byron', email: 'Ada@Example.com' },
    '/all-products',
  )
  expect(path).toBe('/all-products')
  expect(await whoAmI(visitor)).toMatchObject({
    user: { name: 'Ada Byron', email: 'ada@example.com', emailVerified: true, role: 'customer' },
  })
  const again = shop.newVisitor()
  expect(await signInWithGoogle(again, { name: 'Ada Byron', email: 'ada@example.com' })).toBe('/home')
  const { rows } = await shop.database.pool.query("select 1 from users where email = 'ada@example.com'")
  expect(rows).toHaveLength(1)
})

test.each([
  ['https://evil.example', 'fay@example.com', 'fay'],
  ['Gus\u2028Click here', 'www.evil.example@example.com', 'Customer'],
])('a newcomer named %j by the provider gets another name', async (given, email, name) => {
  const visitor = shop.newVisitor()
  await signInWithGoogle(visitor, { name: given, email })
  expect(await whoAmI(visitor)).toMatchObject({ user: { name, email } })
})

test('the request to the provider carries PKCE, a nonce and a state', async () => {
  const { body } = await shop.newVisitor().send('POST', '/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/home',
  })
  const url = new URL(begun.parse(body).url)
  expect(url.origin + url.pathname).toBe(`${ORIGIN}/openid/auth`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/.{32}/),
    state: expect.stringMatching(/.{20}/),
    redirect_uri: `${ORIGIN}/api/auth/callback/google`,
  })
})

test('two people sign in one after the other in one browser', async () => {
  const visitor = shop.newVisitor()
  for (const name of ['Hedy', 'Joan']) {
    const email = `${name.toLowerCase()}@example.com`
    expect(await signInWithGoogle(visitor, { name, email })).toBe('/home')
    expect(await whoAmI(visitor)).toMatchObject({ user: { name, email } })
    await visitor.send('POST', '/api/auth/sign-out', {})
  }
})

test('an account with a verified address is linked', async () => {
  const { email } = await shop.signUp()
  await setVerified(email)
  const visitor = shop.newVisitor()
  expect(await signInWithGoogle(visitor, { name: 'Me', email })).toBe('/home')
  expect(await whoAmI(visitor)).toMatchObject({ user: { email } })
})

test('an account with an unverified address is not linked', async () => {
  const { email } = await shop.signUp()
  const visitor = shop.newVisitor()
  const path = await signInWithGoogle(visitor, { name: 'Me', email })
  expect(path).toBe('/login?error=account_not_linked')
  expect(await whoAmI(visitor)).toBeNull()
  shop.faults.splice(0)
})

test('an address not verified by the provider is not linked', async () => {
  const { email } = await shop.signUp()
  await setVerified(email)
  const visitor = shop.newVisitor()
  const path = await signInWithGoogle(visitor, { name: 'Me', email, isVerified: false })
  expect(path).toBe('/login?error=account_not_linked')
  expect(await whoAmI(visitor)).toBeNull()
  shop.faults.splice(0)
})

test('the stand-in signs in no admin, and says why', async () => {
  const visitor = shop.newVisitor()
  const page = await openProvider(visitor)
  const form = new URLSearchParams({ name: 'Root', email: shop.admin.email, verified: 'yes' })
  const answer = await visitor.fetch(page, { method: 'POST', body: form })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Admins log in with their password')
})

test('cancelling at the provider leads back to the login with the reason', async () => {
  const visitor = shop.newVisitor()
  const page = await openProvider(visitor)
  const answer = await visitor.fetch(page, { method: 'POST', body: new URLSearchParams({ cancel: 'yes' }) })
  expect(answer.status).toBe(303)
  const resumed = await visitor.fetch(new URL(answer.headers.get('location') ?? '').pathname)
  const back = await visitor.fetch(new URL(resumed.headers.get('location') ?? '').href.slice(ORIGIN.length))
  expect(back.headers.get('location')).toMatch(/^\/login\?error=access_denied/)
})

test('a sign-in refused by the provider and an allowed one are both in the audit trail', async () => {
  const visitor = shop.newVisitor()
  const { email } = await shop.signUp()
  expect(await signInWithGoogle(visitor, { name: 'Me', email })).toContain('account_not_linked')
  const fresh = { name: 'Grace', email: 'grace-in-the-trail@example.com' }
  await signInWithGoogle(visitor, fresh)
  const { rows } = await shop.database.pool.query(
    `select action, subject from audit_events where after->>'way' = 'provider' order by created_at desc limit 2`,
  )
  expect(rows).toEqual([
    { action: 'signed-in', subject: fresh.email },
    { action: 'sign-in-failed', subject: 'nobody known' },
  ])
  shop.faults.splice(0)
})

test('a page of the provider runs no script, escapes what was typed, and works only in the window that opened it', async () => {
  const visitor = shop.newVisitor()
  const page = await openProvider(visitor)
  const form = new URLSearchParams({ name: '"><script>alert(1)</script>', email: 'x' })
  const answer = await visitor.fetch(page, { method: 'POST', body: form })
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(await answer.text()).not.toContain('<script')
  const elsewhere = await shop.newVisitor().fetch(page)
  expect(elsewhere.status).toBe(400)
})

test('the callback from the provider works once, and only in the window where it began', async () => {
  const visitor = shop.newVisitor()
  const page = await openProvider(visitor)
  const form = new URLSearchParams({ name: 'Eve', email: 'eve@example.com', verified: 'yes' })
  const posted = await visitor.fetch(page, { method: 'POST', body: form })
  const resumed = await visitor.fetch(new URL(posted.headers.get('location') ?? '').pathname)
  const callback = new URL(resumed.headers.get('location') ?? '').href.slice(ORIGIN.length)
  const thief = shop.newVisitor()
  expect((await thief.fetch(callback)).headers.get('location')).toContain('error=')
  expect(await whoAmI(thief)).toBeNull()
  await visitor.fetch(callback)
  const again = shop.newVisitor()
  await again.fetch(callback)
  expect(await whoAmI(again)).toBeNull()
  shop.faults.splice(0)
})

test('a signed-in person links Google, and can unlink it while another way to sign in is left', async () => {
  const person = await shop.signUp()
  const page = await openProvider(person, '/dashboard/account', 'link-social')
  expect(await identify(person, page, { name: 'Me', email: person.email })).toBe('/dashboard/account')
  const read = async () => accounts.parse((await person.send('GET', '/api/auth/list-accounts')).body)
  const [password, google] = await read()
  expect([password?.providerId, google?.providerId]).toEqual(['credential', 'google'])
  const unlink = (accountId?: string) => person.send('POST', '/api/auth/unlink-account', { accountId })
  expect(await unlink(google?.id)).toMatchObject({ status: 200 })
  expect(await unlink(password?.id)).toMatchObject({ status: 400 })
  expect(await read()).toHaveLength(1)
})

test('the notice of a linked account is sent when it is linked, not when linking begins', async () => {
  const person = await shop.signUp()
  const notices = async () =>
    (await readMails(shop, person.email))
      .filter(({ kind }) => kind === 'security-notice')
      .map(each => each.body)
  const linkedRows = async () =>
    (
      await shop.database.pool.query(
        "select after from audit_events where action = 'account-linked' and subject = $1",
        [person.email],
      )
    ).rows
  const page = await openProvider(person, '/dashboard/account', 'link-social')
  expect(await notices()).toEqual([])
  expect(await linkedRows()).toEqual([])
  await identify(person, page, { name: 'Me', email: person.email })
  expect(await notices()).toEqual([expect.stringContaining('another account was linked to yours')])
  expect(await linkedRows()).toEqual([{ after: { provider: 'google' } }])
})

test('a newcomer gets no notice of a linked account', async () => {
  const email = 'unlinked-newcomer@example.com'
  await signInWithGoogle(shop.newVisitor(), { name: 'Ida', email })
  expect(await readMails(shop, email)).toEqual([])
})

describe('a person with two-step sign-in returning from Google', () => {
  async function comeBack() {
    const person = await shop.signUp()
    await setVerified(person.email)
    const twoSteps = await turnOnTwoSteps(person)
    const visitor = shop.newVisitor()
    const path = await signInWithGoogle(visitor, { name: 'Me', email: person.email }, '/all-products?q=nut')
    return { person, visitor, path, ...twoSteps }
  }
  const enter = (visitor: Caller, way: 'totp' | 'backup-code', code?: string) =>
    visitor.send('POST', `/api/auth/two-factor/verify-${way}`, { code })

  test('is asked for the second step, without a session before it', async () => {
    const { person, visitor, path } = await comeBack()
    const { pathname, searchParams } = new URL(path, ORIGIN)
    expect(pathname).toBe('/login')
    expect(Object.fromEntries(searchParams)).toEqual({ step: 'second', from: '/all-products?q=nut' })
    expect(visitor.cookie).not.toContain('session_token')
    expect(await whoAmI(visitor)).toBeNull()
    expect(await visitor.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 401 })
    const { rows } = await shop.database.pool.query('select 1 from sessions where user_id = $1', [person.id])
    expect(rows).toHaveLength(1)
  })

  test('is never sent the cookie of the discarded session', async () => {
    const { person } = await comeBack()
    const visitor = shop.newVisitor()
    const page = await openProvider(visitor)
    const form = new URLSearchParams({ name: 'Me', email: person.email, verified: 'yes' })
    const posted = await visitor.fetch(page, { method: 'POST', body: form })
    const resumed = await visitor.fetch(new URL(posted.headers.get('location') ?? '').pathname)
    const back = await visitor.fetch(new URL(resumed.headers.get('location') ?? '').href.slice(ORIGIN.length))
    const cookies = back.headers.getSetCookie()
    expect(cookies.some(cookie => cookie.includes('two_factor='))).toBe(true)
    for (const cookie of cookies) expect(cookie).not.toMatch(/session_token=[^;]/)
  })

  test('signs in with a code of the app', async () => {
    const { person, visitor, totpURI, usedCode } = await comeBack()
    expect(await enter(visitor, 'totp', '000000')).toMatchObject({ status: 401 })
    expect(await enter(visitor, 'totp', usedCode)).toMatchObject({ status: 401 })
    expect(await whoAmI(visitor)).toBeNull()
    expect(await enter(visitor, 'totp', showNextCode(totpURI))).toMatchObject({
      status: 200,
      body: { user: { email: person.email } },
    })
    expect(await whoAmI(visitor)).toMatchObject({ user: { email: person.email } })
  })

  test('signs in with a recovery code', async () => {
    const { visitor, backupCodes } = await comeBack()
    expect(await enter(visitor, 'backup-code', 'no-such-code')).toMatchObject({ status: 401 })
    expect(await enter(visitor, 'backup-code', backupCodes[0])).toMatchObject({ status: 200 })
    expect(await whoAmI(visitor)).not.toBeNull()
  })
})

test('the second step is required even if the same person already has a session', async () => {
  const person = await shop.signUp()
  await setVerified(person.email)
  await turnOnTwoSteps(person)
  expect(await signInWithGoogle(person, { name: 'Me', email: person.email })).toContain('step=second')
})

test('a suspended person is sent back to the login with a message, and gets no session', async () => {
  const email = 'kept-out@example.com'
  await signInWithGoogle(shop.newVisitor(), { name: 'Kept Out', email })
  await shop.admin.send('PUT', `/user/suspended/${email}`)
  const visitor = shop.newVisitor()
  expect(await signInWithGoogle(visitor, { name: 'Kept Out', email })).toBe('/login?error=account_suspended')
  expect(await whoAmI(visitor)).toBeNull()
})
