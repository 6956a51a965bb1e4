import { mentionCountry } from '#contract/countries.ts'
import type { DeliveryOffers } from '#contract/delivery.ts'
import { describeWindow } from '#contract/delivery-window.ts'
import { formatEuros } from '../format.ts'

/** When goods arrive, or why they do not; and how, where to, and for what. */
export interface Promised {
  readonly when: string
  readonly how: string
}

/** What is promised of the standard delivery: 'At your door from Tue 24 to Thu 26 November', 'Parcel to Germany, free'. */
export function describePromise({ country, offers, message }: DeliveryOffers): Promised {
  const offer = offers.find(({ method }) => method !== 'pick-up')
  if (!offer)
    return { when: message || `Only picked up, not delivered to ${mentionCountry(country)}`, how: '' }
  const { name, price, from, to } = offer
  return {
    when: `At your door ${from === to ? 'on' : 'from'} ${describeWindow({ from, to }, 'long')}`,
    how: `${name} to ${mentionCountry(country)}, ${price === 0 ? 'free' : formatEuros(price)}`,
  }
}
