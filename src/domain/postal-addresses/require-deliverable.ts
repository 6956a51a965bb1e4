import { say } from '#contract/phrase.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { explainUnregistered } from '../tax/registrations.ts'
import { sellerOf } from '../tax/seller.ts'

/** Rejects (invalid, `country`) an address as the one for deliveries where the owner does not want to deliver to. It may still be billed. */
export function requireDeliverable(ctx: Context, address: PostalAddress): void {
  const unregistered = explainUnregistered(address, sellerOf(ctx))
  if (unregistered !== undefined)
    throw invalid('country', say`${unregistered}. Please give another address for deliveries`)
}
