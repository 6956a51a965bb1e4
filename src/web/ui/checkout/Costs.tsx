import type { CheckoutEstimate } from '#contract/checkout.ts'
import { Sums } from '../Sums.tsx'
import { describeTax } from './describe-tax.ts'

/** What an order comes to, and how it is taxed. */
export function Costs({ estimate }: { estimate: CheckoutEstimate }) {
  const { goods, delivery, relief, total } = estimate
  return (
    <>
      <Sums goods={goods} delivery={delivery} relief={relief} total={total} />
      <p className="text-sm text-muted">{describeTax(estimate)}</p>
    </>
  )
}
