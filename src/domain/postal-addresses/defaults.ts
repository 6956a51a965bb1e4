import { and, eq, or, sql } from 'drizzle-orm'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Database, Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { preparedOnce } from '#db/prepared.ts'
import { postalAddresses } from '#db/schema.ts'
import type { PostalAddressRow } from './list.ts'

/** Where goods and bills of a person go if they say nothing else; null where the person has chosen none. */
interface DefaultAddresses {
  readonly delivery: PostalAddress | null
  readonly billing: PostalAddress | null
}

/** Built once, as every booking by the order form asks for them. */
const defaultsOf = preparedOnce((db: Pick<Database, 'select'>) => {
  const { userId, isDefaultDelivery, isDefaultBilling } = postalAddresses
  return db
    .select()
    .from(postalAddresses)
    .where(and(eq(userId, sql.placeholder('userId')), or(isDefaultDelivery, isDefaultBilling)))
    .prepare('default_addresses')
})

/** The default addresses of a person, for a booking on their behalf: the caller has checked the right to it. */
export async function findDefaultAddresses(
  ctx: { readonly db: Pick<Database, 'select'> },
  userId: string,
): Promise<DefaultAddresses> {
  const rows = await defaultsOf(ctx.db).execute({ userId })
  const delivery = rows.find(row => row.isDefaultDelivery)
  const billing = rows.find(row => row.isDefaultBilling)
  return {
    delivery: delivery ? toPostalAddress(delivery) : null,
    billing: billing ? toPostalAddress(billing) : null,
  }
}

/** The address alone, without what the book says of it. */
export function toPostalAddress(row: PostalAddressRow): PostalAddress {
  const { company, name, street, street2, postcode, city, region, country, phone } = row
  return { company, name, street, street2, postcode, city, region, country, phone }
}

/** One at a time for each person, so that addresses and defaults are counted truly. */
export async function lockAddressBook(tx: Transaction, userId: string): Promise<void> {
  await lockName(tx, `addresses of ${userId}`)
}

interface DefaultFlags {
  readonly isDefaultDelivery?: boolean | undefined
  readonly isDefaultBilling?: boolean | undefined
}

/** Makes room for a new default: the present one is none any more. Call under the lock of the address book. */
export async function yieldDefaults(tx: Transaction, userId: string, flags: DefaultFlags): Promise<void> {
  const ofUser = eq(postalAddresses.userId, userId)
  if (flags.isDefaultDelivery)
    await tx
      .update(postalAddresses)
      .set({ isDefaultDelivery: false })
      .where(and(ofUser, postalAddresses.isDefaultDelivery))
  if (flags.isDefaultBilling)
    await tx
      .update(postalAddresses)
      .set({ isDefaultBilling: false })
      .where(and(ofUser, postalAddresses.isDefaultBilling))
}
