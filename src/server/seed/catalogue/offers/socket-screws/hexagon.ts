import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import { grades } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { keyOf, socketGrades } from './grades.ts'

/** Small threads are not made in all grades, and stainless steel not in the largest. */
const isUsual: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) =>
  (code !== '109' || d >= 5) && (code !== '88' || d >= 3) && ((code !== 'A2' && code !== 'A4') || d <= 30)

/** What cold forming, thread rolling and heat treatment cost, in cents. */
const workOfScrew = ({ d = 0, l = 0 }: Values) => 2 + d * 0.75 + (d * l) / 85

/** How the thread of a screw runs, in words. */
const threaded = ({ b = 0, l = 0 }: Values, under: string) =>
  b < l ? `over ${Number(b.toFixed(1))} mm` : `up to ${under}`

/** Screws with a cylindrical head or a button head, and countersunk ones, with a hexagon socket and a metric thread. */
export const hexagonSocketScrews: readonly Offer[] = [
  {
    slug: 'socket-head-cap-screws-iso-4762',
    name: 'Socket head cap screw',
    summary:
      'Hexagon socket head cap screws to ISO 4762 (formerly DIN 912), with a knurled cylindrical head: the screw of machine building, for counterbores and tight places. Coarse thread, product grade A.',
    range: rangeOf('4762'),
    grades: [grades.black129, socketGrades.zinc88, socketGrades.black109, grades.a2, grades.a4],
    isMade: isUsual,
    leading: '4762-M8X40',
    nameOf: ({ label }, grade) => `Socket Head Cap Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, dk, k, s, ...rest } }, { text }) =>
      `Cylindrical head, ${dk} mm wide and ${k} mm high, with hexagon socket (formerly DIN 912). Thread M${d} x ${P} ${threaded(rest, 'the head')}. ${text} Takes ${keyOf(s)}.`,
    workOf: workOfScrew,
  },
  {
    slug: 'socket-head-cap-screws-fine-iso-12474',
    name: 'Socket head cap screw, fine thread',
    summary:
      'Hexagon socket head cap screws with a metric fine thread to ISO 12474 (formerly DIN 912 with fine pitch): more preload from the same torque and finer to adjust, for gearboxes, engines and spindles.',
    range: rangeOf('12474'),
    grades: [grades.black129, socketGrades.black109, socketGrades.zinc88],
    leading: '12474-M10X1.25X40',
    nameOf: ({ label }, grade) => `Socket Head Cap Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, dk, k, s, ...rest } }, { text }) =>
      `Cylindrical head, ${dk} mm wide and ${k} mm high, with hexagon socket. Fine thread M${d} x ${P} ${threaded(rest, 'the head')}. ${text} Takes ${keyOf(s)}.`,
    workOf: dimensions => workOfScrew(dimensions) * 1.6,
  },
  {
    slug: 'low-head-cap-screws-din-7984',
    name: 'Low head cap screw',
    summary:
      'Hexagon socket cap screws with a low head to DIN 7984, where the head of ISO 4762 is too high. The socket is a size smaller and shallower: tighten to about 80 % of the usual torque.',
    range: rangeOf('7984'),
    grades: [socketGrades.usual88, socketGrades.black88, socketGrades.black109, grades.a2, grades.a4],
    isMade: isUsual,
    leading: '7984-M8X30',
    nameOf: ({ label }, grade) => `Low Head Cap Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, k, s, ...rest } }, { text }) =>
      `Low cylindrical head, ${k} mm high, with hexagon socket. Thread M${d} x ${P} ${threaded(rest, 'the head')}. ${text} Takes ${keyOf(s)}.`,
    workOf: dimensions => workOfScrew(dimensions) * 1.2,
  },
  {
    slug: 'low-head-cap-screws-key-guide-din-6912',
    name: 'Low head cap screw with key guide',
    summary:
      'Hexagon socket cap screws with a low head to DIN 6912; a hole below the hexagon guides the pilot of a key to DIN 6911, so that the shallow socket can be tightened without slipping.',
    range: rangeOf('6912'),
    grades: [socketGrades.usual88, socketGrades.black88, socketGrades.black109, grades.a2],
    isMade: isUsual,
    leading: '6912-M8X30',
    nameOf: ({ label }, grade) => `Low Head Cap Screw, Key Guide, ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, k, s, t2, ...rest } }, { text }) =>
      `Low cylindrical head, ${k} mm high, with hexagon socket and a guide ${t2} mm deep for the key's pilot. Thread M${d} x ${P} ${threaded(rest, 'the head')}. ${text} Takes ${keyOf(s)}, best with a pilot.`,
    workOf: dimensions => workOfScrew(dimensions) * 1.45,
  },
  {
    slug: 'countersunk-socket-screws-din-7991',
    name: 'Countersunk socket screw, DIN 7991',
    summary:
      'Countersunk screws with a hexagon socket to DIN 7991, head of 90 degrees: the older standard that many machines were built with. Their heads are a little lower than those of ISO 10642. Length over all.',
    range: rangeOf('7991'),
    grades: [socketGrades.usual109, socketGrades.zinc88, socketGrades.zinc109, grades.a2, grades.a4],
    isMade: isUsual,
    leading: '7991-M8X30',
    nameOf: ({ label }, grade) => `Countersunk Socket Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, dk, k = 0, s, l = 0, b = 0 } }, { text }) =>
      `Flat head of 90°, ${dk} mm wide, sits flush. Length measured over the head, thread M${d} x ${P} ${threaded({ b, l: l - k }, 'the head')}. ${text} Takes ${keyOf(s)}.`,
    workOf: workOfScrew,
  },
  {
    slug: 'countersunk-socket-screws-iso-10642',
    name: 'Countersunk socket screw, ISO 10642',
    summary:
      'Countersunk screws with a hexagon socket to ISO 10642, head of 90 degrees, which sit flush with the surface. The heads are a little higher than those of DIN 7991. Length over all.',
    range: rangeOf('10642'),
    grades: [socketGrades.usual109, socketGrades.zinc88, socketGrades.zinc109, grades.a2, grades.a4],
    isMade: isUsual,
    leading: '10642-M8X30',
    nameOf: ({ label }, grade) => `Countersunk Socket Screw ISO 10642 ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, dk, k = 0, s, l = 0, b = 0 } }, { text }) =>
      `Flat head of 90°, ${dk} mm wide, sits flush. Length measured over the head, thread M${d} x ${P} ${threaded({ b, l: l - k }, 'the head')}. ${text} Takes ${keyOf(s)}.`,
    workOf: workOfScrew,
  },
  {
    slug: 'button-head-screws-iso-7380-1',
    name: 'Button head socket screw',
    summary:
      'Button head screws with a hexagon socket to ISO 7380-1: a low round head that looks well and catches nothing, for covers, guards and furniture. Not for joints that need the full preload.',
    range: rangeOf('7380'),
    grades: [socketGrades.usual109, socketGrades.zinc109, grades.a2, grades.a4],
    leading: '7380-M6X16',
    nameOf: ({ label }, grade) => `Button Head Socket Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, dk, k, s, ...rest } }, { text }) =>
      `Round head, ${dk} mm wide and ${k} mm high, with hexagon socket. Thread M${d} x ${P} ${threaded(rest, 'the head')}. ${text} Takes ${keyOf(s)}.`,
    workOf: workOfScrew,
  },
  {
    slug: 'button-head-screws-collar-iso-7380-2',
    name: 'Button head socket screw with collar',
    summary:
      'Button head screws with a hexagon socket and a pressed-on collar to ISO 7380-2: the wide head does without a washer and spreads the load on sheet metal, plastics and slotted holes.',
    range: rangeOf('7380F'),
    grades: [socketGrades.usual109, socketGrades.zinc109, grades.a2, grades.a4],
    leading: '7380F-M6X16',
    nameOf: ({ label }, grade) => `Button Head Screw with Collar ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, dc, k, s, ...rest } }, { text }) =>
      `Round head with a collar of ${dc} mm in place of a washer, ${k} mm high. Thread M${d} x ${P} ${threaded(rest, 'the collar')}. ${text} Takes ${keyOf(s)}.`,
    workOf: dimensions => workOfScrew(dimensions) * 1.15,
  },
  {
    slug: 'shoulder-screws-iso-7379',
    name: 'Shoulder screw',
    summary:
      'Hexagon socket head shoulder screws to ISO 7379 with a ground shoulder: a screw, a pin and a stop in one, for levers, rollers and stripper plates that turn or slide on it. The size is that of the shoulder.',
    range: rangeOf('7379'),
    grades: [socketGrades.shoulder129, socketGrades.shoulderA2],
    leading: '7379-10X40-M8',
    nameOf: ({ label }, grade) => `Shoulder Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { ds, l, d, P, b, dk, s } }, { text }) =>
      `Shoulder ${ds} mm thick and ${l} mm long under a head of ${dk} mm, thread M${d} x ${P}, ${b} mm long: it stops at the shoulder, so the part stays free. ${text} Takes ${keyOf(s)}.`,
    workOf: ({ ds = 0, l = 0 }) => 45 + ds * 4 + (ds * l) / 22,
  },
]
