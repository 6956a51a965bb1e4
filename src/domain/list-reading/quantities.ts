import { guessCount } from '#contract/amounts.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'

const dotted = (units: readonly string[]) => new Set(units.flatMap(unit => [unit, `${unit}.`]))
/** Units of pieces that mean nothing else, wherever they stand. */
const CLEAR_UNITS = dotted(['pcs', 'pc', 'pce', 'pces', 'pieces', 'piece', 'stück', 'stueck', 'stk', 'stck'])
const UNITS = CLEAR_UNITS.union(dotted(['st', 'ea', 'each', 'off', 'nos', 'units', 'unit']))
const PACKS = dotted(
  'pack packs packet packets package packages pk pkg box boxes bag bags packung packungen pkt beutel karton kartons'.split(
    ' ',
  ),
)
const LABELS = new Set(['qty', 'quantity', 'menge', 'anzahl', 'stückzahl', 'pieces', 'pcs', 'stk', 'stück'])
/** A longer word is no quantity. */
const LONGEST = 11

/** How many pieces a text says: '100', '1.000', '100,00'; undefined if it says anything else, or more than 1,000,000. */
export function readPieces(text: string): number | undefined {
  if (text.length > LONGEST || !/^\d/.test(text)) return undefined
  const count = guessCount(text)
  return count === undefined || count > MAX_QUANTITY ? undefined : count
}

/** Whether a word is a unit of pieces: 'pcs'. */
export const isUnit = (word: string): boolean => UNITS.has(word.toLowerCase())

/** Whether it is one that means nothing else: 'pcs', but not 'st', as in 'ST 37'. */
export const isClearUnit = (word: string): boolean => CLEAR_UNITS.has(word.toLowerCase())

/** Whether a word counts packs: 'boxes'. */
export const isPack = (word: string): boolean => PACKS.has(word.toLowerCase())

/** Whether a word announces a quantity: 'Qty:'. */
export const isLabel = (word: string): boolean => LABELS.has(word.toLowerCase().replace(/[.:=]{1,2}$/, ''))

/** The same where a unit may follow: '100 pcs', '100pcs.'. */
export function readCounted(text: string): number | undefined {
  const letters = text.search(/\p{L}/u)
  if (letters === -1) return readPieces(text.trim())
  return isUnit(text.slice(letters)) ? readPieces(text.slice(0, letters).trim()) : undefined
}

/** The same of a cell of its own, in which other signs may say what it is: '100 x', '×100', 'Qty: 100'. */
export function readCell(cell: string): number | undefined {
  const [first = '', second = '', ...others] = cell.trim().split(/\s+/, 3)
  if (others.length === 0 && isLabel(first) && second !== '') return readPieces(second)
  return readCounted(cell.trim().replace(/^[x×*] ?(?=\d)|(?<=\d) ?[x×*]$/i, ''))
}
