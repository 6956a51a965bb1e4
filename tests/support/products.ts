import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type Product, product } from '#contract/catalog/catalog.ts'

/** The first product that the shop came with and `isWanted` accepts: those that tests add are their own. */
export async function findProduct(page: Page, isWanted: (product: Product) => boolean): Promise<Product> {
  const answer = await page.request.get('/service')
  const found = z
    .array(product)
    .parse(await answer.json())
    .find(each => each.sku?.startsWith('PH-') && isWanted(each))
  if (!found) throw new Error('the shop has no such product')
  return found
}

/** Whether a product has a 3D model. */
export const hasModel = ({ model, sku }: Product) => model !== null && sku !== null
