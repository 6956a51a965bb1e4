import type { Billing } from '#domain/context.ts'

/** What feeds say besides products. */
export interface FeedFacts {
  /** The shop's own. */
  readonly origin: string
  readonly seller: Pick<Billing['seller'], 'name' | 'country' | 'email' | 'vatId'>
  /** The VAT within prices, in percent. */
  readonly vatPercent: number
  readonly at: Date
  /** By whose opening hours it is said when something leaves. */
  readonly timeZone: string
  readonly works: Billing['works']
}

/** The address of a picture, which may be another host's. */
export function absolute(origin: string, address: string): string {
  return URL.canParse(address) ? address : origin + address
}
