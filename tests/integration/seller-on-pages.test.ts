import { afterAll, expect, test } from 'vitest'
import { buildShop, findFreePort, startShop } from '../support/built-shop.ts'

const house = await buildShop()
const KELLER = {
  SELLER_NAME: 'Keller Bolts Ltd',
  SELLER_ADDRESS: '5 Mill Street, 70173 Other City',
  SELLER_PHONE: '+49 711 555 0100',
}
const shop = await startShop(house, {
  port: await findFreePort(),
  env: { ...KELLER, CONTACT_TO: 'orders@keller.example' },
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
