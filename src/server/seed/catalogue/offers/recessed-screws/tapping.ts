import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { crossDriver, machineWork } from './driver-and-work.ts'
import { screwGrades } from './grades.ts'

const hardened: Grade = {
  ...screwGrades.zinc48,
  label: 'Zinc',
  material: 'Case-hardened steel',
  text: 'Case-hardened to ISO 2702 so that it cuts its own thread; electro-galvanised, blue passivated, free of chromium VI.',
}
const blackened: Grade = {
  ...screwGrades.black48,
  label: 'Black',
  material: 'Case-hardened steel',
  text: 'Case-hardened to ISO 2702 so that it cuts its own thread; blackened and oiled, for indoors.',
}
const a2: Grade = {
  ...screwGrades.a2,
  label: 'A2',
  material: 'Stainless steel A2 (1.4301)',
  text: 'Austenitic stainless steel A2 for outdoors without chlorides: for aluminium, plastics and wood, drill a little larger.',
}
const a4: Grade = {
  ...screwGrades.a4,
  label: 'A4',
  material: 'Stainless steel A4 (1.4401)',
  text: 'Austenitic stainless steel A4 for sea air and pools: for aluminium, plastics and wood, drill a little larger.',
}
const steel: Grade = {
  ...screwGrades.zinc48,
  label: 'Zinc',
  material: 'Steel',
  text: 'Plain steel, electro-galvanised, blue passivated, free of chromium VI; wax eases driving into hardwood.',
}
const brass: Grade = {
  ...screwGrades.brass,
  text: 'Brass CuZn37 does not stain oak or rust: for joinery, boats and restoring. Drive a steel screw first.',
}

/** Which hole a tapping screw wants in sheet metal: about its core. */
const holeOf = ({ dc = 0 }: Values) => (dc * 1.06).toFixed(1)

interface Style {
  readonly code: string
  readonly slug: string
  /** 'Pan Head': as names begin. */
  readonly head: string
  readonly drive: 'Phillips' | 'Slotted'
  readonly former: string
}

function tapping({ code, slug, head, former }: Style): Offer {
  return {
    slug,
    name: `${head} tapping screw, cross recess`,
    summary: `Tapping screws with a ${head.toLowerCase()} head, a Phillips recess H and a cone point, to ISO ${code} type C (nearly ${former}): they cut their thread in sheet metal and plastics.`,
    range: rangeOf(code),
    grades: [hardened, blackened, a2, a4],
    leading: `${code}-ST4.2X19`,
    nameOf: ({ label }, grade) => `${head} Tapping Screw ${label}, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Thread ${dimensions['d']} mm with a pitch of ${dimensions['P']} mm and a cone point, head ${dimensions['dk']} mm. ${text} Hole about ${holeOf(dimensions)} mm; takes a ${crossDriver(dimensions)} driver.`,
    workOf: machineWork,
  }
}

function wood({ code, slug, head, drive, former }: Style): Offer {
  const driveOf = (sizes: Values) =>
    drive === 'Phillips' ? `takes a ${crossDriver(sizes)} driver` : `slot ${sizes['n']} mm wide`
  return {
    slug,
    name: `${head} wood screw, ${drive === 'Phillips' ? 'cross recess' : 'slotted'}`,
    summary: `Wood screws with a ${head.toLowerCase()} head and a plain shank that draws the parts together, to ${former}: the classic screw for joinery, fittings and restoring.`,
    range: rangeOf(code),
    grades: [steel, a2, brass],
    leading: `${code}-4X40`,
    nameOf: ({ label }, grade) => `${head} Wood Screw ${label}, ${drive}, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Wood screw with a shank of ${dimensions['d']} mm and ${dimensions['b']} mm of thread, head ${dimensions['dk']} mm, ${driveOf(dimensions)}. ${text} Drill ${dimensions['d']} mm for the shank and about ${((dimensions['dc'] ?? 0) * 0.9).toFixed(1)} mm below.`,
    workOf: machineWork,
  }
}

/** Tapping screws and wood screws. */
export const tappingScrews: readonly Offer[] = [
  tapping({
    code: '7049',
    slug: 'pan-head-tapping-screws-iso-7049',
    head: 'Pan',
    drive: 'Phillips',
    former: 'DIN 7981',
  }),
  tapping({
    code: '7050',
    slug: 'countersunk-tapping-screws-iso-7050',
    head: 'Countersunk',
    drive: 'Phillips',
    former: 'DIN 7982',
  }),
  tapping({
    code: '7051',
    slug: 'raised-countersunk-tapping-screws-iso-7051',
    head: 'Raised Csk',
    drive: 'Phillips',
    former: 'DIN 7983',
  }),
  wood({
    code: '96',
    slug: 'round-head-wood-screws-din-96',
    head: 'Round',
    drive: 'Slotted',
    former: 'DIN 96',
  }),
  wood({
    code: '97',
    slug: 'countersunk-wood-screws-din-97',
    head: 'Countersunk',
    drive: 'Slotted',
    former: 'DIN 97',
  }),
  wood({
    code: '95',
    slug: 'raised-wood-screws-din-95',
    head: 'Raised Csk',
    drive: 'Slotted',
    former: 'DIN 95',
  }),
  wood({
    code: '7996',
    slug: 'round-head-wood-screws-cross-din-7996',
    head: 'Round',
    drive: 'Phillips',
    former: 'DIN 7996',
  }),
  wood({
    code: '7997',
    slug: 'countersunk-wood-screws-cross-din-7997',
    head: 'Countersunk',
    drive: 'Phillips',
    former: 'DIN 7997',
  }),
  wood({
    code: '7995',
    slug: 'raised-wood-screws-cross-din-7995',
    head: 'Raised Csk',
    drive: 'Phillips',
    former: 'DIN 7995',
  }),
]
