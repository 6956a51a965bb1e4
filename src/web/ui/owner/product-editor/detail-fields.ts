import type { z } from 'zod'
import {
  dispatchFacts,
  makeFacts,
  namesOf,
  plainFacts,
  sizeFacts,
  warehouseFacts,
} from '#contract/catalog/plain-facts.ts'
import { type ManagedProduct, productChange } from '#contract/catalog/products.ts'
import { writeEuros } from '#contract/money.ts'
import { typeDimensions, typeFacts } from './product-fields.ts'

/** The values of the details form, as typed. */
export type DetailFields = z.input<typeof productChange>

/** The fields of the form, in its order. */
const detailNames = [
  'productname',
  'price',
  'min',
  'step',
  'tiers',
  'category',
  'lowStock',
  'backOrderDays',
  'sku',
  ...namesOf(makeFacts),
  ...namesOf(dispatchFacts),
  'family',
  ...namesOf(sizeFacts),
  ...namesOf(warehouseFacts),
  'description',
  'dimensions',
  'pictures',
] as const satisfies readonly (keyof DetailFields)[]
export type DetailName = (typeof detailNames)[number]

/** A product as the form shows it. */
export function toFields(product: ManagedProduct): DetailFields {
  const { name, price, min, category, lowStock, sku, description } = product
  return {
    productname: name,
    price: writeEuros(price),
    min: String(min),
    step: String(product.step),
    tiers: product.tiers.map(tier => ({ from: String(tier.from), price: writeEuros(tier.price) })),
    category,
    lowStock: lowStock === null ? null : String(lowStock),
    backOrderDays: product.backOrderDays === null ? null : String(product.backOrderDays),
    sku: sku ?? '',
    ...typeFacts(namesOf(plainFacts), product),
    family: product.variants?.family ?? null,
    description,
    dimensions: typeDimensions(product.dimensions),
    pictures: [...product.pictures],
  }
}

/** The typed values that differ from `base`. */
export function changesOf(base: DetailFields, typed: DetailFields): DetailFields {
  const change = { ...typed }
  for (const name of detailNames) if (isSame(name, base, typed)) delete change[name]
  return change
}

/** The form after somebody else has edited the product meanwhile. */
export interface Merge {
  /** The typed values, or the others' values where nothing was typed. */
  readonly merged: DetailFields
  /** The fields that now have the others' values. */
  readonly adopted: readonly DetailName[]
  /** The fields that both have changed to different values; they keep what was typed. */
  readonly contested: readonly DetailName[]
}

/** Merges what was typed over `base` with what others have changed since. */
export function mergeFields(base: DetailFields, typed: DetailFields, theirs: DetailFields): Merge {
  const changed = detailNames.filter(name => !isSame(name, base, theirs))
  const adopted = changed.filter(name => isSame(name, base, typed))
  const contested = changed.filter(name => !isSame(name, base, typed) && !isSame(name, typed, theirs))
  const merged = { ...typed }
  for (const name of adopted) copyField(theirs, merged, name)
  return { merged, adopted, contested }
}

export function copyField<Name extends DetailName>(from: DetailFields, to: DetailFields, name: Name): void {
  to[name] = from[name]
}

/** Whether both mean the same to the shop, as '2.5' and '2.50' do. */
function isSame(name: DetailName, one: DetailFields, other: DetailFields): boolean {
  const canonical = (fields: DetailFields) => {
    const { success, data } = productChange.shape[name].safeParse(fields[name])
    return JSON.stringify(success ? data : fields[name])
  }
  return canonical(one) === canonical(other)
}
