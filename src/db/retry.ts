import { setTimeout as sleep } from 'node:timers/promises'
import { isLostRace } from './errors.ts'

const MAX_ATTEMPTS = 10
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 400
/** Whoever waits for an answer waits this long at most; what is not done by then is answered 503. */
const PATIENCE_MS = 5_000

/**
 * Runs `act` again, after a random pause that doubles, where PostgreSQL rolled it back because of others working at the same
 * time (a deadlock, or a serialization failure). Everything `act` did must be inside what was rolled back.
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
