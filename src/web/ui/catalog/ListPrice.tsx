import type { Variants } from '#contract/catalog.ts'
import { formatEuros } from '../format.ts'

/** The price in a list: of the one part that is offered or, where a whole family is offered, its lowest. In euros. */
export function ListPrice({
  price,
  family,
  matches = family?.count,
}: {
  price: number
  /** The family that the entry opens; null where the entry offers one part. */
  family: Variants | null
  /** How many sizes of the family fit the search. */
  matches?: number | undefined
}) {
  const isWhole = family !== null && matches === family.count && family.from < family.to
  return isWhole ? `from ${formatEuros(family.from)}` : formatEuros(price)
}
