import { dayIn } from '../days.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day so many days after this moment in a time zone, as noon in UTC: the same day wherever it is shown. */
export function dueDateOf(at: Date, days: number, timeZone: string): Date {
  return new Date(Date.parse(`${dayIn(timeZone, at)}T12:00:00Z`) + days * DAY_MS)
}
