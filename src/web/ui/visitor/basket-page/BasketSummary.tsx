import type { Basket } from '#contract/basket/basket.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { describeWeight } from '../../product/facts/format-weight.ts'
import { formatPieces } from '../../product/offer/pieces.ts'

/** The sums of a basket, and what is not in them. */
export function BasketSummary({ basket }: { basket: Basket }) {
  const { total, pieces } = basket
  const left = basket.lines.filter(({ saved, problem }) => problem && !saved).length
  return (
    <output className="block">
      <dl>
        <Figure term="Pieces">{formatPieces(pieces)}</Figure>
        <Figure term="Weight">{describeWeight(basket) ?? 'not known'}</Figure>
        <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
          <dt>
            Goods{' '}
            <span className="text-sm text-muted">
              <PriceBasis />
            </span>
          </dt>
          <dd className="text-2xl font-semibold">
            <Amount euros={total} />
          </dd>
        </div>
      </dl>
      {left > 0 && (
        <p className="text-sm text-error">
          {left === 1 ? '1 line is not counted: it' : `${left} lines are not counted: they`} cannot be ordered
          as {left === 1 ? 'it is' : 'they are'}.
        </p>
      )}
    </output>
  )
}
