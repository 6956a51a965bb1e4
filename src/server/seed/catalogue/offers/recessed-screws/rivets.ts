import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { screwGrades } from './grades.ts'

const aluminiumSteel: Grade = {
  code: null,
  label: 'Aluminium / Steel',
  material: 'Aluminium AlMg3.5, mandrel of steel',
  finish: 'Plain aluminium',
  eurosPerKilogram: 6,
  effort: 1,
  text: 'Body of aluminium with 3.5 % magnesium, zinc-plated steel mandrel: the usual one for aluminium, plastics and thin steel.',
}
const steelSteel: Grade = {
  code: null,
  label: 'Steel / Steel',
  material: 'Steel, mandrel of steel',
  finish: 'Zinc-plated',
  eurosPerKilogram: 2.5,
  effort: 1.1,
  text: 'Body and mandrel of zinc-plated steel: about twice as strong as aluminium, for steel sheet and frames.',
}
const stainless: Grade = {
  code: null,
  label: 'Stainless / Stainless',
  material: 'Stainless steel A2 (1.4301), mandrel as well',
  finish: 'Stainless',
  eurosPerKilogram: 7.5,
  effort: 2.4,
  text: 'Body and mandrel of stainless steel A2: the strongest, for outdoors and food machines. Wants a strong setting tool.',
}

const steel: Grade = {
  ...screwGrades.zinc48,
  label: 'Steel',
  material: 'Steel QSt 36-3',
  finish: 'Bright',
  text: 'Soft steel QSt 36-3, bright: tensile strength 290 MPa at least.',
}
const aluminium: Grade = {
  code: 'AL',
  label: 'Aluminium',
  material: 'Aluminium Al99.5',
  finish: 'Plain aluminium',
  eurosPerKilogram: 6,
  effort: 1.1,
  text: 'Soft aluminium Al99.5: easily set by hand, does not rust.',
}
const a2: Grade = {
  ...screwGrades.a2,
  label: 'A2',
  material: 'Stainless steel A2 (1.4303)',
  text: 'Soft austenitic stainless steel 1.4303, for outdoors and kitchens; wants strong blows.',
}
const brass: Grade = { ...screwGrades.brass, text: 'Brass CuZn37: for locks, belts, fittings and restoring.' }

/** A plain hole with a little play, ISO 15977, annex. */
const holeOf = ({ d = 0 }: Values) => `${(d + 0.1).toFixed(1)} to ${(d + 0.2).toFixed(1)}`

/** How thick the sheets may be together: the rest of the body makes the other head. */
function gripOf({ d = 0, l = 0 }: Values): string {
  const most = Math.max(0.5, Math.round((l - d * 0.8 - 0.2) * 2) / 2)
  return `${Math.max(0.5, most - 2.5)} to ${most}`
}

const blindWork = ({ d = 0, l = 0 }: Values) => 0.6 + d * 0.25 + (d * l) / 90

function blind(code: string, slug: string, name: string, use: string, grade: Grade): Offer {
  return {
    slug,
    name,
    summary: `Open end blind rivets with break pull mandrel and protruding head, to ISO ${code} (formerly DIN 7337 A): set from one side. ${use}`,
    range: rangeOf(code),
    grades: [grade],
    leading: `${code}-48X12`,
    nameOf: ({ label }, { label: materials }) => `Blind Rivet ${label}, ${materials}`,
    describe: ({ dimensions }, { text }) =>
      `Open end blind rivet with break pull mandrel and protruding head of ${dimensions['dk']} mm. Hole ${holeOf(dimensions)} mm, clamps about ${gripOf(dimensions)} mm. ${text} Not watertight.`,
    workOf: blindWork,
  }
}

function solid(code: string, slug: string, head: string, use: string, lengthText: string): Offer {
  return {
    slug,
    name: `${head} rivet`,
    summary: `Solid ${head.toLowerCase()} rivets to DIN ${code}, set with a hammer and a header or on a press. ${use}`,
    range: rangeOf(code),
    grades: [steel, aluminium, a2, brass],
    leading: `${code}-4X16`,
    nameOf: ({ label }, grade) => `${head} Rivet ${label}, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Solid rivet of ${dimensions['d']} mm with a head of ${dimensions['dk']} x ${dimensions['k']} mm; ${lengthText}. ${text} Let about ${((dimensions['d'] ?? 0) * 1.4).toFixed(1)} mm stand out for a round closing head.`,
    workOf: ({ d = 0, l = 0 }) => 0.4 + d * 0.12 + (d * l) / 500,
  }
}

/** Blind rivets and solid rivets. */
export const rivets: readonly Offer[] = [
  blind(
    '15977',
    'blind-rivets-iso-15977',
    'Blind rivet, aluminium and steel',
    'For aluminium, plastics and thin sheet.',
    aluminiumSteel,
  ),
  blind(
    '15979',
    'blind-rivets-iso-15979',
    'Blind rivet, steel',
    'For steel sheet that must bear more than aluminium rivets do.',
    steelSteel,
  ),
  blind(
    '15983',
    'blind-rivets-iso-15983',
    'Blind rivet, stainless',
    'For stainless sheet, for outdoors and where rivets must not rust.',
    stainless,
  ),
  solid(
    '660',
    'round-head-rivets-din-660',
    'Round Head',
    'For brackets, chains, straps and tools.',
    'length measured below the head',
  ),
  solid(
    '661',
    'countersunk-rivets-din-661',
    'Countersunk',
    'Flush with the surface, in countersinks of 75 degrees.',
    'length measured over all',
  ),
]
