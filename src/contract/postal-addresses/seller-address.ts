import type { PostalAddress } from './postal-addresses.ts'

/** What is read of the lines of a seller's address; '' where it has none. */
export type SellerAddress = Pick<PostalAddress, 'street' | 'street2' | 'postcode' | 'city'>

/** The lines of a seller's address, the last one the postcode and the town: '10115 Berlin', '1011 AB Amsterdam', '00-950 Warszawa'. */
export function readSellerAddress(lines: readonly string[]): SellerAddress {
  const [street = '', ...others] = lines.slice(0, -1)
  const words = lines.at(-1)?.split(' ') ?? []
  const numbers = Math.max(
    words.findIndex(word => !/^\d/.test(word)),
    0,
  )
  const isSuffixed = numbers > 0 && numbers < words.length - 1 && /^[A-Z]{2}$/.test(words[numbers] ?? '')
  const town = numbers + Number(isSuffixed)
  const postcode = words.slice(0, town).join(' ')
  return { street, street2: others.join(', '), postcode, city: words.slice(town).join(' ') }
}
