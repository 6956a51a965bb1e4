import { defineRange, type Range } from '../../range.ts'
import { handReamer } from '../../standards/din-206.ts'
import { din208, taperShankReamer } from '../../standards/din-208.ts'
import { machineReamer } from '../../standards/din-212.ts'
import { reamerFlutes } from '../../standards/reamer-flutes.ts'
import { diameters } from './diameters.ts'

const HAND = [...diameters(3, 20, 0.5), ...diameters(21, 40, 1)]
const MACHINE = [...diameters(1.5, 12.9, 0.1), ...diameters(13, 20, 0.5)]

/** The size of a reamer for bores of tolerance H7. */
const h7 = (d: number) => ({ code: `${d}H7`, label: `${d} H7` })

export const reamers: readonly Range[] = [
  defineRange({
    code: '206',
    family: 'hand-reamer',
    standard: 'DIN 206',
    source: null,
    sizes: HAND.map(d => ({ ...h7(d), dimensions: handReamer(d, reamerFlutes(d)) })),
  }),
  defineRange({
    code: '212',
    family: 'machine-reamer',
    standard: 'DIN 212',
    source: null,
    sizes: MACHINE.map(d => ({ ...h7(d), dimensions: machineReamer(d) })),
  }),
  defineRange({
    code: '208',
    family: 'taper-shank-reamer',
    standard: 'DIN 208',
    source: null,
    sizes: din208.nominals.map(d => ({ ...h7(d), dimensions: taperShankReamer(d) })),
  }),
]
