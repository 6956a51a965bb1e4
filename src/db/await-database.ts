import { setTimeout as sleep } from 'node:timers/promises'
import { within, withOwnConnection } from './connection.ts'
import { describeCauses, isConnectionLost } from './errors.ts'

const ANSWER_MS = 5_000
const PAUSE_MS = 500

/**
 * Waits for the database at `url` to answer, for `seconds` at most: machines that start together start in any order. Says once that it waits.
 * Throws (Error, one sentence) if it has not come by then, and at once if it answers but lets nobody in.
 */
export async function awaitDatabase(
  url: string,
  options: { seconds: number; log: (line: string) => void; signal?: AbortSignal },
): Promise<void> {
  const { seconds, log, signal } = options
  const end = performance.now() + seconds * 1000
  for (let logged = false; ; logged = true) {
    try {
      return await withOwnConnection(url, async client => {
        await within(client, ANSWER_MS, () => client.query('select 1'))
      })
    } catch (error) {
      signal?.throwIfAborted()
      if (!mayCome(error)) throw error
      if (performance.now() >= end)
        throw new Error(
          `${describeCauses(error)}${seconds > 0 ? `, for ${seconds} s (DATABASE_WAIT)` : ''}`,
          { cause: error },
        )
      if (!logged) log(`Waiting for the database, ${seconds} s at most: ${describeCauses(error)} …`)
      await sleep(PAUSE_MS, undefined, { signal })
    }
  }
}

/** Whether nothing answers yet, or only that it is still starting. */
function mayCome(error: unknown): boolean {
  return isConnectionLost(error) || /timeout expired/.test(describeCauses(error))
}
