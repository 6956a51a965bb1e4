import { z } from 'zod'
import { backOrder } from '../catalog/back-orders.ts'
import { category, priceTier, product, productKey } from '../catalog/catalog.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { absentable, entityId, inEuros, integer, positiveEuros } from '../common.ts'
import { lineProblems, MAX_BASKET_LINES } from './terms.ts'

const quantity = integer(1, MAX_QUANTITY)

/**
 * A line to put into a basket: a product by its id or its SKU. `seenPrice` is what a piece cost when the visitor chose it, in
 * euros, so that a change can be marked.
 */
const newBasketLine = z.object({
  product: productKey,
  quantity,
  seenPrice: absentable(positiveEuros),
  saved: absentable(z.boolean('must be true or false')),
})
export type NewBasketLine = z.output<typeof newBasketLine>

/** Several lines at once: added to one's own basket, or only priced. */
export const newBasketLines = z.object({
  lines: z
    .array(newBasketLine, 'must be a list of lines')
    .min(1, 'must have at least one line')
    .max(MAX_BASKET_LINES, `must have at most ${MAX_BASKET_LINES} lines`),
})

/** What is set on a line; one that is not there yet needs a quantity, and is put in before the line of a product, or as the last. */
export const basketLineChange = z
  .object({
    quantity: absentable(quantity),
    saved: absentable(z.boolean('must be true or false')),
    before: absentable(entityId),
  })
  .refine(({ quantity: pieces, saved }) => pieces !== undefined || saved !== undefined, {
    message: 'must be given, or else saved',
    path: ['quantity'],
  })

const nextTier = priceTier
  .extend({ quantity: z.int(), total: inEuros })
  .meta({ description: 'the quantity that reaches it in whole packs, and what so many pieces cost in total' })

/** A line of a basket, with the prices and the stock of this moment; amounts in euros, weights in grams. */
export const basketLine = z
  .object({
    product: entityId,
    name: z.string(),
    sku: z.string().nullable(),
    size: z.string().nullable(),
    category,
    family: z.string().nullable(),
    img: z.string(),
    quantity: z.int(),
    unitPrice: inEuros,
    usualPrice: inEuros.meta({ description: 'of a piece, without tiers' }),
    was: inEuros
      .nullable()
      .meta({ description: 'what a piece cost when last seen, if it costs something else now' }),
    tier: priceTier.nullable().meta({ description: 'that the quantity reaches' }),
    nextTier: nextTier.nullable(),
    total: inEuros,
    min: z.int(),
    step: z.int(),
    available: z.int(),
    backOrderDays: product.shape.backOrderDays,
    backOrder,
    weight: z.number().nullable().meta({ description: 'of all its pieces' }),
    problem: z
      .object({ kind: z.enum(lineProblems), suggested: z.int().nullable() })
      .nullable()
      .meta({
        description: 'why it cannot be ordered as it is; the quantity that could be, or null: remove it',
      }),
    saved: z.boolean().meta({ description: 'for later: not ordered with the others' }),
  })
  .meta({ id: 'BasketLine' })
export type BasketLine = z.infer<typeof basketLine>

/** A basket. Its sums are of the lines that can be ordered: neither saved for later nor with a problem. */
export const basket = z
  .object({
    lines: z.array(basketLine),
    total: inEuros,
    pieces: z.int(),
    weight: z.number(),
    unweighed: z.int().meta({ description: 'how many of these lines have a weight that is not known' }),
    unknown: z.array(z.string()).meta({ description: 'what was asked for and is no product of this shop' }),
  })
  .meta({ id: 'Basket' })
export type Basket = z.infer<typeof basket>
