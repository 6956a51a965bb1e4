import { afterAll, describe, expect, test } from 'vitest'
import { sealDocument } from '#server/front/security-headers.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const LIVE = {
  SHOP_MODE: 'live',
  SHOP_ORIGIN: 'https://shop.example.com',
  AUTH_SECRET: 'kD8f2Qw9eR5tY7uI1oP3aS6dF4gH0jKl',
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'plum harbour sixteen',
  STRIPE_SECRET_KEY: 'sk_live_51Nx8Qw2eRtYuIoPaSdFgHjKl',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51Nx8Qw2eRtYuIoPaSdFgHjKl',
  STRIPE_WEBHOOK_SECRET: 'whsec_9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  SMTP_URL: 'smtps://user:pass@mail.example.org',
  MAIL_FROM: 'Shop <shop@example.org>',
  SELLER_NAME: 'Parts Hub GmbH',
  SELLER_COUNTRY: 'DE',
  SELLER_ADDRESS: 'Somewhere 1',
  VAT_RATE: '20',
}
const demo = await openTestShop()
const live = await openTestShop({ env: LIVE })
afterAll(() => Promise.all([demo.close(), live.close()]))

describe('every answer', () => {
  test.each(['/', '/service', '/nothing-here', '/api/auth/get-session', '/dashboard', '/openapi.json'])(
    '%s carries the security headers',
    async path => {
      const { headers } = await live.newVisitor().send('GET', path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    },
  )

  test.each(['/', '/service', '/api/auth/get-session', '/openapi.json'])(
    '%s cannot be read by other sites',
    async path => {
      const { headers } = await live
        .newVisitor()
        .send('GET', path, undefined, { origin: 'https://evil.example' })
      expect([...headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
    },
  )

  test('does not mention https where there is none', async () => {
    const { headers } = await demo.newVisitor().send('GET', '/')
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})

describe('the policy of a page', () => {
  const html =
    '<script nonce="n1">good()</script><script>evil()</script><script nonce="wrong">evil()</script><p style="color:red">'

  test('allows only the scripts that the shop itself wrote, by their hashes', () => {
    const { policy, html: sealed } = sealDocument(html, 'n1', false)
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(sealed).not.toContain('n1')
  })

  test('allows no inline style sheets, frames, plug-ins or third parties', () => {
    const { policy } = sealDocument(html, 'n1', false)
    expect(policy).toMatch(/style-src 'self';/)
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-src 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('stripe')
  })

  test('names Stripe only on the payment page', () => {
    const { policy } = sealDocument(html, 'n1', true)
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/)
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    )
  })
})

describe('cookies', () => {
  test('are Secure, HttpOnly, SameSite=Lax and host-only on https, and signing in works with them', async () => {
    const person = live.newVisitor()
    const form = { name: 'Ada', email: 'ada@example.org', password: PASSWORD }
    await person.send('POST', '/api/auth/sign-up/email', form)
    const answer = await person.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      for (const attribute of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i])
        expect(cookie).toMatch(attribute)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
    expect(await person.send('GET', '/admin/ada@example.org')).toMatchObject({ status: 200 })
  })
})

describe('a cookie planted by another host of the domain', () => {
  const form = { name: 'Eve', email: 'eve@example.org', password: PASSWORD }

  test.each(['better-auth.session_token', '__Secure-better-auth.session_token'])(
    'under the name %s neither signs anybody in nor hides the real session',
    async name => {
      const person = live.newVisitor()
      await person.send('POST', '/api/auth/sign-up/email', form)
      expect(await person.send('POST', '/api/auth/sign-in/email', form)).toMatchObject({ status: 200 })
      const visit = (cookie: string) =>
        live.newVisitor().send('GET', `/admin/${form.email}`, undefined, { cookie })
      const own = person.cookie
      const value = own.slice(own.indexOf('=') + 1)
      expect(await visit(`${name}=planted; ${own}`)).toMatchObject({ status: 200 })
      expect(await visit(`${name}=${value}`)).toMatchObject({ status: 401 })
    },
  )
})

describe('answers of the sign-in', () => {
  test.each([
    ['GET', 'get-session', undefined],
    ['POST', 'sign-in/email', { email: 'nobody@example.org', password: 'wrong' }],
    ['POST', 'sign-in/social', { provider: 'nobody' }],
    ['GET', 'verify-email?token=x&callbackURL=%2Femail-confirmed', undefined],
    ['GET', 'nothing-here', undefined],
    ['PUT', 'get-session', {}],
    ['POST', 'sign-up/email', { name: 'x'.repeat(300_000) }],
  ])('%s /api/auth/%s may not be cached', async (method, path, json) => {
    const { headers } = await demo.newVisitor().send(method, `/api/auth/${path}`, json)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

test('signing in and out drops the pages that the browser has fetched ahead', async () => {
  const person = await demo.signUp()
  const CLEARED = '"prefetchCache", "prerenderCache"'
  const signIn = await demo
    .newVisitor()
    .send('POST', '/api/auth/sign-in/email', { ...person, password: PASSWORD })
  expect(signIn.headers.get('clear-site-data')).toBe(CLEARED)
  const signOut = await person.send('POST', '/api/auth/sign-out', {})
  expect(signOut.headers.get('clear-site-data')).toBe(CLEARED)
  const { headers } = await demo.newVisitor().send('GET', '/api/auth/get-session')
  expect(headers.get('clear-site-data')).toBeNull()
})

test('GET /service-worker.js removes what browsers keep, with OFFLINE_PAGES=off', async () => {
  const front = {
    renderPage: async () => new Response(null),
    assetsDir: undefined,
    serviceWorker: 'keepPages()',
  }
  const off = await openTestShop({ env: { OFFLINE_PAGES: 'off' }, front })
  try {
    const answer = await off.newVisitor().fetch('/service-worker.js')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const script = await answer.text()
    expect(script).toContain('registration.unregister()')
    expect(script).not.toContain('keepPages')
  } finally {
    await off.close()
  }
})

describe('in live mode', () => {
  test.each([
    ['POST', '/sandbox/v1/payment_intents'],
    ['GET', '/sandbox/v1/payment_intents/pi_1'],
    ['GET', '/openid/.well-known/openid-configuration'],
    ['GET', '/openid/auth'],
    ['GET', '/openid'],
  ])('%s %s of a stand-in answers 404', async (method, path) => {
    expectProblem(await live.newVisitor().send(method, path), 404)
  })
})

describe('no open redirect', () => {
  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'sign-in redirects to %j neither immediately nor later',
    async callbackURL => {
      for (const path of ['/api/auth/sign-in/social', '/api/auth/request-password-reset']) {
        const form = { provider: 'google', email: 'ada@example.org', callbackURL, redirectTo: callbackURL }
        const answer = await demo.newVisitor().send('POST', path, form)
        expect({ path, status: answer.status }).toMatchObject({ status: expect.toSatisfy(s => s >= 400) })
      }
      expect(demo.faults.splice(0).join()).toContain('Invalid callbackURL')
    },
  )
})
