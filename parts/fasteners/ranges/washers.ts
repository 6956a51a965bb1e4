import { defineRange, metricThreads, type Range } from '../../range.ts'
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
  defineRange('7089', 'flat-washer', iso7089, metricThreads(iso7089.nominals, iso7089.row)),
  defineRange('7090', 'chamfered-washer', iso7090, metricThreads(iso7090.nominals, iso7090.row)),
  defineRange('7091', 'flat-washer', iso7091, metricThreads(iso7091.nominals, iso7091.row)),
  defineRange('7092', 'flat-washer', iso7092, metricThreads(iso7092.nominals, iso7092.row)),
  defineRange('7093', 'flat-washer', iso7093, metricThreads(iso7093.nominals, iso7093.row)),
  defineRange('7094', 'flat-washer', iso7094, metricThreads(iso7094.nominals, iso7094.row)),
  defineRange(
    '125A',
    'flat-washer',
    { ...din125, standard: 'DIN 125-A' },
    metricThreads(din125.nominals, din125.row),
  ),
  defineRange(
    '125B',
    'chamfered-washer',
    { ...din125, standard: 'DIN 125-B' },
    metricThreads(
      din125.nominals.filter(d => d >= 5),
      din125.row,
    ),
  ),
  defineRange('126', 'flat-washer', din126, metricThreads(din126.nominals, din126.row)),
  defineRange('433', 'flat-washer', din433, metricThreads(din433.nominals, din433.row)),
  defineRange('9021', 'flat-washer', din9021, metricThreads(din9021.nominals, din9021.row)),
  defineRange('7349', 'flat-washer', din7349, metricThreads(din7349.nominals, din7349.row)),
  defineRange('6340', 'flat-washer', din6340, metricThreads(din6340.nominals, din6340.row)),
  defineRange('14399', 'structural-washer', en14399, metricThreads(en14399.nominals, en14399.row)),
]

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

/** Washers for unified threads. */
export const inchWashers: readonly Range[] = [
  defineRange('SAE', 'flat-washer', saeWashers, unifiedWashers(saeWashers)),
  defineRange('B1822-N', 'flat-washer', narrowWashers, unifiedWashers(narrowWashers)),
  defineRange('B1822-R', 'flat-washer', regularWashers, unifiedWashers(regularWashers)),
  defineRange('B1822-W', 'flat-washer', wideWashers, unifiedWashers(wideWashers)),
  defineRange('B1821-LW', 'spring-washer', splitWashers, unifiedWashers(splitWashers)),
]
