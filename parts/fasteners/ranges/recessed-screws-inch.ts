import { defineRange, type Range } from '../../range.ts'
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
  panSlotted,
} from '../../standards/inch-machine-screws.ts'

/** Machine screws with threads to the inch. */
export const inchMachineScrews: readonly Range[] = [
  defineRange('B1863PC', 'cross-pan-screw', panSlotted, inchPanCross()),
  defineRange('B1863PS', 'slotted-pan-screw', panSlotted, inchPanSlotted()),
  defineRange('B1863FC', 'cross-countersunk-screw', panSlotted, inchFlatCross()),
  defineRange('B1863FS', 'slotted-countersunk-screw', panSlotted, inchFlatSlotted()),
  defineRange('B1863OC', 'cross-raised-screw', panSlotted, inchOvalCross()),
  defineRange('B1863OS', 'slotted-raised-screw', panSlotted, inchOvalSlotted()),
  defineRange('B1863RS', 'slotted-round-screw', panSlotted, inchRoundSlotted()),
  defineRange('B1863TC', 'cross-pan-screw', panSlotted, inchTrussCross()),
  defineRange('B1863TS', 'slotted-round-screw', panSlotted, inchTrussSlotted()),
  defineRange('B1863LS', 'slotted-round-screw', panSlotted, inchFillisterSlotted()),
]
