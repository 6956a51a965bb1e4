import { wordsOf } from '../../language/1-words/words.ts'
import type { Term } from '../../understanding.ts'
import { nounsOf } from '../kept/kinds.ts'
import type { Shelf } from '../kept/shelf.ts'
import { matchAll, reachTerms } from './matching.ts'

/** What the table says is not made, but this catalogue has something called so, is made: of an owner's 'Centre punch' a punch. */
export function readMadeHere(shelf: Shelf, terms: readonly Term[]): readonly Term[] {
  return terms.map(term => {
    if (term.notMade === undefined) return term
    const { start, end, text, note } = term
    const made: Term = { start, end, text, note, readings: [{ kind: 'words', words: wordsOf(text) }] }
    return isCalled(shelf, made) ? made : term
  })
}

function isCalled(shelf: Shelf, term: Term): boolean {
  const wanted = ` ${wordsOf(term.text).join(' ')}`
  const { rows } = matchAll(shelf, reachTerms(shelf, [term]))
  return rows.some(row => {
    const name = shelf.kindOf(row).family?.name ?? shelf.rows.name[row] ?? ''
    return ` ${wordsOf(nounsOf(name)).join(' ')}`.endsWith(wanted)
  })
}
