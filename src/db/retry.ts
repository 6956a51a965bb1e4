import { setTimeout as sleep } from 'node:timers/promises'
import { isLockedOut, isLostRace } from './errors.ts'
import { noteUnavailable } from './outage.ts'

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 400
/** How long retries go on, in ms; after that, the request is answered with 503. */
const PATIENCE_MS = 5_000

/**
 * Retries `act`, after a random pause that doubles, if PostgreSQL rolled it back because of concurrent work (a deadlock, a
 * serialization failure, or a lock that was not free in time). Everything `act` did must be part of what was rolled back.
 * https://www.postgresql.org/docs/18/mvcc-serialization-failure-handling.html
 */
export type RetryLostRaces = <T>(act: () => Promise<T>) => Promise<T>

/**
 * Retries for one pool. Who found a lock taken waits for it again in one of `turns` turns: however many wait for one row, they
 * hold no more connections than that.
 */
export function createRetries(turns: number): RetryLostRaces {
  const takeTurn = limitConcurrency(turns)
  return async function retryLostRaces<T>(act: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE_MS
    let lastError: unknown
    const actInTime = () => (performance.now() > end ? Promise.reject(lastError) : act())
    for (let lost = 0; ; lost += 1) {
      try {
        return await (isLockedOut(lastError) ? takeTurn(actInTime) : actInTime())
      } catch (error) {
        if (!isLostRace(error)) throw error
        if (performance.now() > end) {
          noteUnavailable()
          throw error
        }
        lastError = error
      }
      await sleep(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (lost + 1), LONGEST_PAUSE_MS))
    }
  }
}

/** Lets at most `max` run at a time, in the order in which they came. */
function limitConcurrency(max: number): RetryLostRaces {
  const queue: (() => void)[] = []
  let running = 0
  return async act => {
    if (running < max) running += 1
    else await new Promise<void>(resolve => queue.push(resolve))
    try {
      return await act()
    } finally {
      // The turn is handed over.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
