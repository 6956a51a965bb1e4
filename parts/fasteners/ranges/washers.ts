import { defineRange, metricThreads, type Range } from '../../range.ts'
import {
  din125,
  din126,
  din433,
  din6340,
  din7349,
  din9021,
  en14399,
  iso7089,
  iso7090,
  iso7091,
  iso7092,
  iso7093,
  iso7094,
} from '../../standards/washers.ts'

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
