import { z } from 'zod'
import { absentable, acknowledged, entityId, inEuros } from '../common.ts'

/** Pieces of a size that should be bought, and why. */
export const proposal = z
  .object({
    product: entityId,
    name: z.string(),
    sku: z.string().nullable(),
    supplier: z
      .object({ _id: entityId, name: z.string() })
      .nullable()
      .meta({ description: 'from whom; null: nobody supplies it' }),
    number: z.string().meta({ description: 'what the supplier calls it' }),
    available: z.int().meta({ description: 'in stock, without what is reserved for orders' }),
    backOrdered: z.int().meta({ description: 'sold beyond the stock, and not here yet' }),
    onOrder: z.int().meta({ description: 'in orders to suppliers, drafts too, that has not come' }),
    reorderPoint: z.int().nullable(),
    sold: z.int().meta({ description: 'pieces in the last 90 days' }),
    leadDays: z.int().nullable().meta({ description: 'how long more of it takes to come' }),
    pieces: z.int().meta({ description: 'what should be bought, in whole packs' }),
    price: inEuros.nullable().meta({ description: 'of a piece, without VAT' }),
  })
  .meta({ id: 'PurchaseProposal' })
export type Proposal = z.infer<typeof proposal>

/** From whom what is proposed is ordered; without one from all. */
export const proposalOrder = z.strictObject({ supplier: absentable(entityId) })

/** The drafts that were made. */
export const proposalOrdered = acknowledged.extend({ insertedIds: z.array(entityId) })
