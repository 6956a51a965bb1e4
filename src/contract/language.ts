/* Without what words sentences (phrase.ts): what a page loads first formats figures, and words none. */

/** How one language says the shop's sentences, and writes figures. */
export interface Language {
  /** As BCP 47 has it. */
  readonly locale: string
  /** Its sentences by the code of the English ones; what is not among them is said in English. */
  readonly sentences: Readonly<Record<string, string>>
}

/** That of the language in which the shop is written. */
export const ENGLISH = 'en-IE'

/**
 * A format in the way of each language, of English by default, made when it is first asked for: making one takes longer than using it a
 * hundred times.
 */
export function byLanguage<Format>(make: (locale: string) => Format) {
  const made: Record<string, Format> = {}
  return (language?: Language): Format => {
    const locale = language?.locale ?? ENGLISH
    made[locale] ??= make(locale)
    return made[locale]
  }
}
