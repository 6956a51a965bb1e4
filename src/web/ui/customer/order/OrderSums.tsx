import type { OrderDetails } from '#contract/orders/details.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { Sums } from '../../base/figures/Sums.tsx'
import { netOfOrder } from './net-of-order.ts'
import { owedOn } from './owed-on.ts'

/** What an order cost, the VAT within it, and what of it was refunded. */
export function OrderSums({ details }: { details: OrderDetails }) {
  const { order, isOwn, net, vat, vatPercent } = details
  const { goods, delivery, relief, price, taxTreatment, refunded, received, discounted } = order
  const owed = owedOn(order)
  const whose = isOwn ? 'yours' : 'the customer’s'
  return (
    <Sums
      goods={goods}
      delivery={delivery}
      relief={relief}
      total={price}
      net={{ ...netOfOrder(details), vat, vatPercent }}
    >
      {taxTreatment === 'taxed' ? (
        <>
          <Figure term="Net" className="flex net:hidden">
            {formatEuros(net)}
          </Figure>
          <Figure term={`VAT, ${vatPercent} %`} className="flex net:hidden">
            {formatEuros(vat)}
          </Figure>
        </>
      ) : (
        <Figure term="VAT">
          {taxTreatment === 'export'
            ? `Export: import VAT is ${whose} to pay`
            : `Reverse charge: ${whose} to pay`}
        </Figure>
      )}
      {discounted > 0 && <Figure term="Discount">−{formatEuros(discounted)}</Figure>}
      {refunded > 0 && (
        <Figure term={owed === undefined ? 'Refunded' : 'Credited'}>−{formatEuros(refunded)}</Figure>
      )}
      {received > 0 && owed !== undefined && <Figure term="Paid">−{formatEuros(received)}</Figure>}
      {(refunded > 0 || received > 0) && owed !== undefined && (
        <Figure term="To pay">{formatEuros(owed)}</Figure>
      )}
    </Sums>
  )
}
