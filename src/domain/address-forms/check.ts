import { sayCountry } from '#contract/countries.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { AddressPart, AddressRules, PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { DomainError, type FieldError } from '../errors.ts'
import { matchesPostcode, readPostcode } from './postcodes.ts'
import { findAddressRules } from './rules.ts'

/**
 * The address as its country writes it: postcode in capitals and without the sign of the country before it, region by its code,
 * parts that the country does not write left out. Rejected (invalid) with every part that is missing or wrong, each by its name
 * after `path`: 'deliveryAddress.postcode'.
 */
export function checkPostalAddress(address: PostalAddress, path = ''): PostalAddress {
  const rules = findAddressRules(address.country)
  if (!rules) throw refuse(path, [{ field: 'country', message: say`must be the code of a country, like DE` }])
  const checked = normalize(address, rules)
  const problems = [...findMissing(checked, rules), ...findWrong(checked, rules)]
  if (problems.length > 0) throw refuse(path, problems)
  return checked
}

interface PartProblem extends FieldError {
  readonly field: AddressPart
}

function refuse(path: string, problems: readonly PartProblem[]): DomainError {
  const fields = problems.map(({ field, message }) => ({ field: path ? `${path}.${field}` : field, message }))
  return new DomainError({ kind: 'invalid', fields })
}

function normalize(address: PostalAddress, rules: AddressRules): PostalAddress {
  const written = new Set<AddressPart>(rules.rows.flat())
  return {
    ...address,
    postcode: written.has('postcode') ? readPostcode(address) : '',
    city: written.has('city') ? address.city : '',
    region: written.has('region') ? findRegionCode(address.region, rules) : '',
  }
}

/** Regions are chosen by their code, and may be typed by their name. */
function findRegionCode(region: string, { regions }: AddressRules): string {
  const typed = region.toLowerCase()
  const found = regions.find(({ code, name }) => [code, name].some(each => each.toLowerCase() === typed))
  return found?.code ?? region
}

function findMissing(address: PostalAddress, { required, labels }: AddressRules): PartProblem[] {
  const names: Partial<Record<AddressPart, string>> = { ...labels, street: 'Street' }
  const missing = required.filter(part => address[part] === '')
  const problems = missing.map(field => ({
    field,
    message: say`${phraseOf(names[field] ?? field)} is required`,
  }))
  const isToSomebody = address.name !== '' || address.company !== ''
  return isToSomebody
    ? problems
    : [{ field: 'name', message: say`A name or a company is required` }, ...problems]
}

function findWrong(address: PostalAddress, { labels, postcodeForm, regions }: AddressRules): PartProblem[] {
  const country = sayCountry(address.country)
  const problems: PartProblem[] = []
  if (address.postcode !== '' && !matchesPostcode(address.country, address.postcode))
    problems.push({
      field: 'postcode',
      message: say`${phraseOf(labels.postcode)}: ${phraseOf(postcodeForm ?? '')} in ${country}`,
    })
  const isKnownRegion = regions.length === 0 || regions.some(({ code }) => code === address.region)
  if (address.region !== '' && !isKnownRegion)
    problems.push({ field: 'region', message: say`${phraseOf(labels.region)}: unknown in ${country}` })
  return problems
}
