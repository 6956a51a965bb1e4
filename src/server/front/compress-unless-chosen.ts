import type { Context, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { encodeOnce } from '#api/caching/encodings.ts'

const compressAnswer = compress()
const JSON_TYPE = /^application\/(problem\+)?json\b/
/** In characters; what is shorter fits into one packet as it is. */
const WORTH_ENCODING = 1024
/** In characters; what is longer would keep other requests waiting. */
const MOST_AT_ONCE = 256 * 1024

/** Compresses answers, but those that vary by Accept-Encoding: they are already encoded for this client, and cached so. */
export const compressUnlessChosen: MiddlewareHandler = async (c, next) => {
  await next()
  if (/\baccept-encoding\b/i.test(c.res.headers.get('vary') ?? '')) return
  if (JSON_TYPE.test(c.res.headers.get('content-type') ?? '')) await compressText(c)
  else await compressStream(c)
}

async function compressStream(c: Context): Promise<void> {
  await compressAnswer(c, async () => {})
}

/** A stream that compresses a text takes longer than making it did, so it is compressed as a whole. */
async function compressText(c: Context): Promise<void> {
  const text = await c.res.text()
  if (text.length > MOST_AT_ONCE) {
    c.res = new Response(text, c.res)
    return compressStream(c)
  }
  const accepted = text.length < WORTH_ENCODING ? undefined : c.req.header('accept-encoding')
  const { headers, bytes } = encodeOnce(text, accepted)
  c.res = new Response(bytes, c.res)
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  c.res.headers.append('vary', 'Accept-Encoding')
}
