import { z } from 'zod'
import { entityId, integer, isOneLine, isoTime, optionalText } from '../common.ts'
import { MAX_PAGE } from './catalog.ts'
import { MAX_QUANTITY } from './price-tiers.ts'

/** The reasons for which an admin moves stock. */
const countingReasons = ['received', 'counted', 'correction', 'scrapped'] as const
export type CountingReason = (typeof countingReasons)[number]

/** The reasons for which `available` changes. */
export const movementReasons = [
  'opening',
  'booked',
  'cancelled',
  'expired',
  'rebooked',
  'refunded',
  'returned',
  ...countingReasons,
] as const
export type MovementReason = (typeof movementReasons)[number]

const note = optionalText(300)
const pieces = integer(1, MAX_QUANTITY)
/** The number that its maker gave a lot; '': pieces of no lot. */
const lot = optionalText(60).refine(isOneLine, 'must be one line')

/**
 * Stock moved by an admin. `received` and `scrapped` give the number of pieces; a `correction` adds pieces or, if negative, takes
 * them away, and says why; `counted` is the number on the shelf now, including pieces of orders not shipped yet. All but a count may name the
 * lot of these pieces; one that is received for the first time begins.
 */
export const newMovement = z.discriminatedUnion(
  'reason',
  [
    z.object({ reason: z.literal('received'), quantity: pieces, note, lot }),
    z.object({ reason: z.literal('scrapped'), quantity: pieces, note, lot }),
    z.object({
      reason: z.literal('counted'),
      quantity: integer(0, MAX_QUANTITY),
      note,
      lot: lot.refine(value => value === '', 'must be empty: the shelf is counted, not a lot'),
    }),
    z.object({
      reason: z.literal('correction'),
      quantity: integer(-MAX_QUANTITY, MAX_QUANTITY).refine(value => value !== 0, 'must not be 0'),
      note: note.refine(value => value !== '', 'must say why'),
      lot,
    }),
  ],
  `must be one of ${countingReasons.join(', ')}`,
)

/** A line of the ledger. `available` is the number of pieces after the movement. */
export const movement = z
  .object({
    _id: entityId,
    createdAt: isoTime,
    reason: z.enum(movementReasons),
    change: z.int(),
    available: z.int().nullable().meta({ description: 'null if it was not recorded' }),
    order: entityId.nullable(),
    person: z.string().nullable().meta({ description: 'the admin who moved it; null for orders' }),
    note: z.string(),
    lot: z.string().nullable().meta({ description: 'the number of the lot of these pieces' }),
  })
  .meta({ id: 'Movement' })
export type Movement = z.infer<typeof movement>

/** A page of a product's movements or history. */
export const pageQuery = z.object({
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})

/** The answer to a movement: its id, and what is available now. */
export const moved = z.object({ acknowledged: z.literal(true), insertedId: z.string(), available: z.int() })
