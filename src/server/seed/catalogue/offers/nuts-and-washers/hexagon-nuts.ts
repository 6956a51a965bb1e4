import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { nutGrades } from './nut-grades.ts'

/** The sizes that grades are made in: thick coats fill small threads, soft materials are of little use in large ones. */
const isUsual: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) => {
  if (code === 'HDG') return d >= 8
  if (code === 'PA') return d >= 3 && d <= 20
  if (code === 'BR') return d <= 24
  if (code === '10' || code === '10Z') return d >= 5 && d <= 48
  return true
}

/** Hexagon nuts with metric threads. */
export const hexagonNuts: readonly Offer[] = [
  {
    slug: 'hexagon-nuts-iso-4032',
    name: 'Hexagon nut, style 1',
    summary:
      'Hexagon nuts of normal height to ISO 4032, chamfered on both sides: the nut that goes with bolts to ISO 4014 and ISO 4017. Thread tolerance 6H, product grades A and B.',
    range: rangeOf('4032'),
    grades: [
      nutGrades.zinc8,
      nutGrades.yellow8,
      nutGrades.galvanised8,
      nutGrades.zinc10,
      nutGrades.black10,
      nutGrades.a2,
      nutGrades.a4,
      nutGrades.brass,
      nutGrades.nylon,
    ],
    isMade: isUsual,
    leading: '4032-M10',
    nameOf: ({ label }, grade) => `Hex Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Hexagon nut of style 1, chamfered on both sides, thread M${d} x ${P} with tolerance 6H, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'hexagon-nuts-din-934',
    name: 'Hexagon nut, DIN 934',
    summary:
      'Hexagon nuts to DIN 934, about 0.8 of the thread high, with coarse and with fine threads: for spare parts and drawings that still ask for the older standard. M10, M12, M14 and M22 take other spanners than ISO 4032.',
    range: rangeOf('934'),
    grades: [
      nutGrades.zinc8,
      nutGrades.yellow8,
      nutGrades.galvanised8,
      nutGrades.black10,
      nutGrades.a2,
      nutGrades.a4,
      nutGrades.brass,
    ],
    isMade: isUsual,
    leading: '934-M10',
    nameOf: ({ label }, grade) => `Hex Nut ${label}, DIN 934, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Hexagon nut to the older DIN 934, chamfered on both sides, thread M${d} x ${P} with tolerance 6H, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'high-hexagon-nuts-iso-4033',
    name: 'Hexagon nut, style 2, high',
    summary:
      'Hexagon nuts of style 2 to ISO 4033, a tenth higher than ISO 4032: they strip later, so that bolts of high classes can be used up to their full load.',
    range: rangeOf('4033'),
    grades: [nutGrades.zinc8, nutGrades.galvanised8, nutGrades.zinc10, nutGrades.black10, nutGrades.a2],
    isMade: isUsual,
    leading: '4033-M10',
    nameOf: ({ label }, grade) => `High Hex Nut ${label}, ISO 4033, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `High hexagon nut of style 2, thread M${d} x ${P} with tolerance 6H, ${m} mm high: strips later than a nut of style 1. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'rough-hexagon-nuts-din-555',
    name: 'Hexagon nut, product grade C',
    summary:
      'Hexagon nuts of product grade C to DIN 555 for timber and steelwork, where wide tolerances do: thread tolerance 7H, chamfered on one side at least.',
    range: rangeOf('555'),
    grades: [nutGrades.zinc5, nutGrades.galvanised5, nutGrades.plain5],
    isMade: isUsual,
    leading: '555-M12',
    nameOf: ({ label }, grade) => `Hex Nut ${label}, DIN 555, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Hexagon nut of product grade C for timber and steelwork, thread M${d} x ${P} with tolerance 7H, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'thin-hexagon-nuts-iso-4035',
    name: 'Thin hexagon nut, chamfered',
    summary:
      'Thin hexagon nuts to ISO 4035, half a thread high: for locking against a full nut and where room is short. They bear about half of the load of a full nut.',
    range: rangeOf('4035'),
    grades: [
      nutGrades.soft,
      nutGrades.softYellow,
      nutGrades.softPlain,
      nutGrades.a2,
      nutGrades.a4,
      nutGrades.brass,
    ],
    isMade: isUsual,
    leading: '4035-M10',
    nameOf: ({ label }, grade) => `Thin Hex Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Thin hexagon nut, chamfered on both sides, thread M${d} x ${P} with tolerance 6H, only ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'thin-hexagon-nuts-din-439',
    name: 'Thin hexagon nut, DIN 439-B',
    summary:
      'Thin hexagon nuts to DIN 439, form B, chamfered: for spare parts and drawings that still ask for the older standard, whose M10, M12, M14 and M22 take other spanners than ISO 4035.',
    range: rangeOf('439'),
    grades: [
      nutGrades.soft,
      nutGrades.softYellow,
      nutGrades.softPlain,
      nutGrades.a2,
      nutGrades.a4,
      nutGrades.brass,
    ],
    isMade: isUsual,
    leading: '439-M10',
    nameOf: ({ label }, grade) => `Thin Hex Nut ${label}, DIN 439, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Thin hexagon nut to the older DIN 439-B, chamfered, thread M${d} x ${P} with tolerance 6H, only ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'thin-hexagon-nuts-iso-4036',
    name: 'Thin hexagon nut without chamfer',
    summary:
      'Thin hexagon nuts to ISO 4036 as they are stamped, without chamfers: for electrical gear and light joints up to M10.',
    range: rangeOf('4036'),
    grades: [nutGrades.soft, nutGrades.a2, nutGrades.brass],
    isMade: isUsual,
    leading: '4036-M5',
    nameOf: ({ label }, grade) => `Stamped Thin Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Thin hexagon nut without chamfers for light joints and electrical gear, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'fine-hexagon-nuts-iso-8673',
    name: 'Hexagon nut, fine thread',
    summary:
      'Hexagon nuts of style 1 to ISO 8673 with fine pitch thread, for bolts to ISO 8765 and ISO 8676: finer to adjust, less apt to work loose.',
    range: rangeOf('8673'),
    grades: [nutGrades.zinc8, nutGrades.yellow8, nutGrades.zinc10, nutGrades.black10, nutGrades.a2],
    isMade: isUsual,
    leading: '8673-M12X1.5',
    nameOf: ({ label }, grade) => `Hex Nut ${label}, Fine Thread, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Hexagon nut of style 1 with fine thread M${d} x ${P}, tolerance 6H, ${m} mm high: finer to adjust and less apt to work loose. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'high-fine-hexagon-nuts-iso-8674',
    name: 'Hexagon nut, style 2, fine thread',
    summary:
      'High hexagon nuts of style 2 to ISO 8674 with fine pitch thread, for bolts of high classes in engines and gears.',
    range: rangeOf('8674'),
    grades: [nutGrades.zinc8, nutGrades.zinc10, nutGrades.black10],
    isMade: isUsual,
    leading: '8674-M12X1.5',
    nameOf: ({ label }, grade) => `High Hex Nut ${label}, Fine Thread, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `High hexagon nut of style 2 with fine thread M${d} x ${P}, tolerance 6H, ${m} mm high, for bolts of high classes. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'thin-fine-hexagon-nuts-iso-8675',
    name: 'Thin hexagon nut, fine thread',
    summary:
      'Thin hexagon nuts to ISO 8675 with fine pitch thread: to lock spindles, sensors, rod ends and cylinders in their place.',
    range: rangeOf('8675'),
    grades: [nutGrades.soft, nutGrades.softYellow, nutGrades.softPlain, nutGrades.a2, nutGrades.brass],
    isMade: isUsual,
    leading: '8675-M12X1.5',
    nameOf: ({ label }, grade) => `Thin Hex Nut ${label}, Fine Thread, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Thin hexagon nut with fine thread M${d} x ${P}, tolerance 6H, only ${m} mm high: locks rod ends, sensors and spindles. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'coupling-nuts-din-6334',
    name: 'Coupling nut, 3 d high',
    summary:
      'Coupling nuts to DIN 6334, three threads high: they join two threaded rods, and bear their full load.',
    range: rangeOf('6334'),
    grades: [nutGrades.zinc8, nutGrades.galvanised8, nutGrades.zinc10, nutGrades.a2, nutGrades.a4],
    isMade: isUsual,
    leading: '6334-M10',
    nameOf: ({ label }, grade) => `Coupling Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { m, d, P, s } }, { text }) =>
      `Hexagon nut three threads high, ${m} mm, that joins two threaded rods or studs M${d} x ${P} end to end. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 4 + d * 0.5 + (d * m) / 40,
  },
]
