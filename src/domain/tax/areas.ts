import { isInEu } from '#contract/countries.ts'
import { readPostcode } from '../address-forms/postcodes.ts'

/**
 * A VAT area: where one standard rate of VAT is charged. Named by the code of its country; Northern Ireland is XI, as in
 * its VAT IDs, and parts of a country with a rate of their own have their name.
 */
export type VatArea = string

export interface Place {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
  /** As it was written; '' if it is not known. */
  readonly postcode?: string
}

/** A part of a country, told by how its postcodes begin. `area` null: no VAT is charged there. */
interface Territory {
  readonly postcodes: readonly string[]
  readonly area: VatArea | null
}

/**
 * Where a postcode says that other rules apply than in the rest of the country: articles 6 and 105 of the VAT directive,
 * https://eur-lex.europa.eu/eli/dir/2006/112, and https://taxation-customs.ec.europa.eu/territorial-status-eu-countries-and-certain-territories_en.
 * Northern Ireland counts as the European Union for goods (Protocol on Ireland/Northern Ireland, article 8). Territories
 * with a country code of their own (Åland, Réunion, Jersey) are not in the table of rates.
 */
const territories: Readonly<Record<string, readonly Territory[]>> = {
  AT: [{ postcodes: ['6691', '6991', '6992', '6993'], area: 'Jungholz and Mittelberg' }],
  // Büsingen and Heligoland.
  DE: [{ postcodes: ['78266', '27498'], area: null }],
  // The Canary Islands, Ceuta and Melilla.
  ES: [{ postcodes: ['35', '38', '51', '52'], area: null }],
  // Åland.
  FI: [{ postcodes: ['22'], area: null }],
  // Monaco counts as France; the territories overseas do not.
  FR: [
    { postcodes: ['980'], area: 'FR' },
    { postcodes: ['97', '98'], area: null },
  ],
  GB: [
    { postcodes: ['BT'], area: 'XI' },
    { postcodes: ['GY', 'JE'], area: null },
  ],
  // Mount Athos.
  GR: [{ postcodes: ['63086'], area: null }],
  // Livigno and Campione d'Italia.
  IT: [{ postcodes: ['23041', '22061'], area: null }],
  PT: [
    { postcodes: ['90', '91', '92', '93', '94'], area: 'Madeira' },
    { postcodes: ['95', '96', '97', '98', '99'], area: 'Azores' },
  ],
}

/** Countries within the VAT area of another: article 7 of the VAT directive; Liechtenstein by treaty with Switzerland. */
const within: Readonly<Record<string, VatArea>> = { IM: 'GB', MC: 'FR', LI: 'CH' }

/** The VAT area of a place; null where other rules exempt it from the VAT of its country. */
export function vatAreaOf({ country, postcode = '' }: Place): VatArea | null {
  const written = readPostcode({ country, postcode }).replaceAll(/[^0-9A-Z]/g, '')
  const found = (territories[country] ?? []).find(({ postcodes }) =>
    postcodes.some(beginning => written.startsWith(beginning)),
  )
  return found ? found.area : (within[country] ?? country)
}

/**
 * The country whose VAT IDs the businesses at this place have: a member state of the European Union, XI for Northern Ireland, GB or CH,
 * which papers name for customs even if nothing is charged there. Undefined where the shop never charges VAT, and so asks for no VAT ID.
 */
export function registerOf(place: Place): string | undefined {
  const area = vatAreaOf(place)
  if (area === null) return undefined
  if (area === 'XI') return area
  const country = within[place.country] ?? place.country
  return isInEu(country) || country === 'GB' || country === 'CH' ? country : undefined
}

/** Whether VAT IDs of a register are those of a member state, or of Northern Ireland, which counts as one for goods. */
export function isOfUnion(register: string): boolean {
  return register === 'XI' || isInEu(register)
}

/** The VAT areas of a country: its own, and those of its parts that have a rate of their own. */
export function areasOf(country: string): readonly VatArea[] {
  const parts = (territories[country] ?? []).flatMap(({ area }) => area ?? [])
  return [country, ...parts]
}
