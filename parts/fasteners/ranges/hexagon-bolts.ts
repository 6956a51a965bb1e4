import { defineRange, type Range, screwsOf } from '../../range.ts'
import {
  din6921,
  en1665,
  flangeBolt,
  flangeBoltLengths,
  iso4162,
  plainFlangeBolt,
  plainFlangeBoltLengths,
} from '../../standards/flange-bolts.ts'
import {
  carriageBolt,
  carriageBoltLengths,
  coachScrew,
  coachScrewLengths,
  din186,
  din478,
  din571,
  din603,
  din787,
  squareCollarBolt,
  squareCollarBoltLengths,
  tHeadBolt,
  tHeadBoltLengths,
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

export const flangeBolts: readonly Range[] = [
  defineRange(
    '6921',
    'flange-bolt',
    din6921,
    screwsOf(flangeBoltLengths, (d, l) => flangeBolt(d, l, 8.8)),
  ),
  defineRange(
    '1665',
    'plain-flange-bolt',
    en1665,
    screwsOf(
      d => plainFlangeBoltLengths(en1665, d),
      (d, l) => plainFlangeBolt(en1665, d, l, 8.8),
    ),
  ),
  defineRange(
    '4162',
    'plain-flange-bolt',
    iso4162,
    screwsOf(
      d => plainFlangeBoltLengths(iso4162, d),
      (d, l) => plainFlangeBolt(iso4162, d, l, 8.8),
    ),
  ),
]

export const structuralBolts: readonly Range[] = [
  defineRange(
    '14399-4',
    'hex-bolt-with-shank',
    en14399part4,
    screwsOf(d => structuralLengths(en14399part4.row(d)), hvBolt),
  ),
  defineRange(
    '14399-3',
    'hex-bolt-with-shank',
    en14399part3,
    screwsOf(
      d => structuralLengths(en14399part3.row(d)),
      (d, l) => hrBolt(d, l, 8.8),
    ),
  ),
  defineRange(
    '7990',
    'hex-bolt-with-shank',
    din7990,
    screwsOf(
      d => structuralLengths(din7990.row(d)),
      (d, l) => din7990Bolt(d, l, 4.6),
    ),
  ),
]

/** Bolts that are kept from turning by a neck or a square head, and coach screws. */
export const neckedAndSquareBolts: readonly Range[] = [
  defineRange('603', 'carriage-bolt', din603, screwsOf(carriageBoltLengths, carriageBolt)),
  defineRange('571', 'coach-screw', din571, ({ nominals }) =>
    nominals.flatMap(d =>
      coachScrewLengths(d).map(l => ({
        code: `${d}X${l}`,
        label: `${d} x ${l}`,
        dimensions: coachScrew(d, l),
      })),
    ),
  ),
  defineRange('478', 'square-collar-bolt', din478, screwsOf(squareCollarBoltLengths, squareCollarBolt)),
  defineRange('186', 't-head-bolt', din186, screwsOf(tHeadBoltLengths, tHeadBolt)),
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
