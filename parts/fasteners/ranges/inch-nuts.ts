import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  asmeB1822,
  couplingNuts,
  finishedNut,
  flangeNuts,
  jamNut,
  machineScrewNuts,
  slottedNuts,
  squareNuts,
} from '../../standards/asme-b18-2-2.ts'
import { asmeB1869 } from '../../standards/asme-b18-6-9.ts'
import { asmeB18166 } from '../../standards/asme-b18-16-6.ts'
import { saeJ483High, saeJ483Low } from '../../standards/sae-j483.ts'
import { unifiedNuts } from './nut-sizes.ts'

/** Nuts with unified threads. */
export const inchNuts: readonly Range[] = [
  defineRange({
    code: 'B1822-HN',
    family: 'hex-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(asmeB1822.nominals, 'UNC', finishedNut),
  }),
  defineRange({
    code: 'B1822-HNF',
    family: 'hex-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(asmeB1822.nominals, 'UNF', finishedNut),
  }),
  defineRange({
    code: 'B1822-JN',
    family: 'hex-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(asmeB1822.nominals, 'UNC', jamNut),
  }),
  defineRange({
    code: 'B1822-JNF',
    family: 'hex-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(asmeB1822.nominals, 'UNF', jamNut),
  }),
  defineRange({
    code: 'B1822-MS',
    family: 'stamped-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(machineScrewNuts.nominals, 'UNC', (d, P) => ({ d, P, ...machineScrewNuts.row(d) })),
  }),
  defineRange({
    code: 'B1822-MSQ',
    family: 'thin-square-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(machineScrewNuts.nominals, 'UNC', (d, P) => ({ d, P, ...machineScrewNuts.row(d) })),
  }),
  defineRange({
    code: 'B1822-SQ',
    family: 'square-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(squareNuts.nominals, 'UNC', (d, P) => ({ d, P, ...squareNuts.row(d) })),
  }),
  defineRange({
    code: 'B1822-CN',
    family: 'hex-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(couplingNuts.nominals, 'UNC', (d, P) => ({ d, P, ...couplingNuts.row(d) })),
  }),
  defineRange({
    code: 'B1822-FL',
    family: 'flange-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(flangeNuts.nominals, 'UNC', (d, P) => ({ d, P, ...flangeNuts.row(d) })),
  }),
  defineRange({
    code: 'B1822-SL',
    family: 'slotted-nut',
    standard: 'ASME B18.2.2',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(slottedNuts.nominals, 'UNC', (d, P) => ({ d, P, ...slottedNuts.row(d), N: 6 })),
  }),
  defineRange({
    code: 'B1816-NE',
    family: 'nyloc-nut',
    standard: 'ASME B18.16.6',
    source: 'Boltport, table of ASME B18.16.6',
    sizes: unifiedNuts(asmeB18166.nominals, 'UNC', (d, P) => ({ d, P, ...asmeB18166.row(d) })),
  }),
  defineRange({
    code: 'B1816-NEF',
    family: 'nyloc-nut',
    standard: 'ASME B18.16.6',
    source: 'Boltport, table of ASME B18.16.6',
    sizes: unifiedNuts(asmeB18166.nominals, 'UNF', (d, P) => ({ d, P, ...asmeB18166.row(d) })),
  }),
  defineRange({
    code: 'J483-L',
    family: 'cap-nut',
    standard: 'SAE J483',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(saeJ483Low.nominals, 'UNC', (d, P) => ({ d, P, ...saeJ483Low.row(d) })),
  }),
  defineRange({
    code: 'J483-H',
    family: 'cap-nut',
    standard: 'SAE J483',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(saeJ483High.nominals, 'UNC', (d, P) => ({ d, P, ...saeJ483High.row(d) })),
  }),
  defineRange({
    code: 'B1869',
    family: 'wing-nut',
    standard: 'ASME B18.6.9',
    source: sources.fastenersWorkbench,
    sizes: unifiedNuts(asmeB1869.nominals, 'UNC', (d, P) => ({ d, P, ...asmeB1869.row(d) })),
  }),
]
