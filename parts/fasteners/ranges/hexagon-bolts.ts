import { defineRange, type Range, screwsWithin } from '../../range.ts'
import { din6921, en1665, flangeBolt, iso4162, plainFlangeBolt } from '../../standards/flange-bolts.ts'
import { hexagonLengths, hexagonLengthsBut14 } from '../../standards/hexagon-screws.ts'
import {
  carriageBolt,
  coachScrew,
  din186,
  din478,
  din571,
  din603,
  din787,
  squareCollarBolt,
  squareCollarBoltLengths,
  tHeadBolt,
  tSlotBolt,
} from '../../standards/necked-bolts.ts'
import {
  din7990,
  din7990Bolt,
  en14399part3,
  en14399part4,
  hrBolt,
  hvBolt,
  structuralLengths,
} from '../../standards/structural-bolts.ts'

/** The sizes of a table of bolts with a plain flange. */
function plainFlangeBolts(table: typeof en1665) {
  const boltOf = (d: number, l: number) => plainFlangeBolt(table, d, l, 8.8)
  return screwsWithin(hexagonLengthsBut14, boltOf)(table)
}

export const flangeBolts: readonly Range[] = [
  defineRange(
    '6921',
    'flange-bolt',
    din6921,
    screwsWithin(hexagonLengthsBut14, (d, l) => flangeBolt(d, l, 8.8)),
  ),
  defineRange('1665', 'plain-flange-bolt', en1665, plainFlangeBolts),
  defineRange('4162', 'plain-flange-bolt', iso4162, plainFlangeBolts),
]

export const structuralBolts: readonly Range[] = [
  defineRange('14399-4', 'hex-bolt-with-shank', en14399part4, screwsWithin(structuralLengths, hvBolt)),
  defineRange(
    '14399-3',
    'hex-bolt-with-shank',
    en14399part3,
    screwsWithin(structuralLengths, (d, l) => hrBolt(d, l, 8.8)),
  ),
  defineRange(
    '7990',
    'hex-bolt-with-shank',
    din7990,
    screwsWithin(structuralLengths, (d, l) => din7990Bolt(d, l, 4.6)),
  ),
]

/** Bolts that are kept from turning by a neck or a square head, and coach screws. */
export const neckedAndSquareBolts: readonly Range[] = [
  defineRange('603', 'carriage-bolt', din603, screwsWithin(hexagonLengths, carriageBolt)),
  defineRange('571', 'coach-screw', din571, ({ nominals, row }) =>
    nominals.flatMap(d =>
      hexagonLengths(row(d)).map(l => ({
        code: `${d}X${l}`,
        label: `${d} x ${l}`,
        dimensions: coachScrew(d, l),
      })),
    ),
  ),
  defineRange('478', 'square-collar-bolt', din478, screwsWithin(squareCollarBoltLengths, squareCollarBolt)),
  defineRange('186', 't-head-bolt', din186, screwsWithin(hexagonLengths, tHeadBolt)),
  defineRange('787', 't-head-bolt', din787, ({ rows }) =>
    rows.flatMap(bolt =>
      bolt.lengths.map(l => ({
        code: `M${bolt.d}X${bolt.v}X${l}`,
        label: `M${bolt.d} x ${bolt.v} x ${l}`,
        dimensions: tSlotBolt(bolt, l),
      })),
    ),
  ),
]
