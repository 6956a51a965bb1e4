import type { OrderDetails } from '#contract/order-details.ts'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'
import { Sums } from '../Sums.tsx'

/** What an order cost, the VAT within it, and what of it was refunded. */
export function OrderSums({ details: { order, net, vat, vatPercent } }: { details: OrderDetails }) {
  const { goods, delivery, relief, price, taxTreatment, refunded } = order
  return (
    <Sums goods={goods} delivery={delivery} relief={relief} total={price}>
      {taxTreatment === 'taxed' ? (
        <>
          <Figure term="Net">{formatEuros(net)}</Figure>
          <Figure term={`VAT, ${vatPercent} %`}>{formatEuros(vat)}</Figure>
        </>
      ) : (
        <Figure term="VAT">
          {taxTreatment === 'export' ? 'Export: import VAT is yours to pay' : 'Reverse charge: yours to pay'}
        </Figure>
      )}
      {refunded > 0 && <Figure term="Refunded">−{formatEuros(refunded)}</Figure>}
    </Sums>
  )
}
