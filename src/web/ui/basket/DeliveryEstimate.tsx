import { useMemo } from 'react'
import type { Basket } from '#contract/basket.ts'
import type { CheckoutEstimate } from '#contract/checkout.ts'
import { describeWindow } from '#contract/delivery-window.ts'
import { CountryField } from '../addresses/CountryField.tsx'
import { describeTax } from '../checkout/describe-tax.ts'
import { purchaseOfBasket } from '../checkout/purchase.ts'
import { useEstimate } from '../checkout/use-estimate.ts'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'
import { Price } from '../Price.tsx'
import { useDestination } from './use-destination.ts'

/** The standard delivery, for somebody who has not said anything else yet. */
const TERMS = { method: undefined, vatId: '' } as const

/** What a basket would cost delivered to a country, with its VAT, and when it would arrive. Its place is kept until it is known. */
export function DeliveryEstimate({ basket, isSignedIn }: { basket: Basket; isSignedIn: boolean }) {
  const { destination, setCountry } = useDestination(isSignedIn)
  const purchase = useMemo(() => purchaseOfBasket(basket), [basket])
  const isOrderable = purchase.lines.length > 0
  const { estimate, problem, isCurrent } = useEstimate(purchase, isOrderable ? destination : undefined, TERMS)
  return (
    <div className="mt-2 min-h-58 border-t border-line pt-4 [@media(scripting:none)]:hidden">
      {destination && (
        <div className="print:hidden">
          <CountryField
            label="Delivery to"
            value={destination.country}
            onChange={event => setCountry(event.target.value)}
          />
        </div>
      )}
      <output className={`mt-3 block ${isCurrent || !estimate ? '' : 'opacity-60'}`}>
        {problem ?? (estimate && isOrderable && <Costs estimate={estimate} />)}
      </output>
    </div>
  )
}

function Costs({ estimate }: { estimate: CheckoutEstimate }) {
  const { delivery, relief, total, taxTreatment, deliveryMethod, offers } = estimate
  const offer = offers.find(({ method }) => method === deliveryMethod)
  const vat = taxTreatment === 'taxed' ? 'VAT included' : 'without VAT'
  return (
    <>
      <dl>
        {offer && (
          <Figure term={`${offer.name}, ${describeWindow(offer)}`}>
            {delivery === 0 ? 'free' : <Price euros={delivery} />}
          </Figure>
        )}
        {relief > 0 && (
          <div className="net:hidden">
            <Figure term="VAT not charged">−{formatEuros(relief)}</Figure>
          </div>
        )}
        <Figure term={`With delivery, ${vat}`}>{formatEuros(total)}</Figure>
      </dl>
      <p className="text-sm text-muted">{describeTax(estimate)}</p>
    </>
  )
}
