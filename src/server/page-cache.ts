import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Cache } from '#api/cache.ts'
import { EncodedText } from '#api/encodings.ts'
import { wasAwayWithin } from '#db/outage.ts'

/** A rendered page of visitors. */
export interface CachedPage {
  readonly body: EncodedText
  /** Those of the page in every encoding. */
  readonly headers: Readonly<Record<string, string>>
}

/** The pages that look the same to every visitor without a session. */
const PAGES = new Set(['/', '/home', '/about', '/blogs', '/portfolio', '/login', '/signup'])

/** Whether somebody may be signed in who sends these cookies; better once too often than once too rarely. */
export function mayHaveSession(cookie: string | undefined): boolean {
  return cookie?.includes('session_token') === true
}

/** So old a page may be while the database is away, and so long after a failure it is taken to be. */
const STALE_MS = 10 * 60_000
const AWAY_MS = 2_000

interface StalePage {
  readonly page: CachedPage
  readonly renderedAt: number
}

/** Keeps rendered pages of visitors and answers them straight from memory, without the web framework. */
export class PageCache {
  readonly #cache: Cache<CachedPage>
  /** Each page as it was rendered last, whatever has changed since. */
  readonly #last = new Map<string, StalePage>()

  constructor(cache: Cache<CachedPage>) {
    this.#cache = cache
  }

  /** Whether this request may be answered from what was rendered for somebody else. */
  isCacheable(method: string | undefined, url: string | undefined, cookie: string | undefined): boolean {
    return method === 'GET' && url !== undefined && PAGES.has(url) && !mayHaveSession(cookie)
  }

  /** Answers from memory if it can; false where the page must be rendered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isCacheable(request.method, request.url, request.headers.cookie)) return false
    const path = request.url ?? ''
    const page = this.#cache.find(path) ?? (wasAwayWithin(AWAY_MS) ? this.#findStale(path) : undefined)
    if (!page) return false
    void send(page, request.headers['accept-encoding'], response)
    return true
  }

  /** To be called before rendering; what it answers keeps the page, unless its data changed meanwhile. */
  reserve(path: string): (html: string, headers: Record<string, string>) => void {
    const keep = this.#cache.reserve(path)
    return (html, headers) => {
      const page = { body: new EncodedText(html), headers: { ...headers, vary: 'Accept-Encoding, Cookie' } }
      keep(page)
      this.#last.set(path, { page, renderedAt: performance.now() })
    }
  }

  /** The page as it was lately, for when it cannot be rendered; undefined where it is not one of those kept, or too old. */
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
