import { countryOfVatId } from './vat-id.ts'

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
