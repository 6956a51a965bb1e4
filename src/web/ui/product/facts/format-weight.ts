const grams = new Intl.NumberFormat('en-IE', { maximumSignificantDigits: 3 })

/** The weight of a piece, given in grams: 0.632 g, 31.2 g, 1.85 kg. */
export function formatWeight(weight: number): string {
  return weight < 1000 ? `${grams.format(weight)} g` : `${grams.format(weight / 1000)} kg`
}
