import type { Dimension } from '#contract/catalog/catalog.ts'
import { MAX_NEW_SIZES } from '#contract/catalog/families.ts'

/** One parameter of a matrix: a dimension's symbol and the values that it takes. */
export interface Axis {
  readonly symbol: string
  readonly values: readonly number[]
}

/** What the names of the sizes are made from: '{d}' stands for the value of d. */
export interface Patterns {
  readonly name: string
  readonly size: string
  readonly sku: string
}

/** A size as it would be added. */
export interface MatrixSize {
  readonly productname: string
  readonly size: string
  readonly sku: string
  readonly dimensions: Readonly<Record<string, number>>
}

/** '8, 10 12.5' and '20-60/10' (from 20 to 60 by 10) as numbers, each once; undefined if one is none, or not clear. */
export function readValues(typed: string): number[] | undefined {
  const values: number[] = []
  if (findUnclear(typed)) return undefined
  for (const word of typed.split(/[\s,;]+/).filter(Boolean)) {
    const [, from, to, step] = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?))?$/.exec(word) ?? []
    if (from === undefined || Number(step) === 0) return undefined
    const count = to === undefined ? 0 : Math.floor((Number(to) - Number(from)) / Number(step) + 1e-9)
    if (count < 0 || count > MAX_NEW_SIZES) return undefined
    for (let index = 0; index <= count; index++)
      values.push(Number((Number(from) + index * Number(step ?? 0)).toFixed(6)))
  }
  return [...new Set(values)]
}

/** A comma with nothing but a digit at both sides separates two values for some, and decimals for others. */
function findUnclear(typed: string): RegExpMatchArray | undefined {
  return typed
    .split(/[\s;]+/)
    .map(word => word.match(/^(\d+),(\d+)$/))
    .find(match => match !== null)
}

/** What is wrong with values that cannot be read, as a sentence; undefined if they can. */
export function explainValues(typed: string): string | undefined {
  const unclear = findUnclear(typed)
  if (unclear) {
    const [word, whole, rest] = unclear
    return `${word} can be read as ${whole} and ${rest} or as ${whole}.${rest}: please write ${whole} ${rest} or ${whole}.${rest}.`
  }
  return readValues(typed) === undefined ? 'Please write numbers, or a range as 20-60/10.' : undefined
}

/** Every combination of the axes' values, each with its names. */
export function combineSizes(axes: readonly Axis[], patterns: Patterns): MatrixSize[] {
  const combinations = axes.reduce<Readonly<Record<string, number>>[]>(
    (sizes, { symbol, values }) => sizes.flatMap(size => values.map(value => ({ ...size, [symbol]: value }))),
    [{}],
  )
  return combinations.map(dimensions => {
    const fill = (pattern: string) =>
      pattern.replaceAll(/\{(\w+)\}/g, (whole, symbol: string) => String(dimensions[symbol] ?? whole))
    return {
      productname: fill(patterns.name),
      size: fill(patterns.size),
      sku: fill(patterns.sku),
      dimensions,
    }
  })
}

/**
 * A text with the values of these symbols replaced by their places: 'M8 x 25' with d and l becomes 'M{d} x {l}'. Where a number
 * stands twice, the last one is meant: names begin with what the sizes have in common.
 */
export function patternOf(
  text: string,
  dimensions: readonly Dimension[],
  symbols: readonly string[],
): string {
  const open = new Map(
    dimensions.flatMap(({ symbol, value }) => (symbols.includes(symbol) ? [[value, symbol] as const] : [])),
  )
  let pattern = text
  for (const { 0: number, index } of [...text.matchAll(/\d+(?:\.\d+)?/g)].toReversed()) {
    const symbol = open.get(Number(number))
    if (symbol === undefined) continue
    open.delete(Number(number))
    pattern = `${pattern.slice(0, index)}{${symbol}}${pattern.slice(index + number.length)}`
  }
  return pattern
}
