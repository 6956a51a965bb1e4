import { z } from 'zod'
import { categories, category, familyId, MAX_PAGE, priceTier, product, sorts } from '../catalog/catalog.ts'
import { sizeInShort } from '../catalog/families.ts'
import { kindId } from '../catalog/part-kinds.ts'
import { entityId, euros, inEuros, integer, text } from '../common.ts'
import { type DimensionChoice, MAX_ROWS, parseDimensionChoice } from './choice.ts'

/** `best`: what fits the words best comes first. `size`: as in the family, small before large. */
const searchSorts = ['best', ...sorts, 'size'] as const
export type SearchSort = (typeof searchSorts)[number]

/** The most results that can be paged through. */
const MAX_FROM = 100_000
const MAX_CHOICES = 20

/** A parameter that may be repeated. */
function repeated<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return z
    .union(
      [schema.transform(value => [value]), z.array(schema).max(MAX_CHOICES)],
      `must be chosen at most ${MAX_CHOICES} times`,
    )
    .optional()
}

/** `thread:8,10` or `length:20..60`. */
const dimensionChoice = z.string().transform((written, ctx): DimensionChoice => {
  const choice = parseDimensionChoice(written)
  if (choice) return choice
  ctx.addIssue('must be a dimension with values or a range: thread:8,10 or length:20..60')
  return z.NEVER
})

/** Letters with their marks are one character each (NFC), so that places in a query are the same for everybody. */
const words = text(200).normalize()

/** What narrows a search: the words, and the choices in each facet. */
export const searchFilter = z.object({
  q: words.optional(),
  category: category.optional(),
  kind: kindId.optional(),
  family: familyId.optional(),
  standard: repeated(text(60)),
  material: repeated(text(60)),
  grade: repeated(text(60)),
  finish: repeated(text(120)),
  dim: repeated(dimensionChoice),
  min_price: euros.optional(),
  max_price: euros.optional(),
  in_stock: z.stringbool('must be true or false').optional(),
})
export type SearchFilter = z.output<typeof searchFilter>

/** GET /search. Of a family only if `family` is given: then each hit is a size; else sizes that are named, and families. */
export const searchQuery = searchFilter.extend({
  sort: z.enum(searchSorts, `must be one of ${searchSorts.join(', ')}`).optional(),
  from: integer(0, MAX_FROM).optional().default(0),
  limit: integer(1, MAX_PAGE).optional().default(24),
})
export type SearchQuery = z.output<typeof searchQuery>

/** The rows of GET /family/{id}/table. */
export const tableQuery = searchFilter.omit({ category: true, kind: true, family: true }).extend({
  sort: z.enum(searchSorts, `must be one of ${searchSorts.join(', ')}`).optional(),
  from: integer(0, MAX_FROM).optional().default(0),
  limit: integer(1, MAX_ROWS).optional().default(100),
})
export type TableQuery = z.output<typeof tableQuery>

export const suggestQuery = z.object({ q: words, limit: integer(1, 20).optional().default(8) })

/** A part of the query as it was understood. Without the characters `start` to `end` the query is one without it. */
export const chip = z
  .object({
    kind: z.enum(['size', 'standard', 'quality', 'code', 'bounds', 'words']),
    text: z.string().meta({ description: "as the shop writes it: 'M8 × 40', 'ISO 4017'" }),
    note: z.string().nullable().meta({ description: "how it was understood: 'DIN 912 is ISO 4762'" }),
    start: z.int(),
    end: z.int(),
    isFound: z.boolean().meta({ description: 'false: nothing fits it with the rest, and it was left out' }),
    isFoundAlone: z.boolean().meta({ description: 'something fits it without the rest' }),
  })
  .meta({ id: 'Chip' })
export type Chip = z.infer<typeof chip>

/**
 * A family or a product that was found; `matches` of its sizes fit the search, `product` best of all. `inStock` of these can
 * be bought; they cost `from` to `to` euros.
 */
const hit = z
  .object({
    product,
    matches: z.int(),
    inStock: z.int(),
    from: inEuros,
    to: inEuros,
    isSize: z.boolean().meta({ description: 'the search names this very size' }),
  })
  .meta({ id: 'Hit' })
export type Hit = z.infer<typeof hit>

/** The size, or the number of a bearing, that was asked for but is not made, and the nearest that are. */
const missing = z
  .object({
    asked: z.string().meta({ description: "'M8 × 42'; 'M8 × 40, Brass' if it is made, but not of brass" }),
    nearest: z.array(sizeInShort),
  })
  .meta({ id: 'Missing' })
export type Missing = z.infer<typeof missing>

export const searchAnswer = z
  .object({
    total: z.int().meta({ description: 'hits on all pages' }),
    sizes: z.int().meta({ description: 'sizes that the hits stand for, of all families' }),
    hits: z.array(hit),
    understood: z.array(chip),
    missing: missing.nullable(),
    instead: z.array(z.string()).meta({ description: 'other queries that find something' }),
  })
  .meta({ id: 'SearchAnswer' })
export type SearchAnswer = z.infer<typeof searchAnswer>

/** One choice of a facet. `count` sizes fit if it is chosen, under all choices in the other facets. */
const facetValue = z
  .object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() })
  .meta({ id: 'FacetValue' })
export type FacetValue = z.infer<typeof facetValue>

/** Values that lie close together, as one choice: what lies at an end counts. */
const facetRange = z
  .object({ min: z.number(), max: z.number(), count: z.int(), isChosen: z.boolean() })
  .meta({ id: 'FacetRange' })
export type FacetRange = z.infer<typeof facetRange>

/**
 * What a search can be narrowed by. Its key is the parameter that it sets: category, kind, standard, material, grade, finish, price,
 * in_stock; of a dimension `dim:` and the key of the dimension. `min` and `max` are what fits under the other choices.
 */
const facet = z
  .object({
    key: z.string(),
    name: z.string(),
    symbol: z.string().nullable(),
    unit: z.string().nullable(),
    values: z.array(facetValue),
    ranges: z.array(facetRange).meta({ description: 'instead of the values, where there are many' }),
    min: z.number().nullable(),
    max: z.number().nullable(),
  })
  .meta({ id: 'Facet' })
export type Facet = z.infer<typeof facet>

export const facetsAnswer = z.object({ sizes: z.int(), facets: z.array(facet) }).meta({ id: 'Facets' })
export type FacetsAnswer = z.infer<typeof facetsAnswer>

/** What to go to while typing. `count` sizes lie there. */
export const suggestion = z
  .object({
    kind: z.enum(['size', 'family', 'standard', 'category']),
    text: z.string(),
    detail: z.string(),
    query: z.string().nullable().meta({ description: 'what to search for, for a standard' }),
    category: z.enum(categories).nullable(),
    family: z.string().nullable(),
    _id: z.string().nullable(),
    sku: z.string().nullable(),
    image: z.string().nullable(),
    count: z.int(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof suggestion>

/** A column of a family's table: a dimension. */
const tableColumn = z
  .object({ key: z.string(), symbol: z.string(), name: z.string(), unit: z.string() })
  .meta({ id: 'TableColumn' })
export type TableColumn = z.infer<typeof tableColumn>

/** A size in its family's table. `values` stand under the columns; `price` and tiers are in euros a piece. */
const tableRow = z
  .object({
    _id: entityId,
    sku: z.string().nullable(),
    name: z.string(),
    size: z.string().nullable(),
    grade: z.string().nullable(),
    material: z.string().nullable(),
    finish: z.string().nullable(),
    values: z.array(z.number().nullable()),
    price: inEuros,
    tiers: z.array(priceTier),
    available: z.int(),
    min: z.int(),
    step: z.int(),
    backOrderDays: z.int().nullable(),
  })
  .meta({ id: 'TableRow' })
export type TableRow = z.infer<typeof tableRow>

export const familyTable = z
  .object({ total: z.int(), columns: z.array(tableColumn), rows: z.array(tableRow) })
  .meta({ id: 'FamilyTable' })
export type FamilyTable = z.infer<typeof familyTable>
