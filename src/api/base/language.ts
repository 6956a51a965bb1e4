import type { Context as HonoContext } from 'hono'
import type { Language } from '#contract/language.ts'
import { type Phrase, word } from '#contract/phrase.ts'
import { chooseLanguage } from './choose-language.ts'
import type { Env } from './environment.ts'

/** The language that a call is answered in; undefined: English. */
export function languageOf(c: HonoContext<Env>): Language | undefined {
  return chooseLanguage(c.get('services').languages, c.req.header('accept-language'))
}

/** What answers that are worded say to caches: nothing while there is but one language. */
export function varyByLanguage(c: HonoContext<Env>): Record<string, string> {
  return c.get('services').languages.length === 0 ? {} : { vary: 'Accept-Language' }
}

/** Words a phrase for the answer to a call. */
export function wordFor(c: HonoContext<Env>, phrase: Phrase): string {
  for (const [name, value] of Object.entries(varyByLanguage(c))) c.header(name, value, { append: true })
  return word(phrase, languageOf(c))
}
