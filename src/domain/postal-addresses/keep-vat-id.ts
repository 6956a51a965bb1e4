import { and, eq, sql } from 'drizzle-orm'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Transaction } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { postalAddresses } from '#db/schema.ts'
import { aheadNamed } from '#db/send-ahead.ts'
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
  const { company, name, street, street2, postcode, city, region, country } = address
  const ordered = { company, name, street, street2, postcode, city, region, country }
  await prepareKeeping(tx).execute({ userId, ...ordered, vatId: vatId ?? '' })
}

const prepareKeeping = preparedOnce((db: Pick<Transaction, 'update'>) => {
  const { userId, company, name, street, street2, postcode, city, region, country } = postalAddresses
  const isOrderedTo = and(
    eq(userId, sql.placeholder('userId')),
    eq(company, sql.placeholder('company')),
    eq(name, sql.placeholder('name')),
    eq(street, sql.placeholder('street')),
    eq(street2, sql.placeholder('street2')),
    eq(postcode, sql.placeholder('postcode')),
    eq(city, sql.placeholder('city')),
    eq(region, sql.placeholder('region')),
    eq(country, sql.placeholder('country')),
  )
  return db
    .update(postalAddresses)
    .set({ vatId: sql`${sql.placeholder('vatId')}` })
    .where(isOrderedTo)
    .prepare(aheadNamed('keep_vat_id'))
})
