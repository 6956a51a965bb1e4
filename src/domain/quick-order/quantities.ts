import { MAX_QUANTITY } from '#contract/basket-terms.ts'

const UNITS = new Set(
  ['pcs', 'pc', 'pieces', 'piece', 'stück', 'stk', 'st', 'ea', 'each', 'off', 'units', 'unit'].flatMap(
    unit => [unit, `${unit}.`],
  ),
)
const PLAIN = /^(\d{1,7})(?:[.,]0{1,2})?$/
/** A point and three digits are thousands. */
const THOUSANDS = /^\d{1,3}(?:[.,'\u00a0\u202f ]\d{3}){1,2}$/
const LONGEST = 11

/** How many pieces a text says: '100', '1.000', '100,00'; undefined if it says anything else, or more than 1,000,000. */
export function readPieces(text: string): number | undefined {
  if (text.length > LONGEST) return undefined
  const digits = THOUSANDS.test(text) ? text.replaceAll(/\D/g, '') : PLAIN.exec(text)?.[1]
  if (digits === undefined || Number(digits) > MAX_QUANTITY) return undefined
  return Number(digits)
}

/** Whether a word is a unit of pieces: 'pcs'. */
export function isUnit(word: string): boolean {
  return UNITS.has(word.toLowerCase())
}

/** The same where a unit may follow: '100 pcs', '100pcs.'. */
export function readCounted(text: string): number | undefined {
  const letters = text.search(/\p{L}/u)
  if (letters === -1) return readPieces(text.trim())
  return isUnit(text.slice(letters)) ? readPieces(text.slice(0, letters).trim()) : undefined
}
