import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../grade.ts'
import type { Offer } from '../offer.ts'

const thrust: Grade = {
  code: null,
  label: 'Single Direction',
  material: 'Bearing steel 100Cr6, brass cage',
  finish: 'Ground',
  eurosPerKilogram: 4,
  effort: 1,
  text: 'Takes axial load in one direction and no radial load; can be taken apart, so that washers and cage are mounted one by one.',
}

const castIron: Grade = {
  code: null,
  label: 'Cast Iron',
  material: 'Grey cast iron EN-GJL-200, bearing steel',
  finish: 'Painted grey',
  eurosPerKilogram: 2.6,
  effort: 1,
  text: 'Grey cast iron, painted; insert bearing with spherical outer ring that makes up for 2° of misalignment.',
}

export const axialBearings: readonly Offer[] = [
  {
    slug: 'thrust-ball-bearings-din-711',
    name: 'Thrust ball bearing DIN 711',
    summary:
      'Single-direction thrust ball bearings of series 511 to 514 to DIN 711 (ISO 104), separable: for spindles, turntables and hooks under axial load.',
    range: rangeOf('711'),
    grades: [thrust],
    leading: '711-51105',
    nameOf: ({ label }, grade) => `Thrust Ball Bearing ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, D, H, C, C0 } }, { text }) =>
      `Shaft ${d} mm, outside ${D} mm, height ${H} mm; load ratings ${C} kN dynamic, ${C0} kN static. ${text} Tolerance class P0; shaft washer on j6, housing washer with play.`,
    workOf: ({ D = 0, H = 0 }) => 120 + D * 5 + H * 4,
  },
  {
    slug: 'pillow-blocks-ucp',
    name: 'Pillow block UCP 200',
    summary:
      'Plummer block units UCP 200: a cast housing to ISO 3228 with an insert bearing UC 200 that is held on the shaft by set screws. For conveyors, fans and farm machines.',
    range: rangeOf('3228'),
    grades: [castIron],
    leading: '3228-UCP205',
    nameOf: ({ label, dimensions: { d } }) => `Pillow Block ${label.replace('UCP', 'UCP ')}, ${d} mm Shaft`,
    describe: ({ dimensions: { d, h, e, C, C0 } }, { text }) =>
      `For shafts of ${d} mm h7 without a shoulder: centre height ${h} mm, bolts ${e} mm apart; load ratings ${C} kN dynamic, ${C0} kN static. ${text} Greased for life, with a nipple; two set screws.`,
    workOf: ({ d = 0 }) => 280 + d * 13,
  },
]
