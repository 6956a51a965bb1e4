import type { z } from 'zod'
import type { newProduct } from '#contract/catalog.ts'

/** What the add-product form holds, as it is typed. */
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

/** The names of all fields of the form, for as many rows of dimensions as it has. */
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
