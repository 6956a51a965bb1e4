import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { EncodedText } from './encodings.ts'
import type { Env, KeptAnswer } from './environment.ts'

/** Answers from what is kept, before anything is parsed: the same question has the same answer until the catalogue changes. */
export const keepAnswer: MiddlewareHandler<Env> = async (c, next) => {
  const { catalogAnswers } = c.get('services')
  const kept = catalogAnswers.find(c.req.url)
  if (kept) return respond(kept, c.req.raw.headers)
  const keep = catalogAnswers.reserve(c.req.url)
  await next()
  if (!c.res.ok) return undefined
  const answer = await toKept(c.res)
  keep(answer)
  c.res = await respond(answer, c.req.raw.headers)
  return undefined
}

async function toKept(response: Response): Promise<KeptAnswer> {
  const text = await response.text()
  // Weak, because it stands for the body in every encoding.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag }
  return { body: new EncodedText(text), headers: { ...Object.fromEntries(response.headers), ...headers } }
}

async function respond({ body, headers }: KeptAnswer, asked: Headers): Promise<Response> {
  if (isKnown(headers.etag, asked.get('if-none-match'))) return new Response(null, { status: 304, headers })
  const { bytes, headers: encoding } = await body.answer(asked.get('accept-encoding') ?? undefined)
  return new Response(bytes, { headers: { ...headers, ...encoding } })
}

/** Compares as RFC 9110, 13.1.2 asks: any of a list, weakly; `*` is any answer at all. */
function isKnown(etag: string | undefined, knownTags: string | null): boolean {
  if (knownTags === null || etag === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return knownTags.trim() === '*' || knownTags.split(',').some(tag => opaque(tag) === opaque(etag))
}
