import { problemResponse } from '#api/base/problem.ts'
import { Cache } from '#api/caching/cache.ts'
import { EncodedText } from '#api/caching/encodings.ts'
import type { Context } from '#domain/context.ts'
import { listPages, listSitemaps, writeIndex, writeSitemap } from './crawlers.ts'

/** How old a sitemap may be, and what all of them may take. */
const MAX_AGE_MS = 10 * 60_000
const MAX_BYTES = 64 * 1024 * 1024

const FILE = /^([1-9]\d{0,3})\.xml$/

/** Serves the sitemaps from memory; they are written anew when they are older than ten minutes. */
export class Sitemaps {
  readonly #origin: string
  readonly #context: () => Context
  readonly #written = new Cache<EncodedText>({
    maxAgeMs: MAX_AGE_MS,
    maxBytes: MAX_BYTES,
    sizeOf: text => text.maxBytes,
  })

  constructor(origin: string, context: () => Context) {
    this.#origin = origin
    this.#context = context
  }

  /** The index of all sitemaps. */
  answerIndex(request: Request): Promise<Response> {
    return this.#answer(request, 'index', async () =>
      writeIndex(this.#origin, await listSitemaps(this.#context())),
    )
  }

  /** One sitemap by its file name; 404 if there is none. */
  async answerFile(request: Request, name: string): Promise<Response> {
    const number = FILE.exec(name)?.[1]
    if (number === undefined) return problemResponse(404)
    return this.#answer(request, number, async () => {
      const pages = await listPages(this.#context(), Number(number))
      return pages.length > 0 ? writeSitemap(this.#origin, pages) : undefined
    })
  }

  async #answer(request: Request, key: string, write: () => Promise<string | undefined>): Promise<Response> {
    const text = this.#written.find(key) ?? (await this.#write(key, write))
    if (!text) return problemResponse(404)
    const { bytes, headers } = await text.answer(request.headers.get('accept-encoding') ?? undefined)
    return new Response(bytes, {
      headers: {
        ...headers,
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'Accept-Encoding',
      },
    })
  }

  async #write(key: string, write: () => Promise<string | undefined>): Promise<EncodedText | undefined> {
    const keep = this.#written.reserve(key)
    const xml = await write()
    if (xml === undefined) return undefined
    const text = new EncodedText(xml)
    keep(text)
    return text
  }
}
