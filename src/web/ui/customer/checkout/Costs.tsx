import type { CheckoutEstimate } from '#contract/checkout/checkout.ts'
import { shareNet } from '#contract/shares.ts'
import { Sums } from '../../base/figures/Sums.tsx'
import { describeDoubt, describeTax } from './describe-tax.ts'

/** What an order comes to, and how it is taxed; `isForCustomer`: told to an admin. */
export function Costs({
  estimate,
  lines,
  isForCustomer = false,
}: {
  estimate: CheckoutEstimate
  /** What the lines cost with VAT, in euros. */
  lines: readonly { readonly total: number }[]
  isForCustomer?: boolean
}) {
  const { goods, delivery, relief, total, registeredTo, vatIdDoubt } = estimate
  return (
    <>
      <Sums goods={goods} delivery={delivery} relief={relief} total={total} net={netSums(estimate, lines)} />
      <p className="text-sm text-muted">{describeTax(estimate, { isForCustomer })}</p>
      {registeredTo && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">The VAT ID is registered to {registeredTo}.</p>
      )}
      {vatIdDoubt && <p className="mt-2 text-sm">{describeDoubt(vatIdDoubt, { isForCustomer })}</p>}
    </>
  )
}

/** The sums of an estimate without VAT: shares of its net total, as the invoice has them. */
function netSums(
  { net, vat, vatPercent, delivery }: CheckoutEstimate,
  lines: readonly { readonly total: number }[],
) {
  return { ...shareNet(net, { lines: lines.map(({ total }) => total), delivery }), vat, vatPercent }
}
