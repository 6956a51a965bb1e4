import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Product } from '#contract/catalog/catalog.ts'
import { drawingPath } from '#contract/catalog/drawings.ts'
import { fetchShop, toCallError } from '../../../client.ts'

/** The element that has the drawing in it, and nothing else. */
export const SHEET_ID = 'drawing-sheet'

/** The markup of what is drawn, empty if it has no drawing. Not in the data of its page, with which the server would send it twice. */
const drawings = new WeakMap<Product, string>()

/** Fetches the drawing of this product, so that its page has it at once. For the page's loader; never fails. */
export async function loadDrawing(product: Product): Promise<void> {
  if (product.model === null) return
  // The page is useful without it; the next visit tries again.
  drawings.set(product, (await drawProduct(product).catch(() => undefined)) ?? '')
}

const drawProduct = createIsomorphicFn()
  .server(async (product: Product) => getGlobalStartContext()?.draw(product))
  .client(async (product: Product) => {
    const answer = await fetchShop(drawingPath(product, 'svg'))
    return answer.ok ? answer.text() : undefined
  })

/** The markup of this product's drawing; empty if it has none. For rendering. */
export function drawingOf(product: Product): string {
  const known = drawings.get(product)
  if (known !== undefined || product.model === null) return known ?? ''
  // The page comes from the server, where the loader has run: what it has drawn stands.
  const drawn = document.getElementById(SHEET_ID)?.innerHTML ?? ''
  drawings.set(product, drawn)
  return drawn
}

/** The drawing of this product as a DXF file. Rejects if the shop cannot be reached. */
export async function fetchDxf(product: Product): Promise<Blob> {
  const answer = await fetchShop(drawingPath(product, 'dxf'))
  if (!answer.ok) throw await toCallError(answer)
  return answer.blob()
}
