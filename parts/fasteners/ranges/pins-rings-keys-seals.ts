import { defineRange, type Range } from '../../range.ts'
import { bondedSeals, din3760, din3771, pcbSpacers, pcbStandoffs } from '../../standards/seals-and-spacers.ts'
import { coarsePitch } from '../../standards/threads.ts'

/** How deep a spacer or standoff is drilled from an end, at most, and what is left behind the hole, in mm. */
const DRILLED = 10
const LEFT = 1

/** The sizes of shaft seals: '25 x 47 x 7'. */
const shaftSeals = din3760.rows.map(seal => ({
  code: `${seal.d1}X${seal.d2}X${seal.b}`,
  label: `${seal.d1} x ${seal.d2} x ${seal.b}`,
  dimensions: seal,
}))

export const sealAndSpacerRanges: readonly Range[] = [
  defineRange(
    '3771',
    'o-ring',
    din3771,
    din3771.rows.flatMap(({ d2, d1: diameters }) =>
      diameters.map(d1 => ({ code: `${d1}X${d2}`, label: `${d1} x ${d2}`, dimensions: { d1, d2 } })),
    ),
  ),
  defineRange('3760A', 'shaft-seal', din3760, shaftSeals),
  defineRange('3760AS', 'dust-lip-shaft-seal', din3760, shaftSeals),
  defineRange(
    'USIT',
    'bonded-seal',
    bondedSeals,
    bondedSeals.nominals.map(d => ({
      code: `M${d}`,
      label: `M${d}`,
      dimensions: bondedSeals.row(d),
    })),
  ),
  defineRange(
    'HFF',
    'hex-spacer',
    pcbSpacers,
    pcbSpacers.rows.flatMap(({ d, s, throughUpTo, lengths }) =>
      lengths.map(l => ({
        code: `M${d}X${l}-${s}`,
        label: `M${d} x ${l}, ${s} A/F`,
        dimensions: {
          d,
          s,
          l,
          P: coarsePitch(d),
          t: l <= throughUpTo ? l : Math.min(DRILLED, (l - LEFT) / 2) - d / 2,
        },
      })),
    ),
  ),
  defineRange(
    'HMF',
    'hex-standoff',
    pcbStandoffs,
    pcbStandoffs.rows.flatMap(({ d, s, b, lengths }) =>
      lengths.map(l => ({
        code: `M${d}X${l}-${s}`,
        label: `M${d} x ${l}, ${s} A/F`,
        dimensions: { d, s, l, b, P: coarsePitch(d), t: Math.min(DRILLED, l - LEFT) - d / 2 },
      })),
    ),
  ),
]
