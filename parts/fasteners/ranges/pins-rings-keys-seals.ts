import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { bondedSeals } from '../../standards/bonded-seals.ts'
import { din3760 } from '../../standards/din-3760.ts'
import { din3771 } from '../../standards/din-3771.ts'
import { coarsePitch } from '../../standards/iso-261.ts'
import { pcbSpacers } from '../../standards/pcb-spacers.ts'
import { pcbStandoffs } from '../../standards/pcb-standoffs.ts'

/** Where the figures of seals were read: https://github.com/juergenaltemeier/SealsWorkbench. */
const SEALS = 'FreeCAD Seals workbench, SealsData'
/** How deep a spacer or standoff is drilled from an end, at most, and what is left behind the hole, in mm. */
const DRILLED = 10
const LEFT = 1

/** The sizes of shaft seals: '25 x 47 x 7'. */
const shaftSeals = Object.entries(din3760).flatMap(([shaft, seals]) =>
  seals.map(([d2, b]) => ({
    code: `${shaft}X${d2}X${b}`,
    label: `${shaft} x ${d2} x ${b}`,
    dimensions: { d1: Number(shaft), d2, b },
  })),
)

export const sealAndSpacerRanges: readonly Range[] = [
  defineRange({
    code: '3771',
    family: 'o-ring',
    standard: 'ISO 3601-1',
    source: SEALS,
    sizes: din3771.flatMap(({ d2, d1: diameters }) =>
      diameters.map(d1 => ({ code: `${d1}X${d2}`, label: `${d1} x ${d2}`, dimensions: { d1, d2 } })),
    ),
  }),
  defineRange({
    code: '3760A',
    family: 'shaft-seal',
    standard: 'DIN 3760',
    source: SEALS,
    sizes: shaftSeals,
  }),
  defineRange({
    code: '3760AS',
    family: 'dust-lip-shaft-seal',
    standard: 'DIN 3760',
    source: SEALS,
    sizes: shaftSeals,
  }),
  defineRange({
    code: 'USIT',
    family: 'bonded-seal',
    standard: null,
    source: SEALS,
    sizes: bondedSeals.nominals.map(d => ({
      code: `M${d}`,
      label: `M${d}`,
      dimensions: bondedSeals.row(d),
    })),
  }),
  defineRange({
    code: 'HFF',
    family: 'hex-spacer',
    standard: null,
    source: sources.fastenersWorkbench,
    sizes: pcbSpacers.flatMap(({ d, s, throughUpTo, lengths }) =>
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
  }),
  defineRange({
    code: 'HMF',
    family: 'hex-standoff',
    standard: null,
    source: sources.fastenersWorkbench,
    sizes: pcbStandoffs.flatMap(({ d, s, b, lengths }) =>
      lengths.map(l => ({
        code: `M${d}X${l}-${s}`,
        label: `M${d} x ${l}, ${s} A/F`,
        dimensions: { d, s, l, b, P: coarsePitch(d), t: Math.min(DRILLED, l - LEFT) - d / 2 },
      })),
    ),
  }),
]
