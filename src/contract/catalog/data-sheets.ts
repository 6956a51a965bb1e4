import type { Product } from './catalog.ts'
import type { Declaration } from './declarations.ts'
import { type DrawnFacts, digestOf, drawnFacts } from './drawings.ts'
import type { DispatchFacts, FactsOf } from './plain-facts.ts'

/** What a product's data sheet says besides its drawing. */
type Said = FactsOf<DispatchFacts> &
  Readonly<Pick<Product, 'grade' | 'description' | 'min' | 'step'>> & {
    /** What it conforms to and which codes it has; lists do not say it. */
    readonly declarations?: readonly Declaration[]
    readonly codes?: readonly Declaration[]
  }

/** What a product's data sheet says, and nothing else: no price, and no stock. */
export type DataSheetFacts = DrawnFacts & Said

/** Of a product what its data sheet says. */
export function dataSheetFacts(product: DataSheetFacts): DataSheetFacts {
  const {
    weight,
    customsCode,
    countryOfOrigin,
    grade,
    description,
    min,
    step,
    declarations = [],
    codes = [],
  } = product
  return {
    ...drawnFacts(product),
    weight,
    customsCode,
    countryOfOrigin,
    grade,
    description,
    min,
    step,
    declarations,
    codes,
  }
}

/** Where a product's data sheet is: '/data-sheets/0198…/2k8hz….pdf', as its drawing's address. */
export function dataSheetPath(product: DataSheetFacts & { readonly _id: string }): string {
  return `/data-sheets/${product._id}/${digestOf(dataSheetFacts(product))}.pdf`
}

/** Of a product what its drawing says as a PDF: what a piece weighs, too. */
export function printedFacts(product: DrawnFacts & Pick<Said, 'weight'>): DrawnFacts & Pick<Said, 'weight'> {
  return { ...drawnFacts(product), weight: product.weight }
}

/** Where a product's drawing is as a PDF: '/drawings/0198…/2k8hz….pdf'. */
export function printedDrawingPath(
  product: DrawnFacts & Pick<Said, 'weight'> & { readonly _id: string },
): string {
  return `/drawings/${product._id}/${digestOf(printedFacts(product))}.pdf`
}
