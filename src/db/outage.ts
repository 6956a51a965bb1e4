import { AsyncLocalStorage } from 'node:async_hooks'

const watches = new AsyncLocalStorage<{ wasAway: boolean }>()

/**
 * Runs `act` and tells whether the database was away for anything it did: for libraries that turn every failure into one of
 * their own and keep the cause to themselves.
 */
export async function watchOutage<T>(
  act: () => Promise<T>,
): Promise<{ readonly result: T; readonly wasAway: boolean }> {
  const watch = { wasAway: false }
  const result = await watches.run(watch, act)
  return { result, wasAway: watch.wasAway }
}

/** To be called where a connection turns out to be lost, or none can be had. */
export function noteOutage(): void {
  const watch = watches.getStore()
  if (watch) watch.wasAway = true
}
