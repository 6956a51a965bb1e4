import { defineRange, metricThreads, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din980, metalLockNutDin } from '../../standards/din-980.ts'
import { din985, lockNut } from '../../standards/din-985.ts'
import { insertNut, iso7040 } from '../../standards/iso-7040.ts'
import { highInsertNut, iso7041 } from '../../standards/iso-7041.ts'
import { flangeInsertNut, iso7043 } from '../../standards/iso-7043.ts'
import { flangeMetalLockNut, iso7044 } from '../../standards/iso-7044.ts'
import { iso7719, metalLockNut } from '../../standards/iso-7719.ts'
import { highMetalLockNut, iso7720 } from '../../standards/iso-7720.ts'
import { iso10511, thinInsertNut } from '../../standards/iso-10511.ts'
import { fineInsertNut, iso10512 } from '../../standards/iso-10512.ts'
import { fineMetalLockNut, iso10513 } from '../../standards/iso-10513.ts'
import { fineFlangeInsertNut, iso12125 } from '../../standards/iso-12125.ts'
import { pitchedThreads } from './nut-sizes.ts'

/** Lock nuts with metric threads. */
export const lockNuts: readonly Range[] = [
  defineRange({
    code: '985',
    family: 'nyloc-nut',
    standard: 'DIN 985',
    source: 'fasten.it, table of DIN 985',
    sizes: metricThreads(din985.nominals, lockNut),
  }),
  defineRange({
    code: '7040',
    family: 'nyloc-nut',
    standard: 'ISO 7040',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7040.nominals, insertNut),
  }),
  defineRange({
    code: '7041',
    family: 'nyloc-nut',
    standard: 'ISO 7041',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7041.nominals, highInsertNut),
  }),
  defineRange({
    code: '10511',
    family: 'nyloc-nut',
    standard: 'ISO 10511',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso10511.nominals, thinInsertNut),
  }),
  defineRange({
    code: '10512',
    family: 'nyloc-nut',
    standard: 'ISO 10512',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(iso10512, fineInsertNut),
  }),
  defineRange({
    code: '980',
    family: 'metal-lock-nut',
    standard: 'DIN 980-V',
    source: 'din-fasteners.com, table of DIN 980',
    sizes: metricThreads(din980.nominals, metalLockNutDin),
  }),
  defineRange({
    code: '7719',
    family: 'metal-lock-nut',
    standard: 'ISO 7719',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7719.nominals, metalLockNut),
  }),
  defineRange({
    code: '7720',
    family: 'metal-lock-nut',
    standard: 'ISO 7720',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7720.nominals, highMetalLockNut),
  }),
  defineRange({
    code: '10513',
    family: 'metal-lock-nut',
    standard: 'ISO 10513',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(iso10513, fineMetalLockNut),
  }),
  defineRange({
    code: '7043',
    family: 'flange-insert-nut',
    standard: 'ISO 7043',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7043.nominals, flangeInsertNut),
  }),
  defineRange({
    code: '12125',
    family: 'flange-insert-nut',
    standard: 'ISO 12125',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(iso12125, fineFlangeInsertNut),
  }),
  defineRange({
    code: '7044',
    family: 'flange-lock-nut',
    standard: 'ISO 7044',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso7044.nominals, flangeMetalLockNut),
  }),
]
