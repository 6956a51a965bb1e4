import { fetchPatiently } from './patience.ts'

/** What browsers still send for a page that is left has 64 KiB in all: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const MAX_KEPT_CHARACTERS = 4096

/** The calls of this page that have not been answered. */
export const unanswered = new Set<Promise<unknown>>()
let held: Promise<void> | undefined

/** Lets calls wait from now on for this, and reject if it does; no longer if undefined. */
export function holdCalls(until: Promise<void> | undefined): void {
  held = until
}

/** Like `fetchPatiently`. A write is sent even if the page is left meanwhile. */
export async function fetchInTurn(path: string, init: RequestInit = {}): Promise<Response> {
  await held
  const { method = 'GET', body = '' } = init
  const keepalive = method !== 'GET' && typeof body === 'string' && body.length <= MAX_KEPT_CHARACTERS
  const answer = fetchPatiently(path, { ...init, keepalive })
  unanswered.add(answer)
  return answer.finally(() => unanswered.delete(answer))
}
