import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

const composite = {
  code: null,
  label: 'PTFE on Steel',
  material: 'Steel, sintered bronze and PTFE',
  finish: 'Bright',
  eurosPerKilogram: 9,
  effort: 1,
  text: 'Steel strip with sintered bronze and a PTFE layer: needs no grease; up to 2 m/s, -195 to +280 °C.',
} as const satisfies Grade

const greased: Grade = {
  ...composite,
  code: 'POM',
  label: 'POM on Steel',
  material: 'Steel, sintered bronze and POM',
  text: 'Steel strip with sintered bronze and a POM layer with pockets for grease: for swivelling joints greased once for long.',
}

const bronze: Grade = {
  code: 'BR',
  label: 'Wrapped Bronze',
  material: 'Bronze CuSn8P with pockets for grease',
  finish: 'Plain bronze',
  eurosPerKilogram: 13,
  effort: 1.25,
  text: 'Wrapped of bronze CuSn8 with diamond-shaped pockets for grease: for slow movement under shock and dirt.',
}

const sintered: Grade = {
  code: null,
  label: 'Sintered Bronze',
  material: 'Sintered bronze Sint-A50, impregnated with oil',
  finish: 'Plain bronze',
  eurosPerKilogram: 12,
  effort: 1,
  text: 'Sintered bronze Sint-A50 with about 20 % of oil in its pores: runs without further oil up to 10 m/s; do not grease, do not turn.',
}

const iron: Grade = {
  ...sintered,
  code: 'FE',
  label: 'Sintered Iron',
  material: 'Sintered iron Sint-A10, impregnated with oil',
  finish: 'Bright',
  eurosPerKilogram: 5,
  effort: 0.9,
  text: 'Sintered iron Sint-A10 with oil in its pores: cheaper and stronger than bronze, for slow movement up to 4 m/s.',
}

const shaftGrades: readonly Grade[] = [
  {
    code: null,
    label: 'Hardened Cf53',
    material: 'Steel Cf53 (1.1213), induction hardened',
    finish: 'Ground',
    eurosPerKilogram: 4.2,
    effort: 1,
    text: 'Steel Cf53, induction hardened to 60 HRC at least, ground to h6, roughness Ra 0.3.',
  },
  {
    code: 'CR',
    label: 'Hard Chrome',
    material: 'Steel Cf53 (1.1213), hardened, hard chrome',
    finish: 'Chrome-plated',
    eurosPerKilogram: 5.4,
    effort: 1.6,
    text: 'Hardened steel Cf53 with 10 µm of hard chrome against rust and wear, ground to h7.',
  },
  {
    code: 'X46',
    label: 'Stainless X46Cr13',
    material: 'Stainless steel X46Cr13 (1.4034), hardened',
    finish: 'Stainless',
    eurosPerKilogram: 9.5,
    effort: 1.9,
    text: 'Stainless steel X46Cr13, induction hardened to 53 HRC at least, ground to h6.',
  },
]

export const plainBearings: readonly Offer[] = [
  {
    slug: 'composite-bushes-iso-3547',
    name: 'Wrapped bush ISO 3547',
    summary:
      'Thin-walled bushes wrapped of composite strip to ISO 3547-1, with a butt joint: pressed into a bore H7, for shafts f7. For joints and slow shafts that nobody wants to grease.',
    range: rangeOf('3547'),
    grades: [composite, greased, bronze],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || d >= 10,
    leading: '3547-20X20',
    nameOf: ({ label }, grade) => `Wrapped Bush ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, D, L } }, { text }) =>
      `For shafts of ${d} mm f7; pressed into a bore of ${D} mm H7, ${L} mm long. ${text} Thin-walled with a butt joint; the bore is true once the bush is pressed in.`,
    workOf: ({ d = 0, L = 0 }) => 14 + d * 0.7 + L * 0.25,
  },
  {
    slug: 'composite-flanged-bushes-iso-3547',
    name: 'Wrapped bush ISO 3547, with flange',
    summary:
      'Thin-walled bushes with a flange, wrapped of composite strip to ISO 3547-1: they guide a shaft and take axial load at its shoulder without grease.',
    range: rangeOf('3547F'),
    grades: [composite, bronze],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || d >= 10,
    leading: '3547F-20X16.5',
    nameOf: ({ label }, grade) => `Flanged Wrapped Bush ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, D, L, Df, t } }, { text }) =>
      `For shafts of ${d} mm f7; pressed into a bore of ${D} mm H7, ${L} mm long with a flange of ${Df} x ${t} mm. ${text} The flange takes axial load.`,
    workOf: ({ d = 0, L = 0 }) => 24 + d * 1.1 + L * 0.3,
  },
  {
    slug: 'sintered-bushes-iso-2795',
    name: 'Sintered bush ISO 2795',
    summary:
      'Cylindrical bushes of sintered metal to ISO 2795 (formerly DIN 1850-3), impregnated with oil for life: for small motors, fans and household machines.',
    range: rangeOf('2795'),
    grades: [sintered, iron],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || (d >= 6 && d % 2 === 0),
    leading: '2795-20X26X20',
    nameOf: ({ label }, grade) => `Sintered Bush ${label}, ${grade.label.replace('Sintered ', '')}`,
    describe: ({ dimensions: { d, D, L } }, { text }) =>
      `Bore ${d} mm G7 (H7 once it is pressed in), outside ${D} mm s7, ${L} mm long; for shafts f7 and bores H7. ${text}`,
    workOf: ({ D = 0, L = 0 }) => 16 + D * 0.8 + L * 0.4,
  },
  {
    slug: 'precision-shafts-h6',
    name: 'Precision shaft h6',
    summary:
      'Hardened and ground precision shafts, tolerance h6, cut to length with chamfered ends: guides for linear ball bearings and axles for rollers.',
    range: rangeOf('SHAFT'),
    grades: shaftGrades,
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || d >= 6,
    leading: 'SHAFT-20X1000',
    nameOf: ({ label }, grade) => `Precision Shaft ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Round shaft of ${d} mm, ${l} mm long, both ends chamfered, straight to 0.1 mm in a metre. ${text} Length within ±0.5 mm.`,
    workOf: ({ d = 0, l = 0 }) => 120 + d * 3 + (l * (12 + d)) / 40,
  },
]
