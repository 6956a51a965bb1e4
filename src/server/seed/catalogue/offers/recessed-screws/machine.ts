import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { crossDriver, machineWork } from './driver-and-work.ts'
import { screwGrades } from './grades.ts'

const { zinc48, black48, a2, a4, brass } = screwGrades

/** 'thread M4 x 0.7 up to the head': where a screw's thread ends. */
const threadOf = ({ d = 0, l = 0, P, b = 0, k = 0 }: Values, isCountersunk = false) =>
  `thread M${d} x ${P} ${b < l - (isCountersunk ? k : 0) ? `over ${b} mm` : 'up to the head'}`

/** How wide a countersink a head needs: its theoretical diameter, ISO 15065. */
const countersinkOf = ({ d = 0, k = 0 }: Values) => Number((d + 2 * k).toFixed(1))

/** Screws with metric threads and a cross recess. */
const crossRecessed: readonly Offer[] = [
  {
    slug: 'pan-head-screws-cross-iso-7045',
    name: 'Pan head screw, cross recess',
    summary:
      'Pan head machine screws with a Phillips recess H, to ISO 7045 (nearly DIN 7985): the usual screw of appliances, electrics and sheet metal.',
    range: rangeOf('7045'),
    grades: [zinc48, black48, a2, a4, brass],
    leading: '7045-M4X12',
    nameOf: ({ label }, grade) => `Pan Head Screw ${label}, Phillips, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Pan head of ${dimensions['dk']} mm with cross recess H (nearly DIN 7985), ${threadOf(dimensions)}. ${text} Takes a ${crossDriver(dimensions)} driver.`,
    workOf: machineWork,
  },
  {
    slug: 'countersunk-screws-cross-iso-7046',
    name: 'Countersunk screw, cross recess',
    summary:
      'Countersunk machine screws of 90 degrees with a Phillips recess H, to ISO 7046-1 (nearly DIN 965): flush with the surface. Length measured over all.',
    range: rangeOf('7046'),
    grades: [zinc48, black48, a2, a4, brass],
    leading: '7046-M4X12',
    nameOf: ({ label }, grade) => `Countersunk Screw ${label}, Phillips, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Flat head of 90° with cross recess H (nearly DIN 965) for a countersink of ${countersinkOf(dimensions)} mm, ${threadOf(dimensions, true)}. ${text} Takes a ${crossDriver(dimensions)} driver.`,
    workOf: machineWork,
  },
  {
    slug: 'raised-countersunk-screws-cross-iso-7047',
    name: 'Raised countersunk screw, cross recess',
    summary:
      'Raised countersunk machine screws with a Phillips recess H, to ISO 7047 (nearly DIN 966): the slightly domed head looks finished on covers and front panels.',
    range: rangeOf('7047'),
    grades: [zinc48, a2, a4, brass],
    leading: '7047-M4X12',
    nameOf: ({ label }, grade) => `Raised Csk Screw ${label}, Phillips, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Raised head of 90° with cross recess H (nearly DIN 966) for a countersink of ${countersinkOf(dimensions)} mm, ${threadOf(dimensions, true)}. ${text} Takes a ${crossDriver(dimensions)} driver.`,
    workOf: machineWork,
  },
  {
    slug: 'cheese-head-screws-cross-iso-7048',
    name: 'Cheese head screw, cross recess',
    summary:
      'Cheese head machine screws with a Phillips recess H, to ISO 7048: a narrow cylindrical head for counterbores and tight places in instruments and switchgear.',
    range: rangeOf('7048'),
    grades: [zinc48, a2, brass],
    leading: '7048-M4X12',
    nameOf: ({ label }, grade) => `Cheese Head Screw ${label}, Phillips, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Cylindrical head of ${dimensions['dk']} mm, ${dimensions['k']} mm high, with cross recess H, ${threadOf(dimensions)}. ${text} Takes a ${crossDriver(dimensions)} driver.`,
    workOf: machineWork,
  },
]

/** Screws with metric threads and a slot. */
const slotted: readonly Offer[] = [
  {
    slug: 'cheese-head-screws-slotted-iso-1207',
    name: 'Cheese head screw, slotted',
    summary:
      'Slotted cheese head machine screws, to ISO 1207 (nearly DIN 84): a narrow, high head for counterbores, terminals and fittings; the screw of instrument makers.',
    range: rangeOf('1207'),
    grades: [zinc48, a2, a4, brass],
    leading: '1207-M4X12',
    nameOf: ({ label }, grade) => `Cheese Head Screw ${label}, Slotted, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Cylindrical head of ${dimensions['dk']} mm with a slot of ${dimensions['n']} mm (nearly DIN 84), ${threadOf(dimensions)}. ${text}`,
    workOf: machineWork,
  },
  {
    slug: 'pan-head-screws-slotted-iso-1580',
    name: 'Pan head screw, slotted',
    summary:
      'Slotted pan head machine screws, to ISO 1580 (nearly DIN 85): a wide, low head that needs no washer on sheet metal, panels and terminals.',
    range: rangeOf('1580'),
    grades: [zinc48, a2, a4, brass],
    leading: '1580-M4X12',
    nameOf: ({ label }, grade) => `Pan Head Screw ${label}, Slotted, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Pan head of ${dimensions['dk']} mm with a slot of ${dimensions['n']} mm (nearly DIN 85), ${threadOf(dimensions)}. ${text}`,
    workOf: machineWork,
  },
  {
    slug: 'countersunk-screws-slotted-iso-2009',
    name: 'Countersunk screw, slotted',
    summary:
      'Slotted countersunk machine screws of 90 degrees, to ISO 2009 (nearly DIN 963): flush with the surface. Length measured over all.',
    range: rangeOf('2009'),
    grades: [zinc48, a2, a4, brass],
    leading: '2009-M4X12',
    nameOf: ({ label }, grade) => `Countersunk Screw ${label}, Slotted, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Flat head of 90° with a slot of ${dimensions['n']} mm (nearly DIN 963) for a countersink of ${countersinkOf(dimensions)} mm, ${threadOf(dimensions, true)}. ${text}`,
    workOf: machineWork,
  },
  {
    slug: 'raised-countersunk-screws-slotted-iso-2010',
    name: 'Raised countersunk screw, slotted',
    summary:
      'Slotted raised countersunk machine screws, to ISO 2010 (nearly DIN 964): the slightly domed head looks finished on switch plates, handles and furniture.',
    range: rangeOf('2010'),
    grades: [zinc48, a2, a4, brass],
    leading: '2010-M4X12',
    nameOf: ({ label }, grade) => `Raised Csk Screw ${label}, Slotted, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Raised head of 90° with a slot of ${dimensions['n']} mm (nearly DIN 964) for a countersink of ${countersinkOf(dimensions)} mm, ${threadOf(dimensions, true)}. ${text}`,
    workOf: machineWork,
  },
]

export const machineScrews: readonly Offer[] = [...crossRecessed, ...slotted]
