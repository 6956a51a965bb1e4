import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'

/** The parts of an address, as fields begin with them and calls take them: all of them, and nothing else that was given. */
export function addressValues(given: Partial<PostalAddress>): PostalAddress {
  const { company = '', name = '', street = '', street2 = '', postcode = '', city = '' } = given
  const { region = '', country = '', phone = '' } = given
  return { company, name, street, street2, postcode, city, region, country, phone }
}
