import { isOfWords, type Term } from '../../understanding.ts'

/** A word that the name of a part has already says nothing more: 'shoulder screw 10 mm shoulder'. */
export function leaveSaidTwice(terms: readonly Term[]): readonly Term[] {
  const names = terms.filter(term => isOfWords(term) && term.text.includes(' '))
  return terms.filter(term => !names.some(name => name !== term && says(name, term)))
}

function says({ text }: Term, term: Term): boolean {
  return isOfWords(term) && text.toLowerCase().split(' ').includes(term.text.toLowerCase())
}
