import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { users } from '#db/schema.ts'
import { makeProgram } from '../support/machines.ts'
import { readLink } from '../support/mails.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'
import { showCode } from '../support/totp.ts'
import { turnOnTwoSteps } from '../support/two-step.ts'

const shop = await openTestShop({
  env: {
    SHOP_MODE: 'live',
    SHOP_ORIGIN: 'https://shop.test',
    AUTH_SECRET: 'kX9dP2mQ7vT4wZ8rB5nH3jL6cF1gS0yA',
    ADMIN_EMAIL: 'owner@shop.test',
    ADMIN_PASSWORD: 'a password of the owner alone',
    STRIPE_SECRET_KEY: 'sk_live_nothing',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_nothing',
    STRIPE_WEBHOOK_SECRET: 'whsec_nothing',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.test',
    SELLER_NAME: 'A Shop',
    SELLER_COUNTRY: 'DE',
    SELLER_ADDRESS: '1 Example Street, 12345 Example City',
    VAT_RATE: '20',
  },
})
afterAll(() => shop.close())

const enabled = z.object({ totpURI: z.string() })

test('an admin of a live shop has no rights until two-step sign-in is on', async () => {
  const admin = await shop.makeAdmin(await shop.signUp())
  expect(await admin.send('GET', '/user')).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining("'Sign-in & security'") },
  })
  expect(await admin.send('GET', `/profile/${admin.email}`)).toMatchObject({ status: 200 })
  const { body } = await admin.send('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
  await admin.send('POST', '/api/auth/two-factor/verify-totp', {
    code: showCode(enabled.parse(body).totpURI),
  })
  expect(await admin.send('GET', '/user')).toMatchObject({ status: 200 })
})

test.each(['sales', 'warehouse', 'bookkeeper'] as const)(
  'in %s nobody of a live shop has rights either until two-step sign-in is on',
  async role => {
    const person = await shop.giveRole(await shop.signUp(), role)
    expect(await person.send('GET', '/desk')).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining("'Sign-in & security'") },
    })
    await turnOnTwoSteps(person)
    expect(await person.send('GET', '/desk')).toMatchObject({ status: 200 })
  },
)

test('an API key of a live shop needs the two steps of who made it, and its webhooks go encrypted', async () => {
  const admin = await shop.makeAdmin(await shop.signUp())
  await turnOnTwoSteps(admin)
  const { send } = await makeProgram(shop, 'warehouse', { by: admin })
  expect(await send('GET', '/order/managed')).toMatchObject({ status: 200 })
  const plain = { url: 'http://erp.example.com/told', kinds: ['order.paid'] }
  expectProblem(await admin.send('POST', '/webhook-endpoint', plain), 422, ['url'])
  await shop.database.db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, admin.id))
  expectProblem(await send('GET', '/order/managed'), 403)
})

test('nobody becomes an admin of a live shop before confirming their address', async () => {
  const boss = await shop.makeAdmin(await shop.signUp())
  await turnOnTwoSteps(boss)
  // Signed up with a colleague's address, possibly by somebody else.
  const colleague = await shop.signUp({ email: 'colleague@shop.test' })
  const { email } = colleague
  const promote = () => boss.send('PUT', `/user/admin/${email}`)
  expect(await promote()).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('confirmed') },
  })
  const link = await readLink(shop, email, 'verify-email')
  await shop.newVisitor().fetch(link)
  expect(await promote()).toMatchObject({ status: 409 })
  await colleague.fetch(link)
  expect(await promote()).toMatchObject({ status: 200, body: { user: { role: 'admin' } } })
})

test('a live shop without Google keys does not offer the stand-in instead', async () => {
  const visitor = shop.newVisitor()
  const body = { provider: 'google', callbackURL: '/home' }
  expect(await visitor.send('POST', '/api/auth/sign-in/social', body)).toMatchObject({ status: 404 })
  expect(await visitor.fetch('/openid/.well-known/openid-configuration')).toMatchObject({ status: 404 })
  shop.faults.splice(0)
})
