import type { z } from 'zod'
import type { newProduct } from '#contract/catalog.ts'

/** The values of the add-product form, as typed. */
export type ProductFields = z.input<typeof newProduct>

const simpleFields = [
  'productname',
  'price',
  'min',
  'available',
  'category',
  'description',
  'image',
  'sku',
  'standard',
  'material',
  'finish',
  'dimensions',
] as const

/** The names of all fields of the form, for this many rows of dimensions. */
export function nameFields(rows: number) {
  const ofRow = (row: number) =>
    [
      `dimensions.${row}.symbol`,
      `dimensions.${row}.name`,
      `dimensions.${row}.value`,
      `dimensions.${row}.unit`,
    ] as const
  return [...simpleFields, ...Array.from({ length: rows }, (_, row) => ofRow(row)).flat()] as const
}
