import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '#domain/context.ts'

/** A request as metrics and logs tell of it. */
export interface SeenRequest {
  readonly id: string
  /** The pattern of its path; undefined if nothing knows it. */
  route?: string
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

export function noteRoute(route: string): void {
  const seen = requests.getStore()
  if (seen) seen.route = route
}

export function noteActor(role: Actor['role']): void {
  const seen = requests.getStore()
  if (seen) seen.actor = role
}
