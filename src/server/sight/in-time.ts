import { setTimeout as sleep } from 'node:timers/promises'

/** What was waited for did not come in time. */
export class TooLate extends Error {
  override readonly name = 'TooLate'
}

/** Waits for `work`, at most `ms`, then throws TooLate; a later outcome is ignored. */
export async function inTime<T>(ms: number, work: Promise<T> | T): Promise<T> {
  const done = new AbortController()
  const late = sleep(ms, undefined, { signal: done.signal }).then(() => {
    throw new TooLate(`no answer within ${ms} ms`)
  })
  // Whichever loses the race fails unheard.
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}
