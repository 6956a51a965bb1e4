import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

let names = 0
const newForm = (fields: Record<string, unknown> = {}) => ({
  name: 'New Person',
  email: `new-${++names}@example.com`,
  password: PASSWORD,
  ...fields,
})

describe('POST /api/auth/sign-up/email', () => {
  test('creates an account that can sign in, without starting a session', async () => {
    const visitor = shop.newVisitor()
    const { email, ...form } = newForm()
    const answer = await visitor.send('POST', '/api/auth/sign-up/email', { email, ...form })
    expect(answer).toMatchObject({ status: 200, body: { token: null, user: { email } } })
    expect((await visitor.send('GET', '/api/auth/get-session')).body).toBeNull()
    const signedIn = await visitor.send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(signedIn).toMatchObject({ status: 200 })
    const { body } = await visitor.send('GET', '/api/auth/get-session')
    expect(body).toMatchObject({ user: { email, role: 'customer' } })
  })

  test.each([{ role: 'admin' }, { role: ['admin'] }, { emailVerified: true }, { id: 'chosen' }])(
    'creates a plain customer even if %j is sent along',
    async smuggled => {
      const visitor = shop.newVisitor()
      const form = newForm(smuggled)
      const { status } = await visitor.send('POST', '/api/auth/sign-up/email', form)
      expect(status).toBeLessThan(500)
      const { rows } = await shop.database.pool.query(
        `select 1 from users where email = $1 and (role <> 'customer' or email_verified or id = 'chosen')`,
        [form.email],
      )
      expect(rows).toEqual([])
    },
  )

  test('leaves an account unchanged when somebody signs up with its address again', async () => {
    const { email } = await shop.signUp()
    const visitor = shop.newVisitor()
    const form = newForm({ email: email.toUpperCase(), password: 'another password' })
    expect((await visitor.send('POST', '/api/auth/sign-up/email', form)).status).toBeLessThan(500)
    const signIn = (password: string) => visitor.send('POST', '/api/auth/sign-in/email', { email, password })
    expect(await signIn('another password')).toMatchObject({ status: 401 })
    expect(await signIn(PASSWORD)).toMatchObject({ status: 200 })
  })

  test.each([
    { password: 'too short' },
    { password: 'x'.repeat(257) },
    { password: '' },
    { email: 'nobody' },
    { email: '' },
    { email: 5 },
    { name: null },
  ])('answers a 4xx, never a 5xx, to %j', async fields => {
    const { status } = await shop.newVisitor().send('POST', '/api/auth/sign-up/email', newForm(fields))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe.each(['sign-up', 'sign-in'])('POST /api/auth/%s/email', way => {
  const values = ['\0', '\ud800', 'x'.repeat(5_000), null, { a: 1 }]

  test.each(['name', 'email', 'password', 'image', 'callbackURL', 'rememberMe', 'other'])(
    'never answers a 5xx, whatever %s is',
    async field => {
      for (const value of values) {
        const form = newForm({ [field]: value })
        const { status } = await shop.newVisitor().send('POST', `/api/auth/${way}/email`, form)
        expect({ value, isFault: status >= 500 }).toEqual({ value, isFault: false })
      }
    },
  )

  test.each(['', '{', 'null', '[]', '"text"', '[[[['])('answers a 4xx to the body %j', async body => {
    const headers = { 'content-type': 'application/json' }
    const answer = await shop.newVisitor().fetch(`/api/auth/${way}/email`, { method: 'POST', headers, body })
    expect([400, 415, 422]).toContain(answer.status)
  })
})

describe('POST /api/auth/sign-in/email', () => {
  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await shop.signUp()
    const answer = await shop.newVisitor().fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const cookie = answer.headers.getSetCookie().find(each => each.includes('session_token'))
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\//i)
    expect(cookie).not.toMatch(/; Domain=/i)
  })

  test('answers the same 401 to a wrong password and to an unknown address', async () => {
    const { email } = await shop.signUp()
    const [wrong, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map(each =>
        shop
          .newVisitor()
          .send('POST', '/api/auth/sign-in/email', { email: each, password: 'not the password' }),
      ),
    )
    expect(wrong?.status).toBe(401)
    expect(wrong?.body).toEqual(unknown?.body)
  })

  test('answers 429 with Retry-After after too many guesses', async () => {
    const guesser = shop.newVisitor()
    const guess = () =>
      guesser.send('POST', '/api/auth/sign-in/email', { email: 'nobody', password: 'guess' })
    let answer = await guess()
    for (let i = 0; i < 100 && answer.status !== 429; i += 1) answer = await guess()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the session', () => {
  test('ends for every copy of its cookie when the person signs out', async () => {
    const person = await shop.signUp()
    expect(await person.send('GET', `/admin/${person.email}`)).toMatchObject({ status: 200 })
    const stolen = { cookie: person.cookie }
    expect(await person.send('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 })
    expect(await person.send('GET', `/admin/${person.email}`)).toMatchObject({ status: 401 })
    const thief = shop.newVisitor()
    expect(await thief.send('GET', `/admin/${person.email}`, undefined, stolen)).toMatchObject({
      status: 401,
    })
  })

  test('is rejected if its cookie is made up, truncated or signed by somebody else', async () => {
    const person = await shop.signUp()
    const { cookie } = person
    for (const forged of [
      'better-auth.session_token=x',
      'better-auth.session_token=%00%ff',
      'better-auth.session_token=',
      cookie.slice(0, -10),
      cookie.replace(/\..*/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'),
      `better-auth.session_token=${'x'.repeat(6000)}`,
    ]) {
      const answer = await shop
        .newVisitor()
        .send('GET', `/admin/${person.email}`, undefined, { cookie: forged })
      expect({ forged, status: answer.status }).toEqual({ forged, status: 401 })
    }
  })

  test('can be started only from pages of this shop', async () => {
    const { email } = await shop.signUp()
    const form = { email, password: PASSWORD }
    const answer = await shop
      .newVisitor()
      .send('POST', '/api/auth/sign-in/email', form, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(shop.faults.splice(0).join()).toContain('Invalid origin')
  })
})
