import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { washerGrades } from './washer-grades.ts'

/** Washers for unified threads. */
export const inchWashers: readonly Offer[] = [
  {
    slug: 'flat-washers-sae',
    name: 'Flat washer, SAE',
    summary:
      'Flat washer, SAE, to ASME B18.21.1, by the bolt they are for: under heads and nuts they spread the load and save the surface.',
    range: rangeOf('SAE'),
    grades: [
      washerGrades.hv200,
      washerGrades.yellow,
      washerGrades.galvanised,
      washerGrades.a2,
      washerGrades.a4,
      washerGrades.brass,
    ],
    isMade: ({ dimensions: { d1 = 0 } }, { code }) => code !== 'HDG' || d1 > 6,
    leading: 'SAE-3-8',
    nameOf: ({ label }, grade) => `SAE Flat Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of SAE pattern, small and neat under bolts and nuts of ${label}: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-type-b-narrow',
    name: 'Flat washer, type B, narrow',
    summary:
      'Flat washer, type B, narrow, to ASME B18.21.1, by the bolt they are for: under heads and nuts they spread the load and save the surface.',
    range: rangeOf('B1822-N'),
    grades: [washerGrades.hv200, washerGrades.a2, washerGrades.brass],
    isMade: ({ dimensions: { d1 = 0 } }, { code }) => code !== 'HDG' || d1 > 6,
    leading: 'B1822-N-3-8',
    nameOf: ({ label }, grade) => `Type B Narrow Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of type B, narrow series, for screws of ${label}: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-type-b-regular',
    name: 'Flat washer, type B, regular',
    summary:
      'Flat washer, type B, regular, to ASME B18.21.1, by the bolt they are for: under heads and nuts they spread the load and save the surface.',
    range: rangeOf('B1822-R'),
    grades: [washerGrades.hv200, washerGrades.yellow, washerGrades.galvanised, washerGrades.a2],
    isMade: ({ dimensions: { d1 = 0 } }, { code }) => code !== 'HDG' || d1 > 6,
    leading: 'B1822-R-3-8',
    nameOf: ({ label }, grade) => `Type B Regular Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of type B, regular series, for bolts of ${label}: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-type-b-wide',
    name: 'Flat washer, type B, wide',
    summary:
      'Flat washer, type B, wide, to ASME B18.21.1, by the bolt they are for: under heads and nuts they spread the load and save the surface.',
    range: rangeOf('B1822-W'),
    grades: [washerGrades.hv200, washerGrades.galvanised, washerGrades.a2],
    isMade: ({ dimensions: { d1 = 0 } }, { code }) => code !== 'HDG' || d1 > 6,
    leading: 'B1822-W-3-8',
    nameOf: ({ label }, grade) => `Type B Wide Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of type B, wide series, for bolts of ${label} in wood and sheet metal: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'split-lock-washers-inch',
    name: 'Split lock washer, inch',
    summary:
      'Regular helical spring lock washers to ASME B18.21.1 for inch bolts of low strength: they make up for settling.',
    range: rangeOf('B1821-LW'),
    grades: [washerGrades.phosphated, washerGrades.springZinc, washerGrades.springA2, washerGrades.springA4],
    leading: 'B1821-LW-3-8',
    nameOf: ({ label }, grade) => `Split Lock Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d2, s } }, { text }) =>
      `Split spring washer, regular series, for bolts of ${label}: outside ${d2} mm, section ${s} mm thick; makes up for settling in the joint. ${text}`,
    workOf: ({ d2 = 0, s = 0 }) => 0.5 + d2 * 0.05 + s * 0.2,
  },
]
