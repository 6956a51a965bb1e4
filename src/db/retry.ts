import { setTimeout as sleep } from 'node:timers/promises'
import { isLostRace } from './errors.ts'

const MAX_ATTEMPTS = 10
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 400
/** How long retries go on, in ms; after that, the request is answered with 503. */
const PATIENCE_MS = 5_000

/**
 * Retries `act`, after a random pause that doubles, if PostgreSQL rolled it back because of concurrent work (a deadlock,
 * or a serialization failure). Everything `act` did must be part of what was rolled back.
 * https://www.postgresql.org/docs/18/mvcc-serialization-failure-handling.html
 */
export async function retryLostRaces<T>(act: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (let lost = 1; ; lost += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isLostRace(error) || lost === MAX_ATTEMPTS || performance.now() > end) throw error
      await sleep(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** lost, LONGEST_PAUSE_MS))
    }
  }
}
