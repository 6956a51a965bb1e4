import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { washerGrades } from './washer-grades.ts'

/** Washers that spring, lock or level, for metric threads. */
export const lockWashers: readonly Offer[] = [
  {
    slug: 'spring-lock-washers-din-127',
    name: 'Spring lock washer',
    summary:
      'Split spring washers with plain ends to DIN 127-B for bolts of low strength, up to class 5.8: they make up for settling. Withdrawn in 2003, made for spare parts; no lock for bolts of class 8.8.',
    range: rangeOf('127'),
    grades: [
      washerGrades.phosphated,
      washerGrades.springZinc,
      washerGrades.springA2,
      washerGrades.springA4,
      washerGrades.bronze,
    ],
    leading: '127-M10',
    nameOf: ({ label }, grade) => `Spring Lock Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d2, s } }, { text }) =>
      `Split spring washer with plain ends for ${label} bolts up to class 5.8: outside ${d2} mm, section ${s} mm thick; makes up for settling. ${text}`,
    workOf: ({ d2 = 0, s = 0 }) => 0.5 + d2 * 0.05 + s * 0.2,
  },
  {
    slug: 'conical-spring-washers-din-6796',
    name: 'Conical spring washer',
    summary:
      'Conical spring washers to DIN 6796 for joints of classes 8.8 to 10.9: they keep up the preload when the joint settles.',
    range: rangeOf('6796'),
    grades: [washerGrades.phosphated, washerGrades.springZinc, washerGrades.springA2],
    leading: '6796-M10',
    nameOf: ({ label }, grade) => `Conical Spring Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d2, s, h } }, { text }) =>
      `Conical spring washer for ${label} bolts of classes 8.8 to 10.9: outside ${d2} mm, ${s} mm thick, ${h} mm high when free; keeps up the preload. ${text}`,
    workOf: ({ d2 = 0, s = 0 }) => 0.8 + d2 * 0.1 + s * 0.4,
  },
  {
    slug: 'curved-spring-washers-din-137',
    name: 'Curved spring washer',
    summary:
      'Curved spring washers to DIN 137-A: a soft spring that takes up play under small screws and keeps parts from rattling.',
    range: rangeOf('137A'),
    grades: [washerGrades.phosphated, washerGrades.springZinc, washerGrades.springA2, washerGrades.bronze],
    leading: '137A-M8',
    nameOf: ({ label }, grade) => `Curved Spring Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d2, s, h } }, { text }) =>
      `Curved spring washer for ${label} screws: outside ${d2} mm, ${s} mm thick, up to ${h} mm high when free; takes up play and rattle. ${text}`,
    workOf: ({ d2 = 0 }) => 0.6 + d2 * 0.06,
  },
  {
    slug: 'serrated-washers-din-6798-a',
    name: 'Serrated lock washer, external teeth',
    summary:
      'Serrated lock washers with external teeth to DIN 6798-A: the teeth bite through paint and make good contact for earthing.',
    range: rangeOf('6798A'),
    grades: [washerGrades.phosphated, washerGrades.springZinc, washerGrades.springA2, washerGrades.bronze],
    leading: '6798A-M8',
    nameOf: ({ label }, grade) => `Serrated Washer ${label}, External Teeth, ${grade.label}`,
    describe: ({ label, dimensions: { N, d2, s } }, { text }) =>
      `Lock washer with ${N} twisted teeth outside for ${label} screws: outside ${d2} mm, ${s} mm thick; bites through paint for earthing. ${text}`,
    workOf: ({ d2 = 0 }) => 0.6 + d2 * 0.05,
  },
  {
    slug: 'serrated-washers-din-6798-j',
    name: 'Serrated lock washer, internal teeth',
    summary:
      'Serrated lock washers with internal teeth to DIN 6798-J: the teeth hide under the head, for cheese head screws and where looks count.',
    range: rangeOf('6798J'),
    grades: [washerGrades.phosphated, washerGrades.springZinc, washerGrades.springA2, washerGrades.bronze],
    leading: '6798J-M8',
    nameOf: ({ label }, grade) => `Serrated Washer ${label}, Internal Teeth, ${grade.label}`,
    describe: ({ label, dimensions: { N, d2, s } }, { text }) =>
      `Lock washer with ${N} twisted teeth inside for ${label} screws: outside ${d2} mm, ${s} mm thick; the teeth hide under the head. ${text}`,
    workOf: ({ d2 = 0 }) => 0.6 + d2 * 0.05,
  },
  {
    slug: 'spherical-washers-din-6319-c',
    name: 'Spherical washer',
    summary:
      'Spherical washers to DIN 6319-C: a spherical washer in a conical seat makes up for faces that are not parallel, so that the bolt is not bent.',
    range: rangeOf('6319C'),
    grades: [washerGrades.hardened, washerGrades.a2, washerGrades.a4],
    leading: '6319C-M12',
    nameOf: ({ label }, grade) => `Spherical Washer ${label}, DIN 6319-C, ${grade.label}`,
    describe: ({ label, dimensions: { r, d1, d2, h } }, { text }) =>
      `Washer with a spherical face of ${r} mm, for ${label} bolts on a conical seat: hole ${d1} mm, outside ${d2} mm, ${h} mm high; levels faces up to 3°. ${text}`,
    workOf: ({ d2 = 0 }) => 4 + d2 * 0.9,
  },
  {
    slug: 'conical-seats-din-6319-d',
    name: 'Conical seat',
    summary:
      'Conical seats to DIN 6319-D: a spherical washer in a conical seat makes up for faces that are not parallel, so that the bolt is not bent.',
    range: rangeOf('6319D'),
    grades: [washerGrades.hardened, washerGrades.a2, washerGrades.a4],
    leading: '6319D-M12',
    nameOf: ({ label }, grade) => `Conical Seat ${label}, DIN 6319-D, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Seat with a cone of 120° for spherical washers and nuts of ${label}: hole ${d1} mm, outside ${d2} mm, ${h} mm high. ${text}`,
    workOf: ({ d2 = 0 }) => 4 + d2 * 0.9,
  },
  {
    slug: 'conical-seats-din-6319-g',
    name: 'Conical seat, large',
    summary:
      'Conical seat, larges to DIN 6319-G: a spherical washer in a conical seat makes up for faces that are not parallel, so that the bolt is not bent.',
    range: rangeOf('6319G'),
    grades: [washerGrades.hardened, washerGrades.a2, washerGrades.a4],
    leading: '6319G-M12',
    nameOf: ({ label }, grade) => `Large Conical Seat ${label}, DIN 6319-G, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Seat of large outside with a cone of 120° for spherical washers and nuts of ${label}, over slots: hole ${d1} mm, outside ${d2} mm, ${h} mm high. ${text}`,
    workOf: ({ d2 = 0 }) => 4 + d2 * 0.9,
  },
]
