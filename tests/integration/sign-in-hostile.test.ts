import { afterAll, describe, expect, test } from 'vitest'
import { accountKey } from '#domain/rate-limits.ts'
import { readMails } from '../support/mails.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'
import { showNextCode } from '../support/totp.ts'
import { turnOnTwoSteps } from '../support/two-step.ts'

/** Attacks by people who have an account or a stolen session. */

const shop = await openTestShop()
afterAll(() => shop.close())

const isSignedIn = async (cookie: string) =>
  (await shop.newVisitor().send('GET', '/api/auth/get-session', undefined, { cookie })).body !== null

test.each(['sign-up/email', 'sign-in/email', 'reset-password'])(
  'a password of a quarter of a megabyte is rejected at %s without delay',
  async call => {
    const password = 'qwer1love'.repeat(25_000)
    const form = {
      name: 'Eve',
      email: 'eve-of-megabytes@example.com',
      password,
      newPassword: password,
      token: 'x',
    }
    const start = performance.now()
    const { status } = await shop.newVisitor().send('POST', `/api/auth/${call}`, form)
    expect([400, 401, 413]).toContain(status)
    expect(performance.now() - start).toBeLessThan(5_000)
  },
)

test('an address too long for mail is rejected, and an unrequested picture is not stored', async () => {
  const far = `${'a'.repeat(250)}@example.com`
  const long = { status: 400, body: { code: 'INVALID_EMAIL' } }
  const signUp = (fields: Record<string, string>) =>
    shop.newVisitor().send('POST', '/api/auth/sign-up/email', { name: 'Eve', password: PASSWORD, ...fields })
  expect(await signUp({ email: far })).toMatchObject(long)
  const person = await shop.signUp()
  expect(await person.send('POST', '/api/auth/change-email', { newEmail: far })).toMatchObject(long)
  const image = 'x'.repeat(100_000)
  expect(await signUp({ email: 'picture@example.com', image })).toMatchObject({ status: 200 })
  const { rows } = await shop.database.pool.query(
    "select length(coalesce(image, '')) as length from users where email = 'picture@example.com'",
  )
  expect(rows).toEqual([{ length: 0 }])
})

describe('a stolen session', () => {
  async function countAttempts(email: string) {
    const key = accountKey('/sign-in/email', email)
    const { rows } = await shop.database.pool.query<{ count: string }>(
      'select count from rate_limits where key = $1',
      [key],
    )
    return Number(rows[0]?.count)
  }

  test.each([
    [
      'change-password',
      (password: string) => ({ currentPassword: password, newPassword: 'a phrase of the thief' }),
    ],
    ['change-email', (password: string) => ({ password, newEmail: 'the-thief@example.com' })],
    ['confirm-password', (password: string) => ({ password })],
    ['two-factor/enable', (password: string) => ({ password })],
    ['two-factor/disable', (password: string) => ({ password })],
    ['two-factor/generate-backup-codes', (password: string) => ({ password })],
  ])('cannot be used to guess the password at %s', async (call, form) => {
    const person = await shop.signUp()
    if (call.endsWith('codes')) await turnOnTwoSteps(person)
    const guess = (password: string) => person.send('POST', `/api/auth/${call}`, form(password))
    const wrong = await guess('not the password')
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    expect(await countAttempts(person.email)).toBe(1)
    await shop.database.pool.query("update rate_limits set count = 10 where key like 'account:%'")
    const refused = await guess(PASSWORD)
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('does not count right passwords', async () => {
    const person = await shop.signUp()
    const answer = await person.send('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
    expect(answer).toMatchObject({ status: 200 })
    expect(await countAttempts(person.email)).toBe(0)
  })
})

describe('a session older than ten minutes', () => {
  async function signInLongAgo() {
    const person = await shop.signUp()
    await shop.database.pool.query(
      "update sessions set created_at = now() - interval '11 minutes' where user_id = $1",
      [person.id],
    )
    return person
  }
  const guarded = [
    ['GET', 'passkey/generate-register-options', undefined],
    ['POST', 'passkey/verify-registration', { response: {}, name: 'Thief' }],
    ['POST', 'passkey/delete-passkey', { id: 'x' }],
    ['POST', 'link-social', { provider: 'google', callbackURL: '/home' }],
    ['POST', 'unlink-account', { accountId: 'x' }],
  ] as const

  test.each(guarded)('needs the password before %s /api/auth/%s', async (method, call, json) => {
    const person = await signInLongAgo()
    const attempt = () => person.send(method, `/api/auth/${call}`, json)
    const needed = { status: 403, body: { code: 'PASSWORD_NEEDED' } }
    expect(await attempt()).toMatchObject(needed)
    const confirm = (password: string) => person.send('POST', '/api/auth/confirm-password', { password })
    expect(await confirm('not the password')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    })
    expect(await attempt()).toMatchObject(needed)
    expect(await confirm(PASSWORD)).toMatchObject({ status: 200 })
    expect(await attempt()).not.toMatchObject(needed)
    await shop.database.pool.query(
      "update sessions set proven_at = now() - interval '11 minutes' where user_id = $1",
      [person.id],
    )
    expect(await attempt()).toMatchObject(needed)
    shop.faults.splice(0)
  })

  test('cannot set the time of its last password check', async () => {
    const person = await signInLongAgo()
    await person.send('POST', '/api/auth/update-session', { provenAt: new Date() })
    const { rows } = await shop.database.pool.query('select proven_at from sessions where user_id = $1', [
      person.id,
    ])
    expect(rows).toEqual([{ proven_at: null }])
  })
})

test('the owner is notified of each way to sign in added or removed, and of two-step sign-in', async () => {
  const person = await shop.signUp()
  await turnOnTwoSteps(person)
  await person.send('POST', '/api/auth/two-factor/generate-backup-codes', { password: PASSWORD })
  await person.send('POST', '/api/auth/two-factor/disable', { password: PASSWORD })
  await shop.database.pool.query(
    `insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
     values ('told-of', $1, 'AA', 'told-of', 0, 'singleDevice', false)`,
    [person.id],
  )
  await person.send('POST', '/api/auth/passkey/delete-passkey', { id: 'told-of' })
  const notices = (await readMails(shop, person.email)).filter(({ kind }) => kind === 'security-notice')
  expect(notices.map(({ body }) => body.split('\n')[2])).toEqual([
    'two-step sign-in was turned on for your account.',
    'new recovery codes were created for your account; the old ones no longer work.',
    'two-step sign-in was turned off for your account.',
    'a passkey was removed from your account.',
  ])
})

describe('the previous session of a browser', () => {
  test('ends at a new sign-in', async () => {
    const person = await shop.signUp()
    const earlier = person.cookie
    expect(await isSignedIn(earlier)).toBe(true)
    await person.send('POST', '/api/auth/sign-in/email', { email: person.email, password: PASSWORD })
    expect(await isSignedIn(earlier)).toBe(false)
    expect(await isSignedIn(person.cookie)).toBe(true)
  })

  test('ends at the first of two steps, and the second does not restore it', async () => {
    const person = await shop.signUp()
    const { totpURI } = await turnOnTwoSteps(person)
    const earlier = person.cookie
    await person.send('POST', '/api/auth/sign-in/email', { email: person.email, password: PASSWORD })
    expect(await isSignedIn(earlier)).toBe(false)
    const code = showNextCode(totpURI)
    expect(await person.send('POST', '/api/auth/two-factor/verify-totp', { code })).toMatchObject({
      status: 200,
    })
    expect(await isSignedIn(person.cookie)).toBe(true)
  })

  test('survives a failed sign-in', async () => {
    const person = await shop.signUp()
    const wrong = { email: person.email, password: 'not the password' }
    expect(await person.send('POST', '/api/auth/sign-in/email', wrong)).toMatchObject({ status: 401 })
    expect(await isSignedIn(person.cookie)).toBe(true)
  })

  test('cannot be replaced from another site: such a sign-in is refused', async () => {
    const { email } = await shop.signUp()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ]
    for (const headers of foreign) {
      const form = { email, password: PASSWORD }
      const answer = await shop.newVisitor().send('POST', '/api/auth/sign-in/email', form, headers)
      expect(answer).toMatchObject({ status: 403 })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    shop.faults.splice(0)
  })
})

test.each([
  ['POST', 'update-user'],
  ['POST', 'update-session'],
  ['POST', 'delete-user'],
  ['POST', 'verify-password'],
  ['POST', 'get-access-token'],
  ['POST', 'refresh-token'],
  ['GET', 'account-info'],
  ['POST', 'two-factor/get-totp-uri'],
  ['POST', 'two-factor/send-otp'],
  ['POST', 'two-factor/verify-otp'],
  ['GET', 'error'],
])('%s /api/auth/%s, which the shop does not use, answers 404', async (method, call) => {
  const person = await shop.signUp()
  const json = method === 'POST' ? { name: 'X', password: PASSWORD, providerId: 'google' } : undefined
  expect(await person.send(method, `/api/auth/${call}`, json)).toMatchObject({ status: 404 })
})
