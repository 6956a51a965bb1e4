import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  conePointScrew,
  cupPointScrew,
  dogPointLengths,
  dogPointScrew,
  flatPointScrew,
  iso4026,
  setScrewLengths,
} from '../../standards/iso-4026.ts'

/** Set screws by their points. */
export const setScrews: readonly Range[] = [
  defineRange({
    code: '4026',
    family: 'flat-point-screw',
    standard: 'ISO 4026',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso4026.nominals, setScrewLengths, flatPointScrew),
  }),
  defineRange({
    code: '4027',
    family: 'cone-point-screw',
    standard: 'ISO 4027',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso4026.nominals, setScrewLengths, conePointScrew),
  }),
  defineRange({
    code: '4028',
    family: 'dog-point-screw',
    standard: 'ISO 4028',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso4026.nominals, dogPointLengths, dogPointScrew),
  }),
  defineRange({
    code: '4029',
    family: 'cup-point-screw',
    standard: 'ISO 4029',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso4026.nominals, setScrewLengths, cupPointScrew),
  }),
]
