import type { Drawing } from './drawing/drawing.ts'

/** The units a dimension is given in. The empty one is for bare numbers: teeth, coils, pieces. */
export type Unit = 'mm' | '°' | 'kg' | 'g' | 'N' | 'kN' | 'N/mm' | 'N·mm/°' | 'N·m' | 't' | ''

/** What a symbol of a drawing stands for, and in which unit. */
export type DimensionTerm = readonly [name: string, unit: Unit]

/** The dimensions a family of parts is made from, by their symbol; the two or three that matter most to a buyer first. */
export type FamilyTerms = Readonly<Record<string, DimensionTerm>>

/** A number for each symbol of the terms, in the unit that they give. */
export type Dimensions<Terms extends FamilyTerms> = Readonly<Record<keyof Terms, number>>

/** Numbers by their symbol, not known yet to be those of a family. */
export type Values = Readonly<Record<string, number>>

/** A family of parts without its solids: what is known of it on a page that shows no model. */
export interface PartFamily<Terms extends FamilyTerms = FamilyTerms, Form = unknown> {
  readonly terms: Terms
  /** Every figure that drawing and model share, computed from the dimensions; null if one is missing or not above zero. */
  readonly formOf: (values: Values) => Form | null
  /** The drawing of a part with these dimensions; null as above. */
  readonly drawingOf: (values: Values) => Drawing | null
  /** The volume of its material in mm³, within 5 % of its model's; null as above, or where only the model knows it. */
  readonly volumeOf: (values: Values) => number | null
  /** How much of that volume is steel, whatever the part is made of: 0 of most families. */
  readonly steelOf: (values: Values) => number
  /** The mass in grams that its table of dimensions states; null where it states none. */
  readonly statedMassOf: (values: Values) => number | null
}

/**
 * A family of parts: its terms; its form, which is every figure that both drawing and model need, computed once from the
 * dimensions; how it is drawn from that form; and its volume, where a formula knows it, with the share of it that is always of steel.
 * Its model is defined beside it, by `defineModel`.
 */
export function defineFamily<const Terms extends FamilyTerms, Form>({
  terms,
  form,
  draw,
  volume,
  steel,
}: {
  readonly terms: Terms
  readonly form: (dimensions: Dimensions<Terms>) => Form
  readonly draw: (form: Form) => Drawing
  readonly volume?: (form: Form) => number
  readonly steel?: (form: Form) => number
}): PartFamily<Terms, Form> {
  const formOf = (values: Values) => (hasDimensions(terms, values) ? form(values) : null)
  const mass = Object.entries(terms).find(([, [name]]) => name === 'Mass')
  return {
    terms,
    formOf,
    drawingOf: values => (hasDimensions(terms, values) ? draw(form(values)) : null),
    volumeOf: values => (volume && hasDimensions(terms, values) ? volume(form(values)) : null),
    steelOf: values => (steel && hasDimensions(terms, values) ? steel(form(values)) : 0),
    statedMassOf: values => {
      if (!mass || !hasDimensions(terms, values)) return null
      const [symbol, [, unit]] = mass
      return (values[symbol] ?? 0) * (unit === 'kg' ? 1000 : 1)
    },
  }
}

/** Whether there is a number above zero for each of these terms. */
function hasDimensions<Terms extends FamilyTerms>(terms: Terms, values: Values): values is Dimensions<Terms> {
  return Object.keys(terms).every(symbol => (values[symbol] ?? 0) > 0)
}
