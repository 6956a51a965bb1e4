const dates = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** The day, the same on the server and in the browser: 5 Mar 2026. */
export function formatDay(isoTime: string): string {
  return dates.format(new Date(isoTime))
}

/** Day and time of day: 5 Mar 2026, 14:30 UTC. */
export function formatMoment(isoTime: string): string {
  return `${times.format(new Date(isoTime))} UTC`
}
