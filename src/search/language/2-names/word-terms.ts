import type { Reading, Term, Vocabulary } from '../../understanding.ts'
import { wordsOf } from '../1-words/words.ts'
import { MAY_MEAN } from '../tables/qualities.ts'
import { completionsOf, type Entry, isNative } from './lexicon.ts'
import type { QueryWord } from './mend.ts'

/** What a query wrote for a phrase, and where. */
export interface Written {
  readonly words: readonly QueryWord[]
  /** As it was written, case and all. */
  readonly text: string
}

function placeOf(words: readonly QueryWord[]): { start: number; end: number } {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }
}

/** 'Allen key: hex key'; null where the text shown says it already. */
function noteOf(written: Written, shown: string): string | null {
  const mended = written.words.some(({ mistake }) => mistake !== null)
  const meant = new Set(wordsOf(shown))
  const words = wordsOf(written.text)
  const isSaid =
    !mended && (words.every(word => meant.has(word)) || [...meant].every(word => words.includes(word)))
  return isSaid ? null : `${written.text}: ${shown}`
}

/** A term of a phrase of the lexicon: the name of a part, or a quality; of a phrase that is half typed, all that it may be. */
export function phraseTerm(
  written: Written,
  [entry, ...others]: readonly [Entry, ...Entry[]],
  vocabulary: Vocabulary,
): Term {
  const readings = [
    ...readingsOf(entry, written, vocabulary),
    ...others.flatMap(other => readingsOf(other, written, vocabulary).slice(0, 1)),
  ]
  const term = { ...placeOf(written.words), text: entry.text, note: noteOf(written, entry.text), readings }
  if (entry.kind === 'quality' || entry.isMade) return term
  const nothing: Reading = { kind: 'words', words: written.words.map(({ word }) => word) }
  return {
    ...term,
    text: written.text,
    note: null,
    readings: readings.length > 0 ? readings : [nothing],
    notMade: readings.length > 0 ? 'near' : 'alone',
    name: entry.text,
  }
}

function readingsOf(entry: Entry, { words }: Written, vocabulary: Vocabulary): Reading[] {
  const typed = words.map(({ word }) => word)
  if (entry.kind === 'quality') {
    const keys = MAY_MEAN.get(typed.join(' ')) ?? [entry.key]
    const isInTexts = typed.every(word => vocabulary.hasWhole(word) && /\p{L}/u.test(word))
    return [
      ...keys.map((quality): Reading => ({ kind: 'quality', quality })),
      ...(isInTexts ? [{ kind: 'words' as const, words: typed }] : []),
    ]
  }
  const known = entry.called.filter(called => called.every(word => vocabulary.hasWhole(word)))
  const called = known.length > 0 ? known : entry.called
  return called.map(each => ({ kind: 'words', words: each }))
}

const MIXED = /\d/

/**
 * A term of one word that no phrase knows. It may be half typed or shortened, 'scr' of a screw, so that names that begin like it are
 * meant as well; of the last word, more of them.
 */
export function wordTerm(query: QueryWord, text: string, isLast: boolean, vocabulary: Vocabulary): Term {
  const { word, mistake } = query
  const written = { words: [query], text }
  const typed: Reading = { kind: 'words', words: [word] }
  const isCode = MIXED.test(word) && word.length > 1
  const code: readonly Reading[] = isCode ? [{ kind: 'code', code: word.toUpperCase() }] : []
  // 'o-r' is no 'or'.
  const isBegun = query.spelt.includes('-') || (word.length > 2 && !vocabulary.isOfName(word))
  const isHalfTyped = mistake === null && isBegun
  const isInCatalogue = vocabulary.has(word)
  const all = isHalfTyped ? completionsOf(query.written) : []
  // What begins names here is no word of another language.
  const completions = all.filter(entry => !isInCatalogue || isNative(entry)).slice(0, isLast ? 3 : 1)
  const completed = completions.flatMap(entry =>
    readingsOf(entry, { words: [], text: '' }, vocabulary).slice(0, 1),
  )
  const isTyped = completed.length === 0 || (isInCatalogue && !query.spelt.includes('-'))
  const readings = [...code, ...(isTyped ? [typed] : []), ...completed]
  const shown = mistake === null ? text : word
  return { ...placeOf([query]), text: shown, note: mistake === null ? null : noteOf(written, word), readings }
}
