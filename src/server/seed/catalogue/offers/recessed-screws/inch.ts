import { INCH, type Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { crossDriver, machineWork } from './driver-and-work.ts'
import { screwGrades } from './grades.ts'

const zinc: Grade = {
  ...screwGrades.zinc48,
  label: 'Zinc',
  material: 'Low carbon steel, SAE J82 grade 60M',
  text: 'Low carbon steel: tensile strength 415 MPa. Electro-galvanised, blue passivated, free of chromium VI.',
}
const black: Grade = {
  ...screwGrades.black48,
  label: 'Black',
  material: 'Low carbon steel, SAE J82 grade 60M',
  text: 'Low carbon steel: tensile strength 415 MPa. Blackened and oiled: protection against rust indoors only.',
}
const stainless: Grade = {
  ...screwGrades.a2,
  code: 'SS',
  label: '18-8',
  material: 'Stainless steel 18-8 (AISI 304)',
  text: 'Stainless steel 18-8, tensile strength 550 MPa at least, for outdoors without chlorides; grease the thread against galling.',
}
const brass: Grade = screwGrades.brass

/** 'UNC thread, 32 to the inch': UNF where it is the finer one of two. */
function threadOf({ d = 0, P = 1, l = 0, b = 0, k = 0 }: Values, isCountersunk = false): string {
  const perInch = Math.round(INCH / P)
  const extent = b < l - (isCountersunk ? k : 0) - 0.01 ? `${b} mm of thread` : 'threaded up to the head'
  return `${extent}, class 2A, ${perInch} threads to the inch on ${d.toFixed(2)} mm`
}

interface InchOffer {
  readonly code: string
  readonly slug: string
  /** 'Pan head': begins the names. */
  readonly head: string
  readonly drive: 'Phillips' | 'Slotted'
  readonly summary: string
  readonly isCountersunk?: boolean
  readonly grades: readonly Grade[]
}

/** Sentences of a machine screw's form and drive. */
function inchOffer({ code, slug, head, drive, summary, isCountersunk = false, grades }: InchOffer): Offer {
  const driveOf = (sizes: Values) =>
    drive === 'Phillips' ? `takes a ${crossDriver(sizes)} driver` : `slot ${sizes['n']?.toFixed(2)} mm wide`
  const name = head.replace(/\b[a-z]/gu, letter => letter.toUpperCase())
  return {
    slug,
    name: `${head} machine screw, ${drive.toLowerCase()}, inch`,
    summary,
    range: rangeOf(code),
    grades,
    leading: `${code}-8-32X1-2`,
    nameOf: ({ label }, grade) => `${name} Screw ${label}, ${drive}, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `${head} of ${dimensions['dk']?.toFixed(1)} mm${isCountersunk ? ', 82°' : ''}, ${driveOf(dimensions)}; ${threadOf(dimensions, isCountersunk)}. ${text}`,
    workOf: machineWork,
  }
}

/** Machine screws with threads to the inch. */
export const inchMachineScrews: readonly Offer[] = [
  inchOffer({
    code: 'B1863PC',
    slug: 'pan-head-screws-cross-asme-b18-6-3',
    head: 'Pan head',
    drive: 'Phillips',
    summary:
      'Pan head machine screws with a Phillips recess and UNC or UNF thread, to ASME B18.6.3: the usual screw of American appliances and electronics.',
    grades: [zinc, black, stainless],
  }),
  inchOffer({
    code: 'B1863PS',
    slug: 'pan-head-screws-slotted-asme-b18-6-3',
    head: 'Pan head',
    drive: 'Slotted',
    summary:
      'Slotted pan head machine screws with UNC or UNF thread, to ASME B18.6.3: low and wide, for sheet metal, panels and terminals.',
    grades: [zinc, stainless, brass],
  }),
  inchOffer({
    code: 'B1863FC',
    slug: 'flat-head-screws-cross-asme-b18-6-3',
    head: 'Flat head',
    drive: 'Phillips',
    isCountersunk: true,
    summary:
      'Flat countersunk machine screws of 82 degrees with a Phillips recess and UNC or UNF thread, to ASME B18.6.3. Length measured over all.',
    grades: [zinc, black, stainless],
  }),
  inchOffer({
    code: 'B1863FS',
    slug: 'flat-head-screws-slotted-asme-b18-6-3',
    head: 'Flat head',
    drive: 'Slotted',
    isCountersunk: true,
    summary:
      'Slotted flat countersunk machine screws of 82 degrees with UNC or UNF thread, to ASME B18.6.3. Length measured over all.',
    grades: [zinc, stainless, brass],
  }),
  inchOffer({
    code: 'B1863OC',
    slug: 'oval-head-screws-cross-asme-b18-6-3',
    head: 'Oval head',
    drive: 'Phillips',
    isCountersunk: true,
    summary:
      'Oval countersunk machine screws of 82 degrees with a Phillips recess and UNC or UNF thread, to ASME B18.6.3: the domed face looks finished on covers.',
    grades: [zinc, stainless],
  }),
  inchOffer({
    code: 'B1863OS',
    slug: 'oval-head-screws-slotted-asme-b18-6-3',
    head: 'Oval head',
    drive: 'Slotted',
    isCountersunk: true,
    summary:
      'Slotted oval countersunk machine screws of 82 degrees with UNC or UNF thread, to ASME B18.6.3: for switch plates, fittings and instruments.',
    grades: [zinc, stainless, brass],
  }),
  inchOffer({
    code: 'B1863RS',
    slug: 'round-head-screws-slotted-asme-b18-6-3',
    head: 'Round head',
    drive: 'Slotted',
    summary:
      'Slotted round head machine screws with UNC or UNF thread, to ASME B18.6.3: the old form, made for repairs, clocks and restored machines.',
    grades: [zinc, stainless, brass],
  }),
  inchOffer({
    code: 'B1863TC',
    slug: 'truss-head-screws-cross-asme-b18-6-3',
    head: 'Truss head',
    drive: 'Phillips',
    summary:
      'Truss head machine screws with a Phillips recess and UNC or UNF thread, to ASME B18.6.3: a wide, low head that covers large holes and bears on soft sheet.',
    grades: [zinc, stainless],
  }),
  inchOffer({
    code: 'B1863TS',
    slug: 'truss-head-screws-slotted-asme-b18-6-3',
    head: 'Truss head',
    drive: 'Slotted',
    summary:
      'Slotted truss head machine screws with UNC or UNF thread, to ASME B18.6.3: a wide, low head that covers large holes and bears on soft sheet.',
    grades: [zinc, stainless],
  }),
  inchOffer({
    code: 'B1863LS',
    slug: 'fillister-head-screws-slotted-asme-b18-6-3',
    head: 'Fillister head',
    drive: 'Slotted',
    summary:
      'Slotted fillister head machine screws with UNC or UNF thread, to ASME B18.6.3: a high, narrow, slightly domed head for counterbores and deep slots.',
    grades: [zinc, stainless, brass],
  }),
]
