import { afterAll, describe, expect, test } from 'vitest'
import { createPasswordHasher } from '#adapters/argon2.ts'
import { readLink, readMails } from '../support/mails.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop({ passwords: createPasswordHasher() })
afterAll(() => shop.close())

const NEW_PASSWORD = 'a wholly different phrase'
const TOO_WEAK = { status: 400, body: { code: 'PASSWORD_TOO_COMMON' } }

const signIn = (email: string, password: string) =>
  shop.newVisitor().send('POST', '/api/auth/sign-in/email', { email, password })

const askForReset = (email: string) =>
  shop.newVisitor().send('POST', '/api/auth/request-password-reset', { email })

async function readResetToken(email: string): Promise<string> {
  const link = new URL(await readLink(shop, email, 'reset-password'), 'http://shop')
  expect(link.pathname).toBe('/reset-password')
  return link.searchParams.get('token') ?? ''
}

const reset = (token: string, newPassword: string) =>
  shop.newVisitor().send('POST', '/api/auth/reset-password', { token, newPassword })

describe('a forgotten password', () => {
  test('is reset by a mailed link, once; all sessions end and the owner is notified', async () => {
    const person = await shop.signUp()
    expect(await askForReset(person.email)).toMatchObject({ status: 200 })
    const token = await readResetToken(person.email)
    expect(await reset(token, NEW_PASSWORD)).toMatchObject({ status: 200 })
    expect((await person.send('GET', '/api/auth/get-session')).body).toBeNull()
    expect(await person.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 401 })
    expect(await signIn(person.email, PASSWORD)).toMatchObject({ status: 401 })
    expect(await signIn(person.email, NEW_PASSWORD)).toMatchObject({ status: 200 })
    expect(await reset(token, 'yet another new phrase')).toMatchObject({ status: 400 })
    expect(await readMails(shop, person.email)).toContainEqual(
      expect.objectContaining({ kind: 'password-changed' }),
    )
  })

  test('cannot be reset by a link older than an hour', async () => {
    const { email } = await shop.signUp()
    await askForReset(email)
    const token = await readResetToken(email)
    const { rows } = await shop.database.pool.query<{ minutes: number }>(
      'select extract(epoch from expires_at - now())::int / 60 as minutes from verifications where identifier = $1',
      [`reset-password:${token}`],
    )
    expect(rows[0]?.minutes).toBeGreaterThanOrEqual(58)
    expect(rows[0]?.minutes).toBeLessThanOrEqual(60)
    await shop.database.pool.query(
      "update verifications set expires_at = now() - interval '1 second' where identifier = $1",
      [`reset-password:${token}`],
    )
    expect(await reset(token, NEW_PASSWORD)).toMatchObject({ status: 400 })
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('does not use up the link if the new one is weak', async () => {
    const { email } = await shop.signUp()
    await askForReset(email)
    const token = await readResetToken(email)
    expect(await reset(token, 'password1234')).toMatchObject(TOO_WEAK)
    expect(await reset(token, NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('answers the same, in about the same time, whether the address has an account or not', async () => {
    const { email } = await shop.signUp()
    const known = await timed(() => askForReset(email))
    const unknown = await timed(() => askForReset('nobody-at-all@example.com'))
    expect(known.answer).toMatchObject({ status: 200 })
    expect(unknown.answer.body).toEqual(known.answer.body)
    expect(Math.abs(known.ms - unknown.ms)).toBeLessThan(80)
    expect(await readMails(shop, 'nobody-at-all@example.com')).toEqual([])
  })
})

describe('a sign-up', () => {
  test('with a known address answers as for a new one, and notifies only its owner', async () => {
    const { email, name } = await shop.signUp()
    const visitor = shop.newVisitor()
    const form = { name, email, password: 'yet another phrase' }
    const again = await visitor.send('POST', '/api/auth/sign-up/email', form)
    const fresh = await visitor.send('POST', '/api/auth/sign-up/email', { ...form, email: `new-${email}` })
    expect(again.status).toBe(fresh.status)
    expect(shapeOf(again.body)).toEqual(shapeOf(fresh.body))
    expect((await readMails(shop, email)).map(({ kind }) => kind)).toEqual(['verify-email', 'sign-up-again'])
  })

  test.each([
    'password1234',
    'P4ssw0rd!!',
    'Qwerty123456',
    'qwertyuiop',
    '1234567890',
    '12345678901234567890',
    'iloveyou2024',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'sunshine1sunshine',
    'letmein123!',
    '1q2w3e4r5t',
    'partshub2026',
    'Welcome2024!',
    'eleanor.rigby1',
    'eleanor.rigby@example.com',
  ])('rejects %s, and says why', async password => {
    const form = { name: 'Eleanor', email: 'eleanor.rigby@example.com', password }
    const answer = await shop.newVisitor().send('POST', '/api/auth/sign-up/email', form)
    expect(answer).toMatchObject(TOO_WEAK)
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^This password .*\.$/) })
  })
})

test('a sign-in takes about as long for an unknown address as for a wrong password', async () => {
  const { email } = await shop.signUp()
  await signIn(email, 'not the password')
  const wrong: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < 5; i += 1) {
    wrong.push((await timed(() => signIn(email, 'not the password'))).ms)
    unknown.push((await timed(() => signIn('nobody@example.com', 'not the password'))).ms)
  }
  expect(median(unknown) / median(wrong)).toBeGreaterThan(0.5)
  expect(median(unknown) / median(wrong)).toBeLessThan(2)
})

describe('a change of password', () => {
  const change = (person: Awaited<ReturnType<typeof shop.signUp>>, fields: Record<string, unknown>) =>
    person.send('POST', '/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      ...fields,
    })

  test('ends the other sessions and notifies the owner, whatever the browser asks for', async () => {
    const person = await shop.signUp()
    const elsewhere = shop.newVisitor()
    await elsewhere.send('POST', '/api/auth/sign-in/email', { email: person.email, password: PASSWORD })
    expect(await change(person, { revokeOtherSessions: false })).toMatchObject({ status: 200 })
    expect((await elsewhere.send('GET', '/api/auth/get-session')).body).toBeNull()
    expect(await person.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 200 })
    expect(await signIn(person.email, NEW_PASSWORD)).toMatchObject({ status: 200 })
    expect(await readMails(shop, person.email)).toContainEqual(
      expect.objectContaining({ kind: 'password-changed' }),
    )
  })

  test('requires the current password and a strong new one', async () => {
    const person = await shop.signUp()
    expect(await change(person, { currentPassword: 'not the password' })).toMatchObject({ status: 400 })
    expect(await change(person, { newPassword: 'qwerty123456' })).toMatchObject(TOO_WEAK)
    expect(await change(person, { newPassword: 'short' })).toMatchObject({ status: 400 })
    expect(await signIn(person.email, PASSWORD)).toMatchObject({ status: 200 })
  })
})

async function timed<T>(act: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const start = performance.now()
  const answer = await act()
  return { answer, ms: performance.now() - start }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The shape of an answer without its values: names and types. */
function shapeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]))
    : value === null
      ? null
      : typeof value
}

describe('a stored password', () => {
  /** 'correct horse battery' as older versions of the shop stored it: hashed with scrypt. */
  const OLD_HASH =
    'a6309be2b3092367986d48e5f7a93cc3:d884646c583d83d3c4561cc974c250886862a083533fef3ed54ecb6a14db4bf4006081114a43beac2e3b33ee488ce8e095638d7ff3ce8e263463d95a9496b490'

  const readHash = async (userId: string): Promise<string | undefined> => {
    const { rows } = await shop.database.pool.query<{ password: string }>(
      'select password from accounts where user_id = $1',
      [userId],
    )
    return rows[0]?.password
  }

  test('is hashed with Argon2id', async () => {
    const { id } = await shop.signUp()
    expect(await readHash(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('hashed by an older version still works, and is rehashed by that sign-in, once', async () => {
    const { id, email } = await shop.signUp()
    await shop.database.pool.query('update accounts set password = $1 where user_id = $2', [OLD_HASH, id])
    expect(await signIn(email, 'not correct horse battery')).toMatchObject({ status: 401 })
    expect(await readHash(id)).toBe(OLD_HASH)
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 })
    const renewed = await readHash(id)
    expect(renewed).toMatch(/^\$argon2id\$/)
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 })
    expect(await readHash(id)).toBe(renewed)
  })
})
