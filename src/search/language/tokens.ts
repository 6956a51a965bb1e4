import { fold } from './fold.ts'
import { stem, WITHIN_WORD, WORD } from './spelling.ts'

/** A word of a text, as `wordsOf` gives it, and where it stands. */
export interface Token {
  readonly word: string
  /** With its plural, if it has one. */
  readonly written: string
  readonly start: number
  readonly end: number
}

/** The words of a text with their places. */
export function tokensOf(text: string): Token[] {
  return Array.from(fold(text).matchAll(WORD), match => {
    const written = match[0].replaceAll(WITHIN_WORD, '').replaceAll(',', '.').replaceAll('ß', 'ss')
    return { word: stem(written), written, start: match.index, end: match.index + match[0].length }
  })
}
