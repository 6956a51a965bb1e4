import type { Context, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { isWrite } from '#api/base/guard.ts'
import { encodeOnce } from '#api/caching/encodings.ts'

const compressAnswer = compress()
const JSON_TYPE = /^application\/(problem\+)?json\b/
/** In characters; what is shorter fits into one packet as it is. */
const WORTH_ENCODING = 1024

/** Compresses answers, but those that vary by Accept-Encoding: they are already encoded for this client, and cached so. */
export const compressUnlessChosen: MiddlewareHandler = async (c, next) => {
  await next()
  if (/\baccept-encoding\b/i.test(c.res.headers.get('vary') ?? '')) return
  if (isWrite(c.req.method) && JSON_TYPE.test(c.res.headers.get('content-type') ?? '')) await encodeWhole(c)
  else await compressAnswer(c, async () => {})
}

/** Answers of writes come whole: a stream that compresses one takes longer than making it did. */
async function encodeWhole(c: Context): Promise<void> {
  const text = await c.res.text()
  const accepted = text.length < WORTH_ENCODING ? undefined : c.req.header('accept-encoding')
  const { headers, bytes } = encodeOnce(text, accepted)
  c.res = new Response(bytes, c.res)
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  c.res.headers.append('vary', 'Accept-Encoding')
}
