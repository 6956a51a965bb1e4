import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayHaveSession } from '#api/base/guard.ts'
import { EncodedText } from '#api/caching/encodings.ts'
import { isKnown } from '#api/caching/etag.ts'
import { textNames } from '#contract/texts/text-names.ts'
import { isSilentFor, wasUnavailableWithin } from '#db/outage.ts'
import { headersOfRequest } from '../requests/seen-request.ts'
import { type PageCaches, PageStore } from './page-store.ts'
import { subjectOf } from './page-subject.ts'

/** A page as rendered for visitors. */
export interface CachedPage {
  readonly body: EncodedText
  /** The headers common to all encodings. */
  readonly headers: Readonly<Record<string, string>>
}

/** The pages, besides those of the catalogue, that are the same for every visitor without a session, and for all signed-in people of a kind. */
export const KEPT_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/about',
  '/blogs',
  '/portfolio',
  '/docs',
  '/login',
  '/signup',
  '/quick-order',
  ...textNames.map(name => `/${name}`),
])

/** Whether pages are kept for who asks like this. */
export function isKept(method: string | undefined, url: string | undefined): boolean {
  return method === 'GET' && url !== undefined && (KEPT_PAGES.has(url) || subjectOf(url) !== undefined)
}

/** How old a page may be during an outage of the database, and how long after a failure an outage is assumed, in ms. */
const STALE_MS = 10 * 60_000
const OUTAGE_MS = 2_000
/** How long a page that is kept waits for a database that answers nothing, in ms. */
export const SILENCE_MS = 250

interface StalePage {
  readonly page: CachedPage
  readonly renderedAt: number
}

/** Caches pages rendered for visitors and serves them straight from memory, without the web framework. */
export class PageCache {
  readonly #pages: PageStore<CachedPage>
  /** Each page as last rendered, whatever has changed since. */
  readonly #last = new Map<string, StalePage>()

  #hits = 0
  #misses = 0

  constructor(caches: PageCaches<CachedPage>) {
    this.#pages = new PageStore(caches)
  }

  /** How many pages are kept, and how many requests for such pages were answered from memory, or were not. */
  get use(): { readonly entries: number; readonly hits: number; readonly misses: number } {
    return { entries: this.#pages.size, hits: this.#hits, misses: this.#misses }
  }

  /** The same as `mayAnswer`, before the web framework. */
  isCacheable(method: string | undefined, url: string | undefined, cookie: string | undefined): boolean {
    return isKept(method, url) && !mayHaveSession(cookie)
  }

  /** Serves the page from memory if possible, also an older one if nobody can render it; returns false if it must be rendered. */
  serve(request: IncomingMessage, response: ServerResponse, isCrowded = false): boolean {
    if (!this.isCacheable(request.method, request.url, request.headers.cookie)) return false
    const path = request.url ?? ''
    const isOlderOne = isCrowded || wasUnavailableWithin(OUTAGE_MS) || isSilentFor(SILENCE_MS)
    const page = this.#pages.find(path) ?? (isOlderOne ? this.#findStale(path) : undefined)
    if (!page) {
      this.#misses += 1
      return false
    }
    this.#hits += 1
    void send(page, request, response)
    return true
  }

  /**
   * The page of the catalogue as another request has just rendered it, once all changes up to now are known; undefined if it
   * must be rendered. Call for cacheable requests only.
   */
  async answerFresh(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url)
    const page = subjectOf(pathname) && (await this.#pages.findFresh(pathname))
    return page && respond(page, request)
  }

  /** Call before rendering; the returned function caches the page, unless its data has changed meanwhile, and answers with it. */
  reserve(
    path: string,
  ): (request: Request, html: string, headers: Record<string, string>) => Promise<Response> {
    const keep = this.#reserve(path)
    return (request, html, headers) => {
      // Weak, because it stands for the page in every encoding.
      const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
      const body = new EncodedText(html, { askedForOften: KEPT_PAGES.has(path) })
      const page = { body, headers: { ...headers, etag } }
      keep(page)
      return respond(page, request)
    }
  }

  /** A recent version of the page, for when it cannot be rendered; undefined if it is not cached, or too old. */
  async answerStale(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    const page = this.mayAnswer(request) ? this.#findStale(pathname + search) : undefined
    return page && respond(page, request)
  }

  /** Whether this request may be answered with a page rendered for somebody else. */
  mayAnswer({ method, url, headers }: Request): boolean {
    const { pathname, search } = new URL(url)
    return this.isCacheable(method, pathname + search, headers.get('cookie') ?? undefined)
  }

  #reserve(path: string): (page: CachedPage) => void {
    const keep = this.#pages.reserve(path)
    if (subjectOf(path)) return keep
    return page => {
      keep(page)
      this.#last.set(path, { page, renderedAt: performance.now() })
    }
  }

  #findStale(path: string): CachedPage | undefined {
    if (subjectOf(path)) return this.#pages.findStale(path, STALE_MS)
    const last = this.#last.get(path)
    return last && performance.now() - last.renderedAt < STALE_MS ? last.page : undefined
  }

  /** Drops the pages that have no subject of their own; `isOnEach`: all, as what stands on each page has changed. */
  drop({ isOnEach = false } = {}): void {
    this.#pages.drop({ isOnEach })
    if (isOnEach) this.#last.clear()
  }
}

async function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers } = request
  // Setting them one by one would take a third as long again as all of the answer.
  const own = headersOfRequest()
  if (isKnown(page.headers.etag, headers['if-none-match'] ?? null)) {
    response.writeHead(304, { ...page.headers, ...own }).end()
    return
  }
  const { bytes, headers: encoding } = await page.body.answer(headers['accept-encoding'])
  response.writeHead(200, { ...page.headers, ...encoding, ...own }).end(bytes)
}

async function respond({ body, headers }: CachedPage, request: Request): Promise<Response> {
  if (isKnown(headers.etag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers })
  const { bytes, headers: encoding } = await body.answer(request.headers.get('accept-encoding') ?? undefined)
  return new Response(bytes, { headers: { ...headers, ...encoding } })
}
