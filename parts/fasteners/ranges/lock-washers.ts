import { defineRange, metricThreads, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din127 } from '../../standards/din-127.ts'
import { din137 } from '../../standards/din-137.ts'
import { din6319C, din6319D, din6319G } from '../../standards/din-6319.ts'
import { din6796 } from '../../standards/din-6796.ts'
import { din6798, externalToothed, internalToothed } from '../../standards/din-6798.ts'

/** Washers that spring, lock or level, for metric threads. */
export const lockWashers: readonly Range[] = [
  defineRange({
    code: '127',
    family: 'spring-washer',
    standard: 'DIN 127-B',
    source: 'fasten.it, table of DIN 127',
    sizes: metricThreads(din127.nominals, din127.row),
  }),
  defineRange({
    code: '6796',
    family: 'conical-washer',
    standard: 'DIN 6796',
    source: 'Aspen Fasteners, table of DIN 6796',
    sizes: metricThreads(din6796.nominals, din6796.row),
  }),
  defineRange({
    code: '137A',
    family: 'curved-washer',
    standard: 'DIN 137-A',
    source: 'Aspen Fasteners, table of DIN 137',
    sizes: metricThreads(din137.nominals, din137.row),
  }),
  defineRange({
    code: '6319C',
    family: 'spherical-washer',
    standard: 'DIN 6319-C',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din6319C.nominals, din6319C.row),
  }),
  defineRange({
    code: '6319D',
    family: 'conical-seat',
    standard: 'DIN 6319-D',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din6319D.nominals, din6319D.row),
  }),
  defineRange({
    code: '6319G',
    family: 'conical-seat',
    standard: 'DIN 6319-G',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din6319G.nominals, din6319G.row),
  }),
  defineRange({
    code: '6798A',
    family: 'toothed-washer',
    standard: 'DIN 6798-A',
    source: null,
    sizes: metricThreads(din6798.nominals, externalToothed),
  }),
  defineRange({
    code: '6798J',
    family: 'internal-toothed-washer',
    standard: 'DIN 6798-J',
    source: null,
    sizes: metricThreads(din6798.nominals, internalToothed),
  }),
]
