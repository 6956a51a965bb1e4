import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Cache } from '#api/cache.ts'
import { EncodedText } from '#api/encodings.ts'
import { wasUnavailableWithin } from '#db/outage.ts'

/** A page as rendered for visitors. */
export interface CachedPage {
  readonly body: EncodedText
  /** The headers common to all encodings. */
  readonly headers: Readonly<Record<string, string>>
}

/** The pages that are the same for every visitor without a session. */
const PAGES = new Set(['/', '/home', '/about', '/blogs', '/portfolio', '/login', '/signup'])

/** Whether the sender of these cookies may be signed in; errs on the side of yes. */
export function mayHaveSession(cookie: string | undefined): boolean {
  return cookie?.includes('session_token') === true
}

/** How old a page may be during an outage of the database, and how long after a failure an outage is assumed, in ms. */
const STALE_MS = 10 * 60_000
const OUTAGE_MS = 2_000

interface StalePage {
  readonly page: CachedPage
  readonly renderedAt: number
}

/** Caches pages rendered for visitors and serves them straight from memory, without the web framework. */
export class PageCache {
  readonly #cache: Cache<CachedPage>
  /** Each page as last rendered, whatever has changed since. */
  readonly #last = new Map<string, StalePage>()

  constructor(cache: Cache<CachedPage>) {
    this.#cache = cache
  }

  /** Whether this request may be answered with a page rendered for somebody else. */
  isCacheable(method: string | undefined, url: string | undefined, cookie: string | undefined): boolean {
    return method === 'GET' && url !== undefined && PAGES.has(url) && !mayHaveSession(cookie)
  }

  /** Serves the page from memory if possible; returns false if it must be rendered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isCacheable(request.method, request.url, request.headers.cookie)) return false
    const path = request.url ?? ''
    const page =
      this.#cache.find(path) ?? (wasUnavailableWithin(OUTAGE_MS) ? this.#findStale(path) : undefined)
    if (!page) return false
    void send(page, request.headers['accept-encoding'], response)
    return true
  }

  /** Call before rendering; the returned function caches the page, unless its data has changed meanwhile. */
  reserve(path: string): (html: string, headers: Record<string, string>) => void {
    const keep = this.#cache.reserve(path)
    return (html, headers) => {
      const page = { body: new EncodedText(html), headers: { ...headers, vary: 'Accept-Encoding, Cookie' } }
      keep(page)
      this.#last.set(path, { page, renderedAt: performance.now() })
    }
  }

  /** A recent version of the page, for when it cannot be rendered; undefined if it is not cached, or too old. */
  async answerStale(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    const cookie = request.headers.get('cookie') ?? undefined
    const path = pathname + search
    const page = this.isCacheable(request.method, path, cookie) ? this.#findStale(path) : undefined
    if (!page) return undefined
    const { bytes, headers } = await page.body.answer(request.headers.get('accept-encoding') ?? undefined)
    return new Response(bytes, { headers: { ...page.headers, ...headers } })
  }

  #findStale(path: string): CachedPage | undefined {
    const last = this.#last.get(path)
    return last && performance.now() - last.renderedAt < STALE_MS ? last.page : undefined
  }

  drop(): void {
    this.#cache.drop()
  }
}

async function send(page: CachedPage, accepted: string | undefined, response: ServerResponse): Promise<void> {
  const { bytes, headers } = await page.body.answer(accepted)
  response.writeHead(200, { ...page.headers, ...headers }).end(bytes)
}
