import type { LineReading } from './line-reading.ts'
import { readCell } from './quantities.ts'
import { readWords } from './read-words.ts'

/**
 * Reads the cells of a row that no heading explains, in every way that makes sense. Of several numbers the one behind the first
 * words is the likeliest quantity: 'position, SKU, quantity, price'.
 */
export function readCells(cells: readonly string[]): LineReading[] {
  const filled = cells.map(cell => cell.trim()).filter(Boolean)
  const [only, ...others] = filled
  if (only === undefined) return []
  if (others.length === 0) return readWords(only)
  const counts = filled.map(readCell)
  const places = counts.flatMap((count, place) => (count === undefined ? [] : place))
  const behindWords = places.find(place => place > 0 && counts[place - 1] === undefined)
  const likeliest = [...new Set([...(behindWords === undefined ? [] : [behindWords]), ...places])].slice(0, 3)
  if (likeliest.length === 0) {
    const inWords = readWords(filled.join(' '))
    return inWords.every(({ quantity }) => quantity !== null) ? inWords : [readNames(filled, null)]
  }
  return likeliest.map(place =>
    readNames(
      filled.filter((_, index) => index !== place),
      counts[place] ?? null,
    ),
  )
}

/** What names the part: each cell may be an SKU, all of them or the longest may say it in words. */
export function readNames(cells: readonly string[], quantity: number | null): LineReading {
  const words = cells.filter(cell => readCell(cell) === undefined)
  const longest = words.reduce((best, cell) => (cell.length > best.length ? cell : best), '')
  const queries = [...new Set([words.join(' '), longest])].filter(Boolean)
  return { quantity, keys: cells, queries: queries.length > 0 ? queries : cells, isWhole: quantity === null }
}
