import { phraseAt } from '../1-words/phrases.ts'
import { FILLERS } from '../tables/fillers.ts'
import { type Entry, isMadeName, LEXICON } from './lexicon.ts'
import type { QueryWord } from './mend.ts'

/** What may stand between the words of a name: a size, and what links it. */
const UNITS: ReadonlySet<string> = new Set(['x', 'mm', 'cm', 'm', 'in', 'inch'])

interface Interrupted {
  readonly entry: Entry
  /** Its words before the size, at least one. */
  readonly first: readonly QueryWord[]
  /** Its words behind it. */
  readonly rest: readonly QueryWord[]
}

/**
 * The name of a part with a size amid its words: 'long M6 nut' is a long nut, 'retaining ring 25 internal' an internal retaining ring.
 * Undefined if the words around the first size make none.
 */
export function phraseInterrupted(words: readonly QueryWord[]): Interrupted | undefined {
  const begin = words.findIndex(isOfSize)
  const [first, rest] = [words.slice(0, begin), words.slice(begin)]
  const end = rest.findIndex(word => !isOfSize(word) && !isBetween(word))
  if (begin < 1 || end < 1) return undefined
  const behind = rest.slice(end)
  const next = behind.findIndex(isOfSize)
  const tail = next === -1 ? behind : behind.slice(0, next)
  for (let count = tail.length; count > 0; count -= 1) {
    const last = tail.slice(0, count)
    const entry = nameOf([...first, ...last]) ?? nameOf([...last, ...first])
    if (entry) return { entry, first, rest: last }
  }
  return undefined
}

const isOfSize = ({ word }: QueryWord) => /\d/.test(word)
const isBetween = ({ word }: QueryWord) => UNITS.has(word) || FILLERS.has(word)

function nameOf(words: readonly QueryWord[]): Entry | undefined {
  const found = phraseAt(
    LEXICON,
    words.map(({ word }) => word),
    0,
  )
  const entry = found?.length === words.length ? found.entry.entry : undefined
  return entry && isMadeName(entry) ? entry : undefined
}
