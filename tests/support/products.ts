import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type Product, product } from '#contract/catalog.ts'

/** The first product of the shop's catalogue that is as wanted. */
export async function findProduct(page: Page, isWanted: (product: Product) => boolean): Promise<Product> {
  const answer = await page.request.get('/service')
  const found = z
    .array(product)
    .parse(await answer.json())
    .find(isWanted)
  if (!found) throw new Error('the shop has no such product')
  return found
}

/** A product that can be turned in three dimensions. */
export const hasModel = ({ model, sku }: Product) => model !== null && sku !== null
