import { mentionCountry } from '#contract/countries.ts'
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
  const country = mentionCountry(place.country)
  if (register === undefined)
    throw invalid('vatId', `is not needed: no VAT is charged at this address in ${country}`)
  if (!isOfRegister(vatId, place)) {
    const own = `VAT IDs ${register === 'XI' ? 'of Northern Ireland' : `of ${mentionCountry(register)}`}`
    throw invalid('vatId', `does not fit the address: ${own} begin with ${prefixOf(register)}`)
  }
  if (!(await hasForm(vatId)))
    throw invalid(
      'vatId',
      `is not a VAT ID of ${register === 'XI' ? 'Northern Ireland' : country}: please check its digits`,
    )
  return vatId
}

/** Whether a normalised VAT ID is of the register that the businesses at a place are in. */
export function isOfRegister(vatId: string, place: Place): boolean {
  return countryOfVatId(vatId) === registerOf(place)
}

function prefixOf(register: string): string {
  if (register === 'CH') return 'CHE'
  return register === 'GR' ? 'EL' : register
}
