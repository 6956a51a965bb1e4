import { type Grade, grades } from '../../grade.ts'

/** The grades that screws with slots and cross recesses are sold in. */
export const screwGrades = {
  zinc48: {
    ...grades.zinc88,
    label: '4.8',
    material: 'Steel, strength class 4.8',
    eurosPerKilogram: 1.9,
    text: 'Strength class 4.8: tensile strength 420 MPa, yield 340 MPa. Electro-galvanised, blue passivated, free of chromium VI.',
  },
  black48: {
    ...grades.zinc88,
    code: 'BK',
    label: '4.8, Black',
    material: 'Steel, strength class 4.8',
    finish: 'Black oxide',
    eurosPerKilogram: 1.9,
    effort: 1.1,
    text: 'Strength class 4.8: tensile strength 420 MPa, yield 340 MPa. Blackened and oiled: protection against rust indoors only.',
  },
  a2: { ...grades.a2, effort: 1.4 },
  a4: {
    ...grades.a4,
    label: 'A4-70',
    material: 'Stainless steel A4-70 (1.4401)',
    effort: 1.6,
    text: 'Austenitic stainless steel A4-70, tensile strength 700 MPa, for sea air and chemicals; grease the thread against galling.',
  },
  brass: grades.brass,
} as const satisfies Record<string, Grade>
