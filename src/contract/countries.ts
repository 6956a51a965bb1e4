import { type Phrase, phraseOf, say, word } from './phrase.ts'

/** Every country and territory with a code of its own: ISO 3166-1 alpha-2, 249 codes. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** The 27 members of the European Union: https://european-union.europa.eu/principles-countries-history/eu-countries_en */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const known = new Set(COUNTRIES)
const union = new Set(EU_COUNTRIES)

/** Whether it is the code of a country, in capitals. */
export function isCountry(code: string): boolean {
  return known.has(code)
}

/** Whether the country is a member of the European Union. */
export function isInEu(code: string): boolean {
  return union.has(code)
}

/** The name of a country in English: 'Germany' for DE. A code of no country is its own name. */
export function nameCountry(code: string): string {
  return known.has(code) ? word(say`${{ region: code }}`) : code
}

/** A country within a sentence: 'the Netherlands', 'Germany'. */
export const mentionCountry = (code: string): string => word(sayCountry(code))

/** The same, not yet worded. */
export function sayCountry(code: string): Phrase {
  if (!known.has(code)) return phraseOf(code)
  return TAKE_ARTICLE.has(code) ? say`the ${{ region: code }}` : say`${{ region: code }}`
}

/** Countries whose names have an article in a sentence. */
const TAKE_ARTICLE: ReadonlySet<string> = new Set(
  'AE BS CF CK DO FK GB GM IM IO KY MH MP NL PH SB TC UM US VG VI'.split(' '),
)
