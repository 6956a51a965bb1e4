/* Without zod, so that pages can word their own sentences. */
import { byLanguage, ENGLISH, type Language } from './language.ts'
import { type Cents, formatEuros, toEuros } from './money.ts'

/** What stands in the place of a brace: texts and numbers as they are, the rest as the language writes it. */
export type Figure =
  | string
  | number
  | Phrase
  | { readonly count: number }
  | { readonly cents: Cents }
  /** The name of a country, by its code. */
  | { readonly region: string }
  /** In the time zone, which is named. */
  | { readonly moment: Date; readonly timeZone: string }
  /** With the month at length, unless another style is named. */
  | { readonly day: Date; readonly timeZone: string; readonly dateStyle?: 'medium' }
  | { readonly each: readonly Figure[]; readonly between: string }

/** A sentence that is not worded yet. Whoever shows it does that, by `word`, in the language of who reads it. */
export interface Phrase {
  /** The sentence in English, with {0}, {1} … in the place of its figures. Other languages know it by this. */
  readonly code: string
  readonly figures: readonly Figure[]
}

/** The language in which the shop is written. */
export const english: Language = { locale: ENGLISH, sentences: {} }

/** A sentence with its figures: say`Only ${available} pieces are available`. */
export function say(texts: readonly string[], ...figures: readonly Figure[]): Phrase {
  return { code: texts.reduce((code, text, place) => `${code}{${place - 1}}${text}`), figures }
}

/** A fixed text of the shop as a phrase, as a status or a message of a schema: it is its own code. */
export const phraseOf = (text: string): Phrase => ({ code: text, figures: [] })

/** The words of a phrase. A text that is none is said as it is. */
export function word(phrase: Phrase | string, language: Language = english): string {
  if (typeof phrase === 'string') return phrase
  const { sentences } = language
  const sentence = (Object.hasOwn(sentences, phrase.code) && sentences[phrase.code]) || phrase.code
  if (phrase.figures.length === 0) return sentence
  return sentence.replace(/\{(\d+)\}/g, (_, place) => writeFigure(phrase.figures[place] ?? '', language))
}

function writeFigure(figure: Figure, language: Language): string {
  if (typeof figure === 'string') return figure
  if (typeof figure === 'number') return String(figure)
  if ('code' in figure) return word(figure, language)
  if ('count' in figure) return counts(language).format(figure.count)
  if ('cents' in figure) return formatEuros(toEuros(figure.cents), language)
  if ('each' in figure) return figure.each.map(each => writeFigure(each, language)).join(figure.between)
  if ('region' in figure) return regions(language).of(figure.region) ?? figure.region
  const { timeZone } = figure
  if ('day' in figure) {
    const { day, dateStyle = 'long' } = figure
    return new Intl.DateTimeFormat(language.locale, { dateStyle, timeZone }).format(day)
  }
  return new Intl.DateTimeFormat(language.locale, { ...MOMENT, timeZone }).format(figure.moment)
}

const counts = byLanguage(locale => new Intl.NumberFormat(locale))
const regions = byLanguage(locale => new Intl.DisplayNames(locale, { type: 'region' }))

const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const
