import { defineRange, OUR_OWN, type Range } from '../../range.ts'
import { numbersOf } from '../../standards/preferred-numbers.ts'
import { springWireStrength, stainlessWireStrength } from '../../standards/springs.ts'
import {
  helicalRate,
  round,
  STAINLESS_SHEAR_MODULUS,
  STAINLESS_WIRE_YOUNGS_MODULUS,
  torsionRate,
} from '../spring-rates.ts'

/** The wires that extension springs are stocked in, in mm. */
const EXTENSION_WIRES = numbersOf('wires of extension springs')
/** Outer diameters, as multiples of the wire. */
const EXTENSION_WIDTHS = numbersOf('widths of extension springs')
/** Active coils: with a quarter over, both loops lie in one plane. */
const EXTENSION_COILS = numbersOf('coils of extension springs')
/** EN 13906-2: what part of the tensile strength the coils may be twisted with. */
const TWIST = 0.45

/** The wires that torsion springs are stocked in, in mm. */
const TORSION_WIRES = numbersOf('wires of torsion springs')
const TORSION_WIDTHS = numbersOf('widths of torsion springs')
/** Coils, with a quarter over so that the legs stand at 90 degrees; the usual number is not named in a code. */
const TORSION_COILS = numbersOf('coils of torsion springs')
const USUAL_COILS = 6.25
/** EN 13906-3: what part of the tensile strength the coils may be bent with, for long life. */
const BEND = 0.55

interface Wire {
  readonly strengthOf: (d: number) => number
  /** In MPa. */
  readonly shearModulus?: number
  readonly youngsModulus?: number
}

const STEEL: Wire = { strengthOf: springWireStrength }
const STAINLESS: Wire = {
  strengthOf: stainlessWireStrength,
  shearModulus: STAINLESS_SHEAR_MODULUS,
  youngsModulus: STAINLESS_WIRE_YOUNGS_MODULUS,
}

/** A spring of 2 mm wire whose figures were set before those of the others were reckoned. */
const usual = { d: 2, De: 16, n: 22.25, L0: 70, F0: 20, Ln: 125 }

export const closeWoundSprings: readonly Range[] = [
  ...[
    { code: 'EXT', wire: STEEL },
    { code: 'EXTS', wire: STAINLESS },
  ].map(({ code, wire }) =>
    defineRange(
      code,
      'extension-spring',
      { standard: 'DIN 2097', source: OUR_OWN },
      EXTENSION_WIRES.flatMap(d =>
        EXTENSION_WIDTHS.flatMap(width =>
          EXTENSION_COILS.map(n => extension({ d, De: tidy(d * width), n }, wire)),
        ),
      ),
    ),
  ),
  ...[
    { code: 'TOR', wire: STEEL },
    { code: 'TORS', wire: STAINLESS },
  ].flatMap(({ code, wire }) => [
    defineRange(code, 'torsion-spring', { standard: 'DIN 2194', source: OUR_OWN }, torsionSizes('R', wire)),
    defineRange(
      `${code}L`,
      'torsion-spring-left',
      { standard: 'DIN 2194', source: OUR_OWN },
      torsionSizes('L', wire),
    ),
  ]),
]

/** An extension spring with full loops, its initial tension as automatic coiling machines reach it (EN 13906-2). */
function extension(spring: { d: number; De: number; n: number }, { strengthOf, shearModulus }: Wire) {
  const { d, De, n } = spring
  const R = helicalRate(spring, shearModulus)
  const isUsual = d === usual.d && De === usual.De && n === usual.n && shearModulus === undefined
  const twist = TWIST * strengthOf(d)
  const force = (stress: number) => round((Math.PI * d ** 3 * stress) / (8 * (De - d)))
  const F0 = isUsual ? usual.F0 : force(twist * (0.16 - (0.007 * (De - d)) / d))
  // Both loops are as wide as the coil.
  const free = n * d + 2 * De - 3 * d
  const L0 = isUsual ? usual.L0 : free < 20 ? Math.floor(free * 2) / 2 : Math.floor(free)
  const Ln = isUsual ? usual.Ln : Math.floor(L0 + (force(twist) - F0) / R)
  return {
    code: `${d}X${De}X${L0}`,
    label: `${d} x ${De} x ${L0}`,
    dimensions: { ...spring, L0, R, F0, Ln, Fn: round(F0 + R * (Ln - L0)) },
  }
}

function torsionSizes(hand: 'R' | 'L', { strengthOf, youngsModulus }: Wire) {
  return TORSION_WIRES.flatMap(d =>
    TORSION_WIDTHS.flatMap(width =>
      TORSION_COILS.map(n => {
        const De = tidy(d * width)
        const spring = { d, De, n }
        const torque = (Math.PI * d ** 3 * BEND * strengthOf(d)) / 32_000
        const coils = n === USUAL_COILS ? '' : `X${Math.floor(n)}`
        return {
          // The wire in tenths of a millimetre.
          code: `${Math.round(d * 10)}X${De}${coils}-${hand}`,
          label: `${d} x ${De}, ${n} coils, ${hand === 'R' ? 'right' : 'left'}`,
          dimensions: {
            ...spring,
            R: torsionRate(spring, youngsModulus),
            l1: tidy(2 * De),
            Mn: Number(torque.toPrecision(2)),
          },
        }
      }),
    ),
  )
}

/** To hundredths of a millimetre, without what floating point leaves. */
function tidy(value: number): number {
  return Number(value.toFixed(2))
}
