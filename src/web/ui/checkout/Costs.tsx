import type { CheckoutEstimate } from '#contract/checkout.ts'
import { Sums } from '../Sums.tsx'
import { describeDoubt, describeTax } from './describe-tax.ts'

/** What an order comes to, and how it is taxed. */
export function Costs({ estimate }: { estimate: CheckoutEstimate }) {
  const { goods, delivery, relief, total, registeredTo, vatIdDoubt } = estimate
  return (
    <>
      <Sums goods={goods} delivery={delivery} relief={relief} total={total} />
      <p className="text-sm text-muted">{describeTax(estimate)}</p>
      {registeredTo && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">The VAT ID is registered to {registeredTo}.</p>
      )}
      {vatIdDoubt && <p className="mt-2 text-sm">{describeDoubt(vatIdDoubt)}</p>}
    </>
  )
}
