import type { Term } from '../../understanding.ts'

/** A word that the name of a part has already says nothing more: 'shoulder screw 10 mm shoulder'. */
export function leaveSaidTwice(terms: readonly Term[]): readonly Term[] {
  const names = terms.filter(({ text, readings: [first] }) => first?.kind === 'words' && text.includes(' '))
  return terms.filter(term => !names.some(name => name !== term && says(name, term)))
}

function says({ text }: Term, { text: word, readings: [first] }: Term): boolean {
  return first?.kind === 'words' && text.toLowerCase().split(' ').includes(word.toLowerCase())
}
