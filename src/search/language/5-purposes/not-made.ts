import { isOfWords, type Term } from '../../understanding.ts'
import { wordsOf } from '../1-words/words.ts'
import { namesPart } from '../2-names/lexicon.ts'

/** What is not made only says more of what is, beside it: 'flat bit screwdriver', 'pulley for a belt'. */
export function readNotMade(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(isNameOfPart)) return terms
  return terms.map((term): Term => {
    if (term.notMade === undefined) return term
    const { start, end, text: written, name: text = written } = term
    const note = text === written.toLowerCase() ? null : `${written}: ${text}`
    return { start, end, text, note, readings: [{ kind: 'words', words: wordsOf(text) }] }
  })
}

function isNameOfPart(term: Term): boolean {
  const last = wordsOf(term.text).at(-1)
  return term.notMade === undefined && isOfWords(term) && last !== undefined && namesPart(last)
}
