import type { Basket } from '#contract/basket.ts'
import { describeWindow } from '#contract/delivery-window.ts'
import { CountryField } from '../addresses/CountryField.tsx'
import { Figure } from '../Figure.tsx'
import { formatEuros } from '../format.ts'
import { useDelivery } from './use-delivery.ts'

/** What the standard delivery of a basket to a country would cost, and when it would arrive. */
export function DeliveryEstimate({ basket, isSignedIn }: { basket: Basket; isSignedIn: boolean }) {
  const { country, setCountry, offers } = useDelivery(basket, isSignedIn)
  if (country === undefined) return null
  const [standard] = offers?.offers ?? []
  return (
    <div className="mt-2 border-t border-line pt-4">
      <div className="print:hidden">
        <CountryField
          label="Delivery to"
          value={country}
          onChange={event => setCountry(event.target.value)}
        />
      </div>
      <output className="mt-3 block">
        {offers?.message}
        {standard && (
          <dl>
            <Figure term={`${standard.name}, ${describeWindow(standard)}`}>
              {standard.price === 0 ? 'free' : formatEuros(standard.price)}
            </Figure>
            <Figure term="With delivery, VAT included">{formatEuros(basket.total + standard.price)}</Figure>
          </dl>
        )}
      </output>
    </div>
  )
}
