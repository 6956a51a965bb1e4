/** The day in a time zone at a moment, as YYYY-MM-DD. `timeZone` is an IANA name. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = formatOf(timeZone).formatToParts(at)
  const partOf = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return `${partOf('year').padStart(4, '0')}-${partOf('month')}-${partOf('day')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, as making one takes ten times as long as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en', { timeZone, ...numbers })
  formats.set(timeZone, format)
  return format
}

/** The last moment, to the millisecond, of the day that is so many days after this moment, in a time zone. */
export function endOfDay(timeZone: string, at: Date, daysLater = 0): Date {
  const next = at
    .toTemporalInstant()
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: daysLater + 1 })
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds - 1)
}

/** Noon in UTC of a day (YYYY-MM-DD), as ISO 8601: the same day wherever it is shown. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}
