import type { CheckoutEstimate } from '#contract/checkout.ts'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'
import { describeTax } from './describe-tax.ts'

/** What an order comes to, and how it is taxed. */
export function Costs({ estimate }: { estimate: CheckoutEstimate }) {
  const { goods, delivery, relief, total } = estimate
  return (
    <>
      <dl>
        <Figure term="Goods">{formatEuros(goods)}</Figure>
        <Figure term="Delivery">{delivery === 0 ? 'Free' : formatEuros(delivery)}</Figure>
        {relief > 0 && <Figure term="VAT not charged">−{formatEuros(relief)}</Figure>}
        <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
          <dt className="font-semibold">Total</dt>
          <dd className="text-2xl font-semibold">{formatEuros(total)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{describeTax(estimate)}</p>
    </>
  )
}
