import { and, eq } from 'drizzle-orm'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Transaction } from '#db/client.ts'
import { postalAddresses } from '#db/schema.ts'
import { ahead } from '#db/send-ahead.ts'
import { isOfRegister } from '../tax/read-vat-id.ts'

interface OrderedTo {
  readonly deliveryAddress?: PostalAddress | undefined
  readonly vatId?: string | null | undefined
}

/**
 * Keeps the VAT ID with which goods were ordered with their address in the customer's book, to be offered with it next time; none takes away
 * the one that was kept. One of another country, with which goods were picked up, changes nothing, nor does an address that is in no book.
 * It is over when the transaction is. The caller has checked the right to it.
 */
export async function keepVatId(
  tx: Transaction,
  userId: string,
  { deliveryAddress: address, vatId = null }: OrderedTo = {},
): Promise<void> {
  if (!address || (vatId !== null && !isOfRegister(vatId, address))) return
  const { company, name, street, street2, postcode, city, region, country } = postalAddresses
  const isOrderedTo = and(
    eq(postalAddresses.userId, userId),
    eq(company, address.company),
    eq(name, address.name),
    eq(street, address.street),
    eq(street2, address.street2),
    eq(postcode, address.postcode),
    eq(city, address.city),
    eq(region, address.region),
    eq(country, address.country),
  )
  await tx.execute(
    ahead(
      tx
        .update(postalAddresses)
        .set({ vatId: vatId ?? '' })
        .where(isOrderedTo),
    ),
  )
}
