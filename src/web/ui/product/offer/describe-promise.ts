import { mentionCountry } from '#contract/countries.ts'
import type { DeliveryOffers } from '#contract/delivery/delivery.ts'
import { describeWindow } from '#contract/delivery/window.ts'

/** When goods arrive, or why they do not; and how, where to, and for how much. */
export interface Promised {
  readonly when: string
  readonly how: string
  /** Euros; undefined if it is not delivered there. */
  readonly price: number | undefined
}

/** What is promised of the standard delivery: 'At your door from Tue 24 to Thu 26 November', 'Parcel to Germany'. */
export function describePromise({ country, offers, message }: DeliveryOffers): Promised {
  const offer = offers.find(({ method }) => method !== 'pick-up')
  if (!offer)
    return {
      when: message || `Only picked up, not delivered to ${mentionCountry(country)}`,
      how: '',
      price: undefined,
    }
  const { name, price, from, to } = offer
  return {
    when: `At your door ${from === to ? 'on' : 'from'} ${describeWindow({ from, to }, 'long')}`,
    how: `${name} to ${mentionCountry(country)}`,
    price,
  }
}
