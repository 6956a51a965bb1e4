import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { Sums } from '../../base/figures/Sums.tsx'
import { describeWeight, weighLines } from '../../product/facts/format-weight.ts'

/** What a quote comes to, what the goods weigh, and how it is taxed. */
export function QuoteSums({ quote }: { quote: Quote }) {
  const { goods, delivery, deliveryMethod, relief, total, vat, vatPercent, taxTreatment } = quote
  const pieces = quote.lines.map(({ weight, availability: quantity }) => ({ weight, quantity }))
  return (
    <>
      <Sums
        goods={goods}
        delivery={deliveryMethod === null ? undefined : delivery}
        deliveryTerm={
          deliveryMethod === null ? undefined : `Delivery: ${deliveryMethodNames[deliveryMethod]}`
        }
        relief={relief}
        total={total}
      >
        <Figure term="Weight">{describeWeight(weighLines(pieces)) ?? 'not known'}</Figure>
      </Sums>
      <p className="text-sm text-muted">
        {taxTreatment === 'taxed' && `${vatPercent} % VAT included: ${formatEuros(vat)}`}
        {taxTreatment === 'reverse-charge' && 'Reverse charge: the VAT is owed in the country of delivery.'}
        {taxTreatment === 'export' && 'Export without VAT. The customer pays import VAT and customs duties.'}
      </p>
    </>
  )
}
