import type { Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  crossCountersunkWood,
  crossRaisedWood,
  crossRoundWood,
  din96,
  slottedCountersunkWood,
  slottedRaisedWood,
  slottedRoundWood,
  woodLengths,
} from '../../standards/din-96.ts'
import {
  iso7049,
  tappingCountersunk,
  tappingLengths,
  tappingPan,
  tappingRaised,
} from '../../standards/iso-1478.ts'

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

const source = sources.fastenersWorkbench

/** Tapping screws and wood screws. */
export const tappingScrews: readonly Range[] = [
  defineRange({
    code: '7049',
    family: 'cross-pan-tapping-screw',
    standard: 'ISO 7049',
    source,
    sizes: tapping(tappingPan),
  }),
  defineRange({
    code: '7050',
    family: 'cross-countersunk-tapping-screw',
    standard: 'ISO 7050',
    source: null,
    sizes: tapping(tappingCountersunk, true),
  }),
  defineRange({
    code: '7051',
    family: 'cross-raised-tapping-screw',
    standard: 'ISO 7051',
    source: null,
    sizes: tapping(tappingRaised, true),
  }),
  defineRange({
    code: '96',
    family: 'slotted-round-tapping-screw',
    standard: 'DIN 96',
    source,
    sizes: wood(slottedRoundWood),
  }),
  defineRange({
    code: '97',
    family: 'slotted-countersunk-tapping-screw',
    standard: 'DIN 97',
    source: null,
    sizes: wood(slottedCountersunkWood),
  }),
  defineRange({
    code: '95',
    family: 'slotted-raised-tapping-screw',
    standard: 'DIN 95',
    source: null,
    sizes: wood(slottedRaisedWood),
  }),
  defineRange({
    code: '7996',
    family: 'cross-pan-tapping-screw',
    standard: 'DIN 7996',
    source,
    sizes: wood(crossRoundWood),
  }),
  defineRange({
    code: '7997',
    family: 'cross-countersunk-tapping-screw',
    standard: 'DIN 7997',
    source: null,
    sizes: wood(crossCountersunkWood),
  }),
  defineRange({
    code: '7995',
    family: 'cross-raised-tapping-screw',
    standard: 'DIN 7995',
    source: null,
    sizes: wood(crossRaisedWood),
  }),
]
