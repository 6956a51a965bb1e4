import { say } from '#contract/phrase.ts'
import type { SavedAddressInput } from '#contract/postal-addresses/postal-addresses.ts'
import { postalAddresses } from '#db/schema.ts'
import { checkPostalAddress } from '../address-forms/check.ts'
import type { Context } from '../context.ts'
import { dropUndefined } from '../drop-undefined.ts'
import { notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { isOfRegister } from '../tax/read-vat-id.ts'
import { lockAddressBook, yieldDefaults } from './defaults.ts'
import { isOwnAddress } from './list.ts'
import { requireDeliverable } from './require-deliverable.ts'

/**
 * Replaces an address of the actor's book; flags that are left out stay, and so does a VAT ID of its country. Orders keep the address they were booked with. Rejected:
 * what its country does not write like that, a default for deliveries where nothing is delivered to by the owner's choice (invalid), an
 * address of somebody else (not found).
 */
export async function editPostalAddress(
  ctx: Context,
  id: string,
  { isDefaultDelivery, isDefaultBilling, ...typed }: SavedAddressInput,
): Promise<void> {
  requireRight(ctx.actor, may.keepAddresses(ctx.actor))
  const { id: userId } = ctx.actor
  const address = checkPostalAddress(typed)
  const flags = dropUndefined({ isDefaultDelivery, isDefaultBilling })
  await ctx.db.transaction(async tx => {
    await lockAddressBook(tx, userId)
    await yieldDefaults(tx, userId, flags)
    const [before] = await tx.select().from(postalAddresses).where(isOwnAddress(userId, id))
    if (!before) throw notFound(say`address`)
    if (flags.isDefaultDelivery ?? before.isDefaultDelivery) requireDeliverable(ctx, address)
    const vatId = isOfRegister(before.vatId, address) ? before.vatId : ''
    await tx
      .update(postalAddresses)
      .set({ ...address, ...flags, vatId })
      .where(isOwnAddress(userId, id))
  })
}
