import { join } from 'node:path'
import { buildShop, findFreePort, startShop } from '../../tests/support/built-shop.ts'

/** Builds the shop if necessary, and runs it as users do, with an empty data folder on a free port. */
export async function openShopForPictures(settings: Record<string, string> = {}) {
  const admin = { email: 'admin@example.com', password: 'copper kettle on the stove' }
  const house = await buildShop()
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...settings }
  const shop = await startShop(house, { port: await findFreePort(), env })
  return {
    origin: shop.origin,
    admin,
    /** The folder to which it writes its mails. */
    outbox: join(house.dataDir, 'outbox'),
    async close() {
      await shop.stop()
      await house.remove()
    },
  }
}
