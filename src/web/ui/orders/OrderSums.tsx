import type { OrderDetails } from '#contract/order-details.ts'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'

/** What an order cost: goods, delivery, what was not charged, the total, and the VAT within it. */
export function OrderSums({ details: { order, net, vat, vatPercent } }: { details: OrderDetails }) {
  const { goods, delivery, relief, price, taxTreatment, refunded } = order
  return (
    <dl>
      <Figure term="Goods">{formatEuros(goods)}</Figure>
      <Figure term="Delivery">{delivery === 0 ? 'Free' : formatEuros(delivery)}</Figure>
      {relief > 0 && <Figure term="VAT not charged">−{formatEuros(relief)}</Figure>}
      <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
        <dt className="font-semibold">Total</dt>
        <dd className="text-2xl font-semibold">{formatEuros(price)}</dd>
      </div>
      {taxTreatment === 'taxed' ? (
        <>
          <Figure term="Net">{formatEuros(net)}</Figure>
          <Figure term={`VAT, ${vatPercent} %`}>{formatEuros(vat)}</Figure>
        </>
      ) : (
        <Figure term="VAT">
          {taxTreatment === 'export' ? 'None: export' : 'Reverse charge: yours to pay'}
        </Figure>
      )}
      {refunded > 0 && <Figure term="Refunded">−{formatEuros(refunded)}</Figure>}
    </dl>
  )
}
