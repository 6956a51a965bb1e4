import type { Family, Finish, Values } from '@parts-hub/parts'

/** A material with its finish, in which sizes of a family are sold. */
export interface Grade {
  /** Ends the SKU: 'A2'; null for the usual one. */
  readonly code: string | null
  /** As it ends a product's name: '8.8, Zinc'. */
  readonly label: string
  /** As on the product's page: 'Steel, strength class 8.8'. */
  readonly material: string
  readonly finish: Finish
  /** What the material costs as rod or sheet, with its coating, in euros per kilogram. */
  readonly eurosPerKilogram: number
  /** How much more work it is than in plain steel; 1 for steel. */
  readonly effort: number
  /** In g/cm³, where it is not what the finish suggests: carbide under titanium nitride. */
  readonly density?: number
  /** Figures that the material decides: the strength class on a bolt's head. */
  readonly dimensions?: Values
  /** The family that it is built as where it is not the range's, with the same terms: a bearing with seals. */
  readonly family?: Family
  /** What the material means to a buyer, as a sentence or two of the description. */
  readonly text: string
}

/** The grades that several families are sold in. A family may change what is different: `{ ...grades.zinc88, code: 'ZN' }`. */
export const grades = {
  zinc88: {
    code: null,
    label: '8.8',
    material: 'Steel, strength class 8.8',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.2,
    effort: 1,
    text: 'Strength class 8.8: tensile strength 800 MPa, yield 640 MPa. Electro-galvanised, blue passivated, free of chromium VI.',
  },
  galvanised88: {
    code: 'HDG',
    label: '8.8, Hot-Dip Galvanised',
    material: 'Steel, strength class 8.8',
    finish: 'Hot-dip galvanised',
    eurosPerKilogram: 2.9,
    effort: 1.2,
    text: 'Strength class 8.8, hot-dip galvanised to ISO 10684 for years outdoors; takes nuts tapped oversize.',
  },
  black109: {
    code: '109',
    label: '10.9, Black',
    material: 'Alloy steel, quenched and tempered, class 10.9',
    finish: 'Black oxide',
    eurosPerKilogram: 2.6,
    effort: 1.15,
    text: 'Strength class 10.9: tensile strength 1040 MPa, proof stress 940 MPa. Blackened and oiled: protection against rust indoors only.',
  },
  black129: {
    code: null,
    label: '12.9',
    material: 'Alloy steel, strength class 12.9',
    finish: 'Black oxide',
    eurosPerKilogram: 3.1,
    effort: 1.25,
    text: 'Strength class 12.9: tensile strength 1220 MPa, proof stress 1100 MPa. Blackened and oiled: protection against rust indoors only.',
  },
  a2: {
    code: 'A2',
    label: 'A2-70',
    material: 'Stainless steel A2-70 (1.4301)',
    finish: 'Stainless',
    eurosPerKilogram: 6.2,
    effort: 1.5,
    text: 'Austenitic stainless steel A2-70, tensile strength 700 MPa, for outdoors without chlorides; grease the thread against galling.',
  },
  a4: {
    code: 'A4',
    label: 'A4-80',
    material: 'Stainless steel A4-80 (1.4401)',
    finish: 'Stainless',
    eurosPerKilogram: 8.4,
    effort: 1.7,
    text: 'Austenitic stainless steel A4-80, tensile strength 800 MPa, for sea air and chemicals; grease the thread against galling.',
  },
  brass: {
    code: 'MS',
    label: 'Brass',
    material: 'Brass CuZn37',
    finish: 'Polished brass',
    eurosPerKilogram: 9.5,
    effort: 1.3,
    text: 'Brass CuZn37: does not rust or spark, is not magnetic and conducts well.',
  },
} as const satisfies Record<string, Grade>
