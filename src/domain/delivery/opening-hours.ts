import type { CutOff, Dispatching, Works } from '../context.ts'
import { isHoliday } from './working-days.ts'

const MINUTE_MS = 60_000
/** Further than anybody plans: nothing is looked for beyond. */
const MAX_DAYS = 400

/** When the works is open on a day, in ms since 1970. */
interface OpenDay {
  /** YYYY-MM-DD, in the time zone of the works. */
  readonly day: string
  readonly opens: number
  readonly closes: number
}

/** The opening hours of the works by the calendar of its time zone (an IANA name): days are worked out once. */
export class OpeningHours {
  readonly #works: Works
  readonly #timeZone: string
  readonly #known = new Map<string, OpenDay | undefined>()

  constructor(works: Works, timeZone: string) {
    this.#works = works
    this.#timeZone = timeZone
  }

  /** How many minutes the works is open between two moments. */
  minutesBetween(from: Date, to: Date): number {
    let ms = 0
    for (const { opens, closes } of this.#from(from)) {
      if (opens >= to.getTime()) break
      ms += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
    }
    return ms / MINUTE_MS
  }

  /** The next days on which something leaves, with the moments until which it must be ordered, so many open minutes before the works closes. */
  cutOffs(now: Date, minutes: number, count: number): CutOff[] {
    const found: CutOff[] = []
    for (const { day, closes } of this.#from(now)) {
      const orderBy = this.#before(closes, day, minutes * MINUTE_MS)
      if (orderBy > now.getTime()) found.push({ orderBy: new Date(orderBy), leavesOn: day })
      if (found.length === count) break
    }
    return found
  }

  /** `Dispatching.standing`, by so many open minutes from an order to its shipment. */
  standing(minutes: number): ReturnType<Dispatching['standing']> {
    const days = [...this.#works.hours.values()]
    const shortest = Math.min(...days.map(({ opens, closes }) => closes - opens))
    const first = Math.min(...days.map(({ closes }) => closes)) - Math.ceil(minutes)
    const opensLast = Math.max(...days.map(({ opens }) => opens))
    // Before the last one opens, it is not open on every day.
    if (minutes <= shortest && first >= opensLast) return { sameDayBy: clockOf(first), withinDays: 0 }
    return { sameDayBy: null, withinDays: Math.max(1, Math.ceil(minutes / shortest)) }
  }

  /** The moment that is so many open ms before a day closes. */
  #before(closes: number, day: string, ms: number): number {
    let left = ms
    let end = closes
    let date = Temporal.PlainDate.from(day)
    for (let looked = 0; looked < MAX_DAYS; looked += 1) {
      const open = this.#on(date)
      if (open) {
        end = open.closes
        if (end - left >= open.opens) return end - left
        left -= end - open.opens
      }
      date = date.subtract({ days: 1 })
    }
    return Number.NEGATIVE_INFINITY
  }

  /** The days on which it is open, from that of a moment on. */
  *#from(at: Date): Generator<OpenDay> {
    let date = at.toTemporalInstant().toZonedDateTimeISO(this.#timeZone).toPlainDate()
    for (let looked = 0; looked < MAX_DAYS; looked += 1) {
      const open = this.#on(date)
      if (open) yield open
      date = date.add({ days: 1 })
    }
  }

  #on(date: Temporal.PlainDate): OpenDay | undefined {
    const day = date.toString()
    if (!this.#known.has(day)) this.#known.set(day, this.#workOut(date, day))
    return this.#known.get(day)
  }

  #workOut(date: Temporal.PlainDate, day: string): OpenDay | undefined {
    const hours = this.#works.hours.get(date.dayOfWeek)
    const isClosed = this.#works.closed.some(({ from, to }) => from <= day && day <= to)
    if (!hours || isClosed || isHoliday(day)) return undefined
    const midnight = date.toZonedDateTime(this.#timeZone)
    const at = (minute: number) =>
      midnight.withPlainTime({ hour: Math.floor(minute / 60) % 24, minute: minute % 60 }).epochMilliseconds
    const closes = hours.closes === 24 * 60 ? midnight.add({ days: 1 }).epochMilliseconds : at(hours.closes)
    return { day, opens: at(hours.opens), closes }
  }
}

/** A minute of the day as a clock shows it: '14:00'. */
function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
