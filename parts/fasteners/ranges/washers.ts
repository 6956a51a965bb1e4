import { defineRange, metricThreads, type Range, threadRows, threadsOf } from '../../range.ts'
import {
  din125,
  din126,
  din127,
  din137,
  din433,
  din6319C,
  din6319D,
  din6319G,
  din6340,
  din6796,
  din6798,
  din7349,
  din9021,
  en14399,
  externalToothed,
  internalToothed,
  iso7089,
  iso7090,
  iso7091,
  iso7092,
  iso7093,
  iso7094,
  narrowWashers,
  regularWashers,
  saeWashers,
  splitWashers,
  wideWashers,
} from '../../standards/washers.ts'
import { unifiedWashers } from './nuts.ts'

/** Plain washers for metric threads. */
export const washers: readonly Range[] = [
  defineRange('7089', 'flat-washer', iso7089, threadRows),
  defineRange('7090', 'chamfered-washer', iso7090, threadRows),
  defineRange('7091', 'flat-washer', iso7091, threadRows),
  defineRange('7092', 'flat-washer', iso7092, threadRows),
  defineRange('7093', 'flat-washer', iso7093, threadRows),
  defineRange('7094', 'flat-washer', iso7094, threadRows),
  defineRange('125A', 'flat-washer', { ...din125, standard: 'DIN 125-A' }, threadRows),
  defineRange('125B', 'chamfered-washer', { ...din125, standard: 'DIN 125-B' }, ({ nominals, row }) =>
    metricThreads(
      nominals.filter(d => d >= 5),
      row,
    ),
  ),
  defineRange('126', 'flat-washer', din126, threadRows),
  defineRange('433', 'flat-washer', din433, threadRows),
  defineRange('9021', 'flat-washer', din9021, threadRows),
  defineRange('7349', 'flat-washer', din7349, threadRows),
  defineRange('6340', 'flat-washer', din6340, threadRows),
  defineRange('14399', 'structural-washer', en14399, threadRows),
]

/** Washers that spring, lock or level, for metric threads. */
export const lockWashers: readonly Range[] = [
  defineRange('127', 'spring-washer', din127, threadRows),
  defineRange('6796', 'conical-washer', din6796, threadRows),
  defineRange('137A', 'curved-washer', din137, threadRows),
  defineRange('6319C', 'spherical-washer', din6319C, threadRows),
  defineRange('6319D', 'conical-seat', din6319D, threadRows),
  defineRange('6319G', 'conical-seat', din6319G, threadRows),
  defineRange('6798A', 'toothed-washer', { ...din6798, standard: 'DIN 6798-A' }, threadsOf(externalToothed)),
  defineRange(
    '6798J',
    'internal-toothed-washer',
    { ...din6798, standard: 'DIN 6798-J' },
    threadsOf(internalToothed),
  ),
]

/** Washers for unified threads. */
export const inchWashers: readonly Range[] = [
  defineRange('SAE', 'flat-washer', saeWashers, unifiedWashers),
  defineRange('B1822-N', 'flat-washer', narrowWashers, unifiedWashers),
  defineRange('B1822-R', 'flat-washer', regularWashers, unifiedWashers),
  defineRange('B1822-W', 'flat-washer', wideWashers, unifiedWashers),
  defineRange('B1821-LW', 'spring-washer', splitWashers, unifiedWashers),
]
