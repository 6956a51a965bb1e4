import { readAmount, readCount, readMeasure } from '#contract/amounts.ts'
import { type FactName, namesOf, plainFacts } from '#contract/catalog/plain-facts.ts'

type Typed = string | number | null | undefined

/** The numbers of a product's form, and its plain facts, some of which are numbers. */
interface Numbers extends Readonly<Partial<Record<FactName, Typed>>> {
  readonly price?: Typed
  readonly min?: Typed
  readonly available?: Typed
  readonly step?: Typed
  readonly lowStock?: Typed
  readonly tiers?: readonly { readonly from: Typed; readonly price: Typed }[] | null | undefined
  readonly dimensions?: readonly { readonly value: Typed }[] | null | undefined
}

/**
 * The fields of a product's form with their numbers as the wire takes them. What is no number, or not clear, stays as it was typed: the
 * contract refuses it and says why.
 */
export function readTyped<Fields extends Numbers>(fields: Fields): Fields {
  const read = { ...fields }
  if ('price' in read) Object.assign(read, { price: by(readAmount, fields.price) })
  for (const name of ['min', 'available', 'step', 'lowStock'] as const)
    if (name in read) Object.assign(read, { [name]: by(readCount, fields[name]) })
  for (const name of namesOf(plainFacts))
    if (plainFacts[name].kind === 'grams' && name in read)
      Object.assign(read, { [name]: by(readMeasure, fields[name]) })
  if (fields.tiers)
    Object.assign(read, {
      tiers: fields.tiers.map(tier => ({
        ...tier,
        from: by(readCount, tier.from),
        price: by(readAmount, tier.price),
      })),
    })
  if (fields.dimensions)
    Object.assign(read, {
      dimensions: fields.dimensions.map(row => ({ ...row, value: by(readMeasure, row.value) })),
    })
  return read
}

function by(read: (typed: string) => string, value: Typed): Typed {
  return typeof value === 'string' ? read(value) : value
}
