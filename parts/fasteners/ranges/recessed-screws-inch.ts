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
} from '../../standards/inch-machine-screws.ts'

const standard = 'ASME B18.6.3'
const source = sources.fastenersWorkbench

/** Machine screws with threads to the inch. */
export const inchMachineScrews: readonly Range[] = [
  defineRange('B1863PC', 'cross-pan-screw', { standard, source }, inchPanCross()),
  defineRange('B1863PS', 'slotted-pan-screw', { standard, source }, inchPanSlotted()),
  defineRange('B1863FC', 'cross-countersunk-screw', { standard, source }, inchFlatCross()),
  defineRange('B1863FS', 'slotted-countersunk-screw', { standard, source }, inchFlatSlotted()),
  defineRange('B1863OC', 'cross-raised-screw', { standard, source }, inchOvalCross()),
  defineRange('B1863OS', 'slotted-raised-screw', { standard, source }, inchOvalSlotted()),
  defineRange('B1863RS', 'slotted-round-screw', { standard, source }, inchRoundSlotted()),
  defineRange('B1863TC', 'cross-pan-screw', { standard, source }, inchTrussCross()),
  defineRange('B1863TS', 'slotted-round-screw', { standard, source }, inchTrussSlotted()),
  defineRange('B1863LS', 'slotted-round-screw', { standard, source }, inchFillisterSlotted()),
]
