import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

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

const aluminium: Grade = {
  code: null,
  label: 'Star 92 Shore A',
  material: 'Aluminium die-cast, polyurethane star',
  finish: 'Plain aluminium',
  eurosPerKilogram: 12,
  effort: 1,
  text: 'Hubs of aluminium, star of polyurethane 92 Shore A, -40 to +90 °C.',
}

const castHubs: Grade = {
  ...aluminium,
  material: 'Grey cast iron EN-GJL-250, polyurethane star',
  finish: 'Painted blue',
  eurosPerKilogram: 4,
  text: 'Hubs of grey cast iron painted blue, star of polyurethane 92 Shore A, -40 to +90 °C.',
}

const tapered: Grade = {
  code: null,
  label: 'Single Row',
  material: 'Bearing steel 100Cr6, pressed steel cage',
  finish: 'Ground',
  eurosPerKilogram: 4,
  effort: 1,
  text: 'Takes radial load together with axial load in one direction; fitted in pairs against each other, the cup by itself.',
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
  {
    slug: 'jaw-couplings',
    name: 'Jaw coupling',
    summary:
      'Plug-in shaft couplings with two hubs and an elastomer star between their jaws: they damp shocks and make up for angle and offset between motor and machine.',
    range: rangeOf('JAW'),
    grades: [aluminium, castHubs],
    // Small hubs are of aluminium, large ones of cast iron.
    isMade: ({ dimensions: { D = 0 } }, { finish }) => D < 70 === (finish === 'Plain aluminium'),
    leading: 'JAW-24',
    nameOf: ({ label }, grade) => `Jaw Coupling ${label.replace('bore', 'Bore')}, ${grade.label}`,
    describe: ({ dimensions: { d, T = 0, D, L } }, { text }) =>
      `Plug-in coupling with hardly any play, outside ${D} mm, ${L} mm long: rated torque ${T} N·m, for short times ${2 * T} N·m. ${text} Both bores ${d} H7 with keyway to DIN 6885-1 and a set screw. A worn star is replaced by itself.`,
    workOf: ({ D = 0 }) => 300 + D * 24,
  },
  {
    slug: 'tapered-roller-bearings-din-720',
    name: 'Tapered roller bearing DIN 720',
    summary:
      'Single row tapered roller bearings of series 302, 303, 320, 322 and 323 to DIN 720 (ISO 355), separable: for wheel hubs, bevel gears and spindles, set against each other in pairs.',
    range: rangeOf('720'),
    grades: [tapered],
    leading: '720-30205',
    nameOf: ({ label }, grade) => `Tapered Roller Bearing ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, D, T, C, C0 } }, { text }) =>
      `${d} x ${D} x ${T} mm; load ratings ${C} kN dynamic, ${C0} kN static. ${text} Tolerance class P0; shaft seat m6, housing seat J7, clearance set when fitting.`,
    workOf: ({ D = 0, T = 0 }) => 110 + D * 4.2 + T * 6,
  },
]
