/* Without zod, as pages need it. */

/** What is wanted of one dimension, in its unit: values, or a range that may be open at one end. */
export interface DimensionChoice {
  /** The key of its facet: 'thread', 'length'. */
  readonly key: string
  readonly values: readonly number[]
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** As many values of one dimension can be chosen. */
export const MAX_VALUES = 20

const VALUES = /^([a-z0-9-]{1,80}):(\d{1,9}(?:\.\d{1,6})?(?:,\d{1,9}(?:\.\d{1,6})?){0,19})$/
const RANGE = /^([a-z0-9-]{1,80}):(\d{1,9}(?:\.\d{1,6})?)?\.\.(\d{1,9}(?:\.\d{1,6})?)?$/

/** Reads 'thread:8,10' or 'length:20..60'; undefined for anything else. */
export function parseDimensionChoice(written: string): DimensionChoice | undefined {
  const [, keyOfValues, values] = VALUES.exec(written) ?? []
  if (keyOfValues !== undefined && values !== undefined)
    return { key: keyOfValues, values: values.split(',').map(Number) }
  const [, key, min, max] = RANGE.exec(written) ?? []
  if (key === undefined) return undefined
  return { key, values: [], min: toNumber(min), max: toNumber(max) }
}

/** The opposite of `parseDimensionChoice`. */
export function writeDimensionChoice({ key, values, min, max }: DimensionChoice): string {
  return `${key}:${values.length > 0 ? values.join(',') : `${min ?? ''}..${max ?? ''}`}`
}

function toNumber(written: string | undefined): number | undefined {
  return written === undefined ? undefined : Number(written)
}

/** A family with all of its sizes in one table. */
export const MAX_ROWS = 2_000
