import { defineRange, metricThreads, type Range } from '../../range.ts'
import {
  din127,
  din137,
  din6319C,
  din6319D,
  din6319G,
  din6796,
  din6798,
  externalToothed,
  internalToothed,
} from '../../standards/washers.ts'

/** Washers that spring, lock or level, for metric threads. */
export const lockWashers: readonly Range[] = [
  defineRange('127', 'spring-washer', din127, metricThreads(din127.nominals, din127.row)),
  defineRange('6796', 'conical-washer', din6796, metricThreads(din6796.nominals, din6796.row)),
  defineRange('137A', 'curved-washer', din137, metricThreads(din137.nominals, din137.row)),
  defineRange('6319C', 'spherical-washer', din6319C, metricThreads(din6319C.nominals, din6319C.row)),
  defineRange('6319D', 'conical-seat', din6319D, metricThreads(din6319D.nominals, din6319D.row)),
  defineRange('6319G', 'conical-seat', din6319G, metricThreads(din6319G.nominals, din6319G.row)),
  defineRange(
    '6798A',
    'toothed-washer',
    { ...din6798, standard: 'DIN 6798-A' },
    metricThreads(din6798.nominals, externalToothed),
  ),
  defineRange(
    '6798J',
    'internal-toothed-washer',
    { ...din6798, standard: 'DIN 6798-J' },
    metricThreads(din6798.nominals, internalToothed),
  ),
]
