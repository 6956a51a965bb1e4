import { byLanguage, type Language } from '#contract/language.ts'
import { TIME_ZONE } from '../../base/figures/format.ts'

const seconds = byLanguage(
  locale =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: TIME_ZONE }),
)

/** Day and time to the second: 5 Mar 2026, 14:30:05 UTC. */
export function formatSecond(isoTime: string, language?: Language): string {
  return `${seconds(language).format(new Date(isoTime))} ${TIME_ZONE}`
}
