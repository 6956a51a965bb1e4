/**
 * How amounts, counts and times are formatted, the same on the server and in every browser: locale and time zone are the shop's,
 * never those of the machine that renders.
 */
export const LOCALE = 'en-IE'
export const TIME_ZONE = 'UTC'

const euros = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'EUR',
  // As papers do: a piece may cost less than a cent.
  maximumFractionDigits: 4,
})
const counts = new Intl.NumberFormat(LOCALE)
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE })
const moments = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

/** An amount in euros: 1234.5 is €1,234.50; the price of a piece may have four decimals: €0.2101. */
export function formatEuros(amount: number): string {
  return euros.format(amount)
}

/** A count: 4800 is 4,800. */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** The day of an ISO time: 5 Mar 2026. */
export function formatDay(isoTime: string): string {
  return days.format(new Date(isoTime))
}

/** Day and time of day: 5 Mar 2026, 14:30 UTC. */
export function formatMoment(isoTime: string): string {
  return `${moments.format(new Date(isoTime))} ${TIME_ZONE}`
}
