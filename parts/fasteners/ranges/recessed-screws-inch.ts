import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  inchFillisterSlotted,
  inchFlatCross,
  inchFlatSlotted,
  inchOvalCross,
  inchOvalSlotted,
  inchPanCross,
  inchPanSlotted,
  inchRoundSlotted,
  inchTrussCross,
  inchTrussSlotted,
} from '../../standards/asme-b18-6-3.ts'

const standard = 'ASME B18.6.3'
const source = sources.fastenersWorkbench

/** Machine screws with threads to the inch. */
export const inchMachineScrews: readonly Range[] = [
  defineRange({ code: 'B1863PC', family: 'cross-pan-screw', standard, source, sizes: inchPanCross() }),
  defineRange({ code: 'B1863PS', family: 'slotted-pan-screw', standard, source, sizes: inchPanSlotted() }),
  defineRange({
    code: 'B1863FC',
    family: 'cross-countersunk-screw',
    standard,
    source,
    sizes: inchFlatCross(),
  }),
  defineRange({
    code: 'B1863FS',
    family: 'slotted-countersunk-screw',
    standard,
    source,
    sizes: inchFlatSlotted(),
  }),
  defineRange({ code: 'B1863OC', family: 'cross-raised-screw', standard, source, sizes: inchOvalCross() }),
  defineRange({
    code: 'B1863OS',
    family: 'slotted-raised-screw',
    standard,
    source,
    sizes: inchOvalSlotted(),
  }),
  defineRange({
    code: 'B1863RS',
    family: 'slotted-round-screw',
    standard,
    source,
    sizes: inchRoundSlotted(),
  }),
  defineRange({ code: 'B1863TC', family: 'cross-pan-screw', standard, source, sizes: inchTrussCross() }),
  defineRange({
    code: 'B1863TS',
    family: 'slotted-round-screw',
    standard,
    source,
    sizes: inchTrussSlotted(),
  }),
  defineRange({
    code: 'B1863LS',
    family: 'slotted-round-screw',
    standard,
    source,
    sizes: inchFillisterSlotted(),
  }),
]
