import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import { grades } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { socketGrades } from './grades.ts'

/** Machine screws are asked for in stainless steel first. */
const machineGrades = [grades.a2, socketGrades.zinc88, grades.a4]

const workOfScrew = ({ d = 0, l = 0 }: Values) => 2.2 + d * 0.8 + (d * l) / 80

/** How the thread of a screw runs, in words; `below` is its length below the head. */
const threaded = (b = 0, below = 0) => (b < below ? `over ${Number(b.toFixed(1))} mm` : 'up to the head')

/** Screws with a hexalobular socket: six lobes, as Torx. */
export const hexalobularScrews: readonly Offer[] = [
  {
    slug: 'hexalobular-cap-screws-iso-14579',
    name: 'Hexalobular socket head cap screw',
    summary:
      'Cap screws with a hexalobular socket to ISO 14579: heads and threads of ISO 4762, with a six-lobed drive that passes on more torque, wears less and suits power tools.',
    range: rangeOf('14579'),
    grades: [grades.black129, socketGrades.zinc88, grades.a2, grades.a4],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code !== '88' || d >= 3,
    leading: '14579-M6X20',
    nameOf: ({ label }, grade) => `Hexalobular Cap Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, b, l, dk, T } }, { text }) =>
      `Cylindrical head of ${dk} mm with hexalobular socket (six lobes, as Torx). Thread M${d} x ${P} ${threaded(b, l)}. ${text} Takes a T${T} driver.`,
    workOf: workOfScrew,
  },
  {
    slug: 'hexalobular-cheese-head-screws-iso-14580',
    name: 'Hexalobular socket cheese head screw',
    summary:
      'Cheese head screws with a hexalobular socket to ISO 14580: a smaller and lower head than a cap screw has, for instruments, switchgear and housings.',
    range: rangeOf('14580'),
    grades: machineGrades,
    leading: '14580-M4X12-A2',
    nameOf: ({ label }, grade) => `Hexalobular Cheese Head Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, b, l, dk, k, T } }, { text }) =>
      `Cheese head, ${dk} mm wide and ${k} mm high, with hexalobular socket (six lobes, as Torx). Thread M${d} x ${P} ${threaded(b, l)}. ${text} Takes a T${T} driver.`,
    workOf: workOfScrew,
  },
  {
    slug: 'hexalobular-countersunk-screws-iso-14581',
    name: 'Hexalobular socket countersunk screw',
    summary:
      'Countersunk machine screws with a hexalobular socket to ISO 14581: the head of 90 degrees sits flush, and the drive does not slip out as a cross recess does. Length over all.',
    range: rangeOf('14581'),
    grades: machineGrades,
    leading: '14581-M4X16-A2',
    nameOf: ({ label }, grade) => `Hexalobular Countersunk Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, b, l = 0, k = 0, dk, T } }, { text }) =>
      `Flat head of 90°, ${dk} mm wide, with hexalobular socket (six lobes, as Torx). Length over all, thread M${d} x ${P} ${threaded(b, l - k)}. ${text} Takes a T${T} driver.`,
    workOf: workOfScrew,
  },
  {
    slug: 'hexalobular-pan-head-screws-iso-14583',
    name: 'Hexalobular socket pan head screw',
    summary:
      'Pan head machine screws with a hexalobular socket to ISO 14583: a flat round head for sheet metal and housings, with a drive that does not slip out as a cross recess does.',
    range: rangeOf('14583'),
    grades: machineGrades,
    leading: '14583-M4X12-A2',
    nameOf: ({ label }, grade) => `Hexalobular Pan Head Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, b, l, dk, k, T } }, { text }) =>
      `Pan head, ${dk} mm wide and ${k} mm high, with hexalobular socket (six lobes, as Torx). Thread M${d} x ${P} ${threaded(b, l)}. ${text} Takes a T${T} driver.`,
    workOf: workOfScrew,
  },
]
