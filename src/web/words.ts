import { useRouter } from '@tanstack/react-router'
import { english, type Language } from '#contract/language.ts'
import { type Phrase, word } from '#contract/phrase.ts'

/** A language, for formats, and what says sentences in it. */
export interface Words {
  readonly language: Language
  readonly word: (phrase: Phrase | string) => string
}

/** The language of whoever reads the page. Not for what every page loads first: that does with `translate`. */
export function useWords(): Words {
  const { language = english } = useRouter().options.context.site
  return { language, word: phrase => word(phrase, language) }
}
