import { say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { invalid } from '../errors.ts'

/** Where a day begins last and first on Earth: banks date transfers by days of their own. */
const EARLIEST = 'Etc/GMT+12'
const LATEST = 'Etc/GMT-14'

/** The earliest day (YYYY-MM-DD) on which a bank can date what happens at this moment. */
export function earliestDayOf(at: Date): string {
  return dayIn(EARLIEST, at)
}

/** Rejects a day (YYYY-MM-DD) of a bank statement that has not come anywhere yet, or that lies before the first one possible (invalid). */
export function requirePastDay(
  { now }: Pick<Context, 'now'>,
  field: string,
  day: string,
  { from }: { from: string },
): void {
  if (day > dayIn(LATEST, now())) throw invalid(field, say`must not be in the future`)
  if (day < from) throw invalid(field, say`must not be before ${from}`)
}
