import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/client.ts'
import { ORDER_CAME } from '#db/indexes.ts'
import type { Billing, CutOff, Dispatching, MeasuredDispatch, Works } from '../context.ts'
import { OpeningHours } from './opening-hours.ts'

/** Over how many days it is measured how soon orders leave, and from how many of them on that is believed. */
const MEASURED_DAYS = 60
const ENOUGH_ORDERS = 20
/** Of the newest alone, where there are very many. */
const MAX_ORDERS = 20_000
const DAY_MS = 24 * 60 * 60 * 1000

/** An order that came, and its first shipment. */
const lefts = z.array(z.object({ came: z.coerce.date(), left: z.coerce.date() }))
type Left = z.output<typeof lefts>[number]

interface Known {
  readonly works: Works
  readonly timeZone: string
  readonly left: readonly Left[]
  readonly opening: OpeningHours
  readonly measured: MeasuredDispatch
}

interface GaugeOptions {
  readonly db: Pick<Database, 'execute'>
  readonly now: () => Date
  /** As they stand. */
  readonly settings: () => { readonly billing: Pick<Billing, 'timeZone' | 'works'> }
}

/**
 * How many minutes of opening hours pass from an order, once it is paid or put on account, to its first shipment. Kept between measurements,
 * as every page of a part asks for it.
 */
export class DispatchGauge implements Dispatching {
  readonly #options: GaugeOptions
  #left: readonly Left[] = []
  /** What follows from these settings and from what has left: worked out anew when one of both changes. */
  #known: Known | undefined

  constructor(options: GaugeOptions) {
    this.#options = options
  }

  get minutes(): number {
    const { p90Minutes } = this.#read().measured
    return this.isMeasured && p90Minutes !== null
      ? Math.ceil(p90Minutes)
      : this.#options.settings().billing.works.dispatchMinutes
  }

  get isMeasured(): boolean {
    return this.#left.length >= ENOUGH_ORDERS
  }

  cutOffs(count: number): CutOff[] {
    return this.#read().opening.cutOffs(this.#options.now(), this.minutes, count)
  }

  standing(): ReturnType<Dispatching['standing']> {
    return this.#read().opening.standing(this.minutes)
  }

  /** Measures anew: one statement, of the shipments of 60 days. */
  async measure(): Promise<MeasuredDispatch> {
    const { db, now } = this.#options
    const since = new Date(now().getTime() - MEASURED_DAYS * DAY_MS).toISOString()
    const { rows } = await db.execute(sql`
      select ${sql.raw(ORDER_CAME)} as came, left_at as "left"
      from (select order_id, min(created_at) as left_at from shipments where created_at >= ${since}
        group by order_id order by left_at desc limit ${MAX_ORDERS}) as first
      join orders on orders.id = first.order_id
      where ${sql.raw(ORDER_CAME)} >= ${since}`)
    this.#left = lefts.parse(rows)
    return this.#read().measured
  }

  #read(): Known {
    const { works, timeZone } = this.#options.settings().billing
    const [known, left] = [this.#known, this.#left]
    if (known?.works === works && known.timeZone === timeZone && known.left === left) return known
    const opening = new OpeningHours(works, timeZone)
    return (this.#known = { works, timeZone, left, opening, measured: measure(opening, left) })
  }
}

function measure(opening: OpeningHours, left: readonly Left[]): MeasuredDispatch {
  const minutes = left
    .map(({ came, left: at }) => opening.minutesBetween(came, at))
    .toSorted((one, other) => one - other)
  return { p90Minutes: minutes[Math.ceil(minutes.length * 0.9) - 1] ?? null, orders: minutes.length }
}
