import { createServer } from 'node:http'
import pino from 'pino'
import { firstVersion } from '#identity/auth-secrets.ts'
import { composeShop } from '#server/compose/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { createFront } from '#server/front/front.ts'
import type { RenderPage } from '#server/front/render.ts'
import { createTestDatabase } from './database.ts'
import { listen } from './listen.ts'

/** The front over HTTP, with pages made by the test: for what happens before and after the web framework. */
export async function openTestFront(
  renderPage: RenderPage,
  { reachDatabase, bodyMs }: { reachDatabase?: (url: string) => Promise<string>; bodyMs?: number } = {},
) {
  const database = await createTestDatabase({ reach: reachDatabase })
  const shop = composeShop({
    config: readConfig({}),
    db: database.db,
    authSecrets: firstVersion('a secret of the tests alone, no other'),
    log: pino({ level: 'silent' }),
  })
  const server = createServer(createFront(shop, { renderPage, assetsDir: undefined, bodyMs }).listener)
  const port = await listen(server)
  return {
    database,
    port,
    base: `http://127.0.0.1:${port}`,
    /** The Origin header of this shop's own pages. */
    origin: shop.config.origin,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await shop.close(30_000)
      await database.close()
    },
  }
}
