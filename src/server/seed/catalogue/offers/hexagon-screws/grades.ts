import { type Grade, grades } from '../../grade.ts'

/** Grades of bolts whose head says its strength class, by the figure C of their dimensions. */
export const marked = {
  zinc88: { ...grades.zinc88, dimensions: { C: 8.8 } },
  galvanised88: { ...grades.galvanised88, dimensions: { C: 8.8 } },
  black109: { ...grades.black109, dimensions: { C: 10.9 } },
  a2: { ...grades.a2, dimensions: { C: 70 } },
  a4: { ...grades.a4, dimensions: { C: 80 } },
  plain88: {
    code: 'BL',
    label: '8.8, Plain',
    material: 'Steel, strength class 8.8',
    finish: 'Bright',
    eurosPerKilogram: 2,
    effort: 0.95,
    dimensions: { C: 8.8 },
    text: 'Strength class 8.8: tensile strength 800 MPa, yield 640 MPa. Plain and oiled, to be welded, painted or used in machines that run in oil.',
  },
  zinc109: {
    code: '109',
    label: '10.9, Zinc',
    material: 'Alloy steel, quenched and tempered, class 10.9',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.8,
    effort: 1.2,
    dimensions: { C: 10.9 },
    text: 'Strength class 10.9: tensile strength 1040 MPa, proof stress 940 MPa. Electro-galvanised and baked, so that it does not turn brittle.',
  },
  black129: {
    ...grades.black129,
    code: '129',
    label: '12.9, Black',
    dimensions: { C: 12.9 },
  },
  zinc46: {
    code: null,
    label: '4.6',
    material: 'Steel, strength class 4.6',
    finish: 'Zinc-plated',
    eurosPerKilogram: 1.9,
    effort: 0.9,
    dimensions: { C: 4.6 },
    text: 'Strength class 4.6: tensile strength 400 MPa, yield 240 MPa; soft enough to be bent and welded. Electro-galvanised.',
  },
  galvanised46: {
    code: 'HDG',
    label: '4.6, Hot-Dip Galvanised',
    material: 'Steel, strength class 4.6',
    finish: 'Hot-dip galvanised',
    eurosPerKilogram: 2.5,
    effort: 1.05,
    dimensions: { C: 4.6 },
    text: 'Strength class 4.6: tensile strength 400 MPa. Hot-dip galvanised to ISO 10684 for years outdoors; takes nuts tapped oversize.',
  },
} as const satisfies Record<string, Grade>

/** Grades of bolts without a mark of their strength. */
export const unmarked = {
  zinc: {
    code: null,
    label: 'Zinc',
    material: 'Steel, strength class 4.6',
    finish: 'Zinc-plated',
    eurosPerKilogram: 1.9,
    effort: 0.95,
    text: 'Strength class 4.6, tensile strength 400 MPa; electro-galvanised and blue passivated, for dry rooms.',
  },
  galvanised: {
    code: 'HDG',
    label: 'Hot-Dip Galvanised',
    material: 'Steel, strength class 4.6',
    finish: 'Hot-dip galvanised',
    eurosPerKilogram: 2.5,
    effort: 1.1,
    text: 'Strength class 4.6, tensile strength 400 MPa; hot-dip galvanised to ISO 10684 for years outdoors.',
  },
  a2: { ...grades.a2, label: 'A2' },
  a4: { ...grades.a4, label: 'A4' },
  stainless188: {
    code: '188',
    label: '18-8 Stainless',
    material: 'Stainless steel 18-8 (AISI 304)',
    finish: 'Stainless',
    eurosPerKilogram: 6.2,
    effort: 1.5,
    text: 'Austenitic stainless steel 18-8, tensile strength about 550 MPa, for outdoors without chlorides; grease the thread against galling.',
  },
} as const satisfies Record<string, Grade>

/** Grades of inch bolts, SAE J429, by the figure C of their dimensions. */
export const sae = {
  grade5: {
    code: null,
    label: 'Grade 5',
    material: 'Medium carbon steel, SAE J429 grade 5',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.3,
    effort: 1.1,
    dimensions: { C: 5 },
    text: 'SAE grade 5, three lines on the head: tensile strength 120 ksi (825 MPa). Zinc-plated, clear passivated.',
  },
  grade8: {
    code: 'G8',
    label: 'Grade 8',
    material: 'Alloy steel, SAE J429 grade 8',
    finish: 'Yellow zinc-plated',
    eurosPerKilogram: 2.8,
    effort: 1.3,
    dimensions: { C: 8 },
    text: 'SAE grade 8, six lines on the head: tensile strength 150 ksi (1035 MPa). Zinc-plated, yellow passivated.',
  },
  grade2: {
    code: 'G2',
    label: 'Grade 2',
    material: 'Low carbon steel, SAE J429 grade 2',
    finish: 'Zinc-plated',
    eurosPerKilogram: 1.9,
    effort: 1,
    dimensions: { C: 2 },
    text: 'SAE grade 2, no mark on the head: tensile strength 74 ksi (510 MPa) up to 3/4 inch, 60 ksi above. Zinc-plated.',
  },
  stainless188: { ...unmarked.stainless188, dimensions: { C: 304 } },
} as const satisfies Record<string, Grade>

/** Grades of inch bolts without a mark of their strength, ASTM A307. */
export const a307 = {
  zinc: {
    ...unmarked.zinc,
    material: 'Low carbon steel, ASTM A307 grade A',
    text: 'ASTM A307 grade A: tensile strength 60 ksi (415 MPa). Zinc-plated, for dry rooms.',
  },
  galvanised: {
    ...unmarked.galvanised,
    material: 'Low carbon steel, ASTM A307 grade A',
    text: 'ASTM A307 grade A: tensile strength 60 ksi (415 MPa). Hot-dip galvanised to ASTM F2329 for years outdoors.',
  },
} as const satisfies Record<string, Grade>
