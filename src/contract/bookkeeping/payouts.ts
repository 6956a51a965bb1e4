import { z } from 'zod'
import { inEuros } from '../common.ts'
import { periodQuery } from './bookkeeping.ts'
import { movementKinds, payoutStatuses } from './payout-kinds.ts'

/** Of which days, and of which payout the parts are listed: `waiting` are those that are in none yet. */
export const payoutsQuery = periodQuery.extend({
  payout: z
    .string()
    .regex(/^(po_\w{1,100}|waiting)$/, 'must be the id of a payout, or waiting')
    .optional(),
})

/** What movements come to, in euros. Below zero: taken off; fees are above zero. */
const sums = {
  movements: z.int(),
  charges: inEuros,
  refunds: inEuros,
  disputes: inEuros,
  fees: inEuros,
  other: inEuros.meta({ description: 'payouts that came back, and what has no kind here' }),
  net: inEuros,
  notBooked: inEuros.meta({ description: 'what of it the bookings do not have' }),
}

const payout = z
  .object({
    id: z.string(),
    /** On which the bank has it, YYYY-MM-DD. */
    day: z.string(),
    status: z.enum(payoutStatuses),
    amount: inEuros,
    parts: z
      .enum(['unread', 'read', 'unsaid'])
      .meta({ description: 'whether its movements are known; unsaid: the card service does not say' }),
    ...sums,
    /** What was paid out beyond its parts; below zero: short of them. */
    unexplained: inEuros,
  })
  .meta({ id: 'Payout' })
export type Payout = z.infer<typeof payout>

const part = z
  .object({
    id: z.string(),
    kind: z.enum(movementKinds),
    category: z.string().meta({ description: "the card service's own word" }),
    day: z.string(),
    order: z.string().nullable(),
    orderNumber: z.string().nullable(),
    amount: inEuros,
    fee: inEuros,
    net: inEuros,
    isBooked: z.boolean(),
  })
  .meta({ id: 'PayoutPart' })
export type PayoutPart = z.infer<typeof part>

/** What the card service pays out, and of what it is made. */
export const payoutsReport = z
  .object({
    from: z.string(),
    to: z.string(),
    payouts: z.array(payout),
    waiting: z.object(sums),
    failingSince: z.iso.datetime().nullable(),
    parts: z.array(part),
  })
  .meta({ id: 'PayoutsReport' })
export type PayoutsReport = z.infer<typeof payoutsReport>
