import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '#domain/context.ts'

/** A request as metrics and logs tell of it. */
export interface SeenRequest {
  readonly id: string
  /** The pattern of its path, as far as it is known. */
  route: string
  actor: 'visitor' | Actor['role']
}

const requests = new AsyncLocalStorage<SeenRequest>()

/** Runs `act`, and all that it starts, on behalf of this request. */
export function onBehalfOf(seen: SeenRequest, act: () => void): void {
  requests.run(seen, act)
}

/** The request on whose behalf this runs; undefined for the shop's own work. */
export function findRequest(): SeenRequest | undefined {
  return requests.getStore()
}

/** The header that carries the id of a request, from a proxy and back. */
export const REQUEST_ID = 'x-request-id'

/** What the answer to this request has to say of it. */
export function headersOfRequest(): Readonly<Record<string, string>> {
  const seen = requests.getStore()
  return seen ? { [REQUEST_ID]: seen.id } : {}
}

export function noteRoute(route: string): void {
  const seen = requests.getStore()
  if (seen) seen.route = route
}

export function noteActor(role: Actor['role']): void {
  const seen = requests.getStore()
  if (seen) seen.actor = role
}
