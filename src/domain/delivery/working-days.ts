import type { DeliveryWindow } from '#contract/delivery/window.ts'
import type { Works } from '../context.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Days on which parcels rest in most of Europe, as MM-DD: New Year, Labour Day, Christmas. Those that follow Easter are
 * counted in days from it: Good Friday, Easter Monday, Ascension, Whit Monday. A country may work on some of them: then
 * goods come earlier than promised.
 */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26'])
const HOLIDAYS_FROM_EASTER: ReadonlySet<number> = new Set([-2, 1, 39, 50])

/** When goods that take so many working days are expected, ordered on a day as YYYY-MM-DD: if the works is closed then, as if on the first day after. */
export function windowOf(
  { minDays, maxDays }: { readonly minDays: number; readonly maxDays: number },
  day: string,
  { closed }: Pick<Works, 'closed'>,
): DeliveryWindow {
  const open = firstOpen(day, closed)
  return { from: addWorkingDays(open, minDays), to: addWorkingDays(open, maxDays) }
}

/** The day itself, or the first after it on which the works is not closed: a weekend before a day on which it is does not count. */
function firstOpen(day: string, closed: Works['closed']): string {
  const shut = closed.find(({ from, to }) => from <= addWorkingDays(day, 0) && day <= to)
  return shut ? firstOpen(writeDay(Date.parse(shut.to) + DAY_MS), closed) : day
}

/** The day so many working days after a day, both as YYYY-MM-DD. 0: the day itself, or the next working day. */
export function addWorkingDays(day: string, count: number): string {
  let at = Date.parse(day)
  for (let left = count; left > 0 || !isWorkingDay(at); ) {
    at += DAY_MS
    if (isWorkingDay(at)) left -= 1
  }
  return writeDay(at)
}

/** The day so many working days before a day, both as YYYY-MM-DD. */
export function workingDayBefore(day: string, count: number): string {
  let at = Date.parse(day)
  for (let left = count; left > 0; ) {
    at -= DAY_MS
    if (isWorkingDay(at)) left -= 1
  }
  return writeDay(at)
}

/** How far a calendar is looked through: works that are closed for longer promise nothing. */
const MAX_CALENDAR_DAYS = 5 * 366

/** The next so many days after a day (YYYY-MM-DD) on which the works is open; fewer if it is closed for years. */
export function openDaysAfter(
  day: string,
  count: number,
  { hours, closed }: Pick<Works, 'hours' | 'closed'>,
) {
  const days: string[] = []
  const first = Date.parse(day)
  for (let later = 1; later <= MAX_CALENDAR_DAYS && days.length < count; later += 1) {
    const date = new Date(first + later * DAY_MS)
    const at = writeDay(date.getTime())
    const isClosed = closed.some(({ from, to }) => from <= at && at <= to)
    if (hours.has(date.getUTCDay() || 7) && !isClosed && !isHoliday(at)) days.push(at)
  }
  return days
}

function isWorkingDay(at: number): boolean {
  const date = new Date(at)
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  return !isWeekend && !isHoliday(writeDay(at))
}

/** Whether a day (YYYY-MM-DD) is one on which parcels rest in most of Europe, besides weekends. */
export function isHoliday(day: string): boolean {
  const at = Date.parse(day)
  return (
    FIXED_HOLIDAYS.has(day.slice(5)) ||
    HOLIDAYS_FROM_EASTER.has((at - easterOf(new Date(at).getUTCFullYear())) / DAY_MS)
  )
}

/** Easter Sunday by the Gregorian calendar: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return Date.UTC(year, month - 1, day)
}

function writeDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
