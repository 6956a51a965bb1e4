import { z } from 'zod'
import { basket, basketLine } from '../basket/basket.ts'
import { MAX_BASKET_LINES } from '../basket/terms.ts'
import { priceTier, productKey } from '../catalog/catalog.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { entityId, integer, isOneLine, isoTime, text } from '../common.ts'

/** The most lists that a person can keep. A list has at most as many lines as a basket. */
export const MAX_SHOPPING_LISTS = 50

/** What a list is called: one line. */
const shoppingListName = text(80).refine(isOneLine, 'must be one line')

/** How many of a part are usually ordered. */
const usualQuantity = integer(1, MAX_QUANTITY)

const lines = z
  .array(z.object({ product: productKey, quantity: usualQuantity }), 'must be a list of lines')
  .max(MAX_BASKET_LINES, `must have at most ${MAX_BASKET_LINES} lines`)

/** POST /shopping-list: a new list, empty or with lines, products by their ids or SKUs. */
export const newShoppingList = z.object({ name: shoppingListName, lines: lines.optional().default([]) })
export type NewShoppingList = z.output<typeof newShoppingList>

/** POST /shopping-list/{id}/lines */
export const addedLines = z.object({ lines: lines.min(1, 'must have at least one line') })

/** PUT /shopping-list/{id} */
export const shoppingListChange = z.object({ name: shoppingListName })

/** PUT /shopping-list/{id}/lines/{product} */
export const shoppingListLineChange = z.object({ quantity: usualQuantity })

/** A list in short; `lines` is how many it has. */
export const shoppingListInShort = z
  .object({ _id: entityId, name: z.string(), lines: z.int(), createdAt: isoTime })
  .meta({ id: 'ShoppingListInShort' })
export type ShoppingListInShort = z.infer<typeof shoppingListInShort>

const shoppingListLine = basketLine
  .extend({ tiers: z.array(priceTier).meta({ description: 'lower prices for larger quantities' }) })
  .meta({ id: 'ShoppingListLine' })

/** A list with its lines in their usual quantities, priced like a basket, and what they would cost in others. */
export const shoppingList = basket
  .omit({ unknown: true })
  .extend({ _id: entityId, name: z.string(), lines: z.array(shoppingListLine) })
  .meta({ id: 'ShoppingList' })
export type ShoppingList = z.infer<typeof shoppingList>
