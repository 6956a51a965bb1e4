import { defineRange, type Range, threadRows } from '../../range.ts'
import {
  bondedSeals,
  din471,
  din472,
  din3760,
  din3771,
  din6799,
  din6885,
  din6888,
  keyLengths,
  parallelKey,
  pcbSpacers,
  pcbStandoffs,
} from '../../standards/rings-keys-and-seals.ts'
import { coarsePitch } from '../../standards/threads.ts'
import { diameterSizes } from './pins.ts'

/** Parallel keys of each section with each of its lengths: '8 x 7 x 40'. */
const parallelKeys = ({ nominals }: typeof din6885) =>
  nominals.flatMap(b =>
    keyLengths(b).map(l => {
      const dimensions = parallelKey(b, l)
      const { h } = dimensions
      return { code: `${b}X${h}X${l}`, label: `${b} x ${h} x ${l}`, dimensions }
    }),
  )

export const ringAndKeyRanges: readonly Range[] = [
  defineRange('471', 'shaft-circlip', din471, ({ nominals, row }) =>
    diameterSizes(nominals, d1 => ({ d1, ...row(d1) })),
  ),
  defineRange('472', 'bore-circlip', din472, ({ nominals, row }) =>
    diameterSizes(nominals, d1 => ({ d1, ...row(d1) })),
  ),
  defineRange('6799', 'e-clip', din6799, ({ nominals, row }) =>
    diameterSizes(nominals, d2 => {
      const { from, to, ...clip } = row(d2)
      return { d2, ...clip, dmin: from, dmax: to }
    }),
  ),
  defineRange('6885A', 'round-key', din6885, parallelKeys),
  defineRange('6885B', 'straight-key', din6885, parallelKeys),
  defineRange('6888', 'woodruff-key', din6888, ({ rows }) =>
    rows.map(({ b, h, d2 }) => ({
      code: `${b}X${h}`,
      label: `${b} x ${h}`,
      dimensions: { b, h, d2 },
    })),
  ),
]

/** How deep a spacer or standoff is drilled from an end, at most, and what is left behind the hole, in mm. */
const DRILLED = 10
const LEFT = 1

/** The sizes of shaft seals: '25 x 47 x 7'. */
const shaftSeals = ({ rows }: typeof din3760) =>
  rows.map(seal => ({
    code: `${seal.d1}X${seal.d2}X${seal.b}`,
    label: `${seal.d1} x ${seal.d2} x ${seal.b}`,
    dimensions: seal,
  }))

export const sealAndSpacerRanges: readonly Range[] = [
  defineRange('3771', 'o-ring', din3771, ({ rows }) =>
    rows.flatMap(({ d2, d1: diameters }) =>
      diameters.map(d1 => ({ code: `${d1}X${d2}`, label: `${d1} x ${d2}`, dimensions: { d1, d2 } })),
    ),
  ),
  defineRange('3760A', 'shaft-seal', din3760, shaftSeals),
  defineRange('3760AS', 'dust-lip-shaft-seal', din3760, shaftSeals),
  defineRange('USIT', 'bonded-seal', bondedSeals, threadRows),
  defineRange('HFF', 'hex-spacer', pcbSpacers, ({ rows }) =>
    rows.flatMap(({ d, s, throughUpTo, lengths }) =>
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
  defineRange('HMF', 'hex-standoff', pcbStandoffs, ({ rows }) =>
    rows.flatMap(({ d, s, b, lengths }) =>
      lengths.map(l => ({
        code: `M${d}X${l}-${s}`,
        label: `M${d} x ${l}, ${s} A/F`,
        dimensions: { d, s, l, b, P: coarsePitch(d), t: Math.min(DRILLED, l - LEFT) - d / 2 },
      })),
    ),
  ),
]
