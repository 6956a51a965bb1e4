import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, PASSWORD } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

/** From an address that no other test uses. */
const signIn = (email: string, password: string) =>
  shop.newVisitor().send('POST', '/api/auth/sign-in/email', { email, password })

describe('sign-in attempts on one account', () => {
  test.each([
    ['an account', async () => (await shop.signUp()).email],
    ['an account that does not exist', async () => 'no-such-person@example.com'],
  ])(
    '%s accepts 10 wrong passwords a minute, from any number of addresses, also all at once',
    async (_, find) => {
      const email = await find()
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_none, index) => signIn(email, `not the password ${index}`)),
      )
      const statuses = answers.map(answer => answer.status)
      expect(statuses.filter(status => status === 401)).toHaveLength(10)
      expect(statuses.filter(status => status === 429)).toHaveLength(15)
      const refused = answers.find(answer => answer.status === 429)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused?.body).toMatchObject({ message: expect.stringMatching(/wait \d+ seconds/) })
    },
  )

  test('the right password is also refused after too many wrong ones', async () => {
    const { email } = await shop.signUp()
    for (let time = 0; time < 10; time += 1) await signIn(email, 'not the password')
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 429 })
  })

  test('right passwords are not counted', async () => {
    const { email } = await shop.signUp()
    for (let time = 0; time < 15; time += 1)
      expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 })
  })
})

describe('attempts from one address', () => {
  test('60 people in one office can sign up within a minute, the next one has to wait', async () => {
    const office = shop.newVisitor()
    const signUp = (number: number) =>
      office.send('POST', '/api/auth/sign-up/email', {
        name: 'Colleague',
        email: `colleague-${number}@example.com`,
        password: PASSWORD,
      })
    const answers = await Promise.all(Array.from({ length: 61 }, (_, number) => signUp(number)))
    const statuses = answers.map(answer => answer.status)
    expect(statuses.filter(status => status === 200)).toHaveLength(60)
    expect(statuses.filter(status => status === 429)).toHaveLength(1)
  })

  test('the address that a client claims is ignored', async () => {
    const liar = shop.newVisitor()
    const guess = (time: number) => {
      const forged = { 'x-forwarded-for': `192.0.2.${time}`, 'x-shop-client-address': `192.0.2.${time}` }
      const form = { email: `liar-${time}@example.com`, password: 'not the password' }
      return liar.send('POST', '/api/auth/sign-in/email', form, forged)
    }
    const answers = await Promise.all(Array.from({ length: 70 }, (_, time) => guess(time)))
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(10)
  })
})

describe('behind a trusted proxy', () => {
  // All callers in the tests have addresses in 10.0.0.0/8.
  const opening = openTestShop({ env: { TRUSTED_PROXIES: '10.0.0.0/8' } })
  afterAll(async () => (await opening).close())

  /** Requests 25 mails to unknown people, of which 20 a minute are allowed from one address. Returns how many were refused. */
  async function requestMany(headersOf: (time: number) => Record<string, string>): Promise<number> {
    const { newVisitor } = await opening
    const ask = (time: number) => {
      const form = { email: `nobody-${crypto.randomUUID()}@example.com` }
      return newVisitor().send('POST', '/api/auth/request-password-reset', form, headersOf(time))
    }
    const answers = await Promise.all(Array.from({ length: 25 }, (_, time) => ask(time)))
    return answers.filter(answer => answer.status === 429).length
  }

  test('each visitor has their own limits', async () => {
    expect(await requestMany(time => ({ 'x-forwarded-for': `203.0.113.${time}` }))).toBe(0)
    expect(await requestMany(() => ({ 'x-forwarded-for': '203.0.113.200' }))).toBe(5)
  })

  test('nobody evades them by writing the header before the proxy does', async () => {
    const forge = (time: number) => ({ 'x-forwarded-for': `192.0.2.${time}, 203.0.113.201` })
    expect(await requestMany(forge)).toBe(5)
  })

  test("the shop's own limits and its audit trail use the visitor's address", async () => {
    const { newVisitor, signUp, database } = await opening
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const message = { first: 'A', last: 'B', email: 'a@example.com', phone: '', message: 'Hello' }
    const write = (address: string) => newVisitor().send('POST', '/contact', message, from(address))
    const statuses = async (address: string) =>
      new Set(
        (await Promise.all(Array.from({ length: 12 }, () => write(address)))).map(({ status }) => status),
      )
    expect(await statuses('198.51.100.1')).toContain(429)
    expect(await write('198.51.100.2')).toMatchObject({ status: 201 })
    const person = await signUp()
    const form = { email: person.email, password: PASSWORD }
    await newVisitor().send('POST', '/api/auth/sign-in/email', form, from('198.51.100.9'))
    const { rows } = await database.pool.query<{ address: string }>(
      "select address from audit_events where subject = $1 and action = 'signed-in' order by created_at",
      [person.email],
    )
    expect(rows.at(-1)).toEqual({ address: '198.51.100.9' })
  })
})
