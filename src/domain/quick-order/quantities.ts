import { guessCount } from '#contract/amounts.ts'
import { MAX_QUANTITY } from '#contract/basket-terms.ts'

const UNITS = new Set(
  ['pcs', 'pc', 'pieces', 'piece', 'stück', 'stk', 'st', 'ea', 'each', 'off', 'units', 'unit'].flatMap(
    unit => [unit, `${unit}.`],
  ),
)
/** A longer word is no quantity. */
const LONGEST = 11

/** How many pieces a text says: '100', '1.000', '100,00'; undefined if it says anything else, or more than 1,000,000. */
export function readPieces(text: string): number | undefined {
  if (text.length > LONGEST || !/^\d/.test(text)) return undefined
  const count = guessCount(text)
  return count === undefined || count > MAX_QUANTITY ? undefined : count
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
