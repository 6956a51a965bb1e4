import { LOCALE, TIME_ZONE } from '../../base/figures/format.ts'

const seconds = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
})

/** Day and time to the second: 5 Mar 2026, 14:30:05 UTC. */
export function formatSecond(isoTime: string): string {
  return `${seconds.format(new Date(isoTime))} ${TIME_ZONE}`
}
