import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { readSellerAddress } from '#contract/postal-addresses/seller-address.ts'
import type { Paper } from '../paper.ts'

/** Whether a telephone number has at least three digits: BR-DE-27. */
export const hasTelephoneDigits = (phone: string): boolean => /\d\D*\d\D*\d/.test(phone)

const isPlaced = (address: Pick<PostalAddress, 'postcode' | 'city'> | null) =>
  Boolean(address?.postcode && address.city)

/**
 * What an invoice lacks to be an XRechnung, which asks for more than EN 16931: the rules BR-DE-3 to BR-DE-11, BR-DE-14, BR-DE-16 and BR-DE-27 of
 * https://xeinkauf.de/xrechnung/versionen-und-bundles/, and an email address of the seller. Empty if nothing.
 */
export function findMissing({ seller, billingAddress, deliveryAddress }: Paper): string[] {
  const missing = {
    'a billing address with postcode and town': !isPlaced(billingAddress),
    'a delivery address with postcode and town': deliveryAddress !== null && !isPlaced(deliveryAddress),
    'the seller’s postcode and town': !isPlaced(readSellerAddress(seller.address)),
    'the seller’s telephone number': !hasTelephoneDigits(seller.phone),
    'the seller’s email address': seller.email === '',
    'the seller’s VAT ID': seller.vatId === '',
  }
  return Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? [name] : []))
}
