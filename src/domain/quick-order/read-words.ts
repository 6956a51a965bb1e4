import type { LineReading } from './line-reading.ts'
import { isUnit, readCounted, readPieces } from './quantities.ts'

/**
 * Reads a line without columns, in every way that makes sense: '100 x PH-4017-M8X40', 'PH-4017-M8X40 100', 'hex bolt M8 x 40,
 * 100 pcs'. A number beside which pieces stand is the quantity and nothing else; any other may belong to a size.
 */
export function readWords(text: string): LineReading[] {
  const words = text.split(/[\s\t]+/).filter(Boolean)
  const counted = readCountedEnds(words)
  if (counted) return [counted]
  const whole: LineReading = { quantity: null, keys: [text], queries: [text], isWhole: true }
  const times = readTimes(words)
  if (times.length > 0) return [whole, ...times]
  return [...readBare(words), whole, ...readAfterComma(text)]
}

/** '100 pcs M8', 'M8 100 pcs', '100pcs M8'. */
function readCountedEnds(words: readonly string[]): LineReading | undefined {
  const [first = '', second = ''] = words
  const [beforeLast = '', last = ''] = words.slice(-2)
  const ends: readonly [quantity: number | undefined, rest: readonly string[]][] = [
    [isUnit(second) ? readPieces(first) : undefined, words.slice(2)],
    [isUnit(last) ? readPieces(beforeLast) : undefined, words.slice(0, -2)],
    [readPieces(first) === undefined ? readCounted(first) : undefined, words.slice(1)],
    [readPieces(last) === undefined ? readCounted(last) : undefined, words.slice(0, -1)],
  ]
  for (const [quantity, rest] of ends)
    if (quantity !== undefined && rest.length > 0) return reading(rest, quantity)
  return undefined
}

/** '100 x 6205', '100x 6205', '6205 x 4', or else a size. Of two numbers the smaller is the likelier quantity. */
function readTimes(words: readonly string[]): LineReading[] {
  const [first = '', second = ''] = words
  const [beforeLast = '', last = ''] = words.slice(-2)
  const before = isTimes(second)
    ? readPieces(first)
    : isTimes(first.slice(-1))
      ? readPieces(first.slice(0, -1))
      : undefined
  const after = isTimes(beforeLast)
    ? readPieces(last)
    : isTimes(last.charAt(0))
      ? readPieces(last.slice(1))
      : undefined
  return [
    ...(before === undefined ? [] : [reading(words.slice(isTimes(second) ? 2 : 1), before)]),
    ...(after === undefined ? [] : [reading(words.slice(0, isTimes(beforeLast) ? -2 : -1), after)]),
  ]
    .filter(({ keys }) => keys[0] !== '')
    .toSorted((one, other) => (one.quantity ?? 0) - (other.quantity ?? 0))
}

const isTimes = (word: string) => word === 'x' || word === 'X' || word === '×'

/** '6205 20' and '20 6205'. */
function readBare(words: readonly string[]): LineReading[] {
  if (words.length < 2) return []
  const before = readPieces(words[0] ?? '')
  const after = readPieces(words.at(-1) ?? '')
  return [
    ...(after === undefined ? [] : [reading(words.slice(0, -1), after)]),
    ...(before === undefined ? [] : [reading(words.slice(1), before)]),
  ]
}

/** 'PH-4017-M8X40,100': after a comma, unless it is that of a decimal. */
function readAfterComma(text: string): LineReading[] {
  const comma = text.lastIndexOf(',')
  const quantity = comma > 0 ? readPieces(text.slice(comma + 1).trim()) : undefined
  return quantity === undefined ? [] : [reading([text.slice(0, comma).trim()], quantity)]
}

function reading(words: readonly string[], quantity: number): LineReading {
  const name = words.join(' ').replace(/[,:]$/, '')
  return { quantity, keys: [name], queries: [name], isWhole: false }
}
