import { defineRange, metricScrews, type Range, screwsWithin } from '../../range.ts'
import {
  din931,
  din931Bolt,
  din933,
  din933Screw,
  hexagonBolt,
  hexagonLengths,
  hexagonLengthsBut14,
  hexagonScrew,
  iso4014,
  iso4016,
  iso4017,
  iso4018,
  plasticHexagonScrew,
  roughBolt,
  roughScrew,
} from '../../standards/hexagon-screws.ts'
import { type Ends, numbersOf } from '../../standards/preferred-numbers.ts'
import { flangeBolts, neckedAndSquareBolts, structuralBolts } from './hexagon-bolts.ts'
import { fineHexagonScrews } from './hexagon-screws-fine.ts'
import { inchBolts } from './hexagon-screws-inch.ts'

/** The threads that are kept in stock, in mm. */
const THREADS = numbersOf('threads of hexagon screws')
const LEFT_HAND = numbersOf('threads of left-hand screws')
const PLASTIC = numbersOf('threads of plastic screws')
/** Screws that few ask for are kept up to these lengths, in mm. */
const LONGEST = { leftHand: 100, plastic: 60 }

export const hexagonScrews: readonly Range[] = [
  defineRange('4017', 'hex-bolt', iso4017, ({ row }) =>
    metricScrews(
      THREADS,
      d => hexagonLengths(row(d)),
      (d, l) => hexagonScrew(d, l, 8.8),
    ),
  ),
  defineRange('4017LH', 'left-hex-bolt', iso4017, ({ row }) =>
    metricScrews(
      LEFT_HAND,
      d => hexagonLengths(upTo(LONGEST.leftHand, row(d))),
      (d, l) => hexagonScrew(d, l, 8.8),
    ),
  ),
  defineRange('4017PA', 'plastic-hex-bolt', iso4017, ({ row }) =>
    metricScrews(PLASTIC, d => hexagonLengths(upTo(LONGEST.plastic, row(d))), plasticHexagonScrew),
  ),
  defineRange(
    '4014',
    'hex-bolt-with-shank',
    iso4014,
    screwsWithin(hexagonLengths, (d, l) => hexagonBolt(d, l, 8.8)),
  ),
  defineRange(
    '933',
    'hex-bolt',
    din933,
    screwsWithin(hexagonLengths, (d, l) => din933Screw(d, l, 8.8)),
  ),
  defineRange(
    '931',
    'hex-bolt-with-shank',
    din931,
    screwsWithin(hexagonLengths, (d, l) => din931Bolt(d, l, 8.8)),
  ),
  defineRange(
    '4018',
    'hex-bolt',
    iso4018,
    screwsWithin(hexagonLengthsBut14, (d, l) => roughScrew(d, l, 4.6)),
  ),
  defineRange(
    '4016',
    'hex-bolt-with-shank',
    iso4016,
    screwsWithin(hexagonLengths, (d, l) => roughBolt(d, l, 4.6)),
  ),
  ...fineHexagonScrews,
  ...flangeBolts,
  ...structuralBolts,
  ...inchBolts,
  ...neckedAndSquareBolts,
]

function upTo(longest: number, { from, to }: Ends): Ends {
  return { from, to: Math.min(to, longest) }
}
