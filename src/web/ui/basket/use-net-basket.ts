import type { Basket } from '#contract/basket/basket.ts'
import { useNetLines } from '../base/figures/net-lines.ts'

/** What each line that the total counts is without VAT, in euros, by its product. */
export function useNetBasket({ lines, total }: Pick<Basket, 'lines' | 'total'>): ReadonlyMap<string, number> {
  const counted = lines.filter(({ saved, problem }) => !saved && problem === null)
  const net = useNetLines(counted, total)
  return new Map(counted.map(({ product }, index) => [product, net[index] ?? 0]))
}
