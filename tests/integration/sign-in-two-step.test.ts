import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import type { Caller } from '../support/caller.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'
import { showCode, showNextCode } from '../support/totp.ts'
import { turnOnTwoSteps } from '../support/two-step.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const sessionList = z.array(z.object({ token: z.string(), ipAddress: z.string(), userAgent: z.string() }))

const firstStep = (visitor: Caller, email: string) =>
  visitor.send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })

const isSignedIn = async (visitor: Caller) =>
  (await visitor.send('GET', '/api/auth/get-session')).body !== null

describe('two-step sign-in', () => {
  test('asks for the code after the password; without it there is no session', async () => {
    const person = await shop.signUp()
    const { totpURI } = await turnOnTwoSteps(person)
    expect(await isSignedIn(person)).toBe(true)
    const visitor = shop.newVisitor()
    expect(await firstStep(visitor, person.email)).toMatchObject({
      status: 200,
      body: { twoFactorRedirect: true },
    })
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await visitor.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 401 })
    const wrong = await visitor.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' })
    expect(wrong).toMatchObject({ status: 401 })
    const right = await visitor.send('POST', '/api/auth/two-factor/verify-totp', {
      code: showNextCode(totpURI),
    })
    expect(right).toMatchObject({ status: 200 })
    expect(await isSignedIn(visitor)).toBe(true)
  })

  test('accepts 5 wrong codes per sign-in, and after 10 in a row no code at all for a while', async () => {
    const person = await shop.signUp()
    const { totpURI } = await turnOnTwoSteps(person)
    const enter = (visitor: Caller, code: string) =>
      visitor.send('POST', '/api/auth/two-factor/verify-totp', { code })
    const guess = async () => {
      const visitor = shop.newVisitor()
      await firstStep(visitor, person.email)
      for (let time = 0; time < 5; time += 1)
        expect(await enter(visitor, `00000${time}`)).toMatchObject({ status: 401 })
      return visitor
    }
    const first = await guess()
    expect((await enter(first, showNextCode(totpURI))).status).toBeGreaterThanOrEqual(400)
    expect(await isSignedIn(first)).toBe(false)
    await guess()
    const later = shop.newVisitor()
    await firstStep(later, person.email)
    expect((await enter(later, showNextCode(totpURI))).status).toBeGreaterThanOrEqual(400)
    expect(await isSignedIn(later)).toBe(false)
  })

  test('accepts each recovery code once', async () => {
    const person = await shop.signUp()
    const { backupCodes } = await turnOnTwoSteps(person)
    expect(backupCodes.length).toBeGreaterThanOrEqual(8)
    const enter = async (code = backupCodes[0]) => {
      const visitor = shop.newVisitor()
      await firstStep(visitor, person.email)
      return (await visitor.send('POST', '/api/auth/two-factor/verify-backup-code', { code })).status
    }
    expect(await enter()).toBe(200)
    expect(await enter()).toBe(401)
    expect(await enter(backupCodes[1])).toBe(200)
  })

  test('is off until the first code is confirmed, and needs the password to turn on and off', async () => {
    const person = await shop.signUp()
    const wrong = { password: 'not the password' }
    expect(await person.send('POST', '/api/auth/two-factor/enable', wrong)).toMatchObject({ status: 400 })
    await person.send('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
    const visitor = shop.newVisitor()
    await firstStep(visitor, person.email)
    expect(await isSignedIn(visitor)).toBe(true)
    await turnOnTwoSteps(person)
    expect(await person.send('POST', '/api/auth/two-factor/disable', wrong)).toMatchObject({ status: 400 })
    const off = await person.send('POST', '/api/auth/two-factor/disable', { password: PASSWORD })
    expect(off).toMatchObject({ status: 200 })
    const later = shop.newVisitor()
    await firstStep(later, person.email)
    expect(await isSignedIn(later)).toBe(true)
  })

  test('accepts each code of the app once, also when several arrive at the same moment', async () => {
    const person = await shop.signUp()
    const { totpURI, usedCode } = await turnOnTwoSteps(person)
    const enter = async (code: string) => {
      const visitor = shop.newVisitor()
      await firstStep(visitor, person.email)
      return visitor.send('POST', '/api/auth/two-factor/verify-totp', { code })
    }
    const used = { status: 401, body: { code: 'CODE_USED' } }
    expect(await enter(usedCode)).toMatchObject(used)
    const code = showNextCode(totpURI)
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => enter(code)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401])
    expect(await enter(code)).toMatchObject(used)
  })

  test('does not use up a code that was rejected', async () => {
    const person = await shop.signUp()
    const { totpURI } = await turnOnTwoSteps(person)
    const visitor = shop.newVisitor()
    await firstStep(visitor, person.email)
    const enter = (code: string) => visitor.send('POST', '/api/auth/two-factor/verify-totp', { code })
    const early = showCode(totpURI, Date.now() + 60_000 * 5)
    for (let time = 0; time < 2; time += 1)
      expect(await enter(early)).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
  })

  test('trusts no device, whatever the request says', async () => {
    const person = await shop.signUp()
    const { backupCodes } = await turnOnTwoSteps(person)
    const visitor = shop.newVisitor()
    await firstStep(visitor, person.email)
    const trusting = { code: backupCodes[0], trustDevice: true }
    const second = await visitor.send('POST', '/api/auth/two-factor/verify-backup-code', trusting)
    expect(second).toMatchObject({ status: 200 })
    await visitor.send('POST', '/api/auth/sign-out', {})
    expect(await firstStep(visitor, person.email)).toMatchObject({ body: { twoFactorRedirect: true } })
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test('stops guessing after a few codes', async () => {
    const person = await shop.signUp()
    const { totpURI } = await turnOnTwoSteps(person)
    const visitor = shop.newVisitor()
    await firstStep(visitor, person.email)
    const guess = (code: string) => visitor.send('POST', '/api/auth/two-factor/verify-totp', { code })
    for (let i = 0; i < 6; i += 1) await guess(`00000${i}`)
    expect((await guess(showNextCode(totpURI))).status).toBeGreaterThanOrEqual(400)
    expect(await isSignedIn(visitor)).toBe(false)
  })
})

describe('a session', () => {
  const moveBack = (id: string, days: { begun: number; left: number }) =>
    shop.database.pool.query(
      `update sessions set created_at = now() - $2 * interval '1 day', updated_at = now() - interval '2 days',
         expires_at = now() + $3 * interval '1 day' where user_id = $1`,
      [id, days.begun, days.left],
    )
  const daysLeft = async (id: string) => {
    const { rows } = await shop.database.pool.query<{ days: number }>(
      `select extract(epoch from expires_at - now())::float / 86400 as days from sessions where user_id = $1`,
      [id],
    )
    return rows[0]?.days
  }

  test('is extended by use to 14 days', async () => {
    const person = await shop.signUp()
    await moveBack(person.id, { begun: 3, left: 2 })
    expect(await isSignedIn(person)).toBe(true)
    expect(await daysLeft(person.id)).toBeCloseTo(14, 1)
  })

  test('ends 30 days after it began, however much it is used', async () => {
    const person = await shop.signUp()
    await moveBack(person.id, { begun: 29, left: 0.5 })
    expect(await isSignedIn(person)).toBe(true)
    expect(await daysLeft(person.id)).toBeCloseTo(1, 1)
    await moveBack(person.id, { begun: 31, left: 5 })
    await isSignedIn(person)
    expect(await isSignedIn(person)).toBe(false)
    expect(await person.send('GET', `/profile/${person.email}`)).toMatchObject({ status: 401 })
  })
})

test('expired sessions are deleted, active ones stay', async () => {
  const [gone, here] = [await shop.signUp(), await shop.signUp()]
  const { pool, db } = shop.database
  await pool.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
    gone.id,
  ])
  await sweepOldRows(db, new Date())
  const { rows } = await pool.query('select user_id from sessions where user_id = any($1)', [
    [gone.id, here.id],
  ])
  expect(rows).toEqual([{ user_id: here.id }])
  expect(await isSignedIn(here)).toBe(true)
})

describe("one's sessions", () => {
  test('are listed with device and address, and can be ended one by one or all others at once', async () => {
    const person = await shop.signUp()
    const signInElsewhere = async () => {
      const visitor = shop.newVisitor()
      await visitor.send(
        'POST',
        '/api/auth/sign-in/email',
        { email: person.email, password: PASSWORD },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
      )
      return visitor
    }
    const [phone, laptop] = [await signInElsewhere(), await signInElsewhere()]
    const list = async () => sessionList.parse((await person.send('GET', '/api/auth/list-sessions')).body)
    const before = await list()
    expect(before).toHaveLength(3)
    expect(before.filter(({ userAgent }) => userAgent.includes('Firefox'))).toHaveLength(2)
    const token = decodeURIComponent(phone.cookie.split('=')[1] ?? '').split('.')[0]
    await person.send('POST', '/api/auth/revoke-session', { token })
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(laptop)).toBe(true)
    await person.send('POST', '/api/auth/revoke-other-sessions', {})
    expect(await isSignedIn(laptop)).toBe(false)
    expect(await isSignedIn(person)).toBe(true)
    expect(await list()).toHaveLength(1)
  })

  test('cannot be ended by others', async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    const token = decodeURIComponent(other.cookie.split('=')[1] ?? '').split('.')[0]
    await person.send('POST', '/api/auth/revoke-session', { token })
    expect(await isSignedIn(other)).toBe(true)
  })
})

describe('passkeys', () => {
  test('of others cannot be removed, and none can be added without a recent sign-in', async () => {
    const [person, other] = [await shop.signUp(), await shop.signUp()]
    await shop.database.pool.query(
      `insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
       values ('pk', $1, 'AA', 'cred', 0, 'singleDevice', false)`,
      [other.id],
    )
    const answer = await person.send('POST', '/api/auth/passkey/delete-passkey', { id: 'pk' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await other.send('GET', '/api/auth/passkey/list-user-passkeys')).body).toHaveLength(1)
    const options = '/api/auth/passkey/generate-register-options'
    expect(await person.send('GET', options)).toMatchObject({ status: 200 })
    await shop.database.pool.query(
      "update sessions set created_at = now() - interval '2 hours' where user_id = $1",
      [person.id],
    )
    expect(await person.send('GET', options)).toMatchObject({ status: 403 })
  })
})
