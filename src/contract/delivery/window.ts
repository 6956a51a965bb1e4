/* Without zod: pages, mails and papers say it alike. */

/** The first and the last day on which goods are expected, as YYYY-MM-DD. */
export interface DeliveryWindow {
  readonly from: string
  readonly to: string
}

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const months = {
  short: new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }),
}

/** A window as people read it: 'Tue 24 to Thu 26 Nov', 'Mon 30 Nov to Wed 2 Dec', 'Tue 24 Nov'; or with the names of months at length. */
export function describeWindow({ from, to }: DeliveryWindow, month: 'short' | 'long' = 'short'): string {
  const describeDay = (day: string) => `${describeDayOfMonth(day)} ${months[month].format(new Date(day))}`
  if (from === to) return describeDay(to)
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isSameMonth ? describeDayOfMonth(from) : describeDay(from)} to ${describeDay(to)}`
}

function describeDayOfMonth(day: string): string {
  return `${weekdays.format(new Date(day))} ${Number(day.slice(8))}`
}
