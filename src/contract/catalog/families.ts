import { z } from 'zod'
import { clearableText, entityId, inEuros, integer, optionalText, text } from '../common.ts'
import { category, familyId, productFacts } from './catalog.ts'
import { shapesOf } from './fact-shapes.ts'
import { kindId, kindLink } from './part-kinds.ts'
import { plainFacts } from './plain-facts.ts'
import { MAX_QUANTITY } from './price-tiers.ts'

/** A size of a family in short, as a list of sizes shows it; `price` in euros. */
const familySize = z
  .object({
    _id: entityId,
    name: z.string(),
    sku: z.string().nullable(),
    size: z.string().nullable(),
    grade: z.string().nullable(),
    price: inEuros,
    min: z.int(),
    available: z.int(),
  })
  .meta({ id: 'FamilySize' })
export type FamilySize = z.infer<typeof familySize>

/** A family of the catalogue: products that differ by size and grade. `count` are its listed sizes. */
export const family = z
  .object({
    _id: z.string(),
    name: z.string(),
    summary: z.string(),
    category,
    kind: z.string().nullable().meta({ description: 'the innermost of its kinds' }),
    kinds: z.array(kindLink).meta({ description: 'in which it lies, from the outermost on' }),
    standard: z.string().nullable(),
    count: z.int(),
    from: inEuros,
    to: inEuros,
  })
  .meta({ id: 'Family' })
export type Family = z.infer<typeof family>

/** A family with all of its listed sizes, in their order. */
export const familyWithSizes = family
  .extend({ leading: entityId.nullable(), sizes: z.array(familySize) })
  .meta({ id: 'FamilyWithSizes' })
export type FamilyWithSizes = z.infer<typeof familyWithSizes>

/** Where a size of a family is found: its SKU, or else its id, stands for it in its address. */
const sizeLink = z.object({ label: z.string(), grade: z.string().nullable(), sku: z.string() })
export type SizeLink = z.infer<typeof sizeLink>

/** The way from a product to the other sizes of its family; `count` are all that are listed. */
export const otherSizes = z
  .object({
    family: z.object({ _id: z.string(), name: z.string() }),
    count: z.int(),
    grades: z.array(sizeLink).meta({ description: 'this size in each of its grades' }),
    near: z
      .array(sizeLink)
      .meta({ description: 'the sizes around this one in the same grade, in their order' }),
    smaller: sizeLink.nullable(),
    larger: sizeLink.nullable(),
  })
  .meta({ id: 'OtherSizes' })
export type OtherSizes = z.infer<typeof otherSizes>

/** `sizes=false` leaves the sizes out, for those who want the family alone. */
export const familyQuery = z.object({ sizes: z.stringbool('must be true or false').optional() })

/** A new family, without sizes. */
export const newFamily = z.strictObject({
  id: familyId,
  name: text(120),
  summary: optionalText(1000),
  category,
  kind: kindId.nullish(),
  standard: clearableText(60).optional(),
})

/** An edit of a family: only the fields sent are changed. `leading` is the size chosen to stand for it in lists. */
export const familyChange = z
  .strictObject({
    name: text(120),
    summary: optionalText(1000),
    category,
    kind: kindId.nullable(),
    standard: clearableText(60),
    leading: entityId,
  })
  .partial()
  .refine(change => Object.keys(change).length > 0, 'must change something')

export const MAX_NEW_SIZES = 1000

/** A new size: what is left out is as of the size it is made like, but for SKU, stock, weight and shelf place. `dimensions` are values by their symbols. */
const newSize = z.strictObject({
  ...z.object(shapesOf(plainFacts)).partial().shape,
  productname: productFacts.productname,
  size: text(60),
  sku: productFacts.sku.optional(),
  price: productFacts.price,
  min: productFacts.min.optional(),
  available: integer(0, MAX_QUANTITY).optional(),
  step: productFacts.step.optional(),
  tiers: productFacts.tiers.optional(),
  description: productFacts.description.optional(),
  dimensions: z.record(text(12), z.number('must be a number').positive('must be more than 0')).optional(),
})

/** New sizes of a family, made like one of its sizes (`like`), or its leading one. */
export const newSizes = z.strictObject({
  like: entityId.optional(),
  sizes: z
    .array(newSize, 'must be a list of sizes')
    .min(1, 'must have at least one size')
    .max(MAX_NEW_SIZES, `must have at most ${MAX_NEW_SIZES} sizes at a time`),
})

/** With `dry_run=true` it is only said what would be added. */
export const newSizesQuery = z.object({
  dry_run: z.stringbool('must be true or false').optional().default(false),
})

/** The ids of the sizes that were added, and which of those asked for the family had already: these are left as they are. */
export const sizesAdded = z.object({
  acknowledged: z.literal(true),
  insertedIds: z.array(entityId),
  existing: z.array(
    z.object({
      place: z.int().meta({ description: 'in the list that was sent, from 0' }),
      _id: entityId,
      name: z.string(),
    }),
  ),
})

/** A size, in short. */
export const sizeInShort = z
  .object({
    _id: entityId,
    name: z.string(),
    sku: z.string().nullable(),
    size: z.string().nullable(),
    category,
    family: z.string().nullable(),
  })
  .meta({ id: 'SizeInShort' })
export type SizeInShort = z.infer<typeof sizeInShort>
