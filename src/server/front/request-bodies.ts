import { IncomingMessage } from 'node:http'
import { problemResponse } from '#api/base/problem.ts'
import { say } from '#contract/phrase.ts'

/** How long a body may take whatever its size, in ms. */
export const BODY_MS = 30_000
/** How fast a body has to arrive after that, on average, in bytes per second. */
const MIN_BYTES_A_SECOND = 16 * 1024

/** How much of an unwanted body is read before the response is sent, and for how long. */
const MAX_DRAIN_BYTES = 32 * 1024 * 1024
const MAX_DRAIN_MS = 3_000

type Answer = Response | Promise<Response>

/**
 * Applies to every call with a body, whether or not anything reads it. A body that arrives too slowly is cut off: 408. A
 * body rejected unread is first read to its end, within limits: a client that is still writing when the connection closes
 * would see a reset instead of the response (RFC 9112, 9.6).
 */
export async function receiveBody(
  incoming: unknown,
  bodyMs: number,
  answer: () => Answer,
): Promise<Response> {
  if (!(incoming instanceof IncomingMessage) || !hasBody(incoming)) return answer()
  const { late, stop } = watch(incoming, bodyMs)
  try {
    const answered = await Promise.race([answer(), late])
    if (answered === 'late') return tooSlow()
    await drain(incoming)
    return answered
  } finally {
    stop()
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Closes the connection: anything else arriving on it is the rest of this body. */
function tooSlow(): Response {
  const detail = say`The body came too slowly. Please check your connection and try again.`
  return problemResponse(408, { detail }, { connection: 'close' })
}

/** Resolves `late` when a body has taken longer than is allowed for the bytes received so far. */
function watch(incoming: IncomingMessage, bodyMs: number): { late: Promise<'late'>; stop: () => void } {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const { socket } = incoming
  const begun = performance.now()
  const readBefore = socket.bytesRead
  const look = () => {
    if (incoming.complete) return
    const allowed = bodyMs + ((socket.bytesRead - readBefore) / MIN_BYTES_A_SECOND) * 1000
    const left = begun + allowed - performance.now()
    if (left <= 0) resolve('late')
    else timer = setTimeout(look, left)
  }
  let timer = setTimeout(look, bodyMs)
  return { late, stop: () => clearTimeout(timer) }
}

async function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return
  const { promise: done, resolve } = Promise.withResolvers<void>()
  let bytes = 0
  // The previous reader has finished, and would stop the flow.
  incoming.removeAllListeners('data')
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_DRAIN_BYTES) resolve()
  })
  for (const event of ['end', 'close', 'error'] as const) incoming.once(event, () => resolve())
  incoming.resume()
  const timer = setTimeout(resolve, MAX_DRAIN_MS)
  await done
  clearTimeout(timer)
}
