import type { Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  crossCountersunkWood,
  crossRaisedWood,
  crossRoundWood,
  din96,
  din97,
  din7996,
  iso7049,
  iso7050,
  iso7051,
  slottedCountersunkWood,
  slottedRaisedWood,
  slottedRoundWood,
  tappingCountersunk,
  tappingLengths,
  tappingPan,
  tappingRaised,
  woodLengths,
} from '../../standards/tapping-and-wood-screws.ts'

/** The sizes of tapping screws: 'ST4.2 x 19'. */
function tapping<Numbers extends Values>(
  sizeOf: (size: number, l: number) => Numbers,
  isCountersunk = false,
): RangeSize<Numbers>[] {
  return iso7049.nominals.flatMap(size =>
    tappingLengths(size, isCountersunk).map(l => ({
      code: `ST${size}X${l}`,
      label: `ST${size} x ${l}`,
      dimensions: sizeOf(size, l),
    })),
  )
}

/** The sizes of wood screws: '4 x 40'. */
function wood<Numbers extends Values>(sizeOf: (d: number, l: number) => Numbers): RangeSize<Numbers>[] {
  return din96.nominals.flatMap(d =>
    woodLengths(d).map(l => ({ code: `${d}X${l}`, label: `${d} x ${l}`, dimensions: sizeOf(d, l) })),
  )
}

/** Tapping screws and wood screws. */
export const tappingScrews: readonly Range[] = [
  defineRange('7049', 'cross-pan-tapping-screw', iso7049, tapping(tappingPan)),
  defineRange('7050', 'cross-countersunk-tapping-screw', iso7050, tapping(tappingCountersunk, true)),
  defineRange('7051', 'cross-raised-tapping-screw', iso7051, tapping(tappingRaised, true)),
  defineRange('96', 'slotted-round-tapping-screw', din96, wood(slottedRoundWood)),
  defineRange('97', 'slotted-countersunk-tapping-screw', din97, wood(slottedCountersunkWood)),
  defineRange(
    '95',
    'slotted-raised-tapping-screw',
    { standard: 'DIN 95', source: 'mpi-inox; domes, heads of 2 and 8 mm not confirmed' },
    wood(slottedRaisedWood),
  ),
  defineRange('7996', 'cross-pan-tapping-screw', din7996, wood(crossRoundWood)),
  defineRange(
    '7997',
    'cross-countersunk-tapping-screw',
    { standard: 'DIN 7997', source: 'fasteners.eu, heads of 3 to 6 mm; rest not confirmed' },
    wood(crossCountersunkWood),
  ),
  defineRange(
    '7995',
    'cross-raised-tapping-screw',
    { standard: 'DIN 7995', source: null },
    wood(crossRaisedWood),
  ),
]
