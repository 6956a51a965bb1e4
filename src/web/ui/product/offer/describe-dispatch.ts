import type { Dispatch } from '#contract/delivery/delivery.ts'
import { describeWindow } from '#contract/delivery/window.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * When what is ordered now (in ms since 1970) leaves the works: 'today if ordered within 2 h 10 min', 'on Mon 30 November'. What holds on any
 * day once the page is older than what it knows.
 */
export function describeDispatch(dispatch: Dispatch, now: number): string {
  const next = dispatch.cutOffs.find(({ orderBy }) => Date.parse(orderBy) > now)
  if (!next) return describeStanding(dispatch)
  const { orderBy, leavesOn } = next
  const left = Date.parse(orderBy) - now
  const day = describeDay(leavesOn, dayIn(dispatch.timeZone, now), dayIn(dispatch.timeZone, now + DAY_MS))
  return left < DAY_MS ? `${day} if ordered within ${describeMinutes(Math.floor(left / MINUTE_MS))}` : day
}

/** The same where it is not known when it is read: true in every week, but that nothing leaves on holidays. */
export function describeStanding({
  sameDayBy,
  withinDays,
}: Pick<Dispatch, 'sameDayBy' | 'withinDays'>): string {
  if (sameDayBy !== null) return `the same working day if ordered by ${sameDayBy} (works’ time)`
  return withinDays === 1 ? 'on the next working day at the latest' : `within ${withinDays} working days`
}

/** As YYYY-MM-DD. */
function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
}

function describeDay(day: string, today: string, tomorrow: string): string {
  if (day === today) return 'today'
  return day === tomorrow ? 'tomorrow' : `on ${describeWindow({ from: day, to: day }, 'long')}`
}

/** '2 h 10 min'; less than one is 'a minute'. */
export function describeMinutes(minutes: number): string {
  if (minutes < 1) return 'a minute'
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ')
}
