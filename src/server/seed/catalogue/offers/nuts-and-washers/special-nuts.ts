import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { nutGrades } from './nut-grades.ts'

const chromed: Grade = {
  code: null,
  label: 'Chrome-Plated',
  material: 'Steel, strength class 6',
  finish: 'Chrome-plated',
  eurosPerKilogram: 3.4,
  effort: 1.4,
  text: 'Steel of class 6, polished, nickel and chrome plated for furniture and railings.',
}

const castIron: Grade = {
  code: null,
  label: 'Zinc',
  material: 'Malleable cast iron EN-GJMW-400-5',
  finish: 'Zinc-plated',
  eurosPerKilogram: 2.4,
  effort: 1,
  text: 'Malleable cast iron, electro-galvanised, blue passivated, for hand force only.',
}

/** Nuts of other forms with metric threads. */
export const specialNuts: readonly Offer[] = [
  {
    slug: 'flange-nuts-iso-4161',
    name: 'Flange nut, ISO 4161',
    summary:
      'Hexagon nuts with a flange to ISO 4161 (similar to DIN 6923): the flange spreads the load in place of a washer, with no loose part to put on.',
    range: rangeOf('4161'),
    grades: [
      nutGrades.zinc8,
      nutGrades.yellow8,
      nutGrades.zinc10,
      nutGrades.black10,
      nutGrades.a2,
      nutGrades.a4,
    ],
    leading: '4161-M10',
    nameOf: ({ label }, grade) => `Flange Nut ${label}, ISO 4161, ${grade.label}`,
    describe: ({ dimensions: { dc, d, P, m, s } }, { text }) =>
      `Hexagon nut with a plain flange of ${dc} mm in place of a washer, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 1.2 + d * 0.28 + (d * m) / 60,
  },
  {
    slug: 'flange-nuts-en-1661',
    name: 'Flange nut, EN 1661',
    summary:
      'Hexagon nuts with a flange to EN 1661 (similar to DIN 6923): the flange spreads the load in place of a washer, with no loose part to put on.',
    range: rangeOf('1661'),
    grades: [nutGrades.zinc8, nutGrades.zinc10, nutGrades.a2, nutGrades.a4],
    leading: '1661-M10',
    nameOf: ({ label }, grade) => `Flange Nut ${label}, EN 1661, ${grade.label}`,
    describe: ({ dimensions: { dc, d, P, m, s } }, { text }) =>
      `Hexagon nut with a plain flange of ${dc} mm in place of a washer, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 1.2 + d * 0.28 + (d * m) / 60,
  },
  {
    slug: 'flange-nuts-iso-10663',
    name: 'Flange nut, fine thread',
    summary:
      'Hexagon nuts with a flange to ISO 10663 (similar to DIN 6923): the flange spreads the load in place of a washer, with no loose part to put on.',
    range: rangeOf('10663'),
    grades: [nutGrades.zinc8, nutGrades.zinc10],
    leading: '10663-M12X1.25',
    nameOf: ({ label }, grade) => `Flange Nut ${label}, Fine Thread, ${grade.label}`,
    describe: ({ dimensions: { dc, d, P, m, s } }, { text }) =>
      `Hexagon nut with a plain flange of ${dc} mm in place of a washer, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 1.2 + d * 0.28 + (d * m) / 60,
  },
  {
    slug: 'collar-nuts-din-6331',
    name: 'Collar nut, 1.5 d high',
    summary:
      'High hexagon nuts with collar to DIN 6331, for clamping work on machine tables again and again: the collar bridges slots, the height saves the thread.',
    range: rangeOf('6331'),
    grades: [nutGrades.black10, nutGrades.zinc10, nutGrades.a2],
    leading: '6331-M12-10',
    nameOf: ({ label }, grade) => `Collar Nut ${label}, 1.5 d, ${grade.label}`,
    describe: ({ dimensions: { d1, d, P, m, s } }, { text }) =>
      `High hexagon nut with a collar of ${d1} mm for clamping work on machine tables, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 6 + d * 1.1 + (d * m) / 20,
  },
  {
    slug: 'spherical-nuts-din-6330',
    name: 'Spherical seat nut, 1.5 d high',
    summary:
      'High hexagon nuts to DIN 6330-B with a spherical face: on a conical seat to DIN 6319 they make up for faces that are not parallel.',
    range: rangeOf('6330'),
    grades: [nutGrades.black10, nutGrades.zinc10, nutGrades.a2],
    leading: '6330-M12-10',
    nameOf: ({ label }, grade) => `Spherical Seat Nut ${label}, 1.5 d, ${grade.label}`,
    describe: ({ dimensions: { r, d, P, m, s } }, { text }) =>
      `High hexagon nut whose face is a sphere of ${r} mm, for conical seats to DIN 6319, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 6 + d * 1.2 + (d * m) / 20,
  },
  {
    slug: 'cap-nuts-din-1587',
    name: 'Domed cap nut',
    summary:
      'Domed cap nuts of high form to DIN 1587: they close the end of a bolt, so that no thread catches and no water enters.',
    range: rangeOf('1587'),
    grades: [
      chromed,
      {
        ...nutGrades.zinc8,
        code: 'ZN',
        label: 'Class 6, Zinc',
        material: 'Steel, strength class 6',
        text: 'Steel of class 6, electro-galvanised, blue passivated, free of chromium VI.',
      },
      nutGrades.a2,
      nutGrades.a4,
      nutGrades.brass,
      nutGrades.nylon,
    ],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code !== 'PA' || d <= 16,
    leading: '1587-M8',
    nameOf: ({ label }, grade) => `Domed Cap Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, t, h, s } }, { text }) =>
      `High cap nut that closes the end of a bolt, thread M${d} x ${P}, ${t} mm deep with the run-out, ${h} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 2 + d * 0.9 + (d * h) / 15,
  },
  {
    slug: 'wing-nuts-din-315',
    name: 'Wing nut, rounded wings',
    summary:
      'Wing nuts with rounded wings (German form) to DIN 315, to be tightened by hand: jigs, covers, filters. Not for joints that must keep a set preload.',
    range: rangeOf('315'),
    grades: [castIron, nutGrades.a2, nutGrades.a4, nutGrades.brass, nutGrades.nylon],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code !== 'PA' || d <= 12,
    leading: '315-M8',
    nameOf: ({ label }, grade) => `Wing Nut ${label}, Rounded Wings, ${grade.label}`,
    describe: ({ dimensions: { d, P, e, h } }, { text }) =>
      `Wing nut with rounded wings to be tightened by hand, thread M${d} x ${P}, wings ${e} mm over all, ${h} mm high. ${text}`,
    workOf: ({ d = 0, e = 0 }) => 4 + d * 0.8 + e * 0.15,
  },
  {
    slug: 'square-nuts-din-557',
    name: 'Square nut',
    summary:
      'Square nuts to DIN 557, chamfered on one side: their long flats lie in channels and pockets and do not turn.',
    range: rangeOf('557'),
    grades: [nutGrades.zinc5, nutGrades.galvanised5, nutGrades.plain5, nutGrades.a2, nutGrades.a4],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code !== 'HDG' || d >= 8,
    leading: '557-M10',
    nameOf: ({ label }, grade) => `Square Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Square nut, chamfered on one side, that cannot turn in a channel or pocket; thread M${d} x ${P}, ${m} mm high, ${s} mm across flats. ${text}`,
    workOf: ({ d = 0 }) => 1.5 + d * 0.35,
  },
  {
    slug: 'thin-square-nuts-din-562',
    name: 'Square nut, thin',
    summary:
      'Thin square nuts to DIN 562 without chamfers, for sheet metal pockets, terminals and printed housings.',
    range: rangeOf('562'),
    grades: [nutGrades.zinc5, nutGrades.plain5, nutGrades.a2, nutGrades.a4, nutGrades.brass],
    leading: '562-M5',
    nameOf: ({ label }, grade) => `Thin Square Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, s } }, { text }) =>
      `Thin square nut without chamfers for pockets in sheet metal and housings; thread M${d} x ${P}, ${m} mm high, ${s} mm across flats. ${text}`,
    workOf: ({ d = 0 }) => 1.2 + d * 0.3,
  },
  {
    slug: 'slotted-nuts-din-935',
    name: 'Slotted nut',
    summary:
      'Slotted nuts to DIN 935 up to M10: a split pin through the bolt and two of the slots keeps them where they are.',
    range: rangeOf('935S'),
    grades: [nutGrades.zinc8, nutGrades.zinc10, nutGrades.black10, nutGrades.a2, nutGrades.a4],
    leading: '935S-M10',
    nameOf: ({ label }, grade) => `Slotted Nut ${label}, DIN 935, ${grade.label}`,
    describe: ({ dimensions: { N, n, d, P, m, s } }, { text }) =>
      `Hexagon nut with ${N} slots of ${n} mm for a split pin through the bolt, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 5 + d * 0.8 + (d * m) / 25,
  },
  {
    slug: 'castle-nuts-din-935',
    name: 'Castle nut',
    summary:
      'Castle nuts to DIN 935 from M12: a split pin through the bolt and two slots of the crown keeps them where they are, on axles and steering gear.',
    range: rangeOf('935'),
    grades: [nutGrades.zinc8, nutGrades.zinc10, nutGrades.black10, nutGrades.a2, nutGrades.a4],
    leading: '935-M16',
    nameOf: ({ label }, grade) => `Castle Nut ${label}, DIN 935, ${grade.label}`,
    describe: ({ dimensions: { N, n, d, P, m, s } }, { text }) =>
      `Hexagon nut whose round crown has ${N} slots of ${n} mm for a split pin, thread M${d} x ${P}, ${m} mm high. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, m = 0 }) => 8 + d * 1.2 + (d * m) / 15,
  },
  {
    slug: 't-slot-nuts-din-508',
    name: 'T-slot nut',
    summary:
      'Nuts for T-slots to DIN 508 (ISO 299): they slide in the slots of machine tables and take clamping studs.',
    range: rangeOf('508'),
    grades: [nutGrades.black10, nutGrades.zinc10, nutGrades.a2],
    leading: '508-M12X14-10',
    nameOf: ({ label }, grade) => `T-Slot Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { a, d, P, e, h } }, { text }) =>
      `Nut for T-slots of ${a} mm in machine tables, thread M${d} x ${P}, foot ${e} mm wide, ${h} mm high over all. ${text}`,
    workOf: ({ d = 0, a = 0 }) => 60 + d * 4 + a * 8,
  },
  {
    slug: 'knurled-nuts-din-466',
    name: 'Knurled nut, high',
    summary:
      'Knurled nuts of high form to DIN 466 with a collar, to be tightened by finger: covers, instruments, jigs.',
    range: rangeOf('466'),
    grades: [
      {
        ...nutGrades.zinc5,
        label: 'Zinc',
        material: 'Free-cutting steel',
        text: 'Free-cutting steel, electro-galvanised, blue passivated, free of chromium VI.',
      },
      nutGrades.a2,
      nutGrades.a4,
      nutGrades.brass,
    ],
    leading: '466-M6',
    nameOf: ({ label }, grade) => `Knurled Nut ${label}, High, ${grade.label}`,
    describe: ({ dimensions: { dk, d, P, h } }, { text }) =>
      `Round nut with a straight knurl of ${dk} mm and a collar, to be tightened by finger, thread M${d} x ${P}, ${h} mm high. ${text}`,
    workOf: ({ d = 0, dk = 0 }) => 30 + d * 4 + dk * 2,
  },
]
