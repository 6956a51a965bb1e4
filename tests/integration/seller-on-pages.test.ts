import { afterAll, expect, test } from 'vitest'
import { buildShop, findFreePort, startShop } from '../support/built-shop.ts'

const house = await buildShop()
const shop = await startShop(house, {
  port: await findFreePort(),
  env: {
    SELLER_NAME: 'Keller Bolts Ltd',
    SELLER_ADDRESS: '5 Mill Street, 70173 Other City',
    SELLER_PHONE: '+49 711 555 0100',
    CONTACT_TO: 'orders@keller.example',
  },
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
