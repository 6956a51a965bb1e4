import type { z } from 'zod'
import { readMeasure } from '#contract/amounts.ts'
import { type newProduct, type Product, units } from '#contract/catalog/catalog.ts'
import {
  dispatchFacts,
  type Fact,
  type FactName,
  makeFacts,
  namesOf,
  plainFacts,
  warehouseFacts,
} from '#contract/catalog/plain-facts.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { writeEuros } from '#contract/money.ts'
import type { FormField } from '../../base/forms/Fields.tsx'

/** The values of the add-product form, as typed. */
export type ProductFields = z.input<typeof newProduct>

/** The plain facts that the form asks for, and a copy has. Size and grade are not among them: a product has them once it is in a family. */
const copiedFacts = [...namesOf(makeFacts), ...namesOf(dispatchFacts)] as const

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
  ...typeFacts([...copiedFacts, ...namesOf(warehouseFacts)]),
  dimensions: [],
} satisfies ProductFields

/** The form as a copy of a product: all but its SKU and its place, which are its own, its stock and its further pictures. */
export function copyOf(original: Product): ProductFields {
  const { name, price, min, category, description, img } = original
  return {
    ...EMPTY_PRODUCT,
    productname: `${name} copy`,
    price: writeEuros(price),
    min: String(min),
    category,
    description,
    image: img,
    ...typeFacts(copiedFacts, original),
    dimensions: typeDimensions(original.dimensions),
  }
}

/** Plain facts of a product, or, without one, of nothing, as they are typed; null is a number that is not known. */
export function typeFacts<Name extends FactName>(
  names: readonly Name[],
  product?: Pick<ManagedProduct, Name>,
): { [Each in Name]: string | null }
export function typeFacts(names: readonly FactName[], product?: Pick<ManagedProduct, FactName>): object {
  return Object.fromEntries(
    names.map(name => [name, product?.[name]?.toString() ?? (isMeasured(name) ? null : '')]),
  )
}

/** The fields of plain facts: how each is typed. */
export function fieldsOf<Name extends FactName>(names: readonly Name[]): FormField<Name>[] {
  return names.map(name => {
    const fact: Fact = plainFacts[name]
    const { label, hint, placeholder, inputMode } = fact
    return {
      name,
      label,
      hint,
      placeholder,
      inputMode,
      ...(fact.kind === 'text' && { maxLength: fact.max }),
      ...(fact.kind === 'grams' && { read: orNull(readMeasure) }),
    }
  })
}

/** Reads the value of an optional field; null if it is empty. */
export function orNull(read: (typed: string) => string): (typed: string) => string | null {
  return typed => read(typed.trim()) || null
}

/** Whether a plain fact is a measure: null where its field is empty. */
function isMeasured(name: FactName): boolean {
  return plainFacts[name].kind === 'grams'
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
