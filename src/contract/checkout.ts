import { z } from 'zod'
import { MAX_QUANTITY } from './catalog.ts'
import { absentable, entityId, integer, phone } from './common.ts'
import { euros } from './euros.ts'

/** How many lines an order may have. */
export const MAX_LINES = 500

/** One product of a checkout, with the names of an order: `availability` is the quantity, `price` what the line comes to. */
const wantedLine = z.object({
  product: entityId,
  availability: integer(1, MAX_QUANTITY),
  /** What the customer saw; without it, only the total is compared. */
  price: absentable(euros),
})

/** An order of several products, each once. `price` is the total that the customer saw, in euros. */
export const newCheckout = z.object({
  lines: z
    .array(wantedLine, 'must be a list of lines')
    .min(1, 'must have at least one line')
    .max(MAX_LINES, `must have at most ${MAX_LINES} lines`),
  price: euros,
  phone,
})
export type NewCheckout = z.output<typeof newCheckout>
