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
  /** In g/cm³. */
  readonly density: number
  /** Figures that the material decides: the strength class on a bolt's head. */
  readonly dimensions?: Values | undefined
  /** The family that it is built as where it is not the range's, with the same terms: a bearing with seals. */
  readonly family?: Family | undefined
  /** What the material means to a buyer, as a sentence or two of the description. */
  readonly text: string
}
