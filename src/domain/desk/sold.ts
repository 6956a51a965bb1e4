import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cents } from '#contract/money.ts'
import { ORDER_CAME } from '#db/indexes.ts'

/* What the figures of sales share. */

/** When an order came, and with that was sold. */
export const came = sql.raw(ORDER_CAME)

/** Nothing that was cancelled, on account too, was sold. */
export const isSold = sql`status not in ('cancelled', 'expired')`

export const at = (moment: string) => sql`${moment}::timestamptz`

/** Cents that the database counted. */
export const amount = z.number().transform(cents)
