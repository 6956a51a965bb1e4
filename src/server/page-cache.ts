import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Kept } from '../api/kept.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page of visitors in each encoding, as bytes ready to send. */
export type KeptPage = Readonly<
  Record<Encoding, { readonly headers: readonly string[]; readonly body: Buffer }>
>

/** The pages that look the same to every visitor without a session. */
const PAGES = new Set(['/', '/home', '/about', '/blogs', '/portfolio', '/login', '/signup'])

/** Whether somebody may be signed in who sends these cookies; better once too often than once too rarely. */
export function mayHaveSession(cookie: string | undefined): boolean {
  return cookie?.includes('session_token') === true
}

/** Keeps rendered pages of visitors and answers them straight from memory, without the web framework. */
export class PageCache {
  readonly #kept: Kept<KeptPage>

  constructor(kept: Kept<KeptPage>) {
    this.#kept = kept
  }

  /** Whether this request may be answered from what was rendered for somebody else. */
  isKeepable(method: string | undefined, url: string | undefined, cookie: string | undefined): boolean {
    return method === 'GET' && url !== undefined && PAGES.has(url) && !mayHaveSession(cookie)
  }

  /** Answers from memory if it can; false where the page must be rendered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isKeepable(request.method, request.url, request.headers.cookie)) return false
    const page = this.#kept.find(request.url ?? '')
    if (!page) return false
    const { headers, body } = page[pickEncoding(request.headers['accept-encoding'])]
    response.writeHead(200, [...headers]).end(body)
    return true
  }

  /** To be called before rendering; what it answers keeps the page, unless its data changed meanwhile. */
  reserve(path: string): (html: string, headers: Record<string, string>) => Promise<void> {
    const keep = this.#kept.reserve(path)
    return async (html, headers) => keep(await encode(html, headers))
  }

  drop(): void {
    this.#kept.drop()
  }
}

function pickEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}

async function encode(html: string, headers: Record<string, string>): Promise<KeptPage> {
  const plain = Buffer.from(html)
  // Level 5: a page is made anew each second at most; the higher levels cost more than they save.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const [br, gzipped] = await Promise.all([compressBrotli(plain, options), compressGzip(plain)])
  const common = Object.entries({ ...headers, vary: 'accept-encoding, cookie' }).flat()
  const ready = (body: Buffer, encoding: string[]) => ({
    headers: [...common, ...encoding, 'content-length', String(body.length)],
    body,
  })
  return {
    identity: ready(plain, []),
    br: ready(br, ['content-encoding', 'br']),
    gzip: ready(gzipped, ['content-encoding', 'gzip']),
  }
}
