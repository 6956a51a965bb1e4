import { defineRange, OUR_OWN, type Range } from '../../range.ts'
import { numbersOf } from '../../standards/preferred-numbers.ts'
import { springWireStrength, stainlessWireStrength } from '../../standards/springs.ts'
import { conicalRate, helicalRate, round, STAINLESS_SHEAR_MODULUS } from '../spring-rates.ts'

/** DIN 2098-1: the wires that springs are stocked in, in mm. */
const WIRES = numbersOf('wires of compression springs')
/** Renard series R10, ISO 3, for mean diameters; in mm. */
const MEAN_DIAMETERS = numbersOf('mean diameters of compression springs')
/** DIN 2098-1: numbers of active coils. */
const COILS = numbersOf('coils of compression springs')
const CONICAL_WIRES = numbersOf('wires of conical springs')
/** Outer diameters, as multiples of the wire. */
const CONICAL_WIDTHS = numbersOf('widths of conical springs')
const CONICAL_COILS = numbersOf('coils of conical springs')
/** EN 13906-1: what part of the tensile strength the coils may be twisted with when the spring is pressed to Ln. */
const TWIST = 0.5
/** A spring that is more slender buckles. */
const SLENDEREST = 6
/** A spring that can be pressed by a smaller part of its length is of little use. */
const LEAST_TRAVEL = 0.12
/** Coils that rise by more than this part of the mean diameter stand too steep. */
const STEEPEST = 0.4

interface Wire {
  readonly strengthOf: (d: number) => number
  /** In MPa. */
  readonly shearModulus?: number
}

interface Wound {
  readonly d: number
  readonly De: number
  readonly n: number
}

export const compressionSprings: readonly Range[] = [
  defineRange(
    '15800',
    'compression-spring',
    { standard: 'EN 15800', source: OUR_OWN },
    insert(stocked(WIRES, { strengthOf: springWireStrength }), [
      pressed({ d: 3, De: 25, n: 6.5 }, 60, 30),
      pressed({ d: 5, De: 40, n: 5.5 }, 90, 50),
    ]),
  ),
  defineRange(
    '15800S',
    'compression-spring',
    { standard: 'EN 15800', source: OUR_OWN },
    stocked(
      WIRES.filter(d => d <= 8),
      { strengthOf: stainlessWireStrength, shearModulus: STAINLESS_SHEAR_MODULUS },
    ),
  ),
  defineRange(
    'CONE',
    'conical-spring',
    { standard: null, source: OUR_OWN },
    CONICAL_WIRES.flatMap(d =>
      CONICAL_WIDTHS.flatMap(width => CONICAL_COILS.map(n => conical(d, tidy(d * width), n))),
    ),
  ),
]

/** The springs of these wires, with each mean diameter that can be wound of it and each number of coils. */
function stocked(wires: readonly number[], wire: Wire) {
  return wires.flatMap(d =>
    MEAN_DIAMETERS.filter(D => D >= 3.9 * d && D <= 12.6 * d).flatMap(D =>
      COILS.flatMap(n => {
        const spring = { d, De: tidy(D + d), n }
        const { L0, Ln } = lengthsOf(spring, wire)
        return L0 / D > SLENDEREST || L0 - Ln < LEAST_TRAVEL * L0
          ? []
          : [pressed(spring, L0, Ln, wire.shearModulus)]
      }),
    ),
  )
}

/**
 * Free and shortest working length in mm: EN 13906-1 asks for Sa = n (0.0015 D^2 / d + 0.1 d) between the coils at Ln, and the
 * wire's strength says how much longer the spring may be wound.
 */
function lengthsOf({ d, De, n }: Wound, { strengthOf, shearModulus }: Wire) {
  const D = De - d
  const shortest = Math.ceil(10 * ((n + 2) * d + n * ((0.0015 * D ** 2) / d + 0.1 * d))) / 10
  const force = (Math.PI * d ** 3 * TWIST * strengthOf(d)) / (8 * D)
  const travel = force / helicalRate({ d, De, n }, shearModulus)
  const longest = Math.min(shortest + travel, 2 * d + n * STEEPEST * D)
  return { L0: downTo(longest, longest < 5 ? 0.1 : longest < 20 ? 0.5 : 1), Ln: shortest }
}

/** A spring that may be pressed from its free length L0 down to Ln, in mm. */
function pressed(spring: Wound, L0: number, Ln: number, shearModulus?: number) {
  const { d, De } = spring
  const R = helicalRate(spring, shearModulus)
  return {
    code: `${d}X${De}X${L0}`,
    label: `${d} x ${De} x ${L0}`,
    dimensions: { ...spring, L0, R, Ln, Fn: round(R * (L0 - Ln)) },
  }
}

/** A conical spring of stainless wire, half as wide above as below. */
function conical(d: number, D2: number, n: number) {
  const spring = { d, D1: tidy(D2 / 2), D2, n }
  const L0 = tidy(4 * n * d)
  return {
    code: `${d}X${D2}X${L0}`,
    label: `${d} x ${spring.D1}/${D2} x ${L0}`,
    dimensions: { ...spring, L0, R: conicalRate(spring, STAINLESS_SHEAR_MODULUS) },
  }
}

/** Sizes with some more among them, by wire, diameter and length. */
function insert<Size extends { readonly dimensions: Wound & { readonly L0: number } }>(
  sizes: readonly Size[],
  more: readonly Size[],
): Size[] {
  return [...sizes, ...more].toSorted(
    ({ dimensions: one }, { dimensions: other }) => one.d - other.d || one.De - other.De || one.L0 - other.L0,
  )
}

function downTo(value: number, step: number): number {
  return tidy(Math.floor(value / step) * step)
}

/** To hundredths of a millimetre, without what floating point leaves. */
function tidy(value: number): number {
  return Number(value.toFixed(2))
}
