import { tokensOf } from './tokens.ts'

/**
 * The words of a text, in its order: lower case, without diacritics and plurals. The catalogue's texts and queries both go
 * through here and so meet in the same form. Numbers are words too: '2.5', '1.4301'.
 */
export function wordsOf(text: string): readonly string[] {
  return tokensOf(text).map(({ word }) => word)
}
