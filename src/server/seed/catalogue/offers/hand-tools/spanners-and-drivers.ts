import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { vanadium } from './grades.ts'
import { boltsOf } from './keys-and-sockets.ts'

/** Drives by the width of their square in mm, as they are called. */
const driveOf = (q = 0) => ({ 6.35: '1/4', 9.525: '3/8', 12.7: '1/2', 19.05: '3/4' })[q] ?? `${q} mm`

export const spannerAndDriverOffers: readonly Offer[] = [
  {
    slug: 'combination-spanners-din-3113',
    name: 'Combination spanner',
    summary:
      'Combination spanners to DIN 3113 form A, open end at 15 degrees to the shank and twelve-point ring end turned by 15 degrees, both of the same width. Drop-forged, openings to ISO 691.',
    range: rangeOf('3113'),
    grades: [vanadium.chrome, vanadium.phosphated],
    // The phosphated spanner of 24 mm is the usual one of its size.
    isMade: (size, grade) => grade.code === null || size.code !== '24',
    leading: '3113-13',
    nameOf: ({ label }, grade) => `Combination Spanner ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0, L, m } }, { text }) =>
      `Combination spanner form A of ${label}, ${boltsOf(s)}; ${L} mm long, ${m} g. Open end at 15 degrees, twelve-point ring end. Drop-forged, hardened and tempered, openings to ISO 691. ${text}`,
    workOf: ({ s = 0 }) => 100 + s * 8 + s ** 2 * 0.45,
  },
  {
    slug: 'adjustable-spanners-din-3117',
    name: 'Adjustable spanner',
    summary:
      'One-hand adjustable spanners to DIN 3117 with a right-hand worm: one tool for all widths up to its opening. Jaws inclined by 22.5 degrees and parallel in every position, with an eye to hang them up.',
    range: rangeOf('3117'),
    grades: [vanadium.chrome, vanadium.phosphated],
    leading: '3117-255',
    nameOf: ({ label }, grade) => `Adjustable Spanner ${label}, ${grade.label}`,
    describe: ({ dimensions: { S, L } }, { text }) =>
      `One-hand adjustable spanner of ${L} mm with a right-hand worm, continuously from 0 to ${S} mm. Jaws inclined by 22.5 degrees, drop-forged; pull towards the sliding jaw. ${text}`,
    workOf: ({ L = 0 }) => 180 + L * 1.75,
  },
  {
    slug: 'screwdrivers-slotted-iso-2380',
    name: 'Screwdriver for slotted screws',
    summary:
      'Screwdrivers for slotted screws to ISO 2380 with a round blade, a hexagon bolster for a spanner and a handle of two components that resists oil and petrol.',
    range: rangeOf('2380'),
    grades: [{ ...vanadium.chrome, material: 'Chrome vanadium steel, 52-60 HRC' }],
    leading: '2380-5.5',
    nameOf: ({ label }) => `Slotted Screwdriver ${label} mm`,
    describe: ({ dimensions: { a, b, l, h } }, { text }) =>
      `Parallel tip of ${a} x ${b} mm, blackened and ground to size so that it does not climb out of the slot; blade of ${l} mm, handle of ${h} mm. ${text}`,
    workOf: ({ b = 0, l = 0 }) => 105 + b * 9 + l * 0.35,
  },
  {
    slug: 'screwdrivers-phillips-iso-8764',
    name: 'Screwdriver for Phillips screws',
    summary:
      'Screwdrivers for cross recesses type H (Phillips) to ISO 8764 with a round blade, a hexagon bolster for a spanner and a handle of two components that resists oil and petrol.',
    range: rangeOf('8764'),
    grades: [{ ...vanadium.chrome, material: 'Chrome vanadium steel, 58-62 HRC' }],
    leading: '8764-PH2',
    nameOf: ({ label }) => `Phillips Screwdriver ${label} mm`,
    describe: ({ dimensions: { PH, l, h } }, { text }) =>
      `Blackened tip PH${PH} to ISO 8764-1 for cross recesses type H, round blade of ${l} mm with a hexagon bolster for a spanner, handle of ${h} mm. ${text}`,
    workOf: ({ PH = 0, l = 0 }) => 120 + PH * 30 + l * 0.25,
  },
  {
    slug: 'ratchets-din-3122',
    name: 'Ratchet handle',
    summary:
      'Reversible ratchet handles to DIN 3122 with a square to DIN 3120 form A and a fine tooth, for tightening and loosening with sockets. Lever on the back, handle of two components.',
    range: rangeOf('3122'),
    grades: [{ ...vanadium.chrome, material: 'Chrome vanadium steel, chrome-plated' }],
    leading: '3122-250',
    nameOf: ({ label, dimensions: { q, z } }) => `Ratchet ${driveOf(q)} in, ${z} Teeth, ${label}`,
    describe: ({ dimensions: { q, z = 72, L } }, { text }) =>
      `Reversible ratchet of ${L} mm with a ${driveOf(q)} inch square. ${z} teeth: it takes up the next one after ${360 / z} degrees, where there is hardly room to swing. ${text}`,
    workOf: ({ L = 0, q = 0 }) => 500 + L * 1.6 + q * 36,
  },
  {
    slug: 'torque-wrenches-iso-6789',
    name: 'Torque wrench',
    summary:
      'Releasing torque wrenches to ISO 6789-1 with a reversible ratchet: they release with a click that is felt and heard. Deviation at most 3 % of the value set, with a certificate of calibration.',
    range: rangeOf('6789'),
    grades: [{ ...vanadium.chrome, material: 'Chrome vanadium steel, chrome-plated' }],
    leading: '6789-100',
    nameOf: ({ label, dimensions: { q } }) => `Click Torque Wrench ${driveOf(q)} in, ${label}`,
    describe: ({ dimensions: { q, M, M0, L } }, { text }) =>
      `Releasing torque wrench with a ${driveOf(q)} inch square, ${M0} to ${M} N·m, ${L} mm long. Releases with a click; clockwise tightening. Set it back to ${M0} N·m when it is put away. ${text}`,
    workOf: ({ M = 0 }) => 2500 + M * 12,
  },
  {
    slug: 'engineers-hammers-din-1041',
    name: "Engineer's hammer",
    summary:
      "Engineer's hammers with a cross pein to DIN 1041, head forged from C45, face and pein hardened to 50 to 58 HRC and ground. The handle is secured by a ring wedge.",
    range: rangeOf('1041'),
    grades: [
      {
        code: null,
        label: 'Ash',
        material: 'Forged steel C45, handle of ash',
        finish: 'Painted black',
        eurosPerKilogram: 2.2,
        effort: 1,
        text: 'Handle of ash to DIN 5111, which springs and soaks up the blows; its end is dipped in orange lacquer.',
      },
      {
        code: 'HI',
        label: 'Hickory',
        material: 'Forged steel C45, handle of hickory',
        finish: 'Painted black',
        eurosPerKilogram: 2.4,
        effort: 1.25,
        text: 'Handle of hickory to DIN 5111, tougher and longer-lived than ash; its end is dipped in orange lacquer.',
      },
    ],
    leading: '1041-500',
    nameOf: ({ label }, grade) => `Engineer's Hammer ${label}, ${grade.label}`,
    describe: ({ dimensions: { m, L, a } }, { text }) =>
      `Hammer with a cross pein, head of ${m} g with a face of ${a} mm, handle of ${L} mm. For riveting, straightening and driving chisels and punches. ${text}`,
    workOf: ({ m = 0 }) => 290 + m * 0.2,
  },
  {
    slug: 'cold-chisels-din-6453',
    name: 'Flat cold chisel',
    summary:
      'Flat cold chisels to DIN 6453 with a flat-oval shank and a cutting edge ground to 60 degrees: for cutting off rivets and rusted nuts and for chipping castings. The struck end is soft, so that it does not splinter.',
    range: rangeOf('6453'),
    grades: [
      {
        code: null,
        label: 'Orange',
        material: 'Chrome vanadium steel, air-hardening',
        finish: 'Painted orange',
        eurosPerKilogram: 2.8,
        effort: 1,
        text: 'Air-hardening chrome vanadium steel, shank painted orange so that it is found again.',
      },
      {
        code: 'BK',
        label: 'Black',
        material: 'Chrome vanadium steel, air-hardening',
        finish: 'Painted black',
        eurosPerKilogram: 2.8,
        effort: 1,
        text: 'Air-hardening chrome vanadium steel, shank painted black.',
      },
    ],
    leading: '6453-200',
    nameOf: ({ label }, grade) => `Flat Cold Chisel ${label}, ${grade.label}`,
    describe: ({ dimensions: { L, b, w, t } }, { text }) =>
      `Flat chisel of ${L} mm with a flat-oval shank of ${w} x ${t} mm and an edge of ${b} mm ground to 60 degrees. Edge 54 to 59 HRC, struck end at most 40 HRC; can be sharpened again. ${text}`,
    workOf: ({ L = 0 }) => 80 + L * 0.6,
  },
]
