/* Without zod: pages, mails and papers say it alike. */
import { byLanguage, type Language } from '../language.ts'
import { say, word } from '../phrase.ts'

/** The first and the last day on which goods are expected, as YYYY-MM-DD. */
export interface DeliveryWindow {
  readonly from: string
  readonly to: string
}

const formatDays = (month: 'short' | 'long' | undefined) =>
  byLanguage(
    locale => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month, timeZone: 'UTC' }),
  )
const days = { short: formatDays('short'), long: formatDays('long') }
const daysOfMonth = formatDays(undefined)

/** A window as people read it: 'Tue 24 to Thu 26 Nov', 'Mon 30 Nov to Wed 2 Dec', 'Tue 24 Nov'; or with the names of months at length. */
export function describeWindow(
  { from, to }: DeliveryWindow,
  month: 'short' | 'long' = 'short',
  language?: Language,
): string {
  // Without the comma after the day of the week.
  const describe = (day: string, format: typeof daysOfMonth) =>
    format(language).format(new Date(day)).replace(',', '')
  const end = describe(to, days[month])
  if (from === to) return end
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  const start = describe(from, isSameMonth ? daysOfMonth : days[month])
  return word(say`${start} to ${end}`, language)
}
