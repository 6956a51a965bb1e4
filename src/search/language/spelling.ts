/** American spellings and irregular plurals, by the word that the catalogue writes. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['aluminum', 'aluminium'],
  ['calliper', 'caliper'],
  ['center', 'centre'],
  ['centered', 'centred'],
  ['color', 'colour'],
  ['fiber', 'fibre'],
  ['galvanized', 'galvanised'],
  ['gray', 'grey'],
  ['leveling', 'levelling'],
  ['leveler', 'leveller'],
  ['mold', 'mould'],
  ['normalized', 'normalised'],
  ['molded', 'moulded'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['tire', 'tyre'],
  ['vise', 'vice'],
])

/** Ends of words that look like a plural and are none: 'brass', 'bus', 'axis'. */
const NO_PLURAL = /(?:ss|us|is|as|os)$/
const SIBILANT_PLURAL = /(?:sh|ch|ss|x|zz)es$/

/** A word without its plural, in the spelling of the catalogue. */
export function stem(word: string): string {
  const spelt = SPELLINGS.get(word)
  if (spelt !== undefined) return spelt
  if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.test(word)) return word
  const singular = singularOf(word)
  return SPELLINGS.get(singular) ?? singular
}

function singularOf(word: string): string {
  if (SIBILANT_PLURAL.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

/** A number with its decimals; a word after a single letter and a dash, as in 'O-ring'; a word of letters and digits. */
export const WORD = /\d+(?:[.,]\d+)+(?![\p{L}\d])|\p{L}-\p{L}{2,}(?![\p{L}\d])|[\p{L}\d]+(?:'s(?!\p{L}))?/gu

/** What stands between the letters of a word: of 'o-ring' and "engineer's". */
export const WITHIN_WORD = /'s$|-/g
