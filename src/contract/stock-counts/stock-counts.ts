import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { updatedSince } from '../changes.ts'
import { acknowledged, entityId, integer, isoTime, text } from '../common.ts'
import { countReasons, MAX_COUNT_LINES } from './reasons.ts'

/** What is to be counted: what lies at places that begin so. */
export const newStockCount = z.strictObject({
  place: text(30).meta({ description: "how shelf places begin: 'A-12' also means A-12-03" }),
})

/** A list to count by, without its lines. */
export const listedStockCount = z
  .object({
    _id: entityId,
    number: z.string().meta({ description: "'SC-000012'" }),
    place: z.string(),
    createdAt: isoTime,
    createdBy: z.string(),
    lines: z.int(),
    entered: z.int().meta({ description: 'lines whose figure is booked' }),
    differences: z.int().meta({ description: 'of those, lines of which there were more or fewer' }),
  })
  .meta({ id: 'ListedStockCount' })
export type ListedStockCount = z.infer<typeof listedStockCount>

/** The same with its lines, in the order of a way along the shelves. */
export const stockCount = listedStockCount
  .extend({
    rows: z.array(
      z.object({
        product: entityId,
        name: z.string(),
        sku: z.string().nullable(),
        shelfPlace: z.string(),
        shelf: z.int().meta({
          description: 'pieces on the shelf when it was printed, or when it was last found that they moved',
        }),
        recount: z.boolean().meta({ description: 'whether they have moved since it was printed' }),
        counted: z.int().nullable().meta({ description: 'null: not entered yet' }),
        reason: z.enum(countReasons).nullable(),
        enteredBy: z.string().nullable(),
        enteredAt: isoTime.nullable(),
      }),
    ),
  })
  .meta({ id: 'StockCount' })
export type StockCount = z.infer<typeof stockCount>

const counted = integer(0, MAX_QUANTITY)
const reason = z
  .enum(countReasons, `must be one of ${countReasons.join(', ')}`)
  .meta({ description: 'why it differs, if it does' })

/** Figures of a list that were counted. */
export const countEntries = z.strictObject({
  lines: z
    .array(
      z.strictObject({ product: entityId, counted, reason: reason.optional().default('unknown') }),
      'must be a list of lines',
    )
    .min(1, 'must have at least one line')
    .max(MAX_COUNT_LINES, `must have at most ${MAX_COUNT_LINES} lines`),
})

/** The same as it is typed, each line of the list: an empty one was not counted yet. */
export const countForm = z.object({
  lines: z.array(
    z.object({
      counted: z
        .string()
        .refine(
          typed => typed.trim() === '' || counted.safeParse(typed).success,
          'must be a whole number, or empty',
        ),
      reason,
    }),
  ),
})
export type CountForm = z.input<typeof countForm>

/** What became of each line. */
export const countOutcome = acknowledged.extend({
  lines: z.array(
    z.object({
      product: entityId,
      change: z
        .int()
        .nullable()
        .meta({ description: 'pieces that there were more, or fewer; null: it is not booked' }),
      reason: z.string().nullable().meta({ description: 'why it is not booked' }),
    }),
  ),
})
export type CountOutcome = z.infer<typeof countOutcome>

export const stockCountQuery = z.object({
  updatedSince: updatedSince('lists that changed since, or what was entered by them'),
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})
