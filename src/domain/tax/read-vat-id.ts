import { sayCountry } from '#contract/countries.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '../errors.ts'
import { type Place, registerOf } from './areas.ts'
import { countryOfVatId, normalizeVatId } from './vat-id.ts'

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

/** How a number of a country is checked, as the package names it. */
interface NumberForm {
  readonly validate: (number: string) => { readonly isValid: boolean }
}

/**
 * Whether a normalised VAT ID of a member state of the European Union, XI, GB or CHE has the form of its country, and the right
 * check digits.
 */
export async function hasForm(vatId: string): Promise<boolean> {
  const forms = await formsOf(countryOfVatId(vatId))
  // Those of Northern Ireland are British numbers.
  const number = vatId.startsWith('XI') ? vatId.slice(2) : vatId
  return forms.some(form => accepts(form, number))
}

/** Some of the package's checks throw at what is far from a number. */
function accepts(form: NumberForm, number: string): boolean {
  try {
    return form.validate(number).isValid
  } catch {
    return false
  }
}

/** The package knows many countries and takes a while to load, so it is loaded when somebody first types a VAT ID. */
async function formsOf(country: string): Promise<readonly NumberForm[]> {
  const { euVat, stdnum } = await import('stdnum')
  if (country === 'GB' || country === 'XI') return present([stdnum.GB?.vat])
  // Many Swiss businesses write theirs without the MWST, TVA or IVA at its end.
  if (country === 'CH') return present([stdnum.CH?.vat, stdnum.CH?.uid])
  return euVat[country] ?? []
}

function present(forms: readonly (NumberForm | undefined)[]): readonly NumberForm[] {
  return forms.filter(form => form !== undefined)
}
