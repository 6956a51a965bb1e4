import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditEvent } from '#contract/audit/audit.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD, type Person } from '../support/shop.ts'
import { showCode } from '../support/totp.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { admin } = shop

async function readTrail(query = '') {
  const { status, body } = await admin.send('GET', `/audit${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return z.array(auditEvent).parse(body)
}

/** The audit trail of one person, oldest first. */
async function trailOf(email: string) {
  return (await readTrail(`?person=${encodeURIComponent(email)}`)).reverse()
}

describe('the audit trail', () => {
  test('records sign-up, sign-in, sign-out and failed sign-ins, with their network addresses', async () => {
    const person = await shop.signUp()
    await person.send('POST', '/api/auth/sign-out', {})
    const wrong = { email: person.email.toUpperCase(), password: 'not the password' }
    expect(await person.send('POST', '/api/auth/sign-in/email', wrong)).toMatchObject({ status: 401 })
    const trail = await trailOf(person.email)
    expect(trail.map(({ action, person: who }) => [action, who])).toEqual([
      ['signed-up', null],
      ['signed-in', person.email],
      ['signed-out', person.email],
      ['sign-in-failed', null],
    ])
    for (const { subject, address } of trail) {
      expect(subject).toBe(person.email)
      expect(address).toMatch(/^10\./)
    }
  })

  test('records a failed sign-in to an account that does not exist', async () => {
    const nobody = { email: 'nobody-at-all@example.com', password: 'not the password' }
    await shop.newVisitor().send('POST', '/api/auth/sign-in/email', nobody)
    expect(await trailOf(nobody.email)).toMatchObject([{ action: 'sign-in-failed', person: null }])
  })

  test('records a password change, without any password', async () => {
    const person = await shop.signUp()
    const change = { currentPassword: PASSWORD, newPassword: 'another long enough one' }
    expect(await person.send('POST', '/api/auth/change-password', change)).toMatchObject({ status: 200 })
    expect((await trailOf(person.email)).at(-1)).toMatchObject({
      action: 'password-changed',
      person: person.email,
    })
    const { rows } = await shop.database.pool.query('select * from audit_events')
    for (const secret of [...Object.values(change), 'session_token', 'not the password'])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('records two-step sign-in being turned on and off, without its key, codes or the password', async () => {
    const person = await shop.signUp()
    const twoStep = (call: string, json: object) => person.send('POST', `/api/auth/two-factor/${call}`, json)
    const { body } = await twoStep('enable', { password: PASSWORD })
    const { totpURI, backupCodes } = z
      .object({ totpURI: z.string(), backupCodes: z.array(z.string()).nonempty() })
      .parse(body)
    expect((await trailOf(person.email)).at(-1)?.action).toBe('signed-in')
    const code = showCode(totpURI)
    expect(await twoStep('verify-totp', { code })).toMatchObject({ status: 200 })
    expect(await twoStep('disable', { password: 'not the password' })).toMatchObject({ status: 400 })
    expect(await twoStep('disable', { password: PASSWORD })).toMatchObject({ status: 200 })
    const trail = (await trailOf(person.email)).slice(2)
    expect(trail.map(({ action, person: who, subject }) => [action, who, subject])).toEqual([
      ['two-step-enabled', person.email, person.email],
      ['two-step-disabled', person.email, person.email],
    ])
    const { rows } = await shop.database.pool.query(
      'select action, subject, before, after from audit_events where subject = $1',
      [person.email],
    )
    expect(rows).toHaveLength(4)
    const key = new URL(totpURI).searchParams.get('secret') ?? totpURI
    for (const secret of [key, code, PASSWORD, ...backupCodes])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('records a change of role, before and after, and a removal', async () => {
    const person = await shop.signUp()
    for (let time = 0; time < 2; time += 1) await admin.send('PUT', `/user/admin/${person.email}`)
    await admin.send('DELETE', `/admin/${person.email}`)
    expect((await trailOf(person.email)).slice(2)).toMatchObject([
      {
        action: 'role-changed',
        person: admin.email,
        before: { role: 'customer' },
        after: { role: 'admin' },
      },
      { action: 'user-removed', person: admin.email, before: { id: person.id, role: 'admin' } },
    ])
  })

  test('records a product being added', async () => {
    const product = await shop.addProduct()
    const [newest] = await readTrail('?action=product-added&limit=1')
    expect(newest).toMatchObject({
      person: admin.email,
      subject: `product ${product._id}`,
      after: { name: product.name },
    })
  })

  test.each([
    [`update audit_events set subject = 'nobody'`, '42501'],
    ['truncate audit_events', '42501'],
    // The trail has its age: the shop may delete what is older (`kept`).
    ['delete from audit_events', 'P0001'],
  ])('rejects %s', async (statement, code) => {
    const { pool, db } = shop.database
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code } })
    await expect(pool.query(statement)).rejects.toThrow(/never changed or removed/)
  })
})

describe('GET /audit', () => {
  let busy: Person
  beforeAll(async () => {
    busy = await shop.signUp()
    for (let time = 0; time < 5; time += 1)
      await busy.send('POST', '/api/auth/sign-in/email', { email: busy.email, password: PASSWORD })
  })

  test('is paged, newest first, each row once', async () => {
    const path = `/audit?person=${busy.email}&limit=3`
    const first = await admin.send('GET', path)
    expect(first.headers.get('x-total-count')).toBe('7')
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await admin.send('GET', next)
    const rows = z.array(auditEvent).parse([first.body, second.body].flat())
    expect(new Set(rows.map(row => row._id)).size).toBe(6)
    const times = rows.map(row => row.createdAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  test('filters by action, person and days; wildcards in a name are taken literally', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const one = await readTrail(`?action=signed-up&person=${busy.email}&from=${today}&to=${today}`)
    expect(one).toMatchObject([{ action: 'signed-up', subject: busy.email }])
    expect(await readTrail('?to=2001-01-01')).toEqual([])
    expect(await readTrail('?from=2999-01-01')).toEqual([])
    expect(await readTrail('?person=%25')).toEqual([])
    const half = busy.email.split('@')[0]?.slice(0, -1).toUpperCase()
    expect(await readTrail(`?action=signed-up&person=${half}`)).toContainEqual(
      expect.objectContaining({ subject: busy.email }),
    )
    expect(await readTrail(`?action=signed-up&person=${half}%20nobody`)).toEqual([])
  })

  test.each(['action=anything', 'from=yesterday', 'to=2026-02-30', 'limit=0', 'limit=100000'])(
    'answers 422 to %s',
    async query => {
      expectProblem(await admin.send('GET', `/audit?${query}`), 422)
    },
  )
})

describe('GET /audit.csv', () => {
  test('answers a file without spreadsheet formulas, and records the download itself', async () => {
    const evil = '=cmd|calc@example.com'
    await shop.newVisitor().send('POST', '/api/auth/sign-in/email', { email: evil, password: 'x' })
    const name = 'x;=40+2;=HYPERLINK("evil.example")'
    const person = await shop.signUp({ name })
    const { status, headers, body } = await admin.send('GET', '/audit.csv')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
    const text = z.string().parse(body)
    expect(text).toContain(person.email)
    for (const cell of text.split(/[,;]|\r\n/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/)
    expect((await readTrail('?action=exported'))[0]).toMatchObject({
      person: admin.email,
      subject: 'audit trail',
    })
  })
})
