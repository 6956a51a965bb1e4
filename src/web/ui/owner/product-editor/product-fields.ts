import type { z } from 'zod'
import { type newProduct, type Product, units } from '#contract/catalog/catalog.ts'
import {
  type FactName,
  type FactsOf,
  namesOf,
  type PlainFacts,
  plainFacts,
} from '#contract/catalog/plain-facts.ts'
import { writeEuros } from '#contract/money.ts'

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

/** The form before anything is typed. */
export const EMPTY_PRODUCT = {
  productname: '',
  price: '',
  min: '',
  available: '',
  category: 'fasteners',
  description: '',
  image: '',
  sku: '',
  standard: '',
  material: '',
  finish: '',
  dimensions: [],
} satisfies ProductFields

/** The form as a copy of a product: all but its SKU, which is its own, its stock and its further pictures. */
export function copyOf(original: Product): ProductFields {
  const { name, price, min, category, description, img, standard, material, finish } = original
  return {
    ...EMPTY_PRODUCT,
    productname: `${name} copy`,
    price: writeEuros(price),
    min: String(min),
    category,
    description,
    image: img,
    standard: standard ?? '',
    material: material ?? '',
    finish: finish ?? '',
    dimensions: typeDimensions(original.dimensions),
  }
}

/** The plain facts of a product as they are typed; null is a number that is not known. */
export function typeFacts(product: FactsOf<PlainFacts>): Record<FactName, string | null>
export function typeFacts(product: FactsOf<PlainFacts>): object {
  return Object.fromEntries(
    namesOf(plainFacts).map(name => {
      const missing = plainFacts[name].kind === 'grams' ? null : ''
      return [name, product[name] === null ? missing : String(product[name])]
    }),
  )
}

/** Dimensions as they are typed. A unit that the form does not offer is left out: the shop refuses it as well. */
export function typeDimensions(dimensions: Product['dimensions']) {
  return dimensions.map(({ symbol, name, value, unit }) => ({
    symbol,
    name,
    value: String(value),
    unit: units.find(known => known === unit) ?? '',
  }))
}
