import { sayCountry } from '#contract/countries.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '../errors.ts'
import { type Place, registerOf } from './areas.ts'
import { countryOfVatId, normalizeVatId } from './vat-id.ts'
import { hasForm } from './vat-id-form.ts'

/**
 * A VAT ID as it was typed, normalised. Rejected (invalid, `vatId`) if it is not of the country of the address, or if its form or its
 * check digits are wrong.
 */
export async function readVatId(typed: string, place: Place): Promise<string> {
  const vatId = normalizeVatId(typed)
  const register = registerOf(place)
  const country = sayCountry(place.country)
  if (register === undefined)
    throw invalid('vatId', say`is not needed: no VAT is charged at this address in ${country}`)
  if (!isOfRegister(vatId, place)) {
    const own = register === 'XI' ? NORTHERN_IRELAND : sayCountry(register)
    throw invalid('vatId', say`does not fit the address: VAT IDs of ${own} begin with ${prefixOf(register)}`)
  }
  if (!(await hasForm(vatId)))
    throw invalid(
      'vatId',
      say`is not a VAT ID of ${register === 'XI' ? NORTHERN_IRELAND : country}: please check its digits`,
    )
  return vatId
}

const NORTHERN_IRELAND = say`Northern Ireland`

/** Whether a normalised VAT ID is of the register that the businesses at a place are in. */
export function isOfRegister(vatId: string, place: Place): boolean {
  return countryOfVatId(vatId) === registerOf(place)
}

function prefixOf(register: string): string {
  if (register === 'CH') return 'CHE'
  return register === 'GR' ? 'EL' : register
}
