import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FrontOptions } from './front.ts'
import type { RenderPage } from './render.ts'

/** The exports of `src/server.ts`, built or run by the bundler. */
interface ServerEntry {
  readonly renderPage: RenderPage
  readonly writeServiceWorker: (build: string) => string
}

export interface Pages extends Pick<FrontOptions, 'renderPage' | 'assetsDir' | 'serviceWorker'> {
  /** Lets the bundler answer first; undefined if the pages are built. */
  readonly serveSources: ((listener: RequestListener) => RequestListener) | undefined
}

const dist = join(import.meta.dirname, '../../../dist')

/** Loads the built pages: they are JSX, which Node cannot run directly. */
export async function loadPages(): Promise<Pages> {
  const entry = join(dist, 'server/server.js')
  if (!existsSync(entry)) throw new Error('The pages are not built yet; run: npm run build')
  const { renderPage, writeServiceWorker }: ServerEntry = await import(pathToFileURL(entry).href)
  const assetsDir = join(dist, 'client')
  return {
    renderPage,
    assetsDir,
    serviceWorker: writeServiceWorker(await nameBuild(assetsDir)),
    serveSources: undefined,
  }
}

/** The same for the same files, whose names have hashes of what is in them. */
async function nameBuild(assetsDir: string): Promise<string> {
  const names = await readdir(join(assetsDir, 'assets'))
  return createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 12)
}

/**
 * Loads the pages from their sources, with the bundler in front: modules in the browser are replaced when they
 * change. They are notified through a WebSocket on the shop's own `server`, since its pages may connect to nothing else.
 */
export async function loadDevelopmentPages(server: Server): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The bundler cannot run the server entry')
  const { renderPage }: ServerEntry = await ssr.runner.import('/src/server.ts')
  const serveSources = (listener: RequestListener): RequestListener => {
    return (request, response) => vite.middlewares(request, response, () => listener(request, response))
  }
  return { renderPage, assetsDir: undefined, serviceWorker: undefined, serveSources }
}
