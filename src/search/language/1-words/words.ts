import { fold } from './fold.ts'

/**
 * The words of a text, in its order: lower case, without diacritics and plurals. The catalogue's texts and queries both go
 * through here and so meet in the same form. Numbers are words too: '2.5', '1.4301'.
 */
export function wordsOf(text: string): readonly string[] {
  return tokensOf(text).map(({ word }) => word)
}

/** A word of a text, as `wordsOf` gives it, and where it stands. */
export interface Token {
  readonly word: string
  /** With its plural, if it has one. */
  readonly written: string
  /** With its marks, as a person spelt it. */
  readonly spelt: string
  readonly start: number
  readonly end: number
}

/** The words of a text with their places. */
export function tokensOf(text: string): Token[] {
  return Array.from(fold(text).matchAll(WORD), match => {
    const written = match[0].replaceAll(WITHIN_WORD, '').replaceAll(',', '.').replaceAll('ß', 'ss')
    const end = match.index + match[0].length
    return { word: stem(written), written, spelt: text.slice(match.index, end), start: match.index, end }
  })
}

/** American spellings and irregular plurals, by the word that the catalogue writes. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['aluminum', 'aluminium'],
  ['calliper', 'caliper'],
  ['center', 'centre'],
  ['centered', 'centred'],
  ['color', 'colour'],
  ['fiber', 'fibre'],
  ['frees', 'frees'],
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
function stem(word: string): string {
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
const WORD = /\d+(?:[.,]\d+)+(?![\p{L}\d])|\p{L}-\p{L}+(?![\p{L}\d])|[\p{L}\d]+(?:'s(?!\p{L}))?/gu

/** What stands between the letters of a word: of 'o-ring' and "engineer's". */
const WITHIN_WORD = /'s$|-/g
