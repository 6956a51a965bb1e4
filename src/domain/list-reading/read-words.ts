import type { LineReading } from './line-reading.ts'
import { readPieces } from './quantities.ts'
import { readCounts } from './read-count.ts'
import { readTimes } from './read-times.ts'

/** Nobody writes more about a part. */
const LONGEST_LINE = 500

/**
 * Reads a line without columns, in every way that makes sense: '100 x PH-4017-M8X40', 'PH-4017-M8X40 100', 'hex bolt M8 x 40,
 * 100 pcs'. A number beside which pieces stand, or that is times a name, is the quantity and nothing else; any other may belong to a size.
 */
export function readWords(text: string): LineReading[] {
  const line = text.slice(0, LONGEST_LINE).replaceAll(/\s+/g, ' ').trim()
  const counts = readCounts(line)
  if (counts.length > 0)
    return counts.map(({ rest, ...count }) => ({ ...reading(rest.join(' '), count.quantity), ...count }))
  const times = readTimes(line)
  const certain = times.find(({ isCertain }) => isCertain)
  if (certain) return [reading(certain.name, certain.quantity)]
  const whole: LineReading = { quantity: null, keys: [text], queries: [text], isWhole: true }
  // Of two numbers the smaller is the likelier quantity.
  const likely = times.toSorted((one, other) => one.quantity - other.quantity)
  if (likely.length > 0) return [whole, ...likely.map(({ name, quantity }) => reading(name, quantity))]
  return [...readBare(line.split(' ')), whole, ...readAfterComma(text)]
}

/** '6205 20', '6205 (20)' and '20 6205'. */
function readBare(words: readonly string[]): LineReading[] {
  if (words.length < 2) return []
  const before = readPieces(words[0] ?? '')
  const after = readPieces((words.at(-1) ?? '').replace(/^\((.+)\)$/, '$1'))
  return [
    ...(after === undefined ? [] : [reading(words.slice(0, -1).join(' '), after)]),
    ...(before === undefined ? [] : [reading(words.slice(1).join(' '), before)]),
  ]
}

/** 'PH-4017-M8X40,100': after a comma, unless it is that of a decimal. */
function readAfterComma(text: string): LineReading[] {
  const comma = text.lastIndexOf(',')
  const quantity = comma > 0 ? readPieces(text.slice(comma + 1).trim()) : undefined
  return quantity === undefined ? [] : [reading(text.slice(0, comma), quantity)]
}

/** What stands between a part and its quantity: 'of', a dash, a comma. */
const LINK_BEFORE = /^(?:(?:of|von|à) |[-–—=:,;.] ?){1,3}/i
const LINK_BEHIND = /(?: ?[-–—=:,;]){1,3}$/

function reading(words: string, quantity: number): LineReading {
  const name = words.trim().replace(LINK_BEFORE, '').replace(LINK_BEHIND, '')
  return { quantity, keys: [name], queries: [name], isWhole: false }
}
