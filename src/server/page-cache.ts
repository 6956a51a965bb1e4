import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Kept } from '../api/kept.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A rendered page of visitors, as bytes ready to send. */
export interface KeptPage {
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer }
  readonly headers: Readonly<Record<string, string>>
}

/** The pages that look the same to every visitor without a session. */
const PAGES = new Set(['/', '/home', '/about', '/blogs', '/portfolio', '/login', '/signup'])

/** Keeps rendered pages of visitors and answers them straight from memory, without the web framework. */
export class PageCache {
  readonly #kept: Kept<KeptPage>

  constructor(kept: Kept<KeptPage>) {
    this.#kept = kept
  }

  /** Whether this request may be answered from what was rendered for somebody else. */
  isKeepable(method: string | undefined, url: string | undefined, cookie: string | undefined): boolean {
    return method === 'GET' && url !== undefined && PAGES.has(url) && !cookie?.includes('session_token')
  }

  /** Answers from memory if it can; false where the page must be rendered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isKeepable(request.method, request.url, request.headers.cookie)) return false
    const page = this.#kept.find(request.url ?? '')
    if (!page) return false
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const body = page.bodies[encoding]
    response.writeHead(200, {
      ...page.headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    response.end(body)
    return true
  }

  /** To be called before rendering; what it answers keeps the page, unless its data changed meanwhile. */
  reserve(path: string): (html: string, headers: Record<string, string>) => Promise<void> {
    const keep = this.#kept.reserve(path)
    return async (html, headers) =>
      keep({ bodies: await compress(html), headers: { ...headers, vary: 'accept-encoding, cookie' } })
  }

  drop(): void {
    this.#kept.drop()
  }
}

function pickEncoding(accepted: string | undefined): keyof KeptPage['bodies'] {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}

async function compress(html: string): Promise<KeptPage['bodies']> {
  const identity = Buffer.from(html)
  // Level 5: a page is made anew each second at most; the higher levels cost more than they save.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const [br, gzipped] = await Promise.all([compressBrotli(identity, options), compressGzip(identity)])
  return { identity, br, gzip: gzipped }
}
