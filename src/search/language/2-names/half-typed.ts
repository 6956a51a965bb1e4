import type { Reading, Term } from '../../understanding.ts'
import { phrasesBegun } from '../1-words/phrases.ts'
import { type Entry, isMadeName, LEXICON } from './lexicon.ts'

const MOST_BEGUN = 4

/** What the last words of a query may become: names of parts that begin so, the shortest first. */
export function namesBegun(words: readonly string[]): readonly Entry[] {
  const entries = phrasesBegun(LEXICON, words).map(({ entry }) => entry)
  return [...new Set(entries)].filter(isMadeName).slice(0, MOST_BEGUN)
}

/**
 * A term whose last word may go on: what begins as it was typed fits as well; before what only another language, a material or what is
 * not made says by it.
 */
export function asHalfTyped(term: Term, words: readonly string[], entry: Entry | undefined): Term {
  const typed: Reading = { kind: 'words', words }
  const { start, end, text, note } = term
  const isSaid = words.length > 1 || (entry !== undefined && isMadeName(entry))
  const readings = isSaid ? [...term.readings, typed] : [typed, ...term.readings]
  return { start, end, text, note, readings }
}
