import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf the shop works, as logs, statements and mails say it. */
export interface Asker {
  readonly kind: 'request' | 'worker'
  /** A request's id, a worker's name; letters, digits and `._:+/=-` alone. */
  readonly id: string
}

const askers = new AsyncLocalStorage<Asker>()

/** Runs `act`, and all that it starts, on behalf of this one. */
export function onBehalfOf<T>(asker: Asker, act: () => T): T {
  return askers.run(asker, act)
}

/** The same for the request that asked for it earlier, if one did. */
export function onBehalfOfRequest<T>(id: string | null, act: () => T): T {
  return id === null ? act() : askers.run({ kind: 'request', id }, act)
}

/** On whose behalf this runs; undefined for the shop's own start and end. */
export function findAsker(): Asker | undefined {
  return askers.getStore()
}

/** The id of the request on whose behalf this runs; null for the shop's own work. */
export function findRequestId(): string | null {
  const asker = askers.getStore()
  return asker?.kind === 'request' ? asker.id : null
}
