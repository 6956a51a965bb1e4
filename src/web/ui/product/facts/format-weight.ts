import { byLanguage, type Language } from '#contract/language.ts'

const grams = byLanguage(locale => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }))

/** The weight of a piece, given in grams: 0.632 g, 31.2 g, 1.85 kg. */
export function formatWeight(weight: number, language?: Language): string {
  const format = grams(language)
  return weight < 1000 ? `${format.format(weight)} g` : `${format.format(weight / 1000)} kg`
}

/** What several lines weigh together; undefined where nothing is known of it. */
export function describeWeight({ weight, unweighed }: Weighed): string | undefined {
  if (weight === 0) return undefined
  return unweighed > 0 ? `more than ${formatWeight(weight)}` : formatWeight(weight)
}

/** The weight of so many pieces of each line, given what a piece weighs, null where that is not known. */
export function weighLines(
  lines: readonly { readonly weight: number | null; readonly quantity: number }[],
): Weighed {
  return {
    weight: lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0),
    unweighed: lines.filter(({ weight }) => weight === null).length,
  }
}

/** The weight of some lines, in grams, and how many others have one that is not known. */
export interface Weighed {
  readonly weight: number
  readonly unweighed: number
}
