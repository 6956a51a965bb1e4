import { fetchPatiently } from './patience.ts'

/** What browsers still send for a page that is left: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const MAX_KEPT_BYTES = 64 * 1024

/** Of all writes that are kept, until their answers have been read. */
let keptBytes = 0

/** The calls of this page that are being made. */
export const underway: {
  /** Those that have not been answered. */
  readonly unanswered: Set<Promise<unknown>>
  /** What others wait for before they are made; they reject if it does. */
  held?: Promise<void> | undefined
} = { unanswered: new Set() }

/**
 * Like `fetchPatiently`. A write is sent even if the page is left meanwhile; if there is too much to send for that, the browser asks
 * before the page is left.
 */
export async function fetchInTurn(path: string, init: RequestInit = {}): Promise<Response> {
  await underway.held
  const answer = (init.method ?? 'GET') === 'GET' ? fetchPatiently(path, init) : write(path, init)
  underway.unanswered.add(answer)
  return answer.finally(() => underway.unanswered.delete(answer))
}

function write(path: string, init: RequestInit): Promise<Response> {
  const bytes = sizeOf(init.body)
  const keepalive = keptBytes + bytes <= MAX_KEPT_BYTES
  const answer = fetchPatiently(path, { ...init, keepalive })
  const ask = (event: Event) => event.preventDefault()
  if (keepalive) keptBytes += bytes
  else addEventListener('beforeunload', ask)
  const end = () => {
    if (keepalive) keptBytes -= bytes
    else removeEventListener('beforeunload', ask)
  }
  answer.then(response => response.clone().arrayBuffer()).then(end, end)
  return answer
}

/** The bytes of a text; of files, which are not kept, infinitely many. */
function sizeOf(body: RequestInit['body']): number {
  if (!body) return 0
  return typeof body === 'string' ? new Blob([body]).size : Infinity
}
