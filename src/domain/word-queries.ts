import { splitWords } from '#db/words.ts'

/** More words than a name has are not looked for. */
const MAX_WORDS = 10
/** Shorter words are looked for as they are: too many begin like them. */
const MIN_PREFIX = 3

/** The words that somebody has typed. */
export const readWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** Words as a tsquery each, for the vectors of `#db/words.ts`: the last one may be half typed. */
export function toQueries(typed: readonly string[]): string[] {
  return typed.map((word, place) => readingsOf(word, place === typed.length - 1 ? beginning : quote))
}

/** An email address by its two parts; a word with other signs amid it as it is, as a domain is, or by its parts. */
function readingsOf(word: string, askFor: (word: string) => string): string {
  const whole = word.toLowerCase().split('@').filter(Boolean)
  const parts = word.includes('@') ? [] : splitWords(word)
  const readings =
    parts.length > 1
      ? [whole.map(askFor), parts.map(quote)]
      : [(parts.length > 0 ? parts : whole).map(askFor)]
  return `(${readings.map(reading => reading.join(' & ') || quote(word)).join(' | ')})`
}

const beginning = (word: string) => (word.length < MIN_PREFIX ? quote(word) : `${quote(word)}:*`)

/** A lexeme as the text of a tsquery: https://www.postgresql.org/docs/18/datatype-textsearch.html#DATATYPE-TSQUERY */
export const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
