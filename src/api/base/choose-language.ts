import type { Language } from '#contract/language.ts'

/**
 * The language that somebody wants most of those on offer besides English, by the header Accept-Language
 * (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4). Undefined: English, also for those who want none of them.
 */
export function chooseLanguage(
  others: readonly Language[],
  accepted: string | null | undefined,
): Language | undefined {
  if (others.length === 0 || !accepted) return undefined
  const wanted = accepted
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { tongue } of wanted) {
    if (tongue === 'en' || tongue === '*') return undefined
    const found = others.find(({ locale }) => tongueOf(locale) === tongue)
    if (found) return found
  }
  return undefined
}

/** 'de-AT;q=0.8' asks for German, with a weight of 0.8. */
function readRange(range: string) {
  const [tag = '', ...rest] = range.split(';').map(part => part.trim())
  const weight = rest.find(part => /^q=/i.test(part))
  return { tongue: tongueOf(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
}

const tongueOf = (tag: string) => tag.replace(/-.*/, '').toLowerCase()
