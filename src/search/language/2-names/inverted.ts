import { phraseAt } from '../1-words/phrases.ts'
import { LEXICON } from './lexicon.ts'
import type { QueryWord } from './mend.ts'

const MOST_GROUPS = 4

/** A phrase as lists of parts write it, the noun first: 'RING, RETAINING, EXTERNAL'. `length` is how many words it has. */
export function phraseInverted(folded: string, words: readonly QueryWord[]) {
  const groups = groupsOf(folded, words)
  for (let count = groups.length; count > 1; count -= 1) {
    const inverted = groups.slice(0, count).reverse().flat()
    const found = phraseAt(
      LEXICON,
      inverted.map(({ word }) => word),
      0,
    )
    if (found?.length === inverted.length) return found
  }
  return undefined
}

/** The first words as commas set them apart, as far as nothing but commas and spaces is between them. */
function groupsOf(folded: string, words: readonly QueryWord[]): readonly (readonly QueryWord[])[] {
  const groups: QueryWord[][] = []
  let end: number | undefined
  for (const word of words) {
    const gap = end === undefined ? ',' : folded.slice(end, word.start)
    if (!/^[ ,]+$/.test(gap) || /\d/.test(word.word)) break
    if (gap.includes(',')) groups.push([word])
    else groups.at(-1)?.push(word)
    ;({ end } = word)
  }
  return groups.slice(0, MOST_GROUPS)
}
