import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { Sums } from '../../base/figures/Sums.tsx'

/** What a quote comes to, and how it is taxed. */
export function QuoteSums({ quote }: { quote: Quote }) {
  const { goods, delivery, deliveryMethod, relief, total, vat, vatPercent, taxTreatment } = quote
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
      />
      <p className="text-sm text-muted">
        {taxTreatment === 'taxed' && `${vatPercent} % VAT included: ${formatEuros(vat)}`}
        {taxTreatment === 'reverse-charge' && 'Reverse charge: the VAT is owed in the country of delivery.'}
        {taxTreatment === 'export' && 'Export without VAT. The customer pays import VAT and customs duties.'}
      </p>
    </>
  )
}
