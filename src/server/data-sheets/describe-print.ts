import { weigh } from '#adapters/papers/words.ts'
import { partPath } from '#contract/catalog/addresses.ts'
import { type DataSheetFacts, dataSheetFacts, printedFacts } from '#contract/catalog/data-sheets.ts'
import { type DrawnFacts, drawnFacts } from '#contract/catalog/drawings.ts'
import { dispatchFacts, readFacts, TO_BE_CONFIRMED } from '#contract/catalog/plain-facts.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import type { Context } from '#domain/context.ts'
import { dayIn, noonOf } from '#domain/days.ts'
import { declare } from '#domain/declarations/declare.ts'
import { declareCodes } from '#domain/declarations/declare-codes.ts'
import { composeDataSheet } from './compose-data-sheet.ts'
import type { SheetJob } from './make-data-sheet.ts'

/** What is made of a product as a PDF. */
export type Print = 'data-sheet' | 'drawing'

/** Of a product what such a PDF of it shows, by which browsers know whether theirs is that of today. */
export function factsOfPrint(print: Print, product: ProductRow): DataSheetFacts | DrawnFacts {
  return print === 'drawing' ? printedFacts({ ...product, weight: product.weightGrams }) : saidOf(product)
}

/** What a data sheet or a drawing of a product says today; `origin` is where its page is. */
export function describePrint(print: Print, ctx: Context, product: ProductRow, origin: string): SheetJob {
  const { seller, timeZone } = ctx.billing
  const asOf = dayIn(timeZone, ctx.now())
  const made = { seller: { ...seller, logo: ctx.settings.logo() }, madeAt: noonOf(asOf) }
  const facts = drawnFacts(product)
  const { name, sku, weightGrams } = product
  if (print === 'drawing') {
    const mass = weightGrams === null ? TO_BE_CONFIRMED : weigh(weightGrams)
    return { drawing: { ...made, name, sku: sku ?? '', mass, asOf }, facts }
  }
  const address = origin + partPath({ ...product, _id: product.id, family: product.familyId })
  return { sheet: { ...composeDataSheet(saidOf(product)), ...made, timeZone, address }, facts }
}

function saidOf(product: ProductRow): DataSheetFacts {
  return dataSheetFacts({
    ...product,
    ...readFacts(dispatchFacts, product),
    min: product.minQuantity,
    step: product.packStep,
    declarations: declare(product),
    codes: declareCodes(product),
  })
}
