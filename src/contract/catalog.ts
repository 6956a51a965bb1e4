import { z } from 'zod'
import { entityId, integer, isoTime, optionalText, text } from './common.ts'
import { euros, positiveEuros } from './money.ts'

export const categories = [
  'fasteners',
  'hand-tools',
  'cutting-tools',
  'bearings',
  'springs',
  'brackets',
  'clamping',
  'shipping',
] as const
export const category = z.enum(categories, `must be one of ${categories.join(', ')}`)
export type Category = z.infer<typeof category>

export const sorts = ['newest', 'price', '-price', 'name'] as const
export type Sort = (typeof sorts)[number]

export const MAX_QUANTITY = 1_000_000
export const MAX_PAGE = 200

/** A product as everybody reads it. `price` is in euros, `min` and `available` in pieces. */
export const product = z
  .object({
    _id: entityId,
    name: z.string(),
    img: z.string(),
    price: z.number(),
    available: z.int(),
    min: z.int(),
    description: z.string(),
    category,
    createdAt: isoTime,
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

/** Optional filters of GET /service. Without any, the whole list. */
export const productQuery = z.object({
  q: text(100).optional(),
  category: category.optional(),
  sort: z.enum(sorts, `must be one of ${sorts.join(', ')}`).optional(),
  min_price: euros.optional(),
  max_price: euros.optional(),
  in_stock: z.stringbool('must be true or false').optional(),
  limit: integer(1, MAX_PAGE).optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be a cursor from a Link header')
    .optional(),
})
export type ProductQuery = z.output<typeof productQuery>

const imageUrl = text(2048).refine(
  value =>
    value.startsWith('/')
      ? /^\/(?!\/)[\w./%-]+$/.test(value)
      : URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  'must be the address of an image (https://…) or a path of this shop',
)

/** The add-product form, in the words it sends. */
export const newProduct = z.object({
  productname: text(120),
  price: positiveEuros,
  min: integer(1, MAX_QUANTITY),
  available: integer(0, MAX_QUANTITY),
  image: imageUrl,
  description: optionalText(4000),
  category: category.optional().default('industrial'),
})
export type NewProduct = z.output<typeof newProduct>
