import type { Basket, BasketLine } from '#contract/basket/basket.ts'
import type { LineProblemKind } from '#contract/basket/terms.ts'

/** What does not keep a line from being quoted: there may be fewer pieces than asked for. */
const QUOTABLE: ReadonlySet<LineProblemKind> = new Set(['too-many', 'sold-out'])

/** The lines of a basket that a quote can be for; undefined if one of them has to be changed or removed first. */
export function findQuotable({ lines }: Pick<Basket, 'lines'>): readonly BasketLine[] | undefined {
  const wanted = lines.filter(({ saved }) => !saved)
  return wanted.every(({ problem }) => problem === null || QUOTABLE.has(problem.kind)) ? wanted : undefined
}
