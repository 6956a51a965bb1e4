import { z } from 'zod'
import type { Works } from '#domain/context.ts'
import { onDesk } from './desk-settings.ts'
import { whole } from './whole.ts'

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const MAX_CLOSED = 60
const HOURS_FORM = 'must be days with their hours, like Mon-Thu 08:00-16:30, Fri 08:00-14:00'
const CLOSED_FORM = 'must be days, or first and last day, like 2026-12-24, 2026-12-27 to 2027-01-02'

const minutesOf = (hour: string, minute: string) => Number(hour) * 60 + Number(minute)
const numberOf = (day: string | undefined) => WEEK.findIndex(name => name === day) + 1

/** Parses 'Mon-Thu 08:00-16:30, Fri 08:00-14:00'. */
function readHours(text: string, ctx: z.RefinementCtx): Works['hours'] {
  const hours = new Map<number, { opens: number; closes: number }>()
  for (const entry of text.split(',')) {
    const [, from, to = from, opensAt = '', opens = '', closesAt = '', closes = ''] =
      /^ *([A-Z][a-z]{2})(?: ?- ?([A-Z][a-z]{2}))? +([01]?\d|2[0-3]):([0-5]\d) ?- ?([01]?\d|2[0-4]):([0-5]\d) *$/.exec(
        entry,
      ) ?? []
    const day = { opens: minutesOf(opensAt, opens), closes: minutesOf(closesAt, closes) }
    const [first, last] = [numberOf(from), numberOf(to)]
    if (first === 0 || last < first || day.closes <= day.opens || day.closes > 24 * 60) {
      ctx.addIssue({ code: 'custom', message: HOURS_FORM })
      return hours
    }
    for (let number = first; number <= last; number += 1) {
      if (hours.has(number)) ctx.addIssue({ code: 'custom', message: 'must name each day once' })
      hours.set(number, day)
    }
  }
  return hours
}

const isDay = (text: string) => z.iso.date().safeParse(text).success

/** Parses '2026-12-24, 2026-12-27 to 2027-01-02'. */
function readClosed(text: string, ctx: z.RefinementCtx): Works['closed'] {
  const entries = text.split(',').map(entry => entry.trim().split(' to '))
  const days = entries.map(([from = '', to = from, ...more]) => ({ from, to, isOne: more.length === 0 }))
  const isRead = days.every(({ from, to, isOne }) => isOne && isDay(from) && isDay(to) && from <= to)
  if (!isRead) ctx.addIssue({ code: 'custom', message: CLOSED_FORM })
  else if (days.length > MAX_CLOSED)
    ctx.addIssue({
      code: 'custom',
      message: `must be at most ${MAX_CLOSED} entries: take out those of years gone by`,
    })
  return days.map(({ from, to }) => ({ from, to }))
}

export const GIVEN_HOURS = 'Mon-Fri 08:00-16:00'

/** When the works is open, and how soon it sends goods. */
export const worksSettings = {
  OPENING_HOURS: z.string(HOURS_FORM).transform(readHours).register(onDesk, {
    section: 'works',
    label: 'Opening hours',
    help: 'Of the works, in its time zone, like Mon-Thu 08:00-16:30, Fri 08:00-14:00. Customers read on the pages of parts, in the basket and at the checkout when what they order leaves.',
  }),
  CLOSED_DAYS: z.string().transform(readClosed).optional().register(onDesk, {
    section: 'works',
    label: 'Closed on',
    help: 'Days besides the holidays that most of Europe has, like 2026-12-24, 2026-12-27 to 2027-01-02. Nothing leaves then, and the days on which goods are expected move with them.',
    kind: 'area',
  }),
  DISPATCH_MINUTES: whole(0, 14_400, 'must be minutes, 0 to 14400').default(120).register(onDesk, {
    section: 'works',
    label: 'Minutes from an order to its shipment',
    help: 'Of opening hours. Counted on only while fewer than 20 shipments of the last 60 days tell it.',
    kind: 'count',
  }),
}

/** What the settings say of the works. */
export const readWorks = (env: z.output<z.ZodObject<typeof worksSettings>>): Works => ({
  hours: env.OPENING_HOURS,
  closed: env.CLOSED_DAYS ?? [],
  dispatchMinutes: env.DISPATCH_MINUTES,
})
