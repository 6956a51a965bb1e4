import type { IncomingMessage, ServerResponse } from 'node:http'
import { EncodedText } from '#api/encodings.ts'
import type { Kept } from '#api/kept.ts'

/** A rendered page of visitors. */
export interface KeptPage {
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
    void send(page, request.headers['accept-encoding'], response)
    return true
  }

  /** To be called before rendering; what it answers keeps the page, unless its data changed meanwhile. */
  reserve(path: string): (html: string, headers: Record<string, string>) => void {
    const keep = this.#kept.reserve(path)
    return (html, headers) =>
      keep({ body: new EncodedText(html), headers: { ...headers, vary: 'Accept-Encoding, Cookie' } })
  }

  drop(): void {
    this.#kept.drop()
  }
}

async function send(page: KeptPage, accepted: string | undefined, response: ServerResponse): Promise<void> {
  const { bytes, headers } = await page.body.answer(accepted)
  response.writeHead(200, { ...page.headers, ...headers }).end(bytes)
}
