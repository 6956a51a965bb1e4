import { defineRange, metricThreads, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din315, wingNut } from '../../standards/din-315.ts'
import { din466, knurledNut } from '../../standards/din-466.ts'
import { din508, slotNut } from '../../standards/din-508.ts'
import { din557, squareNut } from '../../standards/din-557.ts'
import { din562, thinSquareNut } from '../../standards/din-562.ts'
import { castleNut, din935, din935Slotted, slottedNut } from '../../standards/din-935.ts'
import { capNut, din1587 } from '../../standards/din-1587.ts'
import { din6330, sphericalNut } from '../../standards/din-6330.ts'
import { collarNut, din6331 } from '../../standards/din-6331.ts'
import { en1661, flangeNutEn } from '../../standards/en-1661.ts'
import { flangeNut, iso4161 } from '../../standards/iso-4161.ts'
import { fineFlangeNut, iso10663 } from '../../standards/iso-10663.ts'
import { pitchedThreads } from './nut-sizes.ts'

/** Nuts of other forms with metric threads: with flange, cap, wings, slots, square, for T-slots. */
export const specialNuts: readonly Range[] = [
  defineRange({
    code: '4161',
    family: 'flange-nut',
    standard: 'ISO 4161',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(iso4161.nominals, flangeNut),
  }),
  defineRange({
    code: '1661',
    family: 'flange-nut',
    standard: 'EN 1661',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(en1661.nominals, flangeNutEn),
  }),
  defineRange({
    code: '10663',
    family: 'flange-nut',
    standard: 'ISO 10663',
    source: sources.fastenersWorkbench,
    sizes: pitchedThreads(iso10663, fineFlangeNut),
  }),
  defineRange({
    code: '6331',
    family: 'collar-nut',
    standard: 'DIN 6331',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din6331.nominals, collarNut),
  }),
  defineRange({
    code: '6330',
    family: 'spherical-nut',
    standard: 'DIN 6330-B',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din6330.nominals, sphericalNut),
  }),
  defineRange({
    code: '1587',
    family: 'cap-nut',
    standard: 'DIN 1587',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din1587.nominals, capNut),
  }),
  defineRange({
    code: '315',
    family: 'wing-nut',
    standard: 'DIN 315',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din315.nominals, wingNut),
  }),
  defineRange({
    code: '557',
    family: 'square-nut',
    standard: 'DIN 557',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din557.nominals, squareNut),
  }),
  defineRange({
    code: '562',
    family: 'thin-square-nut',
    standard: 'DIN 562',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din562.nominals, thinSquareNut),
  }),
  defineRange({
    code: '935S',
    family: 'slotted-nut',
    standard: 'DIN 935-1',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din935Slotted.nominals, slottedNut),
  }),
  defineRange({
    code: '935',
    family: 'castle-nut',
    standard: 'DIN 935-1',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din935.nominals, castleNut),
  }),
  defineRange({
    code: '508',
    family: 't-nut',
    standard: 'DIN 508',
    source: sources.fastenersWorkbench,
    sizes: din508.nominals.flatMap(a =>
      din508.row(a).d.map(d => ({ code: `M${d}X${a}`, label: `M${d} x ${a}`, dimensions: slotNut(d, a) })),
    ),
  }),
  defineRange({
    code: '466',
    family: 'knurled-nut',
    standard: 'DIN 466',
    source: null,
    sizes: metricThreads(din466.nominals, knurledNut),
  }),
]
