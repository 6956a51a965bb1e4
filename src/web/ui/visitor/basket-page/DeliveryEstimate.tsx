import { useEffect, useMemo, useState } from 'react'
import type { Basket } from '#contract/basket/basket.ts'
import type { CheckoutEstimate } from '#contract/checkout/checkout.ts'
import { describeWindow } from '#contract/delivery/window.ts'
import { subtractCents, toCents, toEuros } from '#contract/money.ts'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { netOf } from '#contract/tax/tax.ts'
import { answerOf, calls } from '../../../client.ts'
import { CountryField } from '../../base/addresses/CountryField.tsx'
import { guessCountry } from '../../base/addresses/guess-country.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { useVatPercent } from '../../base/figures/Price.tsx'
import { describeTax } from '../../customer/checkout/describe-tax.ts'
import { purchaseOfBasket } from '../../customer/checkout/purchase.ts'
import { useEstimate } from '../../customer/checkout/use-estimate.ts'

/** The standard delivery, for somebody who has not said anything else yet. */
const TERMS = { method: undefined, vatId: '' } as const

/** What a basket would cost delivered to a country, with its VAT, and when it would arrive. Its place is kept until it is known. */
export function DeliveryEstimate({ basket, isSignedIn }: { basket: Basket; isSignedIn: boolean }) {
  const { destination, setCountry } = useDestination(isSignedIn)
  const purchase = useMemo(() => purchaseOfBasket(basket), [basket])
  const isOrderable = purchase.lines.length > 0
  const { estimate, problem, isStale } = useEstimate(purchase, isOrderable ? destination : undefined, TERMS)
  return (
    <div className="mt-2 min-h-58 border-t border-line pt-4 [@media(scripting:none)]:hidden">
      {destination && (
        <div className="print:hidden">
          <CountryField
            label="Delivery to"
            value={destination.country}
            chosen={destination.country}
            isDelivery
            onChange={event => setCountry(event.target.value)}
          />
        </div>
      )}
      <output aria-busy={isStale} className="mt-3 block aria-busy:opacity-60">
        {problem ?? (estimate && isOrderable && <Costs estimate={estimate} goods={basket.total} />)}
      </output>
    </div>
  )
}

function Costs({ estimate, goods }: { estimate: CheckoutEstimate; goods: number }) {
  const percent = useVatPercent()
  const { delivery, relief, total, net, vatPercent, taxTreatment, deliveryMethod, offers } = estimate
  // What is left of the net total below the goods above; under another rate it is no part of the same net total.
  const isOneRate = taxTreatment !== 'taxed' || vatPercent === percent
  const netDelivery = isOneRate
    ? toEuros(subtractCents(toCents(net), toCents(netOf(goods, percent))))
    : undefined
  const offer = offers.find(({ method }) => method === deliveryMethod)
  const vat = taxTreatment === 'taxed' ? 'VAT included' : 'without VAT'
  return (
    <>
      <dl>
        {offer && (
          <Figure term={`${offer.name}, ${describeWindow(offer)}`}>
            {delivery === 0 ? 'free' : <Amount euros={delivery} net={netDelivery} />}
          </Figure>
        )}
        {relief > 0 && (
          <Figure term="VAT not charged" className="flex net:hidden">
            −{formatEuros(relief)}
          </Figure>
        )}
        <Figure term={`With delivery, ${vat}`}>{formatEuros(total)}</Figure>
      </dl>
      <p className="text-sm text-muted">{describeTax(estimate)}</p>
    </>
  )
}

/** What a delivery's price and VAT depend on. */
type Destination = Pick<SavedAddress, 'country' | 'postcode'>

/**
 * Where a basket is to be delivered, as far as that is known: at first to the person's usual address, for a visitor to the country that the
 * browser's languages name. Undefined until it is known.
 */
function useDestination(isSignedIn: boolean) {
  const [destination, setDestination] = useState<Destination>()
  useEffect(() => {
    const usual = isSignedIn ? readUsualAddress() : Promise.resolve(undefined)
    void usual
      .catch(() => undefined)
      .then(address =>
        setDestination(chosen => chosen ?? address ?? { country: guessCountry(), postcode: '' }),
      )
  }, [isSignedIn])
  return { destination, setCountry: (country: string) => setDestination({ country, postcode: '' }) }
}

async function readUsualAddress(): Promise<Destination | undefined> {
  const addresses = await answerOf(calls.address.$get())
  return addresses.find(({ isDefaultDelivery }) => isDefaultDelivery)
}
