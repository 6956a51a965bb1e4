import { addCapped, toCents, toEuros } from '#contract/money.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { describeMargin, sumDraft } from './answer-draft.ts'

/** What the goods come to at the typed prices, against those of today; announced as it changes. */
export function AnswerSums({ quote, prices }: { quote: Quote; prices: readonly string[] }) {
  const { lines, delivery, deliveryMethod, taxTreatment } = quote
  const sums = sumDraft(lines, prices)
  return (
    <output className="sheet block max-w-md p-5">
      {sums ? (
        <dl>
          <Figure term="Goods at today’s prices">{formatEuros(sums.today)}</Figure>
          <Figure term="Goods as offered">{formatEuros(sums.goods)}</Figure>
          <Figure term="Against today">{describeMargin(sums.goods, sums.today)}</Figure>
          {deliveryMethod !== null && (
            <Figure term="Delivery">{delivery === 0 ? 'Free' : formatEuros(delivery)}</Figure>
          )}
          <Figure term={taxTreatment === 'taxed' ? 'Total, VAT included' : 'Total before the VAT taken off'}>
            {formatEuros(toEuros(addCapped(toCents(sums.goods), toCents(delivery))))}
          </Figure>
        </dl>
      ) : (
        <p className="text-muted">Every line needs a price.</p>
      )}
    </output>
  )
}
