import type { Paper } from '../paper.ts'

/** At least three digits: BR-DE-27. */
const TELEPHONE = /\d\D*\d\D*\d/

const isPlaced = (address: Paper['billingAddress']) => Boolean(address?.postcode && address.city)

/**
 * What an invoice lacks to be an XRechnung, which asks for more than EN 16931: the rules BR-DE-3 to BR-DE-11, BR-DE-14, BR-DE-16 and BR-DE-27 of
 * https://xeinkauf.de/xrechnung/versionen-und-bundles/, and an email address of the seller. Empty if nothing.
 */
export function findMissing({ seller, billingAddress, deliveryAddress }: Paper): string[] {
  const missing = {
    'a billing address with postcode and town': !isPlaced(billingAddress),
    'a delivery address with postcode and town': deliveryAddress !== null && !isPlaced(deliveryAddress),
    'the seller’s postcode and town': !/^\d/.test(seller.address.at(-1) ?? ''),
    'the seller’s telephone number': !TELEPHONE.test(seller.phone),
    'the seller’s email address': seller.email === '',
    'the seller’s VAT ID': seller.vatId === '',
  }
  return Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? [name] : []))
}
