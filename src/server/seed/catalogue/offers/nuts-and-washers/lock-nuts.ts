import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { nutGrades } from './nut-grades.ts'

/** Lock nuts of stainless steel and brass are made up to these threads. */
const isUsual: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) => {
  if (code === '10' || code === '10Z') return d >= 5
  if (code === 'BR') return d <= 12
  return true
}

/** The steel of a nut with a nylon ring. */
const withRing = (grade: Grade): Grade => ({ ...grade, material: `${grade.material}, ring of polyamide 6.6` })

/** Lock nuts with metric threads. */
export const lockNuts: readonly Offer[] = [
  {
    slug: 'nylon-insert-lock-nuts-din-985',
    name: 'Nylon insert lock nut, DIN 985',
    summary:
      'Self-locking nuts of low form to DIN 985: a ring of polyamide grips the thread, also without clamping load. The bolt should stand out by two pitches; replace them after five fittings.',
    range: rangeOf('985'),
    grades: [
      { ...withRing(nutGrades.a2), code: null },
      { ...withRing(nutGrades.zinc8), code: '8' },
      withRing(nutGrades.yellow8),
      withRing(nutGrades.zinc10),
      withRing(nutGrades.a4),
      withRing(nutGrades.brass),
    ],
    isMade: isUsual,
    leading: '985-M10',
    nameOf: ({ label }, grade) => `Nylon Insert Lock Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `Self-locking nut of low form, thread M${d} x ${P}, ${h} mm high: the nylon ring grips the thread and holds under vibration, from -40 to 120 °C. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'nylon-insert-lock-nuts-iso-7040',
    name: 'Nylon insert lock nut, style 1',
    summary:
      'Self-locking hexagon nut of style 1s to ISO 7040: a ring of polyamide grips the thread, also without clamping load. The bolt should stand out by two pitches.',
    range: rangeOf('7040'),
    grades: [
      withRing(nutGrades.zinc8),
      withRing(nutGrades.yellow8),
      withRing(nutGrades.zinc10),
      withRing(nutGrades.a2),
      withRing(nutGrades.a4),
    ],
    isMade: isUsual,
    leading: '7040-M10',
    nameOf: ({ label }, grade) => `Nylon Insert Lock Nut ${label}, ISO 7040, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `Self-locking hexagon nut of style 1, thread M${d} x ${P}, ${h} mm high: the nylon ring grips the thread and holds under vibration, from -40 to 120 °C. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'nylon-insert-lock-nuts-iso-7041',
    name: 'Nylon insert lock nut, style 2',
    summary:
      'High self-locking hexagon nut of style 2s to ISO 7041: a ring of polyamide grips the thread, also without clamping load. The bolt should stand out by two pitches.',
    range: rangeOf('7041'),
    grades: [withRing(nutGrades.zinc8), withRing(nutGrades.zinc10), withRing(nutGrades.a2)],
    isMade: isUsual,
    leading: '7041-M10',
    nameOf: ({ label }, grade) => `Nylon Insert Lock Nut ${label}, ISO 7041, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `High self-locking hexagon nut of style 2, thread M${d} x ${P}, ${h} mm high: the nylon ring grips the thread and holds under vibration, from -40 to 120 °C. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'nylon-insert-lock-nuts-iso-10511',
    name: 'Nylon insert lock nut, thin',
    summary:
      'Thin self-locking hexagon nuts to ISO 10511: a ring of polyamide grips the thread, also without clamping load. The bolt should stand out by two pitches.',
    range: rangeOf('10511'),
    grades: [
      withRing(nutGrades.soft),
      withRing(nutGrades.softYellow),
      withRing(nutGrades.a2),
      withRing(nutGrades.a4),
    ],
    isMade: isUsual,
    leading: '10511-M10',
    nameOf: ({ label }, grade) => `Thin Nylon Insert Lock Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `Thin self-locking hexagon nut, thread M${d} x ${P}, ${h} mm high: the nylon ring grips the thread and holds under vibration, from -40 to 120 °C. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'nylon-insert-lock-nuts-iso-10512',
    name: 'Nylon insert lock nut, fine thread',
    summary:
      'Self-locking hexagon nut with fine threads to ISO 10512: a ring of polyamide grips the thread, also without clamping load. The bolt should stand out by two pitches.',
    range: rangeOf('10512'),
    grades: [withRing(nutGrades.zinc8), withRing(nutGrades.zinc10), withRing(nutGrades.a2)],
    isMade: isUsual,
    leading: '10512-M12X1.5',
    nameOf: ({ label }, grade) => `Nylon Lock Nut ${label}, Fine Thread, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `Self-locking hexagon nut with fine thread, thread M${d} x ${P}, ${h} mm high: the nylon ring grips the thread and holds under vibration, from -40 to 120 °C. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'all-metal-lock-nuts-din-980',
    name: 'All-metal lock nut, DIN 980-V',
    summary:
      'All-metal self-locking nut, form Vs to DIN 980: their crown is pressed a little out of round, so that they grip the thread by spring. They bear heat in which nylon rings melt.',
    range: rangeOf('980'),
    grades: [
      nutGrades.zinc8,
      nutGrades.yellow8,
      nutGrades.zinc10,
      nutGrades.black10,
      nutGrades.a2,
      nutGrades.a4,
    ],
    isMade: isUsual,
    leading: '980-M10',
    nameOf: ({ label }, grade) => `All-Metal Lock Nut ${label}, DIN 980, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `All-metal self-locking nut, form V, thread M${d} x ${P}, ${h} mm high: the crown is pressed out of round and grips the thread without plastics, up to 300 °C in steel. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'all-metal-lock-nuts-iso-7719',
    name: 'All-metal lock nut, style 1',
    summary:
      'All-metal self-locking nut of style 1s to ISO 7719: their crown is pressed a little out of round, so that they grip the thread by spring. They bear heat in which nylon rings melt.',
    range: rangeOf('7719'),
    grades: [nutGrades.zinc8, nutGrades.zinc10, nutGrades.a2],
    isMade: isUsual,
    leading: '7719-M10',
    nameOf: ({ label }, grade) => `All-Metal Lock Nut ${label}, ISO 7719, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `All-metal self-locking nut of style 1, thread M${d} x ${P}, ${h} mm high: the crown is pressed out of round and grips the thread without plastics, up to 300 °C in steel. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'all-metal-lock-nuts-iso-7720',
    name: 'All-metal lock nut, style 2',
    summary:
      'High all-metal self-locking nut of style 2s to ISO 7720: their crown is pressed a little out of round, so that they grip the thread by spring. They bear heat in which nylon rings melt.',
    range: rangeOf('7720'),
    grades: [nutGrades.zinc8, nutGrades.zinc10],
    isMade: isUsual,
    leading: '7720-M10',
    nameOf: ({ label }, grade) => `All-Metal Lock Nut ${label}, ISO 7720, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `High all-metal self-locking nut of style 2, thread M${d} x ${P}, ${h} mm high: the crown is pressed out of round and grips the thread without plastics, up to 300 °C in steel. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'all-metal-lock-nuts-iso-10513',
    name: 'All-metal lock nut, fine thread',
    summary:
      'All-metal self-locking nut with fine threads to ISO 10513: their crown is pressed a little out of round, so that they grip the thread by spring. They bear heat in which nylon rings melt.',
    range: rangeOf('10513'),
    grades: [nutGrades.zinc8, nutGrades.zinc10],
    isMade: isUsual,
    leading: '10513-M12X1.5',
    nameOf: ({ label }, grade) => `All-Metal Lock Nut ${label}, Fine, ${grade.label}`,
    describe: ({ dimensions: { d, P, h, s } }, { text }) =>
      `All-metal self-locking nut with fine thread, thread M${d} x ${P}, ${h} mm high: the crown is pressed out of round and grips the thread without plastics, up to 300 °C in steel. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'flange-lock-nuts-iso-7043',
    name: 'Flange lock nut with nylon insert',
    summary:
      'Lock nuts to ISO 7043 (DIN 6926) with a flange in place of a washer and a ring of polyamide that grips the thread.',
    range: rangeOf('7043'),
    grades: [
      withRing(nutGrades.zinc8),
      withRing(nutGrades.zinc10),
      withRing(nutGrades.a2),
      withRing(nutGrades.a4),
    ],
    isMade: isUsual,
    leading: '7043-M10',
    nameOf: ({ label }, grade) => `Flange Nylon Lock Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { dc, d, P, s } }, { text }) =>
      `Self-locking nut with a flange of ${dc} mm in place of a washer, thread M${d} x ${P}: the nylon ring holds under vibration, up to 120 °C. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'fine-flange-lock-nuts-iso-12125',
    name: 'Flange lock nut with nylon insert, fine',
    summary:
      'Lock nuts to ISO 12125 with flange, ring of polyamide and fine pitch thread, for axles and chassis.',
    range: rangeOf('12125'),
    grades: [withRing(nutGrades.zinc8), withRing(nutGrades.zinc10)],
    isMade: isUsual,
    leading: '12125-M12X1.5',
    nameOf: ({ label }, grade) => `Flange Nylon Lock Nut ${label}, Fine, ${grade.label}`,
    describe: ({ dimensions: { dc, d, P, s } }, { text }) =>
      `Self-locking nut with a flange of ${dc} mm in place of a washer, fine thread M${d} x ${P}: the nylon ring holds under vibration. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
  {
    slug: 'flange-lock-nuts-iso-7044',
    name: 'Flange lock nut, all-metal',
    summary:
      'All-metal lock nuts to ISO 7044 (DIN 6927) with a flange in place of a washer: for exhausts and engines, where nylon melts.',
    range: rangeOf('7044'),
    grades: [nutGrades.zinc8, nutGrades.zinc10, nutGrades.a2],
    isMade: isUsual,
    leading: '7044-M10',
    nameOf: ({ label }, grade) => `Flange All-Metal Lock Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { dc, d, P, s } }, { text }) =>
      `All-metal lock nut with a flange of ${dc} mm in place of a washer, thread M${d} x ${P}: its pressed crown holds where nylon melts. ${text} Spanner ${s} mm.`,
    workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
  },
]
