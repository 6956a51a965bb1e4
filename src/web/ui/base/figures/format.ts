import { byLanguage, type Language } from '#contract/language.ts'

/* How amounts, counts and times are formatted, the same on the server and in every browser: the locale is that of the language, by
   default English, as of a sentence that is not said in another; the time zone is the shop's; neither is the machine's that renders. */

export { formatEuros } from '#contract/money.ts'

export const TIME_ZONE = 'UTC'

const formatsOf = byLanguage(locale => ({
  counts: new Intl.NumberFormat(locale),
  days: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE }),
  moments: new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }),
}))

/** A count: 4800 is 4,800. */
export function formatCount(count: number, language?: Language): string {
  return formatsOf(language).counts.format(count)
}

/** The day of an ISO time: 5 Mar 2026. */
export function formatDay(isoTime: string, language?: Language): string {
  return formatsOf(language).days.format(new Date(isoTime))
}

/** Day and time of day: 5 Mar 2026, 14:30 UTC. */
export function formatMoment(isoTime: string, language?: Language): string {
  return `${formatsOf(language).moments.format(new Date(isoTime))} ${TIME_ZONE}`
}
