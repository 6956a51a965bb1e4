import { defineRange, metricScrews, type Range } from '../../range.ts'
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

/** Bolts that are kept from turning by a neck or a square head, and coach screws. */
export const neckedAndSquareBolts: readonly Range[] = [
  defineRange(
    '603',
    'carriage-bolt',
    din603,
    metricScrews(din603.nominals, carriageBoltLengths, carriageBolt),
  ),
  defineRange(
    '571',
    'coach-screw',
    din571,
    din571.nominals.flatMap(d =>
      coachScrewLengths(d).map(l => ({
        code: `${d}X${l}`,
        label: `${d} x ${l}`,
        dimensions: coachScrew(d, l),
      })),
    ),
  ),
  defineRange(
    '478',
    'square-collar-bolt',
    din478,
    metricScrews(din478.nominals, squareCollarBoltLengths, squareCollarBolt),
  ),
  defineRange('186', 't-head-bolt', din186, metricScrews(din186.nominals, tHeadBoltLengths, tHeadBolt)),
  defineRange(
    '787',
    't-head-bolt',
    din787,
    din787.rows.flatMap(bolt =>
      bolt.lengths.map(l => ({
        code: `M${bolt.d}X${bolt.v}X${l}`,
        label: `M${bolt.d} x ${bolt.v} x ${l}`,
        dimensions: tSlotBolt(bolt, l),
      })),
    ),
  ),
]
