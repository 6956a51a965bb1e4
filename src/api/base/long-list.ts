import type { MiddlewareHandler } from 'hono'
import type { Env } from './environment.ts'
import { streamText } from './stream.ts'

/** Up to about this many rows are sent at once: cached, compressed, and with a length. */
const SHORT = 2_000

export interface ListStart<Row> {
  readonly rows: Row[]
  /** The rows after `rows`; undefined if there are none. */
  readonly rest: AsyncGenerator<Row[]> | undefined
}

/** Reads the beginning of a list, or all of it if it is short. */
export async function startList<Row>(parts: AsyncGenerator<Row[]>): Promise<ListStart<Row>> {
  const rows: Row[] = []
  while (rows.length < SHORT) {
    const { done, value } = await parts.next()
    if (done) return { rows, rest: undefined }
    rows.push(...value)
  }
  return { rows, rest: parts }
}

/** The rest of a list as presented by its call, for `streamRest` to send. */
export async function* presentRest<Row>(
  rest: AsyncGenerator<Row[]>,
  present: (rows: Row[]) => readonly unknown[] | Promise<readonly unknown[]>,
): AsyncGenerator<readonly unknown[], undefined> {
  for await (const part of rest) yield await present(part)
}

/**
 * If a call has returned the beginning of a list and left the remainder in `rest`, the response becomes a stream of both:
 * one JSON array, of which only one batch is in memory. The next batch is read once the client has taken the one before,
 * and none after the client has disconnected. A failure midway ends the connection, so that no client mistakes a part for
 * the whole.
 */
export const streamRest: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const rest = c.get('rest')
  if (!rest || !c.res.ok) return
  const beginning = await c.res.text()
  const { reportFault } = c.get('services')
  const body = streamText(writeArray(beginning, rest), error => reportFault(error, c.req.raw))
  c.res = new Response(body, { headers: c.res.headers })
}

/** A JSON array that begins with the elements of `beginning` and continues with these batches. */
async function* writeArray(
  beginning: string,
  rest: AsyncGenerator<readonly unknown[], undefined>,
): AsyncGenerator<string, undefined> {
  yield beginning.slice(0, beginning.lastIndexOf(']'))
  for await (const batch of rest) yield batch.map(row => `,${JSON.stringify(row)}`).join('')
  yield ']'
}
