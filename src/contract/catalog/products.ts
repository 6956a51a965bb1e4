import { z } from 'zod'
import { isInOrderOfChange, updatedSince } from '../changes.ts'
import { entityId, integer, isoTime, text } from '../common.ts'
import { category, familyId, imageUrl, MAX_PAGE, product, productFacts, sorts } from './catalog.ts'
import { answeredShapesOf } from './fact-shapes.ts'
import { warehouseFacts } from './plain-facts.ts'
import { MAX_QUANTITY } from './price-tiers.ts'

/** `low`: at or below its threshold, but still on sale. `sold-out`: fewer available than the minimum order quantity. */
const productStates = ['on-sale', 'low', 'sold-out', 'archived'] as const
export type ProductState = (typeof productStates)[number]

const managedSorts = [...sorts, 'available', '-available'] as const
export type ManagedSort = (typeof managedSorts)[number]

/** A product as admins manage it. */
export const managedProduct = product
  .extend({
    ...answeredShapesOf(warehouseFacts),
    state: z.enum(productStates),
    lowStock: z.int().nullable().meta({ description: 'the number of pieces at which stock counts as low' }),
    reserved: z.int().meta({ description: 'pieces on the shelf that belong to orders not shipped yet' }),
    backOrdered: z.int().meta({ description: 'pieces sold beyond the stock that have not come' }),
    archivedAt: isoTime.nullable(),
    version: z.int().meta({ description: 'raised by every edit; what the ETag begins with' }),
  })
  .meta({ id: 'ManagedProduct' })
export type ManagedProduct = z.infer<typeof managedProduct>

/** Filters of GET /product. Archived products are listed only if the state asks for them, or `updatedSince`. */
export const managedQuery = z
  .object({
    q: text(100).optional(),
    category: category.optional(),
    family: familyId.optional(),
    state: z.enum(productStates, `must be one of ${productStates.join(', ')}`).optional(),
    sort: z.enum(managedSorts, `must be one of ${managedSorts.join(', ')}`).optional(),
    updatedSince: updatedSince(
      'products that changed since, or their stock or reserved pieces, archived ones too, without q and sort',
    ),
    limit: integer(1, MAX_PAGE).optional().default(50),
    cursor: entityId.optional(),
  })
  .refine(...isInOrderOfChange)

export const MAX_PICTURES = 12

/**
 * An edit of a product: only the fields sent are changed. null or '' clears optional ones. `pictures` replaces all pictures;
 * the main one comes first. Stock is changed by movements.
 */
export const productChange = z
  .strictObject({
    ...productFacts,
    pictures: z
      .array(imageUrl, 'must be a list of images')
      .min(1, 'must have at least one picture')
      .max(MAX_PICTURES, `must have at most ${MAX_PICTURES} pictures`)
      .refine(urls => new Set(urls).size === urls.length, 'must have each picture only once'),
    lowStock: integer(0, MAX_QUANTITY).nullable(),
    archived: z.boolean('must be true or false'),
  })
  .partial()
  .refine(change => Object.keys(change).length > 0, 'must change something')
export type ProductChange = z.output<typeof productChange>

/** One edit of many products. Prices change by a percentage, rounded to the nearest cent, to one cent at least. */
export const productsChange = z
  .strictObject({
    ids: z
      .array(entityId, 'must be a list of ids')
      .min(1, 'must name at least one product')
      .max(MAX_PAGE, `must name at most ${MAX_PAGE} products`),
    pricePercent: z
      .number('must be a number')
      .min(-90, 'must be at least -90')
      .max(900, 'must be at most 900'),
    category,
    archived: z.boolean('must be true or false'),
  })
  .partial({ pricePercent: true, category: true, archived: true })
  .refine(
    change =>
      [change.pricePercent, change.category, change.archived].filter(value => value !== undefined).length ===
      1,
    'must change one of pricePercent, category and archived',
  )
export type ProductsChange = z.output<typeof productsChange>

export const productsChanged = z.object({ acknowledged: z.literal(true), changed: z.int() })
