import { z } from 'zod'
import { MAX_PAGE, MAX_QUANTITY } from './catalog.ts'
import { entityId, integer, isoTime, optionalText } from './common.ts'
import { countingReasons, movementReasons } from './stock-reason.ts'

const note = optionalText(300)
const pieces = integer(1, MAX_QUANTITY)

/**
 * Stock that an admin moves. `received` and `scrapped` are so many pieces; a `correction` adds them or, below zero, takes them
 * away, and says why; `counted` is what is on the shelf now, pieces of orders that are not shipped yet included.
 */
export const newMovement = z.discriminatedUnion(
  'reason',
  [
    z.object({ reason: z.literal('received'), quantity: pieces, note }),
    z.object({ reason: z.literal('scrapped'), quantity: pieces, note }),
    z.object({ reason: z.literal('counted'), quantity: integer(0, MAX_QUANTITY), note }),
    z.object({
      reason: z.literal('correction'),
      quantity: integer(-MAX_QUANTITY, MAX_QUANTITY).refine(value => value !== 0, 'must not be 0'),
      note: note.refine(value => value !== '', 'must say why'),
    }),
  ],
  `must be one of ${countingReasons.join(', ')}`,
)
export type NewMovement = z.output<typeof newMovement>

/** A line of the ledger. `available` is what there was after it. */
export const movement = z
  .object({
    _id: entityId,
    createdAt: isoTime,
    reason: z.enum(movementReasons),
    change: z.int(),
    available: z.int().nullable().meta({ description: 'null where it was not kept' }),
    order: entityId.nullable(),
    person: z.string().nullable().meta({ description: 'the admin who moved it; null for orders' }),
    note: z.string(),
  })
  .meta({ id: 'Movement' })
export type Movement = z.infer<typeof movement>

/** A page of what belongs to one product. */
export const pageQuery = z.object({
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})

/** What a movement answers: its id, and what is available now. */
export const moved = z.object({ acknowledged: z.literal(true), insertedId: z.string(), available: z.int() })
