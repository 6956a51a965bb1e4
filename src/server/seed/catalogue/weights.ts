import weights from './weights.json' with { type: 'json' }

const byCode: Readonly<Record<string, number>> = weights

/**
 * The weight in grams of a size, by its range's code and its own, that no formula knows: `npm run weigh` takes it from the model. Grades
 * much lighter or heavier than the usual one have been weighed themselves. Throws where it has not been weighed.
 */
export function weightOf(code: string, grade: string | null): number {
  const grams = byCode[`${code}-${grade}`] ?? byCode[code]
  if (grams === undefined) throw new Error(`${code} has not been weighed: run npm run weigh`)
  return grams
}
