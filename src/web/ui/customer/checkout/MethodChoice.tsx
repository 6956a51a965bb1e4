import type { CheckoutEstimate } from '#contract/checkout/checkout.ts'
import type { DeliveryOffer } from '#contract/delivery/delivery.ts'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import { netOf } from '#contract/tax/tax.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { formatDay } from '../../base/figures/format.ts'
import type { ShownEstimate } from './use-answer.ts'

interface MethodChoiceProps {
  shown: ShownEstimate
  chosen: DeliveryMethodId | undefined
  choose: (method: DeliveryMethodId) => void
}

/** Chooses how the order is delivered, with what each way costs and when the goods are expected. */
export function MethodChoice({ shown: { estimate, problem }, chosen, choose }: MethodChoiceProps) {
  return (
    <section aria-label="Delivery">
      {problem && (
        <p role="alert" className="mb-4 font-semibold text-error">
          {problem}
        </p>
      )}
      <fieldset>
        <legend className="mb-4 font-condensed text-2xl font-semibold">Delivery</legend>
        <div className="grid min-h-18 gap-3">
          {estimate?.offers.map(offer => (
            <label
              key={offer.method}
              className="sheet flex cursor-pointer items-center gap-3 p-4 has-checked:border-secondary has-checked:bg-base-200"
            >
              <input
                type="radio"
                name="deliveryMethod"
                className="radio"
                checked={offer.method === (chosen ?? estimate.deliveryMethod)}
                onChange={() => choose(offer.method)}
              />
              <span className="grow">
                <span className="block font-semibold">{offer.name}</span>
                <span className="text-sm text-muted">{describeWindow(offer)}</span>
              </span>
              <span className="font-semibold">
                {offer.price === 0 ? (
                  'Free'
                ) : (
                  <Amount euros={offer.price} net={netAt(estimate, offer.price)} />
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}

/** By the rate of this sale; by the seller's own where no VAT is charged. */
function netAt({ taxTreatment, vatPercent }: CheckoutEstimate, euros: number): number | undefined {
  return taxTreatment === 'taxed' ? netOf(euros, vatPercent) : undefined
}

function describeWindow({ from, to }: DeliveryOffer): string {
  return from === to ? `On ${formatDay(from)}` : `${formatDay(from)} to ${formatDay(to)}`
}
