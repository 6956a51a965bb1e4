import { byLanguage, english } from '#contract/language.ts'
import type { Figure } from '#contract/phrase.ts'

/* How amounts, counts and times are formatted, the same on the server and in every browser: locale and time zone are those of the
   language and of the shop, never those of the machine that renders. Without a language as English has it, as the sentences are. */

export { formatEuros } from '#contract/money.ts'

export const TIME_ZONE = 'UTC'

const counts = byLanguage(locale => new Intl.NumberFormat(locale))
const days = byLanguage(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE }),
)
const moments = byLanguage(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }),
)

/** A count: 4800 is 4,800. */
export function formatCount(count: number, language = english): string {
  return counts(language).format(count)
}

/** The day of an ISO time: 5 Mar 2026. */
export function formatDay(isoTime: string, language = english): string {
  return days(language).format(new Date(isoTime))
}

/** The same within a sentence that is not worded yet. */
export function mentionDay(isoTime: string): Figure {
  return { day: new Date(isoTime), timeZone: TIME_ZONE, dateStyle: 'medium' }
}

/** Day and time of day: 5 Mar 2026, 14:30 UTC. */
export function formatMoment(isoTime: string, language = english): string {
  return `${moments(language).format(new Date(isoTime))} ${TIME_ZONE}`
}
