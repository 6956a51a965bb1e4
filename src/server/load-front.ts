import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type OpenShop = typeof import('../server.ts')['openShop']

const built = join(import.meta.dirname, '../../dist/server/server.js')

/** The built server entry: the pages are JSX, which Node cannot run as it is. */
export async function loadFront(): Promise<OpenShop> {
  if (!existsSync(built)) throw new Error('The pages are not built yet; run: npm run build')
  const { openShop }: { openShop: OpenShop } = await import(pathToFileURL(built).href)
  return openShop
}
