import type { Variants } from '#contract/catalog/catalog.ts'
import { parseDimensionChoice, writeDimensionChoice } from '#contract/search/choice.ts'
import type { Chip } from '#contract/search/search.ts'
import type { Filters } from '../filters/results-search.ts'
import type { ShownHit } from '../filters/shown-results.ts'

/** A family that was found with several sizes that fit; null for a hit that is one product. */
export function familyOf({ product: { variants }, matches, isSize }: ShownHit): Variants | null {
  return variants && variants.count > 1 && matches > 1 && !isSize ? variants : null
}

/**
 * The filters of a search as the address of a family's page says them: each dimension and the price by their columns, a single grade,
 * the stock, and the size that was named as the one to jump to.
 */
export function carryOver(filters: Filters, understood: readonly Chip[]): Record<string, string> {
  const { dim = [], min_price, max_price, grade = [], in_stock } = filters
  const columns = dim
    .flatMap(written => parseDimensionChoice(written) ?? [])
    .map(choice => [choice.key, writeDimensionChoice(choice).slice(choice.key.length + 1)])
  const sizes = understood.filter(({ kind, isFound }) => kind === 'size' && isFound)
  const [onlyGrade, ...otherGrades] = grade
  const [onlySize, ...otherSizes] = sizes
  return {
    ...Object.fromEntries(columns),
    ...((min_price ?? max_price) && { price: `${min_price ?? ''}..${max_price ?? ''}` }),
    ...(onlyGrade !== undefined && otherGrades.length === 0 && { grade: onlyGrade }),
    ...(in_stock && { in_stock: 'true' }),
    ...(onlySize && otherSizes.length === 0 && { jump: onlySize.text }),
  }
}
