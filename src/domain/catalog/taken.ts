import { say } from '#contract/phrase.ts'
import { isDuplicate } from '#db/errors.ts'
import { conflict } from '../errors.ts'

/** Rejects an action that would give two products the same name or SKU (conflict). */
export async function refuseTaken<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (isDuplicate(error, 'products_name_unique'))
      throw conflict(say`A product with this name already exists`, { field: 'productname' })
    if (isDuplicate(error, 'products_sku_unique'))
      throw conflict(say`A product with this SKU already exists`, { field: 'sku' })
    throw error
  }
}
