import { readTable, stepOf } from './read-table.ts'

/** Least tensile strength of patented drawn spring wire SH, EN 10270-1, in MPa by its diameter in mm; the formula of its annex. */
export function springWireStrength(d: number): number {
  return 2220 - 820 * Math.log10(d)
}

const stainless = readTable('en-10270-3', ['Rm'])

/** Least tensile strength of stainless spring wire 1.4310, EN 10270-3 (NS), in MPa by its diameter in mm. */
export function stainlessWireStrength(d: number): number {
  return stepOf(stainless, d).Rm
}

export const din2093A = readTable('din-2093-a', ['Di', 't', 'l0'])

export const din2093B = readTable('din-2093-b', ['Di', 't', 'l0'])

export const din2093C = readTable('din-2093-c', ['Di', 't', 'l0'])
