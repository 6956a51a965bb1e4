const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

/** When to retry after this many failed attempts: after 1, 2, 4, ... minutes, at most an hour. */
export function retryAt(now: Date, failedAttempts: number): Date {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failedAttempts - 1), LONGEST_PAUSE_MS)
  return new Date(now.getTime() + pause)
}
