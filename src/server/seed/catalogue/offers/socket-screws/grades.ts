import { type Grade, grades } from '../../grade.ts'
import { withArticle } from '../articles.ts'

/** The key for a socket of this width, with its article: 'a 6 mm hexagon key'. */
export function keyOf(s = 0): string {
  return withArticle(`${s} mm hexagon key`)
}

/** The grades of screws with a socket, besides those that several families share. */
export const socketGrades = {
  zinc88: { ...grades.zinc88, code: '88', label: '8.8, Zinc' },
  /** The usual grade where the heads are too low for class 12.9. */
  usual88: {
    ...grades.zinc88,
    label: '8.8',
  },
  black88: {
    ...grades.zinc88,
    code: 'BK',
    label: '8.8, Black',
    finish: 'Black oxide',
    text: 'Strength class 8.8: tensile strength 800 MPa, yield 640 MPa. Blackened and oiled: protection against rust indoors only.',
  },
  black109: { ...grades.black109, label: '10.9, Black' },
  /** The same where it is the usual grade. */
  usual109: {
    ...grades.black109,
    code: null,
    label: '10.9',
    material: 'Alloy steel, strength class 10.9',
    text: 'Steel of class 10.9; the form of the head lets it bear 80 % of the load of that class. Blackened and oiled: protection against rust indoors only.',
  },
  zinc109: {
    ...grades.black109,
    code: 'ZN',
    label: '10.9, Zinc',
    material: 'Alloy steel, strength class 10.9',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.9,
    text: 'Steel of class 10.9; the form of the head lets it bear 80 % of the load of that class. Electro-galvanised and baked against embrittlement, free of chromium VI.',
  },
  hard45: {
    code: null,
    label: '45H',
    material: 'Alloy steel, hardness class 45H',
    finish: 'Black oxide',
    eurosPerKilogram: 3.1,
    effort: 1.2,
    text: 'Hardness class 45H, 450 to 560 HV: harder than most shafts, so that the point bites. Blackened and oiled.',
  },
  hard45Zinc: {
    code: 'ZN',
    label: '45H, Zinc',
    material: 'Alloy steel, hardness class 45H',
    finish: 'Zinc-plated',
    eurosPerKilogram: 3.4,
    effort: 1.3,
    text: 'Hardness class 45H, 450 to 560 HV. Electro-galvanised and baked against embrittlement, free of chromium VI.',
  },
  a2Set: {
    ...grades.a2,
    label: 'A2-21H',
    material: 'Stainless steel A2-21H (1.4301)',
    text: 'Austenitic stainless steel A2, hardness class 21H, for outdoors without chlorides; grease the thread against galling.',
  },
  a4Set: {
    ...grades.a4,
    label: 'A4-21H',
    material: 'Stainless steel A4-21H (1.4401)',
    text: 'Austenitic stainless steel A4, hardness class 21H, for sea air and chemicals; grease the thread against galling.',
  },
  alloy: {
    code: null,
    label: 'Alloy Steel',
    material: 'Alloy steel to ASTM A574',
    finish: 'Black oxide',
    eurosPerKilogram: 3.1,
    effort: 1.25,
    text: 'Alloy steel to ASTM A574, tensile strength 1170 to 1240 MPa. Black oxide and oil: protection against rust indoors only.',
  },
  alloyZinc: {
    code: 'ZN',
    label: 'Alloy Steel, Zinc',
    material: 'Alloy steel to ASTM A574',
    finish: 'Zinc-plated',
    eurosPerKilogram: 3.4,
    effort: 1.35,
    text: 'Alloy steel to ASTM A574, zinc-plated and baked against embrittlement, free of chromium VI.',
  },
  alloyLow: {
    code: null,
    label: 'Alloy Steel',
    material: 'Alloy steel to ASTM F835',
    finish: 'Black oxide',
    eurosPerKilogram: 3.1,
    effort: 1.25,
    text: 'Alloy steel to ASTM F835, tensile strength about 1000 MPa. Black oxide and oil: protection against rust indoors only.',
  },
  alloySet: {
    code: null,
    label: 'Alloy Steel',
    material: 'Alloy steel to ASTM F912',
    finish: 'Black oxide',
    eurosPerKilogram: 3.1,
    effort: 1.2,
    text: 'Alloy steel to ASTM F912, 45 to 53 HRC: harder than most shafts, so that the point bites. Black oxide and oil.',
  },
  stainless188: {
    ...grades.a2,
    code: '188',
    label: '18-8 Stainless',
    material: 'Stainless steel 18-8 (AISI 304)',
    text: 'Austenitic stainless steel 18-8 for outdoors without chlorides, softer than alloy steel; grease the thread against galling.',
  },
  stainless316: {
    ...grades.a4,
    code: '316',
    label: '316 Stainless',
    material: 'Stainless steel AISI 316',
    text: 'Austenitic stainless steel 316 for sea air and chemicals, softer than alloy steel; grease the thread against galling.',
  },
  shoulder129: {
    ...grades.black129,
    text: 'Alloy steel of class 12.9, the shoulder ground to f9. Blackened and oiled: protection against rust indoors only.',
  },
  shoulderA2: {
    ...grades.a2,
    label: 'A2',
    text: 'Austenitic stainless steel A2, the shoulder ground to f9, for outdoors without chlorides; grease the thread against galling.',
  },
} as const satisfies Record<string, Grade>
