import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ZodType } from 'zod'
import { EncodedText } from '../caching/encodings.ts'
import { isKnown } from '../caching/etag.ts'
import type { ApiServices, CachedAnswer, Env } from './environment.ts'

const CATALOGUE = { kind: 'catalogue' } as const

/**
 * Answers from the cache: the same query has the same answer until the catalogue changes. The key is the path and the
 * parsed query, in the order of the schema; other parameters and the Host do not affect it. An answer that `isOfShelf` is as new
 * as the shelf, which knows of a change by another instance at once.
 */
export function cacheAnswer<Query>(
  query: ZodType<Query>,
  isOfShelf: (query: Query) => boolean = () => false,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const parsed = query.safeParse(readQuery(c.req.queries()))
    if (!parsed.success) return next()
    const key = `${c.req.path} ${JSON.stringify(parsed.data)}`
    const answers = chooseCache(c.get('services'), isOfShelf(parsed.data))
    const cached = await answers.find(key)
    if (cached) return respond(cached, c.req.raw.headers)
    const keep = answers.reserve(key)
    await next()
    if (!c.res.ok) return undefined
    // A response that already has an ETag is too long to be cached.
    if (c.res.headers.has('etag')) {
      if (isKnown(c.res.headers.get('etag') ?? undefined, c.req.header('if-none-match') ?? null))
        c.res = await toUnchanged(c.res)
      return undefined
    }
    const answer = await toCached(c.res)
    keep(answer)
    c.res = await respond(answer, c.req.raw.headers)
    return undefined
  }
}

/**
 * Answers a call about one thing of the catalogue with what it answered within the last second, as long as nothing of the catalogue, its
 * reviews or the settings has changed. Waits for nothing: while changes are being read, each call asks the database. The ETag stays the
 * call's own; unless it `tellsAll` that is shown, none is told that they have it already.
 */
export function keepOne<Query>(
  query: ZodType<Query>,
  { tellsAll }: { readonly tellsAll: boolean },
): MiddlewareHandler<Env> {
  const answer = tellsAll ? respond : send
  return async (c, next) => {
    const parsed = query.safeParse(readQuery(c.req.queries()))
    if (!parsed.success) return next()
    const { oneAnswers: answers } = c.get('services')
    const key = `${c.req.path} ${JSON.stringify(parsed.data)}`
    const kept = answers.find(key, CATALOGUE)
    if (kept) return answer(kept, c.req.raw.headers)
    const keep = answers.reserve(key, CATALOGUE)
    await next()
    if (c.res.status !== 200) return undefined
    const made = await toCached(c.res, c.res.headers.get('etag') ?? undefined)
    keep(made)
    c.res = await answer(made, c.req.raw.headers)
    return undefined
  }
}

function chooseCache({ catalogAnswers, shelfAnswers }: ApiServices, isOfShelf: boolean) {
  if (!isOfShelf) return catalogAnswers
  return {
    // Whatever keeps the shelf from catching up, the call itself will say.
    find: (key: string) => shelfAnswers.findFresh(key, CATALOGUE).catch(() => undefined),
    reserve: (key: string) => shelfAnswers.reserve(key, CATALOGUE),
  }
}

/** As the validator reads it: a repeated parameter is a list. */
function readQuery(queries: Record<string, string[]>): Record<string, string | string[]> {
  const read = (values: string[]) => (values.length > 1 ? values : (values[0] ?? ''))
  return Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, read(values)]))
}

/** The body is not generated if the client already has it. */
async function toUnchanged(response: Response): Promise<Response> {
  await response.body?.cancel()
  const headers = new Headers(response.headers)
  headers.delete('content-type')
  return new Response(null, { status: 304, headers })
}

async function toCached(response: Response, ownTag?: string): Promise<CachedAnswer> {
  const text = await response.text()
  // Weak, because it stands for the body in every encoding.
  const etag = ownTag ?? `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag }
  return { body: new EncodedText(text), headers: { ...Object.fromEntries(response.headers), ...headers } }
}

async function respond(answer: CachedAnswer, requestHeaders: Headers): Promise<Response> {
  return isKnown(answer.headers.etag, requestHeaders.get('if-none-match'))
    ? new Response(null, { status: 304, headers: answer.headers })
    : send(answer, requestHeaders)
}

async function send({ body, headers }: CachedAnswer, requestHeaders: Headers): Promise<Response> {
  const { bytes, headers: encoding } = await body.answer(requestHeaders.get('accept-encoding') ?? undefined)
  const { etag = '', ...others } = headers
  const sent = 'content-encoding' in encoding && etag.startsWith('"') ? `W/${etag}` : etag
  return new Response(bytes, { headers: { ...others, ...encoding, etag: sent } })
}
