import { fold } from './fold.ts'
import { stem, WORD } from './spelling.ts'

/** A word of a text, as `wordsOf` gives it, and where it stands. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text with their places. */
export function tokensOf(text: string): Token[] {
  return Array.from(fold(text).matchAll(WORD), match => ({
    word: stem(match[0].replaceAll(',', '.').replaceAll('ß', 'ss')),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
