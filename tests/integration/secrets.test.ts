import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

test('an error in the middle of signing in logs no password, hash, cookie or address', async () => {
  const person = await shop.signUp()
  const printed = vi.spyOn(console, 'error')
  const { pool } = shop.database
  const { rows } = await pool.query<{ password: string }>('select password from accounts')
  await pool.query('alter table sessions rename to sessions_away')
  const signIn = { email: person.email, password: PASSWORD }
  const answers = [
    await person.send('POST', '/api/auth/sign-in/email', signIn),
    await person.send('GET', '/user'),
    await person.send('GET', `/profile/${person.email}`),
    await person.send('DELETE', '/my-account', { password: PASSWORD }),
  ]
  await pool.query('alter table sessions_away rename to sessions')
  for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(500)
  const log = shop.faults.splice(0).join('')
  expect(log).toContain('sessions')
  expect(printed.mock.calls).toEqual([])
  const cookie = person.cookie.split('=')[1] ?? ''
  const secrets = [PASSWORD, person.email, cookie, decodeURIComponent(cookie).split('.')[0] ?? '']
  for (const secret of [...secrets, ...rows.map(row => row.password)]) {
    expect(secret).not.toBe('')
    expect(log.includes(secret)).toBe(false)
  }
  for (const { body } of answers) expect(JSON.stringify(body ?? '')).not.toContain('relation')
})

test('a return address or origin rejected at sign-in does not appear in the log', async () => {
  const visitor = shop.newVisitor()
  const sent = 'https://evil.example/?token=of-somebody'
  const path = '/api/auth/request-password-reset'
  const form = { email: 'nobody@example.com', redirectTo: sent }
  expect(await visitor.send('POST', path, form)).toMatchObject({ status: 403 })
  expect(await visitor.send('GET', `/api/auth/verify-email?token=x&callbackURL=${sent}`)).toMatchObject({
    status: 403,
  })
  const log = shop.faults.splice(0).join('')
  expect(log).toContain('Invalid callbackURL')
  expect(log + shop.warnings.join('')).not.toContain('evil.example')
})

test('a shop that refuses to start in live mode gives all reasons at once, and shows no value', () => {
  const secrets = {
    AUTH_SECRET: 'short-auth-secret',
    ADMIN_PASSWORD: 'password1234',
    STRIPE_SECRET_KEY: 'sk_test_secret_of_stripe',
    STRIPE_WEBHOOK_SECRET: 'not-a-whsec-at-all',
    DATABASE_URL: 'mysql://user:database-password@host/shop',
    SMTP_URL: 'mail://user:mail-password@host',
  }
  const { PATH, HOME, TMPDIR } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../src/main.ts')],
    { env: { PATH, HOME, TMPDIR, SHOP_MODE: 'live', ...secrets }, encoding: 'utf8', timeout: 30_000 },
  )
  expect(status).toBe(1)
  const output = stdout + stderr
  const lines = stdout.trim().split('\n')
  for (const name of [...Object.keys(secrets), 'SHOP_ORIGIN', 'ADMIN_EMAIL', 'STRIPE_PUBLISHABLE_KEY'])
    expect(lines.filter(line => line.startsWith(`${name} `))).toHaveLength(1)
  for (const secret of Object.values(secrets)) expect(output).not.toContain(secret)
  for (const secret of ['database-password', 'mail-password']) expect(output).not.toContain(secret)
})
