/* Without what words sentences (phrase.ts): what a page loads first formats figures, and words none. */

/** How one language says the shop's sentences, and writes figures. */
export interface Language {
  /** As BCP 47 has it. */
  readonly locale: string
  /** Its sentences by the code of the English ones; what is not among them is said in English. */
  readonly sentences: Readonly<Record<string, string>>
}

/** The language in which the shop is written. */
export const english: Language = { locale: 'en-IE', sentences: {} }

/** A sentence without figures as a language says it; undefined: in English. For what every page loads first, which does without `word`. */
export function translate(sentence: string, language: Language | undefined): string {
  return language?.sentences[sentence] ?? sentence
}

/** A format in the way of each language, made when it is first asked for: making one takes longer than using it a hundred times. */
export function byLanguage<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<string, Format>()
  return ({ locale }) => {
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}
