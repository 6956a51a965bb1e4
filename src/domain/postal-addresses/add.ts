import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { MAX_ADDRESSES, type SavedAddressInput } from '#contract/postal-addresses/postal-addresses.ts'
import type { Transaction } from '#db/client.ts'
import { postalAddresses } from '#db/schema.ts'
import { checkPostalAddress } from '../address-forms/check.ts'
import { type Context, newId } from '../context.ts'
import { conflict } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { may, requireRight } from '../rights.ts'
import { lockAddressBook, yieldDefaults } from './defaults.ts'
import { requireDeliverable } from './require-deliverable.ts'

/**
 * Adds an address to the actor's book and returns its id. The first one becomes the default for deliveries and bills. Rejected:
 * what its country does not write like that, a default for deliveries where nothing is delivered to by the owner's choice (invalid), more than
 * 50 (conflict).
 */
export async function addPostalAddress(
  ctx: Context,
  { isDefaultDelivery = false, isDefaultBilling = false, ...typed }: SavedAddressInput,
  once?: Once,
): Promise<string> {
  requireRight(ctx.actor, may.keepAddresses(ctx.actor))
  const { id: userId } = ctx.actor
  const address = checkPostalAddress(typed)
  const id = newId()
  const insert = async (tx: Transaction) => {
    await lockAddressBook(tx, userId)
    const count = await tx.$count(postalAddresses, eq(postalAddresses.userId, userId))
    if (count >= MAX_ADDRESSES)
      throw conflict(say`You have ${MAX_ADDRESSES} addresses: please remove one first`)
    const isFirst = count === 0
    const flags = {
      isDefaultDelivery: isDefaultDelivery || isFirst,
      isDefaultBilling: isDefaultBilling || isFirst,
    }
    if (flags.isDefaultDelivery) requireDeliverable(ctx, address)
    await yieldDefaults(tx, userId, flags)
    await tx.insert(postalAddresses).values({ id, userId, ...address, ...flags, createdAt: ctx.now() })
    return id
  }
  return once ? runOnce(ctx, once, insert) : ctx.db.transaction(insert)
}
