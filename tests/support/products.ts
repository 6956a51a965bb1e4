import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type Product, product } from '#contract/catalog.ts'

/** The first product in the catalogue that `isWanted` accepts. */
export async function findProduct(page: Page, isWanted: (product: Product) => boolean): Promise<Product> {
  const answer = await page.request.get('/service')
  const found = z
    .array(product)
    .parse(await answer.json())
    .find(isWanted)
  if (!found) throw new Error('the shop has no such product')
  return found
}

/** Whether a product has a 3D model. */
export const hasModel = ({ model, sku }: Product) => model !== null && sku !== null
