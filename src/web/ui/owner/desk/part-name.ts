import { byLanguage } from '#contract/language.ts'

const formats = byLanguage(locale => ({
  days: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  months: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
}))

/** What a part of a span of so many days is called, by when it begins in the seller's time zone: '14:00', '5 Mar', 'Mar 2026'. */
export function namePart(from: string, days: number): string {
  if (days === 1) return from.slice(11, 16)
  return formats()[days > 31 ? 'months' : 'days'].format(new Date(from.slice(0, 10)))
}
