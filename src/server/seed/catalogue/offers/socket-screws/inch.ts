import { fractionOfInch, INCH, type Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { socketGrades } from './grades.ts'

const { alloy, alloyLow, alloySet, alloyZinc, stainless188, stainless316, shoulder129 } = socketGrades

/** What a screw costs to make besides its material, in cents; inch sizes are made in smaller lots than metric ones. */
const workOfScrew = ({ d = 0, l = 0 }: Values) => 3 + d * 0.9 + (d * l) / 75

/** A width of a key in inches: '3/16"'; the smallest are given in thousandths. */
function keyOf(s = 0): string {
  const inches = s / INCH
  const isFraction = Math.abs(inches * 64 - Math.round(inches * 64)) <= 0.01
  return `${isFraction ? fractionOfInch(inches) : inches.toFixed(3)}"`
}

/** Millimetres as a buyer reads them. */
const mm = (value = 0) => `${Number(value.toFixed(2))} mm`

/** The thread's length of a screw that is `below` long under its head. */
const threaded = (b = 0, below = 0) => (b < below - 0.01 ? `over ${mm(b)}` : 'up to the head')

interface InchOffer extends Pick<Offer, 'slug' | 'name' | 'summary' | 'leading' | 'describe'> {
  readonly range: string
  readonly title: string
  readonly grades: readonly Grade[]
}

function inchOffer({ range, title, ...offer }: InchOffer): Offer {
  return {
    ...offer,
    range: rangeOf(range),
    nameOf: ({ label }, grade) => `${title} ${label}, ${grade.label}`,
    workOf: workOfScrew,
  }
}

const describeCap: Offer['describe'] = ({ label, dimensions: { d, l, b, dk, s } }, { text }) =>
  `Cylindrical head of ${mm(dk)} with hexagon socket; ${label}, that is ⌀${mm(d)} by ${mm(l)}, threaded ${threaded(b, l)}, class 3A. ${text} Takes a ${keyOf(s)} hexagon key.`

const describeButton: Offer['describe'] = ({ label, dimensions: { d, l, b, dk, k, s } }, { text }) =>
  `Round head, ${mm(dk)} wide and ${mm(k)} high, with hexagon socket; ${label}, that is ⌀${mm(d)} by ${mm(l)}, threaded ${threaded(b, l)}. ${text} Takes a ${keyOf(s)} hexagon key.`

const describeFlat: Offer['describe'] = ({ label, dimensions: { d, l = 0, b, dk, k = 0, s } }, { text }) =>
  `Flat head of 82°, ${mm(dk)} wide, with hexagon socket; ${label} over all, that is ⌀${mm(d)} by ${mm(l)}, threaded ${threaded(b, l - k)}. ${text} Takes a ${keyOf(s)} hexagon key.`

const describeCup: Offer['describe'] = ({ label, dimensions: { d, l, dz, s } }, { text }) =>
  `Headless screw with hexagon socket; ${label} over all, that is ⌀${mm(d)} by ${mm(l)}. The rim of the cup, ${mm(dz)} wide, digs into the shaft. ${text} Takes a ${keyOf(s)} hexagon key.`

/** Screws with a hexagon socket and inch threads. */
export const inchSocketScrews: readonly Offer[] = [
  inchOffer({
    slug: 'socket-head-cap-screws-unc',
    name: 'Socket head cap screw, UNC',
    summary:
      'Hexagon socket head cap screws with inch threads of the coarse series (UNC) to ASME B18.3, for machines of American make. Sockets take inch keys.',
    range: 'SHC-UNC',
    grades: [alloy, alloyZinc, stainless188, stainless316],
    leading: 'SHC-UNC-1-4-20X1',
    title: 'Socket Head Cap Screw',
    describe: describeCap,
  }),
  inchOffer({
    slug: 'socket-head-cap-screws-unf',
    name: 'Socket head cap screw, UNF',
    summary:
      'Hexagon socket head cap screws with inch threads of the fine series (UNF) to ASME B18.3, for machines, tools and vehicles of American make. Sockets take inch keys.',
    range: 'SHC-UNF',
    grades: [alloy, stainless188, stainless316],
    leading: 'SHC-UNF-1-4-28X1',
    title: 'Socket Head Cap Screw',
    describe: describeCap,
  }),
  inchOffer({
    slug: 'button-head-screws-unc',
    name: 'Button head socket screw, UNC',
    summary:
      'Button head screws with a hexagon socket and inch threads of the coarse series (UNC) to ASME B18.3: low and round, for covers and guards, not for joints that need the full preload.',
    range: 'BHC-UNC',
    grades: [alloyLow, stainless188, stainless316],
    leading: 'BHC-UNC-1-4-20X1-2',
    title: 'Button Head Socket Screw',
    describe: describeButton,
  }),
  inchOffer({
    slug: 'button-head-screws-unf',
    name: 'Button head socket screw, UNF',
    summary:
      'Button head screws with a hexagon socket and inch threads of the fine series (UNF) to ASME B18.3: low and round, for covers and guards, not for joints that need the full preload.',
    range: 'BHC-UNF',
    grades: [alloyLow, stainless188],
    leading: 'BHC-UNF-1-4-28X1-2',
    title: 'Button Head Socket Screw',
    describe: describeButton,
  }),
  inchOffer({
    slug: 'flat-head-socket-screws-unc',
    name: 'Flat head socket screw, UNC',
    summary:
      'Countersunk screws with a hexagon socket and inch threads of the coarse series (UNC) to ASME B18.3. Their heads are of 82 degrees, not of 90 as metric ones. Length over all.',
    range: 'FHC-UNC',
    grades: [alloyLow, stainless188, stainless316],
    leading: 'FHC-UNC-1-4-20X1',
    title: 'Flat Head Socket Screw',
    describe: describeFlat,
  }),
  inchOffer({
    slug: 'flat-head-socket-screws-unf',
    name: 'Flat head socket screw, UNF',
    summary:
      'Countersunk screws with a hexagon socket and inch threads of the fine series (UNF) to ASME B18.3. Their heads are of 82 degrees, not of 90 as metric ones. Length over all.',
    range: 'FHC-UNF',
    grades: [alloyLow, stainless188],
    leading: 'FHC-UNF-1-4-28X1',
    title: 'Flat Head Socket Screw',
    describe: describeFlat,
  }),
  inchOffer({
    slug: 'set-screws-cup-point-unc',
    name: 'Set screw, cup point, UNC',
    summary:
      'Hexagon socket set screws with cup point and inch threads of the coarse series (UNC) to ASME B18.3, for hubs, collars and pulleys: the rim of the cup digs into the shaft.',
    range: 'SSC-UNC',
    grades: [alloySet, stainless188, stainless316],
    leading: 'SSC-UNC-1-4-20X1-2',
    title: 'Set Screw, Cup Point,',
    describe: describeCup,
  }),
  inchOffer({
    slug: 'set-screws-cup-point-unf',
    name: 'Set screw, cup point, UNF',
    summary:
      'Hexagon socket set screws with cup point and inch threads of the fine series (UNF) to ASME B18.3, for hubs, collars and pulleys: the rim of the cup digs into the shaft.',
    range: 'SSC-UNF',
    grades: [alloySet, stainless188],
    leading: 'SSC-UNF-1-4-28X1-2',
    title: 'Set Screw, Cup Point,',
    describe: describeCup,
  }),
  {
    slug: 'shoulder-screws-inch',
    name: 'Shoulder screw, inch',
    summary:
      'Hexagon socket head shoulder screws in inch sizes to ASME B18.3, with a coarse thread (UNC) and a ground shoulder for levers, rollers and stripper plates. The size is that of the shoulder.',
    range: rangeOf('SHS-UNC'),
    grades: [
      {
        ...shoulder129,
        label: alloy.label,
        material: 'Alloy steel, 32 to 43 HRC',
        text: 'Alloy steel, 32 to 43 HRC, the shoulder ground. Black oxide and oil: protection against rust indoors only.',
      },
      {
        ...stainless188,
        text: 'Austenitic stainless steel 18-8, the shoulder ground, for outdoors without chlorides; grease the thread against galling.',
      },
    ],
    leading: 'SHS-UNC-1-2X1',
    nameOf: ({ label }, grade) => `Shoulder Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { ds, l, d = 0, P = 1, b, dk, s } }, { text }) =>
      `Shoulder ⌀${mm(ds)} and ${mm(l)} long under a head of ${mm(dk)}; thread ⌀${mm(d)} with ${Math.round(INCH / P)} to an inch, ${mm(b)} long. ${text} Takes a ${keyOf(s)} hexagon key.`,
    workOf: ({ ds = 0, l = 0 }) => 55 + ds * 4.5 + (ds * l) / 20,
  },
]
