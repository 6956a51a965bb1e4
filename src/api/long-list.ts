import type { MiddlewareHandler } from 'hono'
import type { Env } from './environment.ts'

/** Up to so many rows are answered at once: kept, compressed, with a length. */
const SHORT = 2_000

export interface ListStart<Row> {
  readonly rows: Row[]
  /** What comes after `rows`; undefined where they are all. */
  readonly rest: AsyncGenerator<Row[]> | undefined
}

/** Reads the beginning of a list, which of a short one is all of it. */
export async function startList<Row>(parts: AsyncGenerator<Row[]>): Promise<ListStart<Row>> {
  const rows: Row[] = []
  while (rows.length < SHORT) {
    const { done, value } = await parts.next()
    if (done) return { rows, rest: undefined }
    rows.push(...value)
  }
  return { rows, rest: parts }
}

/** The rest of a list as its call presents it, for `streamRest` to send. */
export async function* presentRest<Row>(
  rest: AsyncGenerator<Row[]>,
  present: (row: Row) => unknown,
): AsyncGenerator<unknown[], undefined> {
  for await (const part of rest) yield part.map(row => present(row))
}

/**
 * Where a call has answered with the beginning of a list and left its rest in `rest`, the answer becomes a stream of both: one
 * JSON array of which no more than a part is in memory. The next part is read when the client has taken the one before, and
 * none any more once the client is gone. What fails midway ends the connection, so that nobody takes the part for the whole.
 */
export const streamRest: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const rest = c.get('rest')
  if (!rest || !c.res.ok) return
  const beginning = await c.res.text()
  const { reportFault } = c.get('services')
  const body = streamArray(beginning, rest, error => reportFault(error, c.req.raw))
  c.res = new Response(body, { headers: c.res.headers })
}

/** An array that begins like this JSON of one, and goes on with these parts. */
function streamArray(
  beginning: string,
  rest: AsyncGenerator<unknown[], undefined>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let begun = false
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    if (!begun) {
      begun = true
      return controller.enqueue(encoder.encode(beginning.slice(0, beginning.lastIndexOf(']'))))
    }
    try {
      const { done, value } = await rest.next()
      if (done) {
        controller.enqueue(encoder.encode(']'))
        controller.close()
      } else controller.enqueue(encoder.encode(value.map(row => `,${JSON.stringify(row)}`).join('')))
    } catch (error) {
      onError(error)
      controller.error(error)
    }
  }
  const cancel = async () => void (await rest.return(undefined))
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 })
}
