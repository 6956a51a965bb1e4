import { useRouter } from '@tanstack/react-router'
import type { Language } from '#contract/language.ts'
import { english, type Figure, type Phrase, word } from '#contract/phrase.ts'
import { TIME_ZONE } from './ui/base/figures/format.ts'

/** A language, for formats, and what says sentences in it. */
export interface Words {
  readonly language: Language
  readonly word: (phrase: Phrase | string) => string
}

/** The language of whoever reads the page. Not for what every page loads first: that does without what words sentences. */
export function useWords(): Words {
  const { language = english } = useRouter().options.context.site
  return { language, word: phrase => word(phrase, language) }
}

/** The day of an ISO time within a sentence: 5 Mar 2026. */
export function mentionDay(isoTime: string): Figure {
  return { day: new Date(isoTime), timeZone: TIME_ZONE, dateStyle: 'medium' }
}
