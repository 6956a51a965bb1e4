import { z } from 'zod'
import {
  absentable,
  clearableText,
  entityId,
  euros,
  inEuros,
  integer,
  isoTime,
  optionalText,
  positiveEuros,
  text,
} from '../common.ts'
import { printed } from '../printable.ts'
import { backOrderDays } from './back-orders.ts'
import { answeredShapesOf, explainOr, newShapesOf, orNull, shapesOf } from './fact-shapes.ts'
import { dispatchFacts, makeFacts, plainFacts, sizeFacts, warehouseFacts } from './plain-facts.ts'
import { MAX_QUANTITY } from './price-tiers.ts'

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

export const MAX_PAGE = 200

/** The units a dimension may have. The empty one is for bare numbers: teeth, coils, pieces. */
export const units = ['mm', '°', 'kg', 'g', 'N', 'kN', 'N/mm', 'N·mm/°', 'N·m', 't', ''] as const
export const MAX_DIMENSIONS = 30

/** One row of the table of dimensions: its symbol in drawings, its meaning, and its value. */
const dimension = z
  .object({ symbol: z.string(), name: z.string(), value: z.number(), unit: z.string() })
  .meta({ id: 'Dimension' })
export type Dimension = z.infer<typeof dimension>

/** From this many pieces on, each costs `price` euros. */
export const priceTier = z.object({ from: z.int(), price: inEuros }).meta({ id: 'PriceTier' })
export type PriceTier = z.infer<typeof priceTier>

/** The family of a product in short: how many sizes are listed, and their lowest and highest price in euros. */
const variants = z
  .object({ family: z.string(), name: z.string(), count: z.int(), from: inEuros, to: inEuros })
  .meta({ id: 'Variants' })
export type Variants = z.infer<typeof variants>

/**
 * A product as everybody sees it. `price` is in euros, `min` and `available` in pieces. `pictures` are all its pictures,
 * `img` first. `model` is the shape whose 3D model shows it. A product may be a size of a family: lists show each family by its
 * leading size or, while that is sold out, the first that can be bought.
 */
export const product = z
  .object({
    _id: entityId,
    name: z.string(),
    img: z.string(),
    price: inEuros,
    available: z.int(),
    min: z.int(),
    description: z.string(),
    category,
    createdAt: isoTime,
    sku: z.string().nullable(),
    ...answeredShapesOf(makeFacts),
    dimensions: z.array(dimension),
    pictures: z.array(z.string()),
    model: z.string().nullable(),
    archived: z.boolean().meta({ description: 'no longer made: shown, but not sold' }),
    step: z.int().meta({ description: 'only multiples of it are sold' }),
    backOrderDays: z.int().nullable().meta({
      description:
        'in how many working days pieces beyond those available leave the works; null: they are not sold',
    }),
    tiers: z.array(priceTier).meta({ description: 'lower prices for larger quantities' }),
    ...answeredShapesOf(dispatchFacts),
    ...answeredShapesOf(sizeFacts),
    pictureShows: z
      .string()
      .nullable()
      .meta({ description: 'the size in its pictures, if it is another one' }),
    variants: variants.nullable(),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

/** Optional filters of GET /service. Without any, the whole list is returned. */
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

export const imageUrl = text(2048).refine(
  value =>
    value.startsWith('/')
      ? /^\/(?!\/)[\w./%-]+$/.test(value)
      : URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  'must be the address of an image (https://…) or a path in this shop',
)

const sku = clearableText(40).refine(
  value => value === null || /^[A-Za-z0-9][\w./-]*$/.test(value),
  'must consist of letters, digits and - . / _',
)

const MAX_VALUE = 1_000_000_000

const newDimension = z.object({
  symbol: text(12),
  name: text(60),
  value: z
    .union(
      [
        z.number({ error: explainOr('must be a number') }),
        z
          .string()
          .trim()
          .regex(/^\d{1,10}(\.\d{1,6})?$/, 'must be a number')
          .transform(Number),
      ],
      { error: explainOr('must be a number') },
    )
    .pipe(z.number().positive('must be more than 0').max(MAX_VALUE, 'must be less than 1,000,000,000')),
  unit: absentable(z.enum(units, `must be one of ${units.slice(0, -1).join(', ')}, or empty`)).transform(
    value => value ?? '',
  ),
})

const dimensions = z
  .array(newDimension, 'must be a list of dimensions')
  .max(MAX_DIMENSIONS, `must have at most ${MAX_DIMENSIONS} rows`)
  .refine(
    rows => new Set(rows.map(({ symbol }) => symbol)).size === rows.length,
    'must have each symbol only once',
  )

export const MAX_TIERS = 10

const priceTiers = z
  .array(
    z.object({ from: integer(2, MAX_QUANTITY), price: positiveEuros }),
    'must be a list of quantities and prices',
  )
  .max(MAX_TIERS, `must have at most ${MAX_TIERS} rows`)
  .transform(rows => rows.toSorted((one, other) => one.from - other.from))
  .refine(
    rows =>
      rows.every(({ from, price }, index) => {
        const before = rows[index - 1]
        return !before || (before.from < from && before.price > price)
      }),
    'must be cheaper for larger quantities, and have each quantity only once',
  )

/** The address of a family: 'hexagon-screws-iso-4017'. */
export const familyId = z
  .string('must be the address of a family')
  .max(80, 'must have at most 80 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must consist of small letters, digits and single hyphens')

/** What a product's page is called by: the id or the SKU of the product, or the address of a family. */
export const productKey = z
  .string()
  .regex(/^[\w./-]{1,80}$/, 'must be an id, an SKU or the address of a family')

/** The name of a product as it may be stored: once any letters were taken. */
export const storedName = text(120)

/** The facts an admin edits, with the names the add-product form sends, and the fields this shop adds. Papers say the name. */
export const productFacts = {
  productname: printed(storedName),
  price: positiveEuros,
  min: integer(1, MAX_QUANTITY),
  description: clearableText(4000).transform(value => value ?? ''),
  category,
  sku,
  ...shapesOf(makeFacts),
  dimensions,
  step: integer(1, MAX_QUANTITY),
  backOrderDays,
  tiers: priceTiers,
  ...shapesOf(dispatchFacts),
  family: familyId.nullable(),
  ...shapesOf(sizeFacts),
  ...shapesOf(warehouseFacts),
}

/** The add-product form. */
export const newProduct = z.object({
  ...productFacts,
  available: integer(0, MAX_QUANTITY),
  image: imageUrl,
  description: optionalText(4000),
  category: absentable(category).transform(value => value ?? 'fasteners'),
  sku: orNull(sku),
  ...newShapesOf(plainFacts),
  dimensions: absentable(dimensions).transform(value => value ?? []),
  step: absentable(productFacts.step).transform(value => value ?? 1),
  backOrderDays: orNull(backOrderDays),
  tiers: absentable(priceTiers).transform(value => value ?? []),
  family: orNull(familyId),
})
export type NewProduct = z.output<typeof newProduct>
