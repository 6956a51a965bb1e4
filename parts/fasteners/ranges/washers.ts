import { defineRange, metricThreads, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din125 } from '../../standards/din-125.ts'
import { din126 } from '../../standards/din-126.ts'
import { din433 } from '../../standards/din-433.ts'
import { din6340 } from '../../standards/din-6340.ts'
import { din7349 } from '../../standards/din-7349.ts'
import { din9021 } from '../../standards/din-9021.ts'
import { en14399 } from '../../standards/en-14399-6.ts'
import { iso7089 } from '../../standards/iso-7089.ts'
import { iso7090 } from '../../standards/iso-7090.ts'
import { iso7091 } from '../../standards/iso-7091.ts'
import { iso7092 } from '../../standards/iso-7092.ts'
import { iso7093 } from '../../standards/iso-7093.ts'
import { iso7094 } from '../../standards/iso-7094.ts'

/** Plain washers for metric threads. */
export const washers: readonly Range[] = [
  defineRange({
    code: '7089',
    family: 'flat-washer',
    standard: 'ISO 7089',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7089.nominals, iso7089.row),
  }),
  defineRange({
    code: '7090',
    family: 'chamfered-washer',
    standard: 'ISO 7090',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7090.nominals, iso7090.row),
  }),
  defineRange({
    code: '7091',
    family: 'flat-washer',
    standard: 'ISO 7091',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7091.nominals, iso7091.row),
  }),
  defineRange({
    code: '7092',
    family: 'flat-washer',
    standard: 'ISO 7092',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7092.nominals, iso7092.row),
  }),
  defineRange({
    code: '7093',
    family: 'flat-washer',
    standard: 'ISO 7093-1',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7093.nominals, iso7093.row),
  }),
  defineRange({
    code: '7094',
    family: 'flat-washer',
    standard: 'ISO 7094',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7094.nominals, iso7094.row),
  }),
  defineRange({
    code: '125A',
    family: 'flat-washer',
    standard: 'DIN 125-A',
    source: sources.bolts,
    sizes: metricThreads(din125.nominals, din125.row),
  }),
  defineRange({
    code: '125B',
    family: 'chamfered-washer',
    standard: 'DIN 125-B',
    source: sources.bolts,
    sizes: metricThreads(
      din125.nominals.filter(d => d >= 5),
      din125.row,
    ),
  }),
  defineRange({
    code: '126',
    family: 'flat-washer',
    standard: 'DIN 126',
    source: sources.bolts,
    sizes: metricThreads(din126.nominals, din126.row),
  }),
  defineRange({
    code: '433',
    family: 'flat-washer',
    standard: 'DIN 433',
    source: sources.bolts,
    sizes: metricThreads(din433.nominals, din433.row),
  }),
  defineRange({
    code: '9021',
    family: 'flat-washer',
    standard: 'DIN 9021',
    source: sources.cqWarehouse,
    sizes: metricThreads(din9021.nominals, din9021.row),
  }),
  defineRange({
    code: '7349',
    family: 'flat-washer',
    standard: 'DIN 7349',
    source: sources.bolts,
    sizes: metricThreads(din7349.nominals, din7349.row),
  }),
  defineRange({
    code: '6340',
    family: 'flat-washer',
    standard: 'DIN 6340',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din6340.nominals, din6340.row),
  }),
  defineRange({
    code: '14399',
    family: 'structural-washer',
    standard: 'EN 14399-6',
    source: 'torqbolt.com, table of EN 14399-6',
    sizes: metricThreads(en14399.nominals, en14399.row),
  }),
]
