export {
  type Category,
  categoryOf,
  type DimensionsOf,
  type Family,
  familyNames,
  isFamily,
  loadFamily,
} from './families.ts'
export { type DimensionTerm, type FamilyTerms, type PartFamily, type Unit, type Values } from './family.ts'
export { densities, type Finish, finishes, type Surface, surfaceOf } from './finishes.ts'
export { formatDimension } from './format-dimension.ts'
export { recessNumber } from './geometry/cross-recess.ts'
export { fractionOfInch, INCH } from './geometry/inches.ts'
export { A4 } from './sheet/border.ts'
export { describeSheet } from './sheet/describe-sheet.ts'
export { boxOfInk } from './sheet/ink.ts'
export { makeSheet, type Sheet, type SheetPart } from './sheet/sheet.ts'
export { type SvgText, svgOf, writeSvg } from './sheet/svg.ts'
export { unitsOf } from './sheet/title-block.ts'
export type { Size } from './sizes.ts'
export { wordDimension } from './word-dimension.ts'
