import { afterAll, expect, test } from 'vitest'
import { buildShop, findFreePort, startShop } from '../support/built-shop.ts'

const house = await buildShop()
const KELLER = {
  SELLER_NAME: 'Keller Bolts Ltd',
  SELLER_ADDRESS: '5 Mill Street, 70173 Other City',
  SELLER_PHONE: '+49 711 555 0100',
}
const OWNER = { ADMIN_EMAIL: 'owner@keller.example', ADMIN_PASSWORD: 'the owner of Keller' }
const shop = await startShop(house, {
  port: await findFreePort(),
  env: { ...KELLER, ...OWNER, CONTACT_TO: 'orders@keller.example' },
})
afterAll(async () => {
  await shop.stop()
  await house.remove()
})

test.each(['/', '/login', '/imprint', '/parts'])(
  'GET %s names the seller that is configured, and no other company',
  async path => {
    const page = await (await fetch(shop.origin + path)).text()
    for (const said of [
      'Keller Bolts Ltd',
      '5 Mill Street',
      '70173 Other City',
      '+49 711 555 0100',
      'orders@keller.example',
    ])
      expect(page).toContain(said)
    for (const invented of ['Parts Hub Manufacturing', 'Foundry Lane', '23125', 'sales@example.com'])
      expect(page).not.toContain(invented)
  },
)

test('what the desk changes stands on every kept page at once, with its banner while that lasts', async () => {
  const send = (method: string, path: string, data: object, headers: object = {}) =>
    fetch(shop.origin + path, {
      method,
      headers: { origin: shop.origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = OWNER
  const signedIn = await send('POST', '/api/auth/sign-in/email', { email, password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(each => each.split(';', 1)[0])
    .join('; ')
  const change = async (values: object) =>
    expect((await send('PATCH', '/settings', values, { cookie, 'if-match': '*' })).status).toBe(200)
  const readAll = () =>
    Promise.all(
      ['/', '/parts', '/parts/bearings'].map(async path => (await fetch(shop.origin + path)).text()),
    )
  await readAll()
  await change({ SELLER_NAME: 'Keller & Daughters', BANNER_TEXT: 'Closed <over> Christmas' })
  for (const page of await readAll()) {
    expect(page).toContain('Keller &amp; Daughters')
    expect(page).toContain('Closed &lt;over&gt; Christmas</p>')
  }
  await change({ SELLER_NAME: null, BANNER_TO: '2020-01-01T00:00' })
  for (const page of await readAll()) {
    expect(page).toContain('Keller Bolts Ltd')
    expect(page).not.toContain('Christmas')
  }
})

test('without CONTACT_TO no page or text shows the address that the owner signs in with, and the contact form takes its place', {
  timeout: 120_000,
}, async () => {
  await shop.stop()
  const silent = await startShop(house, {
    port: await findFreePort(),
    env: { ...KELLER, ADMIN_EMAIL: 'owner@keller.example' },
  })
  try {
    for (const path of [
      '/',
      '/login',
      '/imprint',
      '/privacy',
      '/returns',
      '/delivery-information',
      '/terms',
    ]) {
      const page = await (await fetch(silent.origin + path)).text()
      expect(page).toContain('Keller Bolts Ltd')
      for (const shown of ['owner@keller.example', 'sales@example.com', 'mailto:'])
        expect(page).not.toContain(shown)
    }
    const returns = await (await fetch(`${silent.origin}/returns`)).text()
    expect(returns).toContain('Tell us before the 14 days are over')
    const privacy = await (await fetch(`${silent.origin}/privacy`)).text()
    expect(privacy).toContain('Responsible for your data: Keller Bolts Ltd')
  } finally {
    await silent.stop()
  }
})
