import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din931, din931Bolt, din931Lengths } from '../../standards/din-931.ts'
import { din933, din933Lengths, din933Screw } from '../../standards/din-933.ts'
import { hexagonBolt, hexagonBoltLengths, iso4014 } from '../../standards/iso-4014.ts'
import { hexagonScrew, hexagonScrewLengths } from '../../standards/iso-4017.ts'
import {
  iso4016,
  iso4018,
  roughBolt,
  roughBoltLengths,
  roughScrew,
  roughScrewLengths,
} from '../../standards/iso-4018.ts'
import { fineHexagonScrews } from './hexagon-screws-fine.ts'
import { flangeBolts } from './hexagon-screws-flange.ts'
import { inchBolts } from './hexagon-screws-inch.ts'
import { neckedAndSquareBolts } from './hexagon-screws-necked.ts'
import { structuralBolts } from './hexagon-screws-structural.ts'

/** The threads that are kept in stock, in mm. */
const THREADS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 33, 36]

export const hexagonScrews: readonly Range[] = [
  defineRange({
    code: '4017',
    family: 'hex-bolt',
    standard: 'ISO 4017',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(THREADS, hexagonScrewLengths, (d, l) => hexagonScrew(d, l, 8.8)),
  }),
  defineRange({
    code: '4014',
    family: 'hex-bolt-with-shank',
    standard: 'ISO 4014',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso4014.nominals, hexagonBoltLengths, (d, l) => hexagonBolt(d, l, 8.8)),
  }),
  defineRange({
    code: '933',
    family: 'hex-bolt',
    standard: 'DIN 933',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(din933.nominals, din933Lengths, (d, l) => din933Screw(d, l, 8.8)),
  }),
  defineRange({
    code: '931',
    family: 'hex-bolt-with-shank',
    standard: 'DIN 931',
    source: sources.bolts,
    sizes: metricScrews(din931.nominals, din931Lengths, (d, l) => din931Bolt(d, l, 8.8)),
  }),
  defineRange({
    code: '4018',
    family: 'hex-bolt',
    standard: 'ISO 4018',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso4018.nominals, roughScrewLengths, (d, l) => roughScrew(d, l, 4.6)),
  }),
  defineRange({
    code: '4016',
    family: 'hex-bolt-with-shank',
    standard: 'ISO 4016',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso4016.nominals, roughBoltLengths, (d, l) => roughBolt(d, l, 4.6)),
  }),
  ...fineHexagonScrews,
  ...flangeBolts,
  ...structuralBolts,
  ...inchBolts,
  ...neckedAndSquareBolts,
]
