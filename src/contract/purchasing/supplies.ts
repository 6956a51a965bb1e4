import { z } from 'zod'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { entityId, euros, inEuros, integer, isOneLine, isoTime, optionalText } from '../common.ts'
import { printed } from '../printable.ts'
import { MAX_LEAD_DAYS, MAX_SUPPLIERS_OF_SIZE } from './states.ts'

/** How a supplier calls a size. */
export const supplierNumber = printed(optionalText(60).refine(isOneLine, 'must be one line'))

/** That somebody supplies a size, and on which terms. */
const supply = z.strictObject({
  supplier: entityId,
  number: supplierNumber.meta({ description: 'what the supplier calls it' }),
  price: euros.nullable().meta({ description: 'of a piece, in euros without VAT; null: not agreed' }),
  pack: integer(1, MAX_QUANTITY).meta({ description: 'only multiples of it are ordered' }),
  minimum: integer(1, MAX_QUANTITY).meta({ description: 'fewer are not ordered' }),
  leadDays: integer(0, MAX_LEAD_DAYS).nullable().meta({ description: "null: the supplier's usual ones" }),
})

/** How a size is bought, as a whole. Its first supplier that is not archived is the one that it is ordered from. */
export const suppliesEdit = z
  .strictObject({
    reorderPoint: integer(0, MAX_QUANTITY).nullable().meta({
      description: 'with fewer pieces available and on order, more are proposed; null: by sales alone',
    }),
    orderUpTo: integer(1, MAX_QUANTITY).nullable().meta({
      description: 'so many there are to be then; null: the reorder point, and what sells in the lead time',
    }),
    suppliers: z
      .array(supply, 'must be a list of suppliers')
      .max(MAX_SUPPLIERS_OF_SIZE, `must be at most ${MAX_SUPPLIERS_OF_SIZE}`)
      .refine(
        each => new Set(each.map(({ supplier }) => supplier)).size === each.length,
        'must name each supplier once',
      ),
  })
  .refine(({ reorderPoint, orderUpTo }) => orderUpTo === null || orderUpTo >= (reorderPoint ?? 0), {
    path: ['orderUpTo'],
    message: 'must not be below the reorder point',
  })

/** How a size is bought. */
export const supplies = z
  .object({
    version: z.int().meta({ description: 'for If-Match; 0: nobody has said anything yet' }),
    reorderPoint: z.int().nullable(),
    orderUpTo: z.int().nullable(),
    suppliers: z.array(
      z.object({
        supplier: entityId,
        name: z.string(),
        archivedAt: isoTime.nullable(),
        number: z.string(),
        price: inEuros.nullable(),
        pack: z.int(),
        minimum: z.int(),
        leadDays: z.int().nullable(),
      }),
    ),
    onOrder: z.int().meta({ description: 'pieces in orders to suppliers, drafts too, that have not come' }),
  })
  .meta({ id: 'Supplies' })
export type Supplies = z.infer<typeof supplies>
