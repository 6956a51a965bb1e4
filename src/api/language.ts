import type { Context as HonoContext } from 'hono'
import { english, type Language, type Phrase, word } from '#contract/phrase.ts'
import { readWeights } from './caching/encodings.ts'
import type { Env } from './environment.ts'

/** The language, of those the shop speaks, that an Accept-Language prefers; the first if it asks for none of them. Dialects do not count. */
export function chooseLanguage(accepted: string | undefined, languages: readonly Language[]): Language {
  const [first = english] = languages
  if (languages.length < 2 || accepted === undefined) return first
  const weights = new Map<string, number>()
  for (const [range, weight] of readWeights(accepted)) {
    const name = nameOf(range)
    weights.set(name, Math.max(weight, weights.get(name) ?? 0))
  }
  const weigh = ({ locale }: Language) => weights.get(nameOf(locale)) ?? 0
  return languages.reduce((best, next) => (weigh(next) > weigh(best) ? next : best), first)
}

/** The language of a tag like 'de-AT', without its region. */
const nameOf = (tag: string) => tag.toLowerCase().replace(/-.*/, '')

/** The language that a call is answered in. */
export function languageOf(c: HonoContext<Env>): Language {
  return chooseLanguage(c.req.header('accept-language'), c.get('services').languages)
}

/** What answers that are worded say to caches: nothing while there is but one language. */
export function varyByLanguage(c: HonoContext<Env>): Record<string, string> {
  return c.get('services').languages.length < 2 ? {} : { vary: 'Accept-Language' }
}

/** Words a phrase for the answer to a call. */
export function wordFor(c: HonoContext<Env>, phrase: Phrase): string {
  for (const [name, value] of Object.entries(varyByLanguage(c))) c.header(name, value, { append: true })
  return word(phrase, languageOf(c))
}
