import type { Chip } from '#contract/search/search.ts'
import { wordsOf } from '#search/language/1-words/words.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import type { Searched } from '#search/shelf/search.ts'

/** One word with letters and digits: 'PH-4017-M8X40', '4711-A', but also 'M8x40' and '6204-2RS'. */
const SKU = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]+(?:[-_./][\p{L}\d]+){0,9}$/u
const ALPHANUMERIC = /[\p{L}\d]/u

/** The SKU that these words can only be, as not all of it says something of a part; null if they say something, or are several. */
export function findUnknownSku(
  shelf: Shelf,
  words: string,
  { understood, missing }: Pick<Searched, 'understood' | 'missing'>,
): string | null {
  const sku = words.trim()
  if (!SKU.test(sku)) return null
  const offset = words.indexOf(sku)
  const said = understood.filter(chip => chip.text === missing?.asked || saysSomething(shelf, chip))
  const isSaid = Array.from({ length: sku.length }, (_, at) => at + offset).every(
    at => !ALPHANUMERIC.test(words.charAt(at)) || said.some(({ start, end }) => start <= at && at < end),
  )
  return isSaid ? null : sku
}

/** A size or a quality says something, made or not; a word and a code only as it is, not where others begin so. */
function saysSomething({ words }: Shelf, { kind, text, isFound }: Chip): boolean {
  if (kind === 'code') return isFound
  return kind !== 'words' || (isFound && wordsOf(text).every(word => words.hasWhole(word)))
}

/** Whether the rest of it says of which standard and of which size a part is. */
export function namesStandardAndSize(understood: readonly Chip[]): boolean {
  return (['standard', 'size'] as const).every(wanted =>
    understood.some(({ kind, isFound }) => kind === wanted && isFound),
  )
}
