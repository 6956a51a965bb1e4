import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type Product, product } from '#contract/catalog/catalog.ts'

/** The products that the shop came with: those that tests add are their own. */
export async function findProducts(page: Page): Promise<readonly Product[]> {
  const answer = await page.request.get('/service')
  return z
    .array(product)
    .parse(await answer.json())
    .filter(({ sku }) => sku?.startsWith('PH-'))
}

/** The first of them that `isWanted` accepts. */
export async function findProduct(page: Page, isWanted: (product: Product) => boolean): Promise<Product> {
  const found = (await findProducts(page)).find(isWanted)
  if (!found) throw new Error('the shop has no such product')
  return found
}

/** Whether a product has a 3D model. */
export const hasModel = ({ model, sku }: Product) => model !== null && sku !== null
