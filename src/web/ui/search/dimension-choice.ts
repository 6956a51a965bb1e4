/** What is chosen of one dimension, as the address and the wire write it: values, or a range that may be open at one end. In mm. */
export interface DimensionChoice {
  /** The key of its facet: 'thread', 'length'. */
  readonly key: string
  readonly values: readonly string[]
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const NUMBER = /^\d{1,9}(\.\d{1,6})?$/
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** As many values of a dimension as the wire takes. */
const MAX_VALUES = 20

/** A number as the wire takes it; undefined for anything else. */
export function readNumber(value: unknown): string | undefined {
  const text = String(value ?? '')
    .trim()
    .replace(',', '.')
  return NUMBER.test(text) ? String(Number(text)) : undefined
}

/** 'thread:8,10' or 'length:20..60'; undefined for anything else. */
export function parseChoice(written: string): DimensionChoice | undefined {
  const [key = '', wanted = '', ...more] = written.split(':')
  if (!KEY.test(key) || more.length > 0) return undefined
  const [from = '', to, ...further] = wanted.split('..')
  if (to === undefined) {
    const values = wanted.split(',').flatMap(value => readNumber(value) ?? [])
    return values.length > 0 ? { key, values: [...new Set(values)].slice(0, MAX_VALUES) } : undefined
  }
  const range = { from: readNumber(from), to: readNumber(to) }
  const isRange = (range.from !== undefined || range.to !== undefined) && further.length === 0
  return isRange ? { key, values: [], ...range } : undefined
}

/** The opposite of `parseChoice`. */
export function writeChoice({ key, values, from, to }: DimensionChoice): string {
  return `${key}:${values.length > 0 ? values.join(',') : `${from ?? ''}..${to ?? ''}`}`
}

/** The choices, one for each dimension: values of the same dimension together; a range replaces its values. */
export function mergeChoices(written: readonly string[]): DimensionChoice[] {
  const merged = new Map<string, DimensionChoice>()
  for (const choice of written.flatMap(each => parseChoice(each) ?? [])) {
    const before = merged.get(choice.key)
    const isRange = choice.values.length === 0
    if (!before || isRange) merged.set(choice.key, choice)
    else if (before.values.length > 0)
      merged.set(choice.key, {
        key: choice.key,
        values: [...new Set([...before.values, ...choice.values])].slice(0, MAX_VALUES),
      })
  }
  return [...merged.values()]
}
