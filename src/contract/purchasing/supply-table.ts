import { z } from 'zod'
import { readAmount, readCount } from '../amounts.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { acknowledged, euros, integer, optionalText, text } from '../common.ts'
import { MAX_LEAD_DAYS } from './states.ts'
import { supplierNumber } from './supplies.ts'

/** The most rows of a table of who supplies what, beside its heading, and its characters. */
export const MAX_SUPPLY_ROWS = 2_000
const MAX_TABLE = 200_000

/** The columns of the table, by their heading. */
export const supplyColumns = [
  'sku',
  'supplier',
  'number',
  'price',
  'pack',
  'minimum',
  'leadDays',
  'reorderPoint',
  'orderUpTo',
] as const
export type SupplyColumn = (typeof supplyColumns)[number]

/** Who supplies which products, as CSV. */
export const supplyTable = z.strictObject({
  list: z
    .string('must be text')
    .trim()
    .min(1, 'must not be blank')
    .max(MAX_TABLE, `must have at most ${MAX_TABLE} characters`),
})

export const supplyTableRead = acknowledged.extend({
  products: z.int().meta({ description: 'how many are bought otherwise now' }),
})

/** A cell as people write it; an empty one stands for `empty`. */
const cell = <Schema extends z.ZodType>(read: (typed: string) => string, schema: Schema, empty: unknown) =>
  z.preprocess(
    value => (typeof value === 'string' ? (value.trim() === '' ? empty : read(value)) : value),
    schema.optional(),
  )

/** A row of it. Of a column that the table does not have, everything stays as it is. */
export const supplyRow = z.object({
  sku: text(60),
  supplier: optionalText(120),
  number: supplierNumber.optional(),
  price: cell(readAmount, euros.nullable(), null),
  pack: cell(readCount, integer(1, MAX_QUANTITY), 1),
  minimum: cell(readCount, integer(1, MAX_QUANTITY), 1),
  leadDays: cell(readCount, integer(0, MAX_LEAD_DAYS).nullable(), null),
  reorderPoint: cell(readCount, integer(0, MAX_QUANTITY).nullable(), null),
  orderUpTo: cell(readCount, integer(1, MAX_QUANTITY).nullable(), null),
})
export type SupplyRow = z.output<typeof supplyRow>
