import { defineRange, type Range } from '../../range.ts'
import {
  din206,
  din208,
  din212,
  handReamer,
  machineReamer,
  reamerFlutes,
  taperShankReamer,
} from '../../standards/mills-and-reamers.ts'
import { diameters } from './diameters.ts'

const HAND = [...diameters(3, 20, 0.5), ...diameters(21, 40, 1)]
const MACHINE = [...diameters(1.5, 12.9, 0.1), ...diameters(13, 20, 0.5)]

/** The size of a reamer for bores of tolerance H7. */
const h7 = (d: number) => ({ code: `${d}H7`, label: `${d} H7` })

export const reamers: readonly Range[] = [
  defineRange(
    '206',
    'hand-reamer',
    din206,
    HAND.map(d => ({ ...h7(d), dimensions: handReamer(d, reamerFlutes(d)) })),
  ),
  defineRange(
    '212',
    'machine-reamer',
    din212,
    MACHINE.map(d => ({ ...h7(d), dimensions: machineReamer(d) })),
  ),
  defineRange('208', 'taper-shank-reamer', din208, ({ nominals }) =>
    nominals.map(d => ({ ...h7(d), dimensions: taperShankReamer(d) })),
  ),
]
