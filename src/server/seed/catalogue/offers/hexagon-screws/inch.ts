import { INCH, type Values } from '@parts-hub/parts'
import { type RangeSize, rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { withArticle } from '../articles.ts'
import { inchSpanner } from '../spanners.ts'
import { a307, sae, unmarked } from './grades.ts'

const workOf = ({ d = 0, l = 0 }: Values) => 2.5 + d * 0.42 + (d * l) / 105

const describeCapScrew =
  (series: string) =>
  ({ label, dimensions: { l = 0, b = 0, s = 0 } }: RangeSize, { text }: Grade) => {
    const thread = b < l ? `over ${(b / INCH).toFixed(2)} in` : 'up to the head'
    return `Hex cap screw ${label}, thread ${series} class 2A ${thread}, washer faced, to ASME B18.2.1. ${text} Takes ${withArticle(`${inchSpanner(s)} in spanner`)}.`
  }

export const inchBolts: readonly Offer[] = [
  {
    slug: 'hex-cap-screws-unc',
    name: 'Hex cap screw, inch, UNC',
    summary:
      'Hex cap screws with inch dimensions and coarse unified thread (UNC), to ASME B18.2.1: for American machines, tractors and vehicles. Threaded over twice the diameter and a quarter inch.',
    range: rangeOf('HCS-UNC'),
    grades: [sae.grade5, sae.grade8, sae.grade2, sae.stainless188],
    leading: 'HCS-UNC-3-8-16X1-1-2',
    nameOf: ({ label }, grade) => `Hex Cap Screw ${label} UNC, ${grade.label}`,
    describe: describeCapScrew('UNC'),
    workOf,
  },
  {
    slug: 'hex-cap-screws-unf',
    name: 'Hex cap screw, inch, UNF',
    summary:
      'Hex cap screws with inch dimensions and fine unified thread (UNF), to ASME B18.2.1: for engines, axles and older British and American vehicles. Threaded over twice the diameter and a quarter inch.',
    range: rangeOf('HCS-UNF'),
    grades: [sae.grade5, sae.grade8, sae.stainless188],
    leading: 'HCS-UNF-3-8-24X1-1-2',
    nameOf: ({ label }, grade) => `Hex Cap Screw ${label} UNF, ${grade.label}`,
    describe: describeCapScrew('UNF'),
    workOf,
  },
  {
    slug: 'hex-flange-screws-unc',
    name: 'Hex flange screw, inch, UNC',
    summary:
      'Hex flange screws with inch dimensions and coarse unified thread (UNC), to ASME B18.2.1: the plain flange stands in for a washer. For American machines, engines and vehicles.',
    range: rangeOf('HFS-UNC'),
    grades: [sae.grade5, sae.grade8],
    leading: 'HFS-UNC-3-8-16X1-1-2',
    nameOf: ({ label }, grade) => `Hex Flange Screw ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { dc = 0, s = 0 } }, { text }) =>
      `Hex flange screw ${label} UNC, class 2A, with a plain flange of ${dc.toFixed(1)} mm that spreads the load without a washer. ${text} Takes ${withArticle(`${inchSpanner(s)} in spanner`)}.`,
    workOf: dimensions => 1.2 * workOf(dimensions),
  },
  {
    slug: 'square-bolts-unc',
    name: 'Square bolt, inch, UNC',
    summary:
      'Square head bolts with inch dimensions and coarse unified thread (UNC), to ASME B18.2.1: a large bearing face that a spanner grips safely; for timber, restoration and farm machines.',
    range: rangeOf('SQB-UNC'),
    grades: [a307.zinc, a307.galvanised],
    leading: 'SQB-UNC-1-2-13X3',
    nameOf: ({ label }, grade) => `Square Bolt ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `Square head bolt ${label} UNC, class 2A; the head does not slip in the spanner and looks right on old timber and ironwork. ${text} Takes ${withArticle(`${inchSpanner(s)} in spanner`)}.`,
    workOf,
  },
  {
    slug: 'carriage-bolts-unc',
    name: 'Carriage bolt, inch, UNC',
    summary:
      'Round head bolts with a square neck, inch dimensions and coarse unified thread (UNC), to ASME B18.5: the neck is drawn into wood and holds the bolt; nothing outside catches or can be turned.',
    range: rangeOf('CB-UNC'),
    grades: [a307.zinc, a307.galvanised, unmarked.stainless188],
    leading: 'CB-UNC-3-8-16X3',
    nameOf: ({ label }, grade) => `Carriage Bolt ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { dk = 0, v = 0 } }, { text }) =>
      `Round head square neck bolt ${label} UNC, class 2A, head of ${dk.toFixed(1)} mm, neck of ${v.toFixed(1)} mm across that bites into wood. ${text}`,
    workOf,
  },
  {
    slug: 'hex-lag-screws',
    name: 'Hex lag screw, inch',
    summary:
      'Hexagon head wood screws with inch dimensions and a gimlet point, to ASME B18.2.1 (lag bolts), set with a spanner: for beams, decks, posts and fittings on wood. Pilot holes keep the wood from splitting.',
    range: rangeOf('LAG'),
    grades: [a307.zinc, a307.galvanised, unmarked.stainless188],
    leading: 'LAG-3-8X3',
    nameOf: ({ label }, grade) => `Hex Lag Screw ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { b = 0, d = 0, s = 0 } }, { text }) =>
      `Hex lag screw ${label} with a gimlet point, threaded over ${Math.round(b)} mm. ${text} Drill about ${(d * 0.7).toFixed(1)} mm for the thread. Takes ${withArticle(`${inchSpanner(s)} in spanner`)}.`,
    workOf,
  },
]
