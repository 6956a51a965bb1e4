import { type DimensionChoice, MAX_VALUES, parseDimensionChoice } from '#contract/search/choice.ts'

/** The choices, one for each dimension: values of the same dimension together; a range replaces its values. */
export function mergeChoices(written: readonly string[]): DimensionChoice[] {
  const merged = new Map<string, DimensionChoice>()
  for (const choice of written.flatMap(each => parseDimensionChoice(each) ?? [])) {
    const { key } = choice
    const before = merged.get(key)
    if (isRange(choice)) merged.set(key, choice)
    else if (choice.values.length > 0 && !(before && isRange(before))) {
      const values = new Set([...(before?.values ?? []), ...choice.values])
      merged.set(key, { key, values: [...values].slice(0, MAX_VALUES) })
    }
  }
  return [...merged.values()]
}

function isRange({ min, max }: DimensionChoice): boolean {
  return min !== undefined || max !== undefined
}
