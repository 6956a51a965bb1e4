/** Least tensile strength of patented drawn spring wire SH, EN 10270-1, in MPa by its diameter in mm; the formula of its annex. */
export function springWireStrength(d: number): number {
  return 2220 - 820 * Math.log10(d)
}

/** EN 10270-3: up to which diameter, in mm, wire of 1.4310 (NS) has at least which tensile strength, in MPa. */
const STAINLESS: readonly (readonly [upTo: number, strength: number])[] = [
  [0.2, 2200],
  [0.3, 2150],
  [0.4, 2100],
  [0.5, 2050],
  [0.65, 2000],
  [0.8, 1950],
  [1, 1900],
  [1.25, 1850],
  [1.5, 1800],
  [1.75, 1750],
  [2, 1700],
  [2.5, 1650],
  [3, 1600],
  [3.5, 1550],
  [4.25, 1500],
  [5, 1450],
  [6, 1400],
  [7, 1350],
  [8.5, 1300],
  [10, 1250],
]

/** Least tensile strength of stainless spring wire 1.4310, EN 10270-3 (NS), in MPa by its diameter in mm. */
export function stainlessWireStrength(d: number): number {
  const [, strength] = STAINLESS.find(([upTo]) => d <= upTo) ?? [0, 0]
  if (strength === 0) throw new Error(`EN 10270-3 has no wire of ${d} mm`)
  return strength
}
