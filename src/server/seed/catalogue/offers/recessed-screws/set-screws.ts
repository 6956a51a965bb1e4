import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { screwGrades } from './grades.ts'

const steel: Grade = {
  ...screwGrades.black48,
  code: null,
  label: '14H',
  material: 'Steel, hardness class 14H',
  text: 'Hardness class 14H to ISO 898-5, 140 HV at least; blackened and oiled, protection against rust indoors only.',
}
const stainless: Grade = {
  ...screwGrades.a2,
  label: 'A2-12H',
  material: 'Stainless steel A2 (1.4305), class 12H',
  text: 'Austenitic stainless steel A2, hardness class 12H, for outdoors without chlorides.',
}
const brass: Grade = {
  ...screwGrades.brass,
  text: 'Brass does not mark hardened shafts, rust or spark: for instruments and terminals.',
}

function setScrews(code: string, point: string, former: string, use: string): Offer {
  const small = point.toLowerCase()
  return {
    slug: `slotted-set-screws-${small.replaceAll(' ', '-')}-iso-${code}`,
    name: `Slotted set screw, ${small} point`,
    summary: `Headless screws with a slot and a ${small} point, to ISO ${code} (formerly ${former}), that hold collars, knobs and rings on shafts. ${use}`,
    range: rangeOf(code),
    grades: [steel, stainless, brass],
    leading: `${code}-M5X10`,
    nameOf: ({ label }, grade) => `Slotted Set Screw ${label}, ${point} Point, ${grade.label}`,
    describe: ({ dimensions: { d, P, n, t } }, { text }) =>
      `Headless screw with thread M${d} x ${P} from end to end, a slot ${n} mm wide and ${t} mm deep and a ${small} point (formerly ${former}). ${use} ${text}`,
    workOf: ({ d = 0, l = 0 }) => 1.5 + d * 0.35 + (d * l) / 160,
  }
}

/** Slotted set screws. */
export const slottedSetScrews: readonly Offer[] = [
  setScrews('4766', 'Flat', 'DIN 551', 'Presses flat without a dent: for settings that change often.'),
  setScrews('7434', 'Cone', 'DIN 553', 'Sits in a drilled dimple: for places that are set once.'),
  setScrews('7435', 'Long Dog', 'DIN 417', 'The dog reaches into a groove or hole: guides and stops.'),
  setScrews('7436', 'Cup', 'DIN 438', 'The sharp rim bites into soft shafts: the usual point for collars.'),
]
