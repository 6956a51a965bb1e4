import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din186, din787, tHeadBolt, tHeadBoltLengths, tSlotBolt } from '../../standards/din-186.ts'
import { din478, squareCollarBolt, squareCollarBoltLengths } from '../../standards/din-478.ts'
import { coachScrew, coachScrewLengths, din571 } from '../../standards/din-571.ts'
import { carriageBolt, carriageBoltLengths, din603 } from '../../standards/din-603.ts'

/** Bolts that are kept from turning by a neck or a square head, and coach screws. */
export const neckedAndSquareBolts: readonly Range[] = [
  defineRange({
    code: '603',
    family: 'carriage-bolt',
    standard: 'DIN 603',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(din603.nominals, carriageBoltLengths, carriageBolt),
  }),
  defineRange({
    code: '571',
    family: 'coach-screw',
    standard: 'DIN 571',
    source: sources.fastenersWorkbench,
    sizes: din571.nominals.flatMap(d =>
      coachScrewLengths(d).map(l => ({
        code: `${d}X${l}`,
        label: `${d} x ${l}`,
        dimensions: coachScrew(d, l),
      })),
    ),
  }),
  defineRange({
    code: '478',
    family: 'square-collar-bolt',
    standard: 'DIN 478',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(din478.nominals, squareCollarBoltLengths, squareCollarBolt),
  }),
  defineRange({
    code: '186',
    family: 't-head-bolt',
    standard: 'DIN 186',
    source: null,
    sizes: metricScrews(din186.nominals, tHeadBoltLengths, tHeadBolt),
  }),
  defineRange({
    code: '787',
    family: 't-head-bolt',
    standard: 'DIN 787',
    source: null,
    sizes: din787.flatMap(bolt =>
      bolt.lengths.map(l => ({
        code: `M${bolt.d}X${bolt.v}X${l}`,
        label: `M${bolt.d} x ${bolt.v} x ${l}`,
        dimensions: tSlotBolt(bolt, l),
      })),
    ),
  }),
]
