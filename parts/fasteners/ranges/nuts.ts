import { defineRange, metricThreads, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din439, thinNutDin } from '../../standards/din-439.ts'
import { din555, roughNut } from '../../standards/din-555.ts'
import { din934, hexagonNutDin } from '../../standards/din-934.ts'
import { couplingNut, din6334 } from '../../standards/din-6334.ts'
import { hexagonNut, iso4032 } from '../../standards/iso-4032.ts'
import { highNut, iso4033 } from '../../standards/iso-4033.ts'
import { iso4035, thinNut } from '../../standards/iso-4035.ts'
import { iso4036, unchamferedThinNut } from '../../standards/iso-4036.ts'
import { fineNut, iso8673 } from '../../standards/iso-8673.ts'
import { highFineNut, iso8674 } from '../../standards/iso-8674.ts'
import { iso8675, thinFineNut } from '../../standards/iso-8675.ts'
import { pitchedThreads } from './nut-sizes.ts'

/** Hexagon nuts with metric threads. */
export const nuts: readonly Range[] = [
  defineRange({
    code: '4032',
    family: 'hex-nut',
    standard: 'ISO 4032',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso4032.nominals, hexagonNut),
  }),
  defineRange({
    code: '934',
    family: 'hex-nut',
    standard: 'DIN 934',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(din934, hexagonNutDin, d => din934.row(d).P[0] ?? null),
  }),
  defineRange({
    code: '4033',
    family: 'hex-nut',
    standard: 'ISO 4033',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso4033.nominals, highNut),
  }),
  defineRange({
    code: '555',
    family: 'hex-nut',
    standard: 'DIN 555',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din555.nominals, roughNut),
  }),
  defineRange({
    code: '4035',
    family: 'hex-nut',
    standard: 'ISO 4035',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso4035.nominals, thinNut),
  }),
  defineRange({
    code: '439',
    family: 'hex-nut',
    standard: 'DIN 439-B',
    source: sources.bolts,
    sizes: metricThreads(din439.nominals, thinNutDin),
  }),
  defineRange({
    code: '4036',
    family: 'stamped-nut',
    standard: 'ISO 4036',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso4036.nominals, unchamferedThinNut),
  }),
  defineRange({
    code: '8673',
    family: 'hex-nut',
    standard: 'ISO 8673',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(iso8673, fineNut),
  }),
  defineRange({
    code: '8674',
    family: 'hex-nut',
    standard: 'ISO 8674',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(iso8674, highFineNut),
  }),
  defineRange({
    code: '8675',
    family: 'hex-nut',
    standard: 'ISO 8675',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(iso8675, thinFineNut),
  }),
  defineRange({
    code: '6334',
    family: 'hex-nut',
    standard: 'DIN 6334',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din6334.nominals, couplingNut),
  }),
]
