const LETTER = /[\p{L}\p{N}]/u

/** Whether a text has a letter or a figure. */
export const hasWords = (text: string): boolean => LETTER.test(text)

/** Where whole words stand in a text; -1 if they do not. */
export function placeOf(phrase: string, text: string): number {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + phrase.length] ?? ' ')
    if (!LETTER.test(around)) return at
  }
  return -1
}
