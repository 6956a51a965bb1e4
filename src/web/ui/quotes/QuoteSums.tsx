import { deliveryMethodNames } from '#contract/delivery-methods.ts'
import type { Quote } from '#contract/quotes.ts'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'

/** What a quote comes to, and how it is taxed. */
export function QuoteSums({ quote }: { quote: Quote }) {
  const { goods, delivery, deliveryMethod, relief, total, vat, vatPercent, taxTreatment } = quote
  return (
    <>
      <dl>
        <Figure term="Goods">{formatEuros(goods)}</Figure>
        {deliveryMethod === null ? (
          <Figure term="Delivery">as ordered</Figure>
        ) : (
          <Figure term={`Delivery: ${deliveryMethodNames[deliveryMethod]}`}>
            {delivery === 0 ? 'Free' : formatEuros(delivery)}
          </Figure>
        )}
        {relief > 0 && <Figure term="VAT not charged">−{formatEuros(relief)}</Figure>}
        <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
          <dt className="font-semibold">Total</dt>
          <dd className="text-2xl font-semibold">{formatEuros(total)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {taxTreatment === 'taxed' && `${vatPercent} % VAT included: ${formatEuros(vat)}`}
        {taxTreatment === 'reverse-charge' && 'Reverse charge: the VAT is owed in the country of delivery.'}
        {taxTreatment === 'export' && 'Export without VAT; import duties are the customer’s.'}
      </p>
    </>
  )
}
