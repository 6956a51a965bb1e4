import { fetchPatiently } from './patience.ts'

/** What browsers still send for a page that is left has 64 KiB in all: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const MAX_KEPT_CHARACTERS = 4096

/** The calls of this page that are being made. */
export const underway: {
  /** Those that have not been answered. */
  readonly unanswered: Set<Promise<unknown>>
  /** What others wait for before they are made; they reject if it does. */
  held?: Promise<void> | undefined
} = { unanswered: new Set() }

/** Like `fetchPatiently`. A write is sent even if the page is left meanwhile. */
export async function fetchInTurn(path: string, init: RequestInit = {}): Promise<Response> {
  await underway.held
  const { method = 'GET', body = '' } = init
  const keepalive = method !== 'GET' && typeof body === 'string' && body.length <= MAX_KEPT_CHARACTERS
  const answer = fetchPatiently(path, { ...init, keepalive })
  underway.unanswered.add(answer)
  return answer.finally(() => underway.unanswered.delete(answer))
}
