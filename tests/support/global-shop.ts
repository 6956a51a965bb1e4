import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'
import { buildShop, findFreePort, startShop } from './built-shop.ts'
import { openRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopOrigin: string
    chromiumPath: string
    /** The folder to which the shop writes its mails. */
    outboxDir: string
  }
}

export const ADMIN = { email: 'admin@example.com', password: 'the admin of the tests' }

/** One shop for all browser tests: built, then started as in production, with an empty folder and a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await openRunFolder(project)
  const builtShop = await buildShop(folder.path, folder.shopCopy)
  const env = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    MAX_UNPAID_ORDERS: '1000',
    // Each window says from which network it comes, lest the limits of one network count for all tests together.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  const shop = await startShop(builtShop, { port: await findFreePort(), env })
  project.provide('outboxDir', join(builtShop.dataDir, 'outbox'))
  project.provide('shopOrigin', shop.origin)
  // Unpacks the browser on first use.
  project.provide('chromiumPath', await chromium.executablePath())
  return async () => {
    await shop.stop()
    await folder.remove()
    const faults = shop
      .output()
      .split('\n')
      .filter(line => /^\{"level":[56]0/.test(line))
    if (faults.length > 0) throw new Error(`the shop reported faults:\n${faults.join('\n')}`)
  }
}
